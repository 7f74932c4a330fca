import type { Statement } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { classOf, isTypeDeclaration, simpleType } from "./declarations.ts";
import { call, caught, evaluate, loop, nameOf } from "../lowering.ts";
import { JavaExpressions } from "./expressions.ts";

/** Of Guava, Commons Lang and Spring. */
const ASSERTS =
  /^(?:(?:\w+\.)*Preconditions\.|)check(?:Argument|State)\(|^(?:\w+\.)*(?:Validate|Assert)\.(?:isTrue|validState|state)\(/u;

export class JavaLowering extends JavaExpressions {
  statement(node: SyntaxNode): Statement[] {
    if (isTypeDeclaration(node)) return [{ do: "class", cls: classOf(node, this) }];
    switch (node.kind) {
      case "block":
      case "constructor_body":
      case "program":
        return this.statements(node.named);
      case "import_declaration":
        return imports(node);
      case "expression_statement":
        return node.named.slice(0, 1).map((child) => this.asserted(child) ?? evaluate(this.expression(child)));
      case "explicit_constructor_invocation":
        return [evaluate(call(node, null, "super", this.args(node.field("arguments"))))];
      case "local_variable_declaration":
        return this.declarations(node);
      case "yield_statement":
        return [{ do: "yield", value: this.expression(node.named[0]) }];
      case "assert_statement":
        return [{ do: "assert", test: this.expression(node.named[0]) }];
      case "labeled_statement":
      case "synchronized_statement":
        return this.statements(node.named.slice(1));
      case "switch_expression":
      case "switch_statement":
        return [this.switchStatement(node)];
      case "try_statement":
      case "try_with_resources_statement":
        return this.tryStatement(node);
      default:
        return (
          this.sharedStatement(node) ??
          (node.kind.endsWith("_statement") ? this.loopStatement(node) : [evaluate(this.expression(node))])
        );
    }
  }

  /** `Preconditions.checkArgument(test, …)`: throws unless the test holds. */
  private asserted(node: SyntaxNode): Statement | null {
    if (node.kind !== "method_invocation" || !ASSERTS.test(node.text)) return null;
    return { do: "assert", test: this.expression(node.field("arguments")?.named[0]) };
  }

  private declarations(node: SyntaxNode): Statement[] {
    const type = simpleType(node.field("type"));
    return node.fields("declarator").map((declarator) => {
      const name = declarator.field("name");
      const target = nameOf(declarator, name?.text ?? "");
      return { do: "declare", target, type, value: this.optional(declarator.field("value")) };
    });
  }

  private loopStatement(node: SyntaxNode): Statement[] {
    const body = this.block(node.field("body"));
    switch (node.kind) {
      case "for_statement":
        return [
          loop({
            init: node.fields("init").flatMap((init) => this.statement(init)),
            test: this.optional(node.field("condition")),
            update: node.fields("update").map((update) => evaluate(this.expression(update))),
            body,
          }),
        ];
      case "enhanced_for_statement": {
        const name = node.field("name");
        const target = nameOf(name ?? node, name?.text ?? "");
        const type = simpleType(node.field("type"));
        const typed: Statement[] = type === "" ? [] : [{ do: "declare", target, type, value: target }];
        const iterable = this.expression(node.field("value"));
        return [loop({ each: { target, iterable, keys: false }, body: [...typed, ...body] })];
      }
      default:
        return this.statements(node.named);
    }
  }

  private switchStatement(node: SyntaxNode): Statement {
    return { do: "switch", subject: this.optional(node.field("condition")), cases: this.switchCases(node, false) };
  }

  private tryStatement(node: SyntaxNode): Statement[] {
    const resources = (node.field("resources")?.named ?? []).map((resource): Statement => {
      const name = resource.field("name");
      const value = resource.field("value");
      if (!name || !value) return evaluate(this.parts(resource));
      const type = simpleType(resource.field("type"));
      return { do: "declare", target: nameOf(resource, name.text), type, value: this.expression(value) };
    });
    const handlers = node.named.filter(({ kind }) => kind === "catch_clause");
    return [
      {
        do: "try",
        body: [...resources, ...this.block(node.field("body"))],
        handlers: handlers.map((handler) => ({
          name: handler.child("catch_formal_parameter")?.field("name")?.text ?? "",
          types: caught(...(handler.child("catch_formal_parameter")?.child("catch_type")?.named ?? []).map(simpleType)),
          body: this.block(handler.field("body")),
        })),
        always: this.statements(node.child("finally_clause")?.named ?? []),
      },
    ];
  }
}

function imports(node: SyntaxNode): Statement[] {
  const path = node.child("scoped_identifier")?.text ?? "";
  const name = path.slice(path.lastIndexOf(".") + 1);
  if (!node.child("asterisk")) return [{ do: "import", name, path }];
  return node.has("static") ? [{ do: "import", name: "*", path: "", from: path, member: "*" }] : [];
}
