import { isStrict } from "../../domain/strict-pattern.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";

const PLAIN =
  /^:(?:integer|big_integer|float|decimal|boolean|date|datetime|time)$|\b(?:Integer|Float|Decimal|Bool|Date|DateTime|Time)\b|\.enum\(|\bincluded_in:/u;
/** `Types::String.constrained(format: /\A[a-z]+\z/)`, of dry-types. */
const FORMAT = /\.constrained\([^)]*\bformat:\s*(?:\/((?:[^/\\]|\\.)+)\/|%r\{([^}]*)\})/u;
/** `Types::Name`, with further calls. */
const CONSTANT = /^(?:[A-Z]\w*::)*([A-Z]\w*)(?=$|\.)/u;

/** Whether the type of an attribute lets no free text in: a number, one of a list, or text of a strict format. */
export function isPlainAttribute(type: SyntaxNode | undefined): boolean {
  if (!type) return false;
  const name = CONSTANT.exec(type.text)?.[1];
  const declared =
    name === undefined
      ? null
      : new RegExp(String.raw`^[ \t]*${name}\s*=\s*(?:\w+::)*(?=[A-Z])(.+)$`, "mu").exec(type.textOfFile);
  return [type.text, declared?.[1] ?? ""].some((text) => PLAIN.test(text) || hasStrictFormat(text));
}

function hasStrictFormat(text: string): boolean {
  const [, slashed, braced] = FORMAT.exec(text) ?? [];
  // `^` and `$` match at lines.
  const [, whole] = /^\\A(.*)\\z$/su.exec(slashed ?? braced ?? "") ?? [];
  return whole !== undefined && isStrict(whole, true);
}
