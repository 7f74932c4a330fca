import { coversAll } from "../domain/inputs.ts";
import type { Taint } from "../domain/taint.ts";
import type { Closure, Value } from "../domain/value.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { capturedTaints } from "./captures.ts";
import type { Engine, Scope } from "./engine.ts";

/*
 * Functions that code of the repository registers at a library, such as handlers of routes, run in any order: one of them may store data in
 * a variable around them that one before it reads.
 */

interface Registered {
  closure: Closure;
  run: (scope: Scope) => readonly Value[];
  /** The untrusted data in the variables that it reads when it last ran. */
  captured: readonly Taint[];
}

const registered = new WeakMap<Engine, Map<FunctionNode, Registered>>();

/** Runs the functions that a call registers. */
export function runRegistered(
  engine: Engine,
  closures: readonly Closure[],
  scope: Scope,
  run: (scope: Scope) => readonly Value[],
): readonly Value[] {
  const answers = run(scope);
  // Those of the file itself are entry points.
  if (scope.activation.fn === null) return answers;
  const known = registered.get(engine) ?? new Map<FunctionNode, Registered>();
  registered.set(engine, known);
  for (const closure of closures) {
    const captured = capturedTaints(engine, closure, scope);
    if (isStartUp(captured) && engine.capturedVariables.has(closure.fn))
      known.set(closure.fn, { closure, run, captured });
    else known.delete(closure.fn);
  }
  return answers;
}

/** Whether the code around a function has no data of a request, which it may have checked before the function runs. */
function isStartUp(captured: readonly Taint[]): boolean {
  return captured.every(({ kind }) => kind !== "request" && kind !== "parameter");
}

/** Runs those again whose variables have got other data. */
export function runRegisteredAgain(engine: Engine, scope: Scope): void {
  for (const [fn, { closure, run, captured }] of registered.get(engine) ?? []) {
    const now = capturedTaints(engine, closure, scope);
    if (coversAll(captured, now)) continue;
    registered.get(engine)?.set(fn, { closure, run, captured: now });
    scope.state.isReachable = true;
    engine.beginEntryPoint();
    run(scope);
  }
  scope.state.isReachable = true;
}
