import type { ClassNode, FunctionNode, Parameter, Statement } from "../ir.ts";
import type { SyntaxNode } from "../syntax-node.ts";
import type { GoExpressions } from "./go-expressions.ts";
import { nameOf, parameter } from "./lowering.ts";

/** `*http.Request` is `http.Request`. */
export function typeName(node: SyntaxNode | null): string {
  const text = node?.text.replace(/^[*&]+/u, "") ?? "";
  return /^[\w.]+$/u.test(text) ? text : "";
}

function parametersOf(node: SyntaxNode | null): Parameter[] {
  return (node?.named ?? []).flatMap((item) => {
    const type = typeName(item.field("type"));
    const rest = item.kind === "variadic_parameter_declaration";
    return item.fields("name").map((name) => ({ ...parameter(nameOf(name, name.text), name.text, type), rest }));
  });
}

export function functionOf(node: SyntaxNode, owner: ClassNode | null, lowering: GoExpressions): FunctionNode {
  const receiver = node.field("receiver")?.named[0]?.field("name")?.text;
  if (receiver !== undefined) lowering.selves.push(receiver);
  const body = lowering.block(node.field("body"));
  if (receiver !== undefined) lowering.selves.pop();
  return {
    at: node,
    name: node.field("name")?.text ?? "",
    params: parametersOf(node.field("parameters")),
    body,
    annotations: [],
    returnType: "",
    isStatic: false,
    declaresByAssignment: false,
    owner,
  };
}

/** The types of a file with their methods, which stand beside them. */
export function typesOf(file: SyntaxNode, lowering: GoExpressions): Statement[] {
  const classes = new Map<string, ClassNode>();
  for (const declaration of file.named) {
    if (declaration.kind === "type_declaration") {
      for (const spec of declaration.named) addType(classes, spec);
    }
    if (declaration.kind !== "method_declaration") continue;
    const name = typeName(declaration.field("receiver")?.named[0]?.field("type") ?? null);
    const cls = classes.get(name) ?? emptyClass(declaration, name);
    classes.set(name, cls);
    cls.methods.push(functionOf(declaration, cls, lowering));
  }
  return [...classes.values()].map((cls) => ({ do: "class", cls }));
}

function addType(classes: Map<string, ClassNode>, spec: SyntaxNode): void {
  const name = spec.field("name")?.text ?? "";
  const cls = classes.get(name) ?? emptyClass(spec, name);
  const list = spec.field("type")?.child("field_declaration_list");
  for (const field of list?.named ?? []) {
    for (const item of field.fields("name")) {
      const type = typeName(field.field("type"));
      cls.fields.push({ name: item.text, type, value: null, isStatic: false, annotations: [] });
    }
  }
  classes.set(name, cls);
}

function emptyClass(at: SyntaxNode, name: string): ClassNode {
  return { at, name, supers: [], annotations: [], fields: [], methods: [], body: [], inner: [] };
}
