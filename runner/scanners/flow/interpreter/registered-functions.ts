import { coversAll } from "../domain/inputs.ts";
import type { Dependencies } from "../domain/shared-state.ts";
import type { Taint } from "../domain/taint.ts";
import { type Closure, UNKNOWN, type Value } from "../domain/value.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { capturedTaints, capturedValues } from "./captures.ts";
import type { Engine, Scope } from "./engine.ts";
import { countListeners } from "./listeners.ts";

/*
 * Functions that code of the repository registers at a library, such as handlers of routes, run in any order: one of them may store data in
 * a variable around them that one before it reads. They also run after the code around them, which may add listeners to an object that
 * they use.
 */

interface Registered {
  closure: Closure;
  run: (scope: Scope) => readonly Value[];
  /** The untrusted data in the variables that it reads when it last ran. */
  captured: readonly Taint[];
  /** The number of listeners in what it keeps when it last ran. */
  held: number;
  dependencies: Dependencies;
}

const registered = new WeakMap<Engine, Map<FunctionNode, Registered>>();

/** Runs the functions that a call registers. */
export function runRegistered(
  engine: Engine,
  closures: readonly Closure[],
  scope: Scope,
  run: (scope: Scope) => readonly Value[],
): readonly Value[] {
  const { result: answers, dependencies } = engine.shared.run(() => run(scope));
  // Those of the file itself are entry points.
  if (scope.activation.fn === null) return answers;
  const known = registered.get(engine) ?? new Map<FunctionNode, Registered>();
  registered.set(engine, known);
  for (const closure of closures) {
    const captured = capturedTaints(engine, closure, scope);
    if (isStartUp(captured) && (closure.self || engine.capturedVariables.has(closure.fn))) {
      known.set(closure.fn, { closure, run, captured, dependencies, held: countHeld(engine, closure, scope) });
      if (closure.self) engine.longLived.add(closure.self);
    } else known.delete(closure.fn);
  }
  return answers;
}

/** Whether the code around a function has no data of a request, which it may have checked before the function runs. */
function isStartUp(captured: readonly Taint[]): boolean {
  return captured.every(({ kind }) => kind !== "request" && kind !== "parameter");
}

function countHeld(engine: Engine, closure: Closure, { state }: Scope): number {
  return countListeners(capturedValues(engine, closure, state), state);
}

/** Whether an object of all entry points that a run has read got listeners after it. */
function hasMoreListeners({ shared }: Engine, dependencies: Dependencies, { state }: Scope): boolean {
  return shared.grownObjects(dependencies).some((ref) => countListeners([{ ...UNKNOWN, refs: [ref] }], state) > 0);
}

/** Runs those again whose variables have got other data, or more listeners. */
export function runRegisteredAgain(engine: Engine, scope: Scope): void {
  for (const [fn, { closure, run, captured, held, dependencies }] of registered.get(engine) ?? []) {
    const now = capturedTaints(engine, closure, scope);
    const holds = countHeld(engine, closure, scope);
    if (coversAll(captured, now) && holds <= held && !hasMoreListeners(engine, dependencies, scope)) continue;
    scope.state.isReachable = true;
    engine.beginEntryPoint();
    const again = engine.shared.run(() => run(scope));
    const known = { closure, run, captured: now, held: holds, dependencies: again.dependencies };
    registered.get(engine)?.set(fn, known);
  }
  scope.state.isReachable = true;
}
