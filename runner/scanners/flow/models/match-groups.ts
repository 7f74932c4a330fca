import { groupNames } from "../domain/pattern-groups.ts";
import { onlyObject } from "../domain/heap-object.ts";
import { joinTaints } from "../domain/taint.ts";
import { constantValue, NOTHING, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { declareName } from "../interpreter/assign.ts";
import { callText } from "./text-calls.ts";
import { groupOf, groupsIn, LANGUAGES, matchIn, matchOf } from "./held-matches.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";

/* The groups of a match of a regular expression: a group that lets only safe signs in is safe. */

const MODULES = /(?:^|\.)(?:re|regex)\.(\w+)$/u;
const MATCHES = /^(?:match|search|fullmatch)$/u;
const REPLACES = /^g?sub!?$/u;
const SUBSTITUTES = /^subn?$/u;
/** The variable with the last match. */
const LAST_MATCH = "$~";
const FINDS = /^(?:findall|scan)$/u;
const POSITIONS = /^(?:start|end|span|begin|offset|byteoffset)$/u;
const LISTS = /^(?:groups|captures|to_a|deconstruct)$/u;
const MAPS = /^(?:groupdict|named_captures|deconstruct_keys)$/u;

/** The pattern and the text of a call that searches. */
function searchOf(
  { language }: Engine,
  { expression, named, receiver, args }: Call,
): { pattern: Value; subject: Value } | null {
  const [first, second] = args;
  const isKnown =
    MATCHES.test(expression.name) || FINDS.test(expression.name) || /^(?:finditer|slice|\[\])$/u.test(expression.name);
  if (!isKnown || !first) return null;
  if (receiver?.type === "RegExp") return { pattern: receiver, subject: first };
  if (language === "ruby") return receiver && first.type === "RegExp" ? { pattern: first, subject: receiver } : null;
  return second && MODULES.test(named.accessPath) ? { pattern: first, subject: second } : null;
}

/** @returns the result of a search, or of a method of a match; null for any other call. */
export function matchCall(engine: Engine, call: Call, scope: Scope): Value | null {
  if (!LANGUAGES.has(engine.language)) return null;
  const { receiver, args, expression } = call;
  const { name, at } = expression;
  const held = receiver && matchIn(receiver, scope) ? receiver : null;
  if (held) return ofMatch(engine, held, name, args, at, scope);
  const search = searchOf(engine, call);
  if (!search) return null;
  const match = noteMatch(engine, search.pattern, search.subject, at, scope);
  if (!match) return null;
  if (name === "slice" || name === "[]") return groupOf(engine, match, args[1] ?? constantValue(0), scope);
  const [block] = args.at(-1)?.closures ?? [];
  if (MATCHES.test(name)) return block ? invokeMaybe(engine, block, { args: [match], at }, scope) : match;
  const found = name === "finditer" ? match : foundBy(engine, match, at, scope);
  if (block && found) invokeMaybe(engine, block, { args: partsOf(found, scope), at }, scope);
  return found && { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: found }, ":found")] };
}

/** The same, which is in Ruby also the last match, for `$~` and `$1`. */
export function noteMatch(engine: Engine, pattern: Value, subject: Value, at: SyntaxNode, scope: Scope): Value | null {
  const match = matchOf(engine, pattern, subject, at, scope);
  if (engine.language === "ruby")
    declareName(LAST_MATCH, match ?? tainted(engine.reachableTaints(subject, scope.state)), scope);
  return match;
}

/** `/(?<name>…)/ =~ text` also assigns variables with the names of the groups. */
export function noteGroups(engine: Engine, pattern: Value, subject: Value, at: SyntaxNode, scope: Scope): void {
  const match = noteMatch(engine, pattern, subject, at, scope);
  for (const name of groupNames(String(pattern.constant ?? "")))
    declareName(name, match ? groupOf(engine, match, constantValue(name), scope) : tainted(subject.taints), scope);
}

/** The function that makes the new text, the pattern, the text in which it replaces, and the arguments with a text instead of it. */
function replacementOf({ language }: Engine, { expression, named, receiver, args }: Call) {
  const at = args.findIndex(({ closures }) => closures);
  const [first] = args;
  if (language === "ruby" && REPLACES.test(expression.name) && at === 1)
    return { pattern: first, subject: receiver, rest: [first], at };
  if (language !== "python" || !SUBSTITUTES.test(expression.name) || at < 0) return null;
  const isOfPattern = at === 0 && receiver?.type === "RegExp";
  if (!isOfPattern && !(at === 1 && MODULES.test(named.accessPath))) return null;
  const rest = args.map((arg, index) => (index === at ? constantValue("") : arg));
  return { pattern: isOfPattern ? receiver : first, subject: args[at + 1], rest, at };
}

/** `text.gsub(pattern) { replacement }`, `re.sub(pattern, function, text)` */
export function replacedByBlock(engine: Engine, call: Call, scope: Scope): Value | null {
  const { pattern, subject, rest = [], at: position } = replacementOf(engine, call) ?? {};
  const [closure] = (position === undefined ? undefined : call.args[position]?.closures) ?? [];
  if (!subject || !pattern || !closure) return null;
  const { at } = call.expression;
  const match = noteMatch(engine, pattern, subject, at, scope);
  const whole = match ? groupOf(engine, match, constantValue(0), scope) : tainted(subject.taints);
  const found = engine.language === "python" ? (match ?? whole) : whole;
  const made = invokeMaybe(engine, closure, { args: [found], at }, scope);
  const others = callText(engine, { ...call, args: rest.filter((arg) => arg !== undefined) }, scope) ?? subject;
  return tainted(joinTaints(others.taints, engine.reachableTaints(made, scope.state)));
}

function ofMatch(
  engine: Engine,
  match: Value,
  name: string,
  args: readonly Value[],
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  const [first = constantValue(0), ...others] = args;
  if (POSITIONS.test(name)) return UNKNOWN;
  if (name === "group" && others.length === 0) return groupOf(engine, match, first, scope);
  if (name === "group" || name === "values_at")
    return engine.list(
      at,
      scope,
      args.map((key) => groupOf(engine, match, key, scope)),
      ":groups",
    );
  const patterns = groupsIn(engine, match, scope);
  const [groups] = patterns;
  if (!groups || patterns.length > 1 || !(LISTS.test(name) || MAPS.test(name))) return null;
  const numbers = groups.map((_, index) => groupOf(engine, match, constantValue(index), scope));
  if (LISTS.test(name)) return engine.list(at, scope, name === "to_a" ? numbers : numbers.slice(1), ":groups");
  const fields = new Map(
    groups.flatMap(({ name: key }, index) => (key === undefined ? [] : [[key, numbers[index] ?? NOTHING] as const])),
  );
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", fields }, ":groups")] };
}

/** What a block with several parameters gets: the items of a list. */
function partsOf(found: Value, { state }: Scope): readonly Value[] {
  return onlyObject(found, state)?.items ?? [found];
}

/** What is found: the group, or a list of the groups if there are several; of Ruby, also of one. */
function foundBy(engine: Engine, match: Value, at: SyntaxNode, scope: Scope): Value | null {
  const [groups] = groupsIn(engine, match, scope);
  if (!groups) return null;
  const numbers = groups.map((_, index) => groupOf(engine, match, constantValue(index), scope));
  const [whole = UNKNOWN, first = UNKNOWN] = numbers;
  if (groups.length === 1) return whole;
  return groups.length === 2 && engine.language !== "ruby"
    ? first
    : engine.list(at, scope, numbers.slice(1), ":groups");
}
