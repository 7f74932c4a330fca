import type { Annotation, ClassNode, FunctionNode, Parameter, Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { assign, evaluate, member, nameOf, parameter, returns, type Lowering } from "../lowering.ts";
import { isConstructor } from "./old-constructors.ts";

const METHODS = new Set(["method_declaration"]);

function typeOf(node: SyntaxNode | null): string {
  const text = node?.text.replace(/^\?/u, "") ?? "";
  return text.includes("|") ? "" : text.slice(text.lastIndexOf("\\") + 1);
}

function annotationsOf(node: SyntaxNode): Annotation[] {
  const list = node.child("attribute_list");
  return list ? [{ name: list.text, text: list.text }] : [];
}

function parametersOf(node: SyntaxNode | null, lowering: Lowering): Parameter[] {
  return (node?.named ?? []).map((item) => {
    const name = item.field("name") ?? item;
    const fallback = item.field("default_value");
    return {
      ...parameter(nameOf(name, name.text), name.text, typeOf(item.field("type"))),
      annotations: annotationsOf(item),
      fallback: fallback ? lowering.expression(fallback) : null,
      rest: item.kind === "variadic_parameter",
      isReference: item.child("reference_modifier") !== null || /^[\w\\?|\s]*&/u.test(item.text),
    };
  });
}

export function functionOf(node: SyntaxNode, owner: ClassNode | null, lowering: Lowering): FunctionNode {
  const name = node.field("name")?.text ?? "";
  const body = node.field("body");
  const isBlock = body?.kind === "compound_statement";
  const parameters = node.field("parameters");
  const parts = {
    at: node,
    name: isConstructor(node, name, owner) ? "<init>" : name,
    params: parametersOf(parameters, lowering),
    annotations: [...annotationsOf(node), ...(owner && !isPrivate(node) ? [{ name: "public", text: "public" }] : [])],
    returnType: typeOf(node.field("return_type")),
    isStatic: node.child("static_modifier") !== null,
    declaresByAssignment: true,
    owner,
  };
  const promoted: Statement[] = [];
  for (const item of parameters?.named ?? []) {
    const variable = item.field("name");
    if (item.kind !== "property_promotion_parameter" || !variable) continue;
    const field = variable.text.slice(1);
    owner?.fields.push({
      name: field,
      type: typeOf(item.field("type")),
      value: null,
      isStatic: false,
      isPrivate: isPrivate(item),
      annotations: annotationsOf(item),
    });
    owner?.methods.push(...hooksOf(item, variable.text, owner, lowering));
    promoted.push(
      evaluate(assign(variable, member(variable, nameOf(variable, "this"), field), nameOf(variable, variable.text))),
    );
  }
  return lowering.functionWith(parts, body, () => [
    ...promoted,
    ...(isBlock ? lowering.block(body) : body ? [returns(lowering.expression(body))] : []),
  ]);
}

export function classOf(node: SyntaxNode, lowering: Lowering): ClassNode {
  const supers = node.named.filter(({ kind }) => kind === "base_clause" || kind === "class_interface_clause");
  const cls: ClassNode = {
    at: node,
    name: node.field("name")?.text ?? "",
    isEnum: node.kind === "enum_declaration",
    supers: supers.flatMap(({ named }) => named.map(typeOf)),
    annotations: annotationsOf(node),
    fields: [],
    methods: [],
    body: [],
    inner: [],
  };
  for (const item of node.field("body")?.named ?? []) {
    if (METHODS.has(item.kind)) cls.methods.push(functionOf(item, cls, lowering));
    else if (item.kind === "use_declaration") cls.supers.push(...item.named.map(typeOf));
    else if (item.kind === "property_declaration" || item.kind === "const_declaration") addFields(cls, item, lowering);
  }
  return cls;
}

function addFields(cls: ClassNode, item: SyntaxNode, lowering: Lowering): void {
  const isStatic = item.kind === "const_declaration" || item.child("static_modifier") !== null;
  for (const element of item.named.filter(({ kind }) => kind.endsWith("_element"))) {
    const [name, value] = element.named;
    cls.fields.push({
      name: name?.text.replace(/^\$/u, "") ?? "",
      type: typeOf(item.field("type")),
      value: value ? lowering.expression(value) : null,
      isStatic,
      isPrivate: isPrivate(item),
      annotations: annotationsOf(item),
      ...(name && { at: name }),
    });
    cls.methods.push(...hooksOf(item, name?.text ?? "", cls, lowering));
  }
}

function isPrivate(item: SyntaxNode): boolean {
  return /^(?:private|protected)$/u.test(item.child("visibility_modifier")?.text ?? "");
}

/** `public string $name { get => …; set { … } }` */
function hooksOf(item: SyntaxNode, variable: string, owner: ClassNode, lowering: Lowering): FunctionNode[] {
  const name = variable.replace(/^\$/u, "");
  return (item.child("property_hook_list")?.named ?? []).flatMap((hook): FunctionNode[] => {
    const accessor = hook.child("name")?.text === "set" ? "set" : "get";
    const body = hook.named.at(-1);
    if (!body || hook.kind !== "property_hook" || body.kind === "name") return [];
    const [given] = parametersOf(hook.child("formal_parameters"), lowering);
    const assigned = given ?? parameter(nameOf(hook, "$value"), "$value", typeOf(item.field("type")));
    return [
      {
        at: hook,
        name,
        params: accessor === "set" ? [assigned] : [],
        body: hookBody(body, name, accessor, lowering),
        annotations: [],
        returnType: accessor === "get" ? typeOf(item.field("type")) : "",
        isStatic: false,
        accessor,
        declaresByAssignment: true,
        owner,
      },
    ];
  });
}

/** The value of an expression is returned, or stored in the property. */
function hookBody(body: SyntaxNode, name: string, accessor: string, lowering: Lowering): Statement[] {
  if (body.kind === "compound_statement") return lowering.block(body);
  const value = lowering.expression(body);
  if (accessor === "get") return [returns(value)];
  return [evaluate(assign(body, member(body, nameOf(body, "this"), name), value))];
}
