import { ALL } from "../domain/families.ts";
import type { Recursion, Run } from "../domain/summary.ts";
import { qualified, sanitizeTaints, type Taint, UNCERTAIN } from "../domain/taint.ts";
import { UNKNOWN } from "../domain/value.ts";
import type { Constant, FunctionNode } from "../lower/ir.ts";
import type { Activation, Engine, Invocation } from "./engine.ts";

const MAX_DEPTH = 8;
const MAX_RECURSION = 1;

/**
 * Runs a function. At first, the result of a call of itself counts as safe; the function runs again as long as it returns data that is
 * less safe than assumed, and without constants for which the calls pass others. This is the greatest fixpoint over the families, for
 * each source.
 */
export function runToFixpoint(
  engine: Engine,
  fn: FunctionNode,
  invocation: Invocation,
  run: (given: Invocation) => Run,
): Run {
  if (engine.recursions.has(fn)) return run(invocation);
  const recursion: Recursion = { constants: constantsOf(invocation), varying: new Set(), families: new Map() };
  engine.recursions.set(fn, recursion);
  const since = engine.lastId;
  try {
    for (let given = invocation; ;) {
      const outcome = run(given);
      if (recursion.varying.size > 0) given = withoutVarying(given, recursion);
      else if (holds(engine, outcome, recursion)) return outcome;
      forgetSince(engine, since);
    }
  } finally {
    engine.recursions.delete(fn);
  }
}

/** What a call that is not followed returns of its untrusted arguments: if the function is running, no more than it returns itself. */
export function returnedByItself(
  { recursions }: Engine,
  fn: FunctionNode,
  invocation: Invocation,
  taints: readonly Taint[],
): readonly Taint[] {
  const recursion = recursions.get(fn);
  if (!recursion) return qualified(taints, UNCERTAIN);
  if (taints.length > 0) noteVarying(recursion, invocation);
  const safe = taints.flatMap((taint) => {
    const families = recursion.families.get(taint.source) ?? ALL;
    recursion.families.set(taint.source, families);
    return sanitizeTaints([taint], families);
  });
  return qualified(safe, UNCERTAIN);
}

/** Notes the constants that a call does not pass: `shown(value, 1)` may take other branches than `shown(value, 0)`. */
function noteVarying({ constants, varying }: Recursion, invocation: Invocation): void {
  const given = constantsOf(invocation);
  for (const [index, constant] of constants.entries())
    if (constant !== undefined && constant !== given[index]) varying.add(index);
}

function constantsOf({ args }: Invocation): (Constant | undefined)[] {
  return args.map(({ constant }) => constant);
}

function withoutVarying(invocation: Invocation, { constants, varying }: Recursion): Invocation {
  const args = invocation.args.map((arg, index) => (varying.has(index) ? { ...UNKNOWN, type: arg.type } : arg));
  for (const index of varying) constants[index] = undefined;
  varying.clear();
  return { ...invocation, args };
}

/** Whether a run has returned data that is as safe as assumed. Weakens the assumption otherwise. */
function holds(engine: Engine, { result, end }: Run, recursion: Recursion): boolean {
  const { families } = recursion;
  if (families.size === 0) return true;
  let isSafe = true;
  for (const { source, sanitizedFor } of engine.reachableTaints(result, end)) {
    const assumed = families.get(source) ?? 0;
    if ((assumed & ~sanitizedFor) === 0) continue;
    families.set(source, assumed & sanitizedFor);
    isSafe = false;
  }
  return isSafe;
}

/** Forgets the summaries of runs that depend on an assumption which does not hold. */
function forgetSince({ summaries }: Engine, since: number): void {
  for (const ofFunction of summaries.values())
    for (const [name, summary] of ofFunction) if (summary.since >= since) ofFunction.delete(name);
}

export function isTooDeep(activation: Activation, fn: FunctionNode, invocation: Invocation): boolean {
  const passed = functionsIn(invocation);
  let times = 0;
  for (let at: Activation | null = activation; at; at = at.caller)
    if (at.fn === fn && passed.every((each) => at?.passed.includes(each))) times++;
  return times > MAX_RECURSION || activation.depth >= MAX_DEPTH;
}

/** The functions that a call passes: with others, a function that calls itself through them does something else. */
export function functionsIn({ args, keywords }: Invocation): readonly FunctionNode[] {
  const values = keywords ? [...args, ...keywords.values()] : args;
  return values.flatMap(({ closures }) => closures?.map(({ fn }) => fn) ?? []);
}
