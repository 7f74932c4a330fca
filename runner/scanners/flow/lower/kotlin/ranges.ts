import type { Expression } from "../ir.ts";
import { type Lowering, operation } from "../lowering.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";

/** Whether a value is in `'a'..'z'`; null for any other range. Any text may be between two texts. */
export function betweenCharacters(range: SyntaxNode, value: Expression, lowering: Lowering): Expression | null {
  const [from, to] = range.named;
  if (from?.kind !== "character_literal" || to?.kind !== "character_literal") return null;
  const least = operation(range, ">=", value, lowering.expression(from));
  return operation(range, "&&", least, operation(range, "<=", value, lowering.expression(to)));
}
