import { bufferOf } from "../buffers.ts";
import { type Argument, COPY, type Expression, type MapEntry, type Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { bodyOf, classOf, parametersOf } from "./declarations.ts";
import { isType, simpleType } from "./types.ts";
import {
  argument,
  asBlock,
  call,
  constant,
  lambda,
  type Lowering,
  nameOf,
  opaque,
  parameter,
  returns,
} from "../lowering.ts";

/** The lowering of a file, with assignment targets. */
interface KotlinTargetLowering extends Lowering {
  target(node: SyntaxNode): Expression;
}

const LISTS =
  /^(?:(?:mutable)?(?:list|set)Of|arrayListOf|hashSetOf|linkedSetOf|arrayOf|listOfNotNull|sequenceOf|setOfNotNull)$/iu;
const MAPS = /^(?:(?:mutable)?MapOf|hashMapOf|linkedMapOf)$/iu;
/** Statements without a value. */
const NO_VALUE = new Set(["assignment", "property_declaration", "jump_expression", "function_declaration"]);

/** Functions that return data as the type of their type argument. */
const READS_AS = /^(?:receive|await|decode|read|convert|parse|from|body|retrieve|bind)(?!.*(?:Flow|List))/u;

/** `f(a) { b }`, `a.f(b)`, `C(a)`: a capitalized name is a constructor. */
export function callOf(node: SyntaxNode, lowering: KotlinTargetLowering): Expression {
  const [fn, suffix] = node.named;
  if (!fn || !suffix) return opaque(node, []);
  const given = argumentsOf(suffix, lowering).map((arg) => ({ ...arg, value: asBlock(arg.value, calledName(fn)) }));
  const args = [...unsafeTexts(fn, suffix, lowering), ...given];
  // A trailing lambda is one more argument.
  if (fn.kind === "call_expression" && !suffix.child("value_arguments")) {
    const inner = callOf(fn, lowering);
    return inner.op === "call" ? { ...inner, at: node, args: [...inner.args, ...args] } : inner;
  }
  if (fn.text === "ByteArray" && args.length === 1) {
    const size = suffix.text.slice(1, -1);
    return bufferOf(node, size) ?? named(node, null, fn.text, args);
  }
  if (fn.kind === "simple_identifier") return withTypeArgument(named(node, null, fn.text, args), suffix);
  if (fn.kind !== "navigation_expression")
    return { op: "call", at: node, name: "", receiver: null, callee: lowering.expression(fn), args, creates: false };
  const name = memberName(fn);
  const isMade = /^[A-Z]/u.test(name) && /^(?:\w+\.)*\w+$/u.test(fn.text);
  const isCopy = name === "copy" && args.length > 0 && args.every((arg) => arg.name !== undefined);
  const receiver = isMade ? null : lowering.expression(fn.named[0]);
  const called = withTypeArgument(named(node, receiver, isCopy ? COPY : name, args), suffix);
  const type = READS_AS.test(name) ? typeArgument(suffix) : "";
  return type === "" ? called : { op: "cast", at: node, type, value: called };
}

function calledName(fn: SyntaxNode): string {
  if (fn.kind === "call_expression" && fn.named[0]) return calledName(fn.named[0]);
  return fn.kind === "navigation_expression" ? memberName(fn) : fn.text;
}

/** `get<Store>()` */
function withTypeArgument(called: Expression, suffix: SyntaxNode): Expression {
  const type = called.op === "call" ? typeArgument(suffix) : "";
  return called.op !== "call" || type === "" ? called : { ...called, typeArgument: type };
}

/** The type argument of a call that has one. */
function typeArgument(suffix: SyntaxNode): string {
  const [only, ...others] = suffix.child("type_arguments")?.named ?? [];
  return others.length > 0 ? "" : simpleType(only?.named.find(isType));
}

/** `unsafe { +text }` of kotlinx.html writes the text as it is. */
function unsafeTexts(fn: SyntaxNode, suffix: SyntaxNode, lowering: KotlinTargetLowering): Argument[] {
  if (fn.kind !== "simple_identifier" || fn.text !== "unsafe") return [];
  const body = suffix.child("annotated_lambda")?.child("lambda_literal")?.child("statements")?.named ?? [];
  const texts = body.filter((item) => item.kind === "prefix_expression" && item.startsWith("+"));
  return texts.map((item) => argument(lowering.expression(item.named.at(-1))));
}

function named(at: SyntaxNode, receiver: Expression | null, name: string, args: Argument[]): Expression {
  if (!receiver && LISTS.test(name)) return { op: "list", at, items: args };
  if (!receiver && MAPS.test(name)) return { op: "map", at, entries: args.map(({ value }) => entryOf(value)) };
  if (receiver || !/^[A-Z]/u.test(name)) return call(at, receiver, name, args);
  return { op: "call", at, name, receiver: null, callee: null, args, creates: true };
}

function entryOf(pair: Expression): MapEntry {
  const [key, value] = pair.op === "list" ? pair.items : [];
  return key && value ? { key: key.value, value: value.value } : { key: null, value: pair };
}

export function memberName(node: SyntaxNode): string {
  return node.child("navigation_suffix")?.named[0]?.text ?? "";
}

export function argumentsOf(suffix: SyntaxNode, lowering: KotlinTargetLowering): Argument[] {
  const list = suffix.child("value_arguments")?.named ?? [];
  const plain = list.map((item): Argument => {
    const value = item.named.at(-1) ?? item;
    const [name] = item.named;
    if (value.kind === "spread_expression")
      return { value: lowering.expression(value.named[0] ?? value), spread: true };
    const held = lowering.expression(value);
    return name && name !== value ? { value: held, name: name.text } : argument(held);
  });
  const last = suffix.child("annotated_lambda")?.child("lambda_literal");
  return last ? [...plain, argument(lambdaOf(last, lowering, typeArgument(suffix)))] : plain;
}

/** `get<T> { t -> … }`: a parameter without a type has that of the type argument. */
export function lambdaOf(node: SyntaxNode, lowering: KotlinTargetLowering, type = ""): Expression {
  const list = node.child("lambda_parameters")?.named ?? [];
  const params = list.map((item) => {
    const name = item.child("simple_identifier") ?? item;
    return {
      ...parameter(lowering.target(item), name.text, simpleType(item.child("user_type", "nullable_type")) || type),
    };
  });
  const it = parameter(nameOf(node, "it"), "it");
  const body = valued(node.child("statements")?.named ?? [], lowering, returns);
  return lambda(node, params.length > 0 ? params : [it], body);
}

export function isParted(jump: SyntaxNode | undefined, value: SyntaxNode | undefined): boolean {
  return (
    jump?.kind === "jump_expression" &&
    value !== undefined &&
    /^(?:return(?:@\w+)?|throw)$/u.test(jump.text) &&
    value.follows(jump.text) &&
    value.place.line === jump.place.line
  );
}

/** Statements that yield the value of the last one. */
export function valued(
  nodes: readonly SyntaxNode[],
  lowering: KotlinTargetLowering,
  give: (value: Expression) => Statement,
): Statement[] {
  const last = nodes.at(-1);
  if (isParted(nodes.at(-2), last)) return lowering.statements(nodes);
  if (!last || NO_VALUE.has(last.kind) || last.kind.endsWith("_statement")) return lowering.statements(nodes);
  return [...lowering.statements(nodes.slice(0, -1)), give(lowering.expression(last))];
}

/** `fun(a: T): R { … }` and `object : T { … }` */
export function anonymous(node: SyntaxNode, lowering: KotlinTargetLowering): Expression {
  if (node.kind === "anonymous_function") {
    const params = parametersOf(node.child("function_value_parameters"), lowering);
    const body = node.child("function_body");
    return lambda(node, params, bodyOf(body, lowering));
  }
  const cls = classOf(node, lowering, `object$${node.mark}`);
  const callee: Expression = { op: "class", at: node, cls };
  return { op: "call", at: node, name: cls.supers[0] ?? "", receiver: null, callee, args: [], creates: true };
}

/** `a::b`: a lambda with one parameter. */
const CLASS = "::class";

export function referenceOf(node: SyntaxNode, lowering: KotlinTargetLowering): Expression {
  const it = nameOf(node, "it");
  const [object, name] = node.named;
  if (!object) return constant(node, null);
  if (!name && node.text.endsWith(CLASS)) return constant(node, `${node.text.slice(0, -CLASS.length)}.class`);
  const body = name
    ? call(node, lowering.expression(object), name.text, [argument(it)])
    : named(node, null, object.text, [argument(it)]);
  return lambda(node, [parameter(it, "it")], [returns(body)]);
}
