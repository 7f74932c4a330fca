import { charactersIn } from "./characters.ts";
import { copyEmptiness, joinEmptiness } from "./emptiness.ts";
import { firstOf, type HeapObject, reachableValues } from "./reachable-values.ts";
import { joinPartial } from "./partial-fields.ts";
import { joinKeys } from "./join-keys.ts";
import { replacedKey } from "./written-keys.ts";
import { refinedObject, refinedValue } from "./refined.ts";
import { isWidened, joinTaints, type Taint } from "./taint.ts";
import { objectGrows, type SharedState, valueGrows } from "./shared-state.ts";
import { join, type TaintRefinement, type Value } from "./value.ts";

interface Sanitization {
  families: number;
  qualifiers: number;
}

const MAX_FIELDS = 200;
const NO_VALUES = new Map<string, Value>();
const NO_OBJECTS = new Map<number, HeapObject>();
const NO_REFINEMENTS = new Map<string, Sanitization>();

/**
 * The abstract state at a program point: variables, heap objects and refinements. A fork stores only its own changes and reads
 * everything else from its parent.
 */
export class State {
  /** False after a return, throw, break or continue. */
  isReachable = true;
  readonly #parent: State | null;
  /**
   * The nearest ancestors that have own variables, objects and refinements, or the root. A state other than the root must not be
   * written while a fork of it is in use.
   */
  readonly #valuesAbove: State | null = null;
  readonly #heapAbove: State | null = null;
  readonly #refinementsAbove: State | null = null;
  /** Of the state that all entry points share: what is read and changed of it. */
  shared: SharedState | null = null;
  #values: Map<string, Value> = NO_VALUES;
  #heap: Map<number, HeapObject> = NO_OBJECTS;
  #refinements: Map<string, Sanitization> = NO_REFINEMENTS;

  constructor(parent: State | null = null) {
    this.#parent = parent;
    if (parent === null) return;
    this.#valuesAbove = parent.#values.size > 0 ? parent : (parent.#valuesAbove ?? parent);
    this.#heapAbove = parent.#heap.size > 0 ? parent : (parent.#heapAbove ?? parent);
    this.#refinementsAbove = parent.#refinements.size > 0 ? parent : (parent.#refinementsAbove ?? parent);
  }

  fork(): State {
    return new State(this);
  }

  get(key: string): Value | undefined {
    let value = this.#values.get(key);
    for (let at = this.#valuesAbove; value === undefined && at !== null; at = at.#valuesAbove) {
      value = at.#values.get(key);
      at.shared?.read(key);
    }
    return value;
  }

  set(key: string, value: Value): void {
    if (this.#values === NO_VALUES) this.#values = new Map();
    this.#values.set(key, value);
  }

  object(ref: number): HeapObject | undefined {
    let heapObject = this.#heap.get(ref);
    for (let at = this.#heapAbove; heapObject === undefined && at !== null; at = at.#heapAbove) {
      heapObject = at.#heap.get(ref);
      at.shared?.read(ref);
    }
    return heapObject;
  }

  setObject(ref: number, heapObject: HeapObject): void {
    if (this.#heap === NO_OBJECTS) this.#heap = new Map();
    this.#heap.set(ref, heapObject);
  }

  refine(clearings: readonly TaintRefinement[]): void {
    for (const { key, families, qualifiers = 0 } of clearings) {
      const known = this.refinementOf(key);
      this.#setRefinement(key, {
        families: (known?.families ?? 0) | families,
        qualifiers: (known?.qualifiers ?? 0) | qualifiers,
      });
    }
  }

  /** Removes the refinement of a source that is read again: earlier checks do not apply to the new data. */
  dropRefinement(key: string): void {
    if (this.refinementOf(key)) this.#setRefinement(key, { families: 0, qualifiers: 0 });
  }

  /** The taint with the refinements by the checks on the path to this point. */
  refined(taint: Taint): Taint {
    const known = isWidened(taint) ? undefined : this.refinementOf(taint.key);
    if (!known) return taint;
    const sanitizedFor = taint.sanitizedFor | known.families;
    const qualifiers = taint.qualifiers | known.qualifiers;
    return sanitizedFor === taint.sanitizedFor && qualifiers === taint.qualifiers
      ? taint
      : { ...taint, sanitizedFor, qualifiers };
  }

  /** The value of a variable in this branch with its refinements applied, for a join with other branches. */
  #refinedValue(key: string): Value | undefined {
    const value = this.get(key);
    return value && refinedValue(value, (taint) => this.refined(taint));
  }

  #refinedObject(ref: number): HeapObject | undefined {
    const heapObject = this.object(ref);
    if (!heapObject || this.#refinements.size === 0) return heapObject;
    return copyEmptiness(
      refinedObject(heapObject, (taint) => this.refined(taint)),
      heapObject,
    );
  }

  /** What checks on the path to this point imply for the taints with this key. */
  refinementOf(key: string): Sanitization | undefined {
    let known = this.#refinements.get(key);
    for (let at = this.#refinementsAbove; known === undefined && at !== null; at = at.#refinementsAbove)
      known = at.#refinements.get(key);
    return known;
  }

  /** The same. Where a field is not written, checks may imply as much for the data that it has. */
  #factAt(key: string): Sanitization | undefined {
    const known = this.refinementOf(key);
    const replaced = known ? undefined : replacedKey(key);
    return replaced === undefined ? known : this.refinementOf(replaced);
  }

  /** All that checks on the path to this point imply. */
  get refinements(): ReadonlyMap<string, Sanitization> {
    const all = new Map(this.#refinements);
    for (let at = this.#refinementsAbove; at !== null; at = at.#refinementsAbove)
      for (const [key, known] of at.#refinements) if (!all.has(key)) all.set(key, known);
    return all;
  }

  #setRefinement(key: string, known: Sanitization): void {
    if (this.#refinements === NO_REFINEMENTS) this.#refinements = new Map();
    this.#refinements.set(key, known);
  }

  /** Removes the variables of a function that has returned, and those of its objects that are no longer reachable. */
  release(names: Iterable<string>, since: number, roots: readonly Value[]): void {
    for (const name of names) this.#values.delete(name);
    if (this.#heap.size === 0) return;
    const kept = new Set<number>();
    const pending: Value[] = [...roots, ...this.#values.values()];
    for (const [ref, heapObject] of this.#heap) if (ref <= since) pending.push(...reachableValues(heapObject));
    for (let value = pending.pop(); value; value = pending.pop()) {
      for (const closure of value.closures ?? []) if (closure.self) pending.push(closure.self);
      for (const ref of value.refs) {
        if (ref <= since || kept.has(ref)) continue;
        kept.add(ref);
        const heapObject = this.object(ref);
        if (heapObject) pending.push(...reachableValues(heapObject));
      }
    }
    for (const ref of this.#heap.keys()) if (ref > since && !kept.has(ref)) this.#heap.delete(ref);
  }

  /** The variables that differ from those of the parent. */
  ownValues(): ReadonlyMap<string, Value> {
    return this.#values;
  }

  /** The objects that differ from those of the parent. */
  ownObjects(): ReadonlyMap<number, HeapObject> {
    return this.#heap;
  }

  /** What checks imply that are not those of the parent. */
  ownRefinements(): TaintRefinement[] {
    const facts = [...this.#refinements].map(([key, known]) => ({ key, ...known }));
    return facts.filter(({ families, qualifiers }) => families !== 0 || qualifiers !== 0);
  }

  /** The changes since `base`, as a separate fork of `base`. */
  snapshot(base: State): State {
    const copy = base.fork();
    this.#copyInto(copy, base);
    return copy;
  }

  /** The own variables and objects, without the states that this one is a fork of. */
  detached(): State {
    const copy = new State();
    copy.isReachable = this.isReachable;
    copy.#values = this.#values;
    copy.#heap = this.#heap;
    return copy;
  }

  #copyInto(copy: State, base: State): void {
    if (this === base) return;
    if (this.#parent !== null) this.#parent.#copyInto(copy, base);
    for (const [key, value] of this.#values) copy.set(key, value);
    for (const [ref, heapObject] of this.#heap) copy.setObject(ref, heapObject);
    for (const [key, known] of this.#refinements) copy.#setRefinement(key, known);
  }

  /** A fork that is the join of these forks of this state. */
  joinForks(forks: readonly State[]): State {
    const joined = this.fork();
    this.#joinInto(joined, forks);
    return joined;
  }

  /** Replaces this state by the join of these forks of it. */
  mergeForks(forks: readonly State[]): void {
    this.#joinInto(this, forks);
  }

  #joinInto(target: State, forks: readonly State[]): void {
    const live = forks
      .filter(({ isReachable }) => isReachable)
      .map((fork) => (fork.#parent === this ? fork : fork.snapshot(this)));
    if (live.length === 0) {
      target.isReachable = false;
      return;
    }
    const values = joinKeys(
      live,
      (fork) => fork.#values,
      (fork, key) => fork.#refinedValue(key),
      joinValues,
    );
    const heap = joinKeys(
      live,
      (fork) => fork.#heap,
      (fork, ref) => fork.#refinedObject(ref),
      joinObjects,
    );
    const sanitizedFor = joinKeys(
      live,
      (fork) => fork.#refinements,
      (fork, key) => fork.#factAt(key),
      joinRefinements,
    );
    target.shared?.merge(target.#values, values, valueGrows);
    target.shared?.merge(target.#heap, heap, objectGrows);
    for (const [key, value] of values) target.set(key, value);
    for (const [ref, heapObject] of heap) target.setObject(ref, heapObject);
    for (const [key, known] of sanitizedFor) target.#setRefinement(key, known);
  }
}

/** Joined values have their refinements applied already, because another branch may have assigned another value. */
function joinValues(a: Value | undefined, b: Value | undefined): Value | undefined {
  if (!a || !b) return a ?? b;
  return join(a, b);
}

/** A refinement holds after a join only if it holds in all branches. */
function joinRefinements(a: Sanitization | undefined, b: Sanitization | undefined): Sanitization {
  if (!a || !b) return { families: 0, qualifiers: 0 };
  return { families: a.families & b.families, qualifiers: charactersIn(a) & charactersIn(b) };
}

export function joinObjects(a: HeapObject | undefined, b: HeapObject | undefined): HeapObject | undefined {
  if (!a || !b || a === b) return a ?? b;
  const exact = a.items && b.items && a.items.length === b.items.length;
  const items = exact ? (a.items ?? []).map((item, index) => join(item, b.items?.[index] ?? item)) : null;
  const loose = exact ? [] : [...(a.items ?? []), ...(b.items ?? [])];
  const rests = [...loose, ...(a.unknownKeys ? [a.unknownKeys] : []), ...(b.unknownKeys ? [b.unknownKeys] : [])];
  const fields = new Map<string, Value>();
  for (const key of new Set([...a.fields.keys(), ...b.fields.keys()])) {
    const [left, right] = [a.fields.get(key), b.fields.get(key)];
    const known = left && right ? join(left, right) : (left ?? right);
    if (!known) continue;
    // The item is absent in one branch, so its constant is not certain.
    const item = left && right ? known : { ...known, constant: undefined };
    if (fields.size < MAX_FIELDS) fields.set(key, item);
    else rests.push(item);
  }
  const joined: HeapObject = {
    kind: a.kind,
    items,
    fields,
    partial: joinPartial(a, b),
    unknownKeys: rests.length > 0 ? rests.reduce(join) : null,
    first: items || firstOf(a) !== firstOf(b) ? undefined : firstOf(a),
    cls: a.cls ?? b.cls,
    type: a.type || b.type,
    keys: (a.keys ?? b.keys) && joinTaints(a.keys ?? [], b.keys ?? []),
    answers: undefined,
  };
  return joinEmptiness(joined, a, b);
}
