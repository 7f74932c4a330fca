import { assignTo, frameOf, variable } from "./assign.ts";
import { yieldedBy } from "./iterators.ts";
import { elementOf, keyOf } from "../models/collections.ts";
import { branch, type Engine, type Scope } from "./engine.ts";
import { ALL } from "../domain/families.ts";
import { truth } from "../domain/fold.ts";
import type { Expression, LoopStatement, SwitchCase } from "../lower/ir.ts";
import { changeIn } from "../domain/change.ts";
import { withUnknownKey } from "../domain/heap-object.ts";
import { checkedAtEach, checkedInEach } from "../models/quantifiers.ts";
import { reachLimit } from "../domain/limits.ts";
import { reachableValues } from "../domain/reachable-values.ts";
import type { State } from "../domain/state.ts";
import { joinTaints, qualified, UNCERTAIN } from "../domain/taint.ts";
import { type TaintRefinement, join, NOTHING, tainted, UNKNOWN, type Value } from "../domain/value.ts";

/** Rounds of a loop whose values still change, fewer in nested loops, and of one in which taints still spread. */
const MIN_ROUNDS = 3;
const MAX_ROUNDS = 8;
/** Types of maps, in languages whose loops bind keys besides values. */
const MAPS = /^(?:map|url\.Values)$/u;

interface Switch {
  subject: Expression | null;
  cases: readonly SwitchCase[];
}

/** Iterates until taints spread no further. After the maximum, whatever the loop writes has the taints of all that it writes. */
export function runLoop(engine: Engine, statement: LoopStatement, scope: Scope): void {
  const { state, activation } = scope;
  engine.execute(statement.init, scope);
  const least = Math.max(1, MIN_ROUNDS - activation.loops.length);
  const since = engine.lastId;
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
    const change = changeIn(joined, state);
    if (change === "taints" && round + 1 === MAX_ROUNDS) widen(joined, since);
    state.mergeForks([joined]);
    if (change === "nothing" || (change === "values" && round + 1 >= least)) break;
  }
  if (!state.isReachable) return;
  state.refine(facts);
  if (last.refinement) state.refine(last.refinement.whenFalse);
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
  const iterable = engine.evaluate(each.iterable, scope);
  const element =
    yieldedBy(engine, iterable, each, scope) ??
    (each.keys ? keyOf(iterable, scope.state) : null) ??
    elementOf(engine, iterable, scope.state, each.keys);
  assignTo(engine, each.target, element, scope, { declares: true });
  if (each.key && isMap(iterable, scope))
    assignTo(engine, each.key, elementOf(engine, iterable, scope.state, true), scope, { declares: true });
  return { element, iterable };
}

function isMap({ type, refs }: Value, { state }: Scope): boolean {
  return MAPS.test(type) || refs.some((ref) => state.object(ref)?.kind === "map");
}

export function runSwitch(engine: Engine, { subject, cases }: Switch, scope: Scope): void {
  const value = subject ? engine.evaluate(subject, scope) : UNKNOWN;
  const start = subject && value.constant !== undefined ? chosenCase(engine, cases, value, scope) : -1;
  if (start === cases.length) return;
  const { loops } = scope.activation;
  const loop = { base: scope.state, breaks: [] as State[], continues: [] as State[] };
  loops.push(loop);
  const ends: State[] = [];
  let through: State | null = null;
  for (const [index, item] of cases.entries()) {
    const chosen = start < 0 || index === start;
    if (!chosen && !through) continue;
    const entered: State = scope.state.fork();
    if (chosen) learnCase(engine, subject, value, item, { ...scope, state: entered });
    else entered.isReachable = false;
    const inside: State = through ? scope.state.joinForks([entered, through]) : entered;
    engine.execute(item.body, { ...scope, state: inside });
    const falls: boolean = item.fallsThrough && inside.isReachable && index < cases.length - 1;
    through = falls ? inside : null;
    if (!falls) ends.push(inside);
  }
  loops.pop();
  const outer = loops.at(-1);
  // A `continue` in a switch belongs to the enclosing loop.
  if (outer) outer.continues.push(...loop.continues.map((state) => state.snapshot(outer.base)));
  const complete = start >= 0 || cases.some(({ tests }) => tests.length === 0);
  scope.state.mergeForks([...ends, ...loop.breaks, ...(complete ? [] : [scope.state.fork()])]);
}

/** @returns the number of cases if no case matches, -1 if unknown. */
function chosenCase(engine: Engine, cases: readonly SwitchCase[], value: Value, scope: Scope): number {
  for (const [index, { tests }] of cases.entries()) {
    for (const test of tests) {
      const label = engine.evaluate(test, scope);
      if (label.constant === undefined) return -1;
      if (label.constant === value.constant) return index;
    }
  }
  const fallback = cases.findIndex(({ tests }) => tests.length === 0);
  return fallback === -1 ? cases.length : fallback;
}

/** In a case, the subject equals one of its constants. Without a subject, the tests are conditions. */
function learnCase(
  engine: Engine,
  subject: Expression | null,
  value: Value,
  { tests }: SwitchCase,
  scope: Scope,
): void {
  const values = tests.map((test) => engine.evaluate(test, scope));
  if (!subject) {
    if (values.length === 1) scope.state.refine(values[0]?.refinement?.whenTrue ?? []);
    return;
  }
  // A name as a label is an enumeration member or a constant; a pattern of another shape matches any text.
  if (values.length === 0 || tests.some(({ op }) => op === "opaque") || values.some(({ taints }) => taints.length > 0))
    return;
  scope.state.refine(value.taints.map(({ key }): TaintRefinement => ({ key, families: ALL })));
  const [{ constant } = UNKNOWN, ...others] = values;
  const owner = subject.op === "name" && typeof constant === "string" ? frameOf(subject.name, scope.frame) : null;
  if (owner && subject.op === "name" && others.length === 0 && value.taints.length > 0)
    scope.state.set(variable(owner, subject.name), { ...value, constant });
}

/** The value of a switch expression. */
export function switchValue(engine: Engine, select: Switch, scope: Scope): Value {
  const { yields } = scope.activation;
  const start = yields.push(NOTHING);
  runSwitch(engine, select, scope);
  const [first = UNKNOWN, ...others] = yields.splice(start - 1).slice(1);
  return others.reduce(join, first);
}
