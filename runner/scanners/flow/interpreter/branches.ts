import { noteFields, withChoice } from "./answers.ts";
import { frameOf, variable } from "./assign.ts";
import { disjunction } from "./logical-facts.ts";
import { mergeBranches } from "./dependent-facts.ts";
import type { Engine, Scope } from "./engine.ts";
import { commonFacts } from "../domain/common-facts.ts";
import { ALL } from "../domain/families.ts";
import type { Expression, SwitchCase } from "../lower/ir.ts";
import { CHARACTER } from "../domain/characters.ts";
import { equality, matchRefinement, otherCharacter } from "../models/guards.ts";
import { noteMatch } from "../models/match-groups.ts";
import type { State } from "../domain/state.ts";
import { type TaintRefinement, join, NOTHING, UNKNOWN, type Value } from "../domain/value.ts";

interface Switch {
  subject: Expression | null;
  cases: readonly SwitchCase[];
}

/** Classes that untrusted data may be of. */
const TEXT_CLASSES = /^(?:String|Symbol|Array|Hash|Object|Enumerable|Comparable)$/u;

export function runSwitch(engine: Engine, { subject, cases }: Switch, scope: Scope): void {
  const value = subject ? engine.evaluate(subject, scope) : UNKNOWN;
  const start = subject && value.constant !== undefined ? chosenCase(engine, cases, value, scope) : -1;
  if (start === cases.length) return;
  const { loops } = scope.activation;
  const loop = { base: scope.state, breaks: [] as State[], continues: [] as State[] };
  loops.push(loop);
  const ends: State[] = [];
  let through: State | null = null;
  const passed: TaintRefinement[] = [];
  for (const [index, item] of cases.entries()) {
    const chosen = start < 0 || index === start;
    if (!chosen && !through) continue;
    const entered: State = scope.state.fork();
    if (chosen) {
      const inCase = { ...scope, state: entered };
      entered.refine(passed);
      if (item.tests.length === 0 && subject) entered.refine(otherThan(value, cases));
      passed.push(...learnCase(engine, subject, value, item, inCase));
    } else entered.isReachable = false;
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
  mergeBranches(scope.state, [...ends, ...loop.breaks, ...(complete ? [] : [scope.state.fork()])]);
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

/** What the default case implies for a character. */
function otherThan(value: Value, cases: readonly SwitchCase[]): TaintRefinement[] {
  const labels = cases.flatMap(({ tests }) => tests.flatMap((test) => (test.op === "constant" ? test : [])));
  const signs = labels.map((label) => label.value).filter((sign) => typeof sign === "string" && sign.length === 1);
  const type = labels.some(({ isCharacter }) => isCharacter) ? CHARACTER : "";
  return otherCharacter(value, { constant: signs.join(""), type });
}

/**
 * In a case, the subject equals one of its constants. Without a subject, the tests are conditions, and others may be.
 * @returns what later cases imply: this condition is false.
 */
function learnCase(
  engine: Engine,
  subject: Expression | null,
  value: Value,
  { tests }: SwitchCase,
  scope: Scope,
): readonly TaintRefinement[] {
  const values = tests.map((test) => engine.evaluate(test, scope));
  if (!subject || tests.every(isCondition)) {
    const any = values.map(({ refinement }) => refinement);
    const { whenTrue = [], whenFalse = [] } = (any.length > 0 && any.reduce(disjunction)) || {};
    scope.state.refine(whenTrue);
    return whenFalse;
  }
  const [{ constant: label } = UNKNOWN] = values;
  if (values.length === 1 && value.refinement && (label === null || typeof label === "boolean")) {
    const { whenTrue, whenFalse } = value.refinement;
    scope.state.refine(label === true ? whenTrue : whenFalse);
    return label === true ? whenFalse : whenTrue;
  }
  const matched = values.some(({ type }) => type === "RegExp");
  if (matched) {
    const facts =
      values.length === 1 && values[0] ? matchRefinement(String(values[0].constant), value, false, scope) : undefined;
    for (const pattern of values) noteMatch(engine, pattern, value, subject.at, scope);
    scope.state.refine(facts?.whenTrue ?? []);
    return [];
  }
  // A name as a label is an enumeration member or a constant; a pattern of another shape matches any text.
  const isOpen = tests.some((test) => test.op === "opaque" || isCondition(test));
  if (values.length === 0 || isOpen || values.some(isUnknownLabel)) return [];
  const isCharacter = values.every(({ type }) => type === CHARACTER);
  const characters = (): TaintRefinement[] =>
    commonFacts(values.map((each) => equality(value, each, "==")?.whenTrue ?? []));
  scope.state.refine(
    isCharacter ? characters() : value.taints.map(({ key }): TaintRefinement => ({ key, families: ALL })),
  );
  const [{ constant } = UNKNOWN, ...others] = values;
  const owner = subject.op === "name" && typeof constant === "string" ? frameOf(subject.name, scope.frame) : null;
  if (owner && subject.op === "name" && others.length === 0 && value.taints.length > 0)
    scope.state.set(variable(owner, subject.name), { ...value, constant });
  return [];
}

/** `in names`: a test that asks for the subject itself. */
function isCondition(test: Expression): boolean {
  return test.op === "operation" && (test.operator === "in" || test.operator === "not in");
}

/** Text, a predicate, or the class of a text says nothing of the text. */
function isUnknownLabel({ taints, closures, accessPath }: Value): boolean {
  return taints.length > 0 || closures !== undefined || TEXT_CLASSES.test(accessPath);
}

/** The value of a switch expression. */
export function switchValue(engine: Engine, select: Switch, scope: Scope): Value {
  const { yields } = scope.activation;
  const start = yields.push({ value: NOTHING, state: scope.state });
  runSwitch(engine, select, scope);
  const choices = yields.splice(start - 1).slice(1);
  const [first = UNKNOWN, ...others] = choices.map(({ value }) => value);
  noteFields(choices, scope.state);
  return withChoice(others.reduce(join, first), choices);
}
