import { literal } from "../domain/name-patterns.ts";

/** Code that keeps a value by a key that may have another name where it is read. */
const WRITES = /\bWithValue\(|\benv\[[^\]\n]+\]\s*(?:\|\|)?=(?![=~])/u;

/** `x.tenant =`, `x["tenant"] =`, `x[TENANT] =`, `set("tenant", …)`, `put(TENANT, …)`, `Tenant.set(…)`: whether code may keep a field. */
export function writesTo(field: string): (text: string) => boolean {
  const name = literal(field);
  const own = new RegExp(
    String.raw`(?:\.|["':])${name}(?:["']?\])?\s*(?:\|\|)?=(?!=)|\[(?:\w+\.)*${name}\]\s*=(?!=)|[(,]\s*(?:\w+(?:\.|::)|\\)*["']?${name}(?:["']|::class)?\s*,|(?<![\w$])${name}(?:(?:\.\w+){0,2}\(|(?:\.\w+){1,2}\s*=[^=])`,
    "u",
  );
  return (text) => WRITES.test(text) || own.test(text);
}
