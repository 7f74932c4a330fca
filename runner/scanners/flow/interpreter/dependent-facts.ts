import { commonFacts } from "../domain/common-facts.ts";
import { copyEmptiness, factsIfEmpty, noteIfEmpty } from "../domain/emptiness.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import type { State } from "../domain/state.ts";
import { NOTHING, type Refinement, type TaintRefinement, UNKNOWN, type Value } from "../domain/value.ts";
import type { Expression } from "../lower/ir.ts";
import { negated, refinementOf } from "../models/guards.ts";
import { mayBe } from "./answers.ts";
import type { Engine } from "./engine.ts";

/*
 * Code may note the result of a check to test it later: `if (!isHost(url)) valid = false;`, `errors.add("host")`. What the branches imply
 * then depends on whether the variable is true, or the list empty.
 */

/** Replaces a state by the join of the branches of a condition. */
export function mergeBranches(state: State, branches: readonly State[]): void {
  const live = branches.filter(({ isReachable }) => isReachable);
  const isDecided = live.length < 2;
  const facts = live.map((fork) => fork.ownRefinements());
  const values = isDecided ? [] : dependentValues(live, facts);
  const objects = isDecided ? [] : dependentObjects(state, live, facts);
  const fields = isDecided ? [] : dependentFields(state, live, facts);
  state.mergeForks(branches);
  for (const [key, refinement] of values) {
    const value = state.get(key);
    if (value) state.set(key, { ...value, refinement });
  }
  for (const [ref, ifEmpty] of objects) {
    const heapObject = state.object(ref);
    if (heapObject) noteIfEmpty(heapObject, ifEmpty);
  }
  for (const [ref, name, refinement] of fields) {
    const heapObject = state.object(ref);
    const value = heapObject?.fields.get(name);
    if (!heapObject || !value) continue;
    const noted = new Map(heapObject.fields).set(name, { ...value, refinement });
    state.setObject(ref, copyEmptiness({ ...heapObject, fields: noted }, heapObject));
  }
}

/** Objects with more fields are tables, and no results of checks. */
const MAX_FIELDS = 20;

type Facts = readonly (readonly TaintRefinement[])[];

/** The variables that have other values in the branches, with what their truth implies. */
function dependentValues(live: readonly State[], facts: Facts): [string, Refinement][] {
  const keys = new Set(live.flatMap((fork) => [...fork.ownValues().keys()]));
  return [...keys].flatMap((key): [string, Refinement][] => {
    const values = live.map((fork) => fork.get(key));
    const isKnown = facts.some(({ length }) => length > 0) || values.some((value) => value?.refinement);
    if (!isKnown || !values.every((value): value is Value => value !== undefined)) return [];
    const refinement = refinementOfParts(values, live, facts);
    return refinement ? [[key, refinement]] : [];
  });
}

/** The same for the fields of objects that some branch has changed; where an object has no such field, there is nothing. */
function dependentFields(state: State, live: readonly State[], facts: Facts): [number, string, Refinement][] {
  if (facts.every(({ length }) => length === 0)) return [];
  const refs = new Set(live.flatMap((fork) => [...fork.ownObjects().keys()]));
  return [...refs].flatMap((ref) => {
    const objects = live.map((fork) => fork.object(ref));
    if (!state.object(ref) || objects.some((item) => (item?.fields.size ?? MAX_FIELDS + 1) > MAX_FIELDS)) return [];
    const names = new Set(objects.flatMap((item) => [...(item?.fields.keys() ?? [])]));
    return [...names].flatMap((name): [number, string, Refinement][] => {
      const values = objects.map((item) => item?.fields.get(name) ?? NOTHING);
      const refinement = values.every((value) => value === values[0]) ? null : refinementOfParts(values, live, facts);
      return refinement ? [[ref, name, refinement]] : [];
    });
  });
}

/** What a value implies that has another one in each branch. */
function refinementOfParts(values: readonly Value[], live: readonly State[], facts: Facts): Refinement | undefined {
  if (!values.every(isNoted)) return undefined;
  const whenTrue = values.flatMap((value, index) =>
    mayBe(value, true) ? [[...(facts[index] ?? []), ...(value.refinement?.whenTrue ?? [])]] : [],
  );
  const whenFalse = values.flatMap((value, index) => {
    const own = live[index] ? factsIfFalse(value, live[index]) : null;
    return own ? [[...(facts[index] ?? []), ...own]] : [];
  });
  return refinementOf(commonFacts(whenTrue), commonFacts(whenFalse));
}

/** What holds if the value is false or empty; null if it is neither. */
function factsIfFalse(value: Value, state: State): readonly TaintRefinement[] | null {
  if (!mayBe(value, false)) return null;
  if (value.refinement) return value.refinement.whenFalse;
  const objects = value.refs.flatMap((ref) => state.object(ref) ?? []);
  const isFilled = objects.length > 0 && objects.every((item) => isCollection(item) && factsIfEmpty(item) === null);
  return isFilled ? null : (measureOf(value, state)?.whenFalse ?? []);
}

/** Numbers are compared with others, which need not be about their truth. */
function isNoted({ constant }: Value): boolean {
  return typeof constant !== "number";
}

/** The lists and maps that a branch has changed, with what it implies that they are empty. */
function dependentObjects(state: State, live: readonly State[], facts: Facts): [number, TaintRefinement[]][] {
  const refs = new Set(live.flatMap((fork) => [...fork.ownObjects().keys()]));
  return [...refs].flatMap((ref): [number, TaintRefinement[]][] => {
    if (!state.object(ref)) return [];
    const whenEmpty = live.flatMap((fork, index) => {
      const heapObject = fork.object(ref);
      const own = heapObject && isCollection(heapObject) ? factsIfEmpty(heapObject) : null;
      return own ? [[...own, ...(facts[index] ?? [])]] : [];
    });
    return whenEmpty.length > 0 ? [[ref, commonFacts(whenEmpty)]] : [];
  });
}

function isCollection({ kind }: HeapObject): boolean {
  return kind === "list" || kind === "map";
}

/** What it implies that a value is true, or whether a list or map has elements. */
export function measureOf({ refinement, refs }: Value, state: State): Refinement | undefined {
  if (refinement || refs.length === 0) return refinement;
  const facts = refs.flatMap((ref) => {
    const heapObject = state.object(ref);
    const own = heapObject ? (isCollection(heapObject) ? factsIfEmpty(heapObject) : []) : [];
    return own ? [own] : [];
  });
  return refinementOf([], commonFacts(facts));
}

/** How many elements there are: 0 implies what the absence of all of them does. */
export function measureValue(value: Value, state: State): Value {
  const refinement = measureOf(value, state);
  return refinement ? { ...UNKNOWN, refinement } : UNKNOWN;
}

/** A list of what another value has is as empty as that. */
export function asCounted(list: Value | null, of: Value, state: State): Value | null {
  const refinement = list && measureOf(of, state);
  return refinement ? { ...list, refinement } : list;
}

/** Whether the number of elements is a member of the object. The client may choose the members of a map. */
export function isCounted({ kind, unknownKeys }: HeapObject): boolean {
  return kind === "list" || (kind === "map" && (unknownKeys?.taints ?? []).length === 0);
}

/** What it implies that a condition holds, and that it does not. */
export function impliedBy(engine: Engine, value: Value, state: State): Refinement | undefined {
  return engine.has("emptyIsFalse") ? measureOf(value, state) : value.refinement;
}

/** `errors === []`: what it implies that a list or map equals an empty one. */
export function comparedWithEmpty(
  other: Expression | undefined,
  value: Value,
  operator: string,
  state: State,
): Refinement | undefined {
  const parts = other?.op === "list" ? other.items : other?.op === "map" ? other.entries : null;
  if (parts?.length !== 0) return undefined;
  const measure = measureOf(value, state);
  return /^(?:!|<>|is not|ne$)/u.test(operator) ? measure : negated(measure);
}
