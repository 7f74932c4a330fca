import { TEXT } from "../domain/families.ts";
import { OBJECT_VALIDATED, qualified } from "../domain/taint.ts";
import { sanitize, type Value } from "../domain/value.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { ancestors } from "../interpreter/methods.ts";
import type { ClassNode } from "../lower/ir.ts";
import { expressionOf } from "../tables/expression.ts";
import { checkedTaints } from "./field-checks.ts";
import { isTextField } from "./text-fields.ts";
import { plainField } from "./validated-fields.ts";

/** What a field holds of a value that code passes to the constructor, which a library may have checked. */
export function constructedField(engine: Engine, cls: ClassNode, name: string, value: Value, scope: Scope): Value {
  if (value.taints.length === 0) return value;
  if (!validates(engine, cls)) return isTextField(engine, cls, name) ? sanitize(value, TEXT) : value;
  const checked = checkedTaints(engine, cls, name, qualified(value.taints, OBJECT_VALIDATED), scope);
  if (plainField(engine, cls, name, checked)) return { ...value, taints: [] };
  const taints = value.taints.map((taint, index) => ({ ...taint, sanitizedFor: checked[index]?.sanitizedFor ?? 0 }));
  return { ...value, taints };
}

/** Whether the constructor checks what the class declares, without being asked to. */
function validates(engine: Engine, cls: ClassNode): boolean {
  const { validatingClasses } = engine.tables;
  if (validatingClasses.length === 0) return false;
  const parents = ancestors(engine, cls).flatMap(({ supers }) => supers);
  return validatingClasses.some((rule) => parents.some((parent) => expressionOf(rule.class).test(parent)));
}
