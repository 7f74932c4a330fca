import type { SyntaxNode } from "../../syntax/syntax-node.ts";

/** The parser does not label the branches: the one after `else` is the alternative. */
export function branchesOf(node: SyntaxNode): {
  test: SyntaxNode | undefined;
  consequent: SyntaxNode | null;
  otherwise: SyntaxNode | null;
} {
  const [test, ...bodies] = node.named;
  const otherwise = bodies.find((body) => body.follows("else")) ?? null;
  return { test, consequent: bodies.find((body) => body !== otherwise) ?? null, otherwise };
}
