import { ALL } from "../domain/families.ts";
import { newTaint } from "../domain/new-taint.ts";
import { type Closure, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { branch, type Engine, refineTaints, type Scope } from "../interpreter/engine.ts";
import { methodsOf } from "../interpreter/methods.ts";
import type { ClassNode, Expression } from "../lower/ir.ts";
import { CHECKS } from "../project/rule-classes.ts";
import { expressionOf } from "../tables/expression.ts";
import { isObjectCheck, type RuleClass } from "../tables/rule-classes.ts";
import { qualifiedFamilies } from "./guards.ts";

/* Functions by which the rules for the fields of another class check them: `RuleFor(order => order.Site).Must(IsKnownSite)`. */

/** The fields of a class with the families that they are safe for where these functions are true of them. */
export function ruleChecks(engine: Engine, cls: ClassNode, scope: Scope): [string, number][] {
  const { ruleClasses } = engine.tables;
  const module = ruleClasses.length > 0 ? engine.linker?.declaring(CHECKS + cls.name) : null;
  const declared = module ? [...module.classes.values()] : [];
  return declared.flatMap(({ cls: rules }) =>
    ruleClasses.flatMap((rule) =>
      !isObjectCheck(rule) && expressionOf(rule.class).exec(rules.at.text)?.[1] === cls.name
        ? checksIn(engine, cls, rules, rule, scope)
        : [],
    ),
  );
}

function checksIn(
  engine: Engine,
  cls: ClassNode,
  rules: ClassNode,
  { field, open, predicate }: RuleClass,
  outer: Scope,
): [string, number][] {
  const [constructor] = methodsOf(engine, rules, "<init>");
  const frame = engine.declared.get(rules)?.frame;
  if (!constructor || !frame || predicate === undefined) return [];
  return constructor.fn.body.flatMap((statement): [string, number][] => {
    const value = statement.do === "evaluate" ? statement.value : null;
    const functions = functionsIn(value, expressionOf(predicate));
    const text = functions.length > 0 ? (value?.at.text ?? "") : "";
    const name = expressionOf(field).exec(text)?.groups?.["field"];
    if (name === undefined || expressionOf(open).test(text)) return [];
    const scope = branch(outer);
    const { module } = engine;
    engine.module = frame.module;
    try {
      const self = rulesObject(engine, rules, { ...scope, frame });
      const inside = { ...scope, frame: engine.frame(frame, false, self) };
      const closures = functions.flatMap((fn) => engine.evaluate(fn, inside).closures ?? []);
      return closures.map((closure) => [
        name,
        familiesWhereTrue(engine, closure, `#checked ${cls.name}.${name}`, inside),
      ]);
    } finally {
      engine.module = module;
    }
  });
}

/** An object of a class with rules, whose fields have their initial values. */
export function rulesObject(engine: Engine, rules: ClassNode, scope: Scope): Value {
  const initial = rules.fields.flatMap(({ name, value, isStatic }): [string, Value][] =>
    value && !isStatic ? [[name, engine.evaluate(value, scope)]] : [],
  );
  const object = { kind: "object", cls: rules, type: rules.name, fields: new Map(initial) } as const;
  return { ...UNKNOWN, type: rules.name, refs: [engine.allocate(rules.at, scope, object, "#rules")] };
}

/** The functions that the calls of a chain with these names get. */
function functionsIn(expression: Expression | null, predicate: RegExp): Expression[] {
  if (expression?.op !== "call") return [];
  const [first] = predicate.test(expression.name) ? expression.args : [];
  return [...functionsIn(expression.receiver, predicate), ...(first ? [first.value] : [])];
}

/** The families that data is safe for where a function is true of it. */
export function familiesWhereTrue(engine: Engine, closure: Closure, key: string, outer: Scope): number {
  const scope = branch(outer);
  const { at, params } = closure.fn;
  const taint = newTaint("request", at, key);
  // Of several parameters, one is the field: others have the object, or what the library passes.
  const args = params.map(() => tainted([taint]));
  const result = engine.invoke(closure, { args, at, self: closure.self }, scope);
  scope.state.refine(result.refinement?.whenTrue ?? []);
  const left = refineTaints([taint], scope.state);
  return left.reduce((all, { sanitizedFor, qualifiers }) => all & (sanitizedFor | qualifiedFamilies(qualifiers)), ALL);
}
