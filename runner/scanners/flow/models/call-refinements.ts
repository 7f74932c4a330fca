import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import type { Value } from "../domain/value.ts";
import { holdsAll } from "./conditions.ts";
import { callRefinement, equality, refinedFor, refinementOf } from "./guards.ts";
import { checkedNumber } from "./numbers.ts";
import { presenceIn } from "./presence.ts";
import { measured, overAnswers } from "./quantifiers.ts";
import { testedText } from "./text-classes.ts";

/** What the result of a call of a library implies for what it is about. */
export function refinementOfCall(engine: Engine, call: Call, scope: Scope): Value["refinement"] {
  const { named, receiver, args, expression } = call;
  const counted =
    presenceIn(engine, call, scope) ??
    measured(call, scope.state) ??
    overAnswers(call, scope.state) ??
    checkedNumber(engine, call) ??
    testedText(engine, call);
  if (counted) return counted;
  // The directory in which a path has to be may be from the environment.
  const subjects = [args.find(({ taints }) => taints.length > 0), receiver].filter((value) => !!value);
  const known = engine.tables.validators.match(named).filter(({ when }) => holdsAll(when, call, scope));
  if (known.length > 0 && subjects.length > 0) {
    const factsOf = (ofError: boolean) =>
      known
        .filter(({ error }) => error === ofError)
        .flatMap(({ families }) => subjects.flatMap((subject) => refinedFor(subject, families)));
    return refinementOf(factsOf(false), factsOf(true));
  }
  // Which error it is does not matter.
  if (engine.tables.errorTests.match(named).length > 0) return args[0]?.refinement;
  const [first, second] = args.length === 1 && receiver ? [receiver, ...args] : args;
  if (first && second && engine.tables.comparisons.match(named).length > 0) return equality(first, second, "==");
  return callRefinement(engine, expression.name, receiver, args, scope);
}
