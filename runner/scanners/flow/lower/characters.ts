import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Expression } from "./ir.ts";

/** A literal of one character, in languages where it differs from a text. */
export function character(at: SyntaxNode, value: string): Expression {
  return { op: "constant", at, value, isCharacter: true };
}
