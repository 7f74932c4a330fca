import { ALL } from "../domain/families.ts";
import { memberKey } from "../domain/new-taint.ts";
import { patternedFor } from "../domain/pattern-families.ts";
import { type TaintRefinement, UNKNOWN, type Value } from "../domain/value.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Argument } from "../lower/ir.ts";
import { expressionOf } from "../tables/expression.ts";
import type { DataCheck } from "../tables/validators.ts";
import { chainOf } from "./calls-in.ts";
import { checkedPaths } from "./checked-paths.ts";
import { refinedFor } from "./guards.ts";

/* Calls that check data by rules or a schema: `validation.Field(&order.Host, validation.Match(host))`, `ajv.compile(schema)(body)`. */

/** The type of a function that checks data by a JSON Schema, which is its object. */
const COMPILED = "#compiled schema";

/** What a call answers that checks data, or a function that does; null for any other call. */
export function dataCheck(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, callee, args } = call;
  if (callee?.type === COMPILED) return answer(factsOfSchema(callee, args[0], scope), false);
  const [model] = engine.tables.dataChecks.match(named);
  if (!model) return null;
  const schema = model.schema === undefined ? undefined : args[model.schema];
  if (model.schema !== undefined && !schema) return null;
  if (schema && model.data === undefined) return { ...UNKNOWN, type: COMPILED, refs: schema.refs };
  const data = model.data === undefined ? undefined : args[model.data];
  if (schema) return answer(factsOfSchema(schema, data, scope), model.error);
  if (model.data === undefined) return joined(call, model, scope);
  const rules = call.expression.args.slice(model.rules);
  const families = rules.reduce((all, rule) => all | familiesOf(engine, model, rule, scope), 0);
  return answer(data ? refinedFor(data, families) : [], model.error);
}

function answer(facts: readonly TaintRefinement[], error: boolean): Value {
  return { ...UNKNOWN, refinement: error ? { whenTrue: [], whenFalse: facts } : { whenTrue: facts, whenFalse: [] } };
}

/** The checks that are arguments, or entries of the receiver. */
function joined({ args, receiver }: Call, { error }: DataCheck, { state }: Scope): Value {
  const held = receiver?.refs.flatMap((ref) => [...(state.object(ref)?.fields.values() ?? [])]) ?? [];
  const facts = [...args, ...held].flatMap(({ refinement }) => refinement?.[error ? "whenFalse" : "whenTrue"] ?? []);
  return answer(facts, error);
}

function familiesOf(engine: Engine, { plain, pattern }: DataCheck, { value }: Argument, scope: Scope): number {
  if (expressionOf(plain).test(value.at.text)) return ALL;
  return chainOf(value).reduce((all, { name, args: [first] }) => {
    if (!first || !pattern.includes(name)) return all;
    return all | patternedFor(engine.evaluate(first.value, scope).constant);
  }, 0);
}

function factsOfSchema(schema: Value, data: Value | undefined, scope: Scope): TaintRefinement[] {
  const paths = data ? checkedPaths(schema, scope) : [];
  return paths.flatMap(([path, families]) =>
    (data?.taints ?? []).map(({ key }) => ({
      key: path === "" ? key : path.split(".").reduce(memberKey, key),
      families,
    })),
  );
}
