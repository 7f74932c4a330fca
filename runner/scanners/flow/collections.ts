import { appended, looseRest, withRest, writeRef } from "./contents.ts";
import { checkedTaints, type Engine, type Scope } from "./engine.ts";
import { heldBy } from "./state.ts";
import { extend, indexOf } from "./members.ts";
import type { Content, State } from "./state.ts";
import type { SyntaxNode } from "./syntax-node.ts";
import { concatenate } from "./text.ts";
import { constantValue, derived, join, joinTaints, tainted, UNKNOWN, type Value } from "./value.ts";

const PUT = new Set([
  "put",
  "set",
  "setAttribute",
  "setProperty",
  "putIfAbsent",
  "setdefault",
  "store",
  "Set",
  "addAttribute",
  "setItem",
  "replace",
]);
const PUSH = new Set([
  "add",
  "push",
  "append",
  "addLast",
  "offer",
  "addElement",
  "<<",
  "enqueue",
  "Add",
  "prepend",
  "addFirst",
  "unshift",
]);
const PUSH_ALL = new Set(["addAll", "extend", "putAll", "update", "merge!", "concat", "assign"]);
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
const FIRST = new Set(["getFirst", "peek", "poll", "shift", "removeFirst", "element", "first"]);
const LAST = new Set(["getLast", "pop", "removeLast", "last"]);
const WRITE = new Set([
  "append",
  "insert",
  "write",
  "print",
  "println",
  "writeString",
  "WriteString",
  "concat",
  "<<",
  "format",
  "printf",
]);
const READ_TEXT = new Set(["toString", "getvalue", "String", "string", "to_s", "build"]);

/** What a loop over the value runs through. */
export function elementOf(_: Engine, value: Value, state: State, keys = false): Value {
  let element: Value | undefined;
  for (const ref of value.refs) {
    const content = state.content(ref);
    if (!content || (keys && content.kind === "map")) continue;
    for (const item of heldBy(content)) element = element ? join(element, item) : item;
  }
  const taints = checkedTaints(extend(value.taints, "*"), state);
  if (!element) return tainted(taints, { path: "" });
  return { ...element, taints: joinTaints(element.taints, taints) };
}

/** @returns the result of a method of a list, map or text buffer, or null if this is none. */
export function callCollection(
  engine: Engine,
  receiver: Value,
  method: string,
  args: readonly Value[],
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  const kinds = new Set(receiver.refs.map((ref) => scope.state.content(ref)?.kind));
  if (kinds.has("text")) return callText(engine, receiver, method, args, scope);
  if (!kinds.has("list") && !kinds.has("map")) return null;
  const keyed = receiver.refs.some((ref) => scope.state.content(ref)?.type.endsWith("ConfigParser"));
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
  if (TAKE.has(method) && first) {
    const held = indexOf(engine, { ...receiver, path: "" }, first, at, scope);
    return second ? join(held, second) : held;
  }
  if (FIRST.has(method) || LAST.has(method)) return end(engine, receiver, method, first, at, scope);
  const change = changeOf(engine, method, args, scope);
  if (!change) return null;
  const strong = receiver.refs.length === 1;
  for (const ref of receiver.refs) {
    const content = scope.state.content(ref);
    if (!content) continue;
    const changed = change(content, ref, strong);
    if (changed) scope.state.put(ref, changed);
  }
  return receiver;
}

type Change = (content: Content, ref: number, strong: boolean) => Content | null;

function changeOf(engine: Engine, method: string, args: readonly Value[], scope: Scope): Change | null {
  const [first, second] = args;
  if (first && second && (PUT.has(method) || method === "add" || method === "insert" || method === "append")) {
    return (content, ref, strong) => {
      if (content.kind === "list") return inserted(content, method, first, second);
      if (first.constant === undefined) return withRest(content, second);
      writeRef(scope.state, ref, String(first.constant), second, strong && method !== "putIfAbsent");
      return null;
    };
  }
  if (PUSH.has(method)) {
    const front = ["unshift", "prepend", "addFirst"].includes(method);
    return (content) =>
      front && content.items && first
        ? { ...content, items: [first, ...content.items] }
        : args.reduce((to, arg) => appended(to, arg), content);
  }
  if (PUSH_ALL.has(method)) return (content) => args.reduce((to, arg) => poured(engine, to, arg, scope.state), content);
  if (method === "remove" || method === "delete" || method === "del" || method === "splice" || method === "remove_at") {
    return (content) => removed(content, first);
  }
  if (method === "clear")
    return (content) => ({ ...content, items: content.kind === "list" ? [] : null, fields: new Map(), rest: null });
  return null;
}

function inserted(content: Content, method: string, index: Value, value: Value): Content {
  const { constant } = index;
  if (typeof constant !== "number" || !content.items)
    return { ...content, items: null, rest: looseRest(content, value) };
  const items = [...content.items];
  items.splice(constant, method === "set" ? 1 : 0, value);
  return { ...content, items };
}

function removed(content: Content, key: Value | undefined): Content {
  if (key?.constant === undefined) return content;
  if (typeof key.constant === "number" && content.items) {
    return { ...content, items: content.items.toSpliced(key.constant, 1) };
  }
  const fields = new Map(content.fields);
  fields.delete(String(key.constant));
  return { ...content, fields };
}

function poured(engine: Engine, into: Content, value: Value, state: State): Content {
  const [ref] = value.refs;
  const from = ref === undefined || value.refs.length > 1 ? undefined : state.content(ref);
  if (from && from.kind === into.kind && value.taints.length === 0) {
    const items = into.items && from.items ? [...into.items, ...from.items] : null;
    const fields = new Map([...into.fields, ...from.fields]);
    const rest = from.rest ? (into.rest ? join(into.rest, from.rest) : from.rest) : into.rest;
    if (items || into.kind === "map") return { ...into, items, fields, rest };
  }
  const element = tainted(engine.deepTaints(value, state));
  return { ...into, items: null, rest: looseRest(into, element) };
}

function end(
  engine: Engine,
  receiver: Value,
  method: string,
  index: Value | undefined,
  at: SyntaxNode,
  scope: Scope,
): Value {
  const takes = ["poll", "shift", "removeFirst", "pop", "removeLast"].includes(method);
  const [ref] = receiver.refs;
  const content = ref === undefined || receiver.refs.length > 1 ? undefined : scope.state.content(ref);
  if (!content?.items || ref === undefined) return indexOf(engine, receiver, index ?? null, at, scope);
  const { items } = content;
  const position = typeof index?.constant === "number" ? index.constant : LAST.has(method) ? items.length - 1 : 0;
  if (takes) scope.state.put(ref, { ...content, items: items.toSpliced(position, 1) });
  return items.at(position) ?? UNKNOWN;
}

/** A buffer holds what was written into it. */
function callText(engine: Engine, receiver: Value, method: string, args: readonly Value[], scope: Scope): Value | null {
  const [ref] = receiver.refs;
  if (ref === undefined) return null;
  const content = scope.state.content(ref);
  const text = content?.fields.get("#text") ?? UNKNOWN;
  if (READ_TEXT.has(method)) return text;
  if (method === "setLength" || method === "truncate" || method === "Reset") {
    writeRef(scope.state, ref, "#text", { ...UNKNOWN, constant: "", lead: "" }, true);
    return receiver;
  }
  if (!WRITE.has(method) && method !== "replace") return null;
  const added = args.reduce((taints, arg) => joinTaints(taints, engine.deepTaints(arg, scope.state)), text.taints);
  const only = args.length === 1 ? args[0] : undefined;
  const sum = method !== "insert" && only ? concatenate([text, only]) : derived({ ...UNKNOWN, taints: added });
  writeRef(scope.state, ref, "#text", sum, true);
  return receiver;
}
