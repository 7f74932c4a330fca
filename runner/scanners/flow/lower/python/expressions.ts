import { type Argument, CLASS_OF, type Expression, type MapEntry, type Parameter } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import {
  argument,
  assign,
  call,
  constant,
  lambda,
  Lowering,
  member,
  nameOf,
  numberOf,
  operation,
  operatorOf,
  returns,
  textOf,
  unescape,
} from "../lowering.ts";
import { parametersOf } from "./declarations.ts";

export abstract class PythonExpressions extends Lowering {
  protected lowerExpression(node: SyntaxNode): Expression {
    switch (node.kind) {
      case "string":
        return this.string(node);
      case "concatenated_string":
        return textOf(
          node,
          node.named.map((part) => this.expression(part)),
        );
      case "integer":
      case "float":
        return constant(node, numberOf(node.text));
      case "true":
      case "false":
        return constant(node, node.kind === "true");
      case "none":
        return constant(node, null);
      case "identifier":
        return nameOf(node, this.self === node.text ? "this" : node.text);
      case "attribute":
        return memberOf(node, this.expression(node.field("object")), node.field("attribute")?.text ?? "");
      case "subscript":
        return this.subscript(node);
      case "call":
        return this.call(node);
      case "parenthesized_expression":
      case "await":
      case "expression":
        return this.expression(node.named[0]);
      case "binary_operator":
        return operation(node, operatorOf(node), ...this.operands(node, "binary_operator", operatorOf(node)));
      case "boolean_operator":
        return operation(node, operatorOf(node), ...this.operands(node, "boolean_operator", operatorOf(node)));
      case "not_operator":
        return operation(node, "not", this.expression(node.field("argument")));
      case "unary_operator":
        return operation(node, operatorOf(node), this.expression(node.field("argument")));
      case "comparison_operator":
        return this.comparison(node);
      case "conditional_expression": {
        const [consequent, test, otherwise] = node.named;
        return {
          op: "conditional",
          at: node,
          test: this.expression(test),
          consequent: this.expression(consequent),
          otherwise: this.expression(otherwise),
        };
      }
      case "named_expression":
        return assign(node, this.expression(node.field("name")), this.expression(node.field("value")));
      case "lambda": {
        const body = node.field("body");
        const params: Parameter[] = parametersOf(node.field("parameters"), this);
        return lambda(node, params, body ? [returns(this.expression(body))] : [], true);
      }
      case "list":
      case "tuple":
      case "set":
      case "expression_list":
      case "pattern_list":
      case "tuple_pattern":
      case "list_pattern":
        return { op: "list", at: node, items: node.named.map((item) => this.item(item)) };
      case "dictionary":
        return { op: "map", at: node, entries: node.named.map((entry) => this.entry(entry)) };
      case "list_comprehension":
      case "set_comprehension":
      case "generator_expression":
      case "dictionary_comprehension":
        return this.comprehension(node);
      case "as_pattern": {
        const [value, target] = node.named;
        const name = target?.named[0] ?? target;
        return name ? assign(node, this.expression(name), this.expression(value)) : this.expression(value);
      }
      default:
        return this.parts(node);
    }
  }

  private string(node: SyntaxNode): Expression {
    const prefix = node.child("string_start")?.text.toLowerCase() ?? "";
    const parts: Expression[] = [];
    for (const part of node.named) {
      if (part.kind === "string_content")
        parts.push(constant(part, prefix.includes("r") ? part.text : contentOf(part)));
      else if (part.kind === "interpolation") parts.push(this.interpolation(part));
    }
    return textOf(node, parts);
  }

  /** With the format of a number, such as `{count:d}`, text raises an exception; `{name!r}` is its representation. */
  private interpolation(node: SyntaxNode): Expression {
    const value = this.expression(node.field("expression") ?? node.named[0]);
    if (/^![ra]$/u.test(node.child("type_conversion")?.text ?? "")) return call(node, null, "repr", [argument(value)]);
    const format = node.child("format_specifier")?.text ?? "";
    return /^:[^{}]*[bcdeEfFgGnoxX%]$/u.test(format) ? { op: "cast", at: node, type: "number", value } : value;
  }

  private subscript(node: SyntaxNode): Expression {
    const key = node.field("subscript");
    const object = this.expression(node.field("value"));
    if (key?.kind === "slice") return sliceOf(node, object, key);
    return { op: "index", at: node, object, key: this.optional(key) };
  }

  private call(node: SyntaxNode): Expression {
    const fn = node.field("function");
    const args = this.args(node.field("arguments"));
    if (fn?.kind === "attribute") {
      const object = fn.field("object");
      const name = fn.field("attribute")?.text ?? "";
      if (object?.kind === "call" && object.field("function")?.text === "super") {
        return call(node, nameOf(object, "super"), name === "__init__" ? "<init>" : name, args);
      }
      return call(node, this.expression(object), name, args);
    }
    // A class method makes an object of its class: `cls(…)`.
    const isName = fn?.kind === "identifier" && fn.text !== this.self;
    const [only] = args;
    if (isName && fn.text === "type" && only && args.length === 1) return member(node, only.value, CLASS_OF);
    if (isName) return call(node, null, fn.text, args);
    return { op: "call", at: node, name: "", receiver: null, callee: this.optional(fn), args, creates: false };
  }

  args(node: SyntaxNode | null): Argument[] {
    if (node?.kind === "generator_expression") return [argument(this.expression(node))];
    return (node?.named ?? []).map((child) => {
      if (child.kind !== "keyword_argument") return this.item(child);
      return { name: child.field("name")?.text ?? "", value: this.expression(child.field("value")) };
    });
  }

  private item(node: SyntaxNode): Argument {
    const spread = ["list_splat", "list_splat_pattern", "dictionary_splat"].includes(node.kind);
    if (!spread) return { value: this.expression(node) };
    return { value: this.expression(node.named[0]), spread, isMap: node.kind === "dictionary_splat" };
  }

  private entry(node: SyntaxNode): MapEntry {
    if (node.kind !== "pair") return { key: null, value: this.expression(node.named[0] ?? node) };
    return { key: this.expression(node.field("key")), value: this.expression(node.field("value")) };
  }

  private comparison(node: SyntaxNode): Expression {
    const operators = node.fields("operators").map(({ text }) => text.replaceAll(/\s+/gu, " "));
    const operands = node.named.map((operand) => this.expression(operand));
    const pairs = operators.flatMap((operator, index) => {
      const [a, b] = [operands[index], operands[index + 1]];
      return a && b ? [operation(node, operator, a, b)] : [];
    });
    const [only] = pairs;
    return pairs.length === 1 && only ? only : operation(node, "and", ...pairs);
  }

  private comprehension(node: SyntaxNode): Expression {
    const clauses = node.named.slice(1);
    const body = node.field("body");
    const isMap = body?.kind === "pair";
    const key = isMap ? this.expression(body.named[0]) : null;
    let result = this.expression((isMap ? body.named[1] : body) ?? node.named[0]);
    const loops = clauses.filter(({ kind }) => kind === "for_in_clause");
    const conditions = clauses
      .filter(({ kind }) => kind === "if_clause")
      .map((clause) => this.expression(clause.named[0]));
    for (const [index, clause] of loops.toReversed().entries()) {
      const target = this.expression(clause.field("left"));
      const iterable = this.expression(clause.field("right"));
      const keys = iterable.op === "name" || iterable.op === "member";
      const inner = index === 0 ? { conditions, key } : { conditions: [], key: null };
      result = { op: "comprehension", at: node, target, iterable, keys, ...inner, result };
    }
    return result;
  }
}

function contentOf(node: SyntaxNode): string {
  return node.text.includes("\\")
    ? node.text.replaceAll(/\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[^])/gu, unescape)
    : node.text;
}

/** `items[1:3]`; other bounds than numbers, and steps, are not known. */
function sliceOf(node: SyntaxNode, object: Expression, { text }: SyntaxNode): Expression {
  const [, start = "", end = ""] = /^(-?\d*):(-?\d*)$/u.exec(text.replaceAll(/\s/gu, "")) ?? [];
  if (start + end === "")
    return call(node, object, "slice", /^\s*:\s*$/u.test(text) ? [argument(constant(node, 0))] : []);
  const bounds = [constant(node, Number(start)), ...(end === "" ? [] : [constant(node, Number(end))])];
  return call(node, object, "slice", bounds.map(argument));
}

function memberOf(node: SyntaxNode, object: Expression, name: string): Expression {
  return member(node, object, name === "__class__" ? CLASS_OF : name);
}
