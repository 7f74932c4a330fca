import type { Budget } from "../budget.ts";
import type { AnalysisLimit } from "../../../../worker/contract/scan-summary.ts";
import {
  type Argument,
  type Constant,
  type Expression,
  type FunctionNode,
  type Statement,
  type SwitchCase,
} from "./ir.ts";
import { reachLimit, takeReachedLimits } from "../domain/limits.ts";
import { shallowParts } from "./deep-code.ts";
import { LoweredFunction } from "./lowered-function.ts";
import { noteUse, partAt } from "../syntax/code-part.ts";
import { releaseChildren, type SyntaxNode } from "../syntax/syntax-node.ts";

const MAX_DEPTH = 300;
const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", "0": "\0" };

/** The base class of all lowerings. Of code beyond the maximum nesting depth, the parts are lowered as if each may run. */
export abstract class Lowering {
  #budget: Budget;
  #depth = 0;
  /** The name that the enclosing method declares for its receiver, in Go and Python. */
  protected self = "";

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  abstract statement(node: SyntaxNode): Statement[];
  protected abstract lowerExpression(node: SyntaxNode): Expression;

  expression(node: SyntaxNode | null | undefined): Expression {
    if (!node) throw new TypeError("no expression");
    this.#budget.step();
    if (this.#depth > MAX_DEPTH)
      return opaque(
        node,
        this.#deepParts(node, (part) => this.expression(part)),
      );
    this.#depth++;
    try {
      return this.lowerExpression(node);
    } finally {
      this.#depth--;
    }
  }

  #deepParts<Lowered>(node: SyntaxNode, lower: (part: SyntaxNode) => Lowered): Lowered[] {
    reachLimit("nesting");
    const depth = this.#depth;
    this.#depth = 0;
    try {
      return shallowParts(node).map(lower);
    } finally {
      this.#depth = depth;
    }
  }

  /**
   * A function whose body is lowered when it is first interpreted, with a budget of its own: most functions of a file that is
   * loaded for one of them never are.
   *
   * @param bodyNode all that `lowerBody` lowers and nothing else does; null for none
   * @param self the name that a method has for its receiver; that of the enclosing one by default
   */
  functionWith(
    parts: Omit<FunctionNode, "body">,
    bodyNode: SyntaxNode | null,
    lowerBody: () => Statement[],
    self = this.self,
  ): FunctionNode {
    let lowered: { body: Statement[]; limits: AnalysisLimit[] } | undefined;
    const bodyNow = () => {
      if (part) noteUse(part);
      lowered ??= this.#lowered(part ? () => part.lowering(lowerBody) : lowerBody, self);
      for (const limit of lowered.limits) reachLimit(limit);
      return lowered.body;
    };
    const part = bodyNode && partAt(bodyNode, bodyNow);
    return new LoweredFunction(parts, bodyNow);
  }

  #lowered(lowerBody: () => Statement[], self: string): { body: Statement[]; limits: AnalysisLimit[] } {
    const [budget, depth, enclosing, before] = [this.#budget, this.#depth, this.self, takeReachedLimits()];
    this.#budget = budget.renewed();
    this.#depth = 0;
    this.self = self;
    try {
      return { body: lowerBody(), limits: takeReachedLimits() };
    } finally {
      releaseChildren();
      this.#budget = budget;
      this.#depth = depth;
      this.self = enclosing;
      for (const limit of before) reachLimit(limit);
    }
  }

  optional(node: SyntaxNode | null | undefined): Expression | null {
    return node ? this.expression(node) : null;
  }

  statements(nodes: readonly SyntaxNode[]): Statement[] {
    this.#budget.step();
    if (this.#depth > MAX_DEPTH) {
      const parts = nodes.flatMap((node) => this.#deepParts(node, (part) => ({ part, body: this.statement(part) })));
      return parts.map(({ part, body }) => ({ do: "if", test: opaque(part, []), consequent: body, otherwise: [] }));
    }
    this.#depth++;
    try {
      return nodes.flatMap((node) => this.statement(node));
    } finally {
      this.#depth--;
    }
  }

  /** The statements of a block, or a single statement in its place. */
  block(node: SyntaxNode | null | undefined): Statement[] {
    return node ? this.statements([node]) : [];
  }

  /** Statements whose nodes have the same names and shapes in most grammars; null for any other node. */
  protected sharedStatement(node: SyntaxNode): Statement[] | null {
    switch (node.kind) {
      case "ERROR":
        return this.statements(node.named);
      case "return_statement":
        return [{ do: "return", value: this.optional(node.named[0]), at: node }];
      case "throw_statement":
        return [{ do: "throw", value: this.optional(node.named[0]) }];
      case "break_statement":
        return [{ do: "break" }];
      case "continue_statement":
        return [{ do: "continue" }];
      case "if_statement":
        return [
          {
            do: "if",
            test: this.expression(node.field("condition")),
            consequent: this.block(node.field("consequence")),
            otherwise: this.block(node.field("alternative")),
          },
        ];
      case "while_statement":
      case "do_statement":
        return [
          loop({
            test: this.expression(node.field("condition")),
            body: this.block(node.field("body")),
            bodyFirst: node.kind === "do_statement",
          }),
        ];
      default:
        return null;
    }
  }

  /** The fallback for unknown kinds of nodes: an opaque expression of the children. */
  protected parts(node: SyntaxNode): Expression {
    return opaque(
      node,
      node.named.map((child) => this.expression(child)),
    );
  }

  /** `a + b + c` as one operation, because the tree nests to the left. */
  protected operands(node: SyntaxNode, kind: string, operator: string): Expression[] {
    const right: SyntaxNode[] = [];
    let left: SyntaxNode | null = node;
    while (left?.kind === kind && operatorOf(left) === operator) {
      const operand: SyntaxNode | null = left.field("right");
      if (operand) right.push(operand);
      left = left.field("left");
    }
    return [...(left ? [left] : []), ...right.toReversed()].map((operand) => this.expression(operand));
  }
}

export function operatorOf(node: SyntaxNode): string {
  return node.field("operator")?.text ?? "";
}

export function constant(at: SyntaxNode, value: Constant): Expression {
  return { op: "constant", at, value };
}

export function nameOf(at: SyntaxNode, name: string): Expression {
  return { op: "name", at, name };
}

export function member(at: SyntaxNode, object: Expression, name: string): Expression {
  return { op: "member", at, object, name };
}

export function opaque(at: SyntaxNode, parts: Expression[]): Expression {
  return { op: "opaque", at, parts };
}

export function operation(at: SyntaxNode, operator: string, ...operands: Expression[]): Expression {
  return { op: "operation", at, operator, operands };
}

export function call(at: SyntaxNode, receiver: Expression | null, name: string, args: Argument[]): Expression {
  return { op: "call", at, receiver, name, callee: null, args, creates: false };
}

export function assign(at: SyntaxNode, target: Expression, value: Expression): Expression {
  return { op: "assign", at, target, operator: null, value };
}

export function argument(value: Expression): Argument {
  return { value };
}

export function evaluate(value: Expression): Statement {
  return { do: "evaluate", value };
}

export function textOf(at: SyntaxNode, parts: Expression[]): Expression {
  if (parts.length === 0) return constant(at, "");
  if (parts.every((part) => part.op === "constant")) {
    return constant(at, parts.map((part) => (part.op === "constant" ? String(part.value) : "")).join(""));
  }
  return { op: "text", at, parts };
}

/** A function that is a block of the call with this name. */
export function asBlock(value: Expression, name: string): Expression {
  return value.op === "function" ? { ...value, fn: { ...value.fn, block: name } } : value;
}

export function lambda(
  at: SyntaxNode,
  params: FunctionNode["params"],
  body: Statement[],
  declaresByAssignment = false,
): Expression {
  const fn: FunctionNode = {
    at,
    name: "",
    params,
    body,
    annotations: [],
    returnType: "",
    isStatic: false,
    declaresByAssignment,
    owner: null,
  };
  return { op: "function", at, fn };
}

/** Names an anonymous function after its assignment target. */
export function withName(value: Expression, name: string): Expression {
  if (value.op === "function" && value.fn.name === "") value.fn.name = name;
  return value;
}

export function parameter(target: Expression, name: string, type = ""): FunctionNode["params"][number] {
  return { target, name, type, annotations: [], fallback: null, rest: false };
}

export function returns(value: Expression): Statement {
  return { do: "return", value, at: value.at };
}

export function loop(parts: Partial<Extract<Statement, { do: "loop" }>>): Extract<Statement, { do: "loop" }> {
  return { do: "loop", init: [], test: null, each: null, update: [], body: [], bodyFirst: false, ...parts };
}

export function cases(...list: SwitchCase[]): SwitchCase[] {
  return list;
}

export function unescape(sequence: string): string {
  const code = /^\\(?:u\{?([0-9a-fA-F]+)\}?|x([0-9a-fA-F]{2}))$/u.exec(sequence);
  const point = code ? Number.parseInt(code[1] ?? code[2] ?? "0", 16) : undefined;
  if (point !== undefined) return point <= 0x10_ff_ff ? String.fromCodePoint(point) : "";
  const escaped = sequence.slice(1);
  return ESCAPES[escaped] ?? escaped;
}

export function unescapeAll(text: string): string {
  return text.replaceAll(/\\(?:u\{?[0-9a-fA-F]+\}?|x[0-9a-fA-F]{2}|[^])/gu, unescape);
}

/** @returns NaN for text that is not a number. */
export function numberOf(text: string): number {
  const digits = text.replaceAll("_", "").replace(/(?<=^0[xX][0-9a-fA-F]*|^[\d.]+)[nlLfFdD]$/u, "");
  return Number(/^0[0-7]+$/u.test(digits) ? `0o${digits.slice(1)}` : digits);
}

/** The roots of the hierarchies of exceptions. */
const ANY_EXCEPTION = /^\W*(?:Throwable|(?:Runtime|System)?Exception|Error|StandardError|BaseException)$/u;

/** The types of a handler; empty if it catches all exceptions, or what it catches is unknown. */
export function caught(...types: string[]): string[] {
  return types.some((type) => type === "" || ANY_EXCEPTION.test(type)) ? [] : types;
}
