import type { Engine } from "../interpreter/engine.ts";
import { ancestors, findField } from "../interpreter/methods.ts";
import type { ClassNode } from "../lower/ir.ts";
import { expressionOf } from "../tables/expression.ts";

/** Whether a library has checked that a field of an object is text. */
export function isTextField(engine: Engine, cls: ClassNode, name: string): boolean {
  const { textFields } = engine.tables;
  if (textFields.length === 0) return false;
  const type = findField(engine, cls, name)?.type ?? "";
  const parents = ancestors(engine, cls).flatMap(({ supers }) => supers);
  return textFields.some(
    (field) =>
      expressionOf(field.type).test(type) &&
      (field.class === undefined || parents.some((parent) => expressionOf(field.class ?? "").test(parent))),
  );
}
