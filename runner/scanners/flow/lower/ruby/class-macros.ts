import { isPlainAttribute } from "./attribute-types.ts";
import { RECORD, type ClassNode, type Expression, type FunctionNode, type Parameter } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { argument, assign, call, constant, evaluate, member, nameOf, parameter, returns } from "../lowering.ts";
import type { RubyScopeLowering } from "./declarations.ts";
import { listedIn } from "./listed-names.ts";
import { methodWith, parametersOfForward } from "./parameters.ts";

const ATTRIBUTES = /^attr_(reader|writer|accessor)$/u;
const HANDLED_WITH = /\bwith(?::|\s*=>)\s*:?["']?(\w+[?!]?)/u;
/** Attributes with a type, of ActiveModel and dry-struct. */
const TYPED = /^attribute\??$/u;
const FILTERS = /^(?:prepend_|append_)?(?:before|around)_(?:action|filter)$/u;
const SKIPS = /^skip_before_/u;
const BEFORE = /^(?:prepend_|append_)?before_/u;
/** Options of a filter that name methods. */
const METHODS = /^(?:only|except):\s*(?::|\[\s*:|%[iIwW])/u;
const NESTED = /^(?:helpers|included|prepended|class_eval)$/u;
/** Modules whose classes take their attributes as a map. */
const MODELS =
  /^(?:::)?(?:ActiveModel::(?:Model|API|Attributes)|Dry::Struct|Virtus(?:\.model|\.value_object|::Model)?)$/u;

const INTERACTORS = /^(?:::)?Interactor$/u;

/** The name of a method that is called without a receiver; empty for anything else. */
export function macroOf(item: SyntaxNode): string {
  if (item.kind === "identifier") return item.text;
  return item.kind === "call" && !item.field("receiver") ? (item.field("method")?.text ?? "") : "";
}

export function argumentNodes(item: SyntaxNode): readonly SyntaxNode[] {
  return item.field("arguments")?.named ?? [];
}

/** The text of a symbol or string. */
export function symbolOf(node: SyntaxNode | undefined): string | undefined {
  return /^:?["']?(@{0,2}\w+[?!]?)["']?$/u.exec(node?.text ?? "")?.[1];
}

/** The body of `helpers do … end` or `included do … end`, whose declarations belong to the enclosing class. */
export function nestedBodyOf(item: SyntaxNode): SyntaxNode | null {
  return NESTED.test(macroOf(item)) ? (item.field("block")?.field("body") ?? null) : null;
}

/** The body of `class_methods do … end` of a concern, or of `module ClassMethods`. */
export function classMethodsOf(item: SyntaxNode): SyntaxNode | null {
  if (item.kind === "module" && item.field("name")?.text === "ClassMethods") return item.field("body");
  return macroOf(item) === "class_methods" ? (item.field("block")?.field("body") ?? null) : null;
}

/** `private def name … end` and `private attr_reader :name` are what they pass. */
export function withoutVisibility(item: SyntaxNode): SyntaxNode {
  const [inner] = item.kind === "call" ? argumentNodes(item) : [];
  const isDeclaration = inner?.kind === "method" || inner?.kind === "singleton_method" || inner?.kind === "call";
  return isDeclaration &&
    /^(?:private|protected|public|private_class_method|memoize|module_function|helper_method)$/u.test(macroOf(item))
    ? inner
    : item;
}

/** `include A, B`: their methods are methods of the class. */
export function mixinsOf(item: SyntaxNode): string[] {
  if (!/^(?:include|prepend|extend|helpers)$/u.test(macroOf(item))) return [];
  return argumentNodes(item)
    .filter(({ kind, text }) => kind === "constant" || kind === "scope_resolution" || MODELS.test(text))
    .map(({ text }) => text);
}

/** `before_action :name`: the method, or the block as a method of its own, runs before each action. */
export function addFilters(cls: ClassNode, item: SyntaxNode, lowering: RubyScopeLowering): boolean {
  if (SKIPS.test(macroOf(item)))
    (cls.withoutFilters ??= []).push(...argumentNodes(item).flatMap((node) => symbolOf(node) ?? []));
  if (!FILTERS.test(macroOf(item))) return false;
  const filters = (cls.filters ??= []);
  const before = filters.length;
  for (const node of argumentNodes(item)) {
    const name = node.kind === "simple_symbol" ? symbolOf(node) : undefined;
    if (name !== undefined) filters.push(name);
  }
  const lowered = lowering.expression(item);
  for (const { value } of lowered.op === "call" ? lowered.args : []) {
    if (value.op !== "function") continue;
    const name = `#filter ${value.at.place.offset}`;
    filters.push(name);
    cls.methods.push({ ...value.fn, name, params: [], declaresByAssignment: true, owner: cls });
  }
  const options = argumentNodes(item).filter(({ kind }) => kind === "pair");
  const isCertain = BEFORE.test(macroOf(item)) && options.every(({ text }) => METHODS.test(text));
  const [only, except] = ["only", "except"].map((key) => methodsIn(options.find(({ text }) => text.startsWith(key))));
  if (isCertain)
    (cls.guards ??= []).push(
      ...filters.slice(before).map((name) => ({ name, only: only ?? null, except: except ?? [] })),
    );
  return true;
}

/** `only: [:index, :show]`, `only: :index`, `except: %i[index show]` */
function methodsIn(option: SyntaxNode | undefined): string[] | null {
  const text = option?.field("value")?.text.replace(/^%\w/u, "");
  return text === undefined ? null : (text.match(/\w+[?!]?/gu) ?? []);
}

/** `rescue_from Error, with: :name`: the macro is like an annotation of the method. */
export function annotateHandlers(cls: ClassNode, items: readonly SyntaxNode[]): void {
  for (const item of items) {
    const name = macroOf(item);
    const method = name === "rescue_from" ? HANDLED_WITH.exec(item.text)?.[1] : undefined;
    for (const fn of cls.methods.filter((each) => each.name === method)) fn.annotations.push({ name, text: item.text });
  }
}

/** `attr_accessor :name`: methods that read and assign `@name`. */
export function attributesOf(item: SyntaxNode, owner: ClassNode): FunctionNode[] {
  const name = macroOf(item);
  const nodes = item.kind === "call" ? argumentNodes(item) : [];
  if (TYPED.test(name)) {
    const [attribute, type] = nodes;
    // What is converted to a number, or is one of a list, is no text that the constructor stores.
    return attribute ? accessorsOf(attribute, isPlainAttribute(type) ? "reader" : "accessor", owner) : [];
  }
  const kind = ATTRIBUTES.exec(name)?.[1];
  if (kind === undefined) return [];
  return nodes.flatMap((at) => listedIn(owner, at)).flatMap((at) => accessorsOf(at, kind, owner));
}

function accessorsOf(at: SyntaxNode, kind: string, owner: ClassNode): FunctionNode[] {
  const name = symbolOf(at);
  if (name === undefined) return [];
  const field = member(at, nameOf(at, "this"), `@${name}`);
  const value = nameOf(at, "value");
  const reader = methodNamed(at, name, [], [returns(field)], owner);
  const body = [evaluate(assign(at, field, value))];
  const writer = { ...methodNamed(at, name, [parameter(value, "value")], body, owner), accessor: "set" as const };
  return [...(kind === "writer" ? [] : [reader]), ...(kind === "reader" ? [] : [writer])];
}

export function methodNamed(
  at: SyntaxNode,
  name: string,
  params: Parameter[],
  body: FunctionNode["body"],
  owner: ClassNode,
): FunctionNode {
  const rest = { annotations: [], returnType: "", isStatic: false, declaresByAssignment: true };
  return { at, name, params, body, owner, ...rest };
}

/** `delegate :name, to: :other` and `def_delegators :@other, :name`: methods that call those of another object. */
export function delegatesOf(item: SyntaxNode, owner: ClassNode): FunctionNode[] {
  const macro = macroOf(item);
  const nodes = argumentNodes(item);
  const symbols = nodes.filter(({ kind }) => kind === "simple_symbol" || kind === "string");
  if (macro === "delegate") {
    const to = nodes.find(({ kind, text }) => kind === "pair" && text.startsWith("to:"))?.field("value");
    const target = symbolOf(to ?? undefined);
    return target === undefined
      ? []
      : symbols.flatMap((at) => delegateOf(at, target, symbolOf(at), symbolOf(at), owner));
  }
  const [first, second, third] = symbols;
  const target = symbolOf(first);
  if (!first || target === undefined) return [];
  if (macro === "def_delegator" || macro === "def_instance_delegator")
    return delegateOf(first, target, symbolOf(second), symbolOf(third ?? second), owner);
  if (macro !== "def_delegators" && macro !== "def_instance_delegators") return [];
  return symbols.slice(1).flatMap((at) => delegateOf(at, target, symbolOf(at), symbolOf(at), owner));
}

function delegateOf(
  at: SyntaxNode,
  target: string,
  method: string | undefined,
  name: string | undefined,
  owner: ClassNode,
): FunctionNode[] {
  if (method === undefined || name === undefined) return [];
  const params = parametersOfForward(at);
  const self = nameOf(at, "this");
  const object = target.startsWith("@") ? member(at, self, target) : call(at, null, target, []);
  return [methodNamed(at, name, params, [returns(call(at, object, method, methodWith(params, at).forwarded))], owner)];
}

/** `Struct.new(:a, :b)` and `Data.define(:a, :b)`: the names of the fields; null for anything else. */
export function structFieldsOf(node: SyntaxNode | null | undefined): readonly SyntaxNode[] | null {
  if (node?.kind !== "call") return null;
  const made = `${node.field("receiver")?.text}.${node.field("method")?.text}`;
  if (!/^(?:::)?(?:Struct\.new|Data\.define)$/u.test(made)) return null;
  return argumentNodes(node).filter(({ kind }) => kind === "simple_symbol");
}

/** Accessors and a constructor that takes the fields in this order, or by name. */
export function addStructFields(cls: ClassNode, fields: readonly SyntaxNode[]): void {
  cls.supers.push(RECORD);
  cls.methods.push(...fields.flatMap((at) => accessorsOf(at, "accessor", cls)));
  const own = fields.flatMap((at) => symbolOf(at) ?? []);
  cls.fields.push(
    ...own.map((name) => ({ name: `@${name}`, type: "", value: null, isStatic: false, annotations: [] })),
  );
  if (cls.methods.some(({ name }) => name === "<init>")) return;
  const names = fields.flatMap((at) => symbolOf(at) ?? []);
  const params = names.map((name) => parameter(nameOf(cls.at, name), name));
  const body = names.map((name) => fieldAssignment(cls.at, name, nameOf(cls.at, name)));
  cls.methods.push(methodNamed(cls.at, "<init>", params, body, cls));
}

/** The constructor of a class that takes its attributes as a map, such as one with `include ActiveModel::Model`. */
export function addModelConstructor(cls: ClassNode): void {
  if (!cls.supers.some((name) => MODELS.test(name)) || cls.methods.some(({ name }) => name === "<init>")) return;
  const names = cls.methods.filter(({ accessor }) => accessor === "set").map(({ name }) => name);
  const given = nameOf(cls.at, "attributes");
  const body = names.map((name) =>
    fieldAssignment(cls.at, name, { op: "index", at: cls.at, object: given, key: constant(cls.at, name) }),
  );
  cls.methods.push(methodNamed(cls.at, "<init>", [parameter(given, "attributes")], body, cls));
}

/** With `include Interactor`, `call(…)` of the class runs that of an object with the arguments as `context`. */
export function addInteractor(cls: ClassNode): void {
  if (!cls.supers.some((name) => INTERACTORS.test(name))) return;
  const { at, name } = cls;
  const given = nameOf(at, "context");
  const create = (of: string): Expression => {
    return { op: "call", at, name: of, receiver: null, callee: null, args: [argument(given)], creates: true };
  };
  const object = nameOf(at, "object");
  const body = [
    evaluate(assign(at, object, create(name))),
    evaluate(call(at, object, "call", [])),
    returns(member(at, object, "@context")),
  ];
  const params = [{ ...parameter(given, "context"), takesKeywords: true }];
  const runs = ["call", "call!"].map((run) => ({ ...methodNamed(at, run, params, body, cls), isStatic: true }));
  const constructor = methodNamed(
    at,
    "<init>",
    [parameter(given, "context")],
    [fieldAssignment(at, "context", create("OpenStruct"))],
    cls,
  );
  const reader = methodNamed(at, "context", [], [returns(member(at, nameOf(at, "this"), "@context"))], cls);
  cls.methods.push(constructor, reader, ...runs);
}

function fieldAssignment(at: SyntaxNode, name: string, value: Expression): FunctionNode["body"][number] {
  return evaluate(assign(at, member(at, nameOf(at, "this"), `@${name}`), value));
}

/** `%i[open close].each { |name| define_method(name) { … } }`: a method for each of the names. */
export function addDefinedOver(cls: ClassNode, item: SyntaxNode, lowering: RubyScopeLowering): boolean {
  if (item.kind !== "call" || item.field("method")?.text !== "each" || !/\bdefine_method\b/u.test(item.text))
    return false;
  const value = lowering.expression(item);
  const [block] = value.op === "call" ? value.args.map((arg) => arg.value) : [];
  const names = value.op === "call" && value.receiver ? constantsIn(cls, value.receiver) : [];
  if (block?.op !== "function" || names.length === 0) return false;
  const [{ name: given } = { name: "" }] = block.fn.params;
  const defined = block.fn.body.flatMap((statement) => {
    const defines = statement.do === "evaluate" || statement.do === "return" ? statement.value : null;
    if (defines?.op !== "call" || defines.name !== "define_method") return [];
    const [name, body] = defines.args.map((arg) => arg.value);
    return name?.op === "name" && name.name === given && body?.op === "function" ? [{ name, fn: body.fn }] : [];
  });
  for (const { name, fn } of defined)
    for (const text of names) {
      const body = [evaluate(assign(name.at, name, constant(name.at, text))), ...fn.body];
      cls.methods.push({ ...fn, name: text, body, isStatic: false, declaresByAssignment: true, owner: cls });
    }
  return defined.length > 0;
}

/** The texts of a list, or of a constant of the class that is one. */
function constantsIn(cls: ClassNode, list: Expression): string[] {
  const value = list.op === "name" ? cls.fields.find(({ name }) => name === list.name)?.value : list;
  if (value?.op === "call" && value.name === "freeze" && value.receiver) return constantsIn(cls, value.receiver);
  if (value?.op !== "list") return [];
  return value.items.flatMap(({ value: item }) => (item.op === "constant" ? [String(item.value)] : []));
}

/** `scope :name, ->(…) { … }` and `define_method(:name) { |…| … }` */
export function isDefinition(item: SyntaxNode): boolean {
  return item.kind === "call" && /^(?:scope|define_method)$/u.test(macroOf(item));
}

export function addDefined(cls: ClassNode, item: SyntaxNode, lowering: RubyScopeLowering): void {
  const value = lowering.expression(item);
  if (value.op !== "call") return;
  const [name, ...others] = value.args.map((arg) => arg.value);
  const body = others.find((arg) => arg.op === "function");
  if (name?.op !== "constant" || body?.op !== "function") return;
  const isStatic = value.name === "scope";
  cls.methods.push({ ...body.fn, name: String(name.value), isStatic, declaresByAssignment: true, owner: cls });
}
