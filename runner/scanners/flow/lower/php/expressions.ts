import { directoryAbove, ownPath } from "./own-paths.ts";
import {
  type Argument,
  CLASS_OF,
  COPY,
  ENCLOSING_CLASS,
  type Expression,
  type MapEntry,
  type SwitchCase,
  VARIABLES,
} from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import {
  argument,
  assign,
  call,
  constant,
  Lowering,
  member,
  nameOf,
  numberOf,
  operation,
  operatorOf,
  textOf,
  unescape,
} from "../lowering.ts";
import { thrown } from "../thrown.ts";
import { functionOf } from "./declarations.ts";
import { callsConstructor } from "./old-constructors.ts";
import { callable, creationOf, functionValue, isCallable, listPatternOf } from "./values.ts";

const LITERALS: Record<string, boolean | null> = { true: true, false: false, null: null };
const LOADS = new Set([
  "include_expression",
  "include_once_expression",
  "require_expression",
  "require_once_expression",
]);
const PARENS = new Set(["parenthesized_expression", "error_suppression_expression", "by_ref", "match_condition_list"]);

export abstract class PhpExpressions extends Lowering {
  protected lowerExpression(node: SyntaxNode): Expression {
    if (PARENS.has(node.kind)) return node.named[0] ? this.expression(node.named[0]) : constant(node, null);
    if (LOADS.has(node.kind)) return includeOf(node, this.expression(node.named[0]));
    switch (node.kind) {
      case "string":
      case "encapsed_string":
      case "heredoc_body":
      case "nowdoc_body":
        return textOf(
          node,
          node.named.map((part) => this.textPart(part)),
        );
      case "heredoc":
      case "nowdoc": {
        const body = node.child("heredoc_body", "nowdoc_body");
        return body ? this.expression(body) : constant(node, "");
      }
      case "integer":
      case "float":
        return constant(node, numberOf(node.text));
      case "boolean":
      case "null":
        return constant(node, LITERALS[node.text.toLowerCase()] ?? null);
      case "clone_expression":
        return call(node, this.expression(node.named[0]), COPY, []);
      case "variable_name":
        return nameOf(node, node.text === "$this" ? "this" : node.text);
      case "name":
      case "qualified_name":
      case "relative_scope":
        return this.name(node);
      case "member_access_expression":
      case "nullsafe_member_access_expression":
        return this.memberOf(node, this.expression(node.field("object")), node.field("name"));
      case "scoped_property_access_expression":
      case "class_constant_access_expression": {
        const [scope, name] = node.named;
        const isOwn = scope?.kind === "relative_scope";
        const object = isOwn ? nameOf(node, ENCLOSING_CLASS) : this.expression(scope);
        return member(node, object, name?.text.replace(/^\$/u, "") ?? "");
      }
      case "subscript_expression":
        return this.element(node);
      case "dynamic_variable_name":
        return this.variable(node, this.expression(node.named[0]));
      case "function_call_expression":
        return isCallable(node) ? functionValue(node, (args) => this.call(node, args)) : this.call(node);
      case "member_call_expression":
      case "nullsafe_member_call_expression":
        if (isCallable(node)) return callable(node, this.expression(node.field("object")));
        if (node.field("name")?.kind === "variable_name") {
          const callee = this.expression(node.field("name"));
          const args = this.args(node.field("arguments"));
          return { op: "call", at: node, name: "", receiver: null, callee, args, creates: false };
        }
        return call(
          node,
          this.expression(node.field("object")),
          node.field("name")?.text ?? "",
          this.args(node.field("arguments")),
        );
      case "scoped_call_expression": {
        const scope = node.field("scope");
        const name = node.field("name")?.text ?? "";
        if (isCallable(node))
          return callable(
            node,
            scope?.kind === "relative_scope" ? nameOf(node, ENCLOSING_CLASS) : this.expression(scope),
          );
        const args = this.args(node.field("arguments"));
        if (scope?.text === "parent")
          return call(node, nameOf(node, "super"), callsConstructor(node, name) ? "<init>" : name, args);
        return call(node, this.expression(scope), name, args);
      }
      case "object_creation_expression":
        return creationOf(node, this);
      case "shell_command_expression":
        return call(node, null, "shell_exec", [
          argument(
            textOf(
              node,
              node.named.map((part) => this.textPart(part)),
            ),
          ),
        ]);
      case "print_intrinsic":
        return call(node, null, "print", [argument(this.expression(node.named[0]))]);
      case "binary_expression": {
        const operator = operatorOf(node);
        return operation(node, operator, ...this.operands(node, "binary_expression", operator));
      }
      case "unary_op_expression":
        return operation(node, operatorOf(node) || node.text.slice(0, 1), this.expression(node.named[0]));
      case "update_expression": {
        const operator = node.text.includes("--") ? "-" : "+";
        return { op: "assign", at: node, target: this.expression(node.named[0]), operator, value: constant(node, 1) };
      }
      case "assignment_expression":
        return assign(node, this.expression(node.field("left")), this.expression(node.field("right")));
      case "reference_assignment_expression": {
        const of = operation(node, "&", this.expression(node.field("right")));
        return assign(node, this.expression(node.field("left")), of);
      }
      case "augmented_assignment_expression":
        return {
          op: "assign",
          at: node,
          target: this.expression(node.field("left")),
          operator: operatorOf(node).slice(0, -1),
          value: this.expression(node.field("right")),
        };
      case "conditional_expression": {
        const test = this.expression(node.field("condition"));
        const consequent = node.field("body");
        const otherwise = this.expression(node.field("alternative"));
        if (!consequent) return operation(node, "||", test, otherwise);
        return { op: "conditional", at: node, test, consequent: this.expression(consequent), otherwise };
      }
      case "cast_expression":
        return {
          op: "cast",
          at: node,
          type: node.field("type")?.text.toLowerCase() ?? "",
          value: this.expression(node.field("value")),
        };
      case "array_creation_expression":
        return this.array(node);
      case "list_literal":
        return listPatternOf(node, this);
      case "anonymous_function":
      case "anonymous_function_creation_expression":
      case "arrow_function":
        return { op: "function", at: node, fn: functionOf(node, null, this) };
      case "match_expression":
        return {
          op: "switchExpression",
          at: node,
          subject: this.subject(node.field("condition")),
          cases: this.matchCases(node),
        };
      case "throw_expression":
        return thrown(node, this.optional(node.named[0]));
      default:
        return this.parts(node);
    }
  }

  private memberOf(node: SyntaxNode, object: Expression, name: SyntaxNode | null): Expression {
    if (!name || name.kind === "name") return member(node, object, name?.text ?? "");
    return { op: "index", at: node, object, key: this.expression(name) };
  }

  private element(node: SyntaxNode): Expression {
    const [object, index] = node.named;
    const key = this.optional(index);
    if (object?.text === "$GLOBALS" && key?.op === "constant")
      return { op: "name", at: node, name: `$${key.value}`, isGlobal: true };
    if (object?.text === "$GLOBALS" && key) return this.variable(node, key);
    return { op: "index", at: node, object: this.expression(object), key };
  }

  /** A variable by the value of its name. */
  private variable(node: SyntaxNode, key: Expression): Expression {
    return { op: "index", at: node, object: nameOf(node, VARIABLES), key };
  }

  private name(node: SyntaxNode): Expression {
    const text = node.text.replace(/^\\/u, "");
    if (text === "self" || text === "static") return nameOf(node, "this");
    const literal = LITERALS[text.toLowerCase()];
    if (literal !== undefined) return constant(node, literal);
    return ownPath(node) ?? nameOf(node, text.slice(text.lastIndexOf("\\") + 1));
  }

  private textPart(part: SyntaxNode): Expression {
    if (part.kind === "escape_sequence") return constant(part, unescape(part.text));
    if (part.kind.startsWith("string_content") || part.kind === "nowdoc_string") return constant(part, part.text);
    return this.expression(part);
  }

  protected sequence(node: SyntaxNode | undefined): Argument[] {
    if (!node) return [];
    const parts = node.kind === "sequence_expression" ? node.named : [node];
    return parts.map((part) => argument(this.expression(part)));
  }

  private call(node: SyntaxNode, args: Argument[] = this.args(node.field("arguments"))): Expression {
    const fn = node.field("function");
    if (fn?.kind === "name" || fn?.kind === "qualified_name") {
      const name = fn.text.slice(fn.text.lastIndexOf("\\") + 1);
      if (/^v?printf$/u.test(name)) return call(node, null, "echo", [argument(call(node, null, `s${name}`, args))]);
      const directory = name === "dirname" ? directoryAbove(node, args) : null;
      if (directory) return directory;
      const [only] = args;
      if (name === "func_get_args") return nameOf(node, "arguments");
      if (only && name === "func_get_arg")
        return { op: "index", at: node, object: nameOf(node, "arguments"), key: only.value };
      if (only && args.length === 1 && name === "get_class") return member(node, only.value, CLASS_OF);
      return call(node, null, name, args);
    }
    return { op: "call", at: node, name: "", receiver: null, callee: this.optional(fn), args, creates: false };
  }

  args(node: SyntaxNode | null): Argument[] {
    return (node?.named ?? []).map((child) => {
      const inner = child.kind === "argument" ? (child.named.at(-1) ?? child) : child;
      const name = child.field("name")?.text;
      if (inner.kind === "variadic_unpacking") return { value: this.expression(inner.named[0]), spread: true };
      const value = this.expression(inner);
      return name === undefined ? { value } : { value, name };
    });
  }

  private array(node: SyntaxNode): Expression {
    const isMap = node.named.some(({ named }) => named.length > 1);
    if (!isMap) {
      return {
        op: "list",
        at: node,
        items: node.named.map((item) => {
          const inner = item.named[0] ?? item;
          if (inner.kind === "variadic_unpacking") return { value: this.expression(inner.named[0]), spread: true };
          return argument(this.expression(inner));
        }),
      };
    }
    let next = 0;
    const entries = node.named.map((item): MapEntry => {
      const [key, value] = item.named;
      if (key && value) return { key: this.expression(key), value: this.expression(value) };
      if (key?.kind === "variadic_unpacking") return { key: null, value: this.expression(key.named[0]) };
      return { key: constant(item, next++), value: this.expression(key ?? item) };
    });
    return { op: "map", at: node, entries };
  }

  /** What the cases are compared with: those of `match (true)` are conditions. */
  protected subject(node: SyntaxNode | null): Expression | null {
    const subject = this.expression(node);
    return subject.op === "constant" && subject.value === true ? null : subject;
  }

  private matchCases(node: SyntaxNode): SwitchCase[] {
    return (node.field("body")?.named ?? []).map((item) => {
      const value = item.field("return_expression") ?? item.named.at(-1);
      const tests = item.child("match_condition_list")?.named ?? [];
      return {
        tests: tests.map((test) => this.expression(test)),
        body: value ? [{ do: "yield", value: this.expression(value) }] : [],
        fallsThrough: false,
      };
    });
  }
}

function includeOf(at: SyntaxNode, path: Expression): Expression {
  const args = [argument(path)];
  return { op: "call", at, receiver: null, name: "include", callee: null, args, creates: false, includes: true };
}
