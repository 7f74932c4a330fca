import rules from "./catalogue.json" with { type: "json" };
import type { Rule, RuleFilters } from "./schemas.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by our own script; a test parses each
const CATALOGUE = rules as readonly Rule[];

/** The rules of the embedded scanners of this version, without the operator's custom rules. */
export function listRules({ scanner, language, severity, q }: RuleFilters): Rule[] {
  const wanted = q?.toLowerCase();
  return CATALOGUE.filter(
    (rule) =>
      (scanner === undefined || rule.scanner === scanner) &&
      (language === undefined || rule.language === language) &&
      (severity === undefined || rule.severity === severity) &&
      (wanted === undefined || isAbout(rule, wanted)),
  );
}

function isAbout({ id, title, description, cwe }: Rule, wanted: string): boolean {
  return [id, title, description, cwe].some((text) => text.toLowerCase().includes(wanted));
}

export function findRule(id: string): Rule | undefined {
  return CATALOGUE.find((rule) => rule.id === id);
}
