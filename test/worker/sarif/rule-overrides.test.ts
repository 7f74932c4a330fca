import { expect, it } from "vitest";
import { type Json, logOf, post, freshScan, resultOf, take } from "./upload.ts";

const RULES = [
  { id: "no-eval", guid: "11111111-1111-4111-8111-111111111111", defaultConfiguration: { level: "error" } },
  { id: "no-alert", defaultConfiguration: { level: "error" } },
];
const EXTENSIONS = [{ name: "pack", rules: [{ id: "of-pack" }] }];

function runWith(...invocations: unknown[]): Json {
  return { tool: { driver: { name: "lint", rules: RULES }, extensions: EXTENSIONS }, invocations };
}

function override(descriptor: Json, configuration: Json): Json {
  return { executionSuccessful: true, ruleConfigurationOverrides: [{ descriptor, configuration }] };
}

function resultOfInvocation(invocationIndex: number, text: string): Json {
  return resultOf({ provenance: { invocationIndex }, message: { text } });
}

it.for([
  ["by id", { id: "no-eval" }],
  ["by index", { index: 0 }],
  ["by GUID", { guid: "11111111-1111-4111-8111-111111111111" }],
] as const)("an override of the level applies to the rule that it names %s", async ([, descriptor]) => {
  const results = [
    resultOf(),
    resultOf({ ruleId: "no-alert" }),
    resultOf({ level: "warning", message: { text: "b" } }),
  ];
  const { findings } = await take(logOf(results, runWith(override(descriptor, { level: "Note" }))));
  expect(findings.map(({ severity }) => severity)).toEqual(["low", "high", "medium"]);
});

it("applies to a rule of an extension, and to one that the tool does not describe", async () => {
  const pack = override({ index: 0, toolComponent: { index: 0 } }, { level: "note" });
  const unknown = override({ id: "undescribed" }, { level: "error" });
  const results = [resultOf({ ruleId: "of-pack" }), resultOf({ ruleId: "undescribed" }), resultOf()];
  const { findings } = await take(logOf(results, runWith(pack, unknown)));
  expect(findings.map(({ severity }) => severity)).toEqual(["low", "high", "high"]);
});

it("skips results of a rule that an invocation disables, and counts them", async () => {
  const results = [resultOf(), resultOf({ ruleId: "no-alert" })];
  const { findings, runs } = await take(logOf(results, runWith(override({ id: "no-eval" }, { enabled: false }))));
  expect(findings.map(({ metadata }) => metadata)).toMatchObject([{ rule_id: "no-alert" }]);
  expect(runs[0]).toMatchObject({ results: 2, stored: 1, skipped: [{ reason: "rule_disabled", results: 1 }] });
});

it("takes the override of the invocation that a result names, else the last", async () => {
  const run = runWith(
    override({ id: "no-eval" }, { level: "note" }),
    {},
    override({ id: "no-eval" }, { level: "none" }),
  );
  const { findings } = await take(
    logOf(
      [0, 1, 2, -1, 99].map((index) => resultOfInvocation(index, `m${index}`)),
      run,
    ),
  );
  expect(findings.map(({ severity }) => severity)).toEqual(["low", "high", "info", "info", "high"]);
});

it.for([
  [{ ruleConfigurationOverrides: {} }, "runs[0].invocations[0].ruleConfigurationOverrides: must be an array"],
  [
    override({ id: "no-eval" }, { level: "loud" }),
    "runs[0].invocations[0].ruleConfigurationOverrides[0].configuration.level: must be one of error, warning, note, none",
  ],
  [override({ id: 5 }, {}), "runs[0].invocations[0].ruleConfigurationOverrides[0].descriptor.id: must be a string"],
  [
    override({ id: "no-eval" }, { enabled: "no" }),
    "runs[0].invocations[0].ruleConfigurationOverrides[0].configuration.enabled: must be true or false",
  ],
])("refuses what is no override: %#", async ([invocation, message]) => {
  const response = await post(await freshScan(), logOf([resultOf()], runWith(invocation)));
  expect([response.status, await response.json()]).toEqual([400, { error: "bad_request", message }]);
});
