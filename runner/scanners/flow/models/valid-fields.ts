import type { Engine, Scope } from "../interpreter/engine.ts";
import { findMethod } from "../interpreter/methods.ts";
import { ALL } from "../domain/families.ts";
import { anchored, familiesOfPattern } from "../domain/pattern-families.ts";
import { expressionOf } from "../tables/expression.ts";
import type { ValidationRules } from "../tables/validation.ts";
import { possibleStringsOf, type TaintRefinement, type Value } from "../domain/value.ts";

/* What the rules for the fields of a request imply where they hold. The state has it under a key for each field. */

const VALID = "#valid ";
/** The same for fields of the data that a validator has got, which need not be those of the request. */
const CHECKED = "#checked ";

/** The name of each field with its rule, or a list of rules. */
export type Rules = ReadonlyMap<string, Value>;

/** The rules in a map; null for any other value, and where fields are not known. */
export function rulesIn(value: Value | null | undefined, { state }: Scope): Rules | null {
  const maps = value?.refs.flatMap((ref) => state.object(ref) ?? []) ?? [];
  if (maps.length === 0 || maps.some(({ unknownKeys }) => unknownKeys)) return null;
  return new Map(maps.flatMap(({ fields }) => [...fields]));
}

/** The rules that the class of a request has. A framework checks them before the handler runs. */
export function declaredRules(
  engine: Engine,
  request: Value | null,
  model: ValidationRules,
  scope: Scope,
): Rules | null {
  const { method } = model;
  const cls = request && method !== undefined ? engine.findClass(request.type)?.cls : undefined;
  const rules = cls && method !== undefined ? findMethod(engine, cls, method, []) : undefined;
  return rules ? rulesIn(engine.invoke(rules, { args: [], at: rules.fn.at }, scope), scope) : null;
}

/** What holds for the fields where their rules do. */
export function factsOf(model: ValidationRules, rules: Rules, scope: Scope, isOfRequest = true): TaintRefinement[] {
  return [...rules].flatMap(([name, rule]) => {
    const families = familiesOf(model, rule, scope);
    return [CHECKED, ...(isOfRequest ? [VALID] : [])].map((prefix) => ({ key: prefix + name, families }));
  });
}

/** The families that a field of a request is safe for. */
export function validField(engine: Engine, request: Value | null, name: string, scope: Scope): number {
  const known = scope.state.refinementOf(VALID + name)?.families ?? 0;
  return engine.tables.declaredRules.reduce((all, model) => {
    const rule = declaredRules(engine, request, model, scope)?.get(name);
    return rule ? all | familiesOf(model, rule, scope) : all;
  }, known);
}

/** The fields whose rules hold, with the families that they are safe for. */
export function fieldsWithRules({ state }: Scope): ReadonlyMap<string, number> {
  const facts = [...state.refinements].filter(([key]) => key.startsWith(CHECKED));
  return new Map(facts.map(([key, { families }]) => [key.slice(CHECKED.length), families]));
}

/** The families that data is safe for if a rule lets it in. */
export function familiesOf(model: ValidationRules, rule: Value, { state }: Scope): number {
  const held = rule.refs.flatMap((ref) => state.object(ref) ?? []);
  const inner = model.nested === undefined ? undefined : held[0]?.fields.get(model.nested);
  const lists = [...held, ...(inner?.refs ?? []).flatMap((ref) => state.object(ref) ?? [])];
  const parts = [rule, ...(inner ? [inner] : []), ...lists.flatMap(({ items }) => items ?? [])];
  return parts.reduce((all, part) => all | familiesOfRule(model, part), 0);
}

function familiesOfRule({ plain, pattern }: ValidationRules, part: Value): number {
  const texts = possibleStringsOf(part);
  if (texts.length > 1) return 0;
  const named = texts.length > 0 ? texts : [part.accessPath, part.type];
  if (named.some((text) => expressionOf(plain).test(text))) return ALL;
  const found = named.map((text) => (pattern === undefined ? undefined : expressionOf(pattern).exec(text)?.[1]));
  return found.reduce((all, each) => all | (each === undefined ? 0 : familiesOfPattern(anchored(each), false)), 0);
}
