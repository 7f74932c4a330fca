import type { Argument, Parameter } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { argument, type Lowering, nameOf, parameter } from "../lowering.ts";

/** The variables of arguments that a method passes on without naming them. */
const REST = "*";
const KEYWORDS = "**";
/** The variable of the block of a method that has no name for it. */
const BLOCK = "&";

/** Methods that return what they yield where they get no block. */
const ENUMERATES = /\b(?:enum_for|to_enum)\b/u;

/** A method, as far as `yield` and `super` depend on it. */
export interface Method {
  /** The variable of its block. */
  block: string;
  /** The arguments of a `super` without arguments. */
  forwarded: Argument[];
  enumerates: boolean;
  /** Whether its class declares the parameters of requests. */
  declaresParams?: boolean;
}

export function methodWith(params: readonly Parameter[], at: SyntaxNode | null): Method {
  const forwarded = at ? params.map((param) => forwardedArgument(at, param)) : [];
  const block = params.find(({ takesBlock }) => takesBlock)?.name ?? BLOCK;
  return { block, forwarded, enumerates: ENUMERATES.test(at?.text ?? "") };
}

function forwardedArgument(at: SyntaxNode, { name, rest, takesKeywords, takesBlock, isKeyword }: Parameter): Argument {
  const value = nameOf(at, name);
  if (rest) return { value, spread: true };
  if (takesKeywords) return { value, isMap: true };
  if (takesBlock) return { value, isBlock: true };
  return isKeyword ? { name, value } : argument(value);
}

export function parametersOf(node: SyntaxNode | null, lowering: Lowering): Parameter[] {
  return (node?.named ?? []).flatMap((item) => parameterOf(item, lowering));
}

function parameterOf(item: SyntaxNode, lowering: Lowering): Parameter[] {
  if (item.kind === "forward_parameter") return parametersOfForward(item);
  if (item.kind === "destructured_parameter") {
    const parts = item.named.map((part) => argument(nameOf(part, (part.field("name") ?? part).text)));
    return [parameter({ op: "list", at: item, items: parts }, "")];
  }
  const at = item.field("name") ?? item;
  if (item.kind === "splat_parameter") return [restOf(at, item.field("name")?.text ?? REST)];
  if (item.kind === "hash_splat_parameter") return [keywordsOf(at, item.field("name")?.text ?? KEYWORDS)];
  if (item.kind === "block_parameter") return [blockParameter(at, item.field("name")?.text)];
  const fallback = item.field("value");
  return [
    {
      ...parameter(nameOf(at, at.text), at.text),
      fallback: fallback ? lowering.expression(fallback) : null,
      ...(item.kind === "keyword_parameter" && { isKeyword: true }),
    },
  ];
}

/** The parameters of `(...)`: whatever a caller passes. */
export function parametersOfForward(at: SyntaxNode): Parameter[] {
  return [restOf(at, REST), keywordsOf(at, KEYWORDS), blockParameter(at)];
}

/** The variables that parameters declare. */
export function namesOf(list: SyntaxNode | null): string[] {
  return (list?.named ?? []).flatMap((item) =>
    item.kind === "destructured_parameter" ? namesOf(item) : [(item.field("name") ?? item).text],
  );
}

export function blockParameter(at: SyntaxNode, name = BLOCK): Parameter {
  return { ...parameter(nameOf(at, name), name), takesBlock: true };
}

function restOf(at: SyntaxNode, name: string): Parameter {
  return { ...parameter(nameOf(at, name), name), rest: true };
}

function keywordsOf(at: SyntaxNode, name: string): Parameter {
  return { ...parameter(nameOf(at, name), name), takesKeywords: true };
}

/** `...`, `*`, `**` and `&` as arguments: those of the method around the call. */
export function forwardedArguments(node: SyntaxNode, block: string): Argument[] | null {
  const rest: Argument = { value: nameOf(node, REST), spread: true };
  const keywords: Argument = { value: nameOf(node, KEYWORDS), isMap: true };
  const given: Argument = { value: nameOf(node, block), isBlock: true };
  if (node.kind === "forward_argument") return [rest, keywords, given];
  if (node.named.length > 0) return null;
  if (node.kind === "splat_argument") return [rest];
  if (node.kind === "hash_splat_argument") return [keywords];
  return node.kind === "block_argument" ? [given] : null;
}
