import type { Expression } from "../lower/ir.ts";
import { UNKNOWN } from "../domain/value.ts";
import { frameOf, variable } from "./assign.ts";
import type { Scope } from "./engine.ts";

/* A variable that is absent or empty where a branch runs has no data: `if ($text) { $text = escape($text); }`. */

/** Functions and methods that are true if their argument or receiver is absent or empty, in the supported languages. */
const EMPTY = /^(?:empty\??|is_null|isNull|[iI]s(?:NullOr)?(?:Empty|Blank|WhiteSpace)|nil\?|blank\?)$/u;
const PRESENT = /^(?:isset|present\?|isPresent|nonNull)$/u;
const EQUAL = new Set(["==", "===", "is", "eq"]);
const UNEQUAL = new Set(["!=", "!==", "<>", "is not", "ne"]);

/** Drops the data of the variables that are absent or empty if the condition holds, or if it does not. */
export function dropAbsent(test: Expression, holds: boolean, scope: Scope): void {
  if (test.op === "name" && !holds) drop(test.name, scope);
  if (test.op === "call") {
    const [subject = test.receiver, ...others] = test.args.map(({ value }) => value);
    // `!isset($a, $b)` does not say which one is absent.
    const isAbsent = holds ? EMPTY.test(test.name) : PRESENT.test(test.name) && others.length === 0;
    if (isAbsent) dropName(subject, scope);
  }
  if (test.op !== "operation") return;
  const { operator, operands } = test;
  const [first, second] = operands;
  if (!first) return;
  if (operator === "!" || operator === "not") dropAbsent(first, !holds, scope);
  else if (holds ? /^(?:&&|and)$/u.test(operator) : /^(?:\|\||or)$/u.test(operator))
    for (const operand of operands) dropAbsent(operand, holds, scope);
  else if ((holds ? EQUAL : UNEQUAL).has(operator)) {
    if (isNothing(second)) dropName(first, scope);
    else if (isNothing(first)) dropName(second, scope);
  }
}

function isNothing(expression: Expression | undefined): boolean {
  return expression?.op === "constant" && (expression.value === null || expression.value === "");
}

function dropName(expression: Expression | null | undefined, scope: Scope): void {
  if (expression?.op === "name") drop(expression.name, scope);
}

function drop(name: string, { frame, state }: Scope): void {
  const owner = frameOf(name, frame);
  const value = owner && state.get(variable(owner, name));
  if (!value || value.taints.length === 0) return;
  state.set(variable(owner, name), { ...value, taints: UNKNOWN.taints, knownPrefix: UNKNOWN.knownPrefix });
}
