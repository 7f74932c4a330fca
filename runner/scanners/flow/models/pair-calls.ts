import { onlyObject } from "../domain/heap-object.ts";
import { type HeapObject, newObject } from "../domain/reachable-values.ts";
import { tainted, UNKNOWN, type Value } from "../domain/value.ts";
import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { indexValue } from "../interpreter/members.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { elementOf, keyIn } from "./collections.ts";
import { entriesOfPairs } from "./pairs.ts";

/* Functions that make pairs of the elements of collections, or maps of pairs. */

/** They end with the shortest list, or with that of the receiver. */
const ZIPS: Partial<Record<FlowLanguage, RegExp>> = {
  python: /^(?:zip|zip_longest|product)$/u,
  ruby: /^(?:zip|product)$/u,
};
const NUMBERS = /^(?:each_with_index|with_index)$/u;
/** The name under which a map has what its computed keys are made of. */
const KEYS = "#keys";

/** @returns null for any other call */
export function pairCall(engine: Engine, call: Call, scope: Scope): Value | null {
  const { receiver, args, expression } = call;
  const { name } = expression;
  const isRuby = engine.language === "ruby";
  const isList = receiver?.refs.some((ref) => scope.state.object(ref)?.kind === "list") === true;
  const isOwn = receiver === null || (isRuby ? isList || name === "zip" : receiver.accessPath === "itertools");
  const lists = receiver && isRuby ? [receiver, ...args] : isOwn ? args : [];
  const isZip =
    isOwn && ZIPS[engine.language]?.test(name) && lists.length > 1 && !lists.some(({ closures }) => closures);
  if (isZip) return zipped(engine, call, lists, scope);
  return engine.language === "ruby" && receiver ? ofBlock(engine, call, receiver, scope) : null;
}

function zipped(engine: Engine, { expression: { at, name } }: Call, lists: readonly Value[], scope: Scope): Value {
  const all = lists.map((list) => (list.taints.length > 0 ? null : onlyObject(list, scope.state)?.items));
  const lengths = all.map((items) => items?.length ?? 0);
  if (all.every((items) => !!items) && name === "zip") {
    const length = engine.language === "python" ? Math.min(...lengths) : (lengths[0] ?? 0);
    const pairs = Array.from({ length }, (_, index) =>
      engine.list(
        at,
        scope,
        all.map((items) => items[index] ?? UNKNOWN),
        `#pair${index}`,
      ),
    );
    return engine.list(at, scope, pairs, "#pairs");
  }
  const pair = engine.list(
    at,
    scope,
    lists.map((list) => elementOf(engine, list, scope.state)),
    "#pair",
  );
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: pair }, "#pairs")] };
}

function ofBlock(engine: Engine, { args, expression }: Call, receiver: Value, scope: Scope): Value | null {
  const { name, at } = expression;
  const [closure] = args.flatMap(({ closures }) => closures ?? []);
  const element = elementOf(engine, receiver, scope.state);
  const made = (map: Partial<HeapObject>): Value => ({
    ...UNKNOWN,
    refs: [engine.allocate(at, scope, { kind: "map", ...map }, "#map")],
  });
  if (NUMBERS.test(name) && !closure) {
    const pair = engine.list(at, scope, [element, UNKNOWN], "#entry");
    return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: pair }, "#entries")] };
  }
  if (name === "pluck" && args.length === 1 && receiver.refs.length > 0 && element.refs.length > 0) {
    const unknownKeys = indexValue(engine, element, args[0] ?? null, at, scope);
    return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys }, "#plucked")] };
  }
  if (name === "to_h" && !closure) {
    const entries = entriesOfPairs(receiver, scope.state);
    return entries && made(entries);
  }
  if (!closure || receiver.refs.length + receiver.taints.length === 0)
    return name === "index_with" && args[0] ? made(underKeys(element, args[0])) : null;
  const given = blockArguments(engine, closure.fn.params.length, receiver, element, scope);
  if (name === "to_h") {
    const pair = invokeMaybe(engine, closure, { args: given, at }, scope);
    const [key, value] = (pair.taints.length > 0 ? null : onlyObject(pair, scope.state)?.items) ?? [];
    return key && value ? made(underKeys(key, value)) : null;
  }
  if (name === "index_with") return made(underKeys(element, invokeMaybe(engine, closure, { args: given, at }, scope)));
  if (name === "index_by") return made(underKeys(invokeMaybe(engine, closure, { args: given, at }, scope), element));
  if (name === "map!" || name === "collect!") {
    const unknownKeys = invokeMaybe(engine, closure, { args: given, at }, scope);
    for (const ref of receiver.refs) {
      const { kind, fields, cls, type } = scope.state.object(ref) ?? {};
      if (kind && fields)
        scope.state.setObject(ref, newObject({ kind, fields, cls: cls ?? null, type: type ?? "", unknownKeys }));
    }
    return receiver;
  }
  const [memo] = args;
  if (name !== "each_with_object" || !memo || memo.closures) return null;
  const item = itemOf(engine, receiver, element, at, scope);
  invokeMaybe(engine, closure, { args: [item, memo], at }, scope);
  invokeMaybe(engine, closure, { args: [item, memo], at }, scope);
  return memo;
}

/** An element of a list, or the key and the value of a map as one list. */
export function itemOf(engine: Engine, receiver: Value, element: Value, at: SyntaxNode, scope: Scope): Value {
  const [item = UNKNOWN, ...others] = blockArguments(engine, 1, receiver, element, scope);
  return others.length > 0 ? engine.list(at, scope, [item, ...others], "#item") : item;
}

/** What a block gets: the key and the value of a map, or the elements of a list that is an element. */
function blockArguments(
  engine: Engine,
  count: number,
  receiver: Value,
  element: Value,
  scope: Scope,
): readonly Value[] {
  const isMap = receiver.refs.some((ref) => scope.state.object(ref)?.kind === "map");
  if (isMap) return [keyIn(engine, receiver, element, scope.state), element];
  return (count > 1 && elementsOfPair(element, scope)) || [element];
}

/** The elements of a list that a block with several parameters gets; null for anything else. */
export function elementsOfPair(element: Value, { state }: Scope): readonly Value[] | null {
  const held = element.taints.length > 0 ? undefined : onlyObject(element, state);
  return held?.kind === "list" ? held.items : null;
}

function underKeys(key: Value, value: Value): Partial<HeapObject> {
  if (typeof key.constant === "string") return { fields: new Map([[key.constant, value]]) };
  const names = key.possibleStrings?.map((name): [string, Value] => [name, value]) ?? [];
  const keys: [string, Value][] = key.taints.length > 0 ? [[KEYS, tainted(key.taints)]] : [];
  return { fields: new Map([...names, ...keys]), ...(names.length === 0 && { unknownKeys: value, keys: key.taints }) };
}
