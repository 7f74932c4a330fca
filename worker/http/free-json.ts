import { jsonBoundsViolation } from "../contract/json-bounds.ts";

/** Why a parsed JSON value may not be kept as it is, or undefined: too large, too deep, or not to be kept exactly. */
export function freeJsonViolation(value: unknown, maxBytes: number): string | undefined {
  const violation = jsonBoundsViolation(value, maxBytes);
  if (violation !== undefined) return violation;
  const json = JSON.stringify(value).replaceAll("\\\\", "");
  return /\\u0000|\\ud[89a-f]/.test(json) ? "must not contain NUL or unpaired surrogates" : undefined;
}
