import type { Expression, Statement, SwitchCase } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { functionOf, isTypeDeclaration } from "./declarations.ts";
import { simpleType } from "./types.ts";
import { CSharpExpressions } from "./expressions.ts";
import { call, caught, evaluate, loop, nameOf } from "../lowering.ts";
import { subjectOf } from "../patterns.ts";
import { bindingsOf, givenBy } from "./patterns.ts";
import { targetOf } from "./tuples.ts";

export class CSharpLowering extends CSharpExpressions {
  statement(node: SyntaxNode): Statement[] {
    if (isTypeDeclaration(node)) return [{ do: "class", cls: this.classOf(node) }];
    switch (node.kind) {
      case "compilation_unit":
      case "block":
      case "declaration_list":
      case "global_statement":
      case "file_scoped_namespace_declaration":
      case "checked_statement":
      case "unsafe_statement":
      case "lock_statement":
        return this.statements(node.named);
      case "namespace_declaration":
        return this.block(node.field("body"));
      case "using_directive":
        return imports(node);
      case "extern_alias_directive":
      case "attribute_list":
      case "empty_statement":
        return [];
      case "return_statement":
        return [{ do: "return", value: this.returnedValue(node.named[0]), at: node }];
      case "yield_statement": {
        const [value] = node.named;
        return value ? [{ do: "yield", value: this.expression(value) }] : [{ do: "return", value: null, at: node }];
      }
      case "expression_statement":
        return node.named.slice(0, 1).map((child) => evaluate(this.expression(child)));
      case "base_list":
      case "primary_constructor_base_type":
      case "constructor_initializer":
        return [evaluate(call(node, null, "super", this.args(node.child("argument_list"))))];
      case "local_declaration_statement":
        return this.declarations(node.child("variable_declaration"));
      case "variable_declaration":
        return this.declarations(node);
      case "local_function_statement":
        return [{ do: "function", fn: functionOf(node, null, this) }];
      case "labeled_statement":
        return this.statements(node.named.slice(1));
      case "using_statement":
      case "fixed_statement":
        return this.statements(node.named);
      case "switch_statement": {
        const { given, held } = subjectOf(this.expression(node.field("value")));
        return [{ do: "switch", subject: given, cases: this.sections(node.field("body"), held) }];
      }
      case "try_statement":
        return [this.tryStatement(node)];
      default:
        return (
          this.sharedStatement(node) ??
          (node.kind.endsWith("_statement") ? this.loopStatement(node) : [evaluate(this.expression(node))])
        );
    }
  }

  private declarations(node: SyntaxNode | null): Statement[] {
    return this.declarators(node).map(({ target, type, value }) => ({ do: "declare", target, type, value }));
  }

  private loopStatement(node: SyntaxNode): Statement[] {
    const body = this.block(node.field("body"));
    switch (node.kind) {
      case "for_statement":
        return [
          loop({
            init: node.fields("initializer").flatMap((init) => this.statement(init)),
            test: this.optional(node.field("condition")),
            update: node.fields("update").map((update) => evaluate(this.expression(update))),
            body,
          }),
        ];
      case "foreach_statement": {
        const left = node.field("left");
        const target = left?.kind === "identifier" ? nameOf(left, left.text) : targetOf(left, this);
        const iterable = this.expression(node.field("right"));
        const type = simpleType(node.field("type"));
        const typed: Statement[] = type === "" ? [] : [{ do: "declare", target, type, value: target }];
        return [loop({ each: { target, iterable, keys: false }, body: [...typed, ...body] })];
      }
      default:
        return this.statements(node.named);
    }
  }

  private sections(body: SyntaxNode | null, subject: Expression): SwitchCase[] {
    return (body?.named ?? []).map((section) => {
      const guards = section.named.filter(({ kind }) => kind === "when_clause");
      const labels = section.named.filter(({ kind }) => kind.endsWith("_pattern"));
      const rest = section.named.filter((item) => !labels.includes(item) && !guards.includes(item));
      const isDefault = /(?:^|\s)default\s*:/u.test(section.text.slice(0, 60)) && labels.length === 0;
      const tests = isDefault ? [] : labels.flatMap((label) => this.tests(label, guards[0]));
      const bound = labels.flatMap((label) => bindingsOf(label, subject, this));
      const given = labels.length === 1 ? givenBy(guards[0], this) : [];
      return { tests, body: [...bound, ...given, ...this.statements(rest)], fallsThrough: true };
    });
  }

  private tryStatement(node: SyntaxNode): Statement {
    const handlers = node.named.filter(({ kind }) => kind === "catch_clause");
    return {
      do: "try",
      body: this.block(node.field("body")),
      handlers: handlers.map((handler) => ({
        name: handler.child("catch_declaration")?.field("name")?.text ?? "",
        types: caught(simpleType(handler.child("catch_declaration")?.field("type") ?? null)),
        body: this.block(handler.field("body")),
      })),
      always: this.statements(node.child("finally_clause")?.named ?? []),
    };
  }
}

/** `using static A.B;`: names of the members of a class. */
function imports(node: SyntaxNode): Statement[] {
  const path = node.child("qualified_name")?.text.replaceAll(/\s/gu, "") ?? "";
  return node.has("static") && path !== "" ? [{ do: "import", name: "*", path: "", from: path, member: "*" }] : [];
}
