import { ANY_KEYWORD } from "../interpreter/call.ts";
import { refineTaints, type Scope } from "../interpreter/engine.ts";
import { bitsOf } from "../domain/families.ts";
import type { State } from "../domain/state.ts";
import { CONCATENATED, type Taint } from "../domain/taint.ts";
import { sanitize, type Value } from "../domain/value.ts";

/** The client chooses the values, but not the names that they have. */
export const MASS_ASSIGNMENT = bitsOf(["mass-assignment"]);

/** The taints with which a client can choose the names of the attributes of an object, or of the objects of a list. */
export function attributeTaints(value: Value, scope: Scope): readonly Taint[] {
  const objects = value.refs.flatMap((ref) => scope.state.object(ref) ?? []);
  const held = objects.flatMap(({ kind, items, unknownKeys }) => {
    if (kind !== "list") return unknownKeys?.taints ?? [];
    return [...(items ?? []), ...(unknownKeys ? [unknownKeys] : [])].flatMap((item) => [
      ...attributeTaints(item, scope),
    ]);
  });
  return refineTaints([...value.taints, ...held], scope.state).filter(
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
