import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { indexValue } from "../interpreter/members.ts";
import { ALL } from "../domain/families.ts";
import { newTaint } from "../domain/new-taint.ts";
import { constantValue, sanitize, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { expressionOf } from "../tables/expression.ts";
import type { ValidationRules } from "../tables/validation.ts";
import {
  declaredRules,
  factsOf,
  familiesOf,
  fieldsWithRules,
  type Rules,
  rulesIn,
  validField,
} from "./valid-fields.ts";

/** The type of an object that has data and its rules. */
const VALIDATOR = "#validator";
/** Its access path, if the data is that of the request. */
const WHOLE = "#request";

/** @returns the fields of a request that a call has validated, by their rules; null for any other call, and for unknown rules. */
export function validatedRequest(engine: Engine, call: Call, data: Value, scope: Scope): Value | null {
  const { named, receiver, args } = call;
  const models = engine.tables.validationRules.match(named);
  const [key] = args;
  if (typeof key?.constant === "string") {
    const isField = models.length > 0 || engine.tables.validatedReads.match(named).length > 0;
    const families = isField ? validField(engine, receiver, key.constant, scope) : 0;
    return families === ALL ? UNKNOWN : sanitize(data, families);
  }
  if (args.length === 0 && engine.tables.validatedReads.match(named).length > 0)
    return knownFields(engine, call, data, scope);
  for (const model of models) {
    const own = rulesIn(args[model.rules], scope);
    const rules = declaredRules(engine, receiver, model, scope) ?? own;
    if (own) scope.state.refine(factsOf(model, own, scope));
    if (rules) return validFields(engine, call, data, model, rules, scope);
  }
  return null;
}

/** The result of another call that checks the fields of a request, or makes or asks a validator; null for any other. */
export function callValidation(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, receiver, args, expression } = call;
  const { at } = expression;
  if (receiver?.type === VALIDATOR) return askValidator(engine, call, receiver, scope);
  for (const model of engine.tables.validationRules.match(named)) {
    const rules = rulesIn(args[model.rules], scope);
    if ((!rules && model.sets.length === 0) || !isNamed(model, args)) continue;
    if (model.result === "validator") {
      const items = [args[model.data ?? -1] ?? UNKNOWN, args[model.rules] ?? UNKNOWN];
      const refs = [engine.allocate(at, scope, { kind: "list", items }, VALIDATOR)];
      return { ...UNKNOWN, type: VALIDATOR, accessPath: isWholeRequest(model, call) ? WHOLE : "", refs };
    }
    if (!rules) continue;
    const facts = factsOf(model, rules, scope, model.data === undefined || isWholeRequest(model, call));
    if (model.result === "truth") return { ...UNKNOWN, refinement: { whenTrue: facts, whenFalse: [] } };
    scope.state.refine(facts);
    return validFields(engine, call, tainted([newTaint("request", at, at.text)]), model, rules, scope);
  }
  return null;
}

/** What a validator answers: whether its rules hold, or the valid fields. */
function askValidator(engine: Engine, call: Call, validator: Value, scope: Scope): Value | null {
  const { refs, accessPath } = validator;
  const { name } = call.expression;
  const [data = UNKNOWN, given] = refs.flatMap((ref) => scope.state.object(ref)?.items ?? []);
  const rules = rulesIn(given, scope);
  for (const model of engine.tables.ruleValidators) {
    if (model.sets.includes(name) || model.gets.includes(name)) return changed(call, validator, model, scope);
    if (!rules) continue;
    const facts = factsOf(model, rules, scope, accessPath === WHOLE || isWholeRequest({ ...model, data: 0 }, call));
    if (model.passes.includes(name)) return { ...UNKNOWN, refinement: { whenTrue: facts, whenFalse: [] } };
    if (model.fails.includes(name)) return { ...UNKNOWN, refinement: { whenTrue: [], whenFalse: facts } };
    if (!model.validate.includes(name)) continue;
    scope.state.refine(facts);
    return validFields(engine, call, data, model, rules, scope);
  }
  return null;
}

/** A validator with other rules, or with the request as its data. */
function changed({ args: [given], expression }: Call, validator: Value, model: ValidationRules, scope: Scope): Value {
  if (model.gets.includes(expression.name)) return { ...validator, accessPath: WHOLE };
  for (const ref of validator.refs) {
    const held = scope.state.object(ref);
    if (held) scope.state.setObject(ref, { ...held, items: [held.items?.[0] ?? UNKNOWN, given ?? UNKNOWN] });
  }
  return validator;
}

function isNamed({ first }: ValidationRules, [given]: readonly Value[]): boolean {
  return first === undefined || (typeof given?.constant === "string" && expressionOf(first).test(given.constant));
}

/** Whether the data of a validator is that of the request, which other code reads by its own calls: a source. */
function isWholeRequest({ data, whole }: ValidationRules, { args, expression }: Call): boolean {
  const written = data === undefined ? undefined : expression.args[data]?.value;
  if (data === undefined || written?.op !== "call" || written.args.length > 0 || !whole.includes(written.name))
    return false;
  const { offset } = written.at.place;
  return args[data]?.taints.some(({ kind, source }) => kind === "request" && source.place.offset === offset) ?? false;
}

/** All fields for which the rules that hold are known; null without any. */
function knownFields(engine: Engine, { expression: { at } }: Call, data: Value, scope: Scope): Value | null {
  const known = fieldsWithRules(scope);
  if (known.size === 0) return null;
  const fields = new Map(
    [...known].map(([name, families]) => [
      name,
      sanitize(indexValue(engine, data, constantValue(name), at, scope), families),
    ]),
  );
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", fields }, "#validated")] };
}

function validFields(
  engine: Engine,
  { expression: { at } }: Call,
  data: Value,
  model: ValidationRules,
  rules: Rules,
  scope: Scope,
): Value {
  const fields = new Map<string, Value>();
  for (const [name, rule] of rules) {
    const [top = name, ...inner] = name.split(".");
    if (fields.has(top) && inner.length > 0) continue;
    const field = indexValue(engine, data, constantValue(top), at, scope);
    const families = inner.length === 0 ? familiesOf(model, rule, scope) : 0;
    fields.set(top, families === ALL ? UNKNOWN : sanitize(field, families));
  }
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", fields }, "#validated")] };
}
