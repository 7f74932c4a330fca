import { createHash } from "node:crypto";

const DIGITS = 12;

/** A hash of rules, for the version of a scanner: after a change of the rules, what was scanned before is scanned again. */
export function rulesVersion(rules: Iterable<unknown>): string {
  const hash = createHash("sha256");
  for (const rule of rules) hash.update(`${JSON.stringify(rule, toJson)}\n`);
  return hash.digest("hex").slice(0, DIGITS);
}

function toJson(_key: string, value: unknown): unknown {
  if (value instanceof RegExp || typeof value === "function") return String(value);
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
