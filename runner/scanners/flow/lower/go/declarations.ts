import { type ClassNode, type FunctionNode, MAP, type Parameter, type Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { type Lowering, nameOf, parameter } from "../lowering.ts";

/** The lowering of a file, with the results of the enclosing functions. */
export interface GoFunctionLowering extends Lowering {
  /** Names of the results. */
  readonly results: (readonly SyntaxNode[])[];
}

/** `*http.Request` is `http.Request`, and `Page[T]` is `Page`. */
export function typeName(node: SyntaxNode | null): string {
  const text = node?.text.replace(/^[*&]+/u, "").replace(/(?<=\w)\[[^]*\]$/u, "") ?? "";
  return /^[\w.]+$/u.test(text) ? text : "";
}

function declaredType(node: SyntaxNode | null): string {
  return node?.kind === "map_type" ? MAP : typeName(node);
}

/** Whether data that is decoded to the type may have any shape: `map[string]any`, `bson.M`, `interface{}`. */
export function hasAnyShape(type: SyntaxNode | null): boolean {
  const value = type?.kind === "map_type" ? type.field("value") : type;
  return /^(?:any|interface\s*\{\s*\}|bson\.[MD]|primitive\.[MD])$/u.test(value?.text ?? "");
}

function parametersOf(node: SyntaxNode | null): Parameter[] {
  return (node?.named ?? []).flatMap((item) => {
    const type = declaredType(item.field("type"));
    const rest = item.kind === "variadic_parameter_declaration";
    return item.fields("name").map((name) => ({ ...parameter(nameOf(name, name.text), name.text, type), rest }));
  });
}

/** Named results are variables that a bare `return` returns. */
function resultsOf(node: SyntaxNode): SyntaxNode[] {
  const result = node.field("result");
  return result?.kind === "parameter_list" ? result.named.flatMap((item) => item.fields("name")) : [];
}

export function functionOf(node: SyntaxNode, owner: ClassNode | null, lowering: GoFunctionLowering): FunctionNode {
  const receiver = node.field("receiver")?.named[0]?.field("name")?.text;
  const results = resultsOf(node);
  const parts = {
    at: node,
    name: node.field("name")?.text ?? "",
    params: parametersOf(node.field("parameters")),
    annotations: [],
    returnType: "",
    isStatic: false,
    declaresByAssignment: false,
    owner,
  };
  const body = node.field("body");
  const lowerBody = () => {
    lowering.results.push(results);
    const statements = lowering.block(body);
    lowering.results.pop();
    const declared = results.map((name): Statement => {
      return { do: "declare", target: nameOf(name, name.text), type: "", value: null };
    });
    return [...declared, ...statements];
  };
  return lowering.functionWith(parts, body, lowerBody, receiver);
}

/** The types of a file with their methods, which Go declares separately. */
export function typesOf(file: SyntaxNode, lowering: GoFunctionLowering): Statement[] {
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

/** The type of `var body struct { … }`, and those of its fields, under names that no code has. */
export function structsOf(spec: SyntaxNode): ClassNode[] {
  const classes = new Map<string, ClassNode>();
  if (isStruct(spec.field("type"))) addFields(classes, emptyClass(spec, `struct_${spec.id}`), spec);
  return [...classes.values()];
}

function isStruct(type: SyntaxNode | null): boolean {
  return type?.kind === "struct_type";
}

function addType(classes: Map<string, ClassNode>, spec: SyntaxNode): void {
  const name = spec.field("name")?.text ?? "";
  addFields(classes, classes.get(name) ?? emptyClass(spec, name), spec);
}

function addFields(classes: Map<string, ClassNode>, cls: ClassNode, declaration: SyntaxNode): void {
  classes.set(cls.name, cls);
  const list = declaration.field("type")?.child("field_declaration_list");
  for (const field of list?.named ?? []) {
    const embedded = typeName(field.field("type"));
    if (field.kind === "field_declaration" && field.fields("name").length === 0 && embedded !== "") {
      cls.supers.push(embedded);
      const name = embedded.slice(embedded.lastIndexOf(".") + 1);
      cls.fields.push({ name, type: embedded, value: null, isStatic: false, isOpen: false, annotations: [] });
    }
    const isOpen = hasAnyShape(field.field("type"));
    const inner = isStruct(field.field("type")) ? emptyClass(field, `struct_${field.id}`) : null;
    if (inner) addFields(classes, inner, field);
    for (const item of field.fields("name")) {
      const type = inner?.name ?? declaredType(field.field("type"));
      const tag = field.field("tag")?.text ?? "";
      const annotations = tag === "" ? [] : [{ name: "tag", text: tag }];
      cls.fields.push({ name: item.text, type, value: null, isStatic: false, isOpen, annotations });
    }
  }
}

function emptyClass(at: SyntaxNode, name: string): ClassNode {
  return { at, name, supers: [], annotations: [], fields: [], methods: [], body: [], inner: [] };
}
