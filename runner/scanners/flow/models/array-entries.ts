import type { Engine, Scope } from "../interpreter/engine.ts";
import { onlyObject } from "../domain/heap-object.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import type { Expression } from "../lower/ir.ts";
import type { State } from "../domain/state.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";

export type Entry = [string, Value];

/** The entries of a list or map, in order, if all of them are known; null for any other value. */
export function entriesOfArray(value: Value, state: State): { entries: readonly Entry[]; isList: boolean } | null {
  const held = value.taints.length > 0 ? undefined : onlyObject(value, state);
  if (!held || held.unknownKeys) return null;
  if (held.kind === "list" && held.items && held.fields.size === 0)
    return { entries: held.items.map((item, index): Entry => [String(index), item]), isList: true };
  return held.kind === "map" && !held.items ? { entries: [...held.fields], isList: false } : null;
}

/** A new map. */
export function mapOfEntries(
  engine: Engine,
  at: SyntaxNode,
  scope: Scope,
  parts: Partial<HeapObject>,
  salt = ":array",
): Value {
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { fields: new Map(), ...parts, kind: "map" }, salt)] };
}

/** The array with the same entries in an object of its own, if it is only one object; null if nothing is known of it. */
export function copyOfArray(engine: Engine, value: Value, at: SyntaxNode, scope: Scope): Value | null {
  const held = onlyObject(value, scope.state);
  if (!held || (held.kind !== "list" && held.kind !== "map")) return null;
  return { ...value, constant: undefined, refs: [engine.allocate(at, scope, held, ":copy")] };
}

/** The object that gets a key: in languages whose arrays are lists and maps, one without entries becomes a map if that is no position. */
export function underKeys(
  language: FlowLanguage,
  state: State,
  ref: number,
  key: Value | null,
): HeapObject | undefined {
  const held = state.object(ref);
  if (language !== "php" || !key || typeof key.constant === "number" || held?.kind !== "list") return held;
  if (held.items?.length !== 0 || held.fields.size > 0 || held.unknownKeys) return held;
  const map: HeapObject = { ...held, kind: "map", items: null };
  state.setObject(ref, map);
  return map;
}

const HELD = new Set<Expression["op"]>(["name", "member", "index"]);

/** What an assignment keeps: in languages whose arrays are values, a copy of an array that a variable holds. */
export function assignedArray(engine: Engine, from: Expression, value: Value, scope: Scope): Value {
  if (engine.language !== "php" || value.refs.length !== 1 || !HELD.has(from.op)) return value;
  return onlyObject(value, scope.state)?.type === "" ? (copyOfArray(engine, value, from.at, scope) ?? value) : value;
}

export function numberOf(value: Value | undefined): number | undefined {
  return typeof value?.constant === "number" ? value.constant : undefined;
}
