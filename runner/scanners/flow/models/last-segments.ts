import { bitsOf } from "../domain/families.ts";
import { sanitize, type Value } from "../domain/value.ts";
import type { Call } from "../interpreter/call.ts";
import type { Expression } from "../lower/ir.ts";

/* The last part of a text between slashes or dots leads to no other directory: `url.split("/")[-1]`. */

/** The type of the list of such parts. */
const SEGMENTS = "#segments";
const PATH = bitsOf(["path-traversal"]);
const SPLITS = /^(?:r?split|explode|preg_split)$/iu;
const SEPARATOR = /^(?:[/.\\]|\\?\/|\\[.\\]|[#~/|]?\[?\\?[/\\]+\]?[#~/|]?)$/u;
const LAST = /^(?:pop|last|end|array_pop|getLast|Last)$/u;
const LENGTH = /^(?:length|size|count|len|Length|Count)$/u;

/** The type of what a call makes of a text; empty if it does not split it at slashes or dots. */
export function typeOfSegments({ expression, receiver, args }: Call): string {
  if (!SPLITS.test(expression.name)) return "";
  const separators = receiver && receiver.taints.length > 0 ? args.slice(0, 1) : args;
  return separators.some(({ constant }) => typeof constant === "string" && SEPARATOR.test(constant)) ? SEGMENTS : "";
}

/** The value of a call if it returns the last part; else the same. */
export function lastByCall({ expression: { name }, receiver, args }: Call, value: Value): Value {
  const [first] = args;
  const isLast = LAST.test(name) || (name === "at" && first?.constant === -1);
  const list = receiver?.type === SEGMENTS ? receiver : first;
  return isLast && list?.type === SEGMENTS ? sanitize(value, PATH) : value;
}

/** The element with a key if it is the last part; else the same. */
export function lastByKey(list: Value, key: Expression | null, constant: Value["constant"], element: Value): Value {
  if (list.type !== SEGMENTS) return element;
  return constant === -1 || isBeforeLength(key) ? sanitize(element, PATH) : element;
}

/** `parts.length - 1`, `count($parts) - 1` */
function isBeforeLength(key: Expression | null): boolean {
  if (key?.op !== "operation" || key.operator !== "-") return false;
  const [length, one] = key.operands;
  const isLength = (length?.op === "member" || length?.op === "call") && LENGTH.test(length.name);
  return isLength && one?.op === "constant" && one.value === 1;
}
