import type { Refinement, TaintRefinement, Value } from "../domain/value.ts";
import type { Expression } from "../lower/ir.ts";
import { commonFacts } from "../domain/common-facts.ts";
import { refinementOf } from "../models/guards.ts";
import { absentIf } from "./absence.ts";

/* What `a && b` and `a || b` imply. */

/** The implications of an operand and of those before it; `only` is the one before, if there is no other. */
export function impliedByBoth(
  isAnd: boolean,
  before: Value,
  next: Value,
  operand: Expression,
  only: Expression | null,
): Refinement | undefined {
  const both = isAnd
    ? conjunction(before.refinement, next.refinement)
    : disjunction(before.refinement, isNothing(next) ? withWhenTrue(before.refinement) : next.refinement);
  const optional = only && absentIf(only, !isAnd);
  if (!optional || !contains(operand, optional)) return both;
  // What is absent has no data: `x === undefined || isName(x)` implies what `isName(x)` does.
  return isAnd
    ? refinementOf(both?.whenTrue ?? [], next.refinement?.whenFalse)
    : refinementOf(next.refinement?.whenTrue ?? [], both?.whenFalse);
}

export function conjunction(a: Refinement | undefined, b: Refinement | undefined): Refinement | undefined {
  return refinementOf([...(a?.whenTrue ?? []), ...(b?.whenTrue ?? [])], commonOf(a?.whenFalse, b?.whenFalse));
}

export function disjunction(a: Refinement | undefined, b: Refinement | undefined): Refinement | undefined {
  return refinementOf(commonOf(a?.whenTrue, b?.whenTrue), [...(a?.whenFalse ?? []), ...(b?.whenFalse ?? [])]);
}

function commonOf(a: readonly TaintRefinement[] = [], b: readonly TaintRefinement[] = []): TaintRefinement[] {
  return commonFacts([a, b]);
}

/** Whether a value is never true, such as a default: `RATES[name] ?? null`. */
function isNothing({ constant }: Value): boolean {
  return constant === null || constant === false;
}

function withWhenTrue(refinement: Value["refinement"]): Value["refinement"] {
  return refinement && refinementOf(refinement.whenTrue);
}

/** Whether one expression is the other, or a part of what it tests. */
function contains(expression: Expression, part: Expression): boolean {
  if (isSame(expression, part)) return true;
  switch (expression.op) {
    case "operation":
      return expression.operands.some((operand) => contains(operand, part));
    case "call":
      return partsOf(expression).some((each) => contains(each, part));
    case "member":
    case "index":
      return contains(expression.object, part);
    case "cast":
      return contains(expression.value, part);
    default:
      return false;
  }
}

/** Whether two expressions read the same variable, field or entry. */
function isSame(a: Expression, b: Expression): boolean {
  if (a.op === "name" && b.op === "name") return a.name === b.name;
  if (a.op === "constant" && b.op === "constant") return a.value === b.value;
  if (a.op === "member" && b.op === "member") return a.name === b.name && isSame(a.object, b.object);
  if (a.op === "index" && b.op === "index")
    return a.key !== null && b.key !== null && isSame(a.key, b.key) && isSame(a.object, b.object);
  if (a.op !== "call" || b.op !== "call" || a.name !== b.name || a.name === "") return false;
  const [own, others] = [partsOf(a), partsOf(b)];
  return own.length === others.length && own.every((each, index) => others[index] && isSame(each, others[index]));
}

function partsOf(expression: Extract<Expression, { op: "call" }>): Expression[] {
  return [expression.receiver, ...expression.args.map(({ value }) => value)].filter((each) => each !== null);
}
