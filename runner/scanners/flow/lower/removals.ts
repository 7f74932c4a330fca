import type { SyntaxNode } from "../syntax/syntax-node.ts";
import type { Expression } from "./ir.ts";
import { assign, constant } from "./lowering.ts";

/** A member or element without its value, as after `delete options.user`; null for any other, whose name is not known. */
export function removal(at: SyntaxNode, target: Expression): Expression | null {
  const isKnown = target.op === "member" || (target.op === "index" && target.key?.op === "constant");
  return isKnown ? assign(at, target, constant(at, null)) : null;
}
