import {
  type Argument,
  ENCLOSING_CLASS,
  type Expression,
  type MapEntry,
  type Statement,
  type SwitchCase,
} from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
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
} from "../lowering.ts";
import { withLineAnchors } from "../../domain/line-breaks.ts";
import { groupNames } from "../../domain/pattern-groups.ts";
import { argumentsOf, callOf, itemOf, referenceOf, variableOrCall, ofSelf } from "./calls.ts";
import { blockOf, yielding } from "./declarations.ts";
import { type Method, methodWith } from "./parameters.ts";
import { destructured, matchOf } from "./patterns.ts";

export const CONDITIONALS = new Set(["if", "unless", "elsif", "if_modifier", "unless_modifier"]);

export abstract class RubyExpressions extends Lowering {
  /** Local variables in scope: any other name is a call. */
  readonly locals: Set<string>[] = [new Set()];
  method: Method = methodWith([], null);
  protected heredocs: SyntaxNode[] = [];
  protected heredocsSeen = 0;

  protected abstract conditional(node: SyntaxNode): Statement;
  protected abstract cases(node: SyntaxNode, yields: boolean): SwitchCase[];

  protected lowerExpression(node: SyntaxNode): Expression {
    if (CONDITIONALS.has(node.kind)) return this.conditionalValue(node);
    switch (node.kind) {
      case "string":
      case "subshell":
      case "bare_string":
      case "heredoc_body":
      case "delimited_symbol":
      case "chained_string": {
        const text = textOf(
          node,
          node.named.map((part) => this.textPart(part)),
        );
        return node.kind === "subshell" ? call(node, null, "`", [argument(text)]) : text;
      }
      case "heredoc_beginning": {
        const body = this.heredocs[this.heredocsSeen++];
        return body ? this.expression(body) : constant(node, "");
      }
      case "regex":
        return this.regex(node);
      case "simple_symbol":
        return constant(node, node.text.slice(1));
      case "hash_key_symbol":
      case "bare_symbol":
        return constant(node, node.text);
      case "integer":
      case "float":
        return constant(node, numberOf(node.text));
      case "true":
      case "false":
        return constant(node, node.kind === "true");
      case "nil":
        return constant(node, null);
      case "identifier":
        return this.isLocal(node.text) ? nameOf(node, node.text) : call(node, ofSelf(node, node.text), node.text, []);
      case "global_variable":
        return /^\$[\d&]$/u.test(node.text)
          ? lastGroup(node)
          : nameOf(node, /^\$['`]$/u.test(node.text) ? "$~" : node.text);
      case "constant":
        return nameOf(node, node.text);
      case "self":
        return nameOf(node, "this");
      case "instance_variable":
        return member(node, nameOf(node, "this"), node.text);
      case "class_variable":
        return member(node, nameOf(node, ENCLOSING_CLASS), node.text);
      case "scope_resolution":
        return member(node, this.expression(node.field("scope") ?? node.named[0]), node.field("name")?.text ?? "");
      case "parenthesized_statements":
      case "begin":
        return node.named.length === 1 ? this.expression(node.named[0]) : this.parts(node);
      case "element_reference":
        return referenceOf(node, this, (key) => this.key(key));
      case "call":
        return callOf(node, this);
      case "super":
        return call(node, null, "super", [...this.method.forwarded]);
      case "yield":
        return call(node, null, this.method.block, this.args(node.named[0] ?? null));
      case "assignment":
        return assign(node, this.target(node.field("left")), this.expression(node.field("right")));
      case "operator_assignment":
        return {
          op: "assign",
          at: node,
          target: this.target(node.field("left")),
          operator: operatorOf(node).slice(0, -1),
          value: this.expression(node.field("right")),
        };
      case "binary": {
        const operator = operatorOf(node);
        if (operator === "<<") {
          return call(node, this.expression(node.field("left")), "<<", [
            argument(this.expression(node.field("right"))),
          ]);
        }
        if (operator === "=~") this.declareGroups(node.field("left"));
        return operation(node, operator, ...this.operands(node, "binary", operator));
      }
      case "unary": {
        const operand = this.expression(node.field("operand"));
        // `+"-x"` is a text that may be changed.
        return operatorOf(node) === "+" ? operand : operation(node, operatorOf(node), operand);
      }
      case "conditional":
        return {
          op: "conditional",
          at: node,
          test: this.expression(node.field("condition")),
          consequent: this.expression(node.field("consequence")),
          otherwise: this.expression(node.field("alternative")),
        };
      case "case":
        return {
          op: "switchExpression",
          at: node,
          subject: this.optional(node.field("value")),
          cases: this.cases(node, true),
        };
      case "case_match": {
        const { subject, cases } = matchOf(node, this, (body) => yielding(this.block(body)));
        return { op: "switchExpression", at: node, subject, cases };
      }
      case "match_pattern":
      case "test_pattern":
        return destructured(node, this);
      case "array":
      case "string_array":
      case "symbol_array":
      case "right_assignment_list":
        return { op: "list", at: node, items: node.named.map((item) => this.item(item)) };
      case "hash":
        return { op: "map", at: node, entries: node.named.map((entry) => this.entry(entry)) };
      case "lambda": {
        const body = node.field("body");
        return body ? blockOf(body, this, node.field("parameters")) : opaque(node, []);
      }
      default:
        return this.parts(node);
    }
  }

  /** `/(?<name>…)/ =~ text` declares a variable with the name of the group. */
  private declareGroups(node: SyntaxNode | null): void {
    if (node?.kind === "regex") for (const name of groupNames(node.text)) this.locals.at(-1)?.add(name);
  }

  private regex(node: SyntaxNode): Expression {
    if (node.child("interpolation")) {
      const text = textOf(
        node,
        node.named.map((part) => (part.kind === "escape_sequence" ? constant(part, part.text) : this.textPart(part))),
      );
      return {
        op: "call",
        at: node,
        name: "Regexp",
        receiver: null,
        callee: null,
        args: [argument(text)],
        creates: true,
      };
    }
    const body = node.text.replace(/^(?:\/|%r.)(.*)(?:\/|[^\w/])[a-z]*$/su, "$1");
    return { op: "constant", at: node, value: withLineAnchors(body), regex: true };
  }

  isLocal(name: string): boolean {
    return this.locals.some((names) => names.has(name));
  }

  private key(node: SyntaxNode | undefined): Expression | null {
    return node && node.kind !== "range" ? this.expression(node) : null;
  }

  private textPart(part: SyntaxNode): Expression {
    if (part.kind === "interpolation") return part.named[0] ? this.expression(part.named[0]) : constant(part, "");
    if (part.kind === "escape_sequence") return constant(part, unescape(part.text));
    if (part.kind === "string") return this.expression(part);
    return constant(part, part.kind === "heredoc_end" ? "" : part.text);
  }

  /** An assignment declares a local variable. */
  target(node: SyntaxNode | null): Expression {
    if (!node) throw new TypeError("no target");
    if (node.kind === "identifier") {
      this.locals.at(-1)?.add(node.text);
      return nameOf(node, node.text);
    }
    if (node.kind === "left_assignment_list" || node.kind === "destructured_left_assignment") {
      const items = node.named.map((item) =>
        item.kind === "rest_assignment" && item.named[0]
          ? { value: this.target(item.named[0]), spread: true }
          : argument(this.target(item)),
      );
      return { op: "list", at: node, items };
    }
    if (node.kind === "element_reference") return referenceOf(node, this, (key) => this.key(key), true);
    if (node.kind === "call") {
      return member(node, this.expression(node.field("receiver")), node.field("method")?.text ?? "");
    }
    return this.expression(node);
  }

  args(node: SyntaxNode | null): Argument[] {
    return argumentsOf(node, this);
  }

  private item(node: SyntaxNode): Argument {
    return itemOf(node, this);
  }

  private entry(node: SyntaxNode): MapEntry {
    if (node.kind !== "pair") return { key: null, value: this.expression(node.named[0] ?? node) };
    const key = node.field("key");
    const value = node.field("value");
    return {
      key: this.optional(key),
      value: value ? this.expression(value) : variableOrCall(node, key?.text ?? "", this),
    };
  }

  private conditionalValue(node: SyntaxNode): Expression {
    const statement = this.conditional(node);
    if (statement.do !== "if") return opaque(node, []);
    const cases: SwitchCase[] = [
      { tests: [statement.test], body: yielding(statement.consequent), fallsThrough: false },
      { tests: [], body: yielding(statement.otherwise), fallsThrough: false },
    ];
    return { op: "switchExpression", at: node, subject: null, cases };
  }

  inMethod<Result>(method: Method, work: () => Result): Result {
    const outer = this.method;
    this.method = method;
    try {
      return work();
    } finally {
      this.method = outer;
    }
  }

  withLocals<Result>(names: Iterable<string>, inner: boolean, work: () => Result): Result {
    const outer = this.locals.splice(0);
    this.locals.push(...(inner ? outer : []), new Set(names));
    try {
      return work();
    } finally {
      this.locals.splice(0, this.locals.length, ...outer);
    }
  }
}

/** `$1`: a group of the last match. */
function lastGroup(node: SyntaxNode): Expression {
  return {
    op: "index",
    at: node,
    object: nameOf(node, "$~"),
    key: constant(node, Number(node.text.slice(1).replace("&", "0"))),
  };
}
