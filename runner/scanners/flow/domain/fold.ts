import { reachLimit } from "./limits.ts";
import type { Constant } from "../lower/ir.ts";

const MAX_TEXT = 10_000;

/** Constant folding of an operator; undefined where languages differ. */
export function foldOperation(operator: string, operands: readonly Constant[]): Constant | undefined {
  const [a, b] = operands;
  if (a === undefined) return undefined;
  if (operands.length === 1) return foldUnary(operator, a);
  if (b === undefined) return undefined;
  if (operator === "+" || operator === ".") return foldSum(operands);
  if (operands.length > 2) {
    const rest = foldOperation(operator, operands.slice(0, -1));
    const last = operands.at(-1);
    return rest === undefined || last === undefined ? undefined : foldOperation(operator, [rest, last]);
  }
  if (["==", "===", "eq", "is"].includes(operator)) return a === b;
  if (["!=", "!==", "ne", "is not", "<>"].includes(operator)) return a !== b;
  if (typeof a === "string" && typeof b === "string" && (operator === "in" || operator === "not in"))
    return b.includes(a) === (operator === "in");
  if (typeof a === "number" && typeof b === "number") return foldNumbers(operator, a, b);
  return undefined;
}

function foldUnary(operator: string, a: Constant): Constant | undefined {
  if (operator === "!" || operator === "not") return !truth(a);
  if (operator === "-" && typeof a === "number") return -a;
  return operator === "+" && typeof a === "number" ? a : undefined;
}

function foldSum(operands: readonly Constant[]): Constant | undefined {
  if (operands.every((operand) => typeof operand === "number")) return operands.reduce((a, b) => a + b, 0);
  return operands.some((operand) => typeof operand === "string") ? joinedText(operands.map(String)) : undefined;
}

/** The whole text of constants; undefined for a very long one that is longer than each of them, because code could double it many times. */
export function joinedText(
  parts: readonly string[],
  longest = Math.max(...parts.map((part) => part.length)),
): string | undefined {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length < MAX_TEXT || length <= longest) return parts.join("");
  reachLimit("texts");
  return undefined;
}

function foldNumbers(operator: string, a: number, b: number): Constant | undefined {
  switch (operator) {
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      // Languages differ in the division of integers, so only exact divisions are folded.
      return b !== 0 && a % b === 0 ? a / b : undefined;
    case "//":
      return b === 0 ? undefined : Math.floor(a / b);
    case "%":
      return b === 0 ? undefined : a % b;
    case "<":
      return a < b;
    case ">":
      return a > b;
    case "<=":
      return a <= b;
    case ">=":
      return a >= b;
    case "**":
      return Math.abs(a) < 1_000 && Math.abs(b) < 10 ? a ** b : undefined;
    case "&":
      return a & b;
    case "|":
      return a | b;
    default:
      return undefined;
  }
}

export function truth(value: Constant): boolean {
  return Boolean(value);
}

/** Constant folding of string methods, by their names in the supported languages. */
export function foldMethod(
  text: string,
  method: string,
  args: readonly (Constant | undefined)[],
): Constant | undefined {
  const [a, b] = args;
  switch (method) {
    case "charAt":
      return typeof a === "number" ? text.charAt(a) : undefined;
    case "length":
    case "size":
    case "len":
      return text.length;
    case "substring":
    case "slice":
      if (typeof a !== "number" || (b !== undefined && typeof b !== "number")) return undefined;
      return method === "slice" ? text.slice(a, b) : text.substring(a, b);
    case "toLowerCase":
    case "lower":
    case "downcase":
      return text.toLowerCase();
    case "toUpperCase":
    case "upper":
    case "upcase":
      return text.toUpperCase();
    case "trim":
    case "strip":
      return text.trim();
    case "toString":
    case "to_s":
    case "intern":
    case "freeze":
    case "dup":
    case "b":
      return text;
    case "isEmpty":
    case "empty?":
      return text === "";
    default:
      return typeof a === "string" && args.length === 1 ? foldPair(text, method, a) : undefined;
  }
}

function foldPair(text: string, method: string, other: string): Constant | undefined {
  switch (method) {
    case "equals":
      return text === other;
    case "equalsIgnoreCase":
      return text.toLowerCase() === other.toLowerCase();
    case "startsWith":
    case "startswith":
    case "start_with?":
      return text.startsWith(other);
    case "endsWith":
    case "endswith":
    case "end_with?":
      return text.endsWith(other);
    case "contains":
    case "includes":
    case "include?":
      return text.includes(other);
    case "indexOf":
      return text.indexOf(other);
    case "concat":
      return text + other;
    default:
      return undefined;
  }
}
