import { ALL } from "./families.ts";
import { isWidened, joinTaints, type Taint } from "./taint.ts";
import type { State } from "./state.ts";
import { writtenKey } from "./written-keys.ts";
import type { Value } from "./value.ts";

/*
 * A field that code has written is no longer data of its object, `form.next = "/"`. Another branch may have checked it instead, so that
 * this is a fact about the key of the field, besides those that checks imply.
 */

/** All qualifiers. Where branches join, the data has those that all of them agree on: those of the branches that have not written the field. */
const ANY = ~0;

/** Notes the only write of a field of one object, for the data that the field had. */
export function noteWritten({ refs }: Value, replaced: readonly Taint[], state: State): void {
  const [ref, ...others] = refs;
  if (ref === undefined || others.length > 0) return;
  const keys = replaced.filter((taint) => !isWidened(taint)).map(({ key }) => key);
  state.refine(keys.map((key) => ({ key: writtenKey(ref, key), families: ALL, qualifiers: ANY })));
}

/**
 * Notes the same for an entry of what a call returns, `params[:host] = "example.com"`: each call returns the same object, which has no
 * variable. What is safe of the new data is safe there.
 */
export function noteReplaced(replaced: readonly Taint[], { taints }: Value, state: State): void {
  const families = taints.reduce((all, { sanitizedFor }) => all & sanitizedFor, ALL);
  for (const { key } of replaced.filter((taint) => !isWidened(taint))) {
    state.dropRefinement(key);
    state.refine([{ key, families }]);
  }
}

/** What a field holds, and the data that its object, as a whole, may still have there after code has written the field. */
export function withWhole(held: Value, whole: readonly Taint[], { refs }: Value, state: State): Value {
  if (whole.length === 0) return held;
  const rest = whole.flatMap((taint) => {
    const facts = isWidened(taint) ? [] : refs.flatMap((ref) => state.refinementOf(writtenKey(ref, taint.key)) ?? []);
    const families = facts.reduce((bits, fact) => bits | fact.families, 0);
    const qualifiers = facts.reduce((bits, fact) => bits | fact.qualifiers, 0);
    if (families === ALL) return [];
    return { ...taint, sanitizedFor: taint.sanitizedFor | families, qualifiers: taint.qualifiers | qualifiers };
  });
  return withData(held, rest);
}

/** A value that may also be other data, so that it is not constant. */
export function withData(value: Value, taints: readonly Taint[]): Value {
  if (taints.length === 0) return value;
  const all = joinTaints(value.taints, taints);
  return { ...value, taints: all, constant: undefined, possibleStrings: undefined, knownPrefix: "" };
}
