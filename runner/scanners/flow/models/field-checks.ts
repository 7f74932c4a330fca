import { sanitizeTaints, type Taint } from "../domain/taint.ts";
import { type Closure, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { branch, type Engine, type Scope } from "../interpreter/engine.ts";
import { newTaint } from "../domain/new-taint.ts";
import { ancestors, classSeenFrom, methodsOf } from "../interpreter/methods.ts";
import type { ClassNode, FieldNode } from "../lower/ir.ts";
import { expressionOf } from "../tables/expression.ts";
import type { FieldCheck } from "../tables/field-checks.ts";
import { constrainedFor } from "./constraint-checks.ts";
import { ownRules } from "./own-rules.ts";
import { isTextField } from "./text-fields.ts";
import { TEXT } from "../domain/families.ts";
import { registeredChecks } from "./registered-checks.ts";
import { familiesOfTaint, familiesOfTaints, ruleChecks } from "./rule-checks.ts";

/*
 * Functions that a library runs to check the fields of an object before code has its data, such as the method `validate_<field>`. Each is
 * run on data like that of the request: what it has checked where it returns holds for the fields.
 */

interface Check {
  rule: FieldCheck;
  closure: Closure;
  /** Null for a function that checks them all. */
  field: string | null;
}

type Data = ReadonlyMap<string, Value>;
type Checked = ReadonlyMap<string, number>;

/** In a path: a map of all fields. */
const ALL_FIELDS = "*";
const NONE: Checked = new Map();
const known = new WeakMap<Engine, Map<ClassNode, Checked>>();

/** The taints of a field, sanitized for what the functions of its class check. */
export function checkedTaints(
  engine: Engine,
  cls: ClassNode | undefined,
  name: string,
  taints: readonly Taint[],
  scope: Scope,
): readonly Taint[] {
  if (!cls || taints.length === 0) return taints;
  const checked = checkedFields(engine, cls, scope).get(name) ?? 0;
  const text = isTextField(engine, cls, name) ? TEXT : 0;
  return sanitizeTaints(taints, checked | text | constrainedFor(engine, cls, name, taints, scope));
}

/** The fields of a class that functions check, with the families that they are safe for. */
export function checkedFields(engine: Engine, cls: ClassNode, scope: Scope): Checked {
  const ofEngine = known.get(engine) ?? new Map<ClassNode, Checked>();
  known.set(engine, ofEngine);
  const { fieldChecks, ruleClasses } = engine.tables;
  const found = fieldChecks.length + ruleClasses.length === 0 ? NONE : ofEngine.get(cls);
  if (found) return found;
  const checked = new Map<string, number>();
  // The functions read what no function has checked yet.
  ofEngine.set(cls, checked);
  const add = ([name, families]: [string, number]): unknown => checked.set(name, (checked.get(name) ?? 0) | families);
  for (const check of checksOf(engine, cls, scope)) runCheck(engine, cls, check, scope).forEach(add);
  ruleChecks(engine, cls, scope).forEach(add);
  registeredChecks(engine, cls, scope).forEach(add);
  [...ownRules(engine, cls, scope)].forEach(add);
  return checked;
}

function checksOf(engine: Engine, cls: ClassNode, scope: Scope): Check[] {
  const line = ancestors(engine, cls);
  const methods = new Set(line.flatMap((at) => at.methods.map(({ name }) => name)));
  const rules = engine.tables.fieldChecks.filter(
    ({ called, constraint }) =>
      constraint === undefined && (called === undefined || expressionOf(called).test(engine.entry.text)),
  );
  return rules.flatMap((rule) => [
    ...(rule.constructs ? ofConstructor(engine, cls, rule) : []),
    ...[...methods].flatMap((name) => methodsOf(engine, cls, name).flatMap((closure) => ofMethod(rule, closure))),
    ...line.flatMap((at) => at.fields.flatMap((field) => ofField(engine, at, rule, field, scope))),
  ]);
}

/** The constructor that makes the object, which is certain if there is one. */
function ofConstructor(engine: Engine, cls: ClassNode, rule: FieldCheck): Check[] {
  const frame = engine.declared.get(cls)?.frame;
  const constructors =
    cls.construction && frame
      ? [{ fn: cls.construction, frame, self: null }]
      : methodsOf(engine, cls, "<init>").filter(({ fn }) => fn.owner === cls);
  const [closure, ...others] = constructors;
  return closure && others.length === 0 && closure.fn.params.length > 0 ? [{ rule, closure, field: null }] : [];
}

function ofMethod(rule: FieldCheck, closure: Closure): Check[] {
  const { name, annotations } = closure.fn;
  const expression = rule.method ?? rule.annotation;
  if (expression === undefined) return [];
  const texts = rule.method === undefined ? annotations.map(({ text }) => text) : [name];
  const [found] = texts.flatMap((text) => [...text.matchAll(new RegExp(expression, "gu"))]);
  const fields = found?.[1]?.match(/\w+/gu) ?? (found ? [null] : []);
  return fields.map((field) => ({ rule, closure, field }));
}

/** The functions that the declaration of a field names. */
function ofField(engine: Engine, cls: ClassNode, rule: FieldCheck, field: FieldNode, scope: Scope): Check[] {
  const frame = engine.declared.get(cls)?.frame;
  if (!frame) return [];
  const { module } = engine;
  const inside = { ...branch(scope), frame };
  engine.module = frame.module;
  try {
    const given = namedIn(engine, cls, rule, field, inside);
    const all = [
      ...given,
      ...given.flatMap(({ refs }) => refs.flatMap((ref) => inside.state.object(ref)?.items ?? [])),
    ];
    return all.flatMap(({ closures = [] }) => closures.map((closure) => ({ rule, closure, field: field.name })));
  } finally {
    engine.module = module;
  }
}

function namedIn(engine: Engine, cls: ClassNode, rule: FieldCheck, field: FieldNode, scope: Scope): Value[] {
  const { value, annotations, type } = field;
  const { keyword, position, type: expression } = rule;
  if (keyword !== undefined && value?.op === "call")
    return value.args
      .filter(({ name }, index) => name === keyword || (name === undefined && index === position))
      .map((argument) => engine.evaluate(argument.value, scope));
  if (expression === undefined) return [];
  const alias = type === "" ? undefined : classSeenFrom(engine, cls, type)?.cls;
  const texts = [...annotations, ...(alias?.aliasOf === undefined ? [] : alias.annotations)].map(({ text }) => text);
  return texts.flatMap((text) => {
    const [, name] = expressionOf(expression).exec(text) ?? [];
    return name === undefined ? [] : [engine.evaluate({ op: "name", at: cls.at, name }, scope)];
  });
}

/** Runs a function on an object whose fields are untrusted data. */
function runCheck(engine: Engine, cls: ClassNode, { rule, closure, field }: Check, outer: Scope): [string, number][] {
  const scope = branch(outer);
  const { at } = cls;
  const checked =
    field === null ? ancestors(engine, cls).flatMap(({ fields }) => fields.map(({ name }) => name)) : [field];
  const taints = new Map(checked.map((name) => [name, newTaint("request", at, `#checked ${cls.name}.${name}`)]));
  const data = dataAt(
    engine,
    cls,
    rule.in,
    new Map([...taints].map(([name, taint]) => [name, tainted([taint])])),
    scope,
  );
  const byName = ({ name }: { name: string }): Value => {
    const taint = taints.get(name);
    return taint ? tainted([taint]) : UNKNOWN;
  };
  const fields =
    rule.argument === -1 && !rule.constructs
      ? data.refs.flatMap((ref) => [...(scope.state.object(ref)?.fields ?? [])])
      : [];
  const args = rule.constructs
    ? closure.fn.params.map(byName)
    : rule.argument === -1
      ? []
      : [...Array.from({ length: rule.argument }, () => UNKNOWN), data];
  const self = closure.fn.owner ? objectOf(engine, cls, new Map(fields), scope) : null;
  const result = engine.invoke(closure, { args, at, self }, scope);
  if (!scope.state.isReachable) return [];
  return [...taints].map(([name, taint]) => {
    const returned = rule.returns ? returnedFor(field === null ? name : null, result, scope) : undefined;
    return [
      name,
      returned ? familiesOfTaints(engine.reachableTaints(returned, scope.state)) : familiesOfTaint(taint, scope),
    ];
  });
}

/** What a function returns for its field, or for one of all fields; undefined if it returns nothing. */
function returnedFor(name: string | null, result: Value, { state }: Scope): Value | undefined {
  if (result.constant === null) return undefined;
  return name === null ? result : result.refs.flatMap((ref) => state.object(ref)?.fields.get(name) ?? [])[0];
}

/** The data of a field, or an object that holds it. */
function dataAt(engine: Engine, cls: ClassNode, [name, ...inner]: readonly string[], data: Data, scope: Scope): Value {
  const { at } = cls;
  if (name === undefined) return [...data.values()][0] ?? UNKNOWN;
  const isMap = name === ALL_FIELDS;
  const fields = isMap ? data : new Map([[name, dataAt(engine, cls, inner, data, scope)]]);
  // A function may return another field than its own.
  const unknownKeys = isMap ? tainted([newTaint("request", at, `#checked ${cls.name}.*`)]) : null;
  const map = { kind: "map", fields: new Map(fields), unknownKeys } as const;
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, map, `#checked ${name}`)] };
}

function objectOf(engine: Engine, cls: ClassNode, fields: Map<string, Value>, scope: Scope): Value {
  const object = { kind: "object", cls, type: cls.name, fields } as const;
  return { ...UNKNOWN, type: cls.name, refs: [engine.allocate(cls.at, scope, object, "#checked")] };
}
