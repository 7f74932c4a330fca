import { bufferOf } from "../buffers.ts";
import type { Argument, Expression, MapEntry } from "../ir.ts";
import type { SyntaxNode } from "../../syntax/syntax-node.ts";
import { asRoute } from "./declarations.ts";
import { simpleType } from "./types.ts";
import {
  argument,
  assign,
  call,
  constant,
  lambda,
  Lowering,
  member,
  nameOf,
  parameter,
  returns,
  textOf,
  unescape,
} from "../lowering.ts";

/** String, list and object creation expressions. */
/** Methods of collections and texts that are always functions where no call follows. */
const PREDICATES = /^(?:Contains|ContainsKey|IsMatch)$/u;

/** `names.Where(Allowed.Contains)` is `names.Where(it => Allowed.Contains(it))`. */
function asPredicate(value: Expression): Expression {
  if (value.op !== "member" || !PREDICATES.test(value.name)) return value;
  const it = nameOf(value.at, "it");
  return lambda(value.at, [parameter(it, "it")], [returns(call(value.at, value.object, value.name, [argument(it)]))]);
}

export abstract class CSharpValues extends Lowering {
  args(node: SyntaxNode | null, called = ""): Argument[] {
    let first: Expression | undefined;
    return (node?.named ?? []).map((item) => {
      const name = item.field("name");
      const inner = item.kind === "argument" ? item.named.at(-1) : item;
      const value = asRoute(called, asPredicate(this.expression(inner ?? item)), first);
      first ??= value;
      return name && inner !== name ? { value, name: name.text } : { value };
    });
  }

  protected interpolated(node: SyntaxNode): Expression {
    const parts = node.named.flatMap((part) => {
      if (part.kind === "interpolation") return [this.interpolation(part)];
      if (part.kind === "string_content") return [constant(part, part.text.replaceAll(/([{}])\1/gu, "$1"))];
      return part.kind === "escape_sequence" ? [constant(part, unescape(part.text))] : [];
    });
    return textOf(node, parts);
  }

  private interpolation(part: SyntaxNode): Expression {
    const value = part.named.find(({ kind }) => !kind.startsWith("interpolation_"));
    return value ? this.expression(value) : constant(part, "");
  }

  protected list(node: SyntaxNode): Expression {
    const buffer = bufferOf(node, /^new byte\[([^\]]+)\]$/u.exec(node.text)?.[1] ?? "");
    if (buffer) return buffer;
    const held = node.kind.endsWith("array_creation_expression") ? node.child("initializer_expression") : node;
    const items = (held?.named ?? []).map((item): Argument => {
      const inner = item.kind === "argument" ? (item.named.at(-1) ?? item) : item;
      if (inner.kind === "range_expression" && inner.named[0])
        return { value: this.expression(inner.named[0]), spread: true };
      return argument(this.expression(inner));
    });
    return { op: "list", at: node, items };
  }

  protected entries(node: SyntaxNode): MapEntry[] {
    return node.named.flatMap((item, index) => {
      const before = node.named[index - 1];
      if (before && item.follows("=")) return [{ key: constant(before, before.text), value: this.expression(item) }];
      const isKey = node.named[index + 1]?.follows("=") ?? false;
      const name = /\w+$/u.exec(item.text)?.[0] ?? "";
      return isKey ? [] : [{ key: constant(item, name), value: this.expression(item) }];
    });
  }

  /** `new T(a) { B = c }`: an object creation followed by assignments. */
  protected creation(node: SyntaxNode, type: string): Expression {
    const args = this.args(node.field("arguments") ?? node.child("argument_list"));
    const made: Expression = { op: "call", at: node, name: type, receiver: null, callee: null, args, creates: true };
    const initializer = node.field("initializer") ?? node.child("initializer_expression");
    if (!initializer || initializer.named.length === 0) return made;
    if (type === "ContentResult") return this.contentOf(node, initializer);
    const it = nameOf(node, `#${node.place.offset}`);
    const steps = initializer.named.map((item) => this.initialize(it, item));
    const list = [assign(node, it, made), ...steps, it].map(argument);
    return {
      op: "index",
      at: node,
      object: { op: "list", at: node, items: list },
      key: constant(node, list.length - 1),
    };
  }

  /** `new ContentResult { Content = a, ContentType = b }` is the response that `Content(a, b)` returns. */
  private contentOf(node: SyntaxNode, initializer: SyntaxNode): Expression {
    const valueOf = (name: string): Argument[] => {
      const set = initializer.named.find((item) => item.field("left")?.text === name);
      return set ? [argument(this.expression(set.field("right")))] : [];
    };
    return call(node, null, "Content", [...valueOf("Content"), ...valueOf("ContentType")]);
  }

  private initialize(it: Expression, item: SyntaxNode): Expression {
    if (item.kind === "initializer_expression")
      return call(
        item,
        it,
        "Add",
        item.named.map((part) => argument(this.expression(part))),
      );
    const left = item.kind === "assignment_expression" ? item.field("left") : null;
    if (!left) return call(item, it, "Add", [argument(this.expression(item))]);
    const right = item.field("right");
    const held: Expression =
      left.kind === "element_binding_expression"
        ? { op: "index", at: left, object: it, key: this.args(left)[0]?.value ?? null }
        : member(left, it, left.text);
    if (right?.kind !== "initializer_expression") return assign(item, held, this.expression(right));
    // `B = { c, d }` adds to what the object has.
    return { op: "list", at: item, items: right.named.map((part) => argument(this.initialize(held, part))) };
  }
}

export function literalOf(node: SyntaxNode): string {
  if (node.named.length === 0) return node.text.replace(/^['"]|['"]$/gu, "");
  return node.named
    .filter(({ kind }) => !/_(?:start|end)$/u.test(kind))
    .map(({ kind, text }) => (kind === "escape_sequence" ? unescape(text) : text))
    .join("");
}

/** `T` of `services.GetRequiredService<T>` */
export function typeArgumentOf(fn: SyntaxNode | null): string {
  const last = fn?.kind === "conditional_access_expression" ? fn.named.at(-1) : fn;
  const generic = last?.kind === "generic_name" ? last : last?.field("name");
  const [only, ...others] = generic?.child("type_argument_list")?.named ?? [];
  return only && others.length === 0 ? simpleType(only) : "";
}

/** The receiver of a method that each object has, where none is written. */
export function ofObject(method: SyntaxNode): Expression | null {
  return method.text === "MemberwiseClone" ? nameOf(method, "this") : null;
}
