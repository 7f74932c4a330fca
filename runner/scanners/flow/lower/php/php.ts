import type { Expression, Statement, SwitchCase } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { argument, assign, call, caught, evaluate, loop, opaque, operation } from "../lowering.ts";
import { replacingElements } from "../replaced-elements.ts";
import { removal } from "../removals.ts";
import { classOf, functionOf } from "./declarations.ts";
import { PhpExpressions } from "./expressions.ts";

/** Functions that end the request if their condition holds, or does not. */
const ASSERTS = /^(?:abort|throw)_(?:if|unless)\(/u;

export class PhpLowering extends PhpExpressions {
  statement(node: SyntaxNode): Statement[] {
    switch (node.kind) {
      case "program":
      case "compound_statement":
      case "colon_block":
        return this.statements(node.named);
      case "namespace_definition":
        return this.block(node.field("body"));
      case "namespace_use_declaration":
        return node.named.map((clause): Statement => {
          const path = (clause.named[0]?.text ?? "").replaceAll("\\", ".");
          return { do: "import", name: clause.field("alias")?.text ?? path.slice(path.lastIndexOf(".") + 1), path };
        });
      case "class_declaration":
      case "trait_declaration":
      case "interface_declaration":
      case "enum_declaration":
        return [{ do: "class", cls: classOf(node, this) }];
      case "function_definition":
        return [{ do: "function", fn: functionOf(node, null, this) }];
      case "expression_statement":
        if (ASSERTS.test(node.text)) return this.asserted(node);
        if (node.follows("<?=")) return [evaluate(call(node, null, "echo", this.sequence(node.named[0])))];
        return node.named.map((child) =>
          child.kind === "throw_expression"
            ? { do: "throw", value: this.optional(child.named[0]) }
            : this.effect(child),
        );
      case "echo_statement":
        return [evaluate(call(node, null, "echo", this.sequence(node.named[0])))];
      case "exit_statement":
        return [
          evaluate(
            call(
              node,
              null,
              "exit",
              node.named.map((child) => argument(this.expression(child))),
            ),
          ),
        ];
      case "unset_statement":
        return node.named.flatMap((child) => {
          const removed = removal(child, this.expression(child));
          return removed ? [evaluate(removed)] : [];
        });
      case "if_statement":
        return [this.ifStatement(node, node.fields("alternative"))];
      case "switch_statement":
        return [
          { do: "switch", subject: this.subject(node.field("condition")), cases: this.cases(node.field("body")) },
        ];
      case "try_statement":
        return [
          {
            do: "try",
            body: this.block(node.field("body")),
            handlers: node.named
              .filter(({ kind }) => kind === "catch_clause")
              .map((clause) => ({
                name: clause.field("name")?.text ?? "",
                types: caught(...(clause.field("type")?.named ?? []).map(({ text }) => text.replace(/^.*\\/u, ""))),
                body: this.block(clause.field("body")),
              })),
            always: this.block(node.child("finally_clause")?.child("compound_statement")),
          },
        ];
      default:
        return (
          this.sharedStatement(node) ?? (node.kind.endsWith("_statement") ? this.loopStatement(node) : this.plain(node))
        );
    }
  }

  private plain(node: SyntaxNode): Statement[] {
    if (node.kind === "global_declaration") return [{ do: "outer", names: node.named.map(({ text }) => text) }];
    if (node.kind === "function_static_declaration") return node.named.map((item) => this.staticVariable(item));
    if (["text", "php_tag", "text_interpolation", "php_end_tag"].includes(node.kind)) return [];
    if (node.kind === "const_declaration") {
      return node.named
        .filter(({ kind }) => kind === "const_element")
        .map(({ named: [name, value] }) => this.global(node, name?.text ?? "", this.optional(value)));
    }
    return [this.effect(node)];
  }

  /** `abort_unless($isKnown, 404)`: the code after it runs only if the condition holds. */
  private asserted(node: SyntaxNode): Statement[] {
    const ended = this.expression(node.named[0]);
    const [condition] = ended.op === "call" ? ended.args : [];
    if (!condition) return [evaluate(ended)];
    const isNegated = node.text.startsWith("if", node.text.indexOf("_") + 1);
    const test = isNegated ? operation(node, "!", condition.value) : condition.value;
    return [evaluate(ended), { do: "assert", test }];
  }

  private effect(node: SyntaxNode): Statement {
    if (node.kind === "yield_expression") return this.yielded(node);
    const made = this.expression(node);
    const [name, value] = made.op === "call" && made.name === "define" && !made.receiver ? made.args : [];
    if (name?.value.op === "constant" && typeof name.value.value === "string" && value)
      return this.global(node, name.value.value, value.value);
    return evaluate(made);
  }

  /** `yield $value`, `yield $key => $value` or `yield from $list` */
  private yielded(node: SyntaxNode): Statement {
    const pair = node.child("array_element_initializer");
    if (pair) return { do: "yield", value: this.optional(pair.named.at(-1)) ?? opaque(node, []), isElement: true };
    const object = this.optional(node.named[0]) ?? opaque(node, []);
    return { do: "yield", value: { op: "index", at: node, object, key: opaque(node, []) }, isElement: true };
  }

  /** A constant that all functions see. */
  private global(node: SyntaxNode, name: string, value: Expression | null): Statement {
    return evaluate(assign(node, { op: "name", at: node, name, isGlobal: true }, value ?? opaque(node, [])));
  }

  private staticVariable(node: SyntaxNode): Statement {
    const [name, value] = node.named;
    return { do: "static", name: name?.text ?? "", value: this.optional(value) };
  }

  private ifStatement(node: SyntaxNode, alternatives: readonly SyntaxNode[]): Statement {
    const [next, ...others] = alternatives;
    let otherwise: Statement[] = [];
    if (next?.kind === "else_if_clause") otherwise = [this.ifStatement(next, others)];
    else if (next) otherwise = this.block(next.field("body"));
    return {
      do: "if",
      test: this.expression(node.field("condition")),
      consequent: this.block(node.field("body")),
      otherwise,
    };
  }

  private loopStatement(node: SyntaxNode): Statement[] {
    const body = this.block(node.field("body"));
    switch (node.kind) {
      case "foreach_statement": {
        const [iterable, item] = node.named;
        const target = item?.kind === "pair" ? item.named[1] : item;
        if (!iterable || !target) return body;
        const key = item?.kind === "pair" ? { key: this.expression(item.named[0]) } : {};
        const each = { target: this.expression(target), iterable: this.expression(iterable), keys: false, ...key };
        return replacingElements(loop({ each, body }), target.kind === "by_ref");
      }
      case "for_statement": {
        const test = node.field("condition");
        const init = node.field("initialize");
        const update = node.field("update");
        return [
          loop({
            init: init ? [evaluate(this.expression(init))] : [],
            test: test ? this.expression(test) : null,
            update: update ? [evaluate(this.expression(update))] : [],
            body,
          }),
        ];
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
        body: this.statements(value ? item.named.slice(1) : item.named),
        fallsThrough: true,
      };
    });
  }
}
