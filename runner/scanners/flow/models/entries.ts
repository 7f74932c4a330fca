import type { Call } from "../interpreter/call.ts";
import type { Engine, Scope } from "../interpreter/engine.ts";
import { extendTaints } from "../interpreter/members.ts";
import { joinTaints } from "../domain/taint.ts";
import { tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { elementOf } from "./collections.ts";

/** @returns the pairs of keys and values of a map: a check of a key does not refine its value; null for any other call. */
export function entriesOf(engine: Engine, call: Call, scope: Scope): Value | null {
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
