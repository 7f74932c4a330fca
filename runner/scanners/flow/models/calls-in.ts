import type { CallExpression, Expression, Statement } from "../lower/ir.ts";

/** The calls that are statements of a function, those that they are made on, and those in the functions that they get. */
export function callsIn(statements: readonly Statement[]): CallExpression[] {
  return statements.flatMap((statement) =>
    statement.do === "evaluate" || statement.do === "return" ? nestedCalls(statement.value) : [],
  );
}

function nestedCalls(value: Expression | null): CallExpression[] {
  return chainOf(value).flatMap((call) => [
    call,
    ...call.args.flatMap(({ value: given }) => (given.op === "function" ? callsIn(given.fn.body) : [])),
  ]);
}

/** The calls of a chain. */
export function chainOf(expression: Expression | null): CallExpression[] {
  return expression?.op === "call" ? [...chainOf(expression.receiver), expression] : [];
}
