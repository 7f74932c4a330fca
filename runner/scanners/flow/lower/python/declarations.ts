import { RECORD, type Annotation, type ClassNode, type FunctionNode, type Parameter } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { type Lowering, nameOf, parameter } from "../lowering.ts";

const NAMED_TUPLES = /^(?:collections\.|typing\.)?(?:namedtuple|NamedTuple)$/u;
/** Methods that a framework calls before the handler of a request. */
const PREPARES = ["initialize", "prepare", "setup"];

export function annotationsOf(decorators: readonly SyntaxNode[]): Annotation[] {
  return decorators.map((decorator) => {
    const [target] = decorator.named;
    const name = (target?.kind === "call" ? target.field("function") : target)?.text ?? "";
    return { name, text: decorator.text };
  });
}

export function parametersOf(node: SyntaxNode | null, lowering: Lowering): Parameter[] {
  return (node?.named ?? []).flatMap((item) => {
    const name = item.field("name") ?? (item.kind === "identifier" ? item : (item.named[0] ?? item));
    const inner = name.kind.endsWith("splat_pattern") ? (name.named[0] ?? name) : name;
    if (item.kind === "keyword_separator" || item.kind === "positional_separator") return [];
    const fallback = item.field("value");
    return [
      {
        ...parameter(nameOf(inner, inner.text), inner.text, typeOf(item.field("type"))),
        annotations: item.field("type") ? [{ name: "type", text: item.field("type")?.text ?? "" }] : [],
        fallback: fallback ? lowering.expression(fallback) : null,
        rest: item.kind === "list_splat_pattern" || name.kind === "list_splat_pattern",
        takesKeywords: item.kind === "dictionary_splat_pattern" || name.kind === "dictionary_splat_pattern",
      },
    ];
  });
}

function accessorOf(annotations: readonly Annotation[]): Pick<FunctionNode, "accessor"> {
  if (annotations.some(({ name }) => name === "property" || name === "cached_property")) return { accessor: "get" };
  return annotations.some(({ text }) => /^@?\w+\.setter$/u.test(text)) ? { accessor: "set" } : {};
}

export function functionOf(
  node: SyntaxNode,
  decorators: readonly SyntaxNode[],
  owner: ClassNode | null,
  lowering: Lowering,
): FunctionNode {
  const annotations = annotationsOf(decorators);
  const isStatic = annotations.some(({ name }) => name === "staticmethod");
  const all = parametersOf(node.field("parameters"), lowering);
  const self = owner && !isStatic ? all[0] : undefined;
  const name = node.field("name")?.text ?? "";
  const parts = {
    at: node,
    name: name === "__init__" ? "<init>" : name,
    params: self ? all.slice(1) : all,
    annotations,
    returnType: typeOf(node.field("return_type")),
    isStatic,
    ...accessorOf(annotations),
    declaresByAssignment: true,
    owner,
  };
  const body = node.field("body");
  // A nested function sees `self` of the enclosing method.
  return lowering.functionWith(parts, body, () => lowering.block(body), self?.name);
}

/** The name of a class without its module and type arguments: `base.Repository[Title]`. */
function simpleName(text: string): string {
  const [name = ""] = text.split("[");
  return name.slice(name.lastIndexOf(".") + 1).trim();
}

/** `name = attr.ib()` */
const ATTRIBUTE = /^(?:attrs?\.(?:ib|attrib|field)|attrib)\(/u;
const POST_INIT = /^__(?:attrs_)?post_init__$/u;

export function classOf(node: SyntaxNode, decorators: readonly SyntaxNode[], lowering: Lowering): ClassNode {
  const bases = node.field("superclasses")?.named.filter(({ kind }) => kind !== "keyword_argument") ?? [];
  const supers = bases.map(({ text }) => simpleName(text));
  if (supers.includes("NamedTuple")) supers.push(RECORD);
  const cls: ClassNode = {
    at: node,
    name: node.field("name")?.text ?? "",
    supers,
    ...(supers.length > 0 && { filters: [...PREPARES] }),
    isStructural: supers.includes("Protocol"),
    isEnum: supers.some((name) => /^(?:Str|Int)?(?:Enum|Flag)$/u.test(name)),
    annotations: annotationsOf(decorators),
    fields: [],
    methods: [],
    body: [],
    inner: [],
  };
  for (const item of node.field("body")?.named ?? []) addMember(cls, item, lowering);
  // The generated constructor of a data class calls it.
  const construction = cls.methods.find(({ name }) => POST_INIT.test(name));
  if (construction) cls.construction = construction;
  return cls;
}

function addMember(cls: ClassNode, item: SyntaxNode, lowering: Lowering): void {
  const definition = item.kind === "decorated_definition" ? item.field("definition") : item;
  const decorators = item.kind === "decorated_definition" ? item.named.filter(({ kind }) => kind === "decorator") : [];
  if (definition?.kind === "function_definition") {
    cls.methods.push(functionOf(definition, decorators, cls, lowering));
  } else if (definition?.kind === "class_definition") {
    cls.inner.push(classOf(definition, decorators, lowering));
  } else if (item.kind === "expression_statement" && item.named[0]?.kind === "assignment") {
    const [assignment] = item.named;
    const left = assignment.field("left");
    const right = assignment.field("right");
    if (left?.kind !== "identifier") return;
    const type = typeOf(assignment.field("type"));
    const value = right ? lowering.expression(right) : null;
    // Annotated fields are instance fields (data classes), and so are those of attrs; the others are class attributes.
    const isStatic = type === "" && !ATTRIBUTE.test(right?.text ?? "");
    const parts = [assignment.field("type"), right].filter((part) => part !== null);
    const annotations = parts.map((part) => ({ name: part === right ? "value" : "type", text: part.text }));
    cls.fields.push({ name: left.text, type, value, isStatic, annotations, at: left });
  } else if (item.kind !== "expression_statement") {
    cls.body.push(...lowering.statement(item));
  }
}

/** `Point = namedtuple("Point", "x y")`, `Point = NamedTuple("Point", [("x", int)])`; null for any other assignment. */
export function namedTupleOf(node: SyntaxNode): ClassNode | null {
  const [left, right] = [node.field("left"), node.field("right")];
  const isMade = right?.kind === "call" && NAMED_TUPLES.test(right.field("function")?.text ?? "");
  const names = isMade ? fieldNamesOf(right.field("arguments")?.named[1]) : [];
  if (left?.kind !== "identifier" || names.length === 0) return null;
  const fields = names.map((name) => ({ name, type: "", value: null, isStatic: false, annotations: [] }));
  return { at: node, name: left.text, supers: [RECORD], annotations: [], fields, methods: [], body: [], inner: [] };
}

function fieldNamesOf(spec: SyntaxNode | undefined): string[] {
  if (spec?.kind === "string") return spec.text.match(/\w+/gu) ?? [];
  if (spec?.kind !== "list" && spec?.kind !== "tuple") return [];
  const names = spec.named.map((item) => (item.kind === "tuple" ? item.named[0] : item));
  const areKnown = names.every((name) => name?.kind === "string");
  return areKnown ? names.flatMap((name) => /\w+/u.exec(name?.text ?? "")?.[0] ?? []) : [];
}

const NAMED_TYPE = /^(?:\w+\.)?(?:Optional\[\s*(?:\w+\.)?)?(?:Annotated|Literal)\[/u;

/**
 * `Db = Annotated[Database, Depends(get_db)]`, `Order = Literal["name", "id"]`: a name for a type, with what it says of parameters; null
 * for any other assignment.
 */
export function typeAliasOf(node: SyntaxNode): ClassNode | null {
  const [left, right] = [node.field("left"), node.field("right")];
  if (!left || !right || !/^[A-Za-z_]\w*$/u.test(left.text) || !NAMED_TYPE.test(right.text)) return null;
  const aliasOf = typeOf(right);
  const parts = { isEnum: false, fields: [], methods: [], body: [], inner: [] };
  return {
    at: node,
    name: left.text,
    supers: [aliasOf],
    aliasOf,
    annotations: [{ name: "type", text: right.text }],
    ...parts,
  };
}

const WRAPPED = /^(?:[\w.]+\.)?(?:Annotated|Optional)\[(.*)\]$/su;
const OR_NONE = /^None\s*\|\s*|\s*\|\s*None$/u;

export function typeOf(node: SyntaxNode | null): string {
  return typeNamed(node?.text ?? "");
}

function typeNamed(text: string): string {
  const [, wrapped] = WRAPPED.exec(text) ?? [];
  const inside = wrapped === undefined ? text.replace(OR_NONE, "") : firstOf(wrapped);
  if (inside !== text) return typeNamed(inside);
  const element =
    /^(?:[\w.]+\.)?(?:[Ll]ist|[Ss]et|[Tt]uple|Sequence|Iterable)\[(?:\w+\.)?(int|float|bool|UUID|Literal)\b/u.exec(
      text,
    )?.[1];
  if (element !== undefined) return element;
  const ofClass =
    /^(?:[\w.]+\.)?(?:[Ll]ist|[Ss]et|[Tt]uple|Sequence|Iterable)\[["']?(?:\w+\.)*([A-Z]\w*)["']?[\],]/u.exec(text)?.[1];
  if (ofClass !== undefined) return `${ofClass}[]`;
  const options = text.replace(/^(?:[\w.]+\.)?(?:Union|Optional)\[(.*)\]$/su, "$1").split(/[|,]/u);
  const isText = options.length > 1 && options.some((option) => /^\s*(?:str|bytes|Any)\s*$/u.test(option));
  if (isText) return "str";
  const inner = /^(?:\w+\.)?(?:Optional|Annotated|Union)\[([\w.]+)/u.exec(text)?.[1] ?? text.replace(/\s*\|.*$/u, "");
  const plain = inner.replace(/[[(].*$/su, "").replaceAll(/["']/gu, "");
  return plain.slice(plain.lastIndexOf(".") + 1);
}

/** The text before the first comma that is in no brackets. */
function firstOf(text: string): string {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if ("[(".includes(character)) depth++;
    else if ("])".includes(character)) depth--;
    else if (character === "," && depth === 0) return text.slice(0, index).trim();
  }
  return text.trim();
}
