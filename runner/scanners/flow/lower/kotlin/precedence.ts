import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import type { Expression } from "../ir.ts";
import { operation } from "../lowering.ts";

/* The parser takes all operators after a sign for its operand: `!a || b` is `!(a || b)` to it, and `a && !b || c` is `a && !(b || c)`. */

/** Binary operators by the kind of their nodes, in the order of their precedence. */
export const OPERATORS: Record<string, readonly string[]> = {
  disjunction_expression: ["||"],
  conjunction_expression: ["&&"],
  equality_expression: ["!==", "===", "!=", "=="],
  comparison_expression: ["<=", ">=", "<", ">"],
  additive_expression: ["+", "-"],
  multiplicative_expression: ["*", "/", "%"],
};
const KINDS = Object.keys(OPERATORS);
const SIGNS = ["!", "-", "+"];

/** An operand with its signs, and the node of the binary operator before it; null for the first operand. */
interface Operand {
  before: SyntaxNode | null;
  signs: readonly SyntaxNode[];
  node: SyntaxNode;
}

export function operatorOf({ kind, named: [, right] }: SyntaxNode): string {
  return OPERATORS[kind]?.find((sign) => right?.follows(sign)) ?? "";
}

/** Whether the operand of a sign, in an expression, has operators that bind less than the sign. */
export function hasWideSign(node: SyntaxNode): boolean {
  for (let at: SyntaxNode | undefined = node; at; at = at.named[1]) {
    if (operandOf(at)) return true;
    if (!OPERATORS[at.kind]) return false;
  }
  return false;
}

/** An expression with the operators in the order of their precedence. */
export function withPrecedence(node: SyntaxNode, lower: (operand: SyntaxNode) => Expression): Expression {
  const operands = operandsOf(node, null, []);
  let next = 0;
  const signed = ({ signs, node: of }: Operand): Expression =>
    signs.reduceRight((value, sign) => operation(sign, signOf(sign) ?? "", value), lower(of));
  const from = (level: number): Expression => {
    const [first] = operands.slice(next, ++next);
    let value = first ? signed(first) : lower(node);
    for (;;) {
      const before = operands[next]?.before;
      if (!before || KINDS.indexOf(before.kind) < level) return value;
      value = operation(before, operatorOf(before), value, from(KINDS.indexOf(before.kind) + 1));
    }
  };
  return from(0);
}

/** The sign of an operand; undefined for `--` and `++`. */
function signOf(node: SyntaxNode): string | undefined {
  return SIGNS.find((sign) => node.startsWith(sign) && (sign === "!" || !node.startsWith(sign + sign)));
}

/** The operand of a sign that has operators. */
function operandOf(node: SyntaxNode): SyntaxNode | undefined {
  if (node.kind !== "prefix_expression" || signOf(node) === undefined) return undefined;
  const operand = node.named.at(-1);
  return operand && OPERATORS[operand.kind] ? operand : undefined;
}

function operandsOf(node: SyntaxNode, before: SyntaxNode | null, signs: readonly SyntaxNode[]): Operand[] {
  const wide = operandOf(node);
  if (wide) return operandsOf(wide, before, [...signs, node]);
  const [left, right] = OPERATORS[node.kind] ? node.named : [];
  if (!left || !right) return [{ before, signs, node }];
  return [...operandsOf(left, before, signs), ...operandsOf(right, node, [])];
}
