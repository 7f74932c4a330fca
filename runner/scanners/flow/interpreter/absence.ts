import type { ClassNode, Expression } from "../lower/ir.ts";
import { ALL } from "../domain/families.ts";
import { ALWAYS_TRUE, UNKNOWN } from "../domain/value.ts";
import { truth } from "../domain/fold.ts";
import { frameOf, variable } from "./assign.ts";
import type { Engine, Scope } from "./engine.ts";
import { ancestors } from "./methods.ts";

/* A variable that is absent or empty where a branch runs has no data: `if ($text) { $text = escape($text); }`. */

/** Functions and methods that are true if their argument or receiver is absent or empty, in the supported languages. */
const EMPTY = /^(?:empty\??|is_null|isNull|[iI]s(?:NullOr)?(?:Empty|Blank|WhiteSpace)|nil\?|blank\?)$/u;
const PRESENT = /^(?:isset|present\?|isPresent|nonNull)$/u;
const EQUAL = new Set(["==", "===", "is", "eq"]);
const UNEQUAL = new Set(["!=", "!==", "<>", "is not", "ne"]);

/** Drops the data of the variables that are absent, empty or of another class if the condition holds, or if it does not. */
export function dropAbsent(engine: Engine, test: Expression, holds: boolean, scope: Scope): void {
  if (test.op === "name" && !holds) drop(engine, test.name, scope);
  if (test.op === "call") {
    const [subject = test.receiver, ...others] = test.args.map(({ value }) => value);
    // `!isset($a, $b)` does not say which one is absent.
    const isAbsent = holds ? EMPTY.test(test.name) : PRESENT.test(test.name) && others.length === 0;
    if (isAbsent) dropName(engine, subject, scope);
  }
  if (test.op !== "operation") return;
  const { operator, operands } = test;
  const [first, second] = operands;
  if (!first) return;
  if (operator === "!" || operator === "not") dropAbsent(engine, first, !holds, scope);
  else if (holds ? /^(?:&&|and)$/u.test(operator) : /^(?:\|\||or)$/u.test(operator))
    for (const operand of operands) dropAbsent(engine, operand, holds, scope);
  else if (/^(?:&&|and|\|\||or)$/u.test(operator)) {
    const [only, ...others] = operands.filter((operand) => !isSettled(operand, !holds, scope));
    if (only && others.length === 0) dropAbsent(engine, only, holds, scope);
  } else if (operator === "instanceof" && second && engine.has("plainRequestData"))
    narrow(engine, first, engine.evaluate(second, scope).cls, holds, scope);
  else if ((holds ? EQUAL : UNEQUAL).has(operator)) {
    if (isNothing(second)) dropName(engine, first, scope);
    else if (isNothing(first)) dropName(engine, second, scope);
  } else if (engine.has("multipleResults") && (holds ? UNEQUAL : EQUAL).has(operator) && isNothing(second))
    notePresent(first, scope);
}

/** Whether a variable is surely true, or surely false: the others decide a conjunction or disjunction with it. */
function isSettled(operand: Expression, isTrue: boolean, { frame, state }: Scope): boolean {
  const owner = operand.op === "name" ? frameOf(operand.name, frame) : null;
  const value = owner && operand.op === "name" ? state.get(variable(owner, operand.name)) : undefined;
  return value?.constant !== undefined && truth(value.constant) === isTrue;
}

/** What is absent or empty if a condition holds, or if it does not: `x` of `x === null`, `!x` and `x.nil?`; null for any other one. */
export function absentIf(test: Expression, holds: boolean): Expression | null {
  if (test.op === "call" && (EMPTY.test(test.name) || PRESENT.test(test.name))) {
    const [subject = test.receiver, ...others] = test.args.map(({ value }) => value);
    return others.length === 0 && (holds ? EMPTY : PRESENT).test(test.name) ? subject : null;
  }
  if (test.op !== "operation") return holds || test.op === "constant" ? null : test;
  const { operator, operands } = test;
  const [first, second] = operands;
  if (first && (operator === "!" || operator === "not")) return absentIf(first, !holds);
  // One pattern of `is` is a conjunction of one.
  if (first && operands.length === 1 && (operator === "&&" || operator === "||")) return absentIf(first, holds);
  if (!(holds ? EQUAL : UNEQUAL).has(operator)) return null;
  return isNothing(second) ? (first ?? null) : isNothing(first) ? (second ?? null) : null;
}

function isNothing(expression: Expression | undefined): boolean {
  return expression?.op === "constant" && (expression.value === null || expression.value === "");
}

/** An error that is not nil is one where the branch returns it. */
function notePresent(expression: Expression, { frame, state }: Scope): void {
  const owner = expression.op === "name" ? frameOf(expression.name, frame) : null;
  const name = owner && expression.op === "name" ? variable(owner, expression.name) : "";
  const value = state.get(name);
  if (value && value.constant === undefined && !value.closures) state.set(name, { ...value, refinement: ALWAYS_TRUE });
}

function dropName(engine: Engine, expression: Expression | null | undefined, scope: Scope): void {
  if (expression?.op === "name") drop(engine, expression.name, scope);
}

function drop(engine: Engine, name: string, { frame, state, activation }: Scope): void {
  const owner = frameOf(name, frame);
  const value = owner && state.get(variable(owner, name));
  const [taint, ...others] = value?.taints ?? [];
  if (!value || !taint) return;
  // A parameter that is absent needs no check. Another variable may be derived from data that is present.
  const isParameter =
    !engine.has("multipleResults") && owner === frame && activation.fn?.params.some((param) => param.name === name);
  if (isParameter === true && others.length === 0) state.refine([{ key: taint.key, families: ALL }]);
  state.set(variable(owner, name), { ...value, taints: UNKNOWN.taints, knownPrefix: UNKNOWN.knownPrefix });
}

/** Of a variable that is an object of a class, or is not, keeps the objects that it may be. Data of a request is none. */
function narrow(
  engine: Engine,
  expression: Expression,
  cls: ClassNode | undefined,
  holds: boolean,
  { frame, state }: Scope,
): void {
  const owner = expression.op === "name" && cls ? frameOf(expression.name, frame) : undefined;
  const name = owner && expression.op === "name" ? variable(owner, expression.name) : undefined;
  const value = name === undefined ? undefined : state.get(name);
  if (!cls || name === undefined || !value) return;
  const refs = value.refs.filter((ref) => {
    const known = state.object(ref)?.cls;
    return !known || ancestors(engine, known).includes(cls) === holds;
  });
  const taints = holds ? value.taints.filter(({ kind }) => kind !== "request") : value.taints;
  if (refs.length < value.refs.length || taints.length < value.taints.length)
    state.set(name, { ...value, refs, taints });
}
