import { reachLimit } from "../domain/limits.ts";
import { reachableValues } from "../domain/reachable-values.ts";
import type { State } from "../domain/state.ts";
import type { Value } from "../domain/value.ts";
import type { FunctionNode } from "../lower/ir.ts";

/** Maximum objects in which listeners are looked for. */
const MAX_OBJECTS = 200;

/** How many listeners the objects of these values hold: functions, and objects of classes in lists and maps. */
export function countListeners(values: readonly Value[], state: State): number {
  const functions = new Set<FunctionNode>();
  const listeners = new Set<number>();
  const seen = new Set(values.flatMap(({ refs }) => refs));
  // The set grows while it is iterated.
  for (const ref of seen) {
    const heapObject = state.object(ref);
    const isList = heapObject?.kind === "list" || heapObject?.kind === "map";
    for (const { closures, refs } of heapObject ? reachableValues(heapObject) : []) {
      for (const { fn } of closures ?? []) functions.add(fn);
      for (const held of refs) {
        seen.add(held);
        if (isList && state.object(held)?.cls) listeners.add(held);
      }
    }
    if (seen.size <= MAX_OBJECTS) continue;
    reachLimit("objects");
    break;
  }
  return functions.size + listeners.size;
}
