import { ALL } from "../domain/families.ts";
import type { Recursion, Run } from "../domain/summary.ts";
import { qualified, sanitizeTaints, type Taint, UNCERTAIN } from "../domain/taint.ts";
import type { FunctionNode } from "../lower/ir.ts";
import type { Engine } from "./engine.ts";

/**
 * Runs a function. At first, the result of a call of itself counts as safe; the function runs again as long as it returns data that is
 * less safe than assumed. This is the greatest fixpoint over the families, for each source.
 */
export function runToFixpoint(engine: Engine, fn: FunctionNode, run: () => Run): Run {
  if (engine.recursions.has(fn)) return run();
  const recursion: Recursion = new Map();
  engine.recursions.set(fn, recursion);
  const since = engine.lastId;
  try {
    for (;;) {
      const outcome = run();
      if (holds(engine, outcome, recursion)) return outcome;
      forgetSince(engine, since);
    }
  } finally {
    engine.recursions.delete(fn);
  }
}

/** What a call of a function by itself returns of its untrusted arguments. */
export function returnedByItself({ recursions }: Engine, fn: FunctionNode, taints: readonly Taint[]): readonly Taint[] {
  const recursion = recursions.get(fn);
  if (!recursion) return qualified(taints, UNCERTAIN);
  const safe = taints.flatMap((taint) => {
    const families = recursion.get(taint.source) ?? ALL;
    recursion.set(taint.source, families);
    return sanitizeTaints([taint], families);
  });
  return qualified(safe, UNCERTAIN);
}

/** Whether a run has returned data that is as safe as assumed. Weakens the assumption otherwise. */
function holds(engine: Engine, { result, end }: Run, recursion: Recursion): boolean {
  if (recursion.size === 0) return true;
  let isSafe = true;
  for (const { source, sanitizedFor } of engine.reachableTaints(result, end)) {
    const assumed = recursion.get(source) ?? 0;
    if ((assumed & ~sanitizedFor) === 0) continue;
    recursion.set(source, assumed & sanitizedFor);
    isSafe = false;
  }
  return isSafe;
}

/** Forgets the summaries of runs that depend on an assumption which does not hold. */
function forgetSince({ summaries }: Engine, since: number): void {
  for (const ofFunction of summaries.values())
    for (const [name, summary] of ofFunction) if (summary.since >= since) ofFunction.delete(name);
}
