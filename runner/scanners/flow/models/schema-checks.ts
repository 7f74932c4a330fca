import type { Call } from "../interpreter/call.ts";
import { type Engine, refineTaints, type Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { newTaint } from "../domain/new-taint.ts";
import { tainted } from "../domain/value.ts";

/** The families that data is safe for where the function holds by which a schema checks it: `z.string().refine(isKnownHost)`. */
export function familiesChecked(engine: Engine, { args, expression: { at } }: Call, scope: Scope): number {
  const [predicate] = args.flatMap(({ closures }) => closures ?? []);
  if (!predicate) return 0;
  const given = newTaint("request", at, `#checked${at.place.offset}`);
  const { refinement } = invokeMaybe(engine, predicate, { args: [tainted([given])], at }, scope);
  const state = scope.state.fork();
  state.refine(refinement?.whenTrue ?? []);
  return refineTaints([given], state)[0]?.sanitizedFor ?? 0;
}
