import type { Expression, Statement } from "../ir.ts";
import { evaluate, type Lowering, assign, member, nameOf, operation, operatorOf } from "../lowering.ts";
import { elementAt, elementOf } from "../patterns.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { simpleType } from "./types.ts";

/** Binds the names of a pattern to the parts of what it matches. */
export function bindingsOf(pattern: SyntaxNode, value: Expression, lowering: Lowering): Statement[] {
  switch (pattern.kind) {
    case "declaration_pattern":
    case "var_pattern":
      return named(pattern, typed(pattern, value));
    case "recursive_pattern": {
      const whole = typed(pattern, value);
      const parts = pattern.named.flatMap((part) => {
        if (part.kind === "property_pattern_clause") return properties(part, value, lowering);
        return part.kind === "positional_pattern_clause" ? positions(part, value, lowering) : [];
      });
      return [...named(pattern, whole), ...parts];
    }
    case "list_pattern":
      return pattern.named.flatMap((part, index) => bindingsOf(part, elementAt(part, value, index), lowering));
    case "constant_pattern":
      return deconstructed(pattern.named[0], value);
    case "or_pattern":
    case "and_pattern":
    case "parenthesized_pattern":
    case "negated_pattern":
      return pattern.named.flatMap((part) => bindingsOf(part, value, lowering));
    default:
      return [];
  }
}

/** What holds in a case with a guard: `when Url.IsLocalUrl(target)`. */
export function givenBy(guard: SyntaxNode | undefined, lowering: Lowering): Statement[] {
  return (guard?.named ?? []).map((test) => ({ do: "assert", test: lowering.expression(test) }));
}

function named(pattern: SyntaxNode, value: Expression): Statement[] {
  const name = pattern.field("name");
  return name ? [evaluate(assign(pattern, nameOf(name, name.text), value))] : [];
}

function typed(pattern: SyntaxNode, value: Expression): Expression {
  const type = simpleType(pattern.field("type"));
  return type === "" || type === "var" ? value : { op: "cast", at: pattern, type, value };
}

/** `{ Name: var n, Sub.Name: var m }` */
function properties(clause: SyntaxNode, value: Expression, lowering: Lowering): Statement[] {
  return clause.named.flatMap((part) => {
    const [path, pattern] = part.named;
    if (!path || !pattern) return [];
    const held = path.text.split(".").reduce((object, name) => member(part, object, name.trim()), value);
    return bindingsOf(pattern, held, lowering);
  });
}

/** `(var a, var b)` of a tuple or record: any of its parts. */
function positions(clause: SyntaxNode, value: Expression, lowering: Lowering): Statement[] {
  return clause.named.flatMap((part) => {
    const pattern = part.named.at(-1);
    return pattern ? bindingsOf(pattern, elementOf(part, value, null), lowering) : [];
  });
}

/** `Find(var a)`, which the grammar takes for a call. */
function deconstructed(node: SyntaxNode | undefined, value: Expression): Statement[] {
  if (node?.kind !== "invocation_expression") return [];
  return node
    .descendants("declaration_expression")
    .flatMap((part) => named(part, typed(part, elementOf(part, value, null))));
}

/** `problem is { } text`, `problem is string text`: whether the text is not null. */
export function isAnyText(pattern: SyntaxNode | null | undefined, type: string): boolean {
  if (/^[sS]tring$/u.test(type)) return true;
  return (
    pattern?.kind === "recursive_pattern" && type === "" && pattern.child("property_pattern_clause")?.named.length === 0
  );
}

/** Operators that bind less than `is`, though the grammar takes what they join for a part of the pattern: `host is null || host == ""`. */
const LOOSE = /^(?:\|\||&&|\?\?|==|!=|&|\||\^)$/u;

/** The expressions around a pattern that are written as if they were in it, from the inside to the outside. */
export function aroundPattern(pattern: SyntaxNode | null | undefined): SyntaxNode[] {
  const last = pattern?.named.at(-1);
  if (/^(?:negated|or|and)_pattern$/u.test(pattern?.kind ?? "")) return aroundPattern(last);
  return /^(?:constant|relational)_pattern$/u.test(pattern?.kind ?? "") ? looseIn(last) : [];
}

/** The constant of a pattern, without what is around the pattern. */
export function withoutAround(node: SyntaxNode): SyntaxNode {
  return looseIn(node)[0]?.named[0] ?? node;
}

function looseIn(node: SyntaxNode | undefined): SyntaxNode[] {
  if (node?.kind !== "binary_expression" || !LOOSE.test(operatorOf(node))) return [];
  return [...looseIn(node.named[0]), node];
}

/** `c is >= 'a' and <= 'z' or '_'`; null for a pattern with other parts, and for one without an order. */
export function comparisonOf(pattern: SyntaxNode, test: SyntaxNode, lowering: Lowering): Expression | null {
  if (pattern.descendants("relational_pattern").length === 0 && pattern.kind !== "relational_pattern") return null;
  return compared(pattern, lowering.expression(test.field("expression") ?? test.named[0]), lowering);
}

function compared(pattern: SyntaxNode, value: Expression, lowering: Lowering): Expression | null {
  const [last] = pattern.named.slice(-1);
  switch (pattern.kind) {
    case "relational_pattern": {
      const operator = /^[<>]=?/u.exec(pattern.text)?.[0];
      return last && operator !== undefined
        ? operation(pattern, operator, value, lowering.expression(withoutAround(last)))
        : null;
    }
    case "constant_pattern":
      return last ? operation(pattern, "==", value, lowering.expression(withoutAround(last))) : null;
    case "parenthesized_pattern":
      return last ? compared(last, value, lowering) : null;
    case "negated_pattern": {
      const inner = last && compared(last, value, lowering);
      return inner ? operation(pattern, "!", inner) : null;
    }
    case "or_pattern":
    case "and_pattern": {
      const parts = pattern.named.map((part) => compared(part, value, lowering)).filter((part) => part !== null);
      return parts.length === pattern.named.length
        ? operation(pattern, pattern.kind === "or_pattern" ? "||" : "&&", ...parts)
        : null;
    }
    default:
      return null;
  }
}
