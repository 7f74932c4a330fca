import { type HeapObject, reachableValues } from "./reachable-values.ts";
import type { State } from "./state.ts";
import { covers, type Taint } from "./taint.ts";
import { equalValues, type Value } from "./value.ts";

/** What a join changed: nothing, values without new taints, or the taints that variables and objects have. */
export type Change = "nothing" | "values" | "taints";

/**
 * What a fork of a state changed in it. Taints count by their classes: one more source of the same kind is no new taint. New objects do not count,
 * but the variables and objects that refer to them do.
 *
 * @param isLive whether anything may read the variable of this name; `isNew`: the state does not have it
 */
export function changeIn(
  fork: State,
  base: State,
  isLive: (name: string, isNew: boolean) => boolean = () => true,
): Change {
  let change: Change = "nothing";
  for (const [key, value] of fork.ownValues()) {
    const known = base.get(key);
    if (!isLive(key, known === undefined)) continue;
    if (known && equalValues(known, value)) continue;
    if (hasMore(known ? taintsOf(known, base) : [], taintsOf(value, fork))) return "taints";
    change = "values";
  }
  for (const [ref, heapObject] of fork.ownObjects()) {
    const known = base.object(ref);
    if (!known) continue;
    if (hasMoreWithin(known, heapObject)) return "taints";
    if (!isEqual(known, heapObject)) change = "values";
  }
  return change;
}

function hasMoreWithin(before: HeapObject, after: HeapObject): boolean {
  if (before === after) return false;
  const all = reachableValues(before).flatMap(({ taints }) => taints);
  const others = [...(after.items ?? []), ...(after.unknownKeys ? [after.unknownKeys] : [])];
  return (
    [...after.fields].some(([name, { taints }]) => hasMore(before.fields.get(name)?.taints ?? all, taints)) ||
    others.some(({ taints }) => hasMore(all, taints))
  );
}

function taintsOf({ taints, refs }: Value, state: State): readonly Taint[] {
  if (refs.length === 0) return taints;
  const objects = refs.flatMap((ref) => state.object(ref) ?? []);
  return [...taints, ...objects.flatMap((object) => reachableValues(object).flatMap((value) => value.taints))];
}

/** Whether there is a taint that none of the known ones covers. */
function hasMore(known: readonly Taint[], taints: readonly Taint[]): boolean {
  return taints.some((taint) => !known.some((other) => covers(other, taint)));
}

function isEqual(a: HeapObject, b: HeapObject): boolean {
  if (a === b) return true;
  if (a.items?.length !== b.items?.length || a.fields.size !== b.fields.size) return false;
  if ((a.unknownKeys === null) !== (b.unknownKeys === null)) return false;
  const [left, right] = [reachableValues(a), reachableValues(b)];
  return left.length === right.length && left.every((value, index) => equalValues(value, right[index] ?? value));
}
