import { type Argument, ENCLOSING_CLASS, type Expression, type MapEntry } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { argument, type Lowering, nameOf, opaque } from "../lowering.ts";
import { classOf } from "./declarations.ts";

/** The lowering of a file, with the arguments of a call. */
interface PhpCallLowering extends Lowering {
  args(node: SyntaxNode | null): Argument[];
}

/** `new Name(…)`, `new $name(…)`, `new class(…) { … }` */
export function creationOf(node: SyntaxNode, lowering: PhpCallLowering): Expression {
  const [type] = node.named;
  const isAnonymous = type?.kind === "anonymous_class";
  const text = isAnonymous ? "" : (type?.text.replace(/^\\/u, "") ?? "");
  const args = lowering.args((isAnonymous ? type : node).child("arguments"));
  return {
    op: "call",
    at: node,
    name: text.slice(text.lastIndexOf("\\") + 1),
    receiver: null,
    callee: type ? calleeOf(type, lowering) : null,
    args,
    creates: true,
  };
}

function calleeOf(type: SyntaxNode, lowering: Lowering): Expression | null {
  if (type.kind === "anonymous_class") return { op: "class", at: type, cls: classOf(type, lowering) };
  if (/^(?:self|static)$/u.test(type.text)) return nameOf(type, ENCLOSING_CLASS);
  return type.kind === "variable_name" ? lowering.expression(type) : null;
}

/** `[, $b]`, `['key' => $c]`: the targets of a destructuring assignment. */
export function listPatternOf(node: SyntaxNode, lowering: Lowering): Expression {
  if (!node.children.some(({ kind }) => kind === "=>"))
    return { op: "list", at: node, items: positionsOf(node, lowering) };
  const entries: MapEntry[] = [];
  for (let index = 0; index + 1 < node.named.length; index += 2) {
    const [key, value] = [node.named[index], node.named[index + 1]];
    if (key && value) entries.push({ key: lowering.expression(key), value: lowering.expression(value) });
  }
  return { op: "map", at: node, entries };
}

/** The targets by position; a skipped element has none. */
function positionsOf(node: SyntaxNode, lowering: Lowering): Argument[] {
  const items: Argument[] = [];
  let isSkipped = true;
  for (const child of node.children) {
    if (child.kind === ",") {
      if (isSkipped) items.push(argument(opaque(child, [])));
      isSkipped = true;
    } else if (node.named.some(({ id }) => id === child.id)) {
      items.push(argument(lowering.expression(child)));
      isSkipped = false;
    }
  }
  return items;
}
