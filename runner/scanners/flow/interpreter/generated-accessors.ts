import { writeKey } from "../domain/heap-object.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import type { Call } from "./call.ts";
import type { Engine, Scope } from "./engine.ts";
import { memberValue } from "./members.ts";
import { extendTaints } from "./unwritten-fields.ts";
import { classOfType, findField } from "./methods.ts";
import { noteWritten } from "../domain/overwritten.ts";
import { writtenReceiver } from "./written-receivers.ts";

/* Methods that no code declares, for fields of a class: those of records, and those that a processor of annotations generates. */

const GETTER = /^(?:get|is)([A-Z]\w*)$/u;
const SETTER = /^set([A-Z]\w*)$/u;

/** Calls the accessor of a record, which may also implement the method of an interface; null for any other call. */
export function callComponent(
  engine: Engine,
  call: Call,
  object: Value | null | undefined,
  scope: Scope,
): Value | null {
  const { name } = call.expression;
  if (!object || object.refs.length === 0 || call.args.length > 0) return null;
  const isComponent = object.refs.every((ref) => {
    const cls = scope.state.object(ref)?.cls;
    const isField = cls?.isRecord === true && cls.fields.some((field) => field.name === name && !field.isStatic);
    return isField && cls.methods.every((method) => method.name !== name);
  });
  return isComponent ? callAccessor(engine, { ...call, receiver: object }, scope) : null;
}

/** Reads or writes the field that an undeclared method is named after; null for any other call. */
export function callAccessor(engine: Engine, call: Call, scope: Scope): Value | null {
  const { expression } = call;
  // `Item::name` takes the object as its argument.
  const isReference = expression.at.kind === "method_reference" && call.receiver?.cls !== undefined;
  const [receiver, ...args] = isReference ? call.args : [call.receiver, ...call.args];
  if (!receiver || args.length > 1 || !engine.has("generatedAccessors")) return null;
  const { name, at } = expression;
  const [, property] = (args.length === 0 ? GETTER : SETTER).exec(name) ?? [];
  const written = property === undefined ? name : property.slice(0, 1).toLowerCase() + property.slice(1);
  const classes = receiver.refs.flatMap((ref) => scope.state.object(ref)?.cls ?? []);
  const [cls = classOfType(engine, receiver.type)] = classes;
  const field = property === undefined && args.length > 0 ? undefined : findField(engine, cls, written);
  if (!field || field.isStatic) return null;
  const [value] = args;
  if (!value) return memberValue(engine, receiver, field.name, at, scope, expression.receiver?.at);
  const holder = writtenReceiver(engine, call, scope) ?? receiver;
  if (holder.refs.length === 0) return null;
  for (const ref of holder.refs) writeKey(scope.state, ref, field.name, value, holder.refs.length === 1);
  noteWritten(holder, extendTaints(holder.taints, field.name), scope.state);
  return UNKNOWN;
}
