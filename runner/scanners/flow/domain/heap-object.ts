import type { HeapObject } from "./reachable-values.ts";
import type { State } from "./state.ts";
import { join, type Value } from "./value.ts";

const MAX_ITEMS = 200;
const MAX_FIELDS = 500;

export function appended(heapObject: HeapObject, value: Value): HeapObject {
  if (heapObject.items && heapObject.items.length < MAX_ITEMS)
    return { ...heapObject, items: [...heapObject.items, value] };
  return { ...heapObject, items: null, unknownKeys: anyElement(heapObject, value) };
}

export function withUnknownKey(heapObject: HeapObject, value: Value): HeapObject {
  return { ...heapObject, unknownKeys: heapObject.unknownKeys ? join(heapObject.unknownKeys, value) : value };
}

/** The join of all elements and this value. */
export function anyElement({ items, unknownKeys }: HeapObject, value: Value): Value {
  return [...(items ?? []), ...(unknownKeys ? [unknownKeys] : [])].reduce(join, value);
}

export function writeKey(state: State, ref: number, name: string, value: Value, strong: boolean): void {
  const heapObject = state.object(ref);
  if (!heapObject) return;
  const known = heapObject.fields.get(name);
  if (!known && heapObject.fields.size >= MAX_FIELDS) {
    state.setObject(ref, withUnknownKey(heapObject, value));
    return;
  }
  const fields = new Map(heapObject.fields);
  fields.set(name, strong || !known ? value : join(known, value));
  state.setObject(ref, { ...heapObject, fields });
}
