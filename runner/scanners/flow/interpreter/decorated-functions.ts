import type { Closure } from "../domain/value.ts";
import type { FunctionNode } from "../lower/ir.ts";
import type { Engine } from "./engine.ts";

/* Functions of which decorators of the repository have made others. */

interface Decorated {
  wrapper: Closure;
  /** The parameters that the wrapper passes by their names. */
  passed: Set<string>;
}

const known = new WeakMap<Engine, Map<FunctionNode, Decorated>>();

export function noteWrapper(engine: Engine, fn: FunctionNode, wrapper: Closure): void {
  const all = known.get(engine) ?? new Map<FunctionNode, Decorated>();
  known.set(engine, all.set(fn, { wrapper, passed: new Set() }));
}

/** What the decorators of the repository make of a function. */
export function wrapperOf(engine: Engine, fn: FunctionNode): Closure | undefined {
  return known.get(engine)?.get(fn)?.wrapper;
}

export function noteKeywords(engine: Engine, fn: FunctionNode, keywords: ReadonlyMap<string, unknown>): void {
  const passed = keywords.size > 0 ? known.get(engine)?.get(fn)?.passed : undefined;
  if (passed) for (const name of keywords.keys()) passed.add(name);
}

/** Whether a parameter of a decorated function is no part of the request, but what its wrapper passes. */
export function isPassedByWrapper(engine: Engine, fn: FunctionNode, name: string): boolean {
  return known.get(engine)?.get(fn)?.passed.has(name) === true;
}
