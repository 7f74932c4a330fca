import type { Severity } from "./finding.ts";

/** SARIF 2.1.0, 3.27.10 */
export const SARIF_LEVELS = ["error", "warning", "note", "none"] as const;
export type SarifLevel = (typeof SARIF_LEVELS)[number];

/** The SARIF level of each severity. */
export const LEVEL_OF_SEVERITY: Record<Severity, SarifLevel> = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "note",
  info: "note",
};

/** The severity of an uploaded result without a score. */
export const SEVERITY_OF_LEVEL: Record<SarifLevel, Severity> = {
  error: "high",
  warning: "medium",
  note: "low",
  none: "info",
};

/** The midpoint of each CVSS v3 range, for the property `security-severity`, by which SARIF consumers sort. */
export const SCORE_OF_SEVERITY: Record<Severity, string> = {
  critical: "9.5",
  high: "8.0",
  medium: "5.5",
  low: "2.0",
  info: "0.0",
};

/** The name of the fingerprint with the `external_id` of an exported finding: an upload uses it unchanged. */
export const EXTERNAL_ID_FINGERPRINT = "externalId/v1";
/** The name of the fingerprint by which an uploaded result is recognized as the same as an exported one. */
export const RESULT_HASH_FINGERPRINT = "resultHash/v1";
