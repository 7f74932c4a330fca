import type { Engine, Scope } from "../interpreter/engine.ts";
import { ALL } from "../domain/families.ts";
import { classAttribute, classOfType, classSeenFrom } from "../interpreter/methods.ts";
import type { ClassNode, FieldNode } from "../lower/ir.ts";
import { isPlainType } from "../domain/plain-types.ts";
import type { Value } from "../domain/value.ts";
import { isEnumeration } from "./enumeration-classes.ts";
import { checkedFields } from "./field-checks.ts";
import { isValidated } from "./field-annotations.ts";
import type { Taint } from "../domain/taint.ts";

/** The declared type of the field with this name if the field of an object with these taints cannot contain free text. */
export function plainField(
  engine: Engine,
  cls: ClassNode | undefined,
  name: string,
  taints: readonly Taint[] = [],
): FieldNode | undefined {
  const field = cls?.fields.find((item) => item.name === name);
  if (!cls || !field) return undefined;
  const declared = field.type === "" ? undefined : classSeenFrom(engine, cls, elementType(field.type))?.cls;
  const isPlain =
    isPlainType(declared?.aliasOf ?? field.type) ||
    isValidated(engine, field.annotations, cls, taints) ||
    isEnumeration(engine, declared) ||
    (declared?.aliasOf !== undefined && isValidated(engine, declared.annotations, cls, taints));
  return isPlain ? field : undefined;
}

/** The type of the elements of a list; any other type as it is. */
export function elementType(type: string): string {
  return type.replace(/\[\]$/u, "");
}

/** In tables: the type of a class attribute of Python, such as a field of a form, whose validators let no free text in. */
const VALIDATED = "#validated";

/** The value of a class attribute that an object has. */
export function attributeOf(engine: Engine, cls: ClassNode, name: string, scope: Scope): Value | undefined {
  const value = classAttribute(engine, cls, name, scope.state);
  if (value?.type !== "") return value;
  const isPlain = plainField(engine, cls, name) || checkedFields(engine, cls, scope).get(name) === ALL;
  return isPlain ? { ...value, type: VALIDATED } : value;
}

/** The field that a getter without a declaration, or the accessor of a record, returns. */
export function plainProperty(engine: Engine, { type, taints }: Value, method: string): FieldNode | undefined {
  const cls = classOfType(engine, type);
  if (!cls) return undefined;
  return plainField(engine, cls, propertyOf(method), taints);
}

/** The name of the property that an accessor returns: `getName`, `isOpen`, `name`. */
export function propertyOf(method: string): string {
  const property = /^(?:get|is)(?=[A-Z])(.)(.*)$/u.exec(method);
  return property ? `${property[1]?.toLowerCase()}${property[2]}` : method;
}
