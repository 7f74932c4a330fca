import { truth } from "../domain/fold.ts";
import type { State } from "../domain/state.ts";
import type { Exit } from "../domain/summary.ts";
import { NOTHING, OPAQUE_PREFIX, type TaintRefinement, type Value } from "../domain/value.ts";
import { refinementOf } from "../models/guards.ts";

/** The type of an error that the function creates: it is not null. */
const CREATED_ERROR = "error";

/**
 * The result of a function with several exits, with what it implies if it is true and if it is false: what the checks before all
 * those exits have in common that may return such a value, as in `if (!/^\d+$/.test(id)) return false; return true;`.
 */
export function withAnswer(result: Value, exits: readonly Exit[], end: State): Value {
  return withFacts(result, end.isReachable ? [...exits, { value: NOTHING, state: end }] : exits);
}

/** The same for the alternatives of an expression, of which some are surely true or false: `hosts.has(host) ? null : "unknown host"`. */
export function withChoice(result: Value, choices: readonly Exit[]): Value {
  return choices.some((choice) => !mayBe(choice, true) || !mayBe(choice, false)) ? withFacts(result, choices) : result;
}

function withFacts(result: Value, all: readonly Exit[]): Value {
  if (all.length < 2 || result.refinement || !areAnswers(all)) return result;
  const whenTrue = common(all.flatMap((exit) => (mayBe(exit, true) ? [factsOf(exit, true)] : [])));
  const whenFalse = common(all.flatMap((exit) => (mayBe(exit, false) ? [factsOf(exit, false)] : [])));
  const refinement = refinementOf(whenTrue, whenFalse);
  return refinement ? { ...result, refinement } : result;
}

/** Numbers are compared with others, which need not be about their truth. What is not null may still be an empty text. */
function areAnswers(all: readonly Exit[]): boolean {
  const constants = all.map(({ value }) => value.constant);
  return (
    !constants.some((constant) => typeof constant === "number") && !(constants.includes("") && constants.includes(null))
  );
}

function mayBe({ value: { constant, type, accessPath, knownPrefix } }: Exit, answer: boolean): boolean {
  if (constant !== undefined) return truth(constant) === answer;
  if (knownPrefix !== "" && knownPrefix !== OPAQUE_PREFIX) return answer;
  return answer || !(type === CREATED_ERROR && accessPath.endsWith(")"));
}

function factsOf({ value, state }: Exit, answer: boolean): readonly TaintRefinement[] {
  const own = (answer ? value.refinement?.whenTrue : value.refinement?.whenFalse) ?? [];
  return [...state.ownRefinements(), ...own];
}

function common([first = [], ...others]: readonly (readonly TaintRefinement[])[]): TaintRefinement[] {
  const facts = new Map<string, TaintRefinement>();
  for (const fact of first) {
    const known = [fact, ...facts.values()].filter(({ key }) => key === fact.key);
    const families = known.reduce((all, { families: more }) => all | more, 0);
    const qualifiers = known.reduce((all, { qualifiers: more = 0 }) => all | more, 0);
    facts.set(fact.key, { key: fact.key, families, qualifiers });
  }
  return others.reduce<TaintRefinement[]>(
    (held, list) => held.flatMap((fact) => both(fact, list)),
    [...facts.values()],
  );
}

function both({ key, families, qualifiers = 0 }: TaintRefinement, list: readonly TaintRefinement[]): TaintRefinement[] {
  const found = list.filter((other) => other.key === key);
  const joined: TaintRefinement = {
    key,
    families: families & found.reduce((all, other) => all | other.families, 0),
    qualifiers: qualifiers & found.reduce((all, other) => all | (other.qualifiers ?? 0), 0),
  };
  return joined.families === 0 && joined.qualifiers === 0 ? [] : [joined];
}
