import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import type { ClassNode } from "../ir.ts";

const LISTS = new Set(["array", "symbol_array", "string_array"]);

/** The names that an argument of a macro stands for: `*EDGES` those of the constant of the class, any other itself. */
export function listedIn({ at }: ClassNode, argument: SyntaxNode): readonly SyntaxNode[] {
  if (argument.kind !== "splat_argument") return [argument];
  const name = argument.named[0]?.text ?? "";
  const constant = at
    .field("body")
    ?.named.find((item) => item.kind === "assignment" && item.field("left")?.text === name)
    ?.field("right");
  const list = constant?.kind === "call" ? constant.field("receiver") : constant;
  return list && LISTS.has(list.kind) ? list.named : [];
}
