import { providerType } from "../provider-types.ts";
import type { Annotation, ClassNode, FieldNode, FunctionNode, Parameter, Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { heldType } from "../held-types.ts";
import { assign, evaluate, member, nameOf, parameter, type Lowering } from "../lowering.ts";

const TYPE_DECLARATIONS = new Set([
  "class_declaration",
  "record_declaration",
  "enum_declaration",
  "interface_declaration",
  "annotation_type_declaration",
]);

/** A list of numbers cannot carry text. */
const NUMBERS =
  /^(?:List|Set|Collection|Iterable|Optional)<(Integer|Long|Short|Double|Float|Boolean|UUID|BigDecimal)>$/u;

export function isTypeDeclaration({ kind }: SyntaxNode): boolean {
  return TYPE_DECLARATIONS.has(kind);
}

/** The name of a type without package and type arguments. */
export function simpleType(node: SyntaxNode | null): string {
  if (!node) return "";
  const provider = providerType(node.text);
  if (provider !== null) return provider;
  const text = node.text.replace(/<[^]*$/u, "").replaceAll(/\s|@\w+/gu, "");
  const plain = text.slice(text.lastIndexOf(".") + 1);
  return plain === "var" ? "" : plain;
}

/** The type of a result, without packages, but with its type arguments. */
function resultType(node: SyntaxNode | null): string {
  return (node?.text ?? "").replaceAll(/\s|@\w+|\b(?:[a-z_]\w*\.)+(?=[A-Z])/gu, "");
}

function elementType(type: SyntaxNode | null): string {
  return NUMBERS.exec(type?.text ?? "")?.[1] ?? simpleType(type);
}

/** The tables name annotations without their package. */
const QUALIFIED_ANNOTATION = /^@(?:[a-z_]\w*\.)+(?=[A-Z])/u;

export function annotationsOf(node: SyntaxNode): Annotation[] {
  const modifiers = node.child("modifiers")?.named ?? [];
  return modifiers
    .filter(({ kind }) => kind.endsWith("annotation"))
    .map((annotation) => ({
      name: annotation.field("name")?.text.split(".").at(-1) ?? "",
      text: annotation.text.replace(QUALIFIED_ANNOTATION, "@"),
    }));
}

export function parametersOf(node: SyntaxNode | null): Parameter[] {
  const list = (node?.named ?? []).filter(({ kind }) => kind === "formal_parameter" || kind === "spread_parameter");
  return list.map((item) => {
    const declarator = item.child("variable_declarator");
    const name = (declarator ?? item).field("name") ?? item;
    const type = item.field("type") ?? item.named.find(({ kind }) => kind.includes("type")) ?? null;
    return {
      ...parameter(nameOf(name, name.text), name.text, elementType(type)),
      ...heldType(type?.text ?? ""),
      annotations: annotationsOf(item),
      rest: item.kind === "spread_parameter",
    };
  });
}

function functionOf(
  node: SyntaxNode,
  owner: ClassNode,
  lowering: Lowering,
  record: { params: Parameter[]; sets: Statement[] } = { params: parametersOf(node.field("parameters")), sets: [] },
): FunctionNode {
  const parts = {
    at: node,
    name: node.kind === "method_declaration" ? (node.field("name")?.text ?? "") : "<init>",
    params: record.params,
    annotations: annotationsOf(node),
    returnType: resultType(node.field("type")),
    isStatic: hasModifier(node, "static"),
    declaresByAssignment: false,
    owner,
  };
  const body = node.field("body");
  return lowering.functionWith(parts, body, () => [...lowering.block(body), ...record.sets]);
}

export function classOf(node: SyntaxNode, lowering: Lowering, name = node.field("name")?.text ?? ""): ClassNode {
  const cls: ClassNode = {
    at: node,
    name,
    supers: supersOf(node),
    annotations: annotationsOf(node),
    fields: [],
    methods: [],
    body: [],
    inner: [],
    isEnum: node.kind === "enum_declaration",
    isRecord: node.kind === "record_declaration",
  };
  for (const { name: field, type, annotations, holds } of parametersOf(node.field("parameters")))
    cls.fields.push({ ...fieldOf(field, type), annotations, holds });
  const members = node.field("body") ?? node.child("class_body");
  const list = (members?.named ?? []).flatMap((item) => (item.kind === "enum_body_declarations" ? item.named : [item]));
  for (const item of list) addMember(cls, item, lowering);
  addCanonical(cls, node.field("parameters"), list, lowering);
  return cls;
}

/** The constructor of a record that has others, with the body of its compact constructor before the fields are set. */
function addCanonical(cls: ClassNode, list: SyntaxNode | null, items: readonly SyntaxNode[], lowering: Lowering): void {
  const params = parametersOf(list);
  const constructors = cls.methods.filter(({ name }) => name === "<init>");
  if (!list || constructors.length === 0) return;
  const compact = items.find(({ kind }) => kind === "compact_constructor_declaration");
  if (!compact && constructors.some((other) => other.params.length === params.length)) return;
  const sets = params.map(({ name }) =>
    evaluate(assign(list, member(list, nameOf(list, "this"), name), nameOf(list, name))),
  );
  const others = cls.methods.filter(({ at }) => at !== compact);
  cls.methods = [...others, functionOf(compact ?? list, cls, lowering, { params, sets })];
}

function addMember(cls: ClassNode, item: SyntaxNode, lowering: Lowering): void {
  if (isTypeDeclaration(item)) {
    cls.inner.push(classOf(item, lowering));
  } else if (item.kind === "method_declaration" || item.kind.endsWith("constructor_declaration")) {
    cls.methods.push(functionOf(item, cls, lowering));
  } else if (item.kind === "field_declaration" || item.kind === "constant_declaration") {
    const type = elementType(item.field("type"));
    const isStatic = hasModifier(item, "static") || item.kind === "constant_declaration";
    for (const declarator of item.fields("declarator")) {
      const value = declarator.field("value");
      cls.fields.push({
        name: declarator.field("name")?.text ?? "",
        type,
        value: value ? lowering.expression(value) : null,
        isStatic,
        annotations: annotationsOf(item),
        at: declarator,
        // An annotation of the class may declare the constructor.
        ...(!value && hasModifier(item, "final") && heldType(item.field("type")?.text ?? "")),
      });
    }
  } else if (item.kind === "static_initializer") {
    cls.body.push(...lowering.statements(item.named));
  } else if (item.kind === "block") {
    cls.body.push(...lowering.block(item));
  }
}

function fieldOf(name: string, type: string): FieldNode {
  return { name, type, value: null, isStatic: false, annotations: [] };
}

function hasModifier(node: SyntaxNode, modifier: string): boolean {
  return node.child("modifiers")?.has(modifier) ?? false;
}

function supersOf(node: SyntaxNode): string[] {
  const base = node.field("superclass")?.named ?? [];
  const interfaces = node.field("interfaces") ?? node.child("super_interfaces", "extends_interfaces");
  const list = interfaces?.child("type_list")?.named ?? [];
  return [...base, ...list].map(simpleType);
}
