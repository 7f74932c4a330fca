import { severityLimit, type Taint } from "./taint.ts";

interface Ranked {
  confidence: "high" | "medium" | "low";
  taint: Taint | null;
}

const CONFIDENCES = ["low", "medium", "high"];

/** Parameters come last, because a parameter is not a source if the file calls the function; then trusted sources. */
export function rank({ confidence, taint }: Ranked): number {
  const isTrusted = taint !== null && severityLimit(taint) === "low";
  return taint?.kind === "parameter" ? -1 : CONFIDENCES.indexOf(confidence) + (isTrusted ? 0 : CONFIDENCES.length);
}
