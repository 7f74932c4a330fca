import type { Engine, Scope } from "./engine.ts";
import { ofDeclaredType } from "./declared-members.ts";
import { CHARACTER } from "../domain/characters.ts";
import { bitsOf } from "../domain/families.ts";
import { type HeapObject, newObject } from "../domain/reachable-values.ts";
import type { Expression } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { checkCall } from "../models/sinks.ts";
import { constantValue, patternValue, sanitize, type Value } from "../domain/value.ts";

const DESTINATIONS = bitsOf(["ssrf", "open-redirect"]);

export function literalValue({ value, at, regex, isCharacter }: Extract<Expression, { op: "constant" }>): Value {
  if (regex) return patternValue(value, at.text);
  return isCharacter ? { ...constantValue(value), type: CHARACTER } : constantValue(value);
}

/** A composite literal is treated as a constructor call with keyword arguments. */
export function typedLiteral(engine: Engine, value: Value, type: string, at: SyntaxNode, scope: Scope): void {
  const [ref] = value.refs;
  const heapObject = ref === undefined ? undefined : scope.state.object(ref);
  const name = type.slice(type.lastIndexOf(".") + 1);
  if (ref !== undefined && heapObject?.kind === "list") positionalFields(engine, ref, heapObject, name, scope);
  ofClass(engine, ref, type, scope);
  if (ref === undefined || heapObject?.kind !== "map") return;
  const named = { name, creates: true, hasReceiver: true, accessPath: type, types: [], texts: [], root: "" };
  checkCall(engine, named, { args: [], keywords: heapObject.fields, receiver: null }, at, scope);
  if (type !== "url.URL") return;
  const chooses = new Set(["Host", "Scheme", "Opaque", "User"]);
  const fields = new Map(
    [...heapObject.fields].map(([key, held]) => [key, chooses.has(key) ? held : sanitize(held, DESTINATIONS)]),
  );
  scope.state.setObject(ref, { ...heapObject, fields });
}

/** An object of a struct keeps its class where it is passed on as one of an interface, and its fields have the declared types. */
function ofClass(engine: Engine, ref: number | undefined, type: string, { state }: Scope): void {
  const heapObject = ref === undefined ? undefined : state.object(ref);
  const cls = heapObject?.kind === "map" && !heapObject.cls ? engine.findClass(type)?.cls : undefined;
  if (ref === undefined || !heapObject || !cls || cls.fields.length === 0) return;
  const typed = [...heapObject.fields].map(([key, held]) => [key, ofDeclaredType(engine, held, cls, key)] as const);
  state.setObject(ref, { ...heapObject, cls, fields: new Map(typed) });
}

/** `T{a, b}`: the elements are the fields of the struct, in order. */
function positionalFields(
  engine: Engine,
  ref: number,
  { items, ...rest }: HeapObject,
  name: string,
  scope: Scope,
): void {
  const declared = engine.findClass(name)?.cls.fields ?? [];
  if (!items || declared.length < items.length || items.length === 0) return;
  const fields = new Map(items.map((value, index) => [declared[index]?.name ?? "", value]));
  scope.state.setObject(ref, newObject({ ...rest, kind: "map", fields }));
}
