import { type AnalysisLimit } from "../../../../worker/contract/scan-summary.ts";
import { coversAll, joinInputs, taintDigest, taintsOf } from "../domain/inputs.ts";
import { reachLimit } from "../domain/limits.ts";
import type { State } from "../domain/state.ts";
import { joinTaints, qualified, UNCERTAIN } from "../domain/taint.ts";
import { type Closure, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import { SOURCE } from "../tables/pre-filter.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { capturedTaints } from "./captures.ts";
import type { Engine, Invocation, Scope } from "./engine.ts";
import { inputsOf } from "./inputs.ts";
import { returnedByItself } from "./recursion.ts";

/** Cut calls that are run each with arguments of its kind; more of one function are joined. */
const MAX_CUT_CALLS = 200;

/** Treats a call as one of an unknown function: taints propagate from the arguments to the result. */
export function cutCall(
  engine: Engine,
  closure: Closure,
  invocation: Invocation,
  scope: Scope,
  limit: AnalysisLimit,
): Value {
  const { fn } = closure;
  const inputs = inputsOf(engine, invocation, invocation.self ?? closure.self, scope.state);
  const returned = engine.returnedByCut.get(fn) ?? [];
  engine.returnedByCut.set(fn, returned);
  engine.shared.read(placeOf(engine, fn));
  const passed = joinTaints(UNKNOWN.taints, taintsOf(inputs));
  const taints = joinTaints(passed, returned);
  if (taints.length > 0 || capturedTaints(engine, closure, scope).length > 0) reachLimit(limit);
  const roles = engine.rolesOf(fn);
  if (roles & SOURCE) engine.incomplete.add(entryPointOf(scope));
  if (roles & SOURCE || (roles !== 0 && taints.length > 0)) {
    const isOneOfMany = engine.cutCalls.size >= MAX_CUT_CALLS;
    const key = isOneOfMany ? `${engine.idOf(fn)}` : `${engine.idOf(fn)} ${taintDigest(inputs)}`;
    const known = engine.cutCalls.get(key);
    if (isOneOfMany) reachLimit(limit);
    if (known) known.inputs = joinInputs(known.inputs, inputs);
    else engine.cutCalls.set(key, { closure, inputs });
  }
  return tainted(joinTaints(qualified(returned, UNCERTAIN), returnedByItself(engine, fn, invocation, passed)));
}

function entryPointOf({ activation }: Scope): FunctionNode | null {
  let top = activation;
  while (top.caller?.fn) top = top.caller;
  return top.fn;
}

/** Records the taints that a function returns and that are not from its arguments, if calls of the function were cut. */
export function recordReturned(
  engine: Engine,
  { fn }: Closure,
  { args, keywords = new Map<string, Value>() }: Invocation,
  result: Value,
  end: State,
): void {
  const known = engine.returnedByCut.get(fn);
  if (!known || result.taints.length + result.refs.length === 0) return;
  const given = [...args, ...keywords.values()].flatMap((value) => engine.reachableTaints(value, end));
  const sources = new Set(given.map(({ source }) => source));
  const own = engine.reachableTaints(result, end).filter(({ source }) => !sources.has(source));
  engine.returnedByCut.set(fn, joinTaints(known, own));
  if (!coversAll(known, own)) engine.shared.grow(placeOf(engine, fn));
}

function placeOf(engine: Engine, fn: FunctionNode): string {
  return `cut ${engine.idOf(fn)}`;
}
