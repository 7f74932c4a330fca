import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { indexValue } from "../interpreter/members.ts";
import { withUnknownKey, writeKey } from "../domain/heap-object.ts";
import { join, NOTHING, type Value } from "../domain/value.ts";

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

/** @returns the result of a method that stores a value under a key of a known map; null for any other call. */
export function computedEntry(engine: Engine, { receiver, args, expression }: Call, scope: Scope): Value | null {
  const { name: method, at } = expression;
  const [key, ...given] = args;
  const isKnown = receiver?.refs.some((ref) => scope.state.object(ref)?.kind === "map");
  if (!receiver || !key || !isKnown || !(COMPUTE.has(method) || RECOMPUTE.has(method))) return null;
  const held = indexValue(engine, { ...receiver, accessPath: "" }, key, at, scope);
  if (COMPUTE.has(method) && held.refs.length > 0) return held;
  const results = given.flatMap((value) =>
    value.closures
      ? value.closures.map((closure) => invokeMaybe(engine, closure, { args: [key, held], at }, scope))
      : [value],
  );
  const value = (COMPUTE.has(method) && isPresent(held) ? [held, ...results] : results).reduce(join, NOTHING);
  for (const ref of receiver.refs) {
    const heapObject = scope.state.object(ref);
    if (!heapObject) continue;
    if (key.constant === undefined) scope.state.setObject(ref, withUnknownKey(heapObject, value));
    else writeKey(scope.state, ref, String(key.constant), value, receiver.refs.length === 1);
  }
  return value;
}

function isPresent({ taints, constant, closures }: Value): boolean {
  return taints.length > 0 || constant !== undefined || closures !== undefined;
}
