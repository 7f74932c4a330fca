import { retained } from "./retained-elements.ts";
import { callText } from "./builder-texts.ts";
import { withData } from "../domain/overwritten.ts";
import { isPlainType } from "../domain/plain-types.ts";
import { partialAfterMerge } from "../domain/partial-fields.ts";
import { appended, anyElement, onlyObject, withKey, withUnknownKey, writeKey } from "../domain/heap-object.ts";
import { refineTaints, type Engine, type Scope } from "../interpreter/engine.ts";
import { firstOf, type HeapObject, reachableValues } from "../domain/reachable-values.ts";
import { indexValue } from "../interpreter/members.ts";
import { extendTaints } from "../interpreter/unwritten-fields.ts";
import type { State } from "../domain/state.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { concatenate } from "../domain/text.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { unionOfTaints } from "../domain/taint.ts";
import { constantValue, join, joinAll, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** What the key of a taint has at its end for a key of a map, which is not one of its values. */
const KEYS = "#keys";
const PUT = new Set([
  "put",
  "set",
  "setAttribute",
  "setProperty",
  "putIfAbsent",
  "TryAdd",
  "store",
  "Set",
  "addAttribute",
  "setItem",
  "replace",
]);
const IF_ABSENT = new Set(["putIfAbsent", "TryAdd"]);
const PUSH = new Set([
  "add",
  "push",
  "append",
  "addLast",
  "offer",
  "addElement",
  "<<",
  "enqueue",
  "yield",
  "emit",
  "send",
  "Add",
  "prepend",
  "addFirst",
  "unshift",
  "appendleft",
]);
const FRONT = new Set(["unshift", "prepend", "addFirst", "appendleft"]);
export const PUSH_ALL = new Set([
  "addAll",
  "extend",
  "putAll",
  "update",
  "merge!",
  "reverse_merge!",
  "deep_merge!",
  "with_defaults!",
  "concat",
  "assign",
  "yieldAll",
  "emitAll",
]);
const TAKE = new Set([
  "get",
  "getOrDefault",
  "at",
  "elementAt",
  "fetch",
  "Get",
  "dig",
  "getProperty",
  "getAttribute",
  "getItem",
]);
const FIRST = /^(?:getFirst|peek(?:First)?|poll(?:First)?|shift|removeFirst|element|first|popleft)$/u;
const LAST = /^(?:getLast|pop|removeLast|last|pollLast|peekLast)$/u;
const HOLDERS = new Set<FlowLanguage>(["java", "kotlin"]);

/** Whether a method with this name returns what a collection holds under its first argument. */
export function isTaking(method: string): boolean {
  return TAKE.has(method);
}

/** The class of Ruby objects whose methods are the names of their entries. */
export const OPEN_STRUCT = "OpenStruct";

/** The element that a loop over the value binds. */
export function elementOf({ language }: Engine, value: Value, state: State, keys = false): Value {
  // In Python, whether a loop is over keys depends on the value.
  const isKey = keys && language !== "python";
  // In JavaScript, the keys of a list are its positions.
  const isHeld = ({ kind }: HeapObject): boolean => !keys || (kind !== "map" && language !== "javascript");
  const objects = value.refs.flatMap((ref) => state.object(ref) ?? []).filter(isHeld);
  const elements = objects.flatMap(reachableValues);
  const taints = refineTaints(extendTaints(value.taints, isKey ? KEYS : "*"), state);
  if (elements.length === 0)
    return tainted(taints, { accessPath: "", type: value.type.endsWith("[]") ? value.type.slice(0, -2) : "" });
  return withData(joinAll(elements), taints);
}

/** The key that a loop over maps binds, if what their keys are made of is known. */
export function keyOf({ taints, refs }: Value, state: State): Value | null {
  const keys = refs.map((ref) => state.object(ref)?.keys);
  if (taints.length > 0 || keys.length === 0 || keys.includes(undefined)) return null;
  return tainted(refineTaints(unionOfTaints(keys.flatMap((of) => of ?? [])), state));
}

/** What a function of a map gets besides the values: what code has put under constant keys has no others. */
export function keyIn(engine: Engine, map: Value, element: Value, state: State): Value {
  const objects = map.refs.map((ref) => state.object(ref));
  const isKnown = objects.length > 0 && objects.every((each) => each?.kind === "map" && !each.unknownKeys);
  return isKnown ? elementOf(engine, map, state, true) : element;
}

/** @returns the result of a method of a list, map or string builder; null if the receiver is none of them. */
export function callCollection(
  engine: Engine,
  receiver: Value,
  method: string,
  args: readonly Value[],
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  const kinds = new Set(receiver.refs.map((ref) => scope.state.object(ref)?.kind));
  if (kinds.has("text")) return callText(engine, receiver, method, args, scope);
  if (!kinds.has("list") && !kinds.has("map")) return null;
  if (args.length === 0 && receiver.refs.some((ref) => scope.state.object(ref)?.type === OPEN_STRUCT))
    return indexValue(engine, receiver, constantValue(method), at, scope);
  const keyed = receiver.refs.some((ref) => scope.state.object(ref)?.type.endsWith("ConfigParser"));
  if (keyed && /^(?:get|set)$/u.test(method)) {
    const [section, key, ...others] = args;
    const at_key = section && key ? concatenate([section, constantValue("."), key]) : UNKNOWN;
    return sectioned(engine, receiver, method, [at_key, ...others.slice(0, method === "set" ? 1 : 0)], at, scope);
  }
  return sectioned(engine, receiver, method, args, at, scope);
}

function sectioned(
  engine: Engine,
  receiver: Value,
  method: string,
  args: readonly Value[],
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  const [first, second] = args;
  // The collection is the initial value of a `ThreadLocal`.
  if (HOLDERS.has(engine.language) && method === "get" && args.length === 0) return receiver;
  if (TAKE.has(method) && first) {
    const held = indexValue(engine, { ...receiver, accessPath: "" }, first, at, scope);
    return second ? join(held, second) : held;
  }
  if (FIRST.test(method) || LAST.test(method)) return end(engine, receiver, method, first, at, scope);
  if (HOLDERS.has(engine.language) && method === "remove" && args.length === 0)
    return end(engine, receiver, "removeFirst", first, at, scope);
  const taken = takenOut(engine, receiver, method, first, at, scope);
  const change = changeOf(engine, method, args, scope);
  if (!change) return null;
  const strong = receiver.refs.length === 1;
  const keepsFirst = PUSH_ALL.has(method) || (PUSH.has(method) && !FRONT.has(method) && args.length === 1);
  for (const ref of receiver.refs) {
    const heapObject = scope.state.object(ref);
    if (!heapObject) continue;
    const changed = change({ ...heapObject, first: keepsFirst ? heapObject.first : undefined }, ref, strong);
    if (changed) scope.state.setObject(ref, changed);
  }
  return taken ?? receiver;
}

/** What a call removes, in languages where it returns that: of a list, what is at a number. */
function takenOut(
  engine: Engine,
  receiver: Value,
  method: string,
  key: Value | undefined,
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  if (!HOLDERS.has(engine.language) || !/^remove(?:At)?$/u.test(method) || !key) return null;
  const isList = receiver.refs.some((ref) => scope.state.object(ref)?.kind === "list");
  if (isList && method === "remove" && typeof key.constant !== "number" && !isPlainType(key.type)) return null;
  return indexValue(engine, { ...receiver, accessPath: "" }, key, at, scope);
}

type Change = (heapObject: HeapObject, ref: number, strong: boolean) => HeapObject | null;

function changeOf(engine: Engine, method: string, args: readonly Value[], scope: Scope): Change | null {
  const [first, second] = args;
  if (first && second && (PUT.has(method) || method === "add" || method === "insert" || method === "append")) {
    return (heapObject, ref, strong) => {
      if (heapObject.kind === "list") return inserted(heapObject, method, first, second);
      if (first.constant === undefined) return withUnknownKey(withKey(heapObject, first), second);
      writeKey(scope.state, ref, String(first.constant), second, strong && !IF_ABSENT.has(method));
      return null;
    };
  }
  if (PUSH.has(method)) {
    const front = FRONT.has(method);
    return (heapObject) =>
      front && heapObject.items && first
        ? { ...heapObject, items: [first, ...heapObject.items] }
        : args.reduce((to, arg) => appended(to, arg), heapObject);
  }
  if (PUSH_ALL.has(method))
    return (heapObject) => args.reduce((to, arg) => withAllOf(engine, to, arg, scope.state), heapObject);
  if (
    method === "remove" ||
    method === "removeAt" ||
    method === "delete" ||
    method === "del" ||
    method === "splice" ||
    method === "remove_at"
  ) {
    return (heapObject) => removed(heapObject, first);
  }
  if (method === "retainAll") return (heapObject) => retained(heapObject, first, scope.state);
  if (method === "clear")
    return (heapObject) => ({
      ...heapObject,
      items: heapObject.kind === "list" ? [] : null,
      fields: new Map(),
      unknownKeys: null,
    });
  return null;
}

function inserted(heapObject: HeapObject, method: string, index: Value, value: Value): HeapObject {
  const { constant } = index;
  if (typeof constant !== "number" || !heapObject.items)
    return { ...heapObject, items: null, unknownKeys: anyElement(heapObject, value) };
  const items = [...heapObject.items];
  items.splice(constant, method === "set" ? 1 : 0, value);
  return { ...heapObject, items };
}

function removed(heapObject: HeapObject, key: Value | undefined): HeapObject {
  if (key?.constant === undefined) return heapObject;
  if (typeof key.constant === "number" && heapObject.items) {
    return { ...heapObject, items: heapObject.items.toSpliced(key.constant, 1) };
  }
  const fields = new Map(heapObject.fields);
  fields.delete(String(key.constant));
  return { ...heapObject, fields };
}

function withAllOf(engine: Engine, into: HeapObject, value: Value, state: State): HeapObject {
  const from = onlyObject(value, state);
  if (from && from.kind === into.kind && value.taints.length === 0) {
    const items = into.items && from.items ? [...into.items, ...from.items] : null;
    const fields = new Map([...into.fields, ...from.fields]);
    const partial = partialAfterMerge(into, from);
    const unknownKeys = from.unknownKeys
      ? into.unknownKeys
        ? join(into.unknownKeys, from.unknownKeys)
        : from.unknownKeys
      : into.unknownKeys;
    if (items || into.kind === "map") return { ...into, items, fields, partial, unknownKeys };
  }
  const unknownKeys = anyElement(into, allElements(engine, value, state));
  const partial = into.kind === "map" ? new Set(into.fields.keys()) : undefined;
  return { ...into, items: null, partial, unknownKeys, first: firstOf(into) };
}

/** Any element of a value, with the taints of all that is reachable from it. */
export function allElements(engine: Engine, value: Value, state: State): Value {
  return { ...elementOf(engine, value, state), taints: engine.reachableTaints(value, state), constant: undefined };
}

function end(
  engine: Engine,
  receiver: Value,
  method: string,
  index: Value | undefined,
  at: SyntaxNode,
  scope: Scope,
): Value {
  const takes = /^(?:poll(?:First|Last)?|shift|removeFirst|pop|removeLast|popleft)$/u.test(method);
  const [ref] = receiver.refs;
  const heapObject = ref === undefined || receiver.refs.length > 1 ? undefined : scope.state.object(ref);
  if (!heapObject?.items || ref === undefined) return indexValue(engine, receiver, index ?? null, at, scope);
  const { items } = heapObject;
  const position = typeof index?.constant === "number" ? index.constant : LAST.test(method) ? items.length - 1 : 0;
  if (takes) scope.state.setObject(ref, { ...heapObject, items: items.toSpliced(position, 1) });
  return items.at(position) ?? UNKNOWN;
}
