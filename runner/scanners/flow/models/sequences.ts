import { anyElement, onlyObject } from "../domain/heap-object.ts";
import { type HeapObject, reachableValues } from "../domain/reachable-values.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { constantValue, join, joinAll, UNKNOWN, type Value } from "../domain/value.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { allElements } from "./collections.ts";

type Items = readonly Value[];

/** What a method makes of the elements of a list: those of its result, and those that are left in the list. */
interface Outcome {
  result: Items;
  left?: Items;
}

type Method = (items: Items, args: Items, lists: readonly (Items | null)[]) => Outcome | null;

/** Methods that depend on the positions of elements; null where these are not known. */
const BY_POSITION: Partial<Record<FlowLanguage, Record<string, Method>>> = {
  javascript: {
    slice: (items, [start, end]) => {
      const [from, to] = [position(start, 0), position(end, items.length)];
      return from === null || to === null ? null : { result: items.slice(from, to) };
    },
    splice: (items, args) => {
      const left = spliced(items, args);
      return left && { ...left, left: left.result, result: left.removed };
    },
    toSpliced: spliced,
    toReversed: (items) => ({ result: items.toReversed() }),
    reverse: (items) => ({ result: items.toReversed(), left: items.toReversed() }),
    with: (items, [index, value = UNKNOWN]) => {
      const at = position(index, 0);
      return at === null || !(at in items) ? null : { result: items.with(at, value) };
    },
    concat: (items, _, lists) =>
      lists.every((list) => list !== null) ? { result: [...items, ...lists.flat()] } : null,
    keys: (items) => ({ result: items.map((_, index) => constantValue(index)) }),
  },
};
/** Those that add their arguments from this one on, and return elements of the list. */
const ADDS: Record<string, number> = { splice: 2, toSpliced: 2, with: 1 };
/** Methods that run a function, after which the elements have other positions. */
const MOVES = new Set(["filter", "select", "reject", "find_all", "sort"]);
/** Those that change their list. */
const CHANGES = new Set(["splice", "reverse"]);

/** @returns the result of a method of a list that depends on positions; null for any other call. */
export function callSequence(engine: Engine, call: Call, scope: Scope): Value | null {
  const { receiver, args, expression } = call;
  const { name, at } = expression;
  const [ref] = receiver?.refs ?? [];
  const methods = BY_POSITION[engine.language];
  const method = methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
  const list = receiver && onlyObject(receiver, scope.state);
  if (!method || !receiver || list?.kind !== "list" || ref === undefined) return null;
  const isKnown = receiver.taints.length === 0 && !expression.args.some(({ spread }) => spread);
  const items = isKnown && !list.unknownKeys ? list.items : null;
  const lists = args.map((arg) => elementsOf(arg, scope));
  const outcome = items && method(items, args, lists);
  if (!outcome) return Object.hasOwn(ADDS, name) ? added(engine, call, list, ref, scope) : null;
  if (outcome.left) scope.state.setObject(ref, { ...list, items: outcome.left });
  if (name === "reverse") return receiver;
  return engine.list(at, scope, outcome.result, `:${name}`);
}

/** Where positions are unknown, the result and the list may have any element and any argument. */
function added(engine: Engine, { args, expression }: Call, list: HeapObject, ref: number, scope: Scope): Value | null {
  const { name, at } = expression;
  const given = args
    .slice(ADDS[name])
    .map((arg, index) => (expression.args[index]?.spread === true ? allElements(engine, arg, scope.state) : arg));
  const any = given.reduce<Value | null>((all, value) => (all ? join(all, value) : value), null);
  const unknownKeys = any ? anyElement(list, any) : null;
  const made: Partial<HeapObject> = unknownKeys
    ? { items: null, unknownKeys }
    : { items: null, unknownKeys: anyElement(list, UNKNOWN) };
  if (CHANGES.has(name) && unknownKeys) scope.state.setObject(ref, { ...list, ...made });
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", ...made }, `:${name}`)] };
}

/** The elements that an argument adds; null if they are not known. */
function elementsOf(value: Value, { state }: Scope): Items | null {
  const { taints, refs, constant } = value;
  if (refs.length === 0) return taints.length === 0 && constant !== undefined ? [value] : null;
  const heapObject = taints.length > 0 ? undefined : onlyObject(value, state);
  if (heapObject?.kind !== "list") return heapObject?.kind === "map" ? [value] : null;
  return heapObject.unknownKeys ? null : heapObject.items;
}

function spliced(items: Items, [start, count, ...values]: Items): (Outcome & { removed: Items }) | null {
  const [from, length] = [position(start, 0), position(count, items.length)];
  if (from === null || length === null) return null;
  return { result: items.toSpliced(from, length, ...values), removed: [...items].splice(from, length) };
}

/** A position that an argument says; null if it is not known. */
function position(value: Value | undefined, fallback: number): number | null {
  if (!value) return fallback;
  return typeof value.constant === "number" ? value.constant : null;
}

/** The elements of a list in other positions, after a function has sorted or filtered them. */
export function moved(engine: Engine, { name, at }: Call["expression"], list: Value, scope: Scope): Value {
  const known = MOVES.has(name) && list.taints.length === 0 ? onlyObject(list, scope.state) : undefined;
  const [ref] = list.refs;
  if (known?.kind !== "list" || !known.items || known.items.length < 2 || ref === undefined) return list;
  const unordered = { items: null, unknownKeys: joinAll(reachableValues(known)) };
  if (engine.language === "javascript" && name === "sort") {
    scope.state.setObject(ref, { ...known, ...unordered });
    return list;
  }
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", ...unordered }, `:${name}`)] };
}
