import type { Call } from "../interpreter/call.ts";
import { refineTaints, type Engine, type Scope } from "../interpreter/engine.ts";
import { extendTaints } from "../interpreter/unwritten-fields.ts";
import { familiesOfPattern } from "../domain/pattern-families.ts";
import { groupsOf } from "../domain/pattern-groups.ts";
import { sanitizeTaints } from "../domain/taint.ts";
import { join, NOTHING, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** @returns the match of a known expression in untrusted text: a group that lets no special characters in is harmless; null for any other call. */
export function matchOf(engine: Engine, call: Call, scope: Scope): Value | null {
  if (engine.language !== "javascript") return null;
  const { expression, receiver, args } = call;
  const { name, at } = expression;
  const [subject, pattern] = name === "exec" ? [args[0], receiver] : [receiver, args[0]];
  if (!subject || !pattern || !/^(?:exec|match|matchAll)$/u.test(name)) return null;
  const { constant, flags } = pattern;
  if (pattern.type !== "RegExp" || typeof constant !== "string" || subject.taints.length === 0) return null;
  const texts = textsOfMatch(constant, subject, scope);
  if (!texts) return null;
  const { whole, groups } = texts;
  const isGlobal = name === "match" && flags !== undefined && flags.includes("g");
  if (isGlobal)
    return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: whole }, ":match")] };
  // Without known flags, the result may have the texts of all matches.
  const mayBeGlobal = name === "match" && flags === undefined;
  const items = [whole, ...groups.map(({ value }) => (mayBeGlobal ? join(value, whole) : value))];
  const names = groups.flatMap(({ name: of, value }) => (of === null ? [] : [[of, value] as const]));
  const named = engine.allocate(at, scope, { kind: "map", fields: new Map(names) }, ":groups");
  const fields = new Map<string, Value>([
    ["groups", names.length > 0 ? { ...UNKNOWN, refs: [named] } : NOTHING],
    ["index", UNKNOWN],
    ["input", subject],
  ]);
  const match = { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", items, fields }, ":match")] };
  if (name !== "matchAll") return match;
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: match }, ":matches")] };
}

/** The texts of a match and of its groups; null for an expression whose groups are not known. */
export function textsOfMatch(
  pattern: string,
  subject: Value,
  { state }: Scope,
): { whole: Value; groups: { name: string | null; value: Value }[] } | null {
  const text = (body: string, index: number): Value => {
    const taints = refineTaints(extendTaints(subject.taints, `#group${index}`), state);
    return tainted(sanitizeTaints(taints, familiesOfPattern(body, true)));
  };
  const known = groupsOf(pattern, false);
  if (!known) return null;
  const [, ...groups] = known;
  return {
    whole: text(pattern, 0),
    groups: groups.map(({ name = null, body }, index) => ({ name, value: text(body, index + 1) })),
  };
}
