import { fillZeros } from "../models/zeros.ts";
import { addThrown } from "../domain/thrown.ts";
import {
  areQuiet,
  coversAll,
  coversInputs,
  coversTaints,
  type Inputs,
  joinInputs,
  taintDigest,
  taintsOf,
} from "../domain/inputs.ts";
import type { HeapObject } from "../domain/reachable-values.ts";
import { reachLimit } from "../domain/limits.ts";
import { classOf, joinTaints, qualified, type Taint, UNCERTAIN } from "../domain/taint.ts";
import { type Closure, tainted, UNKNOWN, type Value } from "../domain/value.ts";
import type { FunctionNode } from "../lower/ir.ts";
import { SOURCE } from "../tables/pre-filter.ts";
import type { Run, Summary } from "../domain/summary.ts";
import type { Engine, Invocation, Scope } from "./engine.ts";
import { capturedTaints } from "./captures.ts";
import { argumentOf, earlierObjects, inputsOf, objectsGiven, withInputs } from "./inputs.ts";
import { SummaryUse } from "./summary-use.ts";

/** Maximum summaries per function. Further calls, with arguments tainted in other ways, share one summary. */
const MAX_SUMMARIES = 4;
/** After this number of joins, a summary is also used for arguments that differ in more than their taints. */
const MAX_JOINS = 2;
const SHARED = "*";

/** Forgets what depends on untrusted data, or on what has changed since. */
export function forgetForPass(engine: Engine): void {
  engine.invocationCounts.clear();
  for (const [fn, summaries] of engine.summaries) {
    for (const [name, summary] of summaries) if (!mayKeep(engine, summary)) summaries.delete(name);
    if (summaries.size === 0) engine.summaries.delete(fn);
  }
}

function mayKeep({ shared }: Engine, { captured, inputs, dependencies }: Summary): boolean {
  return captured.length === 0 && areQuiet(inputs) && shared.isUnchanged(dependencies);
}

/** Calls a function that has run before: it runs again only on arguments that no summary covers. */
export function callBySummary(
  engine: Engine,
  closure: Closure,
  invocation: Invocation,
  scope: Scope,
  run: (invocation: Invocation) => Run,
): Value {
  const self = invocation.self ?? closure.self;
  const inputs = inputsOf(engine, invocation, self, scope.state);
  const captured = capturedTaints(engine, closure, scope);
  if (captured.length === 0 && isHarmless(engine, closure.fn, inputs)) {
    fillZeros(invocation.args, scope);
    const quiet = quietSummary(engine, closure, inputs);
    return quiet ? new SummaryUse(engine, quiet, inputs, invocation, scope).apply(self) : UNKNOWN;
  }
  const summaries = summariesOf(engine, closure.fn);
  const digest = taintDigest(inputs);
  const name = summaries.has(digest) || summaries.size < MAX_SUMMARIES ? digest : SHARED;
  const known = summaries.get(name);
  if (known && coversAll(known.captured, captured)) {
    const isCovered = known.closure.frame === closure.frame && coversInputs(known.inputs, inputs);
    if (!isCovered && known.joins >= MAX_JOINS) callCallbacks(engine, known, inputs, invocation, scope);
    if (isCovered || (known.joins >= MAX_JOINS && coversTaints(known.inputs, inputs)))
      return new SummaryUse(engine, known, inputs, invocation, scope).apply(self);
  }
  const joined = known ? joinInputs(known.inputs, inputs) : inputs;
  if (known && taintsOf(joined).length > 0) reachLimit("calls");
  const { result: outcome, dependencies } = engine.shared.run(() =>
    run(known ? withInputs(invocation, known.inputs, earlierObjects(invocation, known, scope.state)) : invocation),
  );
  summaries.set(name, {
    ...outcome,
    end: outcome.end.detached(),
    closure,
    inputs: joined,
    captured: joinTaints(known?.captured ?? [], captured),
    stored: storedBy(engine, outcome, inputs, invocation, self),
    sanitized: sanitizedBy(outcome, joined),
    ...objectsOf(invocation, self, scope),
    joins: known ? known.joins + 1 : 0,
    dependencies,
  });
  const result = merged(outcome, invocation, scope);
  return known ? withoutOthers(result, known.inputs, inputs) : result;
}

/**
 * Calls a function for the first time since the summaries were forgotten. A run without untrusted data has a summary at once, which
 * holds until one of its variables gets such data.
 */
export function callKeeping(
  engine: Engine,
  closure: Closure,
  invocation: Invocation,
  scope: Scope,
  run: () => Run,
): Value {
  const self = invocation.self ?? closure.self;
  const inputs = inputsOf(engine, invocation, self, scope.state);
  if (!areQuiet(inputs)) return merged(run(), invocation, scope);
  const known = quietSummary(engine, closure, inputs);
  if (known && capturedTaints(engine, closure, scope).length === 0)
    return new SummaryUse(engine, known, inputs, invocation, scope).apply(self);
  const { result: outcome, dependencies } = engine.shared.run(run);
  const captured = capturedTaints(engine, closure, scope);
  // Checks of what the function itself reads hold after each call.
  const checks = outcome.end.ownRefinements();
  if (captured.length === 0 && checks.length === 0)
    summariesOf(engine, closure.fn).set("", {
      ...outcome,
      end: outcome.end.detached(),
      closure,
      inputs,
      captured,
      stored: new Map(),
      sanitized: new Map(),
      ...objectsOf(invocation, self, scope),
      joins: 0,
      dependencies,
    });
  return merged(outcome, invocation, scope);
}

/** What a run of the function without untrusted data has found, if it holds for this call. */
function quietSummary(engine: Engine, { fn, frame }: Closure, inputs: Inputs): Summary | null {
  const known = engine.summaries.get(fn)?.get("");
  return known?.closure.frame === frame && coversInputs(known.inputs, inputs) ? known : null;
}

function objectsOf(
  invocation: Invocation,
  self: Value | null,
  { state }: Scope,
): Pick<Summary, "given" | "givenObjects"> {
  const given = objectsGiven(invocation, self);
  const givenObjects = new Map(
    given.flat().flatMap((ref): [number, HeapObject][] => {
      const heapObject = state.object(ref);
      return heapObject ? [[ref, heapObject]] : [];
    }),
  );
  return { given, givenObjects };
}

/** Continues at the call with the effects of a run. */
export function merged(outcome: Run, invocation: Invocation, scope: Scope): Value {
  addThrown(scope.activation.thrown, outcome.thrown);
  for (const [index, value] of outcome.references) invocation.referenceResults?.set(index, value);
  scope.state.mergeForks([outcome.end]);
  return outcome.result;
}

/** Whether a call needs no analysis: its arguments have no taints and no functions, and the function itself reads no source. */
function isHarmless(engine: Engine, fn: FunctionNode, inputs: Inputs): boolean {
  if (engine.rolesOf(fn) & SOURCE) return false;
  return areQuiet(inputs);
}

function summariesOf(engine: Engine, fn: FunctionNode): Map<string, Summary> {
  const summaries = engine.summaries.get(fn) ?? new Map<string, Summary>();
  engine.summaries.set(fn, summaries);
  return summaries;
}

/**
 * The run of a summary that does not cover this call did not run this call's callbacks: runs them on anything that the function
 * may pass.
 */
function callCallbacks(engine: Engine, known: Summary, inputs: Inputs, { at }: Invocation, scope: Scope): void {
  const taints = taintsOf(inputs);
  if (taints.length > 0) reachLimit("calls");
  const value = tainted(qualified(joinTaints(UNKNOWN.taints, taints), UNCERTAIN));
  for (const [name, input] of inputs) {
    const others = known.inputs.get(name)?.value.closures ?? [];
    for (const closure of input.value.closures ?? []) {
      if (others.some(({ fn, frame }) => fn === closure.fn && frame === closure.frame)) continue;
      const inside = { ...scope, state: scope.state.fork() };
      engine.invoke(closure, { args: closure.fn.params.map(() => value), at }, inside);
      scope.state.mergeForks([inside.state, scope.state.fork()]);
    }
  }
}

function storedBy(
  engine: Engine,
  { end }: Run,
  inputs: Inputs,
  invocation: Invocation,
  self: Value | null,
): Map<string, readonly Taint[]> {
  const stored = new Map<string, readonly Taint[]>();
  if (end.ownObjects().size === 0) return stored;
  for (const [name, { value }] of inputs) {
    const argument = argumentOf(invocation, self, name);
    if (!argument || argument.refs.length === 0) continue;
    const known = new Set(value.taints.map((taint) => `${classOf(taint)} ${taint.key}`));
    const taints = engine.reachableTaints(argument, end);
    const added = taints.filter((taint) => !known.has(`${classOf(taint)} ${taint.key}`));
    if (added.length > 0) stored.set(name, added);
  }
  return stored;
}

function sanitizedBy({ end }: Run, inputs: Inputs): Map<string, number> {
  const sanitized = new Map<string, number>();
  for (const [name, { value }] of inputs) {
    const [first, ...others] = value.taints.map((taint) => end.refined(taint).sanitizedFor & ~taint.sanitizedFor);
    const families = others.reduce((all, more) => all & more, first ?? 0);
    if (families !== 0) sanitized.set(name, families);
  }
  return sanitized;
}

/** The value without the taints of other calls' arguments. */
function withoutOthers(value: Value, others: Inputs, inputs: Inputs): Value {
  const own = new Set(taintsOf(inputs).map(({ source }) => source));
  const foreign = new Set(taintsOf(others).map(({ source }) => source));
  return { ...value, taints: value.taints.filter(({ source }) => own.has(source) || !foreign.has(source)) };
}
