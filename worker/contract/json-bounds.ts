import { TEXT_RULE } from "./text.ts";

const MAX_DEPTH = 64;

/**
 * Why a parsed JSON value cannot be stored, or undefined: nested too deeply, numbers or text that the database cannot hold, or
 * too large.
 */
export function jsonBoundsViolation(value: unknown, maxBytes: number): string | undefined {
  let level: unknown[] = [value];
  // Not recursive: the sender decides how deep the value is.
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return `must not be nested deeper than ${MAX_DEPTH} levels`;
    if (level.includes(Infinity) || level.includes(-Infinity)) return "must not contain numbers beyond 1.8e308";
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
  }
  const json = JSON.stringify(value);
  if (new TextEncoder().encode(json).length > maxBytes) return `must have at most ${maxBytes} bytes as JSON`;
  return /\\u0000|\\ud[89a-f]/.test(json.replaceAll("\\\\", "")) ? TEXT_RULE : undefined;
}
