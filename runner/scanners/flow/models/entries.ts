import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { ENTRY } from "../interpreter/held-fields.ts";
import { extendTaints } from "../interpreter/unwritten-fields.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { joinTaints, type Taint } from "../domain/taint.ts";
import { joinAll, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { elementOf } from "./collections.ts";
import { keyedCollection } from "./keyed-collections.ts";
import { partOfMap } from "./map-parts.ts";
import { partOfList } from "./list-parts.ts";

const KEYS = "#keys";
const NONE: readonly Taint[] = [];
/** Calls that return the pairs of positions and elements of a list. */
const NUMBERED: Partial<Record<FlowLanguage, RegExp>> = { python: /^enumerate$/u, kotlin: /^withIndex$/u };

/** @returns the pairs of keys and values of a map: a check of a key does not refine its value; null for any other call. */
export function entriesOf(engine: Engine, call: Call, scope: Scope): Value | null {
  return (
    numbered(engine, call, scope) ??
    entriesOfMap(engine, call, scope) ??
    partOfEntry(engine, call, scope) ??
    partOfMapCall(engine, call, scope) ??
    partOfList(engine, call, scope) ??
    keyedCollection(engine, call, scope)
  );
}

/** `map.keySet()`, `maps.Values(m)` */
function partOfMapCall(engine: Engine, { expression, receiver, args }: Call, scope: Scope): Value | null {
  const { name, at } = expression;
  const isModule = engine.language === "go" && receiver?.accessPath === "maps" && args.length === 1;
  const map = isModule ? args[0] : args.length === 0 ? receiver : null;
  return map ? partOfMap(engine, map, name, at, scope) : null;
}

/** `entry.getKey()`, `entry.getValue()` */
function partOfEntry({ language }: Engine, { expression, receiver, args }: Call, { state }: Scope): Value | null {
  const index = language === "java" ? ["getKey", "getValue"].indexOf(expression.name) : -1;
  const pairs = receiver?.refs.map((ref) => state.object(ref)) ?? [];
  if (index === -1 || args.length > 0 || pairs.length === 0 || receiver?.taints.length !== 0) return null;
  if (pairs.some((each) => each?.type !== ENTRY)) return null;
  return joinAll(pairs.map((each) => each?.items?.[index] ?? UNKNOWN));
}

function numbered(engine: Engine, { expression, receiver, args }: Call, scope: Scope): Value | null {
  if (NUMBERED[engine.language]?.test(expression.name) !== true) return null;
  const list = receiver ?? args[0];
  if (!list) return null;
  const { at } = expression;
  const pair = engine.list(at, scope, [UNKNOWN, elementOf(engine, list, scope.state)], "#entry");
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: pair }, "#entries")] };
}

function entriesOfMap(engine: Engine, call: Call, scope: Scope): Value | null {
  const map = mapOf(engine, call);
  const objects = map?.refs.flatMap((ref) => scope.state.object(ref) ?? []) ?? [];
  if (!map || map.taints.length + objects.length === 0 || objects.some(({ kind }) => kind !== "map")) return null;
  const keys = objects
    .map((held) => taintsOfKeys(engine, held, scope))
    .reduce(joinTaints, extendTaints(map.taints, KEYS));
  const { at } = call.expression;
  const value = elementOf(engine, map, scope.state);
  const pair = engine.list(at, scope, [tainted(keys), value], "#entry");
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: pair }, "#entries")] };
}

/** Where it is not known, the key or the value of an entry under an unknown key may be tainted. */
function taintsOfKeys(engine: Engine, { keys, unknownKeys }: HeapObject, { state }: Scope): readonly Taint[] {
  return keys ?? (unknownKeys ? extendTaints(engine.reachableTaints(unknownKeys, state), KEYS) : NONE);
}

function mapOf({ language }: Engine, { named, receiver, args, expression }: Call): Value | null | undefined {
  if (language === "python") return expression.name === "items" && args.length === 0 ? receiver : null;
  return language === "javascript" && named.accessPath === "Object.entries" ? args[0] : null;
}
