import { z } from "zod";

export const TEXT_RULE = "must not contain NUL or unpaired surrogates";

/** Text that the database and every client can store: no NUL, no unpaired surrogates. */
export function text(maxLength: number, minLength = 1): z.ZodString {
  return z.string().min(minLength).max(maxLength).refine(isStorable, { error: TEXT_RULE, abort: true });
}

/** Whether a text follows the rule of `text`. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes("\0");
}

/** The text with replacement characters for what `text` rejects. */
export function toStorableText(value: string): string {
  return value.replaceAll("\0", "\uFFFD").toWellFormed();
}
