import { z } from "@hono/zod-openapi";
import { freeJsonViolation } from "./free-json.ts";

const MIN_SLUG_LENGTH = 2;
const MAX_SLUG_LENGTH = 40;
export const SLUG_PATTERN = /^[a-z0-9][a-z0-9_-]{1,39}$/;

export const ErrorBody = z
  .object({
    error: z.string().openapi({ description: "Stable machine-readable code.", example: "bad_request" }),
    message: z.string().openapi({ description: "For people; wording may change.", example: "name: is required" }),
  })
  .openapi("ErrorBody");

/** The rule and what was received instead, as every message about a slug states them. */
export function slugViolation(received: string): string {
  return `must be ${MIN_SLUG_LENGTH} to ${MAX_SLUG_LENGTH} characters of a-z, 0-9, - and _, beginning with a letter or digit; received ${received.length} characters`;
}

export const Slug = z
  .string()
  .regex(SLUG_PATTERN, { error: (issue) => slugViolation(String(issue.input)) })
  .openapi({ minLength: MIN_SLUG_LENGTH, maxLength: MAX_SLUG_LENGTH, example: "acme" });

/** Text that a database and every client can hold: no NUL, no lone surrogate. */
export function text(maxLength: number, minLength = 1): z.ZodString {
  return z
    .string()
    .min(minLength)
    .max(maxLength)
    .refine((value) => value.isWellFormed() && !value.includes("\0"), {
      error: "must not contain NUL or unpaired surrogates",
      abort: true,
    });
}

const MAX_FREE_JSON_BYTES = 64 * 1024;

/** Any JSON value, `null` included. */
export const FreeJson = z
  .unknown()
  .superRefine((value, context) => {
    const violation = value === undefined ? undefined : freeJsonViolation(value, MAX_FREE_JSON_BYTES);
    if (violation) context.addIssue({ code: "custom", message: violation });
  })
  .openapi({ description: `Any JSON value of at most ${MAX_FREE_JSON_BYTES} bytes.` });

export const Uuid = z.string().openapi({ format: "uuid", example: "01993c5e-7f0a-7cc4-9d6b-0a4f3c2e1b5d" });
export const Timestamp = z.string().openapi({ format: "date-time", example: "2026-11-20T09:30:00.000Z" });

export const OrganizationPath = z.object({
  slug: z.string().openapi({
    param: { name: "slug", in: "path" },
    minLength: MIN_SLUG_LENGTH,
    maxLength: MAX_SLUG_LENGTH,
    description: "Organization slug.",
    example: "acme",
  }),
});
