import { Severity } from "../contract/finding.ts";
import {
  LEVEL_OF_SEVERITY,
  SARIF_LEVELS,
  type SarifLevel,
  SCORE_OF_SEVERITY,
  SEVERITY_OF_LEVEL,
} from "../contract/sarif.ts";
import type { Fields } from "./json-fields.ts";

/** A CVSS score in the property `security-severity`: a number, or text with a number. `invalid` for anything else. */
export function readScore(properties: Fields): number | "invalid" | undefined {
  const value = properties["security-severity"];
  if (value === undefined || value === null || value === "") return undefined;
  const isText = typeof value === "string" && /^\s*\d{1,2}(\.\d{1,20})?\s*$/.test(value);
  const score = isText || typeof value === "number" ? Number(value) : Number.NaN;
  return score >= 0 && score <= 10 ? score : "invalid";
}

/** The severity by the ranges of CVSS v3. */
export function severityOfScore(score: number): Severity {
  if (score >= 9) return "critical";
  if (score >= 7) return "high";
  if (score >= 4) return "medium";
  return score > 0 ? "low" : "info";
}

export function severityOfLevel(level: SarifLevel): Severity {
  return SEVERITY_OF_LEVEL[level];
}

/**
 * Letter case is ignored.
 * @returns undefined for an unknown level.
 */
export function readLevel(value: unknown): SarifLevel | undefined {
  return typeof value === "string" ? SARIF_LEVELS.find((level) => level === value.trim().toLowerCase()) : undefined;
}

export function levelOfScore(score: number): SarifLevel {
  if (score >= 7) return "error";
  if (score >= 4) return "warning";
  return score > 0 ? "note" : "none";
}

/** The level of a finding without one in its metadata, by its severity, which may be any word. */
export function levelOfSeverity(severity: string): SarifLevel {
  const known = Severity.safeParse(severity.toLowerCase());
  return known.success ? LEVEL_OF_SEVERITY[known.data] : "warning";
}

/** @returns undefined for an unknown severity. */
export function scoreOfSeverity(severity: string): string | undefined {
  const known = Severity.safeParse(severity);
  return known.success ? SCORE_OF_SEVERITY[known.data] : undefined;
}
