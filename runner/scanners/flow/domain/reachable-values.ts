import type { ClassNode } from "../lower/ir.ts";
import { joinTaints, type Taint } from "./taint.ts";
import { OPAQUE_PREFIX, type TaintRefinement, UNKNOWN, type Value } from "./value.ts";

/** The fields of an abstract object. Immutable: a write creates a new one. */
export interface HeapObject {
  kind: "list" | "map" | "object" | "text" | "parser";
  /** The elements of a list if all of them are known. */
  items: readonly Value[] | null;
  fields: ReadonlyMap<string, Value>;
  /** The fields that code has not written in all branches, so that they may also have the value under unknown keys. */
  partial?: ReadonlySet<string> | undefined;
  /** The join of the values under unknown keys. */
  unknownKeys: Value | null;
  /** The first element of a list whose others are not known one by one, if it is a text. */
  first?: string | undefined;
  cls: ClassNode | null;
  type: string;
  /** Of a map whose keys are computed: what they are made of. Without it, that is not known. */
  keys?: readonly Taint[] | undefined;
  /** Of a list with an answer for each element of another: what it implies that all of them are true, that none is, or some. */
  answers?: Record<"all" | "none" | "some", readonly TaintRefinement[]> | undefined;
}

/** Has all properties, in the order of those of a join, because objects of one shape are read several times as fast. */
export function newObject(parts: Partial<HeapObject> & Pick<HeapObject, "kind">): HeapObject {
  const { kind, items = null, fields = new Map<string, Value>(), unknownKeys = null, first } = parts;
  const { cls = null, type = "", keys, answers, partial } = parts;
  return { kind, items, fields, partial, unknownKeys, first, cls, type, keys, answers };
}

/** The text that is the first element of a list, if it is known; `OPAQUE_PREFIX` for an unknown one that is trusted. */
export function firstOf({ items, fields, first }: HeapObject): string | undefined {
  if (fields.size > 0) return undefined;
  return items ? textOf(items[0]) : first;
}

function textOf(item: Value | undefined): string | undefined {
  if (typeof item?.constant === "string") return item.constant;
  const isTrusted = item?.constant === undefined && item?.taints.length === 0 && item.refs.length === 0;
  return isTrusted ? OPAQUE_PREFIX : undefined;
}

export function reachableValues({ items, fields, unknownKeys }: HeapObject): Value[] {
  return [...(items ?? []), ...fields.values(), ...(unknownKeys ? [unknownKeys] : [])];
}

const contents = new WeakMap<HeapObject, { taints: readonly Taint[]; refs: readonly number[] }>();

/** The taints and objects that an object refers to directly. */
export function contentOf(heapObject: HeapObject): { taints: readonly Taint[]; refs: readonly number[] } {
  const known = contents.get(heapObject);
  if (known) return known;
  const values = reachableValues(heapObject);
  let { taints, refs }: Pick<Value, "taints" | "refs"> = UNKNOWN;
  for (const value of values) {
    taints = joinTaints(taints, value.taints);
    if (value.refs.length > 0) refs = refs.length === 0 ? value.refs : [...refs, ...value.refs];
  }
  const content = { taints, refs };
  contents.set(heapObject, content);
  return content;
}
