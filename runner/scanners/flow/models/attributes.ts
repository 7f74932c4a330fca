import { ANY_KEYWORD } from "../interpreter/call.ts";
import { refineTaints, type Scope } from "../interpreter/engine.ts";
import { bitsOf } from "../domain/families.ts";
import type { State } from "../domain/state.ts";
import { CONCATENATED, type Taint } from "../domain/taint.ts";
import { sanitize, type Value } from "../domain/value.ts";

/** The client chooses the values, but not the names that they have. */
export const MASS_ASSIGNMENT = bitsOf(["mass-assignment"]);

/** The taints with which a client can choose the names of the attributes of an object, or of the objects of a list. */
export function attributeTaints({ taints, refs }: Value, { state }: Scope): readonly Taint[] {
  const reached = new Set(refs);
  const found = [...taints];
  // The set grows while it is iterated; a list may contain itself.
  for (const ref of reached) {
    const { kind, items, unknownKeys } = state.object(ref) ?? {};
    if (unknownKeys) found.push(...unknownKeys.taints);
    if (kind !== "list") continue;
    for (const item of [...(items ?? []), ...(unknownKeys ? [unknownKeys] : [])]) {
      found.push(...item.taints);
      for (const next of item.refs) reached.add(next);
    }
  }
  return refineTaints(found, state).filter(
    ({ kind, qualifiers }) => kind === "request" && (qualifiers & CONCATENATED) === 0,
  );
}

/** The entries of a map that is passed as keywords, if the names of some are not known. */
export function unknownKeywords(keywords: ReadonlyMap<string, Value>): readonly Value[] {
  const any = keywords.get(ANY_KEYWORD);
  return any ? [any] : [];
}

/** A value under a computed key: a client who cannot choose the key cannot choose which attribute it is. */
export function underKey(key: Value, value: Value, state: State): Value {
  const isChosen = refineTaints(key.taints, state).some(({ sanitizedFor }) => (sanitizedFor & MASS_ASSIGNMENT) === 0);
  return isChosen ? value : sanitize(value, MASS_ASSIGNMENT);
}
