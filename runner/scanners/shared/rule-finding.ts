import type { PipelineFinding } from "../../../worker/contract/finding.ts";
import { codeOnly } from "./fingerprint.ts";
import type { ReportedRule } from "./rule-pack.ts";
import type { Position } from "./source-text.ts";

const MAX_SNIPPET_LENGTH = 500;
const MAX_PATH_LENGTH = 4_096;

/** Where a rule matched, with the identity that survives moved lines. */
export interface RuleMatch {
  path: string;
  position: Position;
  endLine: number;
  snippet: string;
  fingerprint: string;
  code: string;
}

/** The finding for a match of a rule of the pack. */
export function ruleFinding(scanner: string, rule: ReportedRule, language: string, match: RuleMatch): PipelineFinding {
  const { title, severity, cwe, owasp, confidence, references } = rule.metadata;
  return {
    external_id: match.fingerprint,
    title,
    severity,
    scanner,
    description: `${rule.message.trim()}\n\n${rule.note.trim()}`,
    location_path: match.path.slice(0, MAX_PATH_LENGTH),
    location_line: match.position.line,
    location_column: match.position.column,
    metadata: {
      rule_id: rule.id,
      cwe,
      owasp,
      confidence,
      snippet: match.snippet,
      fingerprint: match.fingerprint,
      end_line: match.endLine,
      language,
      references,
    },
    identity: codeOnly(match.code),
  };
}

/** The matched text, shortened for display and without characters that a database column cannot store. */
export function snippetOf(matched: string): string {
  return matched.replaceAll("\0", "\uFFFD").slice(0, MAX_SNIPPET_LENGTH).toWellFormed();
}
