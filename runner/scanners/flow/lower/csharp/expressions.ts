import { COPY, type Expression, type Statement, type SwitchCase } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { classOf, type Declarator, lambdaOf } from "./declarations.ts";
import { givenTo, type ResultType, simpleType } from "./types.ts";
import { character } from "../characters.ts";
import { assignmentsIn, subjectOf } from "../patterns.ts";
import { thrown } from "../thrown.ts";
import { aroundPattern, bindingsOf, givenBy, isAnyText, withoutAround, comparisonOf } from "./patterns.ts";
import { memberOf, targetOf, tupleOf } from "./tuples.ts";
import { CSharpValues, literalOf, ofObject, typeArgumentOf } from "./values.ts";
import { constant, member, opaque, nameOf, numberOf, operation, operatorOf, returns } from "../lowering.ts";

const NUMBERS = /^(?:u?(?:int|long|short)|s?byte|double|float|decimal|bool|Guid|DateTime)$/u;

export abstract class CSharpExpressions extends CSharpValues {
  /** The type of the result of the function that is lowered. */
  #returned: ResultType = { type: "", given: [] };

  protected lowerExpression(node: SyntaxNode): Expression {
    switch (node.kind) {
      case "string_literal":
      case "raw_string_literal":
        return constant(node, literalOf(node));
      case "character_literal":
        return character(node, literalOf(node));
      case "verbatim_string_literal":
        return constant(node, node.text.replace(/^@"|"$/gu, "").replaceAll('""', '"'));
      case "interpolated_string_expression":
        return this.interpolated(node);
      case "boolean_literal":
        return constant(node, node.text === "true");
      case "null_literal":
        return constant(node, null);
      case "integer_literal":
      case "real_literal":
        return constant(node, numberOf(node.text));
      case "identifier":
      case "predefined_type":
        return nameOf(node, node.text);
      case "generic_name":
        return nameOf(node, simpleType(node));
      case "this":
      case "base":
        return nameOf(node, node.kind === "base" ? "super" : "this");
      case "member_access_expression":
      case "qualified_name":
        return memberOf(node, this.receiverOf(node), memberName(node));
      case "member_binding_expression":
        return nameOf(node, memberName(node));
      case "conditional_access_expression":
        return this.conditionalAccess(node);
      case "element_access_expression":
        return this.elementAccess(node);
      case "invocation_expression":
        return this.invocation(node);
      case "object_creation_expression":
        return this.creation(node, simpleType(node.field("type")));
      case "implicit_object_creation_expression":
        return this.creation(node, "");
      case "anonymous_object_creation_expression":
        return { op: "map", at: node, entries: this.entries(node) };
      case "array_creation_expression":
      case "implicit_array_creation_expression":
      case "initializer_expression":
      case "element_binding_expression":
        return this.list(node);
      case "tuple_expression":
        return tupleOf(node, this);
      case "with_expression":
        return this.copy(node);
      case "assignment_expression":
        return this.assignment(node);
      case "binary_expression": {
        const operator = operatorOf(node);
        return operation(node, operator, ...this.operands(node, "binary_expression", operator));
      }
      case "prefix_unary_expression":
      case "postfix_unary_expression":
        return this.unary(node);
      case "conditional_expression":
        return {
          op: "conditional",
          at: node,
          test: this.expression(node.field("condition")),
          consequent: this.expression(node.field("consequence")),
          otherwise: this.expression(node.field("alternative")),
        };
      case "cast_expression":
        return this.cast(node, node.field("type"), node.field("value"));
      case "as_expression":
        return this.cast(node, node.field("right"), node.field("left"));
      case "is_expression":
      case "is_pattern_expression":
        return this.isPattern(node);
      case "lambda_expression":
      case "anonymous_method_expression":
        return lambdaOf(node, this);
      case "switch_expression":
        return this.select(node);
      case "throw_expression":
        return thrown(node, this.optional(node.named[0]));
      case "declaration_expression":
        return nameOf(node, node.field("name")?.text ?? "");
      case "await_expression":
      case "checked_expression":
      case "ref_expression":
      case "arrow_expression_clause":
      case "parenthesized_expression":
        return this.expression(node.named[0]);
      case "typeof_expression":
      case "sizeof_expression":
      case "default_expression":
        return constant(node, node.text);
      default:
        return this.parts(node);
    }
  }

  /** A block, or an expression body. */
  body(node: SyntaxNode | null): Statement[] {
    if (node?.kind !== "arrow_expression_clause") return this.block(node);
    const value = this.returnedValue(node.named[0]);
    return value ? [returns(value)] : [];
  }

  /** The result of a function: `new()` has its declared type. */
  protected returnedValue(node: SyntaxNode | undefined): Expression | null {
    return this.initialValue(node ?? null, this.#returned.type, this.#returned.given);
  }

  /** The body of a function with this type of result. */
  bodyReturning(type: ResultType, node: SyntaxNode | null): Statement[] {
    const outside = this.#returned;
    this.#returned = type;
    try {
      return this.body(node);
    } finally {
      this.#returned = outside;
    }
  }

  declarators(node: SyntaxNode | null): Declarator[] {
    const declared = node?.field("type") ?? null;
    const [type, given] = [simpleType(declared), givenTo(declared)];
    const list = (node?.named ?? []).filter(({ kind }) => kind === "variable_declarator");
    return list.map((item) => {
      const [first, ...others] = item.named;
      const name = item.field("name") ?? first ?? item;
      const target = name.kind === "tuple_pattern" ? targetOf(name, this) : nameOf(name, name.text);
      return { name, target, type, value: this.initialValue(others.at(-1) ?? null, type, given) };
    });
  }

  /** `new()` has the declared type, and a lambda the parameters of a declared delegate. */
  initialValue(node: SyntaxNode | null, type: string, given: readonly string[] = []): Expression | null {
    if (node?.kind === "lambda_expression") return lambdaOf(node, this, given);
    if (node?.kind === "implicit_object_creation_expression") return this.creation(node, type);
    return this.optional(node);
  }

  protected classOf(node: SyntaxNode): ReturnType<typeof classOf> {
    return classOf(node, this);
  }

  private receiverOf(node: SyntaxNode): Expression {
    const object = node.field("expression") ?? node.field("qualifier");
    return object ? this.expression(object) : nameOf(node, node.text.startsWith("base") ? "super" : "this");
  }

  private invocation(node: SyntaxNode): Expression {
    const fn = node.field("function");
    const called = this.calleeOf(fn);
    const args = this.args(node.field("arguments"), called.name);
    const typeArgument = typeArgumentOf(fn);
    return {
      op: "call",
      at: node,
      ...called,
      args,
      creates: false,
      ...(typeArgument && { typeArgument }),
    };
  }

  private calleeOf(fn: SyntaxNode | null): { receiver: Expression | null; name: string; callee: Expression | null } {
    if (fn?.kind === "member_access_expression")
      return { receiver: this.receiverOf(fn), name: memberName(fn), callee: null };
    if (fn?.kind === "conditional_access_expression") {
      const last = fn.named.at(-1);
      if (last?.kind === "member_binding_expression")
        return { receiver: this.optional(fn.field("condition")), name: memberName(last), callee: null };
    }
    if (fn?.kind === "identifier" || fn?.kind === "generic_name")
      return { receiver: ofObject(fn), name: simpleType(fn), callee: null };
    return { receiver: null, name: "", callee: this.optional(fn) };
  }

  /** `a?.b`: the value if `a` is not null. */
  private conditionalAccess(node: SyntaxNode): Expression {
    const object = this.expression(node.field("condition"));
    const last = node.named.at(-1);
    if (last?.kind === "member_binding_expression") return member(node, object, memberName(last));
    if (last?.kind === "element_binding_expression")
      return { op: "index", at: node, object, key: this.args(last)[0]?.value ?? null };
    return opaque(node, [object, ...(last ? [this.expression(last)] : [])]);
  }

  /** `Request["x"]`: an indexer reads a parameter of the request. */
  private elementAccess(node: SyntaxNode): Expression {
    const at = node.field("expression");
    const object = this.expression(at);
    const [key] = this.args(node.field("subscript"));
    const isRequest = at !== null && /(?:^|\.)Request$/u.test(at.text);
    return { op: "index", at: node, object: isRequest ? member(at, object, "Item") : object, key: key?.value ?? null };
  }

  private assignment(node: SyntaxNode): Expression {
    const operator = operatorOf(node).slice(0, -1);
    const target = targetOf(node.field("left"), this);
    return { op: "assign", at: node, target, operator: operator || null, value: this.expression(node.field("right")) };
  }

  /** `a with { B = c }` */
  private copy(node: SyntaxNode): Expression {
    const [object, ...initializers] = node.named;
    const args = initializers.map(({ named }) => ({
      value: this.expression(named.at(-1)),
      name: named[0]?.text ?? "",
    }));
    return { op: "call", at: node, receiver: this.optional(object), name: COPY, callee: null, args, creates: false };
  }

  private unary(node: SyntaxNode): Expression {
    const operand = this.expression(node.named[0]);
    const operator = /^[-+!~&*^]+|[-+!]+$/u.exec(node.text)?.[0] ?? "";
    if (operator === "++" || operator === "--")
      return { op: "assign", at: node, target: operand, operator: operator.slice(1), value: constant(node, 1) };
    // `x!` has the value of `x`.
    if (node.kind === "postfix_unary_expression") return operand;
    return operation(node, operator, operand);
  }

  private cast(node: SyntaxNode, type: SyntaxNode | null, value: SyntaxNode | null): Expression {
    return { op: "cast", at: node, type: simpleType(type), value: this.expression(value) };
  }

  private isPattern(node: SyntaxNode): Expression {
    const pattern = node.field("pattern") ?? node.field("right") ?? node.named.at(-1);
    return aroundPattern(pattern).reduce(
      (left, around) => operation(around, operatorOf(around), left, this.expression(around.named.at(-1))),
      (pattern && comparisonOf(pattern, node, this)) ?? this.testOf(node, pattern),
    );
  }

  private testOf(node: SyntaxNode, pattern: SyntaxNode | undefined): Expression {
    const value = this.expression(node.field("expression") ?? node.field("left") ?? node.named[0]);
    const isNegated = pattern?.kind === "negated_pattern";
    const constants = this.tests((isNegated ? pattern.named[0] : pattern) ?? node);
    if (constants.length > 0 && constants.every(({ op }) => op !== "opaque")) {
      const equalities = constants.map((item) => operation(node, isNegated ? "!=" : "==", value, item));
      return operation(node, isNegated ? "&&" : "||", ...equalities);
    }
    const { given, held } = subjectOf(value);
    const bound = pattern ? assignmentsIn(bindingsOf(pattern, held, this)) : [];
    const type = simpleType(pattern?.field("type") ?? (pattern?.kind.endsWith("pattern") ? null : (pattern ?? null)));
    const test = NUMBERS.test(type) ? "is-number" : isAnyText(pattern, type) ? "is-present" : "is-instance";
    const tested = operation(node, test, given, ...bound);
    return isNegated ? operation(node, "!", tested) : tested;
  }

  private select(node: SyntaxNode): Expression {
    const [subject, ...arms] = node.named;
    const { given, held } = subjectOf(this.expression(subject));
    const list = arms.map((arm): SwitchCase => {
      const [pattern, ...rest] = arm.named;
      const value = rest.at(-1);
      const guard = rest.find(({ kind }) => kind === "when_clause");
      const bound = [...(pattern ? bindingsOf(pattern, held, this) : []), ...givenBy(guard, this)];
      const body: Statement[] = value ? [...bound, { do: "yield", value: this.expression(value) }] : [];
      return { tests: pattern ? this.tests(pattern, guard) : [], body, fallsThrough: false };
    });
    return { op: "switchExpression", at: node, subject: given, cases: list };
  }

  /** The constants of a pattern; empty for a pattern that matches anything. */
  protected tests(pattern: SyntaxNode, guard?: SyntaxNode): Expression[] {
    if (pattern.kind === "discard" || pattern.kind === "var_pattern") return guard ? [opaque(guard, [])] : [];
    if (pattern.kind === "constant_pattern" && pattern.named[0]?.kind !== "invocation_expression")
      return pattern.named.map((item) => this.expression(withoutAround(item)));
    if (pattern.kind === "or_pattern" || pattern.kind === "parenthesized_pattern")
      return pattern.named.flatMap((item) => this.tests(item));
    return [opaque(pattern, [])];
  }
}

function memberName(node: SyntaxNode): string {
  return simpleType(node.field("name"));
}
