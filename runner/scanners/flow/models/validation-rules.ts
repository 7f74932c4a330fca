import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { indexValue } from "../interpreter/members.ts";
import { findMethod } from "../interpreter/methods.ts";
import { ALL } from "../domain/families.ts";
import { anchored, familiesOfPattern } from "../domain/pattern-families.ts";
import { expressionOf } from "../tables/expression.ts";
import type { ValidationRules } from "../tables/validation.ts";
import { constantValue, possibleStringsOf, sanitize, UNKNOWN, type Value } from "../domain/value.ts";

/** @returns the fields of a request that a call has validated, by their rules; null for any other call, and for unknown rules. */
export function validatedRequest(engine: Engine, call: Call, data: Value, scope: Scope): Value | null {
  const { named, args, expression } = call;
  const [model] = engine.tables.validationRules.match(named);
  const given = model && (declaredRules(engine, call, model, scope) ?? args[model.rules]);
  const rules = given?.refs.flatMap((ref) => scope.state.object(ref) ?? []) ?? [];
  if (!model || rules.length === 0 || rules.some(({ unknownKeys }) => unknownKeys)) return null;
  const { at } = expression;
  const [key] = args;
  if (typeof key?.constant === "string") {
    const rule = rules.flatMap(({ fields }) => fields.get(String(key.constant)) ?? [])[0];
    return rule ? checkedBy(model, rule, data, scope) : null;
  }
  const fields = new Map<string, Value>();
  for (const [name, rule] of rules.flatMap((map) => [...map.fields])) {
    const [top = name, ...inner] = name.split(".");
    if (fields.has(top) && inner.length > 0) continue;
    const field = indexValue(engine, data, constantValue(top), at, scope);
    fields.set(top, inner.length === 0 ? checkedBy(model, rule, field, scope) : field);
  }
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", fields }, "#validated")] };
}

/** The rules that the class of a request has. A framework checks them before the handler runs. */
function declaredRules(
  engine: Engine,
  { receiver, expression: { at } }: Call,
  { method }: ValidationRules,
  scope: Scope,
): Value | null {
  const cls = receiver && method !== undefined ? engine.findClass(receiver.type)?.cls : undefined;
  const rules = cls && method !== undefined ? findMethod(engine, cls, method, []) : undefined;
  return rules ? engine.invoke(rules, { args: [], at }, scope) : null;
}

function partsOf(rule: Value, { state }: Scope): readonly Value[] {
  return [rule, ...rule.refs.flatMap((ref) => state.object(ref)?.items ?? [])];
}

/** The data that the rule of a field lets in. */
function checkedBy(model: ValidationRules, rule: Value, data: Value, scope: Scope): Value {
  const families = partsOf(rule, scope).reduce((all, part) => all | familiesOfRule(model, part), 0);
  return families === ALL ? UNKNOWN : sanitize(data, families);
}

function familiesOfRule({ plain, pattern }: ValidationRules, part: Value): number {
  const texts = possibleStringsOf(part);
  if (texts.length > 1) return 0;
  const named = texts.length > 0 ? texts : [part.accessPath, part.type];
  if (named.some((text) => expressionOf(plain).test(text))) return ALL;
  const found = named.map((text) => (pattern === undefined ? undefined : expressionOf(pattern).exec(text)?.[1]));
  return found.reduce((all, each) => all | (each === undefined ? 0 : familiesOfPattern(anchored(each), false)), 0);
}
