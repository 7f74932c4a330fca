import { character } from "../characters.ts";
import { bufferOf } from "../buffers.ts";
import type { Argument, Expression, Parameter, Statement, SwitchCase } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { classOf, parametersOf, simpleType } from "./declarations.ts";
import {
  argument,
  call,
  constant,
  evaluate,
  lambda,
  Lowering,
  member,
  opaque,
  nameOf,
  numberOf,
  operation,
  operatorOf,
  parameter,
  returns,
  unescape,
  unescapeAll,
} from "../lowering.ts";

const NOT_INSTANCE = new Set(["Integer", "Long", "Short", "Double", "Float", "Boolean", "Number", "Byte"]);

/** Types of components that carry no text. */
const PRIMITIVE = /^(?:integral|floating_point|boolean)_type$/u;

export abstract class JavaExpressions extends Lowering {
  protected lowerExpression(node: SyntaxNode): Expression {
    switch (node.kind) {
      case "string_literal":
        return constant(node, stringOf(node));
      case "character_literal":
        return character(node, unescapeAll(node.text.slice(1, -1)));
      case "true":
      case "false":
        return constant(node, node.kind === "true");
      case "null_literal":
        return constant(node, null);
      case "identifier":
      case "this":
      case "super":
        return nameOf(node, node.text);
      case "parenthesized_expression":
        return this.expression(node.named[0]);
      case "field_access": {
        const field = node.field("field");
        if (field?.kind === "this") return nameOf(node, "this");
        return member(node, this.expression(node.field("object")), field?.text ?? "");
      }
      case "array_access":
        return {
          op: "index",
          at: node,
          object: this.expression(node.field("array")),
          key: this.optional(node.field("index")),
        };
      case "method_invocation":
        return call(
          node,
          this.optional(node.field("object")),
          node.field("name")?.text ?? "",
          this.args(node.field("arguments")),
        );
      case "object_creation_expression":
        return this.creation(node);
      case "array_creation_expression":
        return (
          this.optional(node.field("value")) ??
          bufferOf(node, /^new byte\[([^\]]+)\]$/u.exec(node.text)?.[1] ?? "") ?? { op: "list", at: node, items: [] }
        );
      case "array_initializer":
        return { op: "list", at: node, items: node.named.map((item) => argument(this.expression(item))) };
      case "binary_expression": {
        const operator = operatorOf(node);
        return operation(node, operator, ...this.operands(node, "binary_expression", operator));
      }
      case "unary_expression":
        return operation(node, operatorOf(node), this.expression(node.field("operand")));
      case "update_expression":
        return this.update(node);
      case "assignment_expression":
        return {
          op: "assign",
          at: node,
          target: this.expression(node.field("left")),
          operator: operatorOf(node).slice(0, -1) || null,
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
      case "cast_expression":
        return {
          op: "cast",
          at: node,
          type: simpleType(node.field("type")),
          value: this.expression(node.field("value")),
        };
      case "instanceof_expression":
        return this.instanceOf(node);
      case "lambda_expression":
        return this.lambda(node);
      case "method_reference":
        return this.methodReference(node);
      case "switch_expression":
        return {
          op: "switchExpression",
          at: node,
          subject: this.optional(node.field("condition")),
          cases: this.switchCases(node, true),
        };
      case "class_literal":
        return constant(node, node.text);
      default:
        if (node.kind.endsWith("_literal")) return constant(node, numberOf(node.text));
        return this.parts(node);
    }
  }

  args(node: SyntaxNode | null): Argument[] {
    return (node?.named ?? []).map((child) => argument(this.expression(child)));
  }

  private creation(node: SyntaxNode): Expression {
    const type = simpleType(node.field("type"));
    const args = this.args(node.field("arguments"));
    const body = node.child("class_body");
    const plain = { op: "call", at: node, name: type, receiver: null, callee: null, args, creates: true } as const;
    const [only, ...others] = body?.named ?? [];
    if (only?.kind === "block" && others.length === 0) return this.filled(node, plain, only);
    if (!body) return plain;
    const cls = classOf(node, this, `${type}$${node.mark}`);
    cls.supers = [type];
    return {
      op: "call",
      at: node,
      name: type,
      receiver: null,
      callee: { op: "class", at: node, cls },
      args,
      creates: true,
    };
  }

  /** `new HashMap<>() {{ put("a", b); }}`: an object on which a function calls methods. */
  private filled(node: SyntaxNode, made: Expression, block: SyntaxNode): Expression {
    const object = nameOf(node, "filled$");
    const statements = this.block(block).map((statement): Statement => {
      const value = statement.do === "evaluate" ? statement.value : undefined;
      const isOwn = value?.op === "call" && !value.receiver && !value.creates;
      return isOwn ? evaluate({ ...value, receiver: object, callee: null }) : statement;
    });
    const fill = lambda(node, [parameter(object, "filled$")], [...statements, returns(object)]);
    return { op: "call", at: node, name: "", receiver: null, callee: fill, args: [argument(made)], creates: false };
  }

  private update(node: SyntaxNode): Expression {
    const target = this.expression(node.named[0]);
    const operator = node.text.includes("--") ? "-" : "+";
    return { op: "assign", at: node, target, operator, value: constant(node, 1) };
  }

  private instanceOf(node: SyntaxNode): Expression {
    const value = this.expression(node.field("left"));
    const type = simpleType(node.field("right"));
    const name = node.field("name");
    const pattern = node.field("pattern");
    const target = name ? nameOf(name, name.text) : pattern ? patternTarget(pattern) : null;
    const bound = target ? [{ op: "assign" as const, at: node, target, operator: null, value }] : [];
    const test = NOT_INSTANCE.has(type) ? "is-number" : "is-instance";
    return bound.length > 0 ? operation(node, test, ...bound) : operation(node, test, value);
  }

  private lambda(node: SyntaxNode): Expression {
    const params = node.field("parameters");
    const body = node.field("body");
    const list: Parameter[] =
      params?.kind === "formal_parameters"
        ? parametersOf(params)
        : (params?.kind === "identifier" ? [params] : (params?.named ?? [])).map((name) =>
            parameter(nameOf(name, name.text), name.text),
          );
    if (body?.kind === "block") return lambda(node, list, this.block(body));
    return lambda(node, list, body ? [returns(this.expression(body))] : []);
  }

  /** `a::b`: a lambda with one parameter. */
  private methodReference(node: SyntaxNode): Expression {
    const [object, name] = node.named;
    const it = nameOf(node, "it");
    const arg = [argument(it)];
    if (!object) return opaque(node, []);
    const own = object.kind === "this" || object.kind === "super" || /^[a-z]/u.test(object.text);
    const target = this.expression(object);
    let body: Expression;
    if (!name)
      body = { op: "call", at: node, name: object.text, receiver: null, callee: null, args: arg, creates: true };
    else if (own) body = call(node, target, name.text, arg);
    else body = { op: "call", at: node, name: name.text, receiver: target, callee: null, args: arg, creates: false };
    return lambda(node, [parameter(it, "it")], [returns(body)]);
  }

  protected switchCases(node: SyntaxNode, yields: boolean): SwitchCase[] {
    return (node.field("body")?.named ?? []).map((group) => {
      const labels = group.named.filter(({ kind }) => kind === "switch_label");
      const bound = labels.flatMap((label) => this.bindings(label, node.field("condition")));
      const tests = labels.flatMap((label) => label.named.map((test) => this.expression(test)));
      const rest = group.named.slice(labels.length);
      const arrow = group.kind === "switch_rule";
      const [only] = rest;
      const value = only?.kind === "expression_statement" ? only.named[0] : undefined;
      const body: Statement[] =
        yields && arrow && value ? [{ do: "yield", value: this.expression(value) }] : this.statements(rest);
      const isDefault = labels.some(({ text }) => text.startsWith("default"));
      return { tests: isDefault ? [] : tests, body: [...bound, ...body], fallsThrough: !arrow };
    });
  }

  /** `case Find f`, `case Find(String q)`: the names bind the subject, or its components. */
  private bindings(label: SyntaxNode, subject: SyntaxNode | null): Statement[] {
    const patterns = label.named.filter(({ kind }) => kind === "pattern");
    // The parser reads the pattern of a nested record as a call.
    const records = label.named.filter(
      (item) => item.kind === "method_invocation" && item.descendants("ERROR").length > 0,
    );
    return [...patterns.flatMap(({ named }) => named), ...records].flatMap((part): Statement[] => {
      if (!subject) return [];
      const type = simpleType(part.named.find(({ kind }) => kind.includes("type")) ?? null);
      return [{ do: "declare", target: patternTarget(part), type, value: this.expression(subject) }];
    });
  }
}

/** The names that a pattern binds: a record is taken apart. */
function patternTarget(node: SyntaxNode): Expression {
  const body = node.child("record_pattern_body") ?? node.child("argument_list");
  const name = node.kind === "identifier" ? node : node.named.findLast(({ kind }) => kind === "identifier");
  if (!body) return nameOf(node, node.named.some(({ kind }) => PRIMITIVE.test(kind)) ? "_" : (name?.text ?? "_"));
  const parts = body.named.filter(({ kind }) => kind !== "ERROR");
  const items = parts.map((part) => argument(patternTarget(part)));
  return { op: "list", at: node, items };
}

function stringOf(node: SyntaxNode): string {
  const parts = node.named.map(({ kind, text }) => (kind === "escape_sequence" ? unescape(text) : text));
  return parts.join("");
}
