import type { Expression, Statement, SwitchCase } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { functionOf, structsOf, typeName, typesOf } from "./declarations.ts";
import { argument, assign, constant, evaluate, loop, nameOf, operatorOf } from "../lowering.ts";
import { GoExpressions, RECOVERED } from "./expressions.ts";

const NUMBERS = /^(?:u?int(?:8|16|32|64)?|float(?:32|64)|bool|byte|rune)$/u;
const IMPLICIT = new Set([
  "import_declaration",
  "package_clause",
  "type_declaration",
  "fallthrough_statement",
  "label_name",
]);

/** A deferred function with it runs after the statements that follow, and gets the value of their panic. */
const RECOVERS = /\brecover\(\)/u;

export class GoLowering extends GoExpressions {
  override statements(nodes: readonly SyntaxNode[]): Statement[] {
    const recovering = nodes.findIndex((node) => node.kind === "defer_statement" && RECOVERS.test(node.text));
    if (recovering === -1) return super.statements(goroutinesLast(nodes));
    const deferred = (nodes[recovering]?.named ?? []).map((child) => evaluate(this.expression(child)));
    return [
      ...this.statements(nodes.slice(0, recovering)),
      {
        do: "try",
        body: this.statements(nodes.slice(recovering + 1)),
        handlers: [{ name: RECOVERED, types: [], body: deferred }],
        always: [],
      },
    ];
  }

  statement(node: SyntaxNode): Statement[] {
    const panic = panicIn(node);
    if (panic) return [{ do: "throw", value: this.expression(panic) }];
    switch (node.kind) {
      case "source_file": {
        const imported = imports(node);
        for (const { name } of imported) this.packages.add(name);
        return [...imported, ...typesOf(node, this), ...this.statements(node.named)];
      }
      case "block":
      case "statement_list":
        return this.statements(node.named);
      case "function_declaration":
        return [{ do: "function", fn: functionOf(node, null, this) }];
      case "method_declaration":
        return [];
      case "const_declaration":
      case "var_declaration":
        return node.named.flatMap((spec) =>
          spec.kind === "var_spec_list" ? spec.named.flatMap((inner) => this.spec(inner)) : this.spec(spec),
        );
      case "short_var_declaration":
        return this.assignment(node, true);
      case "send_statement": {
        const channel = this.expression(node.field("channel"));
        const target: Expression = { op: "index", at: node, object: channel, key: null };
        return [evaluate(assign(node, target, this.expression(node.field("value"))))];
      }
      case "assignment_statement":
        return this.assignment(node, false);
      case "inc_statement":
      case "dec_statement":
        return [
          evaluate({
            op: "assign",
            at: node,
            target: this.expression(node.named[0]),
            operator: node.kind === "inc_statement" ? "+" : "-",
            value: constant(node, 1),
          }),
        ];
      case "return_statement":
        return [
          { do: "return", value: node.named[0] ? this.expression(node.named[0]) : this.bareResult(node), at: node },
        ];
      case "receive_statement": {
        const [left, right] = [node.field("left"), this.expression(node.field("right"))];
        return [left ? { do: "declare", target: this.expression(left), type: "", value: right } : evaluate(right)];
      }
      case "if_statement":
        return [...this.block(node.field("initializer")), ...(this.sharedStatement(node) ?? [])];
      case "for_statement":
        return this.forStatement(node);
      case "expression_switch_statement":
      case "type_switch_statement":
      case "select_statement":
        return this.switchStatement(node);
      case "labeled_statement":
        return this.statements(node.named.slice(1));
      default:
        if (IMPLICIT.has(node.kind)) return [];
        return (
          this.sharedStatement(node) ??
          (node.kind.endsWith("_statement")
            ? node.named.map((child) => evaluate(this.expression(child)))
            : [evaluate(this.expression(node))])
        );
    }
  }

  private bareResult(node: SyntaxNode): Expression | null {
    const items = (this.results.at(-1) ?? []).map((name) => argument(nameOf(name, name.text)));
    if (items.length > 1) return { op: "list", at: node, items };
    return items[0]?.value ?? null;
  }

  private spec(node: SyntaxNode): Statement[] {
    const names = node.fields("name");
    const values = node.field("value")?.named ?? [];
    const structs = structsOf(node);
    const type = structs[0]?.name ?? typeName(node.field("type"));
    if (names.length === values.length || values.length === 0) {
      const declared = names.map((name, index): Statement => {
        const value = values[index];
        return {
          do: "declare",
          target: nameOf(name, name.text),
          // The type of the value is more precise than a declared interface.
          type: value?.kind === "composite_literal" || value?.kind === "unary_expression" ? "" : type,
          value: value ? this.expression(value) : this.zeroOf(node.field("type")),
          isObject: structs.length > 0 || isName(node.field("type")),
        };
      });
      return [...structs.map((cls): Statement => ({ do: "class", cls })), ...declared];
    }
    const target: Expression = { op: "list", at: node, items: names.map((name) => argument(nameOf(name, name.text))) };
    return [{ do: "declare", target, type, value: this.optional(node.field("value")) }];
  }

  private assignment(node: SyntaxNode, declares: boolean): Statement[] {
    const left = node.field("left");
    const right = node.field("right");
    if (!left || !right) return [];
    const target = this.expression(left);
    const value = this.expression(right);
    if (declares) return [{ do: "declare", target, type: "", value }];
    const operator = operatorOf(node).slice(0, -1);
    return [
      evaluate(operator === "" ? assign(node, target, value) : { op: "assign", at: node, target, operator, value }),
    ];
  }

  private forStatement(node: SyntaxNode): Statement[] {
    const body = this.block(node.field("body"));
    const clause = node.child("for_clause", "range_clause");
    if (clause?.kind === "range_clause") {
      const names = clause.field("left")?.named ?? [];
      const iterable = this.expression(clause.field("right"));
      const [key, value] = names;
      if (!key) return [evaluate(iterable), loop({ body })];
      const keyed: Statement[] = [{ do: "declare", target: this.expression(key), type: "int", value: null }];
      const target = this.expression(value ?? key);
      const each = { target, iterable, keys: !value, ...(value && { key: this.expression(key) }) };
      return [...keyed, loop({ each, body })];
    }
    if (clause) {
      return [
        loop({
          init: this.block(clause.field("initializer")),
          test: this.optional(clause.field("condition")),
          update: this.block(clause.field("update")),
          body,
        }),
      ];
    }
    const test = node.named.find(({ kind }) => kind !== "block");
    return [loop({ test: this.optional(test), body })];
  }

  private switchStatement(node: SyntaxNode): Statement[] {
    const alias = node.field("alias");
    const value = node.field("value");
    const bound: Statement[] =
      alias && value
        ? [{ do: "declare", target: this.expression(alias), type: "", value: this.expression(value) }]
        : [];
    const isType = node.kind === "type_switch_statement";
    const cases = node.named.filter(({ kind }) => kind.endsWith("_case"));
    return [
      ...this.block(node.field("initializer")),
      ...bound,
      {
        do: "switch",
        subject: isType ? null : this.optional(value),
        cases: cases.map((item) => this.caseOf(item, isType, alias)),
      },
    ];
  }

  private caseOf(item: SyntaxNode, isType: boolean, alias: SyntaxNode | null): SwitchCase {
    const list = item.child("statement_list");
    const body = list?.named ?? item.named.slice(1);
    const types = isType ? item.named.filter(({ kind }) => /_(?:identifier|type)$/u.test(kind)) : [];
    const type = narrowedType(types);
    const name = type === "" ? undefined : alias?.named[0];
    const narrowed: Statement[] = name
      ? [
          evaluate(
            assign(name, nameOf(name, name.text), { op: "cast", at: name, type, value: nameOf(name, name.text) }),
          ),
        ]
      : [];
    const received = item.kind === "communication_case" ? this.block(item.field("communication")) : [];
    const values = item.field("value")?.named ?? [];
    const isDefault = item.kind === "default_case";
    const tests = isType || isDefault ? [] : values.map((value) => this.expression(value));
    const opaque = isType && !isDefault ? [constant(item, null)] : [];
    return {
      tests: item.kind === "expression_case" ? tests : opaque.map((at) => ({ op: "opaque", at: at.at, parts: [] })),
      body: [...received, ...narrowed, ...this.statements(body)],
      fallsThrough: body.at(-1)?.kind === "fallthrough_statement",
    };
  }
}

/** Calls that wait for goroutines. */
const WAITS = /\.Wait\(\)/u;
const COUNTS = /^\w+(?:\.\w+)*\.Add\(/u;

/**
 * Moves goroutines to where their block waits for them or uses the channels that they send to, or else to its end, so that they receive
 * what the block sends.
 */
function goroutinesLast(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  if (!nodes.some(isGoroutine)) return nodes;
  const moved: SyntaxNode[] = [];
  let started: SyntaxNode[] = [];
  for (const [index, node] of nodes.entries()) {
    if (isGoroutine(node)) {
      started.push(node);
      continue;
    }
    const isEnd = index === nodes.length - 1 && node.kind === "return_statement";
    if (isEnd || waits(node) || uses(node, started)) {
      moved.push(...started);
      started = [];
    }
    moved.push(node);
  }
  return [...moved, ...started];
}

/** Also a loop that starts some, and does nothing else. */
function isGoroutine(node: SyntaxNode): boolean {
  if (node.kind !== "for_statement") return node.kind === "go_statement";
  const block = node.field("body");
  const body = (block?.child("statement_list") ?? block)?.named ?? [];
  return body.some(isGoroutine) && body.every((item) => isGoroutine(item) || COUNTS.test(item.text));
}

/** Whether a statement waits for goroutines or receives from them. */
function waits(node: SyntaxNode): boolean {
  if (node.kind === "defer_statement") return false;
  return WAITS.test(node.text) || node.descendants("unary_expression").some(({ text }) => text.startsWith("<-"));
}

/** Whether a statement names a channel that goroutines send to. */
function uses(node: SyntaxNode, goroutines: readonly SyntaxNode[]): boolean {
  const sends = goroutines.flatMap((each) => each.descendants("send_statement"));
  const channels = new Set(sends.map((send) => send.field("channel")?.text ?? ""));
  return channels.size > 0 && node.descendants("identifier").some(({ text }) => channels.has(text));
}

function imports(node: SyntaxNode): Extract<Statement, { do: "import" }>[] {
  const declarations = node.named.filter(({ kind }) => kind === "import_declaration");
  const specs = declarations.flatMap((item) => item.child("import_spec_list")?.named ?? item.named);
  return specs.map((spec) => {
    const path = spec.field("path")?.text.slice(1, -1) ?? "";
    const last =
      path
        .replace(/\/v\d+$/u, "")
        .split("/")
        .at(-1) ?? "";
    // `text/template` does not escape, unlike `html/template`, which has the same last name.
    const known = path === "text/template" ? "text.template" : last;
    return { do: "import", name: spec.field("name")?.text ?? last, path: known, from: path, member: "*" };
  });
}

/** Whether a type is named, as structs are, and no pointer or list. */
function isName(type: SyntaxNode | null): boolean {
  return type !== null && ["type_identifier", "qualified_type", "generic_type"].includes(type.kind);
}

/** The value of a statement `panic(value)`. */
function panicIn({ kind, named: [call] }: SyntaxNode): SyntaxNode | undefined {
  const isPanic = kind === "expression_statement" && call?.kind === "call_expression";
  return isPanic && call.field("function")?.text === "panic" ? call.field("arguments")?.named[0] : undefined;
}

/** The type of a value in a case of these types. */
function narrowedType(types: readonly SyntaxNode[]): string {
  if (types.length > 0 && types.every(({ text }) => NUMBERS.test(text))) return "int";
  return types.length === 1 ? typeName(types[0] ?? null) : "";
}
