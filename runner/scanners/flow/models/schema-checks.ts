import type { Call } from "../interpreter/call.ts";
import { type Engine, refineTaints, type Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { ALL } from "../domain/families.ts";
import { newTaint } from "../domain/new-taint.ts";
import type { Taint } from "../domain/taint.ts";
import { tainted, type Value } from "../domain/value.ts";

/** The families that data is safe for where the function holds by which a schema checks it: `z.string().refine(isKnownHost)`. */
export function familiesChecked(engine: Engine, call: Call, scope: Scope): number {
  const checked = checkedBy(engine, call, scope);
  if (!checked) return 0;
  const state = scope.state.fork();
  state.refine(checked.result.refinement?.whenTrue ?? []);
  return refineTaints([checked.given], state)[0]?.sanitizedFor ?? 0;
}

/** The same where the function returns the data if it is valid: `Joi.string().custom(knownHost)`. */
export function familiesReturned(engine: Engine, call: Call, scope: Scope): number {
  const checked = checkedBy(engine, call, scope);
  const returned = checked?.result.taints.filter(({ key }) => key.startsWith(checked.given.key)) ?? [];
  return returned.length === 0 ? 0 : returned.reduce((all, { sanitizedFor }) => all & sanitizedFor, ALL);
}

function checkedBy(
  engine: Engine,
  { args, expression: { at } }: Call,
  scope: Scope,
): { given: Taint; result: Value } | null {
  const [predicate] = args.flatMap(({ closures }) => closures ?? []);
  if (!predicate) return null;
  const given = newTaint("request", at, `#checked${at.place.offset}`);
  return { given, result: invokeMaybe(engine, predicate, { args: [tainted([given])], at }, scope) };
}
