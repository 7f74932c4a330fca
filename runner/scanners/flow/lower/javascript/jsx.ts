import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import type { Expression, MapEntry } from "../ir.ts";
import { argument, call, constant, type Lowering, opaque } from "../lowering.ts";

/** Names of other elements are those of HTML. */
const COMPONENT = /^(?:[A-Z]|\w+\.)/u;

/** `<Card title={title}>…</Card>`: a component is a function of an object with its attributes; null for an element of HTML. */
export function componentCall(node: SyntaxNode, lowering: Lowering): Expression | null {
  const tag = node.kind === "jsx_element" ? node.field("open_tag") : node;
  const name = tag?.field("name");
  if (!tag || !name || !COMPONENT.test(name.text)) return null;
  const children = node.named.filter(({ kind }) => kind !== "jsx_opening_element" && kind !== "jsx_closing_element");
  const entries = tag.named.flatMap((part): MapEntry[] => {
    if (part.kind === "jsx_attribute") return [attributeEntry(part, lowering)];
    const [spread] = part.kind === "jsx_expression" ? part.named : [];
    return spread ? [{ key: null, value: lowering.expression(spread.named[0] ?? spread) }] : [];
  });
  if (tag !== node && children.length > 0)
    entries.push({
      key: constant(node, "children"),
      value: opaque(
        node,
        children.map((child) => lowering.expression(child)),
      ),
    });
  const props: Expression = { op: "map", at: tag, entries };
  const object = name.kind === "member_expression" ? name.field("object") : null;
  const called = object
    ? call(node, lowering.expression(object), name.field("property")?.text ?? "", [argument(props)])
    : call(node, null, name.text, [argument(props)]);
  // What it returns is no text.
  return opaque(node, [called]);
}

function attributeEntry(node: SyntaxNode, lowering: Lowering): MapEntry {
  const [name, value] = node.named;
  return {
    key: constant(node, name?.text ?? ""),
    value: value ? lowering.expression(node) : constant(node, true),
  };
}
