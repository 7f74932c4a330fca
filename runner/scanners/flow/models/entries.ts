import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { extendTaints } from "../interpreter/members.ts";
import { joinTaints } from "../domain/taint.ts";
import { tainted, UNKNOWN, type Value } from "../domain/value.ts";
import type { FlowLanguage } from "../tables/schema.ts";
import { elementOf } from "./collections.ts";

/** Calls that return the pairs of positions and elements of a list. */
const NUMBERED: Partial<Record<FlowLanguage, RegExp>> = { python: /^enumerate$/u, kotlin: /^withIndex$/u };

/** @returns the pairs of keys and values of a map: a check of a key does not refine its value; null for any other call. */
export function entriesOf(engine: Engine, call: Call, scope: Scope): Value | null {
  return numbered(engine, call, scope) ?? entriesOfMap(engine, call, scope);
}

function numbered(engine: Engine, { expression, receiver, args }: Call, scope: Scope): Value | null {
  if (NUMBERED[engine.language]?.test(expression.name) !== true) return null;
  const list = receiver ?? args[0];
  if (!list) return null;
  const { at } = expression;
  const pair = engine.list(at, scope, [UNKNOWN, elementOf(engine, list, scope.state)], "#entry");
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: pair }, "#entries")] };
}

function entriesOfMap(engine: Engine, call: Call, scope: Scope): Value | null {
  const map = mapOf(engine, call);
  const objects = map?.refs.flatMap((ref) => scope.state.object(ref) ?? []) ?? [];
  if (!map || map.taints.length + objects.length === 0 || objects.some(({ kind }) => kind !== "map")) return null;
  // Whether the key or the value of an unknown entry was tainted is not known.
  const unknown = objects
    .flatMap(({ unknownKeys }) => unknownKeys ?? [])
    .reduce((taints, value) => joinTaints(taints, engine.reachableTaints(value, scope.state)), map.taints);
  const { at } = call.expression;
  const value = elementOf(engine, map, scope.state);
  const pair = engine.list(at, scope, [tainted(extendTaints(unknown, "#keys")), value], "#entry");
  return { ...UNKNOWN, refs: [engine.allocate(at, scope, { kind: "list", unknownKeys: pair }, "#entries")] };
}

function mapOf({ language }: Engine, { named, receiver, args, expression }: Call): Value | null | undefined {
  if (language === "python") return expression.name === "items" && args.length === 0 ? receiver : null;
  return language === "javascript" && named.accessPath === "Object.entries" ? args[0] : null;
}
