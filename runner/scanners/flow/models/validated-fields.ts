import type { Engine, Scope } from "../interpreter/engine.ts";
import { ALL } from "../domain/families.ts";
import { ancestors, classAttribute, classOfType, classSeenFrom, findField } from "../interpreter/methods.ts";
import type { Annotation, ClassNode, FieldNode } from "../lower/ir.ts";
import { isPlainType } from "../domain/plain-types.ts";
import { isStrict } from "../domain/strict-pattern.ts";
import type { Value } from "../domain/value.ts";
import { checkedFields } from "./field-checks.ts";
import { ruledFields } from "./rule-classes.ts";
import { areObjectsValidated, type Taint } from "../domain/taint.ts";
import { expressionOf } from "../tables/expression.ts";
import type { ValidatedField } from "../tables/validation.ts";

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
    ruledFields(engine, cls).has(name) ||
    isEnumeration(engine, declared) ||
    (declared?.aliasOf !== undefined && isValidated(engine, declared.annotations, cls, taints));
  return isPlain ? field : undefined;
}

/** Whether values of a class are those of an enumeration, or of one that extends a class with its methods. */
export function isEnumeration(engine: Engine, cls: ClassNode | undefined): boolean {
  return cls !== undefined && (cls.isEnum === true || ancestors(engine, cls).some(({ isEnum }) => isEnum));
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
  const property = /^(?:get|is)(?=[A-Z])(.)(.*)$/u.exec(method);
  const name = property ? `${property[1]?.toLowerCase()}${property[2]}` : method;
  return plainField(engine, cls, name, taints);
}

/** Whether an annotation restricts the text to an allow-list, or to a pattern of safe characters. */
export function isValidated(
  engine: Engine,
  annotations: readonly Annotation[],
  cls?: ClassNode,
  taints: readonly Taint[] = [],
): boolean {
  if (annotations.length === 0 || engine.tables.validatedFields.length === 0) return false;
  const text = annotations.map((annotation) => annotation.text).join("\n");
  return engine.tables.validatedFields.some((field) => {
    const { annotation, whole } = field;
    const found = expressionOf(annotation).exec(text);
    if (found && !isApplied(field, taints, engine, cls)) return false;
    const { constant } = found?.groups ?? {};
    if (constant !== undefined) return isStrict(constantOf(engine, constant, cls), whole);
    const pattern = found?.slice(1).find((group) => group !== undefined);
    return found !== null && (pattern === undefined || isStrict(pattern.replaceAll("\\\\", "\\"), whole));
  });
}

/** The text of a constant of a class that an annotation names, `SLUG` or `Patterns.SLUG`; empty if it is not known. */
function constantOf(engine: Engine, path: string, cls: ClassNode | undefined): string {
  const [name = "", owner] = path.split(".").toReversed();
  const named = owner !== undefined && cls ? classSeenFrom(engine, cls, owner) : engine.findClass(owner ?? "");
  const value = findField(engine, owner === undefined ? cls : named?.cls, name)?.value;
  return value?.op === "constant" ? String(value.value) : "";
}

/** Whether something validates the objects of the class that have these taints. */
function isApplied(
  { parameter, called }: ValidatedField,
  taints: readonly Taint[],
  engine: Engine,
  cls: ClassNode | undefined,
): boolean {
  if (called !== undefined && isCalled(called, engine, cls)) return true;
  if (parameter === undefined) return called === undefined;
  return areObjectsValidated(taints);
}

function isCalled(called: string, { entry }: Engine, cls: ClassNode | undefined): boolean {
  const expression = expressionOf(called);
  return expression.test(entry.text) || (cls !== undefined && expression.test(cls.at.textOfFile));
}
