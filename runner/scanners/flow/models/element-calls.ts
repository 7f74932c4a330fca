import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { indexValue, memberValue } from "../interpreter/members.ts";
import { onlyObject, writeKey } from "../domain/heap-object.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { ALWAYS_TRUE, constantValue, join, joinAll, NOTHING, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { asCounted } from "../interpreter/dependent-facts.ts";
import { allElements, elementOf } from "./collections.ts";
import { entriesOfPairs } from "./pairs.ts";

/** Beyond it, values are joined. */
const MAX_PAIRS = 50;
/** Expressions that have no effects when they are evaluated again. */
const PLAIN = new Set(["name", "member", "index", "map", "list", "constant"]);

/** @returns what a call makes of the elements of an object, by the tables; null for any other call, and where these are not known. */
export function callOnElements(engine: Engine, call: Call, scope: Scope): Value | null {
  const { named, expression, args, receiver } = call;
  const [known] = engine.tables.elementCalls.match(named);
  const [first, ...others] = args;
  if (known?.makes === "absent") return NOTHING;
  if (!known || !first || expression.args.some(({ spread }) => spread)) return null;
  const { at } = expression;
  if (known.makes === "member") return memberAt(engine, first, others, at, scope);
  if (known.makes === "assignment") return assigned(engine, first, others, at, scope);
  if (known.makes === "copy") return copied(engine, call, scope);
  if (known.makes === "present")
    return { ...tainted(engine.reachableTaints(first, scope.state)), refinement: ALWAYS_TRUE };
  const held = first.taints.length > 0 ? undefined : onlyObject(first, scope.state);
  if (!held || (receiver && receiver.taints.length > 0)) return null;
  if (known.makes === "object") {
    const entries = held.kind === "map" ? held : entriesOfPairs(first, scope.state);
    return entries && mapOf(engine, entries, at, scope);
  }
  if (known.makes === "zip") return zipped(engine, held, others[0], at, scope);
  if (held.kind === "list" && known.makes === "same") {
    const items = itemsOf(first, scope);
    return items && engine.list(at, scope, items, ":elements");
  }
  if (held.kind !== "map") return null;
  switch (known.makes) {
    case "keys":
    case "values":
    case "entries":
      return asCounted(listOf(engine, held, known.makes, at, scope), first, scope.state);
    case "same":
      return mapOf(engine, held, at, scope);
    case "mapped":
      return mapped(engine, held, first, others[0], at, scope);
    case "defaults":
      return withDefaults(engine, held, others, at, scope);
    default:
      return chosen(engine, held, others, known.makes === "pick", at, scope);
  }
}

function mapOf(engine: Engine, { fields, unknownKeys }: Partial<HeapObject>, at: SyntaxNode, scope: Scope): Value {
  const made: HeapObject["fields"] = fields ?? new Map();
  const ref = engine.allocate(at, scope, { kind: "map", fields: made, unknownKeys: unknownKeys ?? null }, ":elements");
  return { ...UNKNOWN, refs: [ref] };
}

/** The keys, values or pairs of a map without unknown keys. Which is the first depends on the branches that have added them. */
function listOf(
  engine: Engine,
  { fields, unknownKeys, keys }: HeapObject,
  of: "keys" | "values" | "entries",
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  if (of === "keys" && keys) {
    const names = [...[...fields.keys()].map(constantValue), tainted(keys)];
    return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: joinAll(names) }, "#keys")] };
  }
  if (unknownKeys || fields.size === 0 || fields.size > MAX_PAIRS) return null;
  const items = [...fields].map(([name, value], index) => {
    if (of === "values") return value;
    const key = constantValue(name);
    return of === "keys" ? key : engine.list(at, scope, [key, value], `#entry${index}`);
  });
  if (of === "keys") return engine.list(at, scope, items, "#keys");
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: joinAll(items) }, `#${of}`)] };
}

/** What a loop over a `Map` binds, and its methods return; null for any other value, and where its keys are not known. */
export function partsOfMap(
  engine: Engine,
  value: Value,
  of: "keys" | "values" | "entries",
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  const map = value.taints.length > 0 ? undefined : onlyObject(value, scope.state);
  if (engine.language !== "javascript" || map?.kind !== "map" || map.type !== "Map") return null;
  return listOf(engine, map, of, at, scope);
}

/** The fields that the arguments name, or all others; null where a name is not constant. */
function chosen(
  engine: Engine,
  { fields, unknownKeys }: HeapObject,
  args: readonly Value[],
  picks: boolean,
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  const given = args.flatMap((arg) => itemsOf(arg, scope) ?? [arg]);
  if (given.some(({ constant }) => typeof constant !== "string")) return null;
  const names = new Set(given.map(({ constant }) => String(constant)));
  // A name may be the path of a field of a field.
  if ([...names].some((name) => /[.[]/u.test(name))) return null;
  const kept = new Map([...fields].filter(([name]) => names.has(name) === picks));
  return mapOf(engine, { fields: kept, unknownKeys }, at, scope);
}

function itemsOf(value: Value, { state }: Scope): readonly Value[] | null {
  const list = value.taints.length > 0 ? undefined : onlyObject(value, state);
  return list?.kind === "list" && !list.unknownKeys ? list.items : null;
}

function zipped(
  engine: Engine,
  names: HeapObject,
  values: Value | undefined,
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  const items = values && itemsOf(values, scope);
  if (!items || !names.items || names.items.some(({ constant }) => typeof constant !== "string")) return null;
  const fields = new Map(names.items.map(({ constant }, index) => [String(constant), items[index] ?? UNKNOWN]));
  return mapOf(engine, { fields }, at, scope);
}

/** The same keys with what a function makes of the values. */
function mapped(
  engine: Engine,
  { fields, unknownKeys }: HeapObject,
  map: Value,
  fn: Value | undefined,
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  if (!fn?.closures) return null;
  const args = [elementOf(engine, map, scope.state)];
  const made = fn.closures.map((closure) => invokeMaybe(engine, closure, { args, at }, scope)).reduce(join);
  const results = new Map(Array.from(fields, ([name]) => [name, made]));
  return mapOf(engine, { fields: results, unknownKeys: unknownKeys && made }, at, scope);
}

/** What the object has itself wins, unless it may be absent. */
function withDefaults(
  engine: Engine,
  { fields, unknownKeys }: HeapObject,
  sources: readonly Value[],
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  const made = new Map(fields);
  for (const source of sources) {
    const held = source.taints.length > 0 ? undefined : onlyObject(source, scope.state);
    if (held?.kind !== "map" || held.unknownKeys) return null;
    for (const [name, value] of held.fields) {
      const known = made.get(name);
      const isPresent = known && ((known.constant ?? null) !== null || known.refs.length > 0);
      if (!isPresent) made.set(name, known ? join(known, value) : value);
    }
  }
  return mapOf(engine, { fields: made, unknownKeys }, at, scope);
}

/** The names of a path: `a.b[0]`, or a list of names; null if it is not constant. */
function pathOf(path: Value | undefined, scope: Scope): readonly (string | number)[] | null {
  if (typeof path?.constant === "string")
    return (path.constant.match(/[^.[\]]+/gu) ?? []).map((name) => (/^\d+$/u.test(name) ? Number(name) : name));
  const names = path && itemsOf(path, scope)?.map(({ constant }) => constant);
  return names?.every((name) => typeof name === "string" || typeof name === "number") ? names : null;
}

/** `get(object, "a.b", otherwise)` */
function memberAt(
  engine: Engine,
  object: Value,
  [path, otherwise]: readonly Value[],
  at: SyntaxNode,
  scope: Scope,
): Value {
  const names = pathOf(path, scope);
  const held = names
    ? names.reduce<Value>(
        (value, name) =>
          typeof name === "number"
            ? indexValue(engine, value, constantValue(name), at, scope)
            : memberValue(engine, value, name, at, scope),
        object,
      )
    : allElements(engine, object, scope.state);
  return otherwise && (held.constant ?? null) === null ? join(held, otherwise) : held;
}

/** `set(object, "a.b", value)` */
function assigned(
  engine: Engine,
  object: Value,
  [path, value]: readonly Value[],
  at: SyntaxNode,
  scope: Scope,
): Value | null {
  const names = pathOf(path, scope);
  const last = names?.at(-1);
  if (!names || !value || last === undefined || names.some((name) => typeof name === "number")) return null;
  let holder = object;
  for (const name of names.slice(0, -1)) {
    const inner = memberValue(engine, holder, String(name), at, scope);
    const next = inner.refs.length > 0 ? inner : mapOf(engine, {}, at, scope);
    write(holder, String(name), next, scope);
    holder = next;
  }
  write(holder, String(last), value, scope);
  return object;
}

function write({ refs }: Value, name: string, value: Value, { state }: Scope): void {
  for (const ref of refs) writeKey(state, ref, name, value, refs.length === 1);
}

/** `JSON.parse(JSON.stringify(object))` */
function copied(engine: Engine, { expression, named }: Call, scope: Scope): Value | null {
  const text = expression.args[0]?.value;
  if (text?.op !== "call" || text.name !== "stringify" || text.receiver?.at.text !== named.root) return null;
  const [given, ...options] = text.args;
  if (!given || options.length > 0 || expression.args.length > 1 || !PLAIN.has(given.value.op)) return null;
  const value = engine.evaluate(given.value, scope);
  const held = value.taints.length > 0 ? undefined : onlyObject(value, scope.state);
  if (held?.kind === "map") return mapOf(engine, held, expression.at, scope);
  const items = itemsOf(value, scope);
  return items && engine.list(expression.at, scope, items, ":elements");
}
