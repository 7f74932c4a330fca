import { character } from "../characters.ts";
import { branchesOf } from "./branches.ts";
import type { Expression, Statement, SwitchCase } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { betweenCharacters } from "./ranges.ts";
import { anonymous, callOf, lambdaOf, memberName, referenceOf, valued } from "./calls.ts";
import { isType, simpleType } from "./types.ts";
import { hasWideSign, OPERATORS, operatorOf, withPrecedence } from "./precedence.ts";
import {
  argument,
  call,
  caught,
  constant,
  Lowering,
  member,
  nameOf,
  numberOf,
  operation,
  textOf,
  unescapeAll,
} from "../lowering.ts";

const KEY_OBJECT = /^(?:\w+\.)*(?:[A-Z]\w*|\w*[kK]ey)$/u;

export abstract class KotlinExpressions extends Lowering {
  protected lowerExpression(node: SyntaxNode): Expression {
    if (hasWideSign(node)) return withPrecedence(node, (operand) => this.expression(operand));
    if (OPERATORS[node.kind]) return this.binary(node);
    switch (node.kind) {
      case "string_literal":
        return this.text(node);
      case "character_literal":
        return character(node, unescapeAll(node.text.slice(1, -1)));
      case "integer_literal":
      case "long_literal":
      case "real_literal":
      case "hex_literal":
        return constant(node, numberOf(node.text));
      case "boolean_literal":
        return constant(node, node.text === "true");
      case "null_literal":
      case "null":
        return constant(node, null);
      case "simple_identifier":
      case "type_identifier":
      case "interpolated_identifier":
        return nameOf(node, node.text);
      case "this_expression": {
        const [, of] = node.text.split("@");
        return { op: "name", at: node, name: "this", ...(of !== undefined && { of }) };
      }
      case "super_expression":
        return nameOf(node, "super");
      case "parenthesized_expression":
      case "interpolated_expression":
      case "value_argument":
      case "annotated_lambda":
        // The parser has no node for `null`.
        return this.optional(node.named.at(-1)) ?? constant(node, null);
      case "navigation_expression":
        return this.property(node);
      case "directly_assignable_expression":
        return this.target(node);
      case "indexing_expression":
        return this.element(node);
      case "call_expression":
        return callOf(node, this);
      case "lambda_literal":
        return lambdaOf(node, this);
      case "anonymous_function":
      case "object_literal":
        return anonymous(node, this);
      case "callable_reference":
        return referenceOf(node, this);
      case "collection_literal":
        return { op: "list", at: node, items: node.named.map((item) => argument(this.expression(item))) };
      case "assignment":
        return this.assignment(node);
      case "prefix_expression":
      case "postfix_expression":
        return this.unary(node);
      case "elvis_expression":
        return this.elvis(node);
      case "infix_expression":
        return this.infix(node);
      case "check_expression":
        return this.check(node);
      case "as_expression":
        return { op: "cast", at: node, type: simpleType(node.named[1]), value: this.expression(node.named[0]) };
      case "if_expression":
        return { op: "switchExpression", at: node, subject: null, cases: this.ifCases(node) };
      case "when_expression":
        return { op: "switchExpression", at: node, subject: this.subject(node), cases: this.whenCases(node, true) };
      case "try_expression":
        return this.worth(node);
      case "jump_expression":
        return constant(node, null);
      default:
        return this.parts(node);
    }
  }

  /** Property syntax: `file.canonicalPath` is `getCanonicalPath()`. */
  private property(node: SyntaxNode): Expression {
    const object = this.expression(node.named[0]);
    const name = memberName(node);
    // The class of Java that `Order::class` stands for.
    if (object.op === "constant" && /^java(?:ObjectType|PrimitiveType)?$/u.test(name)) return object;
    // `Settings.path` is that of an object.
    const isOfClass = object.op === "name" && /^[A-Z]/u.test(object.name);
    if (isOfClass || !/^(?:(?:canonical|absolute)(?:File|Path)|path)$/u.test(name)) return member(node, object, name);
    return call(node, object, `get${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, []);
  }

  /** The target of a declaration or assignment. */
  target(node: SyntaxNode): Expression {
    if (node.kind === "multi_variable_declaration")
      return { op: "list", at: node, items: node.named.map((item) => argument(this.target(item))) };
    if (node.kind === "variable_declaration") {
      const name = node.child("simple_identifier") ?? node;
      return nameOf(name, name.text);
    }
    const [first, ...suffixes] = node.named;
    if (!first) return nameOf(node, node.text);
    return suffixes.reduce(
      (object, suffix) => this.part(suffix === suffixes.at(-1) ? node : suffix, object, suffix),
      this.expression(first),
    );
  }

  /** The part of an object that a suffix of a target names. */
  private part(at: SyntaxNode, object: Expression, { kind, named: [key] }: SyntaxNode): Expression {
    return kind === "indexing_suffix"
      ? { op: "index", at, object, key: this.optional(key) }
      : member(at, object, key?.text ?? "");
  }

  /** `when (val result = load())` declares a variable. */
  protected subject(node: SyntaxNode): Expression | null {
    const subject = node.child("when_subject");
    const declared = subject?.child("variable_declaration");
    const value = subject ? this.optional(subject.named.at(-1)) : null;
    if (!subject || !declared || !value) return value;
    return { op: "assign", at: subject, target: this.target(declared), operator: null, value };
  }

  protected whenCases(node: SyntaxNode, yields: boolean): SwitchCase[] {
    const subject = this.subject(node);
    const held = subject?.op === "assign" ? subject.target : subject;
    return node.named
      .filter(({ kind }) => kind === "when_entry")
      .map((entry) => {
        const conditions = entry.named.filter(({ kind }) => kind === "when_condition");
        const tests = conditions.map((condition) => this.condition(condition, held));
        const body = entry.child("control_structure_body");
        return { tests, body: yields ? this.yielded(body) : this.block(body), fallsThrough: false };
      });
  }

  private condition(node: SyntaxNode, held: Expression | null): Expression {
    const [test] = node.named;
    if (test?.kind === "range_test" && held?.op === "name")
      return this.membership(node, held, test.named.at(-1) ?? test);
    return !test || /^(?:type|range)_test$/u.test(test.kind) ? this.parts(node) : this.expression(test);
  }

  private ifCases(node: SyntaxNode): SwitchCase[] {
    const { test, consequent, otherwise } = branchesOf(node);
    return [
      { tests: [this.expression(test)], body: this.yielded(consequent), fallsThrough: false },
      { tests: [], body: this.yielded(otherwise), fallsThrough: false },
    ];
  }

  protected yielded(body: SyntaxNode | null): Statement[] {
    const inner = body?.child("statements")?.named ?? body?.named ?? [];
    return valued(inner, this, (value) => ({ do: "yield", value }));
  }

  protected tryOf(node: SyntaxNode, bodyOf: (statements: SyntaxNode | null) => Statement[]): Statement {
    const handlers = node.named.filter(({ kind }) => kind === "catch_block");
    return {
      do: "try",
      body: bodyOf(node.child("statements")),
      handlers: handlers.map((handler) => ({
        name: handler.child("simple_identifier")?.text ?? "",
        types: caught(simpleType(handler.named.find(isType))),
        body: bodyOf(handler.child("statements")),
      })),
      always: this.block(node.child("finally_block")?.child("statements")),
    };
  }

  /** The value of a `try` expression is that of its body or of a handler. */
  private worth(node: SyntaxNode): Expression {
    const body = [this.tryOf(node, (statements) => this.yielded(statements))];
    return { op: "switchExpression", at: node, subject: null, cases: [{ tests: [], body, fallsThrough: false }] };
  }

  private text(node: SyntaxNode): Expression {
    const isRaw = node.text.startsWith('"""');
    const parts = node.named.map((part) =>
      part.kind.startsWith("interpolated")
        ? this.expression(part)
        : constant(part, isRaw ? part.text : unescapeAll(part.text)),
    );
    return textOf(node, parts);
  }

  private binary(node: SyntaxNode): Expression {
    const [left] = node.named;
    const operator = operatorOf(node);
    if (operator !== "+") return operation(node, operator, ...node.named.map((item) => this.expression(item)));
    const right_first: SyntaxNode[] = [];
    let at: SyntaxNode | undefined = node;
    while (at?.kind === "additive_expression" && at.named[1]?.follows("+")) {
      right_first.push(at.named[1]);
      at = at.named[0];
    }
    const operands = [...(at ? [at] : left ? [left] : []), ...right_first.toReversed()];
    return operation(node, "+", ...operands.map((item) => this.expression(item)));
  }

  /** A key may be an object: `attributes[UserKey]` is `attributes.get(UserKey)`. */
  private element(node: SyntaxNode): Expression {
    const [object, suffix] = node.named;
    const [key] = suffix?.named ?? [];
    if (!object || !key || !KEY_OBJECT.test(key.text)) return this.indexed(node);
    return call(node, this.expression(object), "get", [argument(this.expression(key))]);
  }

  private indexed(node: SyntaxNode): Expression {
    const [object, suffix] = node.named;
    return { op: "index", at: node, object: this.expression(object), key: this.optional(suffix?.named[0]) };
  }

  private assignment(node: SyntaxNode): Expression {
    const [target, value] = node.named;
    const operator = ["+", "-", "*", "/", "%"].find((sign) => value?.follows(`${sign}=`)) ?? null;
    return { op: "assign", at: node, target: this.target(target ?? node), operator, value: this.expression(value) };
  }

  private unary(node: SyntaxNode): Expression {
    const operand = this.expression(node.named.at(node.kind === "prefix_expression" ? -1 : 0));
    const sign = /^(?:\+\+|--|[-+!])|(?:\+\+|--|!!)$/u.exec(node.text)?.[0] ?? "";
    if (sign === "++" || sign === "--")
      return { op: "assign", at: node, target: operand, operator: sign.slice(1), value: constant(node, 1) };
    return sign === "" || (sign === "!!" && operand.op !== "call") ? operand : operation(node, sign, operand);
  }

  /** `a ?: return` returns if `a` is null. */
  private elvis(node: SyntaxNode): Expression {
    const [left, right] = node.named;
    if (!right || right.kind === "jump_expression") return operation(node, "!!", this.expression(left));
    const first = this.expression(left);
    // `find(id).text = a ?: b`, which the parser reads as if it were in parentheses before `?:`.
    if (first.op === "assign" && left?.kind === "infix_expression")
      return { ...first, value: operation(node, "??", first.value, this.expression(right)) };
    return operation(node, "??", first, this.expression(right));
  }

  /** `a to b` is a pair. The parser reads an assignment to what a call returns as such an expression, too. */
  private infix(node: SyntaxNode): Expression {
    const [left, name, right] = node.named;
    if (!left || !right) return this.parts(node);
    const operator = /^([-+]?)=$/u.exec(name?.text ?? "")?.[1];
    if (operator !== undefined) {
      const [target, value] = [this.expression(left), this.expression(right)];
      return { op: "assign", at: node, target, operator: operator === "" ? null : operator, value };
    }
    const sides = [left, right].map((side) => argument(this.expression(side)));
    if (name?.text === "to") return { op: "list", at: node, items: sides };
    return {
      op: "call",
      at: node,
      name: name?.text ?? "",
      receiver: sides[0]?.value ?? null,
      callee: null,
      args: sides.slice(1),
      creates: false,
    };
  }

  private check(node: SyntaxNode): Expression {
    const [left, right] = node.named;
    if (!left || !right) return this.parts(node);
    if (isType(right))
      return operation(node, right.follows("!is") ? "is-no-instance" : "is-instance", this.expression(left));
    return this.membership(node, this.expression(left), right);
  }

  private membership(node: SyntaxNode, value: Expression, set: SyntaxNode): Expression {
    const isNegated = set.follows("!in");
    if (set.kind !== "range_expression")
      return operation(node, isNegated ? "not in" : "in", value, this.expression(set));
    const between = betweenCharacters(set, value, this);
    if (!between) return this.parts(node);
    return isNegated ? operation(node, "!", between) : between;
  }
}
