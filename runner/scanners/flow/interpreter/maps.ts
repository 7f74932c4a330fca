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
  const fields = new Map<string, Value>();
  let unknownKeys: Value | null = null;
  let keys = UNKNOWN.taints;
  for (const { key, value } of expression.entries) {
    const name = key && engine.evaluate(key, scope);
    const held = checkCredential(engine, String(name?.constant ?? ""), engine.evaluate(value, scope), value.at, scope);
    if (name && name.constant !== undefined) fields.set(String(name.constant), held);
    else if (name) {
      // A constant of a library is known by its name.
      if (key.op === "member" && engine.has("memberKeys")) fields.set(key.at.text, held);
      unknownKeys = joinMaybe(unknownKeys, underKey(name, held, scope.state));
      keys = joinTaints(keys, name.taints);
    } else unknownKeys = spreadInto(engine, fields, held, unknownKeys, scope);
  }
  const isKnown = keys.length > 0 && expression.entries.every(({ key }) => key);
  const made = { kind: "map" as const, fields, unknownKeys, ...(isKnown && { keys }) };
  return { ...UNKNOWN, refs: [engine.allocate(expression.at, scope, made)] };
}

/** Adds the fields of an object to those of another one. @returns what that has under unknown keys */
export function spreadInto(
  engine: Engine,
  fields: Map<string, Value>,
  held: Value,
  unknownKeys: Value | null,
  scope: Scope,
): Value | null {
  const heapObject = held.taints.length > 0 ? undefined : onlyObject(held, scope.state);
  if (!heapObject || heapObject.kind === "list") {
    const all = allElements(engine, held, scope.state);
    if (all.taints.length + all.refs.length === 0 && !all.closures) return unknownKeys;
    for (const [name, value] of fields) fields.set(name, join(value, all));
    for (const [name, value] of declaredFields(engine, held, scope)) fields.set(name, value);
    return joinMaybe(unknownKeys, all);
  }
  for (const [name, value] of heapObject.fields) fields.set(name, value);
  return heapObject.unknownKeys ? joinMaybe(unknownKeys, heapObject.unknownKeys) : unknownKeys;
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
