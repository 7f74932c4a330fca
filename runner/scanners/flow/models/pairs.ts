import { onlyObject } from "../domain/heap-object.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import type { State } from "../domain/state.ts";
import { join, UNKNOWN, type Value } from "../domain/value.ts";

/** @returns the entries of a map that is made of a list of pairs: `new Map([["a", first]])`; null if they are not known. */
export function entriesOfPairs(list: Value, state: State): Partial<HeapObject> | null {
  const held = list.taints.length > 0 ? undefined : onlyObject(list, state);
  if (held?.kind !== "list") return null;
  const fields = new Map<string, Value>();
  let unknownKeys: Value | null = null;
  const known = held.items ?? [];
  for (const [index, pair] of [...known, ...(held.unknownKeys ? eachOf(held.unknownKeys) : [])].entries()) {
    const [key = UNKNOWN, value] = (pair.taints.length > 0 ? null : onlyObject(pair, state)?.items) ?? [];
    if (!value || key.taints.length > 0) return null;
    const name = typeof key.constant === "string" || typeof key.constant === "number" ? String(key.constant) : null;
    const before = name !== null && index >= known.length ? fields.get(name) : undefined;
    if (name !== null) fields.set(name, before ? join(before, value) : value);
    else unknownKeys = unknownKeys ? join(unknownKeys, value) : value;
  }
  return { items: null, fields, unknownKeys };
}

/** The pairs that an unknown element of a list may be. */
function eachOf(element: Value): readonly Value[] {
  return element.taints.length > 0 || element.refs.length < 2
    ? [element]
    : element.refs.map((ref) => ({ ...UNKNOWN, refs: [ref] }));
}
