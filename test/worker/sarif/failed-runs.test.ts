import { describe, expect, it } from "vitest";
import { type Json, logOf, resultOf, take } from "./upload.ts";

async function warningsOf(run: Json, results: unknown = []): Promise<string[]> {
  const { runs } = await take(logOf(results, run));
  return runs[0]?.warnings ?? [];
}

function invocation(change: Json): Json {
  return { invocations: [{ executionSuccessful: true }, { executionSuccessful: true, ...change }] };
}

const FAILED = "the tool reports that its run failed, so results may be missing";
const ERROR = "the tool reports an error of its own, so results may be missing";

describe("a run of a tool that failed has a warning", () => {
  it.for([
    [{ executionSuccessful: false }, `invocations[1].executionSuccessful: ${FAILED}`],
    [
      { toolExecutionNotifications: [{ message: { text: "m" } }, { level: "error", message: { text: "no memory" } }] },
      `invocations[1].toolExecutionNotifications[1]: ${ERROR} (no memory)`,
    ],
    [
      { toolConfigurationNotifications: [{ level: "Error", message: { id: "x" } }] },
      `invocations[1].toolConfigurationNotifications[0]: ${ERROR}`,
    ],
    [
      {
        toolExecutionNotifications: Array.from({ length: 3 }, (_, n) => ({
          level: "error",
          message: { text: `${n}` },
        })),
      },
      `invocations[1].toolExecutionNotifications[0] and 2 more: ${ERROR} (0)`,
    ],
    [
      { toolExecutionNotifications: [{ level: "error", message: { text: `\0${"x".repeat(10_000)}` } }] },
      `invocations[1].toolExecutionNotifications[0]: ${ERROR} (\uFFFD${"x".repeat(199)})`,
    ],
  ] as [Json, string][])("%#", async ([change, warning]) => {
    expect(await warningsOf(invocation(change))).toEqual([warning]);
    expect(await warningsOf(invocation(change), [resultOf()])).toEqual([warning]);
  });

  it("for each thing that went wrong, and none for what went right", async () => {
    const run = invocation({
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: "error", message: {} }],
    });
    expect(await warningsOf(run, null)).toEqual([
      `invocations[1].executionSuccessful: ${FAILED}`,
      `invocations[1].toolExecutionNotifications[0]: ${ERROR}`,
      "results is null or absent: the run has no outcome, so that nothing was found does not mean a clean scan",
    ]);
  });

  it("also where the invocations come after the results", async () => {
    const text = `{"version":"2.1.0","runs":[{"results":[],"invocations":[{"executionSuccessful":false}],"tool":{"driver":{"name":"t"}}}]}`;
    const { runs } = await take(text);
    expect(runs[0]?.warnings).toEqual([`invocations[0].executionSuccessful: ${FAILED}`]);
  });
});

describe("no warning", () => {
  it.for([
    {},
    { invocations: null },
    { invocations: [] },
    { invocations: [{ executionSuccessful: true, toolExecutionNotifications: null }] },
    invocation({
      toolExecutionNotifications: [{ level: "warning", message: { text: "m" } }, { message: { text: "m" } }],
    }),
    invocation({ exitCode: 1, properties: { executionSuccessful: false } }),
    { properties: { invocations: [{ executionSuccessful: false }] } },
  ] as Json[])("is there for a run that is done: %#", async (run) => {
    expect(await warningsOf(run)).toEqual([]);
  });
});

it("holds any number of notifications", async () => {
  const notification = {
    level: "error",
    message: { text: "x".repeat(1_000) },
    exception: { stack: "y".repeat(1_000) },
  };
  const toolExecutionNotifications = Array.from({ length: 20_000 }, () => notification);
  const [warning] = await warningsOf(invocation({ toolExecutionNotifications }));
  expect(warning).toContain("and 19999 more");
});
