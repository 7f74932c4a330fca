import { declareName } from "./assign.ts";
import { ancestors, classSeenFrom, findMethods } from "./methods.ts";
import { invokeAny } from "./dispatch.ts";
import { keywordIn } from "./arguments.ts";
import { type Engine, type Scope } from "./engine.ts";
import { listOfObjects } from "./injected-lists.ts";
import { noteMade } from "./made-objects.ts";
import { registerOperators } from "./container-methods.ts";
import { registerAccessors } from "./properties.ts";
import type { ClassNode, FieldNode } from "../lower/ir.ts";
import { ANY_KEYWORD, type Call } from "./call.ts";
import { newTaint } from "../domain/new-taint.ts";
import type { CallArguments } from "../models/conditions.ts";
import { checkCall } from "../models/sinks.ts";
import { validatedFor } from "../models/field-annotations.ts";
import { withText } from "../models/text-classes.ts";
import { constructedField } from "../models/constructed-fields.ts";
import { isEnumeration } from "../models/enumeration-classes.ts";
import { elementType, plainField } from "../models/validated-fields.ts";
import { expressionOf } from "../tables/expression.ts";
import type { FieldSource } from "../tables/validation.ts";
import { joinTaints, OBJECT_VALIDATED } from "../domain/taint.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { NOTHING, UNKNOWN, type Value } from "../domain/value.ts";
import { writeKey, writeKeys } from "../domain/heap-object.ts";
import { checkedTaints } from "../models/field-checks.ts";

const DEFAULTS: Record<string, number | boolean> = {
  int: 0,
  long: 0,
  short: 0,
  byte: 0,
  double: 0,
  float: 0,
  boolean: false,
};

const NONE: ReadonlySet<string> = new Set();

/** Declares a class: its name, static fields, and methods as possible entry points. */
export function declareClass(engine: Engine, cls: ClassNode, scope: Scope): void {
  const frame = engine.frame(scope.frame, true, null);
  scope.frame.captured = true;
  const ref = engine.allocate(cls.at, scope, { kind: "object", cls: null, type: cls.name }, ":class");
  const statics: Value = { ...UNKNOWN, refs: [ref] };
  frame.self = { ...UNKNOWN, cls, refs: [ref] };
  engine.longLived.add(statics);
  const declared = { cls, frame, statics };
  engine.declared.set(cls, declared);
  frame.module.classes.set(cls.name, declared);
  const colon = cls.name.lastIndexOf(":");
  if (colon !== -1) frame.module.classes.set(cls.name.slice(colon + 1), declared);
  registerAccessors(engine, cls);
  registerOperators(engine, cls);
  declareName(cls.name, { ...UNKNOWN, cls, accessPath: cls.name }, scope);
  const inside = { ...scope, frame };
  for (const inner of cls.inner) declareClass(engine, inner, inside);
  for (const field of cls.fields) {
    if (!field.isStatic) continue;
    const value = field.value ? engine.evaluate(field.value, inside) : NOTHING;
    writeKey(scope.state, ref, field.name, field.type === "" ? value : { ...value, type: field.type }, true);
  }
  engine.execute(cls.body, inside);
  for (const method of new Set([...cls.methods, ...(cls.construction ? [cls.construction] : [])]))
    engine.register({ fn: method, frame, self: null });
}

/** Allocates an object of a class of the file and runs its initializers and constructor. */
export function instantiate(
  engine: Engine,
  cls: ClassNode,
  args: readonly Value[],
  keywords: ReadonlyMap<string, Value>,
  at: SyntaxNode,
  scope: Scope,
): Value {
  const ref = engine.allocate(at, scope, { kind: "object", cls, type: cls.name }, `:new ${cls.name}`);
  const self: Value = { ...UNKNOWN, refs: [ref], type: cls.name };
  const line = ancestors(engine, cls);
  for (const [index, ancestor] of [...line.entries()].toReversed())
    initialize(engine, ancestor, self, ref, scope, hiddenBy(engine, line.slice(0, index)));
  checkInherited(engine, cls, { args, keywords, receiver: null }, at, scope);
  const constructors = findMethods(engine, cls, "<init>", args);
  if (constructors.length > 0) invokeAny(engine, constructors, { args, keywords, at, self }, scope);
  else if (cls.methods.every(({ name }) => name !== "<init>"))
    constructPrimarily(engine, cls, { args, keywords }, self, at, scope);
  noteMade(engine, cls, self, { args, keywords }, scope);
  return constructors.length > 0 ? self : withText(engine, cls, self, args);
}

/** Runs the primary constructor of a class on an object of it, or of a subclass. */
export function constructPrimarily(
  engine: Engine,
  cls: ClassNode,
  given: Pick<Call, "args" | "keywords">,
  self: Value,
  at: SyntaxNode,
  scope: Scope,
): void {
  for (const ref of self.refs) positional(engine, cls, given, ref, scope);
  const frame = engine.declared.get(cls)?.frame ?? null;
  if (cls.construction) engine.invoke({ fn: cls.construction, frame, self }, { ...given, at, self }, scope);
}

/** The constructor of a class of a library, which a class inherits. */
function checkInherited(engine: Engine, cls: ClassNode, call: CallArguments, at: SyntaxNode, scope: Scope): void {
  if (call.args.length + call.keywords.size === 0) return;
  for (const accessPath of ancestors(engine, cls).flatMap(({ supers }) => supers)) {
    const name = accessPath.slice(accessPath.search(/\w+$/u));
    const named = { name, creates: true, hasReceiver: false, accessPath, types: [], texts: [], root: accessPath };
    checkCall(engine, named, call, at, scope);
  }
}

/** The attributes of subclasses that objects have instead of those of the class. */
function hiddenBy(engine: Engine, subclasses: readonly ClassNode[]): ReadonlySet<string> {
  if (!engine.has("classAttributes") || subclasses.length === 0) return NONE;
  return new Set(subclasses.flatMap(({ fields }) => fields.flatMap(({ isStatic, name }) => (isStatic ? [name] : []))));
}

function initialize(
  engine: Engine,
  cls: ClassNode,
  self: Value,
  ref: number,
  scope: Scope,
  hidden: ReadonlySet<string>,
): void {
  const known = engine.declared.get(cls);
  const frame = engine.frame(known?.frame ?? null, true, self);
  let values: [string, Value][] = [];
  for (const field of cls.fields) {
    if (field.isStatic || hidden.has(field.name)) continue;
    // What the fields before it hold may be read.
    if (field.value && field.value.op !== "constant") {
      writeKeys(scope.state, ref, values, true);
      values = [];
    }
    const fallback = DEFAULTS[field.type];
    const value = field.value
      ? engine.evaluate(field.value, { ...scope, frame })
      : { ...UNKNOWN, ...(fallback === undefined ? {} : { constant: undefined }), accessPath: field.name };
    const held = field.holds ? listOfObjects(engine, field.holds, field.at ?? cls.at, value, scope) : value;
    const given = withSource(engine, cls, field, held, scope);
    values.push([field.name, field.type === "" ? given : { ...given, type: field.type }]);
  }
  writeKeys(scope.state, ref, values, true);
}

/** The value of a field that a framework sets from the request is untrusted, whatever its initial value or object. */
function withSource(engine: Engine, cls: ClassNode, field: FieldNode, value: Value, scope: Scope): Value {
  const source = fieldSourceOf(engine, cls, field);
  if (!source || !field.at) return value;
  const read = newTaint(source.kind, field.at, field.name);
  // Whoever lets a framework pass the object asks for the checks that the class declares.
  const checked = { ...read, qualifiers: read.qualifiers | OBJECT_VALIDATED };
  const own = { ...read, sanitizedFor: read.sanitizedFor | validatedFor(engine, field.annotations, cls, [checked]) };
  const taints = checkedTaints(engine, cls, field.name, [own], scope);
  return {
    ...value,
    refs: UNKNOWN.refs,
    constant: undefined,
    knownPrefix: "",
    taints: joinTaints(value.taints, taints),
  };
}

/** The fields of the class that a framework sets from the request. */
export function fieldsWithSource(engine: Engine, cls: ClassNode): readonly FieldNode[] {
  return cls.fields.filter((field) => fieldSourceOf(engine, cls, field) !== undefined);
}

function fieldSourceOf(engine: Engine, cls: ClassNode, field: FieldNode): FieldSource | undefined {
  if (engine.tables.fieldSources.length === 0 || !field.at) return undefined;
  // A framework converts text to a value of an enumeration.
  if (field.type !== "" && isEnumeration(engine, classSeenFrom(engine, cls, elementType(field.type))?.cls))
    return undefined;
  const text = field.annotations.map((annotation) => annotation.text).join("\n");
  const isVisible = !field.isStatic && field.isPrivate !== true;
  return engine.tables.fieldSources.find(
    ({ field: rule }) =>
      fits(rule.annotation, text) &&
      (rule.class === undefined || (isVisible && cls.supers.some((name) => fits(rule.class, name)))) &&
      (rule.file === undefined || fits(rule.file, cls.at.textOfFile)) &&
      (rule.text === undefined ||
        (field.type !== "" && fits(rule.text.replaceAll("<type>", field.type), cls.at.text))) &&
      !(rule.exceptType !== undefined && fits(rule.exceptType, field.type)) &&
      !(rule.exceptAnnotation !== undefined && fits(rule.exceptAnnotation, text)) &&
      !(rule.exceptText !== undefined && fits(rule.exceptText.replaceAll("<field>", field.name), cls.at.text)),
  );
}

function fits(expression: string | undefined, text: string): boolean {
  return expression === undefined || expressionOf(expression).test(text);
}

/** Records and data classes: the positional arguments initialize the fields, in order. */
function positional(
  engine: Engine,
  cls: ClassNode,
  { args, keywords }: Pick<Call, "args" | "keywords">,
  ref: number,
  scope: Scope,
): void {
  const any = keywords.get(ANY_KEYWORD);
  if (any) fillFields(engine, cls, any, ref, scope);
  const fields = cls.fields.filter(({ isStatic }) => !isStatic);
  for (const [index, value] of args.entries()) {
    const field = fields[index];
    if (field) writeKey(scope.state, ref, field.name, constructedField(engine, cls, field.name, value, scope), true);
  }
  for (const [name, value] of keywords) {
    if (name !== ANY_KEYWORD) writeKey(scope.state, ref, name, constructedField(engine, cls, name, value, scope), true);
  }
}

function fillFields(engine: Engine, cls: ClassNode, value: Value, ref: number, scope: Scope): void {
  for (const { name, type, isStatic } of ancestors(engine, cls).flatMap(({ fields }) => fields)) {
    const isPlain = isStatic || plainField(engine, cls, name, value.taints);
    const held = constructedField(engine, cls, name, keywordIn(value, name), scope);
    if (!isPlain) writeKey(scope.state, ref, name, type === "" ? held : { ...held, type }, true);
  }
}
