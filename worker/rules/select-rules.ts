import type { Rule, RuleFilters } from "./schemas.ts";

export function selectRules(rules: readonly Rule[], { scanner, language, severity, q }: RuleFilters): Rule[] {
  const wanted = q?.toLowerCase();
  return rules.filter(
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
