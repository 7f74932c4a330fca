import { withLineAnchors } from "../../domain/line-breaks.ts";
import { type Argument, CLASS_OF, type Expression, type MapEntry } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { componentCall } from "./jsx.ts";
import { classOf, functionOf, typeArgumentOf } from "./declarations.ts";
import {
  argument,
  assign,
  call,
  constant,
  Lowering,
  member,
  opaque,
  nameOf,
  numberOf,
  operation,
  operatorOf,
  textOf,
  unescape,
  withName,
} from "../lowering.ts";
import { removal } from "../removals.ts";

export const FUNCTIONS = new Set([
  "arrow_function",
  "function_expression",
  "function",
  "generator_function",
  "function_declaration",
  "generator_function_declaration",
  "method_definition",
]);
const AROUND_FUNCTION = new Set(["await_expression", "instantiation_expression", "non_null_expression"]);
const LITERALS: Record<string, boolean | null> = { true: true, false: false, null: null, undefined: null };

function lastName(target: SyntaxNode | null): string {
  return (target?.field("property") ?? target)?.text ?? "";
}

export abstract class JavaScriptExpressions extends Lowering {
  protected lowerExpression(node: SyntaxNode): Expression {
    if (FUNCTIONS.has(node.kind)) return { op: "function", at: node, fn: functionOf(node, null, this) };
    const literal = LITERALS[node.kind];
    if (literal !== undefined && Object.hasOwn(LITERALS, node.kind)) return constant(node, literal);
    switch (node.kind) {
      case "string":
      case "template_string":
        return textOf(
          node,
          node.named.map((part) => this.textPart(part)),
        );
      case "number":
        return constant(node, numberOf(node.text));
      case "regex":
        return { op: "constant", at: node, value: patternOf(node), regex: true };
      case "identifier":
      case "this":
      case "super":
      case "shorthand_property_identifier":
      case "shorthand_property_identifier_pattern":
      case "property_identifier":
        return nameOf(node, node.text);
      case "parenthesized_expression":
      case "await_expression":
      case "non_null_expression":
      case "as_expression":
      case "satisfies_expression":
      case "jsx_expression":
        return node.named[0] ? this.expression(node.named[0]) : constant(node, null);
      case "type_assertion":
        return this.expression(node.named.at(-1));
      case "member_expression":
        return memberOf(node, this.expression(node.field("object")));
      case "subscript_expression":
        return {
          op: "index",
          at: node,
          object: this.expression(node.field("object")),
          key: this.optional(node.field("index")),
        };
      case "call_expression":
        return this.call(node);
      case "new_expression":
        return this.creation(node);
      case "binary_expression": {
        const operator = operatorOf(node);
        return operation(node, operator, ...this.operands(node, "binary_expression", operator));
      }
      case "unary_expression": {
        const operand = this.expression(node.field("argument"));
        const removed = operatorOf(node) === "delete" ? removal(node, operand) : null;
        return removed ?? operation(node, operatorOf(node), operand);
      }
      case "update_expression": {
        const operator = operatorOf(node).slice(0, 1);
        const target = this.expression(node.field("argument"));
        return { op: "assign", at: node, target, operator, value: constant(node, 1) };
      }
      case "assignment_expression":
        return assign(
          node,
          this.expression(node.field("left")),
          withName(this.expression(node.field("right")), lastName(node.field("left"))),
        );
      case "augmented_assignment_expression":
        return {
          op: "assign",
          at: node,
          target: this.expression(node.field("left")),
          operator: operatorOf(node).slice(0, -1),
          value: this.expression(node.field("right")),
        };
      case "ternary_expression":
        return {
          op: "conditional",
          at: node,
          test: this.expression(node.field("condition")),
          consequent: this.expression(node.field("consequence")),
          otherwise: this.expression(node.field("alternative")),
        };
      case "array":
      case "array_pattern":
        return { op: "list", at: node, items: this.items(node) };
      case "object":
      case "object_pattern":
        return { op: "map", at: node, entries: node.named.map((entry) => this.entry(entry)) };
      case "assignment_pattern":
      case "object_assignment_pattern":
        return assign(node, this.expression(node.field("left")), this.expression(node.field("right")));
      case "sequence_expression":
        return this.sequence(node);
      case "class":
        return { op: "class", at: node, cls: classOf(node, this) };
      case "yield_expression":
        return node.named[0] ? this.expression(node.named[0]) : constant(node, null);
      case "jsx_element":
      case "jsx_self_closing_element":
        return componentCall(node, this) ?? this.parts(node);
      case "jsx_attribute":
        return this.attribute(node);
      case "jsx_text":
      case "type_arguments":
      case "jsx_closing_element":
        return constant(node, "");
      default:
        return this.parts(node);
    }
  }

  private textPart(part: SyntaxNode): Expression {
    if (part.kind === "escape_sequence") return constant(part, unescape(part.text));
    if (part.kind === "template_substitution")
      return part.named[0] ? this.expression(part.named[0]) : constant(part, "");
    return constant(part, part.text);
  }

  /** `<div x={y}>` assigns a member `x`, so that tables can name it. */
  private attribute(node: SyntaxNode): Expression {
    const [name, value] = node.named;
    if (!name || !value) return constant(node, null);
    return assign(node, member(node, opaque(node, []), name.text), this.expression(value));
  }

  private call(node: SyntaxNode, fn = node.field("function")): Expression {
    // The grammar binds an operator to the function if the call has type arguments: `await load<Order>(id)`, "await sql<Order[]>`…`".
    if (fn && AROUND_FUNCTION.has(fn.kind)) return this.call(node, fn.named[0]);
    if (fn?.kind === "unary_expression") return operation(node, operatorOf(fn), this.call(node, fn.field("argument")));
    const args = this.args(node.field("arguments"));
    if (fn?.kind === "member_expression") {
      const [receiver, name] = [this.expression(fn.field("object")), fn.field("property")?.text ?? ""];
      const typeArgument = typeArgumentOf(node);
      return {
        op: "call",
        at: node,
        receiver,
        name,
        callee: null,
        args,
        creates: false,
        ...(typeArgument !== "" && { typeArgument }),
      };
    }
    if (fn?.kind === "identifier" || fn?.kind === "super" || fn?.kind === "import")
      return call(node, null, fn.text, args);
    return { op: "call", at: node, name: "", receiver: null, callee: this.optional(fn), args, creates: false };
  }

  private creation(node: SyntaxNode): Expression {
    const constructor = node.field("constructor");
    const args = this.args(node.field("arguments"));
    const inner = constructor?.kind === "member_expression" ? constructor : null;
    return {
      op: "call",
      at: node,
      name: (inner?.field("property") ?? constructor)?.text ?? "",
      receiver: inner ? this.expression(inner.field("object")) : null,
      callee: constructor?.kind === "class" ? this.expression(constructor) : null,
      args,
      creates: true,
    };
  }

  /** A tagged template passes its texts and values as arguments. */
  args(node: SyntaxNode | null): Argument[] {
    if (node?.kind === "template_string") {
      const values = node.named.filter(({ kind }) => kind === "template_substitution");
      return [argument(constant(node, "")), ...values.map((value) => argument(this.textPart(value)))];
    }
    return (node?.named ?? []).map((child) => this.item(child));
  }

  /** Between two commas is an element that is absent, or that the pattern does not bind: `[, second]`. */
  private items(node: SyntaxNode): Argument[] {
    const separators = node.children.filter(({ kind }) => kind === "," || kind === "[");
    const items = [...node.named];
    return separators.flatMap(({ offset }, index): Argument[] => {
      const end = separators[index + 1]?.offset ?? node.endOffset;
      const item = items[0] && items[0].offset > offset && items[0].offset < end ? items.shift() : undefined;
      if (item) return [this.item(item)];
      return index < separators.length - 1 ? [argument(opaque(node, []))] : [];
    });
  }

  private item(node: SyntaxNode): Argument {
    if (node.kind !== "spread_element" && node.kind !== "rest_pattern") return argument(this.expression(node));
    return { value: this.expression(node.named[0] ?? node), spread: true };
  }

  private entry(node: SyntaxNode): MapEntry {
    switch (node.kind) {
      case "pair":
      case "pair_pattern":
        return {
          key: this.key(node.field("key")),
          value: withName(this.expression(node.field("value")), node.field("key")?.text ?? ""),
        };
      case "method_definition":
        return node.has("set")
          ? { key: constant(node, `${node.field("name")?.text ?? ""}=`), value: this.expression(node) }
          : { key: this.key(node.field("name")), value: this.expression(node) };
      case "spread_element":
      case "rest_pattern":
        return { key: null, value: this.expression(node.named[0] ?? node) };
      case "object_assignment_pattern": {
        const left = node.field("left");
        return { key: constant(node, left?.text ?? ""), value: this.expression(node) };
      }
      default:
        return { key: constant(node, node.text), value: this.expression(node) };
    }
  }

  private key(node: SyntaxNode | null): Expression | null {
    if (!node) return null;
    if (node.kind === "computed_property_name") return this.optional(node.named[0]);
    if (node.kind === "string" || node.kind === "number") return this.expression(node);
    return constant(node, node.text);
  }

  private sequence(node: SyntaxNode): Expression {
    const parts = node.named.map((part) => this.expression(part));
    const last = parts.at(-1);
    // The other operands are evaluated for their side effects.
    return last
      ? {
          op: "index",
          at: node,
          object: { op: "list", at: node, items: parts.map(argument) },
          key: constant(node, parts.length - 1),
        }
      : opaque(node, []);
  }
}

function memberOf(node: SyntaxNode, object: Expression): Expression {
  const name = node.field("property")?.text ?? "";
  const isClass = name === "constructor" && object.op === "name" && object.name === "this";
  return member(node, object, isClass ? CLASS_OF : name);
}

/** The text of an expression; with the flag `m`, its anchors match at the ends of lines. */
function patternOf(node: SyntaxNode): string {
  const pattern = node.field("pattern")?.text ?? "";
  return node.field("flags")?.text.includes("m") === true ? withLineAnchors(pattern) : pattern;
}
