import { TEXT } from "../domain/families.ts";
import { OBJECT_VALIDATED, type SourceKind, type Taint } from "../domain/taint.ts";
import type { Annotation, ClassNode, FunctionNode, Parameter } from "../lower/ir.ts";
import { MASS_ASSIGNMENT } from "../models/attributes.ts";
import { isDataClass, isService } from "../models/data-classes.ts";
import { isKeptParameter } from "../models/kept-parameters.ts";
import { isValidated, validatedFor } from "../models/field-annotations.ts";
import { isEnumeration } from "../models/enumeration-classes.ts";
import { elementType } from "../models/validated-fields.ts";
import { REGISTERS } from "../project/rule-classes.ts";
import { SENDS } from "../project/sent-classes.ts";
import { expressionOf } from "../tables/expression.ts";
import type { ParameterSource } from "../tables/parameter-source.ts";
import type { Engine } from "./engine.ts";
import { isUrlRestricted, urlPlaceholder } from "./url-parameters.ts";
import { newTaint } from "../domain/new-taint.ts";
import { ancestors } from "./methods.ts";

/** A parameter whose type is another name for one, with what that name says of it. */
export function withoutAlias(engine: Engine, param: Parameter): Parameter {
  const { aliasOf, annotations = [] } = (param.type !== "" && engine.findClass(param.type)?.cls) || {};
  if (aliasOf === undefined) return param;
  return { ...param, type: aliasOf, annotations: [...param.annotations, ...annotations] };
}

/** Text that a framework has checked to be text is no object of a query, and a class declares the attributes of its objects. */
export function sourceTaint(engine: Engine, kind: SourceKind, param: Parameter, fn?: FunctionNode): Taint {
  const { target, name, type } = param;
  const taint = newTaint(kind, target.at, name || "parameter");
  const isText = engine.tables.parameterSources.some(
    ({ parameter: { textType } }) => textType !== undefined && expressionOf(textType).test(type),
  );
  const line = lineOf(engine, type);
  const isOpen = engine.tables.parameterSources.some(
    ({ parameter: { openClass } }) => openClass !== undefined && line.some(({ at }) => fits(openClass, at.text)),
  );
  const sanitizedFor = (isText ? TEXT : 0) | (line.length > 0 && !isOpen ? MASS_ASSIGNMENT : 0);
  const qualifiers = taint.qualifiers | (isObjectValidated(engine, param, fn) ? OBJECT_VALIDATED : 0);
  const validated = validatedFor(engine, restrictionsOf(param), fn?.owner ?? undefined);
  return { ...taint, qualifiers, sanitizedFor: taint.sanitizedFor | sanitizedFor | validated };
}

/** Whether a framework validates the object that it passes: the parameter asks for it, or that of an interface does. */
function isObjectValidated(engine: Engine, param: Parameter, fn: FunctionNode | undefined): boolean {
  const index = fn?.params.indexOf(param) ?? -1;
  const declared = fn && index !== -1 ? declaredIn(engine, fn).flatMap(({ params }) => params[index] ?? []) : [];
  const text = [param, ...declared].flatMap(({ annotations }) => annotations.map((item) => item.text)).join("\n");
  return engine.tables.validatedFields.some(
    ({ parameter }) => parameter !== undefined && expressionOf(parameter).test(text),
  );
}

/** The class that a type names, and those that it extends. */
function lineOf(engine: Engine, type: string): readonly ClassNode[] {
  const cls = type === "" ? undefined : engine.findClass(type)?.cls;
  return cls ? ancestors(engine, cls) : [];
}

export function hasSources(engine: Engine, fn: FunctionNode): boolean {
  return fn.params
    .map((param) => withoutAlias(engine, param))
    .some((param, index) => sourceKind(engine, fn, param, index) !== null || isKeptParameter(engine, param));
}

export function sourceKind(engine: Engine, fn: FunctionNode, param: Parameter, index: number): SourceKind | null {
  // A framework converts text to a value of an enumeration, or to a list of them.
  if (isEnumeration(engine, engine.findClass(elementType(param.type))?.cls)) return null;
  if (isValidated(engine, restrictionsOf(param), fn.owner ?? undefined) || isUrlRestricted(engine, fn, param.name))
    return null;
  const declared = declaredIn(engine, fn);
  for (const source of engine.tables.parameterSources) {
    if (matchesParameter(engine, source, fn, param, index)) return source.kind;
    if (declared.some((other) => matchesParameter(engine, source, other, other.params[index] ?? param, index)))
      return source.kind;
  }
  return null;
}

/**
 * The class of the records that a framework passes, `@receiver(post_save, sender=Order)`, or that declares the fields of the data,
 * `@blueprint.arguments(OrderSchema)`.
 */
export function classNamedBy(
  engine: Engine,
  fn: FunctionNode,
  param: Parameter,
  index: number,
  by: "classIn" | "schemaIn" = "classIn",
): string {
  for (const source of engine.tables.parameterSources) {
    const expression = source.parameter[by];
    if (expression === undefined || !matchesParameter(engine, source, fn, param, index)) continue;
    for (const { text } of fn.annotations) {
      const [, found] = expressionOf(expression).exec(text) ?? [];
      if (found !== undefined) return found;
    }
  }
  return "";
}

/** The methods of annotated interfaces of the repository that a method implements. */
function declaredIn(engine: Engine, { name, owner, params }: FunctionNode): FunctionNode[] {
  if (!owner || name === "<init>" || !engine.has("interfaceAnnotations")) return [];
  return owner.supers.flatMap((parent) => {
    const { methods = [] } = engine.findClass(parent)?.cls ?? {};
    return methods.filter(
      (method) =>
        method.name === name &&
        method.params.length === params.length &&
        [method, ...method.params].some(({ annotations }) => annotations.length > 0),
    );
  });
}

export function restrictionsOf({ annotations, fallback }: Parameter): readonly Annotation[] {
  return fallback ? [...annotations, { name: "default", text: fallback.at.text }] : annotations;
}

function matchesParameter(
  engine: Engine,
  { parameter: rule }: ParameterSource,
  fn: FunctionNode,
  param: Parameter,
  index: number,
): boolean {
  const ownAnnotations = param.annotations.map(({ text }) => text).join("\n");
  const onFunction = fn.annotations.map(({ text }) => text).join("\n");
  const fallback = param.fallback?.at.text ?? "";
  return (
    fits(rule.function, onFunction) &&
    fits(rule.annotation, ownAnnotations) &&
    fits(rule.type, param.type) &&
    fits(rule.name, param.name) &&
    fits(rule.owner, fn.owner?.name ?? "") &&
    fits(rule.method, fn.name) &&
    fits(rule.fallback, fallback) &&
    (rule.siblingParameter === undefined ||
      fn.params.some((other) => other !== param && fits(rule.siblingParameter, other.name))) &&
    (rule.position === undefined || rule.position === index) &&
    (rule.class === undefined || isOfClass(engine, rule.class, rule.inherited, fn)) &&
    !rejects(rule.exceptType, param.type) &&
    !rejects(rule.exceptName, param.name) &&
    !rejects(rule.exceptFallback, fallback) &&
    !rejects(rule.exceptAnnotation, ownAnnotations) &&
    !namesPlaceholder(rule.exceptPlaceholder, onFunction, param.name) &&
    (rule.file === undefined || fits(rule.file, fn.at.textOfFile) || fits(rule.file, fn.at.file.path)) &&
    (rule.typeParent === undefined ||
      lineOf(engine, param.type).some(({ supers }) => supers.some((name) => fits(rule.typeParent, name)))) &&
    (!rule.isData || isDataClass(engine.findClass(param.type)?.cls)) &&
    (!rule.isUndeclared || engine.findClass(param.type) === undefined) &&
    !(rule.exceptServices && isService(engine.findClass(param.type)?.cls)) &&
    !(rule.exceptSent && engine.linker?.isDeclared(SENDS + param.type) === true) &&
    (!rule.isUrlText || urlPlaceholder(engine, fn, param.name) === "text") &&
    (!rule.isRegistered || engine.linker?.isDeclared(REGISTERS + (fn.owner?.name ?? "")) === true)
  );
}

/** Whether an annotation of the class of a method matches, or a class that it, or an ancestor, extends or implements. */
function isOfClass(engine: Engine, expression: string, inherited: boolean, { owner }: FunctionNode): boolean {
  if (!owner) return fits(expression, "");
  const parents = (inherited ? ancestors(engine, owner) : [owner]).flatMap(({ supers }) => supers);
  return [...owner.annotations.map(({ text }) => text), ...parents].some((text) => fits(expression, text));
}

export function fits(expression: string | undefined, text: string): boolean {
  return expression === undefined || expressionOf(expression).test(text);
}

function rejects(expression: string | undefined, text: string): boolean {
  return expression !== undefined && expressionOf(expression).test(text);
}

export function namesPlaceholder(expression: string | undefined, route: string, name: string): boolean {
  if (expression === undefined) return false;
  const placeholder = name.replace(/^\$/u, "");
  return [...route.matchAll(new RegExp(expression, "gu"))].some((found) => found.slice(1).includes(placeholder));
}

/** What stands for a parameter that destructures an object of a framework. */
export function objectPath({ tables }: Engine, { params: [first, second] }: FunctionNode): string {
  const text = first?.target.at.text ?? "";
  const found = tables.objects.find(
    ({ pattern, nextParameter }) => fits(pattern, text) && fits(nextParameter, second?.name ?? ""),
  );
  return found?.accessPath ?? "";
}
