import { z } from "@hono/zod-openapi";
import { jsonBoundsViolation } from "../contract/json-bounds.ts";
import { text } from "../contract/text.ts";

export { text };

const MIN_SLUG_LENGTH = 2;
const MAX_SLUG_LENGTH = 40;
export const SLUG_PATTERN = /^[a-z0-9][a-z0-9_-]{1,39}$/;

export const ErrorBody = z
  .object({
    error: z.string().openapi({ description: "Stable machine-readable code.", example: "bad_request" }),
    message: z
      .string()
      .openapi({ description: "Human-readable; the wording may change.", example: "name: is required" }),
  })
  .openapi("ErrorBody");

/** The constraint and the received value, for all messages about a slug. */
export function slugViolation(received: string): string {
  return `must be ${MIN_SLUG_LENGTH} to ${MAX_SLUG_LENGTH} characters of a-z, 0-9, - and _, beginning with a letter or digit; received ${received.length} characters`;
}

export const Slug = z
  .string()
  .regex(SLUG_PATTERN, { error: (issue) => slugViolation(String(issue.input)) })
  .openapi({ minLength: MIN_SLUG_LENGTH, maxLength: MAX_SLUG_LENGTH, example: "acme" });

/** Except ZWJ and ZWNJ, which emoji and several scripts use. */
const UNSEEN_IN_NAMES = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** A display name: one line, visible, without characters that reorder text. */
export const Name = text(200).refine((name) => !UNSEEN_IN_NAMES.test(name) && VISIBLE.test(name), {
  error: "must be visible, without control or format characters",
});

export const MAX_FREE_JSON_BYTES = 64 * 1024;

/** Any JSON value, `null` included. */
export const FreeJson = z
  .unknown()
  .check(({ value, issues }) => {
    const violation = value === undefined ? undefined : jsonBoundsViolation(value, MAX_FREE_JSON_BYTES);
    if (violation !== undefined) issues.push({ code: "custom", message: violation, input: value });
  })
  .openapi({ description: `Any JSON value of at most ${MAX_FREE_JSON_BYTES} bytes.` });

export const Uuid = z.string().openapi({ format: "uuid", example: "01993c5e-7f0a-7cc4-9d6b-0a4f3c2e1b5d" });
export const Timestamp = z.string().openapi({ format: "date-time", example: "2026-11-20T09:30:00.000Z" });

export const OrganizationPath = z.object({
  slug: z.string().openapi({
    param: { name: "slug", in: "path" },
    minLength: MIN_SLUG_LENGTH,
    maxLength: MAX_SLUG_LENGTH,
    pattern: SLUG_PATTERN.source,
    description: "Organization slug.",
    example: "acme",
  }),
});

const MAX_PAGE = 1_000;
const CURSOR_PATTERN = /^[A-Za-z0-9_-]{1,200}$/;

/** The parameters of all lists. `count` and similar flags accept any value; unknown values have no effect. */
export const PageQuery = z.object({
  limit: z
    .string()
    .regex(/^0*[1-9]\d{0,3}$/, `must be a whole number from 1 to ${MAX_PAGE}`)
    .transform(Number)
    .pipe(z.number().max(MAX_PAGE, `must be a whole number from 1 to ${MAX_PAGE}`))
    .optional()
    .openapi({
      param: { name: "limit", in: "query" },
      type: "integer",
      minimum: 1,
      maximum: MAX_PAGE,
      description: "Page size. Without it the list is complete, or, with a cursor, the remainder.",
      example: 100,
    }),
  cursor: z
    .string()
    .max(200)
    .regex(CURSOR_PATTERN, "is not a cursor: follow the `next` link, or omit it")
    .optional()
    .openapi({
      param: { name: "cursor", in: "query" },
      description: "Opaque: from the `next` link of the previous page, valid only with the same filters and order.",
    }),
  count: z
    .string()
    .max(10)
    .optional()
    .openapi({
      param: { name: "count", in: "query" },
      description: "`true` for the number of rows on all pages together, in `X-Total-Count`.",
      example: "true",
    }),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** Compared exactly: a value that no row has gives an empty list. */
export function filterParameter(name: string, maxLength: number, description: string, example: string) {
  return text(maxLength, 0)
    .optional()
    .openapi({ param: { name, in: "query" }, description, example });
}

export const Since = filterParameter(
  "since",
  50,
  "Only what was created at this time or later: RFC 3339, or a date (UTC). Any other value gives an empty list.",
  "2026-11-01T00:00:00Z",
);
