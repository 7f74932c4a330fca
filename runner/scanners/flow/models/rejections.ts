import type { Engine } from "../interpreter/engine.ts";
import { expressionOf } from "../tables/expression.ts";
import type { Named } from "../tables/pattern.ts";

/* Calls by which a check that runs rejects its data, so that no handler gets it. */

const running = new WeakMap<Engine, string>();

/** Runs a check that rejects data by calls whose access path the expression matches. */
export function whileRejecting<Result>(engine: Engine, rejects: string, run: () => Result): Result {
  const before = running.get(engine);
  running.set(engine, rejects);
  try {
    return run();
  } finally {
    if (before === undefined) running.delete(engine);
    else running.set(engine, before);
  }
}

export function rejectsData(engine: Engine, { name, accessPath }: Named): boolean {
  const rejects = running.get(engine);
  return rejects !== undefined && expressionOf(rejects).test(accessPath || name);
}

/** The same for an assignment to a member, such as the result of a request. */
export function rejectsByMember(engine: Engine, name: string): boolean {
  const rejects = running.get(engine);
  return rejects !== undefined && expressionOf(rejects).test(`.${name}=`);
}
