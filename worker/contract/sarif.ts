import type { Severity } from "./finding.ts";

/** SARIF 2.1.0, 3.27.10 */
export const SARIF_LEVELS = ["error", "warning", "note", "none"] as const;
export type SarifLevel = (typeof SARIF_LEVELS)[number];

/** The level of a finding that is written as SARIF. */
export const LEVEL_OF_SEVERITY: Record<Severity, SarifLevel> = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "note",
  info: "note",
};

/** The severity of an uploaded result that has no score. */
export const SEVERITY_OF_LEVEL: Record<SarifLevel, Severity> = {
  error: "high",
  warning: "medium",
  note: "low",
  none: "info",
};

/** In the middle of each range of CVSS v3: the property `security-severity`, by which readers of SARIF sort. */
export const SCORE_OF_SEVERITY: Record<Severity, string> = {
  critical: "9.5",
  high: "8.0",
  medium: "5.5",
  low: "2.0",
  info: "0.0",
};

/** The name of the fingerprint that is the `external_id` of a finding of this service: an upload takes it as it is. */
export const EXTERNAL_ID_FINGERPRINT = "externalId/v1";
/** The name of the fingerprint that tells whether an uploaded result is the same as one that was exported. */
export const RESULT_HASH_FINGERPRINT = "resultHash/v1";
