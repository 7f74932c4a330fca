import type { HeapObject } from "./reachable-values.ts";
import type { Value } from "./value.ts";

/** A variable by its name in the state, an object by its reference, or what cut calls of a function return. */
type Place = string | number;

/** What a run depends on. */
export interface Dependencies {
  reads: ReadonlySet<Place>;
  /** Its number. */
  since: number;
}

/**
 * What runs read and change of the state that entry points share: an entry point or function that has run needs no other run as long
 * as nothing that it read has got more.
 */
export class SharedState {
  #reads = new Set<Place>();
  /** When a place last got more, as a number of runs. */
  readonly #grown = new Map<Place, number>();
  #runs = 0;
  #lastGrowth = -1;

  read(place: Place): void {
    this.#reads.add(place);
  }

  /** Notes that the result of an earlier run is used. */
  readAll({ reads }: Dependencies): void {
    for (const place of reads) this.#reads.add(place);
  }

  grow(place: Place): void {
    this.#grown.set(place, this.#runs);
    this.#lastGrowth = this.#runs;
  }

  /** Notes which places get more by a merge. */
  merge<Key extends Place, Held>(
    known: ReadonlyMap<Key, Held>,
    merged: ReadonlyMap<Key, Held>,
    grows: (before: Held | undefined, after: Held) => boolean,
  ): void {
    for (const [place, after] of merged) {
      const before = known.get(place);
      if (before !== after && grows(before, after)) this.grow(place);
    }
  }

  /** Runs an entry point or a function. */
  run<Result>(work: () => Result): { result: Result; dependencies: Dependencies } {
    const outer = this.#reads;
    const reads = new Set<Place>();
    const since = ++this.#runs;
    this.#reads = reads;
    try {
      return { result: work(), dependencies: { reads, since } };
    } finally {
      this.#reads = outer;
      for (const place of reads) outer.add(place);
    }
  }

  /** The objects that a run has read and that have got more since then. */
  grownObjects({ reads, since }: Dependencies): number[] {
    if (this.#lastGrowth < since) return [];
    const grown = [...this.#grown].flatMap(([place, at]) => (at >= since && reads.has(place) ? [place] : []));
    return grown.filter((place) => typeof place === "number");
  }

  isUnchanged({ reads, since }: Dependencies): boolean {
    if (this.#lastGrowth < since) return true;
    for (const [place, at] of this.#grown) if (at >= since && reads.has(place)) return false;
    return true;
  }
}

/** Whether a value is no longer constant, or has untrusted data of another kind, its first objects or its first functions. */
export function valueGrows(before: Value | undefined, after: Value): boolean {
  return (
    (before?.constant !== undefined && after.constant === undefined) ||
    (after.refs.length > 0 && (before?.refs.length ?? 0) === 0) ||
    (after.closures !== undefined && before?.closures === undefined) ||
    after.taints.some(
      ({ kind, sanitizedFor }) =>
        !before?.taints.some((known) => known.kind === kind && known.sanitizedFor === sanitizedFor),
    )
  );
}

export function objectGrows(before: HeapObject | undefined, after: HeapObject): boolean {
  return (
    before !== undefined &&
    (isMore(before.unknownKeys, after.unknownKeys) ||
      (after.items ?? []).some((item, index) => isMore(before.items?.[index], item)) ||
      [...after.fields].some(([name, value]) => isMore(before.fields.get(name), value)))
  );
}

function isMore(before: Value | null | undefined, after: Value | null): boolean {
  return after !== null && after !== before && valueGrows(before ?? undefined, after);
}
