import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Taint } from "../domain/taint.ts";
import { entriesOfArray, type Entry, mapOfEntries } from "./array-entries.ts";
import { anyKey } from "./array-keys.ts";
import { elementOf } from "./collections.ts";

const USES_KEY = "ARRAY_FILTER_USE_KEY";
const USES_BOTH = "ARRAY_FILTER_USE_BOTH";

/** The values that a function makes of those of an array, under the same keys. */
export function mappedArray(
  engine: Engine,
  { expression, args }: Call,
  array: Value,
  value: Value,
  scope: Scope,
): Value {
  const keeps = expression.name === "array_map" && args.length === 2 && array.taints.length > 0;
  const keys = keeps ? anyKey(engine, array, scope.state).taints : [];
  const made = keys.length > 0 ? { kind: "map" as const, keys } : { kind: "list" as const };
  return { ...UNKNOWN, refs: [engine.allocate(expression.at, scope, { ...made, unknownKeys: value }, ":map")] };
}

/** What a function of several arrays, or of keys, gets: `array_map(fn($key, $value) => …, $keys, $values)`; null for any other. */
export function ofArrays(engine: Engine, { expression, args }: Call, { state }: Scope): readonly Value[] | null {
  const element = (array: Value): Value => elementOf(engine, array, state);
  if (expression.name === "array_map" && args.length > 2) return args.slice(1).map(element);
  const [array, , mode] = args;
  if (!array || expression.name !== "array_filter") return null;
  if (mode?.accessPath === USES_KEY) return [anyKey(engine, array, state)];
  return mode?.accessPath === USES_BOTH ? [element(array), anyKey(engine, array, state)] : null;
}

/** An array with the entries that a filter keeps, under the same keys; null if they are not known. */
export function keptEntries(
  engine: Engine,
  array: Value,
  kept: (taint: Taint) => readonly Taint[],
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  const found = entriesOfArray(array, scope.state);
  if (!found) return null;
  const entries = found.entries.map(([key, value]): Entry => [key, { ...value, taints: value.taints.flatMap(kept) }]);
  if (!found.isList) return mapOfEntries(engine, at, scope, { fields: new Map(entries) }, ":kept");
  return engine.list(
    at,
    scope,
    entries.map(([, value]) => value),
    ":kept",
  );
}

/** Whether a filter checks the keys of an array, which does not refine its values. */
export function checksKeys({ expression, args }: Call): boolean {
  return expression.name === "array_filter" && args[2]?.accessPath === USES_KEY;
}
