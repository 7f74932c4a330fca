import { onlyObject } from "../domain/heap-object.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { constantValue, join, joinAll, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { indexValue } from "../interpreter/members.ts";
import type { Statement } from "../lower/ir.ts";
import type { FlowLanguage } from "../tables/schema.ts";

/* Functions of a map whose entries are known. */

/** Functions of Python that are over the keys of a map. */
const OVER_KEYS = /^(?:join|list|tuple|set|frozenset|sorted|reversed|iter|min|max)$/u;
const REMOVES: Partial<Record<FlowLanguage, string>> = { python: "pop", ruby: "delete" };
/** They return a map with the same keys as texts or symbols, which are the same here. */
const SAME_KEYS =
  /^(?:stringify_keys|symbolize_keys|deep_(?:stringify|symbolize)_keys|with_indifferent_access|to_h|to_hash|compact|compact_blank|dup|clone|deep_dup)!?$/u;
const CHANGED_KEYS = /^(?:deep_)?transform_keys$/u;

/** A call of Python with the keys of a map instead of the map. */
export function overKeys(engine: Engine, call: Call, scope: Scope): Call {
  const { args, expression } = call;
  if (engine.language !== "python" || !OVER_KEYS.test(expression.name) || expression.creates) return call;
  const [map] = args;
  const held = map && mapOf(map, scope);
  const keys = held && keysOf(engine, held, expression.at, scope);
  return keys ? { ...call, args: [keys, ...args.slice(1)] } : call;
}

/** @returns null for any other call */
export function mapCall(engine: Engine, call: Call, scope: Scope): Value | null {
  const { receiver, args, expression } = call;
  const { name, at } = expression;
  if (!receiver) return null;
  if (engine.language === "python" && name === "get" && args.length === 1) {
    const entry = entryOfData(engine, receiver, args[0], at, scope);
    if (entry) return entry;
  }
  const gets = engine.language === "python" && name === "get" && args.length > 1;
  if ((engine.language === "ruby" && name === "fetch") || gets) return fetched(engine, call, receiver, scope);
  const map = mapOf(receiver, scope);
  if (!map) return null;
  if (name === REMOVES[engine.language] && args[0]) return removed(engine, call, receiver, map, scope);
  if (args.length === 0 && name === "keys") return keysOf(engine, map, at, scope);
  if (args.length === 0 && name === "values") return valuesOf(engine, map, at, scope);
  return engine.language === "ruby" ? partOf(engine, call, receiver, map, scope) : null;
}

/** `data.get("name")`: what is checked of `data["name"]` holds for it. */
function entryOfData(
  engine: Engine,
  data: Value,
  key: Value | undefined,
  at: Call["expression"]["at"],
  scope: Scope,
): Value | null {
  const isData = data.taints.length > 0 && data.refs.length === 0;
  return isData && typeof key?.constant === "string" ? indexValue(engine, data, key, at, scope) : null;
}

function mapOf(value: Value, { state }: Scope): HeapObject | null {
  const held = value.taints.length > 0 ? undefined : onlyObject(value, state);
  return held?.kind === "map" ? held : null;
}

function keysOf(
  engine: Engine,
  { fields, unknownKeys, keys }: HeapObject,
  at: Call["expression"]["at"],
  scope: Scope,
): Value | null {
  if (unknownKeys && !keys) return null;
  const names = [...fields.keys()].filter((name) => !name.startsWith("#")).map(constantValue);
  if (!keys) return engine.list(at, scope, names, ":keys");
  return {
    ...UNKNOWN,
    refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: joinAll([...names, tainted(keys)]) }, ":keys")],
  };
}

function valuesOf(
  engine: Engine,
  { fields, unknownKeys }: HeapObject,
  at: Call["expression"]["at"],
  scope: Scope,
): Value {
  const values = [...fields].flatMap(([name, value]) => (name.startsWith("#") ? [] : [value]));
  if (!unknownKeys) return engine.list(at, scope, values, ":values");
  return {
    ...UNKNOWN,
    refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: joinAll([...values, unknownKeys]) }, ":values")],
  };
}

/** `map.pop(key, default)`, `map.delete(key)` */
function removed(
  engine: Engine,
  { args: [key, fallback], expression }: Call,
  receiver: Value,
  map: HeapObject,
  scope: Scope,
): Value {
  const held = indexValue(engine, receiver, key ?? null, expression.at, scope);
  if (key?.constant === undefined) return fallback ? join(held, fallback) : held;
  const name = String(key.constant);
  const isPresent = isCertain(map, name);
  const fields = new Map(map.fields);
  fields.delete(name);
  scope.state.setObject(receiver.refs[0] ?? 0, { ...map, fields });
  return fallback && !isPresent ? join(held, fallback) : held;
}

/** `map.fetch(key) { |key| default }`: a list may have no such element, either. */
function fetched(engine: Engine, { args, expression: { at } }: Call, receiver: Value, scope: Scope): Value | null {
  const [key] = args;
  const closures = args.flatMap((arg) => arg.closures ?? []);
  const [closure] = closures;
  const held = onlyObject(receiver, scope.state);
  const isPresent =
    receiver.taints.length === 0 &&
    key?.constant !== undefined &&
    held?.kind === "map" &&
    isCertain(held, String(key.constant));
  if (!key || receiver.refs.length === 0 || (!closure && !isPresent)) return null;
  const value = indexValue(engine, { ...receiver, accessPath: "" }, key, at, scope);
  return isPresent || !closure ? value : join(value, invokeMaybe(engine, closure, { args: [key], at }, scope));
}

/** `map.slice(:a)`, `map.except(:a)`, `map.values_at(:a)`, `map.stringify_keys` */
function partOf(
  engine: Engine,
  { args, expression }: Call,
  receiver: Value,
  map: HeapObject,
  scope: Scope,
): Value | null {
  const { name, at } = expression;
  const made = (part: HeapObject): Value => ({
    ...UNKNOWN,
    type: receiver.type,
    refs: [engine.allocate(at, scope, part, ":part")],
  });
  const names = new Set(args.map(({ constant }) => String(constant)));
  const areKnown = args.length > 0 && args.every(({ constant }) => constant !== undefined);
  const [closure] = args.flatMap(({ closures }) => closures ?? []);
  if (SAME_KEYS.test(name) && args.length === 0) {
    if (!name.endsWith("!")) return made(map);
    return receiver;
  }
  if (CHANGED_KEYS.test(name) && closure && isConversion(closure.fn.body)) return made(map);
  if (/^(?:slice|extract!)$/u.test(name) && areKnown) {
    const kept = [...names].flatMap((key): [string, Value][] => {
      const value = map.fields.get(key) ?? map.unknownKeys;
      return value ? [[key, value]] : [];
    });
    if (name === "extract!") scope.state.setObject(receiver.refs[0] ?? 0, without(map, names));
    return made({ ...map, fields: new Map(kept), unknownKeys: null });
  }
  if (/^(?:except|without)$/u.test(name) && areKnown) return made(without(map, names));
  if ((name === "values_at" || name === "fetch_values") && areKnown && !closure)
    return engine.list(
      at,
      scope,
      args.map((key) => indexValue(engine, receiver, key, at, scope)),
      ":part",
    );
  if (name === "transform_values" && closure) {
    const change = (value: Value): Value => invokeMaybe(engine, closure, { args: [value], at }, scope);
    const fields = new Map([...map.fields].map(([key, value]) => [key, change(value)]));
    return made({ ...map, fields, unknownKeys: map.unknownKeys && change(map.unknownKeys) });
  }
  return null;
}

/** `&:to_s`: a key keeps its name. */
function isConversion([only, ...others]: readonly Statement[]): boolean {
  const value = only?.do === "return" && others.length === 0 ? only.value : null;
  return value?.op === "call" && /^(?:to_s|to_sym|to_str|itself)$/u.test(value.name);
}

function without(map: HeapObject, names: ReadonlySet<string>): HeapObject {
  return { ...map, fields: new Map([...map.fields].filter(([key]) => !names.has(key))) };
}

/** Whether the map has the key on all paths: what it has on some of them is not constant. */
function isCertain({ fields }: HeapObject, name: string): boolean {
  return fields.get(name)?.constant !== undefined;
}
