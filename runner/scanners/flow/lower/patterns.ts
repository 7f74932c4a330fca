import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Expression, Statement } from "./ir.ts";
import { assign, constant, evaluate, nameOf, opaque } from "./lowering.ts";

/** What a `match` or `switch` tests, stored under a name so that the bindings of its patterns evaluate it once. */
export interface Subject {
  /** The expression that is evaluated first. */
  given: Expression;
  /** The same value, for bindings. */
  held: Expression;
}

export function subjectOf(given: Expression): Subject {
  if (given.op === "name") return { given, held: given };
  const held = nameOf(given.at, `#subject:${given.at.place.offset}`);
  return { given: assign(given.at, held, given), held };
}

/** A name of a pattern receives a part of the subject. */
export function binding(name: SyntaxNode, value: Expression): Statement {
  return evaluate(assign(name, nameOf(name, name.text), value));
}

/** An element of the subject; null for any of them. */
export function elementOf(at: SyntaxNode, object: Expression, key: Expression | null): Expression {
  return { op: "index", at, object, key: key ?? opaque(at, []) };
}

export function elementAt(at: SyntaxNode, object: Expression, index: number): Expression {
  return elementOf(at, object, constant(at, index));
}

/** One of some constants. */
export function oneOf(at: SyntaxNode, values: readonly Expression[]): Expression {
  return values.reduce((otherwise, consequent) => ({
    op: "conditional",
    at,
    test: opaque(at, []),
    consequent,
    otherwise,
  }));
}

/** The assignments of bindings, as operands of a test. */
export function assignmentsIn(bindings: readonly Statement[]): Expression[] {
  return bindings.flatMap((statement) => (statement.do === "evaluate" ? [statement.value] : []));
}
