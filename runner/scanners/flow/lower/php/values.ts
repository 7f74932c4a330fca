import { type Argument, ENCLOSING_CLASS, type Expression, type MapEntry } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { argument, constant, lambda, type Lowering, nameOf, opaque, parameter, returns } from "../lowering.ts";
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

/** `$handler->run(...)`, `trim(...)`: a function as a value. */
export function isCallable(node: SyntaxNode): boolean {
  return node.field("arguments")?.named[0]?.kind === "variadic_placeholder";
}

/** A function as a value: one that passes its arguments on. */
export function functionValue(node: SyntaxNode, callWith: (args: Argument[]) => Expression): Expression {
  const name = "$arguments";
  const value = nameOf(node, name);
  return lambda(node, [{ ...parameter(value, name), rest: true }], [returns(callWith([{ value, spread: true }]))]);
}

/** The method of an object or class as a value, like a list of both. */
export function callable(node: SyntaxNode, object: Expression): Expression {
  const name = constant(node, node.field("name")?.text ?? "");
  return { op: "list", at: node, items: [object, name].map((value) => ({ value })) };
}
