import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { indexValue } from "../interpreter/members.ts";
import { withKey, withUnknownKey, writeKey } from "../domain/heap-object.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { type Closure, constantValue, join, NOTHING, UNKNOWN, type Value } from "../domain/value.ts";

/** They return the value of a key, and store a given or computed one if there is none. */
const COMPUTE = new Set([
  "setdefault",
  "computeIfAbsent",
  "getOrPut",
  "GetOrAdd",
  "getOrInsert",
  "getOrInsertComputed",
]);
/** They store what a function makes of a key and its value. */
const RECOMPUTE = new Set(["compute", "computeIfPresent", "AddOrUpdate"]);

const REPLACE = "replaceAll";
/** It stores a given value, or what a function makes of that and the value of the key. */
const MERGE = "merge";
const MERGED = 3;

/** @returns the result of a method that stores a value under a key of a known map; null for any other call. */
export function computedEntry(engine: Engine, { receiver, args, expression }: Call, scope: Scope): Value | null {
  const { name: method, at } = expression;
  const [key, ...given] = args;
  if (receiver && method === REPLACE && key?.closures) return replacedAll(engine, receiver, key.closures, at, scope);
  const isKnown = receiver?.refs.some((ref) => scope.state.object(ref)?.kind === "map");
  const merges = method === MERGE && args.length === MERGED;
  if (!receiver || !key || !isKnown || !(COMPUTE.has(method) || RECOMPUTE.has(method) || merges)) return null;
  const held = indexValue(engine, { ...receiver, accessPath: "" }, key, at, scope);
  if (COMPUTE.has(method) && held.refs.length > 0) return held;
  const results = given.flatMap((value) =>
    value.closures
      ? value.closures.map((closure) =>
          invokeMaybe(engine, closure, { args: merges ? [held, given[0] ?? UNKNOWN] : [key, held], at }, scope),
        )
      : [value],
  );
  const value = (COMPUTE.has(method) && isPresent(held) ? [held, ...results] : results).reduce(join, NOTHING);
  for (const ref of receiver.refs) {
    const heapObject = scope.state.object(ref);
    if (!heapObject) continue;
    if (key.constant === undefined) scope.state.setObject(ref, withUnknownKey(withKey(heapObject, key), value));
    else writeKey(scope.state, ref, String(key.constant), value, receiver.refs.length === 1);
  }
  return value;
}

/** Each element of a list, or each value of a map, becomes what the functions make of it. */
function replacedAll(
  engine: Engine,
  { refs }: Value,
  closures: readonly Closure[],
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  const held = refs.map((ref) => [ref, scope.state.object(ref)] as const);
  if (held.length === 0) return null;
  for (const [ref, heapObject] of held) {
    if (heapObject?.kind !== "list" && heapObject?.kind !== "map") return null;
    const { kind, items, fields, unknownKeys } = heapObject;
    const made = (value: Value, key = UNKNOWN): Value =>
      closures
        .map((closure) => invokeMaybe(engine, closure, { args: kind === "map" ? [key, value] : [value], at }, scope))
        .reduce(join);
    scope.state.setObject(ref, {
      ...heapObject,
      items: items?.map((item) => made(item)) ?? null,
      fields: new Map([...fields].map(([name, value]) => [name, made(value, constantValue(name))])),
      unknownKeys: unknownKeys && made(unknownKeys),
    });
  }
  return UNKNOWN;
}

function isPresent({ taints, constant, closures }: Value): boolean {
  return taints.length > 0 || constant !== undefined || closures !== undefined;
}
