import { type Closure, join, type Value } from "../domain/value.ts";
import { cutCall } from "./cut-calls.ts";
import type { Engine, Invocation, Scope } from "./engine.ts";

/** Functions that one call runs at once. */
const MAX_TARGETS = 100;

function isSameCall(a: Closure, b: Closure): boolean {
  return a.fn === b.fn && a.frame === b.frame && a.self === b.self && a.given === b.given;
}

/** Of the functions that a call may mean, those to run, and the others, which are run later if they may have a part in a flow. */
export function dispatched(closures: readonly Closure[]): [run: readonly Closure[], cut: readonly Closure[]] {
  if (closures.length < 2) return [closures, []];
  const different = closures.filter(
    (closure, index) => closures.findIndex((other) => isSameCall(other, closure)) === index,
  );
  return [different.slice(0, MAX_TARGETS), different.slice(MAX_TARGETS)];
}

/** Runs the functions that a call may mean, each in a state of its own. There is at least one. */
export function invokeAny(engine: Engine, closures: readonly Closure[], invocation: Invocation, scope: Scope): Value {
  const [run, cut] = dispatched(closures);
  const branches = run.map((closure) => ({
    closure,
    inside: closures.length === 1 ? scope : { ...scope, state: scope.state.fork() },
  }));
  const results = [
    ...cut.map((closure) => cutCall(engine, closure, invocation, scope, "objects")),
    ...branches.map(({ closure, inside }) => engine.invoke(closure, invocation, inside)),
  ];
  const ends = branches.map(({ inside }) => inside.state);
  if (closures.length > 1) scope.state.mergeForks(cut.length > 0 ? [...ends, scope.state.fork()] : ends);
  return results.reduce(join);
}
