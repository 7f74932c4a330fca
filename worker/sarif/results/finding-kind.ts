import type { FindingKind } from "../../findings/schemas.ts";
import { type Fields, fieldsOf, listOf } from "../json-fields.ts";
import type { ReadResult } from "./read-result.ts";
import type { Run } from "../runs/read-runs.ts";

const SECURITY_WORD = /^(?:external\/cwe|cwe|cve|owasp|secrets?|security|vulnerabilit(?:y|ies)|wasc)(?![a-z])/i;
/** `CVE-2021-44228`, `GHSA-…`, and ids with a part that is called security or secret: `security/detect-eval`, `java.security.…`. */
const SECURITY_ID = /^(?:cve-\d|ghsa-)|(?:^|[./:_-])(?:security|secrets?|vulnerabilit(?:y|ies))(?:$|[./:_-])/i;
/** The rules that ruff takes from flake8-bandit. */
const BANDIT_ID = /^S\d{3}$/;
const PROPERTIES = ["tags", "category", "categories", "issue_type", "type", "kind"];
/** Tools whose results have no such mark, and that report security problems alone. */
const SECURITY_TOOLS = new Set(
  "bandit brakeman checkov detect-secrets gitleaks gosec kics nuclei secretlint tfsec trufflehog zap".split(" "),
);

/**
 * Whether a result is about security rather than quality: by a CWE, a CVSS score, a tag or category, the rule's id, or the tool,
 * which for most security tools is not needed.
 */
export function findingKind(
  fields: Fields,
  { rule, ruleId }: ReadResult,
  run: Run,
  known: { hasWeakness: boolean; hasScore: boolean },
): FindingKind {
  if (known.hasWeakness || known.hasScore) return "security";
  const ids = [ruleId, rule?.id, rule?.name].filter((id) => id !== undefined);
  const tool = run.tool.name?.toLowerCase() ?? "";
  const isSecurity =
    [fieldsOf(fields["properties"]), ...(rule ? [rule.properties] : [])].some(isTagged) ||
    ids.some((id) => SECURITY_ID.test(id)) ||
    (/^(?:ruff|flake8)$/.test(tool) && ids.some((id) => BANDIT_ID.test(id))) ||
    SECURITY_TOOLS.has(tool);
  return isSecurity ? "security" : "quality";
}

function isTagged(properties: Fields): boolean {
  return PROPERTIES.flatMap((name) => {
    const value = properties[name];
    return typeof value === "string" ? value.split(/[,;]/) : listOf(value);
  }).some((word) => typeof word === "string" && SECURITY_WORD.test(word.trim()));
}
