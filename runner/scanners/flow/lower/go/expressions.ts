import { character } from "../characters.ts";
import { bufferOf } from "../buffers.ts";
import { ANY_SHAPE, type Argument, type Expression } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { functionOf, hasAnyShape, typeName } from "./declarations.ts";
import {
  argument,
  call,
  constant,
  Lowering,
  member,
  nameOf,
  numberOf,
  operation,
  operatorOf,
  unescapeAll,
} from "../lowering.ts";

/** The variable of the value that `recover()` returns. */
export const RECOVERED = "#recovered";

const NAMED_TYPE = /identifier$|^(?:qualified_type|generic_type|selector_expression)$/u;
const BASIC = /^(?:u?int\d*|uintptr|float\d+|complex\d+|string|bool|byte|rune|error|any)$/u;

export abstract class GoExpressions extends Lowering {
  /** Names of the results of the enclosing functions. */
  readonly results: (readonly SyntaxNode[])[] = [];
  /** Names of imported packages. */
  readonly packages = new Set<string>();

  protected lowerExpression(node: SyntaxNode): Expression {
    switch (node.kind) {
      case "interpreted_string_literal":
        return constant(node, unescapeAll(node.text.slice(1, -1)));
      case "raw_string_literal":
        return constant(node, node.text.slice(1, -1));
      case "rune_literal":
        return character(node, unescapeAll(node.text.slice(1, -1)));
      case "int_literal":
      case "float_literal":
        return constant(node, numberOf(node.text));
      case "true":
      case "false":
        return constant(node, node.kind === "true");
      case "nil":
        return constant(node, null);
      case "identifier":
      case "package_identifier":
      case "field_identifier":
        return nameOf(node, this.self === node.text ? "this" : node.text);
      case "parenthesized_expression":
        return this.expression(node.named[0]);
      case "selector_expression":
        return member(node, this.expression(node.field("operand")), node.field("field")?.text ?? "");
      case "index_expression":
        return {
          op: "index",
          at: node,
          object: this.expression(node.field("operand")),
          key: this.optional(node.field("index")),
        };
      case "slice_expression":
        return node.text.endsWith("[:]")
          ? this.expression(node.field("operand"))
          : call(node, this.expression(node.field("operand")), "slice", this.bounds(node));
      case "call_expression":
        return this.call(node);
      case "type_conversion_expression":
        if (node.field("type")?.kind === "generic_type") return this.instantiated(node);
        return {
          op: "cast",
          at: node,
          type: typeName(node.field("type")),
          value: this.expression(node.field("operand")),
        };
      case "type_assertion_expression":
        return {
          op: "cast",
          at: node,
          type: typeName(node.field("type")),
          value: this.expression(node.field("operand")),
        };
      case "binary_expression": {
        const operator = operatorOf(node);
        return operation(node, operator, ...this.operands(node, "binary_expression", operator));
      }
      case "unary_expression":
        if (operatorOf(node) === "<-") {
          return { op: "index", at: node, object: this.expression(node.field("operand")), key: null };
        }
        return operation(node, operatorOf(node), this.expression(node.field("operand")));
      case "expression_list": {
        const [only] = node.named;
        if (node.named.length === 1 && only) return this.expression(only);
        return { op: "list", at: node, items: node.named.map((item) => argument(this.expression(item))) };
      }
      case "composite_literal":
        return this.composite(node);
      case "literal_value":
        return this.literal(node);
      case "literal_element":
        return node.named[0] ? this.expression(node.named[0]) : constant(node, null);
      case "func_literal":
        return { op: "function", at: node, fn: functionOf(node, null, this) };
      default:
        return node.kind.endsWith("_type") ? constant(node, null) : this.parts(node);
    }
  }

  private call(node: SyntaxNode): Expression {
    const fn = node.field("function");
    const args = this.args(node.field("arguments"));
    const types = node.field("type_arguments");
    const isName = fn?.kind === "identifier";
    const callee = types && fn ? this.element(node, isName ? [fn] : fn.named, types) : null;
    if (callee)
      return { op: "call", at: node, name: isName ? fn.text : "", receiver: null, callee, args, creates: false };
    if (fn?.kind === "selector_expression") {
      const name = fn.field("field")?.text ?? "";
      return call(node, this.expression(fn.field("operand")), name, name.endsWith("f") ? verbs(args) : args);
    }
    if (fn?.text === "recover" && args.length === 0) return nameOf(node, RECOVERED);
    const [first, ...rest] = args;
    if (fn?.kind === "identifier" && first) {
      if (fn.text === "append") return { op: "list", at: node, items: [{ ...first, spread: true }, ...rest] };
      if (["string", "int", "int64", "float64", "uint", "bool"].includes(fn.text)) {
        return { op: "cast", at: node, type: fn.text, value: first.value };
      }
    }
    if (fn?.text === "make" && node.text.startsWith("make([]byte,") && args.length === 2) {
      const size = node.field("arguments")?.named.at(-1)?.text ?? "";
      return bufferOf(node, size) ?? call(node, null, fn.text, args);
    }
    const zero = fn?.text === "new" ? this.newOf(node, node.field("arguments")?.named[0]) : null;
    if (zero) return zero;
    const [made] = fn?.text === "make" ? (node.field("arguments")?.named ?? []) : [];
    if (made && hasAnyShape(made)) return this.zeroOf(made) ?? call(node, null, "make", args);
    if (made?.kind === "map_type") return { op: "map", at: node, entries: [] };
    if (made?.kind === "channel_type") return { op: "list", at: node, items: [] };
    if (fn?.kind === "identifier" && fn.text !== this.self) return call(node, null, fn.text, args);
    return { op: "call", at: node, name: "", receiver: null, callee: this.optional(fn), args, creates: false };
  }

  /** `new(Filter)`, `new(query.Filter)`: the same as `&Filter{}`. */
  private newOf(at: SyntaxNode, type: SyntaxNode | undefined): Expression | null {
    const isNamed = type !== undefined && NAMED_TYPE.test(type.kind) && !BASIC.test(type.text);
    return isNamed ? { op: "cast", at, type: typeName(type), value: { op: "list", at, items: [] } } : null;
  }

  /** The call of a function with type arguments and one argument, which looks like a conversion. */
  private instantiated(node: SyntaxNode): Expression {
    const [target, types] = node.field("type")?.named ?? [];
    const args = [argument(this.expression(node.field("operand")))];
    const path = target?.kind === "qualified_type" ? target.named : target ? [target] : [];
    const callee = this.element(node, path, types ?? null);
    const [first, second] = path;
    if (second && callee) return { op: "call", at: node, name: "", receiver: null, callee, args, creates: false };
    if (first && second) return call(node, this.expression(first), second.text, args);
    return { op: "call", at: node, name: target?.text ?? "", receiver: null, callee, args, creates: false };
  }

  /** An element of a variable, `handlers[kind]`, which looks like a function with a type argument; null for that of a package. */
  private element(node: SyntaxNode, path: readonly SyntaxNode[], types: SyntaxNode | null): Expression | null {
    const [variable, field] = path;
    const [type, ...others] = types?.named ?? [];
    const [name] = type?.kind === "type_elem" ? type.named : [type];
    const names = name?.kind === "qualified_type" ? name.named : name?.kind === "type_identifier" ? [name] : [];
    const [root, part] = names;
    if (!variable || !root || others.length > 0 || (field && this.packages.has(variable.text))) return null;
    if (this.packages.has(root.text)) return null;
    const named = (item: SyntaxNode): Expression => nameOf(item, this.self === item.text ? "this" : item.text);
    const object = field ? member(node, this.expression(variable), field.text) : named(variable);
    return { op: "index", at: node, object, key: part ? member(name ?? root, named(root), part.text) : named(root) };
  }

  private args(node: SyntaxNode | null): Argument[] {
    return (node?.named ?? []).map((child) =>
      child.kind === "variadic_argument"
        ? { value: this.expression(child.named[0]), spread: true }
        : argument(this.expression(child)),
    );
  }

  /** The bounds of a slice, if they are literals: a computed bound is no part of the result. */
  private bounds(node: SyntaxNode): Argument[] {
    const [start, end] = [node.field("start"), node.field("end")];
    if ([start, end].some((bound) => bound && bound.kind !== "int_literal")) return [];
    const from = start ? this.expression(start) : constant(node, 0);
    return [argument(from), ...(end ? [argument(this.expression(end))] : [])];
  }

  private composite(node: SyntaxNode): Expression {
    return this.typed(node, node.field("type"), node.field("body"));
  }

  /** A literal of a type. Those in it may have none of their own: `[]Point{{x, y}}`. */
  private typed(node: SyntaxNode, type: SyntaxNode | null, body: SyntaxNode | null): Expression {
    const buffer = body?.named.length === 0 ? this.zeroOf(type) : null;
    if (buffer) return buffer;
    const value = body ? this.literal(body, type) : constant(node, null);
    return type?.kind.endsWith("identifier") || type?.kind === "qualified_type" || type?.kind === "generic_type"
      ? { op: "cast", at: node, type: typeName(type), value }
      : value;
  }

  /** `[16]byte`, `map[string]any` */
  protected zeroOf(type: SyntaxNode | null): Expression | null {
    if (type && hasAnyShape(type))
      return { op: "cast", at: type, type: ANY_SHAPE, value: { op: "map", at: type, entries: [] } };
    const size = type?.kind === "array_type" && type.field("element")?.text === "byte" ? type.field("length") : null;
    return type && size ? bufferOf(type, size.text) : null;
  }

  private literal(node: SyntaxNode, type: SyntaxNode | null = null): Expression {
    const fields = type?.kind === "struct_type" ? fieldNames(type) : [];
    const isMap = type?.kind === "map_type";
    const keyed = isMap || node.named.some(({ kind }) => kind === "keyed_element");
    if (!keyed && fields.length > 0) {
      const values = node.named.map((item, index) => [fields[index], this.expression(item)] as const);
      return {
        op: "map",
        at: node,
        entries: values.map(([name, value]) => ({ key: name ? constant(node, name) : null, value })),
      };
    }
    const inner = type?.field(isMap ? "value" : "element") ?? null;
    if (!keyed) return { op: "list", at: node, items: node.named.map((item) => argument(this.elided(item, inner))) };
    return {
      op: "map",
      at: node,
      entries: node.named.map((item) => {
        const [key, value] = item.named;
        const named = key?.named[0] ?? key;
        const isField = !isMap && named?.kind === "identifier";
        return {
          key: named ? (isField ? constant(named, named.text) : this.expression(named)) : null,
          value: this.elided(value ?? item, inner),
        };
      }),
    };
  }

  private elided(node: SyntaxNode, type: SyntaxNode | null): Expression {
    const held = node.kind === "literal_element" ? node.named[0] : node;
    const own = type?.kind === "pointer_type" ? (type.named[0] ?? null) : type;
    return held?.kind === "literal_value" && own ? this.typed(held, own, held) : this.expression(node);
  }
}

/** The names of the fields of an anonymous struct, in order. */
function fieldNames(type: SyntaxNode): string[] {
  const fields = type.named.flatMap((list) => list.named).filter(({ kind }) => kind === "field_declaration");
  return fields.flatMap((field) => field.fields("name").map(({ text }) => text));
}

/** Applies format verbs: a number contains no text, and `%q` quotes. */
function verbs(args: Argument[]): Argument[] {
  const at = args.findIndex(({ value }) => value.op === "constant" && typeof value.value === "string");
  const format = args[at]?.value;
  if (format?.op !== "constant") return args;
  const found = [...String(format.value).matchAll(/%[-+# 0-9.*[\]]*([a-zA-Z%])/gu)].map(([, verb]) => verb);
  const used = found.filter((verb) => verb !== "%");
  return args.map((arg, index) => {
    const verb = used[index - at - 1];
    if (index <= at || arg.spread || verb === undefined) return arg;
    if (/[dtfgexXbocUpT]/u.test(verb))
      return { value: { op: "cast", at: arg.value.at, type: "int", value: arg.value } };
    const { at: place } = arg.value;
    return verb === "q" ? { value: call(place, nameOf(place, "strconv"), "Quote", [arg]) } : arg;
  });
}
