import type { Severity } from "../../contract/finding.ts";
import type { SarifLevel } from "../../contract/sarif.ts";
import { type Fields, fieldsOf, textOf } from "../json-fields.ts";
import type { Run } from "../runs/read-runs.ts";
import type { Rule } from "../runs/read-tool.ts";
import { findOverride } from "../runs/rule-overrides.ts";
import { levelOfScore, readLevel, readScore, severityOfLevel, severityOfScore } from "../severity.ts";

const KINDS = ["open", "review", "informational"] as const;

interface Judgement {
  /** The kind of a result that is neither a problem nor its absence. */
  kind: (typeof KINDS)[number] | undefined;
  level: SarifLevel;
  score: number | undefined;
  severity: Severity;
}

/**
 * Determines the level (of the result, of the rule as configured, derived from the score, or `warning`), the score (of the result
 * or the rule), and the severity (of the score, else of the level).
 */
export function judge(
  fields: Fields,
  rule: Rule | undefined,
  run: Run,
  warn: (warning: string) => void = () => {},
): Judgement {
  const named = textOf(fields["kind"])?.toLowerCase();
  const kind = KINDS.find((known) => known === named);
  const known = readScore(fieldsOf(fields["properties"])) ?? rule?.score;
  if (known === "invalid") warn("security-severity is no number from 0 to 10: it is ignored");
  const score = known === "invalid" ? undefined : known;
  const given = readLevel(fields["level"]);
  const implied = kind === undefined ? undefined : "none";
  const ofRule = findOverride(fields, run.overrides, run.tool)?.level ?? rule?.level;
  const level = given ?? implied ?? ofRule ?? (score === undefined ? "warning" : levelOfScore(score));
  return { kind, level, score, severity: score === undefined ? severityOfLevel(level) : severityOfScore(score) };
}
