import { commonFacts } from "./common-facts.ts";
import type { HeapObject } from "./reachable-values.ts";
import type { TaintRefinement } from "./value.ts";

/*
 * What it implies that a list or map is empty: `errors` has nothing if no check has added to it. Each write makes another object, which has
 * something in it; so only what joins makes has facts here.
 */

const known = new WeakMap<HeapObject, readonly TaintRefinement[]>();
const NOTHING: readonly TaintRefinement[] = [];

/** What holds if the object is empty; null if it is not. */
export function factsIfEmpty(heapObject: HeapObject): readonly TaintRefinement[] | null {
  const { items, fields, unknownKeys } = heapObject;
  const isEmpty = (items === null || items.length === 0) && fields.size === 0 && unknownKeys === null;
  return known.get(heapObject) ?? (isEmpty ? NOTHING : null);
}

export function noteIfEmpty(heapObject: HeapObject, facts: readonly TaintRefinement[]): void {
  known.set(heapObject, facts);
}

/** The joined object may be empty if one of both may be. */
export function joinEmptiness(joined: HeapObject, a: HeapObject, b: HeapObject): HeapObject {
  const facts = [a, b].map(factsIfEmpty).filter((each) => each !== null);
  if (facts.length > 0) known.set(joined, commonFacts(facts));
  return joined;
}

/** A copy with other taints is as empty as the object. */
export function copyEmptiness(copy: HeapObject, heapObject: HeapObject): HeapObject {
  const facts = known.get(heapObject);
  if (facts && copy !== heapObject) known.set(copy, facts);
  return copy;
}
