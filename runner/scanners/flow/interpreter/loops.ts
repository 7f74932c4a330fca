import { assignTo, variable } from "./assign.ts";
import { runGuardLoop } from "./guard-loops.ts";
import { liveNames } from "./live-names.ts";
import { readElement, yieldedBy } from "./iterators.ts";
import { iteratedBy } from "./container-methods.ts";
import { anyKey } from "../models/array-keys.ts";
import { elementOf, keyOf } from "../models/collections.ts";
import { elementsOf } from "../models/map-parts.ts";
import { partsOfMap } from "../models/element-calls.ts";
import { branch, type Engine, type Scope } from "./engine.ts";
import { truth } from "../domain/fold.ts";
import type { Expression, LoopStatement } from "../lower/ir.ts";
import { changeIn } from "../domain/change.ts";
import { withUnknownKey } from "../domain/heap-object.ts";
import { checkedAtEach, checkedInEach } from "../models/quantifiers.ts";
import { reachLimit } from "../domain/limits.ts";
import { reachableValues } from "../domain/reachable-values.ts";
import type { State } from "../domain/state.ts";
import { joinTaints, qualified, UNCERTAIN } from "../domain/taint.ts";
import { type TaintRefinement, join, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** Rounds of a loop whose values still change, fewer in nested loops, and of one in which taints still spread. */
const MIN_ROUNDS = 3;
const MAX_ROUNDS = 8;
/** Types of maps, in languages whose loops bind keys besides values. */
const MAPS = /^(?:map|url\.Values)$/u;

/** Iterates until taints spread no further. After the maximum, whatever the loop writes has the taints of all that it writes. */
export function runLoop(engine: Engine, statement: LoopStatement, scope: Scope): void {
  const { state, activation } = scope;
  engine.execute(statement.init, scope);
  if (runGuardLoop(engine, statement, scope)) return;
  const least = Math.max(1, MIN_ROUNDS - activation.loops.length);
  const since = engine.lastId;
  const isLive = liveIn(statement, scope, since);
  let last: Value = UNKNOWN;
  let facts: readonly TaintRefinement[] = [];
  for (let round = 0; round <= MAX_ROUNDS && state.isReachable; round++) {
    const untested = !statement.test || (round === 0 && statement.bodyFirst);
    const test = statement.test && !untested ? engine.evaluate(statement.test, scope) : UNKNOWN;
    if (round === 0 && test.constant !== undefined && !truth(test.constant)) return;
    last = test;
    const loop = { base: state, breaks: [], continues: [] };
    const body = branch(scope);
    activation.loops.push(loop);
    body.state.refine(test.refinement?.whenTrue ?? []);
    const bound = bindElement(engine, statement, body);
    engine.execute(statement.body, body);
    activation.loops.pop();
    const end = state.joinForks([body.state, ...loop.continues]);
    facts = loop.breaks.length > 0 ? [] : checkedBy(engine, statement, bound, end, scope);
    if (end.isReachable) engine.execute(statement.update, { ...scope, state: end });
    const mayRunNever = !(round === 0 && statement.bodyFirst);
    const joined = state.joinForks([end, ...loop.breaks, ...(mayRunNever ? [state.fork()] : [])]);
    const change = changeIn(joined, state, isLive);
    if (change === "taints" && round + 1 === MAX_ROUNDS) widen(joined, since);
    state.mergeForks([joined]);
    if (change === "nothing" || (change === "values" && round + 1 >= least)) break;
  }
  if (!state.isReachable) return;
  state.refine(facts);
  if (last.refinement && !assigns(statement.test)) state.refine(last.refinement.whenFalse);
}

/** `while ((line = read()) !== null)`: what holds for the last value need not hold for those that earlier rounds have kept. */
function assigns(test: Expression | null): boolean {
  if (test?.op === "operation") return test.operands.some(assigns);
  return test?.op === "assign";
}

/**
 * Whether the next round may read what a round writes in a variable: not if it assigns the variable first, or if the variable is one of a call in
 * the round.
 */
function liveIn(loop: LoopStatement, { frame }: Scope, since: number): (name: string, isNew: boolean) => boolean {
  const live = liveNames(loop);
  const own = variable(frame, "");
  return (name, isNew) => {
    if (!name.startsWith(own)) return !isNew || Number.parseInt(name, 10) <= since;
    // A function may read any variable of the one around it.
    return live === null || live.has(name.slice(own.length)) || (frame.captured && !isNew);
  };
}

function checkedBy(
  engine: Engine,
  { test }: LoopStatement,
  bound: { element: Value; iterable: Value } | null,
  end: State,
  scope: Scope,
): TaintRefinement[] {
  if (bound) return checkedInEach(engine, end, bound.element, bound.iterable);
  return test ? checkedAtEach(engine, test, end, scope) : [];
}

/** Adds the taints of each variable and object that the loop writes to all of them. */
function widen(state: State, since: number): void {
  const values = [...state.ownValues()];
  const held = new Set(values.flatMap(([, { refs }]) => refs));
  const objects = [...state.ownObjects()].filter(([ref]) => held.has(ref) || ref <= since);
  const written = [...values.map(([, value]) => value), ...objects.flatMap(([, object]) => reachableValues(object))];
  const all = written.reduce((taints, value) => joinTaints(taints, value.taints), UNKNOWN.taints);
  if (all.length === 0) return;
  reachLimit("loops");
  const spread = tainted(qualified(all, UNCERTAIN));
  for (const [key, value] of values) state.set(key, join(value, spread));
  for (const [ref, object] of objects) state.setObject(ref, withUnknownKey(object, spread));
}

function bindElement(
  engine: Engine,
  { each }: LoopStatement,
  scope: Scope,
): { element: Value; iterable: Value } | null {
  if (!each) return null;
  const given = engine.evaluate(each.iterable, scope);
  const iterable = elementsOf(engine, iteratedBy(engine, given, each.iterable.at, scope), each.iterable.at, scope);
  const entries = each.keys ? null : partsOfMap(engine, iterable, "entries", each.iterable.at, scope);
  const element =
    yieldedBy(engine, iterable, each, scope) ??
    readElement(engine, iterable, each.iterable.at, scope) ??
    (each.keys ? keyIn(engine, iterable, scope) : elementOf(engine, entries ?? iterable, scope.state));
  assignTo(engine, each.target, element, scope, { declares: true });
  if (each.key) assignTo(engine, each.key, keyBound(engine, iterable, scope) ?? UNKNOWN, scope, { declares: true });
  return { element, iterable };
}

/** The key that a loop binds besides the element; null for a position. */
function keyBound(engine: Engine, iterable: Value, scope: Scope): Value | null {
  if (engine.has("arraysAreMaps")) return anyKey(engine, iterable, scope.state);
  return isMap(iterable, scope) ? keyIn(engine, iterable, scope) : null;
}

function keyIn(engine: Engine, iterable: Value, { state }: Scope): Value {
  return keyOf(iterable, state) ?? elementOf(engine, iterable, state, true);
}

function isMap({ type, refs }: Value, { state }: Scope): boolean {
  return MAPS.test(type) || refs.some((ref) => state.object(ref)?.kind === "map");
}
