import type { Annotation, ClassNode, Expression, FieldNode, FunctionNode, Parameter, Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { heldType } from "../held-types.ts";
import { elementType, propertyType, type ResultType, resultType, simpleType } from "./types.ts";
import { assign, evaluate, lambda, type Lowering, member, nameOf, parameter, returns } from "../lowering.ts";

export interface Declarator {
  name: SyntaxNode;
  target: Expression;
  type: string;
  value: Expression | null;
}

/** The lowering of a file, with the parts of a declaration that hold expressions. */
export interface CSharpMemberLowering extends Lowering {
  body(node: SyntaxNode | null): Statement[];
  bodyReturning(type: ResultType, node: SyntaxNode | null): Statement[];
  declarators(node: SyntaxNode | null): Declarator[];
  initialValue(node: SyntaxNode | null, type: string, given?: readonly string[]): Expression | null;
}

const TYPE_DECLARATIONS = new Set([
  "class_declaration",
  "record_declaration",
  "struct_declaration",
  "record_struct_declaration",
  "interface_declaration",
  "enum_declaration",
]);
const METHODS = new Set([
  "method_declaration",
  "constructor_declaration",
  "local_function_statement",
  "operator_declaration",
]);
const SET = /\b(?:set|init)\b/u;
const ROUTES = /^Map(?:Get|Post|Put|Delete|Patch|Methods|Fallback)?$/u;

export function isTypeDeclaration({ kind }: SyntaxNode): boolean {
  return TYPE_DECLARATIONS.has(kind);
}

/** Resolvers, which code registers, need neither a superclass nor an attribute. */
const RESOLVERS = /(?:Query|Queries|Mutations?|Subscriptions?|Resolvers?)$/u;

/** Whether a framework may know the class by its superclass, an attribute or its name. */
function isExposed(owner: ClassNode | null): boolean {
  return owner !== null && (owner.supers.length + owner.annotations.length > 0 || RESOLVERS.test(owner.name));
}

export function annotationsOf(node: SyntaxNode): Annotation[] {
  return node.named
    .filter(({ kind }) => kind === "attribute_list")
    .flatMap((list) => list.named.filter(({ kind }) => kind === "attribute"))
    .map((attribute) => ({ name: attribute.field("name")?.text.split(".").at(-1) ?? "", text: `[${attribute.text}]` }));
}

export function parametersOf(node: SyntaxNode | null): Parameter[] {
  if (!node) return [];
  if (node.kind === "implicit_parameter") return [parameter(nameOf(node, node.text), node.text)];
  const list = node.named.filter(({ kind }) => kind === "parameter");
  const plain = list.map((item) => {
    const name = item.field("name") ?? item;
    return {
      ...parameter(nameOf(name, name.text), name.text, elementType(item.field("type"))),
      ...heldType(item.field("type")?.text ?? ""),
      annotations: annotationsOf(item),
      isReference: modifiersOf(item).some((modifier) => modifier === "out" || modifier === "ref"),
    };
  });
  const rest = node.field("name");
  if (!rest) return plain;
  return [...plain, { ...parameter(nameOf(rest, rest.text), rest.text, simpleType(node.field("type"))), rest: true }];
}

export function functionOf(node: SyntaxNode, owner: ClassNode | null, lowering: CSharpMemberLowering): FunctionNode {
  const modifiers = modifiersOf(node);
  const base = node.child("constructor_initializer");
  const parts: Omit<FunctionNode, "body"> = {
    at: node,
    name: nameOfFunction(node),
    params: parametersOf(node.field("parameters")),
    annotations: [
      ...annotationsOf(node),
      // The public methods of a controller are its actions, and those of a class with an attribute may be resolvers.
      ...(isExposed(owner) && modifiers.includes("public") ? [{ name: "public", text: "public" }] : []),
    ],
    returnType: simpleType(node.field("returns") ?? node.field("type")),
    isStatic: modifiers.includes("static"),
    ...(/^\(\s*this\s/u.test(node.field("parameters")?.text ?? "") && { extends: "argument" }),
    declaresByAssignment: false,
    owner,
  };
  const body = node.field("body");
  const made = body ? null : generatedRegex(node);
  return lowering.functionWith(parts, body ?? made, () => [
    ...(base ? lowering.statements([base]) : []),
    ...(made ? [returns(lowering.expression(made))] : lowering.bodyReturning(resultType(node), body)),
  ]);
}

function nameOfFunction(node: SyntaxNode): string {
  if (node.kind === "constructor_declaration") return "<init>";
  if (node.kind === "operator_declaration") return `operator ${node.field("operator")?.text}`;
  return node.field("name")?.text ?? "";
}

function qualifier({ at }: FunctionNode): string {
  return at.child("explicit_interface_specifier")?.text ?? "";
}

/** `IEnumerable.GetEnumerator` is called through the interface only, so that a method of the plain name hides it. */
function withoutHidden(methods: readonly FunctionNode[]): FunctionNode[] {
  const plain = new Set(methods.filter((method) => qualifier(method) === "").map(({ name }) => name));
  return methods.map((method) =>
    plain.has(method.name) ? { ...method, name: qualifier(method) + method.name } : method,
  );
}

/** The pattern of a method without a body that has the attribute `GeneratedRegex`: it returns an expression of the pattern. */
function generatedRegex(node: SyntaxNode): SyntaxNode | null {
  const attributes = node.named.filter(({ kind }) => kind === "attribute_list").flatMap(({ named }) => named);
  const attribute = attributes.find((item) => item.field("name")?.text === "GeneratedRegex");
  return attribute?.child("attribute_argument_list")?.named[0]?.named[0] ?? null;
}

export function classOf(node: SyntaxNode, lowering: CSharpMemberLowering): ClassNode {
  const cls: ClassNode = {
    at: node,
    name: node.field("name")?.text ?? "",
    supers: basesOf(node)
      .map((base) => simpleType(base.kind === "primary_constructor_base_type" ? (base.named[0] ?? null) : base))
      .filter((name) => name !== ""),
    annotations: annotationsOf(node),
    fields: [],
    methods: [],
    body: [],
    inner: [],
    isEnum: node.kind === "enum_declaration",
  };
  for (const { name, type, annotations, holds } of parametersOf(node.child("parameter_list")))
    cls.fields.push({ ...fieldOf(name, type), annotations, holds });
  for (const item of node.field("body")?.named ?? []) addMember(cls, item, lowering);
  cls.methods = withoutHidden(cls.methods);
  const construction = constructionOf(node, cls, lowering);
  if (construction) cls.construction = construction;
  return cls;
}

function basesOf(node: SyntaxNode): SyntaxNode[] {
  return (node.child("base_list")?.named ?? []).filter(({ kind }) => kind !== "argument_list");
}

/** The call of the constructor of the superclass by a primary constructor, and the members that begin with its parameters. */
function constructionOf(node: SyntaxNode, owner: ClassNode, lowering: CSharpMemberLowering): FunctionNode | null {
  const list = node.child("base_list");
  const base = list?.child("primary_constructor_base_type") ?? list;
  const params = parametersOf(node.child("parameter_list"));
  const names = new Set(params.map(({ name }) => name));
  const initial = owner.fields.flatMap(({ name, value, isStatic }) =>
    value && !isStatic && wordsOf(value.at.text).some((word) => names.has(word)) ? [{ name, value }] : [],
  );
  const passed = base?.child("argument_list") ? [base] : [];
  if (passed.length + initial.length === 0) return null;
  const parts = {
    at: base ?? node.child("parameter_list") ?? node,
    name: "<init>",
    params,
    annotations: [],
    returnType: "",
    isStatic: false,
    declaresByAssignment: false,
    owner,
  };
  return lowering.functionWith(parts, null, () => [
    ...initial.map(({ name, value }) =>
      evaluate(assign(value.at, member(value.at, nameOf(value.at, "this"), name), value)),
    ),
    ...lowering.statements(passed),
  ]);
}

function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z_]\w*/gu) ?? [];
}

function addMember(cls: ClassNode, item: SyntaxNode, lowering: CSharpMemberLowering): void {
  if (isTypeDeclaration(item)) {
    cls.inner.push(classOf(item, lowering));
  } else if (METHODS.has(item.kind)) {
    cls.methods.push(functionOf(item, cls, lowering));
  } else if (item.kind === "field_declaration" || item.kind === "event_field_declaration") {
    const modifiers = modifiersOf(item);
    const isStatic = modifiers.includes("static") || modifiers.includes("const");
    for (const { name, type, value } of lowering.declarators(item.child("variable_declaration")))
      cls.fields.push({ ...fieldOf(name.text, type), value, isStatic, annotations: annotationsOf(item), at: name });
  } else if (item.kind === "property_declaration") {
    const type = propertyType(item.field("type"));
    const initial = item.field("value");
    const isGetter = initial?.kind === "arrow_expression_clause";
    const value = isGetter ? null : lowering.initialValue(initial, type);
    const isStatic = modifiersOf(item).includes("static");
    const name = item.field("name") ?? item;
    const isReadOnly = initial !== null && !SET.test(item.field("accessors")?.text ?? "");
    const annotations = annotationsOf(item);
    cls.fields.push({ ...fieldOf(name.text, type), value, isStatic, isReadOnly, annotations, at: name });
    if (initial && isGetter) cls.methods.push(accessorOf(item, initial, "get", cls, lowering));
    for (const { kind, body } of accessorBodies(item)) cls.methods.push(accessorOf(item, body, kind, cls, lowering));
  } else if (item.kind === "indexer_declaration") {
    const value = item.field("value");
    const bodies = value ? [{ kind: "get" as const, body: value }] : accessorBodies(item);
    for (const { kind, body } of bodies) cls.methods.push(accessorOf(item, body, kind, cls, lowering));
  }
}

function accessorBodies(property: SyntaxNode): { kind: "get" | "set"; body: SyntaxNode }[] {
  return (property.field("accessors")?.named ?? []).flatMap((accessor) => {
    const body = accessor.field("body");
    return body ? [{ kind: accessor.has("get") ? ("get" as const) : ("set" as const), body }] : [];
  });
}

/** An accessor of a property; that of `this[string key] { get; set; }` is a method with the name that the runtime gives it. */
function accessorOf(
  property: SyntaxNode,
  body: SyntaxNode,
  accessor: "get" | "set",
  owner: ClassNode,
  lowering: CSharpMemberLowering,
): FunctionNode {
  const type = simpleType(property.field("type"));
  const parts = {
    at: body,
    name: property.field("name")?.text ?? `${accessor}_Item`,
    params: [
      ...parametersOf(property.field("parameters")),
      ...(accessor === "set" ? [parameter(nameOf(body, "value"), "value", type)] : []),
    ],
    annotations: [],
    returnType: accessor === "get" ? type : "",
    isStatic: modifiersOf(property).includes("static"),
    ...(property.field("name") ? { accessor } : {}),
    declaresByAssignment: false,
    owner,
  };
  return lowering.functionWith(parts, body, () => lowering.body(body));
}

/** A lambda passed to a route registration, whose first argument is the route. */
export function asRoute(name: string, value: Expression, route: Expression | undefined): Expression {
  if (value.op !== "function" || !ROUTES.test(name)) return value;
  const text = route?.op === "constant" ? `[${name}("${route.value}")]` : `[${name}]`;
  return { ...value, fn: { ...value.fn, annotations: [{ name, text }] } };
}

/** @param given the types of its parameters, where what it is assigned to declares them */
export function lambdaOf(node: SyntaxNode, lowering: CSharpMemberLowering, given: readonly string[] = []): Expression {
  const params = parametersOf(node.field("parameters")).map((param, index) =>
    param.type === "" ? { ...param, type: given[index] ?? "" } : param,
  );
  const body = node.field("body") ?? node.child("block");
  if (body?.kind === "block") return lambda(node, params, lowering.bodyReturning({ type: "", given: [] }, body));
  return lambda(node, params, body ? [returns(lowering.expression(body))] : []);
}

function fieldOf(name: string, type: string): FieldNode {
  return { name, type, value: null, isStatic: false, annotations: [] };
}

function modifiersOf(node: SyntaxNode): string[] {
  return node.named.filter(({ kind }) => kind === "modifier").map(({ text }) => text);
}
