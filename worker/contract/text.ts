import { z } from "zod";

export const TEXT_RULE = "must not contain NUL or unpaired surrogates";

/** Text that a database and every client can hold: no NUL, no unpaired surrogate. */
export function text(maxLength: number, minLength = 1): z.ZodString {
  return z
    .string()
    .min(minLength)
    .max(maxLength)
    .refine((value) => value.isWellFormed() && !value.includes("\0"), { error: TEXT_RULE, abort: true });
}

/** The same text with replacement characters where `text` would refuse it. */
export function toStorableText(value: string): string {
  return value.replaceAll("\0", "\uFFFD").toWellFormed();
}
