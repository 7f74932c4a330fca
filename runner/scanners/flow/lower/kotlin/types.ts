import type { SyntaxNode } from "../../syntax/syntax-node.ts";

const TYPES = new Set(["user_type", "nullable_type", "function_type", "not_nullable_type"]);
/** Number types by their Java names. */
const NUMBERS: Record<string, string> = { Int: "Integer", Char: "char", UInt: "Integer", ULong: "Long" };
/** A type of functions with a receiver. */
const RECEIVER = /^(?:suspend\s+)?[A-Z][\w.<>, ?*]*\.\(/u;

export function isType({ kind }: SyntaxNode): boolean {
  return TYPES.has(kind);
}

/** Whether functions of the type are called on an object: `Markup.() -> Unit`. */
export function hasReceiver(node: SyntaxNode | undefined): boolean {
  return node !== undefined && RECEIVER.test(node.text);
}

/** The name of a type without package and type arguments. */
export function simpleType(node: SyntaxNode | null | undefined): string {
  if (!node) return "";
  const text = node.text.replace(/<[^]*$/u, "").replaceAll(/\s|\?|@\w+/gu, "");
  const plain = text.slice(text.lastIndexOf(".") + 1);
  return NUMBERS[plain] ?? plain;
}

/** The type of a result, without packages, but with its type arguments. */
export function resultType(node: SyntaxNode | undefined): string {
  const text = (node?.text ?? "").replaceAll(/\s|\?|@\w+|\b(?:[a-z_]\w*\.)+(?=[A-Z])/gu, "");
  return NUMBERS[text] ?? text;
}

/** A list of numbers cannot carry text. */
export function elementType(node: SyntaxNode | undefined): string {
  const element = /^(?:List|Set|Collection|Array)<(Int|Long|Short|Double|Float|Boolean|UUID)>\??$/u.exec(
    node?.text ?? "",
  )?.[1];
  return element === undefined ? simpleType(node) : (NUMBERS[element] ?? element);
}
