import type { Activation, Engine, Scope } from "../interpreter/engine.ts";
import type { FunctionNode } from "../lower/ir.ts";

/** By the name of an event, the functions that have emitted it, also by functions that they call. */
const emitters = new WeakMap<Engine, Map<string, Set<FunctionNode>>>();

export function noteEmitter(engine: Engine, event: string, { activation }: Scope): void {
  const all = emitters.get(engine) ?? new Map<string, Set<FunctionNode>>();
  emitters.set(engine, all);
  const known = all.get(event) ?? new Set<FunctionNode>();
  all.set(event, known);
  for (const fn of runningIn(activation)) known.add(fn);
}

/** Functions that have emitted an event before code listens to it run once more. */
export function runEmittersAgain(engine: Engine, event: string, { activation }: Scope): void {
  const running = new Set(runningIn(activation));
  for (const fn of emitters.get(engine)?.get(event) ?? []) {
    if (running.has(fn)) continue;
    engine.invoked.delete(fn);
    engine.invocationCounts.delete(fn);
    engine.summaries.delete(fn);
  }
}

function runningIn(activation: Activation): FunctionNode[] {
  const fns: FunctionNode[] = [];
  for (let at: Activation | null = activation; at; at = at.caller) if (at.fn) fns.push(at.fn);
  return fns;
}
