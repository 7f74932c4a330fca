import type { Expression, FunctionNode, Statement } from "../lower/ir.ts";
import { isTaking } from "../models/collections.ts";

/*
 * Functions that read an entry under the name that they are given, such as `get(name)` of a class for the parameters of a request. Each of
 * their calls is run for itself: joined, it would be no longer known which entry is meant.
 */

const MAX_STATEMENTS = 3;
const reading = new WeakMap<FunctionNode, boolean>();

/** Whether a function does little more than to read what a collection holds under one of its parameters. */
export function readsByName(fn: FunctionNode): boolean {
  let known = reading.get(fn);
  if (known === undefined) {
    const names = new Set(fn.params.map(({ name }) => name));
    known =
      names.size > 0 &&
      fn.body.length <= MAX_STATEMENTS &&
      fn.body.every(isPlain) &&
      fn.body.some((statement) => readsIn(statement, names));
    reading.set(fn, known);
  }
  return known;
}

function isPlain(statement: Statement): boolean {
  if (statement.do !== "if") return statement.do === "declare" || statement.do === "return" || statement.do === "throw";
  return [...statement.consequent, ...statement.otherwise].every(
    ({ do: does }) => does === "return" || does === "throw",
  );
}

function readsIn(statement: Statement, names: ReadonlySet<string>): boolean {
  switch (statement.do) {
    case "declare":
    case "return":
      return reads(statement.value, names);
    case "if":
      return (
        [statement.test].some((test) => reads(test, names)) ||
        [...statement.consequent, ...statement.otherwise].some((inner) => readsIn(inner, names))
      );
    default:
      return false;
  }
}

function reads(expression: Expression | null, names: ReadonlySet<string>): boolean {
  switch (expression?.op) {
    case "index":
      return isNamed(expression.key, names) || reads(expression.object, names);
    case "member":
      return reads(expression.object, names);
    case "cast":
      return reads(expression.value, names);
    case "conditional":
      return [expression.test, expression.consequent, expression.otherwise].some((part) => reads(part, names));
    case "operation":
      return expression.operands.some((part) => reads(part, names));
    case "call": {
      const { name, receiver, callee, args } = expression;
      if (receiver && isTaking(name) && isNamed(args[0]?.value ?? null, names)) return true;
      return reads(receiver, names) || reads(callee, names) || args.some(({ value }) => reads(value, names));
    }
    default:
      return false;
  }
}

function isNamed(key: Expression | null, names: ReadonlySet<string>): boolean {
  return key?.op === "name" && names.has(key.name);
}
