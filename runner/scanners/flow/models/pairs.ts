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
  for (const pair of [...(held.items ?? []), ...(held.unknownKeys ? [held.unknownKeys] : [])]) {
    const [key = UNKNOWN, value] = (pair.taints.length > 0 ? null : onlyObject(pair, state)?.items) ?? [];
    if (!value || key.taints.length > 0) return null;
    if (typeof key.constant === "string" || typeof key.constant === "number") fields.set(String(key.constant), value);
    else unknownKeys = unknownKeys ? join(unknownKeys, value) : value;
  }
  return { items: null, fields, unknownKeys };
}
