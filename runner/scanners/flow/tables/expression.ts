import { z } from "zod";

const compiled = new Map<string, RegExp>();

/**
 * A regular expression of a table; `(?i)` at its beginning ignores case.
 *
 * @throws SyntaxError
 */
export function expressionOf(text: string): RegExp {
  let expression = compiled.get(text);
  if (!expression) {
    const ignoresCase = text.startsWith("(?i)");
    expression = new RegExp(ignoresCase ? text.slice(4) : text, ignoresCase ? "iu" : "u");
    compiled.set(text, expression);
  }
  return expression;
}

/** Whether a text is a regular expression. */
export function isExpression(text: string): boolean {
  try {
    return expressionOf(text) instanceof RegExp;
  } catch {
    return false;
  }
}

export const Expression = z.string().refine(isExpression, "must be a regular expression");
