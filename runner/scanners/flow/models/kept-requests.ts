import type { Engine } from "../interpreter/engine.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { join, type Value } from "../domain/value.ts";

const kept = new WeakMap<Engine, Map<FunctionNode, readonly Value[]>>();

/** Keeps the request that the middleware of a route has filled, for later runs of its handler; none if another route has none. */
export function keepRequest(engine: Engine, fn: FunctionNode, request: readonly Value[]): void {
  const all = kept.get(engine) ?? new Map<FunctionNode, readonly Value[]>();
  kept.set(engine, all);
  for (const value of request) engine.longLived.add(value);
  const known = all.get(fn);
  const isFilled = request.length > 0 && (known === undefined || known.length > 0);
  all.set(fn, isFilled ? request.map((value, index) => join(known?.[index] ?? value, value)) : []);
}

/** What a handler gets as its first arguments when it runs without the call that registers it. */
export function keptRequest(engine: Engine, fn: FunctionNode): readonly Value[] {
  return kept.get(engine)?.get(fn) ?? [];
}
