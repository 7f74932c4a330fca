import type { Annotation, ClassNode, FunctionNode, Parameter, Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { assign, evaluate, member, nameOf, parameter, returns, withName, type Lowering } from "../lowering.ts";

const FIELD_KINDS = new Set(["public_field_definition", "field_definition"]);

export function typeOf(node: SyntaxNode | null): string {
  const text = node?.text.replace(/^:\s*/u, "") ?? "";
  const plain = /^[\w.]+/u.exec(text)?.[0] ?? "";
  return /[|&[]/u.test(text) ? "" : plain.slice(plain.lastIndexOf(".") + 1);
}

/** `Orders` of `container.get<Orders>(key)`; empty for none, or several. */
export function typeArgumentOf(call: SyntaxNode): string {
  const [only, ...others] = call.field("type_arguments")?.named ?? [];
  return only && others.length === 0 ? typeOf(only) : "";
}

export function annotationOf(decorator: SyntaxNode): Annotation {
  const [target] = decorator.named;
  return {
    name: (target?.kind === "call_expression" ? target.field("function") : target)?.text ?? "",
    text: decorator.text,
  };
}

export function parametersOf(node: SyntaxNode, lowering: Lowering): Parameter[] {
  const single = node.field("parameter");
  const list = single ? [single] : (node.field("parameters")?.named ?? []);
  return list.map((item) => {
    const typed = item.kind === "required_parameter" || item.kind === "optional_parameter";
    const pattern = typed ? (item.field("pattern") ?? item) : item;
    const isDefault = pattern.kind === "assignment_pattern";
    const target = isDefault ? (pattern.field("left") ?? pattern) : pattern;
    const fallback = typed ? item.field("value") : isDefault ? pattern.field("right") : null;
    const inner = target.kind === "rest_pattern" ? (target.named[0] ?? target) : target;
    return {
      ...parameter(
        lowering.expression(inner),
        inner.kind === "identifier" ? inner.text : "",
        typeOf(item.field("type")),
      ),
      annotations: item.named.filter(({ kind }) => kind === "decorator").map(annotationOf),
      fallback: fallback ? lowering.expression(fallback) : null,
      rest: target.kind === "rest_pattern",
    };
  });
}

export function functionOf(
  node: SyntaxNode,
  owner: ClassNode | null,
  lowering: Lowering,
  decorators: readonly SyntaxNode[] = [],
  name = node.field("name")?.text ?? "",
): FunctionNode {
  const body = node.field("body");
  const isBlock = body?.kind === "statement_block";
  const isConstructor = owner !== null && name === "constructor";
  const parts: Omit<FunctionNode, "body"> = {
    at: node,
    name: isConstructor ? "<init>" : name,
    params: parametersOf(node, lowering),
    annotations: decorators.map(annotationOf),
    returnType: typeOf(node.field("return_type")),
    isStatic: owner !== null && node.has("static"),
    ...(node.kind === "method_definition" && node.has("get") && { accessor: "get" }),
    ...(node.kind === "method_definition" && node.has("set") && { accessor: "set" }),
    declaresByAssignment: false,
    owner,
  };
  const kept = isConstructor ? keepParameters(node, owner) : [];
  return lowering.functionWith(parts, body, () => [
    ...kept,
    ...(isBlock ? lowering.block(body) : body ? [returns(lowering.expression(body))] : []),
  ]);
}

/** `constructor(private readonly x: X)` declares and sets a field. */
function keepParameters(node: SyntaxNode, owner: ClassNode): Statement[] {
  const kept: Statement[] = [];
  for (const item of node.field("parameters")?.named ?? []) {
    const name = item.field("pattern");
    if (!name || (!item.child("accessibility_modifier") && !item.has("readonly"))) continue;
    const type = typeOf(item.field("type"));
    owner.fields.push({ name: name.text, type, value: null, isStatic: false, annotations: [] });
    kept.push(evaluate(assign(name, member(name, nameOf(name, "this"), name.text), nameOf(name, name.text))));
  }
  return kept;
}

/** The name of a class without its module and type arguments: `base.Repository<Title>`. */
function simpleName(text: string): string {
  const [name = ""] = text.split("<");
  return name.slice(name.lastIndexOf(".") + 1);
}

export function classOf(node: SyntaxNode, lowering: Lowering): ClassNode {
  const heritage = node.child("class_heritage");
  const clauses = heritage?.named.some(({ kind }) => kind.endsWith("_clause"))
    ? heritage.named.flatMap(({ named }) => named)
    : (heritage?.named ?? []);
  const cls: ClassNode = {
    at: node,
    name: node.field("name")?.text ?? `class@${node.mark}`,
    supers: clauses.filter(({ kind }) => kind !== "type_arguments").map(({ text }) => simpleName(text)),
    annotations: node.named.filter(({ kind }) => kind === "decorator").map(annotationOf),
    fields: [],
    methods: [],
    body: [],
    inner: [],
  };
  let decorators: SyntaxNode[] = [];
  for (const item of node.field("body")?.named ?? []) {
    if (item.kind === "decorator") {
      decorators.push(item);
      continue;
    }
    const own = [...decorators, ...item.named.filter(({ kind }) => kind === "decorator")];
    decorators = [];
    if (item.kind === "method_definition") cls.methods.push(functionOf(item, cls, lowering, own));
    else if (FIELD_KINDS.has(item.kind)) addField(cls, item, lowering);
    else if (item.kind === "class_static_block") cls.body.push(...lowering.block(item.field("body")));
  }
  return cls;
}

function addField(cls: ClassNode, item: SyntaxNode, lowering: Lowering): void {
  const name = (item.field("name") ?? item.field("property"))?.text ?? "";
  const value = item.field("value");
  cls.fields.push({
    name,
    type: typeOf(item.field("type")),
    value: value ? withName(lowering.expression(value), name) : null,
    isStatic: item.has("static"),
    annotations: item.named.filter(({ kind }) => kind === "decorator").map(annotationOf),
  });
}
