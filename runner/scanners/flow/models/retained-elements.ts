import { type HeapObject, reachableValues } from "../domain/reachable-values.ts";
import type { State } from "../domain/state.ts";
import { joinAll, type Value } from "../domain/value.ts";

/** A collection without the elements that another one does not have: `chosen.retainAll(KNOWN)` has constants of that one. */
export function retained(heapObject: HeapObject, other: Value | undefined, state: State): HeapObject {
  const elements = (other?.refs ?? []).flatMap((ref) => {
    const held = state.object(ref);
    return held ? reachableValues(held) : [];
  });
  const areConstant = elements.every(({ constant, taints }) => constant !== undefined && taints.length === 0);
  if (elements.length === 0 || !areConstant || other?.taints.length !== 0) return heapObject;
  return { ...heapObject, items: null, fields: new Map(), partial: undefined, unknownKeys: joinAll(elements) };
}
