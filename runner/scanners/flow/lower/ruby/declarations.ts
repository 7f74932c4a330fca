import type { ClassNode, Expression, FunctionNode, Parameter, Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { assign, evaluate, lambda, type Lowering, member, nameOf, parameter, returns } from "../lowering.ts";

/** The lowering of a file, with the local variables in scope: other names are calls. */
export interface RubyScopeLowering extends Lowering {
  withLocals<Result>(names: Iterable<string>, inner: boolean, work: () => Result): Result;
}

/** The last expression of a method is its result. */
export function returning(statements: Statement[]): Statement[] {
  const last = statements.at(-1);
  if (!last) return statements;
  return [...statements.slice(0, -1), ...lastOf(last)];
}

export function yielding(statements: Statement[]): Statement[] {
  const last = statements.at(-1);
  return last?.do === "evaluate" ? [...statements.slice(0, -1), { do: "yield", value: last.value }] : statements;
}

function lastOf(last: Statement): Statement[] {
  switch (last.do) {
    case "evaluate":
      return [{ do: "return", value: last.value, at: last.value.at }];
    case "if":
      return [{ ...last, consequent: returning(last.consequent), otherwise: returning(last.otherwise) }];
    case "switch":
      return [{ ...last, cases: last.cases.map((item) => ({ ...item, body: returning(item.body) })) }];
    case "try":
      return [
        {
          ...last,
          body: returning(last.body),
          handlers: last.handlers.map((handler) => ({ ...handler, body: returning(handler.body) })),
        },
      ];
    default:
      return [last];
  }
}

function parametersOf(node: SyntaxNode | null, lowering: RubyScopeLowering): Parameter[] {
  return (node?.named ?? []).map((item) => {
    const name = item.field("name") ?? item;
    const fallback = item.field("value");
    return {
      ...parameter(nameOf(name, name.text), name.text),
      fallback: fallback ? lowering.expression(fallback) : null,
      rest: item.kind === "splat_parameter",
      takesKeywords: item.kind === "hash_splat_parameter",
    };
  });
}

export function methodOf(node: SyntaxNode, owner: ClassNode | null, lowering: RubyScopeLowering): FunctionNode {
  const name = node.field("name")?.text ?? "";
  const list = node.field("parameters");
  const names = (list?.named ?? []).map((item) => (item.field("name") ?? item).text);
  const [params, body] = lowering.withLocals(names, false, () => [
    parametersOf(list, lowering),
    returning(lowering.block(node.field("body"))),
  ]);
  const assigned = /^(\w+)=$/u.exec(name)?.[1];
  return {
    at: node,
    name: name === "initialize" ? "<init>" : (assigned ?? name),
    ...(assigned !== undefined && { accessor: "set" as const }),
    params,
    body,
    annotations: [],
    returnType: "",
    isStatic: node.kind === "singleton_method",
    declaresByAssignment: true,
    owner,
  };
}

/** A block captures the variables around it. */
export function blockOf(node: SyntaxNode, lowering: RubyScopeLowering, list: SyntaxNode | null): Expression {
  const names = (list?.named ?? []).map((item) => (item.field("name") ?? item).text);
  return lowering.withLocals(names, true, () => {
    const params = parametersOf(list, lowering);
    const body = node.field("body") ?? node.child("body_statement", "block_body");
    return lambda(node, params, body ? returning(lowering.statement(body)) : []);
  });
}

/** The body of `helpers do … end`, whose methods belong to the enclosing class. */
export function helpersOf(item: SyntaxNode): SyntaxNode | null {
  const isHelpers =
    item.kind === "call" &&
    !item.field("receiver") &&
    /^(?:helpers|class_methods)$/u.test(item.field("method")?.text ?? "");
  return isHelpers ? (item.field("block")?.field("body") ?? null) : null;
}

/** `scope :name, ->(…) { … }` and `define_method(:name) { |…| … }` */
function isDefinition(item: SyntaxNode): boolean {
  const name = item.kind === "call" && !item.field("receiver") ? item.field("method")?.text : "";
  return name === "scope" || name === "define_method";
}

function addDefined(cls: ClassNode, item: SyntaxNode, lowering: RubyScopeLowering): void {
  const value = lowering.expression(item);
  if (value.op !== "call") return;
  const [name, ...others] = value.args.map((arg) => arg.value);
  const body = others.find((arg) => arg.op === "function");
  if (name?.op !== "constant" || body?.op !== "function") return;
  const isStatic = value.name === "scope";
  cls.methods.push({ ...body.fn, name: String(name.value), isStatic, declaresByAssignment: true, owner: cls });
}

/** `include A, B`: their methods are methods of the class. */
function mixinsOf(item: SyntaxNode): string[] {
  const isMixin = item.kind === "call" && !item.field("receiver");
  if (!isMixin || !/^(?:include|prepend|extend)$/u.test(item.field("method")?.text ?? "")) return [];
  const names = item.field("arguments")?.named ?? [];
  return names.filter(({ kind }) => kind === "constant" || kind === "scope_resolution").map(({ text }) => text);
}

const ATTRIBUTES = /^attr_(reader|writer|accessor)$/u;

/** `attr_accessor :name`: methods that read and assign `@name`. */
function attributesOf(item: SyntaxNode, owner: ClassNode): FunctionNode[] {
  const kind =
    item.kind === "call" && !item.field("receiver") ? ATTRIBUTES.exec(item.field("method")?.text ?? "") : null;
  if (!kind) return [];
  const base = { annotations: [], returnType: "", isStatic: false, declaresByAssignment: true, owner };
  return (item.field("arguments")?.named ?? []).flatMap((at): FunctionNode[] => {
    const name = /^:?["']?(\w+)["']?$/u.exec(at.text)?.[1];
    if (name === undefined) return [];
    const field = member(at, nameOf(at, "this"), `@${name}`);
    const value = nameOf(at, "value");
    const reader: FunctionNode = { ...base, at, name, params: [], body: [returns(field)] };
    const params = [parameter(value, "value")];
    const writer: FunctionNode = {
      ...base,
      at,
      name,
      params,
      body: [evaluate(assign(at, field, value))],
      accessor: "set",
    };
    return [...(kind[1] === "writer" ? [] : [reader]), ...(kind[1] === "reader" ? [] : [writer])];
  });
}

export function classOf(node: SyntaxNode, lowering: RubyScopeLowering): ClassNode {
  const parent = node.field("superclass")?.named[0]?.text ?? "";
  const cls: ClassNode = {
    at: node,
    name: node.field("name")?.text ?? "",
    supers: parent === "" ? [] : [parent],
    annotations: [],
    fields: [],
    methods: [],
    body: [],
    inner: [],
  };
  const items = (node.field("body")?.named ?? []).flatMap((item) => helpersOf(item)?.named ?? [item]);
  cls.supers.push(...items.flatMap(mixinsOf));
  const shared = items.filter(({ kind }) => kind === "singleton_class");
  lowering.withLocals([], false, () => {
    for (const item of shared.flatMap(({ named }) => named.at(-1)?.named ?? [])) {
      const methods = item.kind === "method" ? [methodOf(item, cls, lowering)] : attributesOf(item, cls);
      cls.methods.push(...methods.map((method) => ({ ...method, isStatic: true })));
    }
    for (const item of items) {
      if (item.kind === "method" || item.kind === "singleton_method") cls.methods.push(methodOf(item, cls, lowering));
      else if (item.kind === "class" || item.kind === "module") cls.inner.push(classOf(item, lowering));
      else if (attributesOf(item, cls).length > 0) cls.methods.push(...attributesOf(item, cls));
      else if (isDefinition(item)) addDefined(cls, item, lowering);
      else if (item.kind === "assignment" && item.field("left")?.kind === "constant") {
        const value = item.field("right");
        const name = item.field("left")?.text ?? "";
        cls.fields.push({
          name,
          type: "",
          value: value ? lowering.expression(value) : null,
          isStatic: true,
          annotations: [],
        });
      } else cls.body.push(...lowering.statement(item));
    }
  });
  return cls;
}
