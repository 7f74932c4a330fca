import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { elementOf } from "./collections.ts";
import { UNKNOWN, type Value } from "../domain/value.ts";
import type { FlowLanguage } from "../tables/schema.ts";

/* Calls that return a part of a list whose elements are known, one of them, or all of them in another order. */

interface Parts {
  /** The elements from the first argument to before the second. */
  between: RegExp;
  after: RegExp;
  before: RegExp;
  first: RegExp;
  /** They return the elements in an order that is not known. */
  reorders: RegExp;
  /** They change the order of the elements of the list itself. */
  inPlace: RegExp;
  /** Receivers whose functions have the list as their first argument. */
  modules: RegExp;
}

/** Types whose elements have an order of their own. */
const UNORDERED = /(?:Set|PriorityQueue)$/u;
const NONE = /^(?!)/u;
const PARTS: Partial<Record<FlowLanguage, Parts>> = {
  java: {
    between: /^(?:subList|copyOfRange)$/u,
    after: /^skip$/u,
    before: /^(?:limit|copyOf)$/u,
    first: /^(?:findFirst|peekFirst)$/u,
    reorders: /^(?:sorted|reversed|distinct|descendingIterator|sortedCopy|reverse)$/u,
    inPlace: /^(?:sort|shuffle|swap|rotate|reverse)$/u,
    modules: /^(?:\w+\.)*(?:Arrays|Collections|Lists)$/u,
  },
  kotlin: {
    between: /^subList$/u,
    after: /^drop$/u,
    before: /^take$/u,
    first: /^findFirst$/u,
    reorders:
      /^(?:sorted|sortedDescending|sortedBy|sortedByDescending|sortedWith|reversed|asReversed|shuffled|distinct|distinctBy)$/u,
    inPlace: /^(?:sort|sortBy|sortByDescending|sortDescending|sortWith|reverse|shuffle)$/u,
    modules: /^(?:\w+\.)*Collections$/u,
  },
  csharp: {
    between: NONE,
    after: /^Skip$/u,
    before: /^Take$/u,
    first: /^findFirst$/u,
    reorders:
      /^(?:Order|sortBy|OrderByDescending|OrderDescending|ThenBy|ThenByDescending|reverse|Distinct|DistinctBy)$/u,
    inPlace: /^(?:Sort|reverse)$/u,
    modules: /^(?:\w+\.)*Array$/u,
  },
  go: {
    between: /^slice$/u,
    after: NONE,
    before: NONE,
    first: NONE,
    reorders: NONE,
    inPlace: /^(?:Strings|Slice|SliceStable|Sort|Stable|SortFunc|SortStableFunc|Reverse)$/u,
    modules: /^(?:sort|slices)$/u,
  },
};

/** @returns what the call returns of a list; null for any other call. */
export function partOfList(engine: Engine, { receiver, expression, args }: Call, scope: Scope): Value | null {
  const parts = PARTS[engine.language];
  if (!parts || !receiver) return null;
  const { name, at } = expression;
  if (isCount(name, receiver, args, scope)) return UNKNOWN;
  const isModule = receiver.refs.length === 0 && parts.modules.test(receiver.accessPath);
  const [list, ...given] = isModule ? args : [receiver, ...args];
  const lists = list?.refs.flatMap((ref) => scope.state.object(ref) ?? []) ?? [];
  if (!list || lists.length === 0 || lists.some(({ kind, type }) => kind !== "list" || UNORDERED.test(type)))
    return null;
  const isKnown = lists.every(({ items }) => items);
  if (parts.reorders.test(name) || (isKnown && parts.inPlace.test(name)))
    return reordered(engine, parts, list, given, expression, scope);
  if (!isKnown) return null;
  const [only, ...others] = lists;
  if (!only?.items || only.unknownKeys || others.length > 0) return null;
  if (parts.first.test(name) && given.length === 0) return only.items[0] ?? UNKNOWN;
  const range = rangeOf(parts, name, given);
  if (!range) return null;
  return { ...list, refs: [engine.allocate(at, scope, { kind: "list", items: only.items.slice(...range) }, ":part")] };
}

/** `stream.count()` */
function isCount(name: string, { taints, refs }: Value, args: readonly Value[], { state }: Scope): boolean {
  if (name !== "count" || args.length + taints.length > 0 || refs.length === 0) return false;
  return refs.every((ref) => state.object(ref)?.kind === "list");
}

function reordered(
  engine: Engine,
  { inPlace }: Parts,
  list: Value,
  given: readonly Value[],
  { name, at }: Call["expression"],
  scope: Scope,
): Value {
  const element = { ...elementOf(engine, { ...list, taints: [] }, scope.state), constant: undefined };
  for (const closure of given.flatMap(({ closures }) => closures ?? []))
    invokeMaybe(engine, closure, { args: [element, element], at }, scope);
  const order = { kind: "list", items: null, unknownKeys: element } as const;
  for (const ref of inPlace.test(name) ? list.refs : []) {
    const heapObject = scope.state.object(ref);
    if (heapObject) scope.state.setObject(ref, { ...heapObject, ...order });
  }
  return { ...list, refs: [engine.allocate(at, scope, order, ":reordered")] };
}

function rangeOf(
  { between, after, before }: Parts,
  name: string,
  [first, second]: readonly Value[],
): [number, number?] | null {
  const from = first?.constant;
  if (typeof from !== "number" || from < 0) return null;
  if (after.test(name)) return [from];
  if (before.test(name)) return [0, from];
  if (!between.test(name)) return null;
  if (!second) return [from];
  return typeof second.constant === "number" ? [from, second.constant] : null;
}
