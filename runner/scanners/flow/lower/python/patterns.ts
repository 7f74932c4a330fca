import type { Expression, Statement } from "../ir.ts";
import type { Lowering } from "../lowering.ts";
import { member } from "../lowering.ts";
import { binding, elementAt, elementOf, oneOf } from "../patterns.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";

const CONSTANTS = new Set(["string", "concatenated_string", "integer", "float", "true", "false", "none"]);
const NUMBERS = new Set(["int", "float", "bool"]);

/** The constants of a pattern, alone or with `|`; null for any other pattern. */
export function constantsOf(pattern: SyntaxNode | undefined, lowering: Lowering): Expression[] | null {
  if (!pattern) return null;
  if (CONSTANTS.has(pattern.kind)) return [lowering.expression(pattern)];
  const isOnly = pattern.kind === "tuple_pattern" && pattern.named.length === 1;
  if (pattern.kind === "case_pattern" || pattern.kind === "as_pattern" || isOnly)
    return constantsOf(pattern.named[0], lowering);
  if (pattern.kind !== "union_pattern") return null;
  const all = pattern.named.map((part) => constantsOf(part, lowering));
  return all.every((part) => part !== null) ? all.flat() : null;
}

/** Whether a pattern matches anything: a name, or `_`. */
export function matchesAll(pattern: SyntaxNode | undefined): boolean {
  if (pattern?.kind === "case_pattern")
    return pattern.text === "_" || (pattern.named.length === 1 && matchesAll(pattern.named[0]));
  return pattern?.kind === "dotted_name" && pattern.named.length === 1;
}

/** Binds the names of a pattern to the parts of what it matches. */
export function bindingsOf(pattern: SyntaxNode, value: Expression, lowering: Lowering): Statement[] {
  const { kind, named } = pattern;
  const [first, second] = named;
  switch (kind) {
    case "dotted_name":
      return first && named.length === 1 ? [binding(first, value)] : [];
    case "as_pattern": {
      if (!first || !second) return [];
      const constants = constantsOf(first, lowering);
      const bound = constants ? oneOf(second, constants) : castOf(first, value);
      return [...bindingsOf(first, value, lowering), binding(second, bound)];
    }
    case "splat_pattern":
      return first ? [binding(first, value)] : [];
    case "dict_pattern":
      return named.flatMap((part, index) => {
        const key = named[index - 1];
        if (part.kind === "splat_pattern") return bindingsOf(part, value, lowering);
        if (part.kind !== "case_pattern" || !key) return [];
        return bindingsOf(part, elementOf(part, value, lowering.expression(key)), lowering);
      });
    case "list_pattern":
    case "tuple_pattern":
      if (kind === "tuple_pattern" && first && named.length === 1) return bindingsOf(first, value, lowering);
      return sequenceBindings(named, value, lowering);
    case "class_pattern":
      return named.slice(1).flatMap((part) => bindingsOf(part, castOf(pattern, value, part), lowering));
    case "keyword_pattern":
      return first && second ? bindingsOf(second, member(pattern, value, first.text), lowering) : [];
    default:
      return named.flatMap((part) => bindingsOf(part, value, lowering));
  }
}

/** `[a, *others, b]`: what follows the rest may be any element. */
export function sequenceBindings(parts: readonly SyntaxNode[], value: Expression, lowering: Lowering): Statement[] {
  const rest = parts.findIndex((part) => part.kind === "splat_pattern" || part.named[0]?.kind === "splat_pattern");
  return parts.flatMap((part, index) => {
    if (index === rest) return bindingsOf(part, value, lowering);
    const isKnown = rest === -1 || index < rest;
    return bindingsOf(part, isKnown ? elementAt(part, value, index) : elementOf(part, value, null), lowering);
  });
}

/** `int(n)` and `int() as n` match numbers; a positional part of another class may be any of its fields. */
function castOf(pattern: SyntaxNode, value: Expression, part?: SyntaxNode): Expression {
  const cls = pattern.kind === "case_pattern" ? pattern.named[0] : pattern;
  const type = cls?.kind === "class_pattern" ? (cls.named[0]?.text ?? "") : "";
  if (NUMBERS.has(type)) return { op: "cast", at: pattern, type, value };
  const isPositional = part !== undefined && type !== "str" && part.named[0]?.kind !== "keyword_pattern";
  return isPositional ? elementOf(part, value, null) : value;
}
