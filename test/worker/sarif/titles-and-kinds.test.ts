import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { Finding } from "../../../worker/findings/schemas.ts";
import { findingTitle } from "../../../worker/sarif/results/finding-title.ts";
import { call, expectBody } from "../support/client.ts";
import { addFinding } from "../support/findings.ts";
import { at, exportOf, type Json, logOf, resultOf, take, takeOne } from "./upload.ts";

const NO_RULE = { id: undefined, name: undefined, title: undefined, fullDescription: undefined };

describe("the title", () => {
  it.for([
    ["is the rule's short description", { title: "Use of eval" }, "eval(x) is called.", "Use of eval"],
    [
      "is the first sentence of its full one",
      { fullDescription: "Calls of eval run code. Avoid it." },
      "m",
      "Calls of eval run code.",
    ],
    [
      "is the message's first sentence where the rule has only an id, as Bandit's",
      { id: "B301", name: "blacklist" },
      "Pickle can be unsafe when used to deserialize untrusted data, e.g. Consider JSON. More.",
      "Pickle can be unsafe when used to deserialize untrusted data, e.g. Consider JSON.",
    ],
    [
      "is the message's where the description repeats the id, as Semgrep's",
      { id: "python.lang.eval-detected", title: "Semgrep Finding: python.lang.eval-detected" },
      "Detected the use of eval(). It runs code.",
      "Detected the use of eval().",
    ],
    [
      "is the message's where the description is a template",
      { id: "F401", title: "`{name}` imported but unused" },
      "`os` imported but unused",
      "`os` imported but unused",
    ],
    ["is the message's where it is an id", { id: "no-eval", title: "no-eval" }, "eval is harmful", "eval is harmful"],
    [
      "is the description in spite of a word that is the name",
      { id: "B1", name: "eval", title: "Use of eval" },
      "x y",
      "Use of eval",
    ],
    ["is a template rather than nothing", { id: "F401", title: "`{name}` unused" }, undefined, "`{name}` unused"],
    ["is the name rather than one word", { id: "X1", name: "SomeRule" }, "m", "SomeRule"],
    ["is the id rather than nothing", { id: "X1" }, undefined, "X1"],
    ["does not end within a name or a number", {}, "a.b.C is 1.5 times slower. Use d.", "a.b.C is 1.5 times slower."],
    ["does not end with an abbreviation", {}, "Use X, i.e. Y instead. Or Z.", "Use X, i.e. Y instead."],
    ["is one line", {}, "First line\nSecond line.", "First line"],
  ] as [string, Partial<typeof NO_RULE> | Json, string | undefined, string][])("%s", ([, rule, message, title]) => {
    expect(findingTitle({ ...NO_RULE, ...rule }, "id" in rule ? String(rule["id"]) : undefined, message)).toBe(title);
  });
});

async function kindOf(result: Json, rule: Json, name: string): Promise<unknown> {
  const ruleId = result["ruleId"] ?? "rule-1";
  const run = { tool: { driver: { name, rules: [{ id: ruleId, ...rule }] } } };
  const { finding } = await takeOne(resultOf({ ruleId, ...result }), run);
  return z.looseObject({ kind: z.string() }).parse(finding.metadata).kind;
}

describe("the kind", () => {
  const SECURITY: [string, Json, Json, string][] = [
    ["a CWE", {}, { properties: { cwe: "CWE-79" } }, "x"],
    ["a CWE tag", {}, { properties: { tags: ["external/cwe/cwe-079"] } }, "x"],
    ["a score", { properties: { "security-severity": "1" } }, {}, "x"],
    ["a tag", {}, { properties: { tags: ["Security"] } }, "x"],
    ["a category", {}, { properties: { category: "vulnerability" } }, "x"],
    ["a part of the id", { ruleId: "java.lang.security.audit" }, {}, "x"],
    ["an id of a plugin", { ruleId: "security/detect-eval" }, {}, "ESLint"],
    ["an id of an advisory", { ruleId: "CVE-2021-44228" }, {}, "x"],
    ["an id of flake8-bandit", { ruleId: "S102" }, {}, "ruff"],
    ["a secret scanner", { ruleId: "aws-access-token" }, {}, "gitleaks"],
  ];
  const QUALITY: [string, Json, Json, string][] = [
    ["a lint rule", { ruleId: "no-unused-vars" }, { properties: { category: "Variables" } }, "ESLint"],
    ["an id of a linter like that of a security rule", { ruleId: "S102" }, {}, "sonar"],
    ["a tag that only begins like one", {}, { properties: { tags: ["securityish", "maintainability"] } }, "x"],
    ["an error", { level: "error" }, { properties: { "problem.severity": "error" } }, "ruff"],
  ];

  it.for(SECURITY)("is security by %s: %o", async ([, result, rule, name]) => {
    expect(await kindOf(result, rule, name)).toBe("security");
  });

  it.for(QUALITY)("is quality by %s: %o", async ([, result, rule, name]) => {
    expect(await kindOf(result, rule, name)).toBe("quality");
  });

  it("filters the lists, where others are about security, and the export calls lint no security", async () => {
    const rules = [{ id: "no-unused" }, { id: "sql", properties: { tags: ["security"] } }];
    const results = ["no-unused", "sql"].map((ruleId) => resultOf({ ruleId, ...at("a.js", { startLine: 1 }) }));
    const { place } = await take(logOf(results, { tool: { driver: { name: "lint", rules } } }));
    await addFinding(place, "own-1");
    await addFinding(place, "own-2", { metadata: { kind: "quality" } });
    await addFinding(place, "own-3", { metadata: 5 });
    const { tenant, path } = place;
    const idsOf = async (query: string) => {
      const response = await call("GET", `${path}/findings?${query}`, { token: tenant.token });
      const findings = await expectBody(response, 200, z.array(Finding));
      return [
        findings.map(({ metadata, external_id: id }) => Rule.parse(metadata ?? {}).rule_id ?? id),
        response.headers.get("x-total-count"),
      ];
    };
    expect(await idsOf("kind=quality&count=true")).toEqual([["no-unused", "own-2"], "2"]);
    expect(await idsOf("kind=security&count=true&sort=severity")).toEqual([["sql", "own-1", "own-3"], "3"]);
    expect(await idsOf("kind=quality&severity=low&count=true")).toEqual([["own-2"], "1"]);
    expect(await idsOf("kind=other")).toEqual([[], null]);
    const log = await exportOf(place);
    const exported = log.runs.find(({ tool }) => tool.driver.name === "lint");
    const properties = exported?.tool.driver.rules.map((rule) => [rule.id, rule["properties"]]);
    expect(Object.fromEntries(properties ?? [])).toEqual({
      "no-unused": { tags: [] },
      sql: { tags: ["security"], "security-severity": "5.5" },
    });
  });
});

const Rule = z.object({ rule_id: z.string().optional() }).catch({});
