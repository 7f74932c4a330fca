import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runScheduled } from "../../../worker/scheduled.ts";
import { call } from "../support/client.ts";
import { resultAt, runOf, Uploads } from "./uploads.ts";

const FAILED = { invocations: [{ executionSuccessful: true }, { executionSuccessful: false }] };

const category = (id: string) => ({ automationDetails: { id } });

it.for([
  ["that says so", [], FAILED],
  [
    "with an error of its own",
    [],
    {
      invocations: [
        {
          executionSuccessful: true,
          toolExecutionNotifications: [{ level: "error", message: { text: "out of memory" } }],
        },
      ],
    },
  ],
  ["without an outcome", null, {}],
] as const)("closes nothing with a failed run %s", async ([, results, change]) => {
  const uploads = await Uploads.begin();
  await uploads.scan(runOf("lint", [resultAt("one"), resultAt("two")]));
  await uploads.scan(runOf("lint", results, change));
  expect(await uploads.states()).toEqual(["one: open", "two: open"]);
  // What a failed run has found is stored.
  await uploads.scan(runOf("lint", [resultAt("three")], FAILED));
  expect(await uploads.states()).toEqual(["one: open", "three: open", "two: open"]);
  await uploads.scan(runOf("lint", [resultAt("two")]));
  expect(await uploads.states()).toEqual(["one: fixed", "three: fixed", "two: open"]);
});

it("closes only what tools with a run in the file would have found", async () => {
  const uploads = await Uploads.begin();
  const all = [
    runOf("lint", [resultAt("one")]),
    runOf("audit", [resultAt("two")]),
    runOf("third", [resultAt("three")]),
  ];
  await uploads.scan(...all);
  await uploads.scan(runOf("lint", []), runOf("audit", [], FAILED));
  expect(await uploads.states()).toEqual(["one: fixed", "three: open", "two: open"]);
  // One failed run of several of a tool is enough.
  await uploads.scan(runOf("audit", []), runOf("audit", [], FAILED), runOf("third", []));
  expect(await uploads.states()).toEqual(["one: fixed", "three: fixed", "two: open"]);
});

it("remembers the failed run when more is uploaded to the scan, before and after its completion", async () => {
  const uploads = await Uploads.begin();
  await uploads.scan(runOf("lint", [resultAt("one")]), runOf("audit", [resultAt("two")]));
  const scan = await uploads.create();
  await uploads.upload(scan, runOf("lint", [], FAILED));
  await uploads.upload(scan, runOf("lint", [resultAt("three")]));
  await uploads.complete(scan);
  expect(await uploads.states()).toEqual(["one: open", "three: open", "two: open"]);
  await uploads.upload(scan, runOf("lint", [resultAt("four")]), runOf("audit", [resultAt("five")]));
  await uploads.complete(scan);
  expect(await uploads.states()).toEqual(["five: open", "four: open", "one: open", "three: open", "two: fixed"]);
});

it("keeps the lines of history of categories apart, and that of a scan", async () => {
  const uploads = await Uploads.begin();
  await uploads.scan(runOf("codeql", [resultAt("js", "a.js")], category("/language:js/")));
  await uploads.scan(runOf("codeql", [resultAt("py", "a.py")], category("/language:py/")));
  expect(await uploads.states()).toEqual(["js: open", "py: open"]);
  // What follows the last slash is of the run alone.
  const scan = await uploads.scan(runOf("codeql", [], category("/language:js/2026-11-22")));
  expect(await uploads.states()).toEqual(["js: fixed", "py: open"]);
  // Neither another category nor none moves a scan that was compared to another line.
  await uploads.upload(scan, runOf("codeql", [resultAt("late", "b.py")], category("/language:py/")));
  await uploads.upload(scan, runOf("codeql", [resultAt("later", "c.py")], category("nightly")));
  await uploads.complete(scan);
  expect(await uploads.states()).toEqual(["js: fixed", "late: open", "later: open", "py: open"]);
  await uploads.scan(runOf("codeql", [], category("/language:js/2026-11-23")));
  expect(await uploads.states()).toEqual(["js: fixed", "late: fixed", "later: fixed", "py: open"]);
});

it("lets a failed run of one category leave the others of the scan alone", async () => {
  const uploads = await Uploads.begin();
  const runs = (js: unknown, py: unknown, change = {}) => [
    runOf("codeql", js, { ...category("/language:js/1"), ...change }),
    runOf("codeql", py, category("/language:py/1")),
    runOf("lint", []),
  ];
  const first = await uploads.scan(...runs([resultAt("js", "a.js")], [resultAt("py", "a.py"), resultAt("pz", "b.py")]));
  const second = await uploads.scan(...runs([], [resultAt("py", "a.py")], FAILED));
  expect(await uploads.states()).toEqual(["js: open", "py: open", "pz: fixed"]);
  // A category without a run of the tool is not one that it has looked at.
  const third = await uploads.scan(
    runOf("codeql", [], category("/language:js/2")),
    runOf("lint", [resultAt("lint", "c.py")], category("/language:py/2")),
    runOf("lint", []),
  );
  expect(await uploads.states()).toEqual(["js: fixed", "lint: open", "py: open", "pz: fixed"]);
  // What the tool found before is deleted, so that its category is unknown.
  for (const { path } of [first, second, third]) {
    expect((await call("DELETE", path, { token: uploads.tenant.token })).status).toBe(204);
  }
  await runScheduled(env);
  await uploads.scan(...runs([], [], FAILED));
  expect(await uploads.states()).toEqual(["js: fixed", "lint: fixed", "py: open", "pz: fixed"]);
  await uploads.scan(...runs([], []));
  expect(await uploads.states()).toEqual(["js: fixed", "lint: fixed", "py: fixed", "pz: fixed"]);
});
