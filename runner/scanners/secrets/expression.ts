import { RE2JS } from "re2js";

/** Where an expression matched, and the secret in the match. Offsets in UTF-16 units. */
export interface Found {
  start: number;
  end: number;
  secretStart: number;
  secretEnd: number;
}

export interface Expression {
  /** The source in RE2 syntax, for expressions that were written in it. */
  re2?: { pattern: string; secretGroup: number | undefined };
  /** The first match at or after `from`. */
  find(text: string, from: number): Found | null;
}

/** An embedded expression, whose group `secret` is the secret. It has bounded quantifiers only. */
export function fromRegExp(pattern: RegExp): Expression {
  const expression = new RegExp(pattern.source, `${pattern.flags}gd`);
  return {
    find(text, from) {
      expression.lastIndex = from;
      const match = expression.exec(text);
      if (match === null) return null;
      const end = match.index + match[0].length;
      const [secretStart, secretEnd] = match.indices?.groups?.["secret"] ?? [match.index, end];
      return { start: match.index, end, secretStart, secretEnd };
    },
  };
}

/**
 * A custom expression in RE2 syntax, matched in linear time. Without `secretGroup`, the secret is the first non-empty group, else
 * the whole match, as in gitleaks.
 * @throws Error with the syntax error.
 */
export function fromRe2(pattern: string, secretGroup?: number): Expression {
  const expression = RE2JS.compile(pattern);
  const groups = expression.groupCount();
  if (secretGroup !== undefined && secretGroup > groups) throw new Error(`it has no group ${secretGroup}`);
  return {
    re2: { pattern, secretGroup },
    find(text, from) {
      const matcher = expression.matcher(text);
      if (from > text.length || !matcher.find(from)) return null;
      const numbers = Array.from({ length: groups }, (_, index) => index + 1);
      const chosen = secretGroup ?? numbers.find((number) => matcher.end(number) > matcher.start(number)) ?? 0;
      const group = matcher.start(chosen) === -1 ? 0 : chosen;
      return {
        start: matcher.start(),
        end: matcher.end(),
        secretStart: matcher.start(group),
        secretEnd: matcher.end(group),
      };
    },
  };
}

/** Whether a text matches anywhere. */
export interface Tester {
  test(text: string): boolean;
}

/** @throws Error with the syntax error. */
export function re2Tester(pattern: string): Tester {
  const expression = RE2JS.compile(pattern);
  return { test: (text) => expression.matcher(text).find() };
}
