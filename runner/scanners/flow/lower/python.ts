import type { Argument, Expression, MapEntry, Parameter, Statement } from "../ir.ts";
import type { SyntaxNode } from "../syntax-node.ts";
import {
  argument,
  assign,
  call,
  constant,
  evaluate,
  lambda,
  loop,
  Lowering,
  member,
  mix,
  nameOf,
  numberOf,
  operation,
  operatorOf,
  returns,
  textOf,
  unescape,
} from "./lowering.ts";
import { classOf, functionOf, parametersOf, typeOf } from "./python-declarations.ts";

export class PythonLowering extends Lowering {
  /** What the method's own object is called here. */
  readonly selves: string[] = [];

  statement(node: SyntaxNode): Statement[] {
    switch (node.kind) {
      case "module":
      case "block":
      case "ERROR":
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
        if (definition?.kind === "class_definition")
          return [{ do: "class", cls: classOf(definition, decorators, this) }];
        return definition ? [{ do: "function", fn: functionOf(definition, decorators, null, this) }] : [];
      }
      case "return_statement":
        return [{ do: "return", value: this.optional(node.named[0]), at: node }];
      case "raise_statement":
        return [{ do: "throw", value: this.optional(node.named[0]) }];
      case "break_statement":
        return [{ do: "break" }];
      case "continue_statement":
        return [{ do: "continue" }];
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
      case "pass_statement":
      case "global_statement":
      case "nonlocal_statement":
      case "type_alias_statement":
        return [];
      default:
        return [evaluate(this.expression(node))];
    }
  }

  protected lowerExpression(node: SyntaxNode): Expression {
    switch (node.kind) {
      case "string":
        return this.string(node);
      case "concatenated_string":
        return textOf(
          node,
          node.named.map((part) => this.expression(part)),
        );
      case "integer":
      case "float":
        return constant(node, numberOf(node.text));
      case "true":
      case "false":
        return constant(node, node.kind === "true");
      case "none":
        return constant(node, null);
      case "identifier":
        return nameOf(node, this.selves.at(-1) === node.text ? "this" : node.text);
      case "attribute":
        return member(node, this.expression(node.field("object")), node.field("attribute")?.text ?? "");
      case "subscript":
        return this.subscript(node);
      case "call":
        return this.call(node);
      case "parenthesized_expression":
      case "await":
      case "expression":
        return this.expression(node.named[0]);
      case "binary_operator":
        return operation(node, operatorOf(node), ...this.operands(node, "binary_operator", operatorOf(node)));
      case "boolean_operator":
        return operation(node, operatorOf(node), ...this.operands(node, "boolean_operator", operatorOf(node)));
      case "not_operator":
        return operation(node, "not", this.expression(node.field("argument")));
      case "unary_operator":
        return operation(node, operatorOf(node), this.expression(node.field("argument")));
      case "comparison_operator":
        return this.comparison(node);
      case "conditional_expression": {
        const [consequent, test, otherwise] = node.named;
        return {
          op: "choose",
          at: node,
          test: this.expression(test),
          consequent: this.expression(consequent),
          otherwise: this.expression(otherwise),
        };
      }
      case "named_expression":
        return assign(node, this.expression(node.field("name")), this.expression(node.field("value")));
      case "lambda": {
        const body = node.field("body");
        const params: Parameter[] = parametersOf(node.field("parameters"), this);
        return lambda(node, params, body ? [returns(this.expression(body))] : [], true);
      }
      case "list":
      case "tuple":
      case "set":
      case "expression_list":
      case "pattern_list":
      case "tuple_pattern":
      case "list_pattern":
        return { op: "list", at: node, items: node.named.map((item) => this.item(item)) };
      case "dictionary":
        return { op: "map", at: node, entries: node.named.map((entry) => this.entry(entry)) };
      case "list_comprehension":
      case "set_comprehension":
      case "generator_expression":
      case "dictionary_comprehension":
        return this.comprehension(node);
      case "as_pattern": {
        const [value, target] = node.named;
        const name = target?.named[0] ?? target;
        return name ? assign(node, this.expression(name), this.expression(value)) : this.expression(value);
      }
      default:
        return this.parts(node);
    }
  }

  private expressionStatement(node: SyntaxNode): Statement[] {
    if (node.kind === "yield") return node.named.map((value) => ({ do: "yield", value: this.expression(value) }));
    if (node.kind === "assignment") {
      const right = node.field("right");
      if (!right) return [];
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

  private string(node: SyntaxNode): Expression {
    const prefix = node.child("string_start")?.text.toLowerCase() ?? "";
    const parts: Expression[] = [];
    for (const part of node.named) {
      if (part.kind === "string_content")
        parts.push(constant(part, prefix.includes("r") ? part.text : contentOf(part)));
      else if (part.kind === "interpolation") parts.push(this.expression(part.field("expression") ?? part.named[0]));
    }
    return textOf(node, parts);
  }

  private subscript(node: SyntaxNode): Expression {
    const key = node.field("subscript");
    const object = this.expression(node.field("value"));
    if (key?.kind === "slice") return call(node, object, "slice", []);
    return { op: "index", at: node, object, key: this.optional(key) };
  }

  private call(node: SyntaxNode): Expression {
    const fn = node.field("function");
    const args = this.args(node.field("arguments"));
    if (fn?.kind === "attribute") {
      const object = fn.field("object");
      const name = fn.field("attribute")?.text ?? "";
      if (object?.kind === "call" && object.field("function")?.text === "super") {
        return call(node, nameOf(object, "super"), name === "__init__" ? "<init>" : name, args);
      }
      return call(node, this.expression(object), name, args);
    }
    if (fn?.kind === "identifier") return call(node, null, fn.text, args);
    return { op: "call", at: node, name: "", receiver: null, callee: this.optional(fn), args, creates: false };
  }

  args(node: SyntaxNode | null): Argument[] {
    if (node?.kind === "generator_expression") return [argument(this.expression(node))];
    return (node?.named ?? []).map((child) => {
      if (child.kind !== "keyword_argument") return this.item(child);
      return { name: child.field("name")?.text ?? "", value: this.expression(child.field("value")) };
    });
  }

  private item(node: SyntaxNode): Argument {
    const spread = ["list_splat", "list_splat_pattern", "dictionary_splat"].includes(node.kind);
    return spread ? { value: this.expression(node.named[0]), spread } : { value: this.expression(node) };
  }

  private entry(node: SyntaxNode): MapEntry {
    if (node.kind !== "pair") return { key: null, value: this.expression(node.named[0] ?? node) };
    return { key: this.expression(node.field("key")), value: this.expression(node.field("value")) };
  }

  private comparison(node: SyntaxNode): Expression {
    const operators = node.fields("operators").map(({ text }) => text.replaceAll(/\s+/gu, " "));
    const operands = node.named.map((operand) => this.expression(operand));
    const pairs = operators.flatMap((operator, index) => {
      const [a, b] = [operands[index], operands[index + 1]];
      return a && b ? [operation(node, operator, a, b)] : [];
    });
    const [only] = pairs;
    return pairs.length === 1 && only ? only : operation(node, "and", ...pairs);
  }

  private comprehension(node: SyntaxNode): Expression {
    const clauses = node.named.slice(1);
    const body = node.field("body");
    let result: Expression =
      body?.kind === "pair"
        ? mix(
            body,
            body.named.map((part) => this.expression(part)),
          )
        : this.expression(body ?? node.named[0]);
    const loops = clauses.filter(({ kind }) => kind === "for_in_clause");
    const conditions = clauses
      .filter(({ kind }) => kind === "if_clause")
      .map((clause) => this.expression(clause.named[0]));
    for (const [index, clause] of loops.toReversed().entries()) {
      const target = this.expression(clause.field("left"));
      const iterable = this.expression(clause.field("right"));
      result = { op: "each", at: node, target, iterable, conditions: index === 0 ? conditions : [], result };
    }
    return result;
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
        body: this.block(handler.child("block")),
      })),
      always: this.block(node.child("finally_clause")?.child("block")),
    };
  }

  private matchStatement(node: SyntaxNode): Statement {
    const clauses = node.field("body")?.named ?? [];
    return {
      do: "switch",
      subject: this.expression(node.field("subject") ?? node.named[0]),
      cases: clauses.map((clause) => {
        const pattern = clause.child("case_pattern");
        const only = pattern?.named[0];
        const list = only?.kind === "union_pattern" ? only.named : only ? [only] : [];
        const constants = list.every(({ kind }) =>
          ["string", "integer", "float", "true", "false", "none"].includes(kind),
        );
        const guard = clause.field("guard")?.named[0];
        const body = this.block(clause.field("consequence"));
        const bound: Statement[] = constants ? [] : [evaluate(mix(clause, []))];
        return {
          tests: constants ? list.map((item) => this.expression(item)) : [],
          body: guard
            ? [...bound, { do: "if", test: this.expression(guard), consequent: body, otherwise: [] }]
            : [...bound, ...body],
          fallsThrough: false,
        };
      }),
    };
  }

  private deletion(target: SyntaxNode): Statement {
    if (target.kind !== "subscript") return evaluate(mix(target, []));
    const key = target.field("subscript");
    const args = key ? [argument(this.expression(key))] : [];
    return evaluate(call(target, this.expression(target.field("value")), "del", args));
  }
}

function contentOf(node: SyntaxNode): string {
  return node.text.includes("\\")
    ? node.text.replaceAll(/\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[^])/gu, unescape)
    : node.text;
}

function imports(node: SyntaxNode): Statement[] {
  const module = node.field("module_name")?.text ?? "";
  return node.fields("name").map((item): Statement => {
    const path = (item.field("name") ?? item).text;
    const alias = item.field("alias")?.text;
    if (module !== "")
      return { do: "import", name: alias ?? path, path: `${module.replace(/^\.+/u, "")}.${path}`.replace(/^\./u, "") };
    const [first = path] = path.split(".");
    return { do: "import", name: alias ?? first, path: alias ? path : first };
  });
}
