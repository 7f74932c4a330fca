import { describe, expect, it } from "vitest";
import { type Json, logOf, resultOf, take, takeOne } from "./upload.ts";

function withRule(rule: Json): Json {
  return { tool: { driver: { name: "lint", rules: [{ id: "no-eval", ...rule }] } } };
}

function score(value: unknown, rule: Json = {}): Json {
  return { ...rule, properties: { "security-severity": value } };
}

describe("level and severity", () => {
  const CASES: [string, Json, Json, string, string][] = [
    ["error", { level: "error" }, {}, "error", "high"],
    ["warning", { level: "warning" }, {}, "warning", "medium"],
    ["note", { level: "note" }, {}, "note", "low"],
    ["none", { level: "none" }, {}, "none", "info"],
    ["upper case", { level: "ERROR" }, {}, "error", "high"],
    ["absent", {}, {}, "warning", "medium"],
    ["of the rule", {}, { defaultConfiguration: { level: "error" } }, "error", "high"],
    ["of the rule before the score", {}, score("9.8", { defaultConfiguration: { level: "note" } }), "note", "critical"],
    ["of the result before the rule's", { level: "note" }, { defaultConfiguration: { level: "error" } }, "note", "low"],
    ["by a score of 9", {}, score("9.0"), "error", "critical"],
    ["by a score below 9", {}, score("8.9"), "error", "high"],
    ["by a score of 7", {}, score(7), "error", "high"],
    ["by a score below 7", {}, score("6.9"), "warning", "medium"],
    ["by a score of 4", {}, score("4"), "warning", "medium"],
    ["by a score below 4", {}, score("3.9"), "note", "low"],
    ["by a score above 0", {}, score("0.1"), "note", "low"],
    ["by a score of 0", {}, score("0.0"), "none", "info"],
    ["by a score of 10", {}, score(" 10.0 "), "error", "critical"],
    ["the score of the result first", { properties: { "security-severity": 2 } }, score(9.9), "note", "low"],
    ["the score before the level", { level: "note" }, score("9.1"), "note", "critical"],
    ["a score that is none", {}, score("high"), "warning", "medium"],
    ["a score beyond 10", { level: "error" }, score("11"), "error", "high"],
    ["a score below 0", { level: "error" }, score(-1), "error", "high"],
    ["a score that is an object", { level: "error" }, score({}), "error", "high"],
    ["of the kind open", { kind: "open" }, { defaultConfiguration: { level: "error" } }, "none", "info"],
    ["of the kind review", { kind: "REVIEW" }, {}, "none", "info"],
    ["of the kind informational", { kind: "informational" }, {}, "none", "info"],
  ];

  it.for(CASES)("%s", async ([, result, rule, level, severity]) => {
    const { finding, metadata } = await takeOne(resultOf(result), withRule(rule));
    expect([metadata.sarif["level"], finding.severity]).toEqual([level, severity]);
  });

  it("warns about an invalid score", async () => {
    const { warnings } = await takeOne(resultOf(), withRule(score("very")));
    expect(warnings).toEqual(["results[0]: security-severity is no number from 0 to 10: it is ignored"]);
  });
});

describe("what is no finding", () => {
  it.for([
    ["baseline_absent", { baselineState: "absent" }],
    ["baseline_absent", { baselineState: "Absent" }],
    ["not_a_problem", { kind: "pass" }],
    ["not_a_problem", { kind: "Pass" }],
    ["not_a_problem", { kind: "notApplicable" }],
  ] as const)("is skipped as %s", async ([reason, change]) => {
    const { findings, runs } = await take(logOf([resultOf(change), resultOf()]));
    expect(findings).toHaveLength(1);
    expect(runs[0]).toMatchObject({ results: 2, stored: 1, skipped: [{ reason, results: 1 }] });
  });

  it.for([
    { suppressions: [] },
    { suppressions: [{ kind: "inSource" }] },
    { suppressions: [{ kind: "external", status: "ACCEPTED" }] },
    { suppressions: [{ kind: "external", status: "underReview" }] },
    { suppressions: [{ kind: "external", status: "rejected" }] },
    { suppressions: [{ kind: "inSource" }, { kind: "external", status: "underReview" }] },
    {
      suppressions: [
        { kind: "External", status: "Rejected" },
        { kind: "external", status: "accepted" },
      ],
    },
    { baselineState: "unchanged" },
    { baselineState: "new" },
    { kind: "fail" },
    { kind: "fail" },
  ])("is not this: %o", async (change) => {
    expect((await take(logOf([resultOf(change)]))).findings).toHaveLength(1);
  });
});

describe("the rule", () => {
  const driver = {
    name: "lint",
    rules: [
      { id: "A", name: "first", shortDescription: { text: "The first" } },
      { id: "B/sub", shortDescription: { text: "The second" } },
      { id: "C", guid: "11111111-1111-4111-8111-111111111111", fullDescription: { text: "The third" } },
      { id: "D", name: "OnlyAName" },
    ],
  };
  const extensions = [
    { name: "pack", rules: [{ id: "X", shortDescription: { text: "Of the pack" } }] },
    {
      name: "other",
      guid: "22222222-2222-4222-8222-222222222222",
      rules: [{ id: "X", shortDescription: { text: "Of the other" } }],
    },
  ];

  it.for([
    ["by id", { ruleId: "A" }, "A", "The first"],
    ["by index", { ruleIndex: 1 }, "B/sub", "The second"],
    ["by a reference with an id", { rule: { id: "A" } }, "A", "The first"],
    ["by a reference with an index", { rule: { index: 2 } }, "C", "The third"],
    ["by a reference with a guid", { rule: { guid: "11111111-1111-4111-8111-111111111111" } }, "C", "The third"],
    ["by a name alone", { ruleId: "D" }, "D", "OnlyAName"],
    ["by an id below it", { ruleId: "A/1/2" }, "A/1/2", "The first"],
    ["by an id below it and the index", { ruleId: "B/sub/x", ruleIndex: 1 }, "B/sub/x", "The second"],
    ["by the id when the index is wrong", { ruleId: "A", ruleIndex: 1 }, "A", "The first"],
    ["by the id when the index is beyond the end", { ruleId: "A", ruleIndex: 99 }, "A", "The first"],
    ["by the id when the index is -1", { ruleId: "A", ruleIndex: -1 }, "A", "The first"],
    ["in an extension by id", { ruleId: "X" }, "X", "Of the pack"],
    ["in an extension by index", { rule: { index: 0, toolComponent: { index: 1 } } }, "X", "Of the other"],
    ["in an extension by its name", { rule: { id: "X", toolComponent: { name: "other" } } }, "X", "Of the other"],
    [
      "in an extension by its guid",
      { ruleId: "X", rule: { index: 0, toolComponent: { guid: "22222222-2222-4222-8222-222222222222" } } },
      "X",
      "Of the other",
    ],
  ] as const)("is found %s", async ([, result, id, title]) => {
    const { finding, metadata } = await takeOne(
      { message: { text: "m" }, ...result },
      { tool: { driver, extensions } },
    );
    expect([metadata.rule_id, finding.title]).toEqual([id, title]);
  });

  it.for([
    ["no-such", "no-such"],
    ["constructor", "constructor"],
    ["__proto__", "__proto__"],
    ["a/".repeat(400), "a/".repeat(250)],
  ])("may be unknown: %s", async ([ruleId, kept]) => {
    const { finding, metadata } = await takeOne(
      { ruleId, message: { text: "What it says\nand more" } },
      { tool: { driver } },
    );
    expect([metadata.rule_id, finding.title]).toEqual([kept, "What it says"]);
  });

  it("is found past components that are empty", async () => {
    const run = { tool: { driver: {}, extensions: [{}, { name: "other", rules: [{ id: "X", name: "found" }] }] } };
    const taxonomies = [{}, { name: "CWE", taxa: [{}, { id: "79" }] }];
    const other = { rule: { index: 0, toolComponent: { name: "other" } } };
    const taxa = [{ index: 1, toolComponent: { name: "CWE" } }];
    const { finding, metadata } = await takeOne({ message: { text: "m" }, taxa, ...other }, { ...run, taxonomies });
    expect([finding.title, metadata.cwe]).toEqual(["found", "CWE-79"]);
  });

  it("may come after the results, and the tool with it", async () => {
    const text = `{"runs":[{"results":[{"ruleIndex":0,"message":{"id":"m"}}],"tool":{"driver":{"rules":[{"messageStrings":{"m":{"text":"late"}},"id":"A"}],"name":"late tool"}}}],"version":"2.1.0"}`;
    const { findings, runs } = await take(text);
    expect(findings[0]).toMatchObject({ scanner: "late tool", description: "late", metadata: { rule_id: "A" } });
    expect(runs[0]?.tool).toEqual({ name: "late tool", version: null });
  });
});

describe("the message", () => {
  const run = {
    tool: {
      driver: {
        name: "lint",
        globalMessageStrings: { shared: { text: "shared {0}" }, hidden: { text: "not this" } },
        rules: [
          {
            id: "no-eval",
            messageStrings: {
              default: { text: "{1} calls {0} in {{braces}} {7}" },
              hidden: { text: "the rule's" },
              marked: { markdown: "*m*" },
            },
          },
        ],
      },
    },
  };

  it.for([
    [{ text: "as it is {0} {{x}}" }, "as it is {0} {{x}}"],
    [{ text: "{0} and {1}", arguments: ["a", "b"] }, "a and b"],
    [{ text: "{0}{{0}}", arguments: ["{0}"] }, "{0}{0}"],
    [{ text: "{0}", arguments: [] }, "{0}"],
    [{ id: "default", arguments: ["eval", "main"] }, "main calls eval in {braces} {7}"],
    [{ id: "shared", arguments: ["x"] }, "shared x"],
    [{ id: "hidden" }, "the rule's"],
    [{ id: "marked" }, "*m*"],
    [{ text: "", markdown: "**bold**" }, "**bold**"],
    [{ text: "see [the source](1) and [docs](https://x.example/)" }, "see the source and [docs](https://x.example/)"],
    [{ text: "a\0b \uD800" }, "a\uFFFDb \uFFFD"],
    [{ id: "unknown" }, null],
    [{ id: "constructor" }, null],
    [{ text: "" }, null],
    [{ text: "  " }, null],
  ] as [unknown, string | null][])("may be odd: %#", async ([message, description]) => {
    const { finding, warnings } = await takeOne(resultOf({ message }), run);
    expect(finding.description).toBe(description);
    expect(warnings).toEqual(description === null ? ["results[0]: message has no text"] : []);
    expect(finding.title.length).toBeGreaterThan(0);
  });

  it("of a megabyte is cut, with a warning", async () => {
    const { finding, warnings } = await takeOne(resultOf({ message: { text: "🦊".repeat(500_000) } }));
    expect(finding.description).toHaveLength(20_000);
    expect(finding.title).toHaveLength(1_000);
    expect(warnings).toEqual([
      "results[0]: the title is cut to 1000 characters",
      "results[0]: message is cut to 20000 characters",
    ]);
  });
});

describe("CWE", () => {
  const taxonomies = [
    { name: "OWASP", taxa: [{ id: "79" }] },
    { name: "CWE", guid: "33333333-3333-4333-8333-333333333333", taxa: [{ id: "22" }, { id: "CWE-78" }] },
  ];

  it.for([
    [{ tags: ["security", "external/cwe/cwe-089"] }, {}, {}, ["CWE-89"]],
    [{ tags: ["CWE-79: Cross-site scripting", "cwe:94"] }, {}, {}, ["CWE-79", "CWE-94"]],
    [{ tags: ["CWE-79", "cwe-79", 5, null] }, {}, {}, ["CWE-79"]],
    [{ tags: ["scwe-79", "cwe", "cwe-x", "owasp-a1"] }, {}, {}, []],
    [{ cwe: "CWE-502" }, {}, {}, ["CWE-502"]],
    [{ tags: "security,external/cwe/cwe-502", cwes: "CWE-94" }, {}, {}, ["CWE-502", "CWE-94"]],
    [{ cwe: ["CWE-1", "CWE-2"] }, {}, {}, ["CWE-1", "CWE-2"]],
    [{ cwe: 611 }, {}, {}, ["CWE-611"]],
    [{ cwe: "0611", cwes: [79, "22", {}, null] }, {}, {}, ["CWE-611", "CWE-79", "CWE-22"]],
    [{ tags: ["https://cwe.mitre.org/data/definitions/89.html", "22"] }, {}, {}, ["CWE-89"]],
    [{}, { properties: { tags: ["cwe-20"] } }, {}, ["CWE-20"]],
    [{}, { taxa: [{ id: "352", toolComponent: { name: "CWE" } }] }, {}, ["CWE-352"]],
    [{}, { taxa: [{ id: "CWE-352" }] }, {}, ["CWE-352"]],
    [{}, { taxa: [{ index: 1, toolComponent: { index: 1 } }] }, {}, ["CWE-78"]],
    [{}, { taxa: [{ index: 0, toolComponent: { guid: "33333333-3333-4333-8333-333333333333" } }] }, {}, ["CWE-22"]],
    [{}, { taxa: [{ id: "79", toolComponent: { name: "OWASP" } }] }, {}, []],
    [{}, { taxa: [{ index: 0, toolComponent: { index: 0 } }, { index: 7 }] }, {}, []],
    [
      {},
      {},
      { relationships: [{ target: { id: "77", toolComponent: { name: "cwe", index: 9 } } }, { kinds: [] }] },
      ["CWE-77"],
    ],
  ] as [Json, Json, Json, string[]][])("%#", async ([properties, result, rule, weaknesses]) => {
    const run = { tool: { driver: { name: "lint", rules: [{ id: "no-eval", properties, ...rule }] } }, taxonomies };
    const { metadata } = await takeOne(resultOf(result), run);
    expect(metadata.cwe).toBe(weaknesses[0]);
    expect(metadata.cwes).toEqual(weaknesses.length > 1 ? weaknesses : undefined);
  });
});

it("keeps what is said by the keys of JavaScript's own objects apart from them", async () => {
  const text = `{"version":"2.1.0","__proto__":{"runs":5},"runs":[{"tool":{"driver":{"name":"t","__proto__":{"rules":[]},"rules":[]}},"artifacts":[{"__proto__":{"location":{"uri":"polluted"}}}],"constructor":{"name":"CWE"},"results":[{"properties":{"__proto__":{"security-severity":9}},"message":{"text":"m","properties":{"__proto__":{}}},"fingerprints":{"__proto__":"f"},"locations":[{"physicalLocation":{"artifactLocation":{"index":0}}}]}]}]}`;
  const { findings } = await take(text);
  expect(findings[0]).toMatchObject({ severity: "medium", location_path: null });
  expect(({} as Json)["location"]).toBeUndefined();
});
