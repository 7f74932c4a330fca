import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { invokeMaybe } from "../interpreter/invoke.ts";
import { onlyObject } from "../domain/heap-object.ts";
import { joinTaints } from "../domain/taint.ts";
import { join, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import type { SyntaxNode } from "../syntax/syntax-node.ts";
import { elementOf } from "./collections.ts";

/* Calls that make a map of the elements of a list: functions of an element are the keys and values. */

/** The functions of a call by position; where one has none, the element itself. */
interface Keyed {
  key?: number;
  value?: number;
  /** The function returns a pair of both. */
  isPair?: boolean;
  /** A key has a list of values. */
  isGroup?: boolean;
}

const KEYED: Partial<Record<FlowLanguage, Record<string, Keyed>>> = {
  java: {
    toMap: { key: 0, value: 1 },
    toUnmodifiableMap: { key: 0, value: 1 },
    toConcurrentMap: { key: 0, value: 1 },
    groupingBy: { key: 0, isGroup: true },
    groupingByConcurrent: { key: 0, isGroup: true },
    partitioningBy: { key: 0, isGroup: true },
  },
  kotlin: {
    associate: { isPair: true },
    associateBy: { key: 0, value: 1 },
    associateWith: { value: 0 },
    groupBy: { key: 0, value: 1, isGroup: true },
  },
  csharp: {
    ToDictionary: { key: 0, value: 1 },
    ToImmutableDictionary: { key: 0, value: 1 },
    ToFrozenDictionary: { key: 0, value: 1 },
    ToLookup: { key: 0, value: 1, isGroup: true },
  },
};
/** The type of a collector of Java; its name follows. */
const COLLECTOR = "#collector ";
const COLLECTORS = /^(?:\w+\.)*Collectors$/u;
const IDENTITY = /(?:^|\.)(?:Function|UnaryOperator)\.identity\(\)$/u;
const NUMBERS = /^(?:counting|summing\w+|averaging\w+)$/u;

/** A call that makes a map of elements. */
interface Making {
  engine: Engine;
  at: SyntaxNode;
  scope: Scope;
  element: Value;
}

/** @returns a map of the elements of a list, or a collector that makes one; null for any other call. */
export function keyedCollection(engine: Engine, { receiver, expression, args }: Call, scope: Scope): Value | null {
  const { name, at } = expression;
  const language = KEYED[engine.language];
  if (!language || !receiver || args.length === 0) return null;
  if (COLLECTORS.test(receiver.accessPath)) return { ...engine.list(at, scope, args), type: COLLECTOR + name };
  const element = { ...elementOf(engine, receiver, scope.state), constant: undefined };
  const making = { engine, at, scope, element };
  const [collector] = args;
  if (collector?.type.startsWith(COLLECTOR)) return name === "collect" ? collected(making, collector) : null;
  const keyed = Object.hasOwn(language, name) ? language[name] : undefined;
  // The last argument may compare keys.
  const functions = args.filter(({ closures }, index) => closures || index < args.length - 1);
  if (!keyed || functions.length === 0 || functions.some(({ closures }) => !closures)) return null;
  return mapOf(making, keyed, functions);
}

/** What `stream.collect` returns; null where that is a list of the elements, or not known. */
function collected(making: Making, collector: Value): Value | null {
  const { engine, scope, element } = making;
  const name = collector.type.slice(COLLECTOR.length);
  const args = onlyObject(collector, scope.state)?.items ?? [];
  const keyed = KEYED.java?.[name];
  if (keyed) return mapOf(making, keyed, args);
  if (NUMBERS.test(name)) return UNKNOWN;
  if (name !== "joining") return null;
  const taints = engine.reachableTaints(element, scope.state);
  return tainted(args.reduce((all, arg) => joinTaints(all, arg.taints), taints));
}

function mapOf(making: Making, { key, value, isPair, isGroup }: Keyed, functions: readonly Value[]): Value {
  const { engine, at, scope, element } = making;
  const resultOf = (index: number | undefined): Value => {
    const given = index === undefined ? undefined : functions[index];
    return given && !given.type.startsWith(COLLECTOR) ? applied(making, given) : element;
  };
  const whole = isPair ? resultOf(0) : undefined;
  const pair = whole && whole.taints.length === 0 ? onlyObject(whole, scope.state)?.items : undefined;
  const name = pair?.[0] ?? whole ?? resultOf(key);
  const held = pair?.[1] ?? whole ?? resultOf(value);
  const inner = functions.find(({ type }) => type.startsWith(COLLECTOR));
  const group = isGroup && (inner ? collected(making, inner) : null);
  const list = { kind: "list", unknownKeys: held } as const;
  const unknownKeys = isGroup ? group || { ...UNKNOWN, refs: [engine.allocate(at, scope, list, ":group")] } : held;
  const keys = engine.reachableTaints(name, scope.state);
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "map", unknownKeys, keys }, ":keyed")] };
}

/** What a function returns for an element; one that is not known may return the element. */
function applied({ engine, at, scope, element }: Making, { closures = [], accessPath }: Value): Value {
  if (IDENTITY.test(accessPath)) return element;
  if (closures.length === 0) return tainted(engine.reachableTaints(element, scope.state));
  return closures.map((closure) => invokeMaybe(engine, closure, { args: [element], at }, scope)).reduce(join);
}
