import { addThrown } from "../domain/thrown.ts";
import { withUnknownKey } from "../domain/heap-object.ts";
import type { Inputs } from "../domain/inputs.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { joinObjects, type State } from "../domain/state.ts";
import type { Summary } from "../domain/summary.ts";
import {
  isWidened,
  qualified,
  sanitizedThrough,
  type Taint,
  UNCERTAIN,
  unionOfTaints,
  withTraceStep,
} from "../domain/taint.ts";
import { ALWAYS_TRUE, join, type Refinement, tainted, type TaintRefinement, type Value } from "../domain/value.ts";
import type { Engine, Invocation, Scope } from "./engine.ts";
import { argumentOf, objectsGiven } from "./inputs.ts";

/** Maximum objects for which others of a call stand. */
const MAX_PARTS = 50;

/**
 * Applies the effects of a function in an earlier call to a state, with the taints of this call instead of those of the earlier
 * one.
 */
export class SummaryUse {
  readonly #engine: Engine;
  readonly #summary: Summary;
  readonly #inputs: Inputs;
  readonly #invocation: Invocation;
  readonly #scope: Scope;
  /** Objects of the earlier call → those of this one in their place. */
  readonly #given: ReadonlyMap<number, readonly number[]>;
  /** Objects that the function created → their copies for this call. */
  readonly #copies = new Map<number, number>();
  readonly #refined = new Map<Refinement, Refinement>();

  constructor(engine: Engine, summary: Summary, inputs: Inputs, invocation: Invocation, scope: Scope) {
    this.#engine = engine;
    this.#summary = summary;
    this.#inputs = inputs;
    this.#invocation = invocation;
    this.#scope = scope;
    const given = substitutes(summary.given, objectsGiven(invocation, invocation.self ?? summary.closure.self));
    addParts(given, summary, scope.state);
    this.#given = given;
  }

  apply(self: Value | null): Value {
    const { state } = this.#scope;
    const { end, since, result, references, thrown, dependencies } = this.#summary;
    this.#engine.shared.readAll(dependencies);
    for (const [key, value] of end.ownValues()) {
      this.#engine.budget.step();
      const known = state.get(key);
      const now = this.#value(value);
      state.set(key, known ? join(known, now) : now);
    }
    for (const [ref, heapObject] of end.ownObjects()) {
      if (ref > since) continue;
      for (const place of this.#given.get(ref) ?? [ref]) {
        const known = state.object(place);
        const joined = known && joinObjects(known, this.#object(heapObject));
        if (joined) state.setObject(place, joined);
      }
    }
    this.#taintArguments(self);
    for (const [index, value] of references) this.#invocation.referenceResults?.set(index, this.#value(value));
    addThrown(this.#scope.activation.thrown, new Map([...thrown].map(([type, value]) => [type, this.#value(value)])));
    const value = this.#value(result);
    this.#copyObjects();
    for (const [name, families] of this.#summary.sanitized)
      state.refine(this.#keysOf(name).map((key) => ({ key, families })));
    if (!end.isReachable) state.isReachable = false;
    return value;
  }

  /** Taints that the function stored in the objects of an argument may be anywhere in those objects. */
  #taintArguments(self: Value | null): void {
    const { state } = this.#scope;
    for (const [name, taints] of this.#summary.stored) {
      const now = this.#taints(taints);
      const value = argumentOf(this.#invocation, self, name);
      for (const ref of now.length > 0 ? (value?.refs ?? []) : []) {
        const heapObject = state.object(ref);
        if (heapObject && !this.#summary.end.ownObjects().has(ref))
          state.setObject(ref, withUnknownKey(heapObject, tainted(qualified(now, UNCERTAIN))));
      }
    }
  }

  #value(value: Value): Value {
    if (value.taints.length + value.refs.length === 0 && !value.refinement) return value;
    return {
      ...value,
      taints: this.#taints(value.taints),
      refs: value.refs.flatMap((ref) => this.#given.get(ref) ?? this.#ref(ref)),
      refinement: value.refinement && this.#refinement(value.refinement),
    };
  }

  #ref(ref: number): number {
    if (ref <= this.#summary.since || !this.#summary.end.ownObjects().has(ref)) return ref;
    const copy = this.#copies.get(ref) ?? this.#engine.newId();
    this.#copies.set(ref, copy);
    return copy;
  }

  #copyObjects(): void {
    // The map grows while it is iterated.
    for (const [ref, copy] of this.#copies) {
      const heapObject = this.#summary.end.ownObjects().get(ref);
      if (heapObject) this.#scope.state.setObject(copy, this.#object(heapObject));
    }
  }

  #object(heapObject: HeapObject): HeapObject {
    this.#engine.budget.step();
    const { items, fields, unknownKeys } = heapObject;
    return {
      ...heapObject,
      items: items && items.map((item) => this.#value(item)),
      fields: new Map([...fields].map(([key, value]) => [key, this.#value(value)])),
      unknownKeys: unknownKeys && this.#value(unknownKeys),
    };
  }

  #taints(taints: readonly Taint[]): readonly Taint[] {
    return unionOfTaints(taints.flatMap((taint) => this.#substituted(taint)));
  }

  #substituted(taint: Taint): readonly Taint[] {
    const origins = isWidened(taint) ? [] : this.#originsOf(taint);
    if (origins.length === 0) return [taint];
    const now = origins.flatMap(([name, origin]) => {
      const part = taint.key.startsWith(origin.key) ? taint.key.slice(origin.key.length) : "";
      return (this.#inputs.get(name)?.value.taints ?? []).map((known) => ({
        ...withTraceStep(known, this.#invocation.at),
        key: isWidened(known) ? known.key : known.key + part,
        sanitizedFor: sanitizedThrough(known, origin, taint),
        qualifiers: taint.qualifiers | (known.qualifiers & UNCERTAIN),
      }));
    });
    // The function may read the source of the taint itself, too.
    return this.#isInside(taint) ? [...now, ...qualified([taint], UNCERTAIN)] : now;
  }

  #originsOf({ source, kind }: Taint): [string, Taint][] {
    return [...this.#summary.inputs].flatMap(([name, { value }]): [string, Taint][] => {
      const origin = value.taints.find((taint) => taint.source === source && taint.kind === kind);
      return origin ? [[name, origin]] : [];
    });
  }

  #isInside({ source }: Taint): boolean {
    return source.isInside(this.#summary.closure.fn.at);
  }

  /** Parts of several objects may have the same one, which their join has, too. */
  #refinement(given: Refinement): Refinement {
    const known = given === ALWAYS_TRUE ? given : this.#refined.get(given);
    if (known) return known;
    const { whenTrue, whenFalse } = given;
    const made = { whenTrue: this.#refinements(whenTrue), whenFalse: this.#refinements(whenFalse) };
    this.#refined.set(given, made);
    return made;
  }

  /**
   * A refinement of all taints of the earlier call's argument, or of a part of them, is one of all taints of this call's argument. What the
   * function reads itself has the same keys in each call.
   */
  #refinements(refinements: readonly TaintRefinement[]): TaintRefinement[] {
    const inputs = [...this.#summary.inputs].map(
      ([name, { value }]) => [name, value.taints.map(({ key }) => key)] as const,
    );
    const own = refinements.filter(({ key }) => !inputs.some(([, keys]) => keys.some((whole) => isPart(key, whole))));
    return [...own, ...inputs.flatMap(([name, keys]) => this.#refinementsOf(name, keys, refinements))];
  }

  #refinementsOf(name: string, keys: readonly string[], refinements: readonly TaintRefinement[]): TaintRefinement[] {
    const parts = refinements.flatMap(({ key }) =>
      keys.flatMap((whole) => (isPart(key, whole) ? [key.slice(whole.length)] : [])),
    );
    return [...new Set(parts)].flatMap((part) => {
      const found = keys.map((whole) => refinements.find(({ key }) => key === whole + part));
      const [first] = found;
      if (!first || found.some((refinement) => !refinement)) return [];
      const families = found.reduce((all, refinement) => all & (refinement?.families ?? 0), first.families);
      const qualifiers = found.reduce((all, refinement) => all & (refinement?.qualifiers ?? 0), first.qualifiers ?? 0);
      return this.#keysOf(name).map((key) => ({ key: key + part, families, qualifiers }));
    });
  }

  #keysOf(name: string): string[] {
    return (this.#inputs.get(name)?.value.taints ?? []).map(({ key }) => key);
  }
}

/** Whether a key is that of a value, or of a part of it. */
function isPart(key: string, whole: string): boolean {
  return key.startsWith(whole) && /^(?:$|[.#])/u.test(key.slice(whole.length));
}

/** The objects that stand for those of an earlier call, if they are others. */
function substitutes(
  before: readonly (readonly number[])[],
  now: readonly (readonly number[])[],
): Map<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  for (const [index, refs] of before.entries()) {
    const others = now[index] ?? [];
    if (others.length > 0) for (const ref of refs) if (!others.includes(ref)) found.set(ref, others);
  }
  return found;
}

/** Adds the objects in fields of those that stand for others: what a method appends to a list of its object, it appends to that of another one. */
function addParts(given: Map<number, readonly number[]>, { givenObjects, end }: Summary, now: State): void {
  // The map grows while it is iterated.
  for (const [ref, others] of given) {
    if (given.size > MAX_PARTS) return;
    for (const [name, { refs }] of (givenObjects.get(ref) ?? end.object(ref) ?? now.object(ref))?.fields ?? []) {
      const parts = others.flatMap((other) => now.object(other)?.fields.get(name)?.refs ?? []);
      if (parts.length > 0)
        for (const part of refs) if (!parts.includes(part) && !given.has(part)) given.set(part, parts);
    }
  }
}
