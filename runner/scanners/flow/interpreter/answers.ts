import { commonFacts } from "../domain/common-facts.ts";
import { truth } from "../domain/fold.ts";
import { onlyObject, writeKeys } from "../domain/heap-object.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import type { State } from "../domain/state.ts";
import type { Exit } from "../domain/summary.ts";
import {
  ALWAYS_TRUE,
  NOTHING,
  OPAQUE_PREFIX,
  type Refinement,
  type TaintRefinement,
  UNKNOWN,
  type Value,
} from "../domain/value.ts";
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
  return choices.some((choice) => !mayBe(choice.value, true) || !mayBe(choice.value, false))
    ? withFacts(result, choices)
    : result;
}

function withFacts(result: Value, all: readonly Exit[]): Value {
  if (all.length < 2 || result.refinement || !areAnswers(all)) return result;
  const whenTrue = commonFacts(all.flatMap((exit) => (mayBe(exit.value, true) ? [factsOf(exit, true)] : [])));
  const whenFalse = commonFacts(all.flatMap((exit) => (mayBe(exit.value, false) ? [factsOf(exit, false)] : [])));
  const refinement = refinementOf(whenTrue, whenFalse);
  return refinement ? { ...result, refinement } : result;
}

/**
 * The same for the fields of objects of which each exit returns another one: `if (bad) return { error: "host" }; return { ok: true };`. An
 * object without a field has nothing there.
 */
export function noteFields(exits: readonly Exit[], end: State): void {
  const objects = exits.map(({ value, state }) => onlyObject(value, state));
  const refs = exits.flatMap(({ value }) => value.refs);
  if (exits.length < 2 || new Set(refs).size < exits.length || !objects.every(isPlainObject)) return;
  const [first, ...others] = objects.map(({ items }) => items);
  const isTuple = first && others.every((items) => items?.length === first.length);
  const places = isTuple
    ? first.map((_, place) =>
        factsOfParts(
          objects.map(({ items }) => items?.[place]),
          exits,
        ),
      )
    : [];
  const names = new Set(objects.flatMap(({ fields }) => [...fields.keys()]));
  const facts = [...names].map(
    (name) =>
      [
        name,
        factsOfParts(
          objects.map((each) => each.fields.get(name)),
          exits,
        ),
      ] as const,
  );
  for (const [index, { fields, items }] of objects.entries()) {
    const ref = refs[index] ?? -1;
    const known = facts.flatMap(([name, refinement]): [string, Value][] =>
      refinement ? [[name, { ...(fields.get(name) ?? NOTHING), refinement }]] : [],
    );
    writeKeys(end, ref, known, true);
    const held = end.object(ref);
    if (!held || !items || !places.some((place) => place)) continue;
    const noted = items.map((item, place) => ({ ...item, refinement: places[place] ?? item.refinement }));
    end.setObject(ref, { ...held, items: noted });
  }
}

function isPlainObject(held: HeapObject | undefined): held is HeapObject {
  return held !== undefined && held.kind !== "text" && held.kind !== "parser" && !held.unknownKeys;
}

/** What a part of the results implies if it is true, and if it is false. */
function factsOfParts(parts: readonly (Value | undefined)[], exits: readonly Exit[]): Refinement | undefined {
  const choices = exits.map(({ state }, index): Exit => ({ value: parts[index] ?? NOTHING, state }));
  return withChoice(UNKNOWN, choices).refinement;
}

/** Numbers are compared with others, which need not be about their truth. What is not null may still be an empty text. */
function areAnswers(all: readonly Exit[]): boolean {
  const constants = all.map(({ value }) => value.constant);
  return (
    !constants.some((constant) => typeof constant === "number") && !(constants.includes("") && constants.includes(null))
  );
}

/** Whether a value may be true, or false. */
export function mayBe({ constant, type, accessPath, knownPrefix, refinement }: Value, answer: boolean): boolean {
  if (refinement === ALWAYS_TRUE) return answer;
  if (constant !== undefined) return truth(constant) === answer;
  if (knownPrefix !== "" && knownPrefix !== OPAQUE_PREFIX) return answer;
  return answer || !(type === CREATED_ERROR && accessPath.endsWith(")"));
}

function factsOf({ value, state }: Exit, answer: boolean): readonly TaintRefinement[] {
  const own = (answer ? value.refinement?.whenTrue : value.refinement?.whenFalse) ?? [];
  return [...state.ownRefinements(), ...own];
}
