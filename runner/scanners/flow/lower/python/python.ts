import type { Expression, Statement, SwitchCase } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { argument, assign, call, caught, evaluate, loop, opaque, nameOf, operatorOf } from "../lowering.ts";
import { classOf, functionOf, namedTupleOf, typeAliasOf, typeOf } from "./declarations.ts";
import { subjectOf } from "../patterns.ts";
import { PythonExpressions } from "./expressions.ts";
import { bindingsOf, constantsOf, matchesAll, sequenceBindings } from "./patterns.ts";

export class PythonLowering extends PythonExpressions {
  statement(node: SyntaxNode): Statement[] {
    switch (node.kind) {
      case "module":
      case "block":
        return this.statements(node.named);
      case "expression_statement":
        return node.named.flatMap((child) => this.expressionStatement(child));
      case "import_statement":
      case "import_from_statement":
        return imports(node);
      case "function_definition":
        return [{ do: "function", fn: functionOf(node, [], null, this) }];
      case "class_definition":
        return [{ do: "class", cls: classOf(node, [], this) }];
      case "decorated_definition": {
        const definition = node.field("definition");
        const decorators = node.named.filter(({ kind }) => kind === "decorator");
        if (!definition) return [];
        const declared: Statement =
          definition.kind === "class_definition"
            ? { do: "class", cls: classOf(definition, decorators, this) }
            : { do: "function", fn: functionOf(definition, decorators, null, this) };
        const applied = decorators.flatMap(({ named: [target] }) => (target ? [this.expression(target)] : []));
        const name = definition.field("name")?.text ?? "";
        return [declared, { do: "decorate", decorators: applied.toReversed(), name, at: definition }];
      }
      case "raise_statement":
        return [{ do: "throw", value: this.optional(node.named[0]) }];
      case "assert_statement":
        return [{ do: "assert", test: this.expression(node.named[0]) }];
      case "if_statement":
        return [this.ifStatement(node)];
      case "for_statement":
        return this.forStatement(node);
      case "while_statement":
        return [
          loop({ test: this.expression(node.field("condition")), body: this.block(node.field("body")) }),
          ...this.elseOf(node),
        ];
      case "with_statement":
        return this.withStatement(node);
      case "try_statement":
        return [this.tryStatement(node)];
      case "match_statement":
        return [this.matchStatement(node)];
      case "delete_statement":
        return node.named.map((target) => this.deletion(target));
      case "global_statement":
      case "nonlocal_statement":
        return [{ do: "outer", names: node.named.map(({ text }) => text) }];
      case "type_alias_statement": {
        const alias = typeAliasOf(node);
        return alias ? [{ do: "class", cls: alias }] : [];
      }
      case "pass_statement":
        return [];
      default:
        return this.sharedStatement(node) ?? [evaluate(this.expression(node))];
    }
  }

  private expressionStatement(node: SyntaxNode): Statement[] {
    if (node.kind === "yield")
      return node.named.map((item) => {
        const value = this.expression(item);
        // A pair is an element; anything else may be what `with` or a framework gets.
        return { do: "yield", value, ...(value.op === "list" && { isElement: true }) };
      });
    if (node.kind === "assignment") {
      const right = node.field("right");
      if (!right) return [];
      const alias = typeAliasOf(node) ?? namedTupleOf(node);
      if (alias) return [{ do: "class", cls: alias }];
      const left = node.field("left");
      const type = typeOf(node.field("type"));
      if (type !== "" && left?.kind === "identifier") {
        return [{ do: "declare", target: nameOf(left, left.text), type, value: this.expression(right) }];
      }
      return [evaluate(assign(node, this.expression(left), this.value(right)))];
    }
    if (node.kind === "augmented_assignment") {
      const operator = operatorOf(node).slice(0, -1);
      const target = this.expression(node.field("left"));
      return [evaluate({ op: "assign", at: node, target, operator, value: this.expression(node.field("right")) })];
    }
    return [evaluate(this.expression(node))];
  }

  private value(node: SyntaxNode): Expression {
    if (node.kind !== "assignment") return this.expression(node);
    return assign(node, this.expression(node.field("left")), this.value(node.field("right") ?? node));
  }

  private ifStatement(node: SyntaxNode): Statement {
    const [first, ...others] = node.fields("alternative");
    return {
      do: "if",
      test: this.expression(node.field("condition")),
      consequent: this.block(node.field("consequence")),
      otherwise: this.alternatives(first, others),
    };
  }

  private alternatives(clause: SyntaxNode | undefined, others: readonly SyntaxNode[]): Statement[] {
    if (!clause) return [];
    if (clause.kind === "else_clause") return this.block(clause.field("body"));
    return [
      {
        do: "if",
        test: this.expression(clause.field("condition")),
        consequent: this.block(clause.field("consequence")),
        otherwise: this.alternatives(others[0], others.slice(1)),
      },
    ];
  }

  private elseOf(node: SyntaxNode): Statement[] {
    return this.block(node.field("alternative")?.field("body"));
  }

  private forStatement(node: SyntaxNode): Statement[] {
    const target = this.expression(node.field("left"));
    const iterable = this.expression(node.field("right"));
    const each = { target, iterable, keys: iterable.op === "name" };
    return [loop({ each, body: this.block(node.field("body")) }), ...this.elseOf(node)];
  }

  private withStatement(node: SyntaxNode): Statement[] {
    const items = node.child("with_clause")?.named ?? [];
    const opened = items.map((item) => evaluate(this.expression(item.field("value") ?? item.named[0])));
    return [...opened, ...this.block(node.field("body"))];
  }

  private tryStatement(node: SyntaxNode): Statement {
    const handlers = node.named.filter(({ kind }) => kind.startsWith("except"));
    const otherwise = node.child("else_clause");
    return {
      do: "try",
      body: [...this.block(node.field("body")), ...this.block(otherwise?.field("body"))],
      handlers: handlers.map((handler) => ({
        name: handler.child("as_pattern")?.child("as_pattern_target")?.text ?? "",
        types: caughtBy(handler),
        body: this.block(handler.child("block")),
      })),
      always: this.block(node.child("finally_clause")?.child("block")),
    };
  }

  private matchStatement(node: SyntaxNode): Statement {
    const { given, held } = subjectOf(this.expression(node.field("subject") ?? node.named[0]));
    const clauses = node.field("body")?.named ?? [];
    return { do: "switch", subject: given, cases: clauses.map((clause) => this.matchCase(clause, held)) };
  }

  private matchCase(clause: SyntaxNode, subject: Expression): SwitchCase {
    const patterns = clause.named.filter(({ kind }) => kind === "case_pattern");
    const [only] = patterns;
    const isSequence = patterns.length > 1;
    const constants = isSequence ? null : constantsOf(only, this);
    const bound = isSequence ? sequenceBindings(patterns, subject, this) : only ? bindingsOf(only, subject, this) : [];
    const guard = clause.field("guard")?.named[0];
    const body = this.block(clause.field("consequence"));
    const isAll = !isSequence && !guard && matchesAll(only);
    return {
      tests: constants ?? (isAll ? [] : [opaque(clause, [])]),
      body: guard
        ? [...bound, { do: "if", test: this.expression(guard), consequent: body, otherwise: [] }]
        : [...bound, ...body],
      fallsThrough: false,
    };
  }

  private deletion(target: SyntaxNode): Statement {
    if (target.kind !== "subscript") return evaluate(opaque(target, []));
    const key = target.field("subscript");
    const args = key ? [argument(this.expression(key))] : [];
    return evaluate(call(target, this.expression(target.field("value")), "del", args));
  }
}

function imports(node: SyntaxNode): Statement[] {
  const from = node.field("module_name")?.text.replaceAll(/\s/gu, "") ?? "";
  const module = from.replace(/^\.+/u, "");
  if (from !== "" && node.child("wildcard_import"))
    return [{ do: "import", name: "*", path: module, from, member: "*" }];
  return node.fields("name").map((item): Statement => {
    const path = (item.field("name") ?? item).text;
    const alias = item.field("alias")?.text;
    if (from !== "") {
      const whole = module === "" ? path : `${module}.${path}`;
      return { do: "import", name: alias ?? path, path: whole, from, member: path };
    }
    const name = alias ? path : path.slice(0, path.indexOf(".") === -1 ? undefined : path.indexOf("."));
    return { do: "import", name: alias ?? name, path: name, from: name, member: "*" };
  });
}

/** `except (A, b.C) as error:` */
function caughtBy(handler: SyntaxNode): string[] {
  const clause = handler.named.find(({ kind }) => kind !== "block");
  const types = clause?.kind === "as_pattern" ? clause.named[0] : clause;
  return caught(...(types?.text.match(/\w+(?=\s*(?:[,)]|$))/gu) ?? []));
}
