import type { Severity } from "../contract/finding.ts";
import type { Fields } from "./json-fields.ts";

export const LEVELS = ["error", "warning", "note", "none"] as const;
export type Level = (typeof LEVELS)[number];

const OF_LEVEL: Record<Level, Severity> = { error: "high", warning: "medium", note: "low", none: "info" };

/** A CVSS score in the property `security-severity`: a number, or text that is one. `garbage` when it is neither. */
export function readScore(properties: Fields): number | "garbage" | undefined {
  const value = properties["security-severity"];
  if (value === undefined || value === null || value === "") return undefined;
  const isText = typeof value === "string" && /^\s*\d{1,2}(\.\d{1,20})?\s*$/.test(value);
  const score = isText || typeof value === "number" ? Number(value) : Number.NaN;
  return score >= 0 && score <= 10 ? score : "garbage";
}

/** The ranges of CVSS v3. */
export function severityOfScore(score: number): Severity {
  if (score >= 9) return "critical";
  if (score >= 7) return "high";
  if (score >= 4) return "medium";
  return score > 0 ? "low" : "info";
}

export function severityOfLevel(level: Level): Severity {
  return OF_LEVEL[level];
}

/** Undefined for what is no level, in whatever case. */
export function readLevel(value: unknown): Level | undefined {
  return typeof value === "string" ? LEVELS.find((level) => level === value.trim().toLowerCase()) : undefined;
}

export function levelOfScore(score: number): Level {
  if (score >= 7) return "error";
  if (score >= 4) return "warning";
  return score > 0 ? "note" : "none";
}

/** The level of a finding whose scanner tells none, by a severity that may be any word. */
export function levelOfSeverity(severity: string): Level {
  switch (severity.toLowerCase()) {
    case "critical":
    case "high":
      return "error";
    case "low":
    case "info":
      return "note";
    default:
      return "warning";
  }
}

const SCORES = new Map<string, string>(
  Object.entries({ critical: "9.5", high: "8.0", medium: "5.5", low: "2.0", info: "0.0" } satisfies Record<
    Severity,
    string
  >),
);

/** A score in the middle of the range of a severity, or undefined for a word that is none of ours. */
export function scoreOfSeverity(severity: string): string | undefined {
  return SCORES.get(severity);
}
