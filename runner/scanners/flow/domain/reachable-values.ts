import type { ClassNode } from "../lower/ir.ts";
import type { Value } from "./value.ts";

/** The fields of an abstract object. Immutable: a write creates a new one. */
export interface HeapObject {
  kind: "list" | "map" | "object" | "text" | "parser";
  /** The elements of a list if all of them are known. */
  items: readonly Value[] | null;
  fields: ReadonlyMap<string, Value>;
  /** The join of the values under unknown keys. */
  unknownKeys: Value | null;
  cls: ClassNode | null;
  type: string;
}

export function reachableValues({ items, fields, unknownKeys }: HeapObject): Value[] {
  return [...(items ?? []), ...fields.values(), ...(unknownKeys ? [unknownKeys] : [])];
}
