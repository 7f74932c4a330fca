import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Expression } from "./ir.ts";

/** An expression that throws, such as `value ?? throw error`: it has no value. */
export function thrown(at: SyntaxNode, value: Expression | null): Expression {
  const body = [{ do: "throw" as const, value }];
  return { op: "switchExpression", at, subject: null, cases: [{ tests: [], body, fallsThrough: false }] };
}
