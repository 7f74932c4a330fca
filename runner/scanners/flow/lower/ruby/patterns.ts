import type { Expression, Statement, SwitchCase } from "../ir.ts";
import { constant, type Lowering, opaque, operation } from "../lowering.ts";
import { assignmentsIn, binding, elementAt, elementOf, oneOf, subjectOf } from "../patterns.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";

/** The lowering of a file, with the local variables in scope. */
interface PatternLowering extends Lowering {
  readonly locals: Set<string>[];
}

const CONSTANTS = new Set(["string", "simple_symbol", "integer", "float", "true", "false", "nil"]);
const RESTS = new Set(["splat_parameter", "hash_splat_parameter"]);

/** `case … in …` */
export function matchOf(
  node: SyntaxNode,
  lowering: PatternLowering,
  bodyOf: (body: SyntaxNode | null) => Statement[],
): { subject: Expression; cases: SwitchCase[] } {
  const { given, held } = subjectOf(lowering.expression(node.field("value") ?? node.named[0]));
  const cases = node.named.flatMap((clause): SwitchCase[] => {
    if (clause.kind === "else") return [{ tests: [], body: bodyOf(clause), fallsThrough: false }];
    if (clause.kind !== "in_clause") return [];
    const pattern = clause.field("pattern") ?? clause.named[0];
    const bindings = pattern ? bindingsOf(pattern, held, lowering) : [];
    const guard = clause.named.find(({ kind }) => kind.endsWith("_guard"));
    const body = bodyOf(clause.field("body"));
    return [
      {
        tests: testsOf(clause, pattern, guard, lowering),
        body: [...bindings, ...guarded(body, guard, lowering)],
        fallsThrough: false,
      },
    ];
  });
  return { subject: given, cases };
}

function testsOf(
  clause: SyntaxNode,
  pattern: SyntaxNode | undefined,
  guard: SyntaxNode | undefined,
  lowering: PatternLowering,
): Expression[] {
  if (pattern?.kind === "identifier" && !guard) return [];
  return constantsOf(pattern, lowering) ?? [opaque(clause, [])];
}

function guarded(body: Statement[], guard: SyntaxNode | undefined, lowering: PatternLowering): Statement[] {
  if (!guard) return body;
  const test = lowering.expression(guard.field("condition") ?? guard.named[0]);
  return guard.kind === "if_guard"
    ? [{ do: "if", test, consequent: body, otherwise: [] }]
    : [{ do: "if", test, consequent: [], otherwise: body }];
}

/** `value => pattern`, `value in pattern` */
export function destructured(node: SyntaxNode, lowering: PatternLowering): Expression {
  const { given, held } = subjectOf(lowering.expression(node.field("value") ?? node.named[0]));
  const pattern = node.field("pattern") ?? node.named[1];
  const bindings = pattern ? bindingsOf(pattern, held, lowering) : [];
  return operation(node, "is-instance", given, ...assignmentsIn(bindings));
}

function constantsOf(pattern: SyntaxNode | undefined, lowering: PatternLowering): Expression[] | null {
  if (!pattern) return null;
  if (CONSTANTS.has(pattern.kind)) return [lowering.expression(pattern)];
  if (pattern.kind === "as_pattern" || pattern.kind === "parenthesized_pattern")
    return constantsOf(pattern.named[0], lowering);
  if (pattern.kind !== "alternative_pattern") return null;
  const all = pattern.named.map((part) => constantsOf(part, lowering));
  return all.every((part) => part !== null) ? all.flat() : null;
}

/** Binds the names of a pattern to the parts of what it matches. */
function bindingsOf(pattern: SyntaxNode, value: Expression, lowering: PatternLowering): Statement[] {
  const { kind, named } = pattern;
  const [first, second] = named;
  switch (kind) {
    case "identifier":
      return [bound(pattern, value, lowering)];
    case "as_pattern": {
      if (!first || !second) return [];
      const constants = constantsOf(first, lowering);
      const part = constants ? oneOf(second, constants) : castOf(first, value);
      return [...bindingsOf(first, value, lowering), bound(second, part, lowering)];
    }
    case "splat_parameter":
    case "hash_splat_parameter":
      return first ? [bound(first, value, lowering)] : [];
    case "keyword_pattern": {
      if (!first) return [];
      const part = elementOf(pattern, value, constant(first, first.text));
      return second ? bindingsOf(second, part, lowering) : [bound(first, part, lowering)];
    }
    case "array_pattern":
    case "find_pattern": {
      const parts = named.filter((part) => part.kind !== "constant" && part.kind !== "scope_resolution");
      const rest = parts.findIndex((part) => RESTS.has(part.kind));
      return parts.flatMap((part, index) => {
        if (RESTS.has(part.kind)) return bindingsOf(part, value, lowering);
        const isKnown = rest === -1 || index < rest;
        return bindingsOf(part, isKnown ? elementAt(part, value, index) : elementOf(part, value, null), lowering);
      });
    }
    case "variable_reference_pattern":
    case "expression_reference_pattern":
    case "range":
      return [];
    default:
      return CONSTANTS.has(kind) ? [] : named.flatMap((part) => bindingsOf(part, value, lowering));
  }
}

function bound(name: SyntaxNode, value: Expression, lowering: PatternLowering): Statement {
  lowering.locals.at(-1)?.add(name.text);
  return binding(name, value);
}

/** `Integer => n` matches numbers. */
function castOf({ kind, text }: SyntaxNode, value: Expression): Expression {
  const isNumber = kind === "constant" && (text === "Integer" || text === "Float");
  return isNumber ? { op: "cast", at: value.at, type: "number", value } : value;
}
