import type { Argument, Expression, Statement } from "../ir.ts";
import { argument, assign, evaluate, type Lowering, member, nameOf } from "../lowering.ts";
import { elementAt } from "../patterns.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";

const NUMBERED = /^Item([1-7])$/u;

/** `(a, Name: b)`: a list whose elements also have names, those that are given or those of the variables and members in it. */
export function tupleOf(node: SyntaxNode, lowering: Lowering): Expression {
  const items = node.named.map((item): Argument => argument(lowering.expression(item.named.at(-1) ?? item)));
  const list: Expression = { op: "list", at: node, items };
  const it = nameOf(node, `#${node.place.offset}`);
  const named = node.named.flatMap((item, index) => {
    const name = elementName(item);
    return name === "" ? [] : [assign(item, member(item, it, name), elementAt(item, it, index))];
  });
  if (named.length === 0) return list;
  const body: Statement[] = [assign(node, it, list), ...named].map(evaluate);
  const cases = [{ tests: [], body: [...body, { do: "yield" as const, value: it }], fallsThrough: false }];
  return { op: "switchExpression", at: node, subject: null, cases };
}

function elementName(item: SyntaxNode): string {
  const [first, second] = item.named;
  if (second) return first?.text ?? "";
  if (first?.kind === "identifier") return first.text;
  return first?.kind === "member_access_expression" ? (first.field("name")?.text ?? "") : "";
}

/** The targets of a deconstruction. */
export function targetOf(node: SyntaxNode | null, lowering: Lowering): Expression {
  if (node?.kind !== "tuple_expression" && node?.kind !== "tuple_pattern") return lowering.expression(node);
  const items = node.named.map((item) =>
    argument(targetOf(item.kind === "argument" ? (item.named.at(-1) ?? item) : item, lowering)),
  );
  return { op: "list", at: node, items };
}

/** `t.Item1` is the first element of a tuple. */
export function memberOf(node: SyntaxNode, object: Expression, name: string): Expression {
  const number = NUMBERED.exec(name)?.[1];
  return number ? elementAt(node, object, Number(number) - 1) : member(node, object, name);
}
