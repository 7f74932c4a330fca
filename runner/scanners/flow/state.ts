import type { ClassNode } from "./ir.ts";
import { join, type Clearing, same, type Taint, type Value } from "./value.ts";

/** One activation of a function, or a file. Names are looked up through `parent`, which is where the function was written. */
export interface Frame {
  id: number;
  parent: Frame | null;
  names: Set<string>;
  /** Assigning a name that is not known declares it here. */
  declares: boolean;
  self: Value | null;
  /** A function was made in it that may outlive it. */
  captured: boolean;
}

/** What an object holds. Replaced, never changed. */
export interface Content {
  kind: "list" | "map" | "object" | "text" | "parser";
  /** The elements of a list as long as all of them are known. */
  items: readonly Value[] | null;
  fields: ReadonlyMap<string, Value>;
  /** Anything that may lie under any key. */
  rest: Value | null;
  cls: ClassNode | null;
  type: string;
}

export function heldBy({ items, fields, rest }: Content): Value[] {
  return [...(items ?? []), ...fields.values(), ...(rest ? [rest] : [])];
}

interface Cleared {
  families: number;
  marks: number;
}

const MAX_FIELDS = 200;
const NO_VALUES = new Map<string, Value>();
const NO_CONTENTS = new Map<number, Content>();
const NO_CLEARED = new Map<string, Cleared>();

/**
 * Variables, objects and what checks have shown, at one point of the run. A fork sees what its parent holds and keeps its
 * own changes, so that a branch costs what it changes.
 */
export class State {
  /** False once it has returned, thrown, or left the loop. */
  alive = true;
  readonly #parent: State | null;
  /** The nearest one above that holds something: nothing is written to a state while a fork of it is in use. */
  readonly #above: State | null;
  #values: Map<string, Value> = NO_VALUES;
  #heap: Map<number, Content> = NO_CONTENTS;
  #cleared: Map<string, Cleared> = NO_CLEARED;

  constructor(parent: State | null = null) {
    this.#parent = parent;
    this.#above = parent !== null && parent.#isEmpty() ? parent.#above : parent;
  }

  #isEmpty(): boolean {
    return this.#values.size === 0 && this.#heap.size === 0 && this.#cleared.size === 0;
  }

  fork(): State {
    return new State(this);
  }

  get(key: string): Value | undefined {
    return this.#values.get(key) ?? this.#above?.get(key);
  }

  set(key: string, value: Value): void {
    if (this.#values === NO_VALUES) this.#values = new Map();
    this.#values.set(key, value);
  }

  content(ref: number): Content | undefined {
    return this.#heap.get(ref) ?? this.#above?.content(ref);
  }

  put(ref: number, content: Content): void {
    if (this.#heap === NO_CONTENTS) this.#heap = new Map();
    this.#heap.set(ref, content);
  }

  learn(clearings: readonly Clearing[]): void {
    for (const { key, families, marks = 0 } of clearings) {
      const known = this.#clearedOf(key);
      this.#clear(key, { families: (known?.families ?? 0) | families, marks: (known?.marks ?? 0) | marks });
    }
  }

  /** A new reading of a source is not what was checked before. */
  forget(key: string): void {
    if (this.#clearedOf(key)) this.#clear(key, { families: 0, marks: 0 });
  }

  /** The taint as it is after the checks passed so far. */
  checked(taint: Taint): Taint {
    const known = this.#clearedOf(taint.key);
    if (!known) return taint;
    const cleared = taint.cleared | known.families;
    const marks = taint.marks | known.marks;
    return cleared === taint.cleared && marks === taint.marks ? taint : { ...taint, cleared, marks };
  }

  /** What a branch has checked is kept with the value that leaves it, as the other branches may bring another one. */
  #settled(key: string): Value | undefined {
    const value = this.get(key);
    if (!value || value.taints.length === 0) return value;
    const taints = value.taints.map((taint) => this.checked(taint));
    return taints.every((taint, index) => taint === value.taints[index]) ? value : { ...value, taints };
  }

  #clearedOf(key: string): Cleared | undefined {
    const known = this.#cleared.get(key);
    return known ?? (this.#above === null ? undefined : this.#above.#clearedOf(key));
  }

  #clear(key: string, known: Cleared): void {
    if (this.#cleared === NO_CLEARED) this.#cleared = new Map();
    this.#cleared.set(key, known);
  }

  /** Forgets the variables of a function that has ended, and the objects made in it that nothing outside can reach. */
  release(names: Iterable<string>, since: number, roots: readonly Value[]): void {
    for (const name of names) this.#values.delete(name);
    if (this.#heap.size === 0) return;
    const kept = new Set<number>();
    const pending: Value[] = [...roots, ...this.#values.values()];
    for (const [ref, content] of this.#heap) if (ref <= since) pending.push(...heldBy(content));
    for (let value = pending.pop(); value; value = pending.pop()) {
      for (const closure of value.closures ?? []) if (closure.self) pending.push(closure.self);
      for (const ref of value.refs) {
        if (ref <= since || kept.has(ref)) continue;
        kept.add(ref);
        const content = this.content(ref);
        if (content) pending.push(...heldBy(content));
      }
    }
    for (const ref of this.#heap.keys()) if (ref > since && !kept.has(ref)) this.#heap.delete(ref);
  }

  /** Its changes since `base`, as a fork of `base` that nothing changes any more. */
  snapshot(base: State): State {
    const copy = base.fork();
    this.#pourInto(copy, base);
    return copy;
  }

  #pourInto(copy: State, base: State): void {
    if (this === base) return;
    if (this.#parent !== null) this.#parent.#pourInto(copy, base);
    for (const [key, value] of this.#values) copy.set(key, value);
    for (const [ref, content] of this.#heap) copy.put(ref, content);
    for (const [key, known] of this.#cleared) copy.#clear(key, known);
  }

  /** A fork that goes on as any of these forks of this state may have ended. */
  joinForks(forks: readonly State[]): State {
    const joined = this.fork();
    this.#joinInto(joined, forks);
    return joined;
  }

  /** Goes on as any of these forks of it may have ended. @returns whether that changed anything. */
  absorb(forks: readonly State[]): boolean {
    return this.#joinInto(this, forks);
  }

  #joinInto(target: State, forks: readonly State[]): boolean {
    const live = forks.filter(({ alive }) => alive).map((fork) => (fork.#parent === this ? fork : fork.snapshot(this)));
    if (live.length === 0) {
      target.alive = false;
      return false;
    }
    const values = joinKeys(
      live,
      (fork) => fork.#values,
      (fork, key) => fork.#settled(key),
      joinValues,
    );
    const heap = joinKeys(
      live,
      (fork) => fork.#heap,
      (fork, ref) => fork.content(ref),
      joinContents,
    );
    const cleared = joinKeys(
      live,
      (fork) => fork.#cleared,
      (fork, key) => fork.#clearedOf(key),
      joinCleared,
    );
    let changed = heap.size > 0;
    for (const [key, value] of values) {
      const known = this.get(key);
      changed ||= known === undefined || !same(known, value);
      target.set(key, value);
    }
    for (const [ref, content] of heap) target.put(ref, content);
    for (const [key, known] of cleared) target.#clear(key, known);
    return changed;
  }
}

function joinKeys<Key, Item>(
  forks: readonly State[],
  own: (fork: State) => ReadonlyMap<Key, Item>,
  look: (fork: State, key: Key) => Item | undefined,
  combine: (a: Item | undefined, b: Item | undefined) => Item | undefined,
): ReadonlyMap<Key, Item> {
  const [first, ...others] = forks;
  const joined = new Map<Key, Item>();
  if (!first) return joined;
  if (others.length === 0) return own(first);
  const keys = new Set<Key>();
  for (const fork of forks) for (const key of own(fork).keys()) keys.add(key);
  for (const key of keys) {
    let item = look(first, key);
    for (const fork of others) item = combine(item, look(fork, key));
    if (item !== undefined) joined.set(key, item);
  }
  return joined;
}

/** What a check has shown of a value is read before the branches meet, as another branch may have put another value there. */
function joinValues(a: Value | undefined, b: Value | undefined): Value | undefined {
  if (!a || !b) return a ?? b;
  return join(a, b);
}

/** Shown only where all branches show it. */
function joinCleared(a: Cleared | undefined, b: Cleared | undefined): Cleared {
  return {
    families: (a?.families ?? 0) & (b?.families ?? 0),
    marks: (a?.marks ?? 0) & (b?.marks ?? 0),
  };
}

export function joinContents(a: Content | undefined, b: Content | undefined): Content | undefined {
  if (!a || !b || a === b) return a ?? b;
  const exact = a.items && b.items && a.items.length === b.items.length;
  const items = exact ? (a.items ?? []).map((item, index) => join(item, b.items?.[index] ?? item)) : null;
  const loose = exact ? [] : [...(a.items ?? []), ...(b.items ?? [])];
  const rests = [...loose, ...(a.rest ? [a.rest] : []), ...(b.rest ? [b.rest] : [])];
  const fields = new Map<string, Value>();
  for (const key of new Set([...a.fields.keys(), ...b.fields.keys()])) {
    const [left, right] = [a.fields.get(key), b.fields.get(key)];
    const known = left && right ? join(left, right) : (left ?? right);
    // There in one branch alone, so that its constant is not sure.
    if (known && fields.size < MAX_FIELDS) fields.set(key, left && right ? known : { ...known, constant: undefined });
  }
  return {
    kind: a.kind,
    items,
    fields,
    rest: rests.length > 0 ? rests.reduce(join) : null,
    cls: a.cls ?? b.cls,
    type: a.type || b.type,
  };
}
