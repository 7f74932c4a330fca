import type { Statement, SwitchCase } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { call, caught, evaluate, loop, operatorOf } from "../lowering.ts";
import { classOf, structOf } from "./class-body.ts";
import { nestedBodyOf } from "./class-macros.ts";
import { methodOf, yielding } from "./declarations.ts";
import { CONDITIONALS, RubyExpressions } from "./expressions.ts";
import { matchOf } from "./patterns.ts";

const BODIES = new Set([
  "program",
  "body_statement",
  "block_body",
  "then",
  "else",
  "do",
  "ERROR",
  "begin_block",
  "parenthesized_statements",
]);

export class RubyLowering extends RubyExpressions {
  statement(node: SyntaxNode): Statement[] {
    if (node.kind === "program") this.heredocs = node.text.includes("<<") ? node.descendants("heredoc_body") : [];
    if (BODIES.has(node.kind)) return this.body(node);
    if (CONDITIONALS.has(node.kind)) return [this.conditional(node)];
    switch (node.kind) {
      case "begin":
        return this.body(node);
      case "class":
      case "module":
        return [{ do: "class", cls: classOf(node, this) }];
      case "method":
      case "singleton_method":
        return [{ do: "function", fn: methodOf(node, null, this) }];
      case "assignment": {
        const cls = structOf(node, this);
        return cls ? [{ do: "class", cls }] : this.simple(node);
      }
      case "return":
        return [{ do: "return", value: this.optional(node.named[0]?.named[0]), at: node, leaves: "" }];
      case "yield":
        return this.method.enumerates ? this.enumerated(node) : this.simple(node);
      case "break":
        return [{ do: "break" }];
      case "next":
        return [{ do: "return", value: this.optional(node.named[0]?.named[0]), at: node }];
      case "while":
      case "until":
      case "while_modifier":
      case "until_modifier":
        return [loop({ test: this.expression(node.field("condition")), body: this.block(node.field("body")) })];
      case "for": {
        const target = this.target(node.field("pattern"));
        const iterable = this.expression(node.field("value")?.named[0] ?? node.field("value"));
        return [loop({ each: { target, iterable, keys: false }, body: this.block(node.field("body")) })];
      }
      case "case":
        return [{ do: "switch", subject: this.optional(node.field("value")), cases: this.cases(node, false) }];
      case "case_match": {
        const { subject, cases } = matchOf(node, this, (body) => this.block(body));
        return [{ do: "switch", subject, cases }];
      }
      case "rescue_modifier":
        return [
          {
            do: "try",
            body: this.block(node.field("body")),
            handlers: [{ name: "", types: [], body: this.block(node.field("handler")) }],
            always: [],
          },
        ];
      case "heredoc_body":
      case "empty_statement":
      case "ensure":
      case "rescue":
        return [];
      default:
        return this.simple(node);
    }
  }

  /** The block gets the element, or the caller that has none gets it in a list. */
  private enumerated(node: SyntaxNode): Statement[] {
    const items = this.args(node.named[0] ?? null);
    const [first] = items;
    const value = first && items.length === 1 ? first.value : ({ op: "list", at: node, items } as const);
    return [...this.simple(node), { do: "yield", value, isElement: true }];
  }

  private simple(node: SyntaxNode): Statement[] {
    if (node.kind === "call" && !node.field("receiver") && node.field("method")?.text === "raise") {
      const args = this.args(node.field("arguments"));
      const [first, ...others] = args;
      const isClass = first !== undefined && others.length > 0;
      return [{ do: "throw", value: isClass ? call(node, first.value, "new", others) : (first?.value ?? null) }];
    }
    if (node.kind === "identifier" && node.text === "raise") return [{ do: "throw", value: null }];
    const helpers = nestedBodyOf(node);
    if (helpers) return this.block(helpers);
    const leaving = node.kind === "binary" ? this.leaving(node) : null;
    if (leaving) return leaving;
    return [evaluate(this.expression(node))];
  }

  /** Statements that may leave the method: `render(…) and return`, `known or raise`. */
  private leaving(node: SyntaxNode): Statement[] | null {
    const [left, right] = [node.field("left"), node.field("right")];
    const isOr = ["or", "||"].includes(operatorOf(node));
    const leaves =
      right !== null &&
      (["return", "next", "break"].includes(right.kind) || /^(?:raise|halt|abort)\b/u.test(right.text));
    if (!left || !leaves || (!isOr && !["and", "&&"].includes(operatorOf(node)))) return null;
    const test = this.expression(left);
    const end = this.block(right);
    // The result of a response method is not nil.
    if (!isOr && /^(?:head|render|redirect\w*|respond\w*)\b/u.test(left.text)) return [evaluate(test), ...end];
    return [{ do: "if", test, consequent: isOr ? [] : end, otherwise: isOr ? end : [] }];
  }

  /** The statements of a body, with their `rescue` clauses. */
  private body(node: SyntaxNode): Statement[] {
    const handlers = node.named.filter(({ kind }) => kind === "rescue");
    const ensure = node.child("ensure");
    const plain = node.named.filter(({ kind }) => kind !== "rescue" && kind !== "ensure");
    const statements = this.statements(plain);
    if (handlers.length === 0 && !ensure) return statements;
    return [
      {
        do: "try",
        body: statements,
        handlers: handlers.map((handler) => {
          const name = handler.field("variable")?.named[0]?.text ?? "";
          this.locals.at(-1)?.add(name);
          const types = caught(...(handler.field("exceptions")?.named ?? []).map(({ text }) => text));
          return { name, types, body: this.block(handler.field("body")) };
        }),
        always: ensure ? this.statements(ensure.named) : [],
      },
    ];
  }

  protected conditional(node: SyntaxNode): Statement {
    const test = this.expression(node.field("condition"));
    const isModifier = node.kind.endsWith("_modifier");
    const consequent = this.block(node.field(isModifier ? "body" : "consequence"));
    const otherwise = isModifier ? [] : this.block(node.field("alternative"));
    const negates = node.kind.startsWith("unless");
    return {
      do: "if",
      test,
      consequent: negates ? otherwise : consequent,
      otherwise: negates ? consequent : otherwise,
    };
  }

  protected cases(node: SyntaxNode, yields: boolean): SwitchCase[] {
    return node.named
      .filter(({ kind }) => kind === "when" || kind === "else")
      .map((item) => {
        const tests = item.named.filter(({ kind }) => kind === "pattern").map(({ named }) => this.expression(named[0]));
        const body = item.kind === "else" ? this.body(item) : this.block(item.field("body"));
        return { tests, body: yields ? yielding(body) : body, fallsThrough: false };
      });
  }
}
