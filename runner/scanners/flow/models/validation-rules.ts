import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { indexValue } from "../interpreter/members.ts";
import { ALL } from "../domain/families.ts";
import { newTaint } from "../domain/new-taint.ts";
import { constantValue, sanitize, tainted, UNKNOWN, type Value } from "../domain/value.ts";
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
    if (!rules) continue;
    if (model.result === "validator") {
      const items = [args[model.data ?? -1] ?? UNKNOWN, args[model.rules] ?? UNKNOWN];
      const refs = [engine.allocate(at, scope, { kind: "list", items }, VALIDATOR)];
      return { ...UNKNOWN, type: VALIDATOR, accessPath: isWholeRequest(model, call) ? WHOLE : "", refs };
    }
    const isOfRequest = model.data === undefined || isWholeRequest(model, call);
    const facts = isOfRequest ? factsOf(model, rules, scope) : [];
    if (model.result === "truth") return { ...UNKNOWN, refinement: { whenTrue: facts, whenFalse: [] } };
    scope.state.refine(facts);
    return validFields(engine, call, tainted([newTaint("request", at, at.text)]), model, rules, scope);
  }
  return null;
}

/** What a validator answers: whether its rules hold, or the valid fields. */
function askValidator(engine: Engine, call: Call, { refs, accessPath }: Value, scope: Scope): Value | null {
  const { name } = call.expression;
  const [data = UNKNOWN, given] = refs.flatMap((ref) => scope.state.object(ref)?.items ?? []);
  const rules = rulesIn(given, scope);
  for (const model of engine.tables.ruleValidators) {
    if (!rules) continue;
    const facts = accessPath === WHOLE ? factsOf(model, rules, scope) : [];
    if (model.passes.includes(name)) return { ...UNKNOWN, refinement: { whenTrue: facts, whenFalse: [] } };
    if (model.fails.includes(name)) return { ...UNKNOWN, refinement: { whenTrue: [], whenFalse: facts } };
    if (!model.validate.includes(name)) continue;
    scope.state.refine(facts);
    return validFields(engine, call, data, model, rules, scope);
  }
  return null;
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
