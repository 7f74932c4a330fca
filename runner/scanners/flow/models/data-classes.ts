import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { memberValue } from "../interpreter/members.ts";
import { extendTaints } from "../interpreter/unwritten-fields.ts";
import { COPY, type ClassNode } from "../lower/ir.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { recordFields } from "./record-calls.ts";
import { tainted, UNKNOWN, type Value } from "../domain/value.ts";

const ACCESSOR = /^(?:<init>|(?:get|set|is|has|with|to)[A-Z]\w*|equals|hashCode|compareTo|builder)$/u;

/** Whether the class only holds data: fields, and methods that read and write them. A service or an interface does not. */
export function isDataClass(cls: ClassNode | undefined): boolean {
  if (!cls || cls.isEnum || cls.fields.every(({ isStatic }) => isStatic)) return false;
  const fields = new Set(cls.fields.map(({ name }) => name));
  return cls.methods.every(({ name, isStatic }) => isStatic || ACCESSOR.test(name) || fields.has(name));
}

/** Whether the class does work and has no property that data could set, by the names that such languages give properties. */
export function isService(cls: ClassNode | undefined): boolean {
  if (!cls || cls.isEnum || cls.supers.length > 0) return false;
  const hasProperties = cls.fields.some(
    ({ name, isStatic, isReadOnly = false }) => !isStatic && !isReadOnly && /^[A-Z]/u.test(name),
  );
  return !hasProperties && cls.methods.some(({ name, isStatic }) => !isStatic && name !== "<init>");
}

/** The copy of a data object with other values of some of its fields; null for any other call. */
export function copyOf(engine: Engine, { receiver, keywords, expression }: Call, scope: Scope): Value | null {
  if (expression.name !== COPY || !receiver) return null;
  if (receiver.refs.length === 0 && keywords.size === 0) return receiver;
  const { at } = expression;
  const objects = receiver.refs.flatMap((ref) => scope.state.object(ref) ?? []);
  const unknownKeys = receiver.taints.length > 0 ? tainted(extendTaints(receiver.taints, "*")) : null;
  const declared = engine.findClass(receiver.type)?.cls;
  const read = declared?.fields.map(({ name }): [string, Value] => [
    name,
    memberValue(engine, receiver, name, at, scope),
  ]);
  const copies = objects.length === 0 ? [{ kind: "object" as const, fields: new Map(read), unknownKeys }] : objects;
  const refs = copies.map((each, index) =>
    engine.allocate(at, scope, { ...each, fields: new Map([...each.fields, ...keywords]) }, `:copy${index}`),
  );
  return { ...UNKNOWN, refs, type: receiver.type };
}

/** The field of a data object that a destructuring declaration names by its position. */
export function componentOf(engine: Engine, value: Value, index: number, at: SyntaxNode, scope: Scope): Value | null {
  const objects = value.refs.map((ref) => scope.state.object(ref));
  const [cls = engine.findClass(value.type)?.cls] = objects.map((each) => each?.cls ?? undefined);
  const name = objects.every((each) => each?.kind === "object") && cls ? cls.fields[index]?.name : undefined;
  return name !== undefined && (isDataClass(cls) || recordFields(engine, cls).length > 0)
    ? memberValue(engine, value, name, at, scope)
    : null;
}
