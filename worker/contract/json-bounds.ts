import { TEXT_RULE } from "./text.ts";

const MAX_DEPTH = 64;
/** Of UTF-8, for a unit of UTF-16. */
const MAX_BYTES_PER_UNIT = 3;
const UNSTORABLE = /\\u0000|\\ud[89a-f]/;

/**
 * Why a parsed JSON value cannot be stored, or undefined: nested too deeply, numbers or text that the database cannot hold, or
 * too large.
 */
export function jsonBoundsViolation(value: unknown, maxBytes: number): string | undefined {
  let level: unknown[] = [value];
  // Not recursive: the sender decides how deep the value is.
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return `must not be nested deeper than ${MAX_DEPTH} levels`;
    const next: unknown[] = [];
    for (const item of level) {
      if (item === Infinity || item === -Infinity) return "must not contain numbers beyond 1.8e308";
      if (typeof item === "object" && item !== null) for (const child of Object.values(item)) next.push(child);
    }
    level = next;
  }
  const json = JSON.stringify(value);
  const isShort = json.length * MAX_BYTES_PER_UNIT <= maxBytes;
  if (!isShort && new TextEncoder().encode(json).length > maxBytes)
    return `must have at most ${maxBytes} bytes as JSON`;
  return json.includes("\\u") && UNSTORABLE.test(json.replaceAll("\\\\", "")) ? TEXT_RULE : undefined;
}
