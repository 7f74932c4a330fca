import type { Annotation, ClassNode, Expression, FieldNode, FunctionNode, Parameter } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { heldType } from "../held-types.ts";
import { nameOf, parameter, returns, type Lowering } from "../lowering.ts";
import { elementType, hasReceiver, isType, resultType, simpleType } from "./types.ts";

const MARKED = new Set(["class_declaration", "object_declaration", "function_declaration"]);

export function isTypeDeclaration({ kind }: SyntaxNode): boolean {
  return kind === "class_declaration" || kind === "object_declaration" || kind === "companion_object";
}

function annotationsIn(nodes: readonly SyntaxNode[]): Annotation[] {
  return nodes
    .filter(({ kind }) => kind === "annotation")
    .map(({ text }) => ({ name: /\w+/u.exec(text)?.[0] ?? "", text }));
}

export function annotationsOf(node: SyntaxNode): Annotation[] {
  return annotationsIn(node.child("modifiers")?.named ?? []);
}

/** The parser reads an annotation at the beginning of a file as an expression before the declaration. */
export function withLooseAnnotations(nodes: readonly SyntaxNode[]): Map<SyntaxNode, Annotation[]> {
  const marks = new Map<SyntaxNode, Annotation[]>();
  let loose: Annotation[] = [];
  for (const node of nodes) {
    if (node.kind === "prefix_expression" && node.text.startsWith("@") && !isMisreadClass(node)) {
      loose.push({ name: /\w+/u.exec(node.text)?.[0] ?? "", text: node.text });
    } else if (MARKED.has(node.kind)) {
      marks.set(node, loose);
      loose = [];
    }
  }
  return marks;
}

/** A list of parameters, each with modifiers before and a default value after. */
export function parametersOf(list: SyntaxNode | null, lowering: Lowering): Parameter[] {
  const found: Parameter[] = [];
  let marks: readonly SyntaxNode[] = [];
  for (const item of list?.named ?? []) {
    const last = found.at(-1);
    if (item.kind === "parameter_modifiers") marks = item.named;
    else if (item.kind === "parameter" || item.kind === "class_parameter") {
      found.push(parameterOf(item, [...marks, ...(item.child("modifiers")?.named ?? [])], lowering));
      marks = [];
    } else if (last) last.fallback = lowering.expression(item);
  }
  return found;
}

function parameterOf(item: SyntaxNode, marks: readonly SyntaxNode[], lowering: Lowering): Parameter {
  const name = item.child("simple_identifier") ?? item;
  const type = item.named.find(isType);
  const rest = marks.some(({ text }) => text === "vararg");
  const fallback = type ? item.named[item.named.indexOf(type) + 1] : undefined;
  return {
    ...parameter(nameOf(name, name.text), name.text, elementType(type)),
    ...heldType(type?.text ?? ""),
    annotations: annotationsIn(marks),
    fallback: fallback ? lowering.expression(fallback) : null,
    rest,
    ...(hasReceiver(type) && { hasReceiver: true }),
  };
}

export function functionOf(
  node: SyntaxNode,
  owner: ClassNode | null,
  lowering: Lowering,
  marks: readonly Annotation[] = [],
): FunctionNode {
  const parameters = node.child("function_value_parameters");
  const name = node.child("simple_identifier");
  const isExtension = name?.follows(".") === true;
  const after = parameters ? node.named.slice(node.named.indexOf(parameters) + 1) : [];
  const parts: Omit<FunctionNode, "body"> = {
    at: node,
    name: name?.text ?? "",
    ...(isExtension && { extends: "this", extendedType: simpleType(node.named.find(isType)) }),
    params: parametersOf(parameters, lowering),
    annotations: [...marks, ...annotationsOf(node)],
    returnType: resultType(after.find(isType)),
    isStatic: false,
    declaresByAssignment: false,
    owner,
  };
  const body = node.child("function_body");
  return lowering.functionWith(parts, body, () => bodyOf(body, lowering));
}

export function bodyOf(node: SyntaxNode | null, lowering: Lowering): FunctionNode["body"] {
  if (!node) return [];
  const [only] = node.named;
  if (only?.kind === "jump_expression") return lowering.statements([only]);
  return node.startsWith("=") && only ? [returns(lowering.expression(only))] : lowering.statements(node.named);
}

export function classOf(
  node: SyntaxNode,
  lowering: Lowering,
  name: string,
  marks: readonly Annotation[] = [],
): ClassNode {
  const isObject = node.kind === "object_declaration";
  const cls: ClassNode = {
    at: node,
    name,
    supers: node.named
      .filter(({ kind }) => kind === "delegation_specifier")
      .map((item) =>
        simpleType(item.child("constructor_invocation", "explicit_delegation")?.named[0] ?? item.named[0]),
      ),
    annotations: [...marks, ...annotationsOf(node)],
    fields: [],
    methods: [],
    body: [],
    inner: [],
    isEnum: node.child("enum_class_body") !== null,
  };
  const params = parametersOf(node.child("primary_constructor"), lowering);
  for (const { name: field, type, fallback, annotations, holds } of params)
    cls.fields.push({ ...fieldOf(field, type), value: fallback, annotations, holds });
  addMembers(cls, membersOf(node), lowering, isObject);
  const construction = constructionOf(node, cls, lowering);
  if (isObject) cls.body = construction?.body ?? [];
  else if (construction) cls.construction = construction;
  return cls;
}

const MEMBERS = new Set(["function_declaration", "property_declaration"]);

/** The parser reads a body after a delegate as a lambda: `class Shelf(store: Store) : Store by store { … }`. */
function membersOf(node: SyntaxNode): readonly SyntaxNode[] {
  const body = node.child("class_body", "enum_class_body");
  if (body) return body.named;
  const delegation = node.named.findLast(({ kind }) => kind === "delegation_specifier")?.child("explicit_delegation");
  const lambda = delegation?.child("call_expression")?.child("call_suffix")?.child("annotated_lambda");
  const members = lambda?.child("lambda_literal")?.child("statements")?.named ?? [];
  return members.some(({ kind }) => MEMBERS.has(kind)) ? members : [];
}

/** The parser may read a class with several annotations and nothing before its body as `@Entity (@Table (class Shelf { … }))`. */
function isMisreadClass(node: SyntaxNode): boolean {
  if (node.kind === "prefix_expression") return node.named[1] !== undefined && isMisreadClass(node.named[1]);
  const [keyword, name, body] = node.named;
  return node.kind === "infix_expression" && keyword?.text === "class" && !!name && body?.kind === "lambda_literal";
}

/** The class that the parser reads as an expression; null for any other node. */
export function misreadClass(node: SyntaxNode, lowering: Lowering): ClassNode | null {
  if (node.kind !== "prefix_expression" || !isMisreadClass(node)) return null;
  const marks: SyntaxNode[] = [];
  let at = node;
  for (let [mark, inner] = at.named; at.kind === "prefix_expression" && mark && inner; [mark, inner] = at.named) {
    marks.push(mark);
    at = inner;
  }
  const [, name, body] = at.named;
  const cls = classOf(at, lowering, name?.text ?? "", annotationsIn(marks));
  addMembers(cls, body?.child("statements")?.named ?? [], lowering, false);
  return cls;
}

/** The call of the constructor of the superclass, and the initializer blocks. */
function constructionOf(node: SyntaxNode, owner: ClassNode, lowering: Lowering): FunctionNode | null {
  const parents = node.named.filter(({ kind }) => kind === "delegation_specifier");
  const constructed = parents.map((item) => item.child("constructor_invocation")).find((item) => item !== null);
  const blocks = (node.child("class_body")?.named ?? []).filter(({ kind }) => kind === "anonymous_initializer");
  const hasArguments = (constructed?.child("value_arguments")?.named.length ?? 0) > 0;
  if (!hasArguments && blocks.length === 0) return null;
  const parts = {
    at: node.child("primary_constructor") ?? constructed ?? node,
    name: "<init>",
    params: parametersOf(node.child("primary_constructor"), lowering),
    annotations: [],
    returnType: "",
    isStatic: false,
    declaresByAssignment: false,
    owner,
  };
  return lowering.functionWith(parts, null, () => [
    ...(constructed && hasArguments ? lowering.statements([constructed]) : []),
    ...lowering.statements(blocks),
  ]);
}

/** The accessors of a property are in it or follow it. */
function addMembers(cls: ClassNode, items: readonly SyntaxNode[], lowering: Lowering, isStatic: boolean): void {
  let property: SyntaxNode | null = null;
  for (const item of items) {
    if (item.kind === "property_declaration") property = item;
    if (property && isAccessor(item)) cls.methods.push(...accessorsOf(property, [item], cls, lowering, isStatic));
    else addMember(cls, item, lowering, isStatic);
  }
}

export function isAccessor({ kind }: SyntaxNode): boolean {
  return kind === "getter" || kind === "setter";
}

/** The accessors of a property that have a body. */
export function accessorsOf(
  property: SyntaxNode,
  nodes: readonly SyntaxNode[],
  owner: ClassNode | null,
  lowering: Lowering,
  isStatic = false,
): FunctionNode[] {
  const declared = property.child("variable_declaration");
  const type = simpleType(declared?.named.find(isType));
  const isExtension = declared?.follows(".") === true;
  return nodes.flatMap((node): FunctionNode[] => {
    const body = node.child("function_body");
    if (!isAccessor(node) || !body) return [];
    const assigned = node.child("parameter_with_optional_type")?.named[0];
    return [
      {
        at: node,
        name: declared?.child("simple_identifier")?.text ?? "",
        params: assigned ? [parameter(nameOf(assigned, assigned.text), assigned.text, type)] : [],
        body: bodyOf(body, lowering),
        annotations: [],
        returnType: assigned ? "" : type,
        isStatic,
        accessor: assigned ? "set" : "get",
        ...(isExtension && { extends: "this" as const, extendedType: simpleType(property.named.find(isType)) }),
        declaresByAssignment: false,
        owner,
      },
    ];
  });
}

/** The initial value of a property, or its delegate; `by lazy { … }` is a getter. */
export function initialValueOf(property: SyntaxNode, declared: SyntaxNode, lowering: Lowering): Expression | null {
  const value = property.named[property.named.indexOf(declared) + 1];
  if (!value || isAccessor(value)) return null;
  return lowering.optional(value.kind === "property_delegate" ? value.named[0] : value);
}

/** The function that computes the value at the first use. */
export function lazyValue(value: Expression | null): FunctionNode | null {
  if (value?.op !== "call" || value.receiver || value.name !== "lazy") return null;
  const computed = value.args.at(-1)?.value;
  return computed?.op === "function" ? computed.fn : null;
}

function addMember(cls: ClassNode, item: SyntaxNode, lowering: Lowering, isStatic: boolean): void {
  if (item.kind === "companion_object") {
    addMembers(cls, item.child("class_body")?.named ?? [], lowering, true);
  } else if (isTypeDeclaration(item)) {
    cls.inner.push(classOf(item, lowering, item.child("type_identifier")?.text ?? ""));
  } else if (item.kind === "function_declaration") {
    cls.methods.push(Object.assign(functionOf(item, cls, lowering), { isStatic }));
  } else if (item.kind === "property_declaration") {
    const declared = item.child("variable_declaration");
    const name = declared?.child("simple_identifier")?.text;
    if (!declared || name === undefined) return;
    const value = initialValueOf(item, declared, lowering);
    const lazy = lazyValue(value);
    cls.fields.push({
      ...fieldOf(name, elementType(declared.named.find(isType))),
      value: lazy ? null : value,
      isStatic,
      annotations: annotationsOf(item),
    });
    if (lazy) cls.methods.push({ ...lazy, name, params: [], isStatic, accessor: "get", owner: cls });
    cls.methods.push(...accessorsOf(item, item.named, cls, lowering, isStatic));
  }
}

function fieldOf(name: string, type: string): FieldNode {
  return { name, type, value: null, isStatic: false, annotations: [] };
}
