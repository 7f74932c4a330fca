import { type Argument, CLASS_OF, type Expression } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import {
  argument,
  asBlock,
  call,
  constant,
  lambda,
  member,
  nameOf,
  opaque,
  operation,
  parameter,
  returns,
} from "../lowering.ts";
import { schemaOf } from "./contracts.ts";
import { blockOf, DECLARED, type RubyScopeLowering } from "./declarations.ts";
import { forwardedArguments, methodWith, parametersOfForward } from "./parameters.ts";

/** Calls a method whose name is the first argument. */
/** Calls that make a function of their block, from which its `return` returns. */
const OWN_RETURNS = /^(?:lambda|proc|define_method|define_singleton_method)$/u;
/** Methods of all objects whose result is the object, or what a block makes of it. */
const OF_OBJECTS = /^(?:dup|clone|itself|tap|then)$/u;
const VARIABLES = /^instance_variable_[gs]et$/u;
const SENDS = /^(?:send|public_send|__send__|try!?)$/u;
/** Class methods of jobs whose arguments `perform` gets, in another process. */
const LATER = /^perform_(?:later|now|async|inline|sync|in|at)$/u;

/** The parameters of the request that an action of Hanami gets. */
const REQUEST = /^req(?:uest)?\.params$/u;

export function callOf(node: SyntaxNode, lowering: RubyScopeLowering): Expression {
  const receiver = node.field("receiver");
  const method = node.field("method");
  const schema = schemaOf(node, lowering);
  if (schema) return schema;
  const between = betweenCharacters(node, lowering);
  if (between) return between;
  const name = method?.text ?? "call";
  const args = argumentsOf(node.field("arguments"), lowering);
  const block = node.field("block");
  if (block) {
    const value = blockOf(block, lowering, block.field("parameters"));
    args.push(argument(OWN_RETURNS.test(name) ? value : asBlock(value, name)));
  }
  if (method?.kind === "super" || (!receiver && name === "super")) return call(node, null, "super", args);
  if (name === "new" && receiver && isConstant(receiver)) return creation(node, receiver, args, lowering);
  if (!receiver && (name === "lambda" || name === "proc") && args.length === 1)
    return args[0]?.value ?? opaque(node, []);
  const [first] = node.field("arguments")?.named ?? [];
  const named = first?.kind === "simple_symbol" ? first.text.slice(1) : undefined;
  if (named !== undefined && name === "method" && args.length === 1)
    return methodObject(node, receiver, named, lowering);
  const object = receiver ? lowering.expression(receiver) : ofSelf(node, name);
  if (object && name === "class" && args.length === 0) return member(node, object, CLASS_OF);
  if (object && lowering.method.declaresParams === true && REQUEST.test(`${receiver?.text}.${name}`))
    return call(node, nameOf(node, "this"), DECLARED, [argument(call(node, object, name, args))]);
  if (name === "last_match" && receiver?.text === "Regexp") {
    const [group] = args;
    const last = nameOf(node, "$~");
    return group ? { op: "index", at: node, object: last, key: group.value } : last;
  }
  const isSetter = /^(?:"[^"]*#\{[^"]*=|:"[^"]*#\{[^"]*=)"$/u.test(first?.text ?? "") && args.length === 2;
  if (isSetter && SENDS.test(name)) return call(node, object ?? nameOf(node, "this"), "instance_variable_set", args);
  if (named !== undefined && SENDS.test(name)) return call(node, object, named, args.slice(1));
  if (receiver && LATER.test(name)) return jobCall(node, receiver, name, args, lowering);
  return call(node, object, name, args);
}

/** The receiver of a method that every object has, where the code of an object names none. */
export function ofSelf(node: SyntaxNode, name: string): Expression | null {
  const isPlain = (node.field("arguments")?.named.length ?? 0) === 0;
  return (isPlain ? OF_OBJECTS : VARIABLES).test(name) ? nameOf(node, "this") : null;
}

/** `("a".."z").cover?(c)`; null for any other call. */
function betweenCharacters(node: SyntaxNode, lowering: RubyScopeLowering): Expression | null {
  const range = node.field("receiver");
  const [from, to] = /^\((["'])\w\1\.\.(["'])\w\2\)$/u.test(range?.text ?? "") ? (range?.named[0]?.named ?? []) : [];
  const [value] = node.field("arguments")?.named ?? [];
  if (!from || !to || !value || !/^(?:cover|include|member)\?$/u.test(node.field("method")?.text ?? "")) return null;
  const least = operation(node, ">=", lowering.expression(value), lowering.expression(from));
  return operation(node, "&&", least, operation(node, "<=", lowering.expression(value), lowering.expression(to)));
}

function isConstant({ kind }: SyntaxNode): boolean {
  return kind === "constant" || kind === "scope_resolution";
}

function creation(node: SyntaxNode, receiver: SyntaxNode, args: Argument[], lowering: RubyScopeLowering): Expression {
  const scope = receiver.kind === "scope_resolution" ? receiver.field("scope") : null;
  const name = receiver.kind === "scope_resolution" ? (receiver.field("name")?.text ?? "") : receiver.text;
  const object = scope ? lowering.expression(scope) : null;
  return { op: "call", at: node, name, receiver: object, callee: null, args, creates: true };
}

/** `Job.perform_later(…)` and `Job.set(…).perform_in(delay, …)` */
function jobCall(
  node: SyntaxNode,
  receiver: SyntaxNode,
  name: string,
  args: Argument[],
  lowering: RubyScopeLowering,
): Expression {
  const inner =
    receiver.kind === "call" && receiver.field("method")?.text === "set" ? receiver.field("receiver") : null;
  const job = lowering.expression(inner ?? receiver);
  return call(node, job, "perform", /_(?:in|at)$/u.test(name) ? args.slice(1) : args);
}

/** `object.method(:name)`: a function that passes its arguments on. */
function methodObject(
  node: SyntaxNode,
  receiver: SyntaxNode | null,
  name: string,
  lowering: RubyScopeLowering,
): Expression {
  const params = parametersOfForward(node);
  const object = receiver ? lowering.expression(receiver) : null;
  return lambda(node, params, [returns(call(node, object, name, methodWith(params, node).forwarded))]);
}

export function argumentsOf(node: SyntaxNode | null, lowering: RubyScopeLowering): Argument[] {
  return (node?.named ?? []).flatMap((child): Argument[] => {
    const forwarded = forwardedArguments(child, lowering.method.block);
    if (forwarded) return forwarded;
    if (child.kind === "pair") return pairOf(child, lowering);
    if (child.kind === "block_argument") return blockArgument(child, lowering);
    return [itemOf(child, lowering)];
  });
}

function pairOf(node: SyntaxNode, lowering: RubyScopeLowering): Argument[] {
  const [key, value] = [node.field("key"), node.field("value")];
  const text = key?.text.replace(/^:|:$/gu, "") ?? "";
  const held = value ? lowering.expression(value) : variableOrCall(node, text, lowering);
  const name = key?.kind === "string" ? lowering.expression(key) : undefined;
  if (name === undefined) return [{ name: text, value: held }];
  return name.op === "constant" ? [{ name: String(name.value), value: held }] : [argument(name), argument(held)];
}

/** `f(name:)` */
export function variableOrCall(node: SyntaxNode, name: string, lowering: RubyScopeLowering): Expression {
  return lowering.isLocal(name) ? nameOf(node, name) : call(node, null, name, []);
}

/** `&:to_i`: a lambda with one parameter. */
function blockArgument(node: SyntaxNode, lowering: RubyScopeLowering): Argument[] {
  const [inner] = node.named;
  if (inner?.kind !== "simple_symbol") return inner ? [{ value: lowering.expression(inner), isBlock: true }] : [];
  const it = nameOf(node, "it");
  return [argument(lambda(node, [parameter(it, "it")], [returns(call(node, it, inner.text.slice(1), []))]))];
}

export function itemOf(node: SyntaxNode, lowering: RubyScopeLowering): Argument {
  const [inner] = node.named;
  if (inner && node.kind === "splat_argument") return { value: lowering.expression(inner), spread: true };
  if (inner && node.kind === "hash_splat_argument")
    return { value: lowering.expression(inner), spread: true, isMap: true };
  return argument(lowering.expression(node));
}

/** The beginning of a statement of SQL. */
const STATEMENT = /^[("'%Q{]*\s*(?:select|insert|update|delete|with)\s/iu;

/** `DB["select …", value]` with a constant name before the text, or with a statement, is a call; any other index is one of an element. */
/** `Hash[pairs]`, `JSON[text]` */
const CONVERTS = new Map([
  ["Hash", "to_h"],
  ["JSON", "parse"],
]);

export function referenceOf(
  node: SyntaxNode,
  lowering: RubyScopeLowering,
  keyOf: (key: SyntaxNode | undefined) => Expression | null,
  isTarget = false,
): Expression {
  const object = node.field("object");
  const [, key, ...others] = node.named;
  const isQuery =
    !isTarget &&
    key !== undefined &&
    ((object?.kind === "constant" && (key.kind === "string" || key.kind === "identifier")) || STATEMENT.test(key.text));
  const value = lowering.expression(object);
  const convert = others.length === 0 && object?.kind === "constant" ? CONVERTS.get(object.text) : undefined;
  if (key && convert && !isTarget && key.kind !== "pair" && key.kind !== "splat_argument") {
    const given = lowering.expression(key);
    return convert === "parse" ? call(node, value, convert, [argument(given)]) : call(node, given, convert, []);
  }
  const [start, count] = isQuery ? [] : partIn(key, others[0]);
  if (start !== undefined && count !== undefined)
    return call(
      node,
      value,
      "[]",
      [start, count].map((number) => argument(constant(node, number))),
    );
  if (!isQuery && others.length === 0) return { op: "index", at: node, object: value, key: keyOf(key) };
  return call(
    node,
    value,
    "[]",
    [key, ...others].map((item) => argument(lowering.expression(item))),
  );
}

/** The position and the number of the elements of `items[1, 2]` and `items[1..2]`, if they are numbers. */
function partIn(key: SyntaxNode | undefined, count: SyntaxNode | undefined): number[] {
  if (key?.kind === "integer" && count?.kind === "integer") return [Number(key.text), Number(count.text)];
  const [, start, dots, end] = (key?.kind === "range" && /^(\d+)(\.{2,3})(-1|\d*)$/u.exec(key.text)) || [];
  if (start === undefined || dots === undefined) return [];
  const isOpen = end === "" || end === "-1";
  if (isOpen && dots === "..." && end === "-1") return [];
  const last = isOpen ? Number.MAX_SAFE_INTEGER : Number(end) + (dots === ".." ? 1 : 0);
  return [Number(start), Math.max(0, last - Number(start))];
}
