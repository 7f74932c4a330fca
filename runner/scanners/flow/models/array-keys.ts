import { refineTaints, type Engine } from "../interpreter/engine.ts";
import { extendTaints } from "../interpreter/unwritten-fields.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import type { State } from "../domain/state.ts";
import { isSecondOrder, joinTaints, type Taint } from "../domain/taint.ts";
import { tainted, type Value } from "../domain/value.ts";

/** What the key of a taint has at its end for a key of an array, which is not one of its values. */
const KEYS = "#keys";
const NO_TAINTS: readonly Taint[] = [];

/** Any key of an array whose keys may be texts: the sender of a request chooses those of its data. */
export function anyKey(engine: Engine, { taints, refs, type }: Value, state: State): Value {
  // The keys of rows are columns, and those of a list are positions.
  const own = type.endsWith("[]")
    ? []
    : extendTaints(
        taints.filter((taint) => !isSecondOrder(taint)),
        KEYS,
      );
  const all = refs.reduce((found, ref) => joinTaints(found, taintsOfKeys(engine, state.object(ref), state)), own);
  return tainted(refineTaints(all, state));
}

/** What the keys of an array are made of. Without a record of that, an entry under a computed key may be tainted by its key. */
export function taintsOfKeys(engine: Engine, held: HeapObject | undefined, state: State): readonly Taint[] {
  if (held?.kind !== "map" || !held.unknownKeys) return NO_TAINTS;
  return held.keys ?? extendTaints(engine.reachableTaints(held.unknownKeys, state), KEYS);
}
