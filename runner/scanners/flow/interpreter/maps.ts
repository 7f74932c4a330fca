import { underKey } from "../models/attributes.ts";
import { allElements } from "../models/collections.ts";
import { checkCredential } from "../models/predictable.ts";
import { onlyObject } from "../domain/heap-object.ts";
import { joinTaints } from "../domain/taint.ts";
import { join, UNKNOWN, type Value } from "../domain/value.ts";
import type { Expression } from "../lower/ir.ts";
import type { Engine, Scope } from "./engine.ts";
import { memberValue } from "./members.ts";
import { ancestors, classOfType } from "./methods.ts";

/** `{ name: value, …rest }`. */
export function mapValue(engine: Engine, expression: Extract<Expression, { op: "map" }>, scope: Scope): Value {
  const entries = noEntries();
  let keys = UNKNOWN.taints;
  for (const { key, value } of expression.entries) {
    const name = key && engine.evaluate(key, scope);
    const held = checkCredential(engine, String(name?.constant ?? ""), engine.evaluate(value, scope), value.at, scope);
    if (name && name.constant !== undefined) setEntry(entries, String(name.constant), held);
    else if (name) {
      // A constant of a library is known by its name.
      if (key.op === "member" && engine.has("memberKeys")) setEntry(entries, key.at.text, held);
      entries.unknownKeys = joinMaybe(entries.unknownKeys, underKey(name, held, scope.state));
      keys = joinTaints(keys, name.taints);
    } else spreadInto(engine, entries, held, scope);
  }
  const isKnown = keys.length > 0 && expression.entries.every(({ key }) => key);
  const made = { kind: "map" as const, ...entries, ...(isKnown && { keys }) };
  return { ...UNKNOWN, refs: [engine.allocate(expression.at, scope, made)] };
}

/** The entries of a map that is made. */
export interface Entries {
  fields: Map<string, Value>;
  partial: Set<string>;
  unknownKeys: Value | null;
}

export function noEntries(): Entries {
  return { fields: new Map(), partial: new Set(), unknownKeys: null };
}

export function setEntry({ fields, partial }: Entries, name: string, value: Value): void {
  fields.set(name, value);
  partial.delete(name);
}

/** Adds the fields of an object to those of another one. What it has under unknown keys may replace others. */
export function spreadInto(engine: Engine, into: Entries, held: Value, scope: Scope): void {
  const { fields, partial } = into;
  const heapObject = held.taints.length > 0 ? undefined : onlyObject(held, scope.state);
  if (!heapObject || heapObject.kind === "list") {
    const all = allElements(engine, held, scope.state);
    if (all.taints.length + all.refs.length === 0 && !all.closures) return;
    for (const [name, value] of fields) fields.set(name, join(value, all));
    for (const [name, value] of declaredFields(engine, held, scope)) setEntry(into, name, value);
    into.unknownKeys = joinMaybe(into.unknownKeys, all);
    return;
  }
  const { unknownKeys } = heapObject;
  if (unknownKeys) for (const name of fields.keys()) partial.add(name);
  for (const [name, value] of heapObject.fields) setEntry(into, name, value);
  for (const name of heapObject.partial ?? []) partial.add(name);
  if (unknownKeys) into.unknownKeys = joinMaybe(into.unknownKeys, unknownKeys);
}

/** What the class of an object that is untrusted data says of its fields. */
function declaredFields(engine: Engine, held: Value, scope: Scope): [string, Value][] {
  const cls = held.taints.length > 0 && held.refs.length === 0 ? classOfType(engine, held.type) : undefined;
  const declaring = cls ? ancestors(engine, cls) : [];
  return declaring.flatMap(({ fields, at }) =>
    fields.map(({ name }): [string, Value] => [name, memberValue(engine, held, name, at, scope)]),
  );
}

function joinMaybe(known: Value | null, value: Value): Value {
  return known ? join(known, value) : value;
}
