import { newTaint } from "../domain/new-taint.ts";
import { areObjectsValidated, type Taint } from "../domain/taint.ts";
import { type Closure, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { branch, type Engine, type Scope } from "../interpreter/engine.ts";
import { ancestors, methodsOf } from "../interpreter/methods.ts";
import type { ClassNode } from "../lower/ir.ts";
import { CHECKS, REGISTERS } from "../project/rule-classes.ts";
import { expressionOf } from "../tables/expression.ts";
import { isObjectCheck, type ObjectCheck } from "../tables/rule-classes.ts";
import { whileRejecting } from "./rejections.ts";
import { familiesOfTaint, rulesObject } from "./rule-checks.ts";

/*
 * Classes with a method that a framework runs on an object of another class before a handler has it: validators and filters. What the
 * method has checked where it has rejected nothing holds for the fields.
 */

type Checked = ReadonlyMap<string, number>;

const known = new WeakMap<Engine, Map<string, Checked>>();

/** The families that a field of an object is safe for by the classes that check the object. */
export function objectCheckedFor(
  engine: Engine,
  cls: ClassNode,
  name: string,
  taints: readonly Taint[],
  scope: Scope,
): number {
  return engine.tables.ruleClasses.reduce((all, rule, index) => {
    if (!isObjectCheck(rule) || (rule.isValidated && !areObjectsValidated(taints))) return all;
    return all | (checkedBy(engine, cls, rule, index, scope).get(name) ?? 0);
  }, 0);
}

function checkedBy(engine: Engine, cls: ClassNode, rule: ObjectCheck, index: number, scope: Scope): Checked {
  const ofEngine = known.get(engine) ?? new Map<string, Checked>();
  known.set(engine, ofEngine);
  const key = `${index} ${cls.at.file.path} ${cls.name}`;
  const found = ofEngine.get(key);
  if (found) return found;
  // The check itself reads what nothing has checked yet.
  ofEngine.set(key, new Map());
  const checked = new Map<string, number>();
  for (const { cls: rules } of engine.linker?.declaring(CHECKS + cls.name)?.classes.values() ?? []) {
    const isOfClass = expressionOf(rule.class).exec(rules.at.text)?.[1] === cls.name;
    if (!isOfClass || (rule.isRegistered && !engine.linker?.isDeclared(REGISTERS + rules.name))) continue;
    for (const [name, families] of runCheck(engine, cls, rules, rule, scope))
      checked.set(name, (checked.get(name) ?? 0) | families);
  }
  ofEngine.set(key, checked);
  return checked;
}

function runCheck(
  engine: Engine,
  cls: ClassNode,
  rules: ClassNode,
  rule: ObjectCheck,
  outer: Scope,
): [string, number][] {
  const frame = engine.declared.get(rules)?.frame;
  const [closure, ...others] = frame ? methodsOf(engine, rules, rule.method) : [];
  if (!frame || !closure || others.length > 0) return [];
  const scope = { ...branch(outer), frame };
  const { module } = engine;
  engine.module = frame.module;
  try {
    const self = rulesObject(engine, rules, scope);
    const hold = (object: Value): Value[] =>
      closure.fn.params.map((_, index) => (index === rule.argument ? held(engine, cls, object, rule, scope) : UNKNOWN));
    return fieldsAfter(engine, cls, { ...closure, self }, hold, rule.rejects, scope);
  } finally {
    engine.module = module;
  }
}

/** The fields of a class, with the families that they are safe for where a function has rejected nothing. */
export function fieldsAfter(
  engine: Engine,
  cls: ClassNode,
  closure: Closure,
  argumentsWith: (object: Value) => Value[],
  rejects: string,
  scope: Scope,
): [string, number][] {
  const fields = ancestors(engine, cls).flatMap((at) => at.fields.map(({ name }) => name));
  const taints = fields.map((name) => [name, newTaint("request", cls.at, `#checked ${cls.name}.${name}`)] as const);
  const object = objectWith(engine, cls, new Map(taints.map(([name, taint]) => [name, tainted([taint])])), scope);
  engine.invocationCounts.delete(closure.fn);
  const invocation = { args: argumentsWith(object), at: closure.fn.at, self: closure.self };
  whileRejecting(engine, rejects, () => engine.invoke(closure, invocation, scope));
  return scope.state.isReachable ? taints.map(([name, taint]) => [name, familiesOfTaint(taint, scope)]) : [];
}

/** The object, or what holds it: a list in a member, and the result of a call by the name of another. */
function held(engine: Engine, { at }: ClassNode, object: Value, { list, member }: ObjectCheck, scope: Scope): Value {
  if (list === undefined) return object;
  const fields = new Map([
    [list, engine.list(at, scope, [object])],
    ...(member === undefined ? [] : [[member, object] as const]),
  ]);
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", fields }, "#checked context")] };
}

function objectWith(engine: Engine, cls: ClassNode, fields: Map<string, Value>, scope: Scope): Value {
  const object = { kind: "object", cls, type: cls.name, fields } as const;
  return { ...UNKNOWN, type: cls.name, refs: [engine.allocate(cls.at, scope, object, "#checked object")] };
}
