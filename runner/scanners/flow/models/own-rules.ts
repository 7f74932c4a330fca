import { ALL } from "../domain/families.ts";
import { newTaint } from "../domain/new-taint.ts";
import { patternedFor } from "../domain/pattern-families.ts";
import { type Closure, constantValue, possibleStringsOf, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { branch, type Engine, type Scope } from "../interpreter/engine.ts";
import { ancestors, methodsOf } from "../interpreter/methods.ts";
import type { ClassNode, Constant } from "../lower/ir.ts";
import { expressionOf } from "../tables/expression.ts";
import { isOwnRules, type OwnRules } from "../tables/rule-classes.ts";
import { callsIn } from "./calls-in.ts";
import { whileRejecting } from "./rejections.ts";
import { familiesOfTaint } from "./rule-checks.ts";

/* Rules that a class has for its own fields, or for the data of a form: `rules()`, `getInputFilterSpecification()`. */

type Rules = ReadonlyMap<string, number>;

/** An expression between two equal signs, or brackets, with flags other than those for several lines and white space. */
const DELIMITED = /^([/#~@!%])(.*)\1[a-lo-wyzA-Z]*$/su;

const known = new WeakMap<Engine, Map<string, Rules>>();

/** The tables for a class. */
export function modelsOf(engine: Engine, cls: ClassNode): OwnRules[] {
  const models = engine.tables.ruleClasses.filter(isOwnRules);
  if (models.length === 0) return [];
  const supers = ancestors(engine, cls).flatMap((at) => at.supers);
  return models.filter((model) => supers.some((name) => expressionOf(model.class).test(name)));
}

/** The fields with the families that they are safe for by the rules of their class. */
export function ownRules(engine: Engine, cls: ClassNode, scope: Scope): Rules {
  const all = new Map<string, number>();
  for (const model of modelsOf(engine, cls))
    for (const [name, families] of rulesBy(engine, cls, model, scope)) all.set(name, (all.get(name) ?? 0) | families);
  return all;
}

function rulesBy(engine: Engine, cls: ClassNode, model: OwnRules, scope: Scope): Rules {
  const ofEngine = known.get(engine) ?? new Map<string, Rules>();
  known.set(engine, ofEngine);
  const key = `${cls.at.file.path} ${cls.name} ${engine.tables.ruleClasses.indexOf(model)}`;
  const found = ofEngine.get(key);
  if (found) return found;
  const rules = new Map<string, number>();
  // A rule reads what no rule has checked yet.
  ofEngine.set(key, rules);
  for (const method of model.methods) {
    const [closure] = methodsOf(engine, cls, method);
    const each = closure ? inModule(engine, closure, () => rulesIn(engine, cls, closure, model, scope)) : [];
    for (const [name, families] of each) rules.set(name, (rules.get(name) ?? 0) | families);
  }
  return rules;
}

function inModule<Result>(engine: Engine, { frame }: Closure, run: () => Result): Result {
  const { module } = engine;
  engine.module = frame?.module ?? module;
  try {
    return run();
  } finally {
    engine.module = module;
  }
}

function rulesIn(engine: Engine, cls: ClassNode, closure: Closure, model: OwnRules, outer: Scope): [string, number][] {
  const scope = branch(outer);
  const self = objectOf(engine, cls, new Map(), scope);
  if (model.shape === "calls" || model.adds.length > 0) {
    const inside = { ...scope, frame: engine.frame(closure.frame, false, self) };
    const calls = callsIn(closure.fn.body).filter(({ name }) => model.adds.length === 0 || model.adds.includes(name));
    return calls.flatMap(({ name, args: given }): [string, number][] => {
      const args = given.map(({ value }) => engine.evaluate(value, inside));
      if (model.shape !== "calls")
        return args.flatMap((spec) => ofSpec(textsOf(entry(spec, "name", inside), inside), spec, model, inside));
      return textsOf(args[0], inside).map((field) => [field, familiesOf(model, name, args[1])]);
    });
  }
  const result = engine.invoke({ ...closure, self }, { args: [], at: closure.fn.at, self }, scope);
  const held = result.refs.flatMap((ref) => scope.state.object(ref) ?? []);
  if (model.shape === "map")
    return held.flatMap(({ fields }) => [...fields].flatMap(([name, spec]) => ofSpec([name], spec, model, scope)));
  return held.flatMap(({ items }) => items ?? []).flatMap((rule) => ofRule(engine, cls, rule, model, scope));
}

/** `["host", "match", "pattern" => …]` */
function ofRule(engine: Engine, cls: ClassNode, rule: Value, model: OwnRules, scope: Scope): [string, number][] {
  const names = textsOf(entry(rule, "0", scope), scope);
  const kind = entry(rule, "1", scope);
  if (!kind || model.open.some((key) => entry(rule, key, scope))) return [];
  const own = typeof kind.constant === "string" ? methodsOf(engine, cls, kind.constant) : [];
  const checks = [...own, ...(kind.closures ?? [])];
  return names.map((name) => [
    name,
    checks.reduce(
      (all, check) => all | familiesBy(engine, cls, check, name, model, scope),
      familiesOf(model, nameOf(kind), patternIn(rule, model, scope)),
    ),
  ]);
}

/** `["validators" => [["name" => "Regex", "options" => ["pattern" => …]]]]` */
function ofSpec(names: readonly string[], spec: Value, model: OwnRules, scope: Scope): [string, number][] {
  const rules = model.lists.flatMap((list) => itemsOf(entry(spec, list, scope), scope));
  const families = rules.reduce((all, rule) => {
    const kind = entry(rule, "name", scope);
    return kind ? all | familiesOf(model, nameOf(kind), patternIn(rule, model, scope)) : all;
  }, 0);
  return names.map((name) => [name, families]);
}

function familiesOf({ plain, pattern }: OwnRules, name: string, given: Value | undefined): number {
  if (expressionOf(plain).test(name)) return ALL;
  return expressionOf(pattern).test(name) ? patternedFor(withoutDelimiters(given?.constant)) : 0;
}

/** `/^[a-z]+$/D` */
function withoutDelimiters(pattern: Constant | undefined): Constant | undefined {
  return typeof pattern === "string" ? (DELIMITED.exec(pattern)?.[2] ?? pattern) : undefined;
}

/** The families that a field is safe for that a method has not rejected, which gets the name of the field. */
function familiesBy(
  engine: Engine,
  cls: ClassNode,
  check: Closure,
  name: string,
  { rejects }: OwnRules,
  outer: Scope,
): number {
  const scope = branch(outer);
  const taint = newTaint("request", cls.at, `#checked ${cls.name}.${name}`);
  const self = objectOf(engine, cls, new Map([[name, tainted([taint])]]), scope);
  const args = check.fn.params.map((_, index) => (index === 0 ? constantValue(name) : UNKNOWN));
  engine.invocationCounts.delete(check.fn);
  whileRejecting(engine, rejects, () => engine.invoke({ ...check, self }, { args, at: check.fn.at, self }, scope));
  return scope.state.isReachable ? familiesOfTaint(taint, scope) : 0;
}

function patternIn(rule: Value, { patternIn: keys }: OwnRules, scope: Scope): Value | undefined {
  const held = [rule, entry(rule, "options", scope)];
  return held.flatMap((each) => keys.flatMap((key) => entry(each, key, scope) ?? []))[0];
}

function nameOf({ constant, accessPath, cls }: Value): string {
  return typeof constant === "string" ? constant : (cls?.name ?? accessPath.replace(/\.class$/u, ""));
}

function entry(value: Value | undefined, key: string, { state }: Scope): Value | undefined {
  const held = value?.refs.flatMap((ref) => state.object(ref) ?? []) ?? [];
  return held.flatMap(({ fields, items }) => fields.get(key) ?? items?.[Number(key)] ?? [])[0];
}

function itemsOf(value: Value | undefined, { state }: Scope): Value[] {
  return value?.refs.flatMap((ref) => state.object(ref)?.items ?? []) ?? [];
}

/** A text, or a list of them. */
function textsOf(value: Value | undefined, scope: Scope): string[] {
  return [...(value ? [value] : []), ...itemsOf(value, scope)].flatMap(possibleStringsOf);
}

function objectOf(engine: Engine, cls: ClassNode, fields: Map<string, Value>, scope: Scope): Value {
  const object = { kind: "object", cls, type: cls.name, fields } as const;
  return { ...UNKNOWN, type: cls.name, refs: [engine.allocate(cls.at, scope, object, "#own rules")] };
}
