import type { NamePattern } from "./pattern.ts";

const CALL = /\s*(?:(?:\?\.|!)\s*)?(?:<[^()]{0,200}>\s*)?[(`]/uy;
/** Type arguments that are too long for the search for their end, or have parentheses. */
const LONG_TYPES = /\s*(?:(?:\?\.|!)\s*)?<(?:[^()]{200}|[^()\n;=]*\([^\n;]*>\s*\()/uy;
/** An empty argument list, or one constant argument. */
const NO_ARGUMENT = /\s*(?:\)|"[^"\\$#{\n]*"\s*\)|'[^'\\\n]*'\s*\))/uy;
/** A first argument that is a constant or a function. */
const FIXED_FIRST =
  /\s*(?:\)|"[^"\\$#{\n]*"\s*[,)]|'[^'\\\n]*'\s*[,)]|`[^`\\$]*`\s*[,)]|(?:async\b\s*)?(?:function\b|\([^()]*\)\s*=>|[\w$]+\s*=>))/uy;
/** The text before a name that is looked at. Where it does not end the search, the name counts as what is searched. */
const MAX_BEFORE = 60;
const NEW = /(?:\bnew\s+|^)[\w$.\\]*$/u;
const DECLARES = /\b(?:def|func|function\*?)\s+$/u;
/** Text before a name that is an argument, a value or an import, so that the function may be aliased. */
const HANDED_ON = /(?:[.{,(]|\bimport\b[^\n]*(?:\n|$)|^)\s*$/u;
const INITIALIZER = /\s*\{/uy;
/** A function as the only argument: `get<Orders> { … }`. */
const BLOCK = /\s*(?:<[^()]{0,200}>\s*)?\{/uy;
const LIST = /\s*\[/uy;

/** How a call of a name is expected to look. */
interface Called {
  pattern: NamePattern;
  isCall: boolean;
  arguments: "any" | "some" | "first";
}

/** What a call has in all languages of the tables. */
interface CallSyntax {
  needsParentheses: boolean;
  needsNew: boolean;
  takesBlocks: boolean;
}

/** Whether the text around a name fits what an indicator expects of a call. */
export function isCalledAs(
  { pattern, isCall, arguments: wanted }: Called,
  text: string,
  start: number,
  end: number,
  { needsParentheses, needsNew, takesBlocks }: CallSyntax,
): boolean {
  if (!isCall || !needsParentheses) return true;
  INITIALIZER.lastIndex = end;
  if (pattern.creates && INITIALIZER.test(text)) return true;
  BLOCK.lastIndex = end;
  if (takesBlocks && wanted !== "first" && BLOCK.test(text)) return true;
  const { receiver } = pattern;
  // A function of a known module may be passed on or aliased.
  const isModule = typeof receiver === "object" && "exact" in receiver;
  CALL.lastIndex = end;
  const isCalled = CALL.test(text);
  LONG_TYPES.lastIndex = end;
  if (!isCalled && LONG_TYPES.test(text)) return true;
  if (!isCalled && !isModule) return false;
  const afterCall = CALL.lastIndex;
  const before = text.slice(Math.max(0, start - MAX_BEFORE), start);
  if (pattern.creates && needsNew && !NEW.test(before)) return false;
  if (receiver === "none" && !pattern.creates) {
    if (/[^.]\.\s*$/u.test(before) || DECLARES.test(before)) return false;
  }
  if (!isCalled) return HANDED_ON.test(before);
  if (wanted === "any" || text[afterCall - 1] === "`") return true;
  const fixed = wanted === "first" ? FIXED_FIRST : NO_ARGUMENT;
  fixed.lastIndex = afterCall;
  return !fixed.test(text);
}

/** An argument list is not a concatenated command. */
export function isList(text: string, end: number): boolean {
  CALL.lastIndex = end;
  if (!CALL.test(text)) return false;
  LIST.lastIndex = CALL.lastIndex;
  return LIST.test(text);
}
