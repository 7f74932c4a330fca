import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import catalogue from "../../worker/assets/rules.json" with { type: "json" };
import { Rule } from "../../worker/rules/schemas.ts";
import { selectRules } from "../../worker/rules/select-rules.ts";
import { isOfClass, WEAKNESSES } from "./weakness-classes.ts";

interface TitledRule {
  id: string;
  cwe: string;
  title: string;
}

const SEMGREP_RULES = "runner/rules/semgrep";
const SemgrepRules = z.object({
  rules: z.array(z.object({ id: z.string(), metadata: z.object({ title: z.string(), cwe: z.string() }) })),
});

const CATALOGUE = z.array(Rule).parse(catalogue);
const SEMGREP: TitledRule[] = readdirSync(SEMGREP_RULES)
  .flatMap((name) => SemgrepRules.parse(parse(readFileSync(join(SEMGREP_RULES, name), "utf8"))).rules)
  .map(({ id, metadata: { cwe, title } }) => ({ id, cwe, title }));

function classesOf(cwe: string): readonly string[] {
  return WEAKNESSES.find(({ cwes }) => cwes.some((number) => `CWE-${number}` === cwe))?.classes ?? [];
}

const isWellTitled = ({ cwe, title }: TitledRule) => classesOf(cwe).some((weakness) => isOfClass(title, weakness));

describe("the title of a rule", () => {
  it.each([
    ["the catalogue", CATALOGUE, 800],
    ["the Semgrep rules", SEMGREP, 30],
  ] as const)("begins with a class of its CWE in %s", (_, rules, atLeast) => {
    expect(rules.length).toBeGreaterThan(atLeast);
    expect(rules.filter((rule) => !isWellTitled(rule))).toEqual([]);
  });

  it.each([
    ["CWE-89", "SQL query built from variable parts"],
    ["CWE-89", "SQL injections everywhere"],
    ["CWE-89", "A possible SQL injection"],
    ["CWE-89", "sql injection: request data in a query"],
    ["CWE-89", "SQL injection:"],
    ["CWE-89", "Command injection: request data in a query"],
    ["CWE-79", "Cross-site scripting: request data in an HTML response"],
    ["CWE-99999", "SQL injection: request data in a query"],
  ])("is refused for %s: %s", (cwe, title) => {
    expect(isWellTitled({ id: "a", cwe, title })).toBe(false);
  });
});

describe("a search of the catalogue", () => {
  it.each(WEAKNESSES.map(({ cwes, classes }) => [classes.join(", "), cwes, classes] as const))(
    "for %s finds the rules of its CWEs",
    (_, cwes, classes) => {
      const found = new Set(classes.flatMap((q) => selectRules(CATALOGUE, { q: q.toLowerCase() })));
      const ofCwes = CATALOGUE.filter(({ cwe }) => cwes.some((number) => cwe === `CWE-${number}`));
      expect(ofCwes.filter((rule) => !found.has(rule))).toEqual([]);
    },
  );

  it("knows each CWE once", () => {
    const cwes = WEAKNESSES.flatMap((row) => row.cwes);
    expect(cwes.filter((cwe, n) => cwes.indexOf(cwe) !== n)).toEqual([]);
  });
});
