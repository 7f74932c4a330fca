import type { PipelineFinding } from "../../../worker/contract/finding.ts";
import { codeOnly, type Fingerprint, fingerprintMatches } from "../shared/fingerprint.ts";
import { mostSevere } from "../shared/most-severe.ts";
import type { MatchMessage } from "./messages.ts";
import type { SecretRule } from "./rule.ts";

const SECRET_ID_LENGTH = 16;
const MAX_PATH_LENGTH = 4_096;

/** The findings of a scanner's matches; matches of unknown rules are dropped. */
export function secretFindings(
  scanner: string,
  messages: readonly MatchMessage[],
  rules: ReadonlyMap<string, SecretRule>,
  maxFindings: number,
): { findings: PipelineFinding[]; cut: boolean } {
  const matches = messages.map((message) => ({ ...message, ruleId: message.rule }));
  const findings = fingerprintMatches(scanner, matches).flatMap((match) => {
    const rule = rules.get(match.rule);
    return rule === undefined ? [] : [toFinding(scanner, rule, match)];
  });
  return { findings: mostSevere(findings, maxFindings, false), cut: findings.length > maxFindings };
}

function toFinding(scanner: string, rule: SecretRule, match: MatchMessage & Fingerprint): PipelineFinding {
  return {
    external_id: match.fingerprint,
    title: rule.title,
    severity: rule.severity,
    scanner,
    description: rule.description,
    location_path: match.path.slice(0, MAX_PATH_LENGTH),
    location_line: match.line,
    location_column: match.column,
    metadata: {
      rule_id: rule.id,
      cwe: rule.cwe,
      confidence: match.confidence,
      snippet: match.snippet,
      fingerprint: match.fingerprint,
      preview: match.preview,
      entropy: match.entropy,
      secret_id: match.identity.slice(0, SECRET_ID_LENGTH),
    },
    identity: codeOnly(match.code),
  };
}
