import type { Expression, Statement, SwitchCase } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { annotationOf, classOf, functionOf } from "./declarations.ts";
import { evaluate, loop, nameOf, opaque, operatorOf, withName } from "../lowering.ts";
import { exportsOf, importsOf } from "./imports.ts";
import { interfaceOf } from "./interfaces.ts";
import { JavaScriptExpressions } from "./expressions.ts";
import { prototypeClasses } from "./prototypes.ts";

/** Calls that return only if their first argument is true. */
const ASSERTS = /^(?:assert(?:\.ok)?|(?:ctx|context|this)\.assert|(?:tiny)?[iI]nvariant)$/u;

export class JavaScriptLowering extends JavaScriptExpressions {
  statement(node: SyntaxNode): Statement[] {
    switch (node.kind) {
      case "program":
      case "statement_block":
      case "else_clause":
        return this.statements(node.named);
      case "import_statement":
        return importsOf(node);
      case "export_statement":
        return this.exported(node);
      case "internal_module":
      case "module":
      case "labeled_statement":
        return this.block(node.field("body"));
      case "expression_statement":
        return node.named.flatMap((child) =>
          child.kind === "internal_module" ? this.statement(child) : [this.asserted(child) ?? this.effect(child)],
        );
      case "lexical_declaration":
      case "variable_declaration":
        return node.named.flatMap((declarator) => this.declaration(declarator));
      case "function_declaration":
      case "generator_function_declaration":
        return [{ do: "function", fn: functionOf(node, null, this) }];
      case "class_declaration":
      case "abstract_class_declaration":
        return [{ do: "class", cls: classOf(node, this) }];
      case "switch_statement":
        return [{ do: "switch", subject: this.expression(node.field("value")), cases: this.cases(node.field("body")) }];
      case "try_statement":
        return [this.tryStatement(node)];
      case "interface_declaration":
      case "type_alias_declaration": {
        const cls = interfaceOf(node);
        return cls ? [{ do: "class", cls }] : [];
      }
      case "ambient_declaration":
      case "empty_statement":
      case "enum_declaration":
        return [];
      default:
        return (
          this.sharedStatement(node) ??
          (node.kind.endsWith("_statement") ? this.loopStatement(node) : [evaluate(this.expression(node))])
        );
    }
  }

  override statements(nodes: readonly SyntaxNode[]): Statement[] {
    const { classes, others } = prototypeClasses(nodes, this);
    return [...classes.map((cls): Statement => ({ do: "class", cls })), ...super.statements(others)];
  }

  private effect(node: SyntaxNode): Statement {
    const value = this.expression(node);
    if (node.kind !== "yield_expression") return evaluate(value);
    const isDelegating = node.text.startsWith("yield*");
    const element: Expression = isDelegating ? { op: "index", at: node, object: value, key: opaque(node, []) } : value;
    return { do: "yield", value: element, isElement: true };
  }

  private exported(node: SyntaxNode): Statement[] {
    const value = node.field("value");
    const exports = exportsOf(node);
    if (value) {
      const held = withName(this.expression(value), "default");
      return [...exports, { do: "declare", target: nameOf(value, "default"), type: "", value: held }];
    }
    const declaration = node.field("declaration");
    const declared = declaration ? this.statement(declaration) : [];
    // The decorators of an exported class are before the keyword.
    const decorators = node.named.filter(({ kind }) => kind === "decorator").map(annotationOf);
    for (const statement of declared) if (statement.do === "class") statement.cls.annotations.push(...decorators);
    return [...exports, ...declared];
  }

  /** `assert(test, message)`, `ctx.assert(test, 400)`: throws unless the test holds. */
  private asserted(node: SyntaxNode): Statement | null {
    const isAssertion = node.kind === "call_expression" && ASSERTS.test(node.field("function")?.text ?? "");
    const [test] = isAssertion ? (node.field("arguments")?.named ?? []) : [];
    return test ? { do: "assert", test: this.expression(test) } : null;
  }

  private declaration(node: SyntaxNode): Statement[] {
    const name = node.field("name");
    if (!name) return [];
    const type = node.field("type")?.text.replace(/^:\s*/u, "") ?? "";
    const simple = /^[\w.]+$/u.test(type) ? type : "";
    const value = this.optional(node.field("value"));
    return [{ do: "declare", target: this.expression(name), type: simple, value: value && withName(value, name.text) }];
  }

  private loopStatement(node: SyntaxNode): Statement[] {
    const body = this.block(node.field("body"));
    switch (node.kind) {
      case "for_statement": {
        const init = node.field("initializer");
        const test = node.field("condition");
        const update = node.field("increment");
        return [
          loop({
            init: init ? this.statement(init) : [],
            test:
              test && test.kind !== "empty_statement"
                ? this.expression(test.named[0] && test.kind === "expression_statement" ? test.named[0] : test)
                : null,
            update: update ? [evaluate(this.expression(update))] : [],
            body,
          }),
        ];
      }
      case "for_in_statement": {
        const target = this.expression(node.field("left"));
        const iterable = this.expression(node.field("right"));
        return [loop({ each: { target, iterable, keys: operatorOf(node) === "in" }, body })];
      }
      default:
        return this.statements(node.named);
    }
  }

  private cases(body: SyntaxNode | null): SwitchCase[] {
    return (body?.named ?? []).map((item) => {
      const value = item.field("value");
      return {
        tests: value ? [this.expression(value)] : [],
        body: this.statements(item.fields("body")),
        fallsThrough: true,
      };
    });
  }

  private tryStatement(node: SyntaxNode): Statement {
    const handler = node.field("handler");
    return {
      do: "try",
      body: this.block(node.field("body")),
      handlers: handler
        ? [{ name: handler.field("parameter")?.text ?? "", types: [], body: this.block(handler.field("body")) }]
        : [],
      always: this.block(node.field("finalizer")?.field("body")),
    };
  }
}
