import { ALL } from "../domain/families.ts";
import { patternedFor } from "../domain/pattern-families.ts";
import type { Taint } from "../domain/taint.ts";
import { newTaint } from "../domain/new-taint.ts";
import { type Closure, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { branch, type Engine, refineTaints, type Scope } from "../interpreter/engine.ts";
import { methodsOf } from "../interpreter/methods.ts";
import type { CallExpression, ClassNode } from "../lower/ir.ts";
import { CHECKS } from "../project/rule-classes.ts";
import { expressionOf } from "../tables/expression.ts";
import { isRuleClass, type RuleClass } from "../tables/rule-classes.ts";
import { chainOf } from "./calls-in.ts";
import { qualifiedFamilies } from "./guards.ts";
import { whileRejecting } from "./rejections.ts";

/* Rules for the fields of another class: `RuleFor(order => order.Site).Matches("^[a-z]+$").Must(IsKnownSite)`. */

/** The fields of a class with the families that they are safe for by the rules. */
export function ruleChecks(engine: Engine, cls: ClassNode, scope: Scope): [string, number][] {
  const { ruleClasses } = engine.tables;
  const module = ruleClasses.length > 0 ? engine.linker?.declaring(CHECKS + cls.name) : null;
  const declared = module ? [...module.classes.values()] : [];
  return declared.flatMap(({ cls: rules }) =>
    ruleClasses.flatMap((rule) =>
      isRuleClass(rule) && expressionOf(rule.class).exec(rules.at.text)?.[1] === cls.name
        ? checksIn(engine, cls, rules, rule, scope)
        : [],
    ),
  );
}

function checksIn(engine: Engine, cls: ClassNode, rules: ClassNode, rule: RuleClass, outer: Scope): [string, number][] {
  const [constructor] = methodsOf(engine, rules, "<init>");
  const frame = engine.declared.get(rules)?.frame;
  if (!constructor || !frame) return [];
  const scope = { ...branch(outer), frame };
  const { module } = engine;
  engine.module = frame.module;
  try {
    const self = rulesObject(engine, rules, scope);
    const inside = { ...scope, frame: engine.frame(frame, false, self) };
    return constructor.fn.body.flatMap((statement): [string, number][] => {
      const value = statement.do === "evaluate" || statement.do === "return" ? statement.value : null;
      const text = value?.at.text ?? "";
      const name = expressionOf(rule.field).exec(text)?.groups?.["field"];
      if (!value || name === undefined || expressionOf(rule.open).test(text)) return [];
      if (expressionOf(rule.plain).test(text)) return [[name, ALL]];
      return chainOf(value).map((call) => [
        name,
        familiesOfRule(engine, rule, call, `#checked ${cls.name}.${name}`, inside),
      ]);
    });
  } finally {
    engine.module = module;
  }
}

/** The families that a field is safe for by one call of the chain of its rules. */
function familiesOfRule(engine: Engine, rule: RuleClass, call: CallExpression, key: string, scope: Scope): number {
  const { predicate, pattern, check, rejects } = rule;
  const [first] = call.args;
  const fits = (expression: string | undefined): boolean =>
    expression !== undefined && expressionOf(expression).test(call.name);
  if (!first || !(fits(predicate) || fits(pattern) || fits(check))) return 0;
  const { constant, closures = [] } = engine.evaluate(first.value, scope);
  if (fits(pattern)) return patternedFor(constant);
  return closures.reduce((all, closure) => {
    if (!fits(check)) return all | familiesWhereTrue(engine, closure, key, scope);
    return all | familiesAfter(engine, closure, key, rejects, scope);
  }, 0);
}

/** An object of a class with rules, whose fields have their initial values. */
export function rulesObject(engine: Engine, rules: ClassNode, scope: Scope): Value {
  const initial = rules.fields.flatMap(({ name, value, isStatic }): [string, Value][] =>
    value && !isStatic ? [[name, engine.evaluate(value, scope)]] : [],
  );
  const object = { kind: "object", cls: rules, type: rules.name, fields: new Map(initial) } as const;
  return { ...UNKNOWN, type: rules.name, refs: [engine.allocate(rules.at, scope, object, "#rules")] };
}

/** The families that data is safe for where a function is true of it. */
export function familiesWhereTrue(engine: Engine, closure: Closure, key: string, outer: Scope): number {
  const { taint, result, scope } = runOnData(engine, closure, key, branch(outer));
  scope.state.refine(result.refinement?.whenTrue ?? []);
  return familiesOfTaint(taint, scope);
}

/** The families that data is safe for that a function has not rejected. */
function familiesAfter(engine: Engine, closure: Closure, key: string, rejects: string, outer: Scope): number {
  const { taint, scope } = whileRejecting(engine, rejects, () => runOnData(engine, closure, key, branch(outer)));
  return scope.state.isReachable ? familiesOfTaint(taint, scope) : 0;
}

function runOnData(
  engine: Engine,
  closure: Closure,
  key: string,
  scope: Scope,
): { taint: Taint; result: Value; scope: Scope } {
  const { at, params } = closure.fn;
  const taint = newTaint("request", at, key);
  // Of several parameters, one is the field: others have the object, or what the library passes.
  const args = params.map(() => tainted([taint]));
  engine.invocationCounts.delete(closure.fn);
  const result = engine.invoke(closure, { args, at, self: closure.self }, scope);
  return { taint, result, scope };
}

/** The families that what is left of a taint is safe for. */
export function familiesOfTaint(taint: Taint, { state }: Scope): number {
  return familiesOfTaints(refineTaints([taint], state));
}

export function familiesOfTaints(taints: readonly Taint[]): number {
  return taints.reduce(
    (all, { sanitizedFor, qualifiers }) => all & (sanitizedFor | qualifiedFamilies(qualifiers)),
    ALL,
  );
}
