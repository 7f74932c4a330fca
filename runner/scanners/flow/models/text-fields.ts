import type { Engine } from "../interpreter/engine.ts";
import { ancestors, findField } from "../interpreter/methods.ts";
import type { ClassNode, FieldNode } from "../lower/ir.ts";
import { isPlainType } from "../domain/plain-types.ts";
import { expressionOf } from "../tables/expression.ts";
import { isEnumeration } from "./enumeration-classes.ts";

/** Whether a library has checked that a field of an object is text. */
export function isTextField(engine: Engine, cls: ClassNode, name: string): boolean {
  const field = findField(engine, cls, name);
  return field !== undefined && isText(engine, cls, field);
}

function isText(engine: Engine, cls: ClassNode, { type, annotations }: FieldNode): boolean {
  const { textFields } = engine.tables;
  if (textFields.length === 0) return false;
  const parents = ancestors(engine, cls).flatMap(({ supers }) => supers);
  return textFields.some(
    (rule) =>
      expressionOf(rule.type).test(type) &&
      (rule.annotation === undefined ||
        annotations.some(({ text }) => expressionOf(rule.annotation ?? "").test(text))) &&
      (rule.class === undefined || parents.some((parent) => expressionOf(rule.class ?? "").test(parent))) &&
      !annotations.some(
        ({ text }) => rule.exceptDeclared !== undefined && expressionOf(rule.exceptDeclared).test(text),
      ),
  );
}

/** Whether a library has checked that all fields of an object are text or no text at all, also those of the objects in it. */
export function holdsOnlyText(engine: Engine, cls: ClassNode, around: readonly ClassNode[] = []): boolean {
  const fields = ancestors(engine, cls).flatMap((each) => each.fields.filter(({ isStatic }) => !isStatic));
  return fields.every((field) => {
    if (isPlainType(field.type) || isText(engine, cls, field)) return true;
    const inside = engine.findClass(field.type)?.cls;
    if (!inside || around.includes(inside)) return false;
    return (
      isEnumeration(engine, inside) || (inside.fields.length > 0 && holdsOnlyText(engine, inside, [...around, cls]))
    );
  });
}
