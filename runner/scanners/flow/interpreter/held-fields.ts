import type { HeapObject } from "../domain/reachable-values.ts";
import { join, UNKNOWN, type Value } from "../domain/value.ts";
import type { ClassNode } from "../lower/ir.ts";
import type { Engine } from "./engine.ts";
import { findField } from "./methods.ts";

/* What an object holds under a name by which no code has written it. */

/** The type of the pair of a key and a value of a map. */
export const ENTRY = "#entry";
const OF_ENTRY = ["key", "value"];
const ORDINALS = ["first", "second", "third"];

/** An element of a pair or tuple. Where its type may name the elements, a name may be that of any of them. */
export function namedElement(engine: Engine, { items, type }: HeapObject, name: string): Value | undefined {
  if (!items || items.length === 0) return undefined;
  if (type === ENTRY && OF_ENTRY.includes(name.toLowerCase())) return items[OF_ENTRY.indexOf(name.toLowerCase())];
  if (engine.has("ordinalFields")) return items[ORDINALS.indexOf(name)];
  return engine.has("namedTupleElements") ? items.reduce(join) : undefined;
}

/** The field of the embedded object that has it: `handlers.Users` of `type Handlers struct { Deps }`. */
export function embeddedField(
  engine: Engine,
  cls: ClassNode | undefined,
  { fields }: HeapObject,
  name: string,
  memberOf: (embedded: Value) => Value,
): Value | undefined {
  if (!engine.has("embeddedFields") || !cls || cls.fields.some((field) => field.name === name)) return undefined;
  const declared = findField(engine, cls, name);
  if (!declared) return undefined;
  for (const parent of cls.supers) {
    const embedded = fields.get(parent.slice(parent.lastIndexOf(".") + 1));
    const held = embedded && memberOf(embedded.type === "" ? { ...embedded, type: parent } : embedded);
    if (held && held.refs.length + held.taints.length + held.type.length > 0) return held;
  }
  return { ...UNKNOWN, type: declared.type, accessPath: name };
}
