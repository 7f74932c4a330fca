import { assignTo } from "../interpreter/assign.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { join, UNKNOWN, type Value } from "../domain/value.ts";
import { textsOfMatch } from "./matches.ts";

const SETS = "PREG_SET_ORDER";
const WITHOUT_DELIMITERS = /^\s*(?:([/#~@!%|])(.*)\1|\((.*)\)|\{(.*)\}|\[(.*)\])[a-zA-Z]*$/su;

/**
 * Fills the argument for the texts of a match, and of its groups by number and name: `preg_match($pattern, $text, $match)`.
 * @returns whether the call is one with a known expression
 */
export function fillMatch(engine: Engine, { expression, args }: Call, scope: Scope): boolean {
  const [pattern, subject, , flags] = args;
  const target = expression.args[2]?.value;
  const isAll = expression.name === "preg_match_all";
  if (engine.language !== "php" || !/^preg_match(?:_all)?$/u.test(expression.name) || !target || !subject) return false;
  const body = typeof pattern?.constant === "string" ? bodyOf(pattern.constant) : null;
  // Other flags add the positions of the texts.
  const isKnown = !flags || (isAll && (flags.accessPath === SETS || flags.accessPath === "PREG_PATTERN_ORDER"));
  const texts = body !== null && isKnown ? textsOfMatch(body, subject, scope) : null;
  if (!texts) return false;
  const inSets = isAll && flags?.accessPath === SETS;
  const each = isAll && !inSets ? (value: Value, salt: string) => listOf(value, salt) : (value: Value) => value;
  const listOf = (value: Value, salt: string): Value => made({ kind: "list", unknownKeys: value }, salt);
  const made = (parts: Partial<HeapObject> & Pick<HeapObject, "kind">, salt: string): Value => ({
    ...UNKNOWN,
    refs: [engine.allocate(expression.at, scope, parts, salt)],
  });
  const fields = new Map([["0", each(texts.whole, ":whole")]]);
  for (const [index, { name, value }] of texts.groups.entries()) {
    const held = each(value, `:group${index}`);
    fields.set(String(index + 1), held);
    // Groups may share a name.
    const known = name === null ? undefined : fields.get(name);
    if (name !== null) fields.set(name, known ? join(known, held) : held);
  }
  const match = made({ kind: "map", fields }, ":match");
  assignTo(engine, target, inSets ? listOf(match, ":sets") : match, scope);
  return true;
}

/** The expression without its delimiters and flags; null with flags that change what its parts match. */
function bodyOf(pattern: string): string | null {
  const [, , ...bodies] = WITHOUT_DELIMITERS.exec(pattern) ?? [];
  const body = bodies.find((each) => each !== undefined);
  return body === undefined || /\(\?[|(R&0-9+]|\\[gK]/u.test(body) || /[xU][a-zA-Z]*$/u.test(flagsOf(pattern))
    ? null
    : body;
}

function flagsOf(pattern: string): string {
  return /[a-zA-Z]*$/u.exec(pattern.trimEnd())?.[0] ?? "";
}
