import { partialAfterWrite } from "./partial-fields.ts";
import { firstOf, type HeapObject } from "./reachable-values.ts";
import type { State } from "./state.ts";
import { joinTaints } from "./taint.ts";
import { join, NOTHING, type Value } from "./value.ts";

const MAX_ITEMS = 200;
const MAX_FIELDS = 500;

/** The field with the text of a text builder. */
export const TEXT = "#text";

/** The object that a value refers to, if it can be only one. */
export function onlyObject({ refs: [ref, ...others] }: Value, state: State): HeapObject | undefined {
  return ref === undefined || others.length > 0 ? undefined : state.object(ref);
}

export function appended(heapObject: HeapObject, value: Value): HeapObject {
  if (heapObject.items && heapObject.items.length < MAX_ITEMS)
    return { ...heapObject, items: [...heapObject.items, value] };
  return { ...heapObject, items: null, unknownKeys: anyElement(heapObject, value), first: firstOf(heapObject) };
}

/** A map with one more key that is computed. One that is untrusted may be that of any field. */
export function withKey(heapObject: HeapObject, { taints }: Value): HeapObject {
  const areUnknown = heapObject.keys === undefined && heapObject.unknownKeys !== null;
  const partial = taints.length > 0 ? new Set(heapObject.fields.keys()) : heapObject.partial;
  if (heapObject.kind === "object") return { ...heapObject, partial };
  if (heapObject.kind !== "map" || (taints.length === 0 && areUnknown)) return heapObject;
  return { ...heapObject, partial, keys: joinTaints(heapObject.keys ?? [], taints) };
}

export function withUnknownKey(heapObject: HeapObject, value: Value): HeapObject {
  const unknownKeys = heapObject.unknownKeys ? join(heapObject.unknownKeys, value) : value;
  return { ...heapObject, unknownKeys, first: undefined };
}

/** An object that a call has filled with data: the text of a text builder, or any element or field. */
export function filledWith(heapObject: HeapObject, value: Value): HeapObject {
  const text = heapObject.fields.get(TEXT);
  const fields = text ? new Map([...heapObject.fields, [TEXT, join(text, value)] as const]) : heapObject.fields;
  return withUnknownKey(withKey({ ...heapObject, fields }, value), value);
}

/** The join of all elements and this value. */
export function anyElement({ items, unknownKeys }: HeapObject, value: Value): Value {
  return [...(items ?? []), ...(unknownKeys ? [unknownKeys] : [])].reduce(join, value);
}

export function writeKey(state: State, ref: number, name: string, value: Value, strong: boolean): void {
  writeKeys(state, ref, [[name, value]], strong);
}

/** Writes several keys at once, because each write copies the object. */
export function writeKeys(state: State, ref: number, items: readonly [string, Value][], strong: boolean): void {
  const heapObject = items.length > 0 ? state.object(ref) : undefined;
  if (!heapObject) return;
  const fields = new Map(heapObject.fields);
  let { unknownKeys, partial } = heapObject;
  for (const [name, value] of items) {
    const known = fields.get(name);
    partial = partialAfterWrite(heapObject, name, strong, partial);
    if (known || fields.size < MAX_FIELDS) fields.set(name, strong || !known ? value : join(known, value));
    else unknownKeys = unknownKeys ? join(unknownKeys, value) : value;
  }
  state.setObject(ref, { ...heapObject, fields, partial, unknownKeys });
}

/** The items, padded with null values up to the index; null for an invalid index. */
export function padded(items: readonly Value[], index: number): readonly Value[] | null {
  if (!Number.isInteger(index) || index < 0 || index >= MAX_ITEMS) return null;
  return [...items, ...Array.from({ length: Math.max(0, index + 1 - items.length) }, () => NOTHING)];
}
