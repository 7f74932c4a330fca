import { z } from "@hono/zod-openapi";

const MAX_LENGTH = 255;
/** A string of RFC 9651 in quotes, or the same without quotes, as most clients send it. */
const KEY = /^(?:"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])+"|[\x21\x23-\x7e][\x21-\x7e]*)$/;

export const IdempotencyHeaders = z.object({
  "idempotency-key": z
    .string()
    .max(MAX_LENGTH)
    .regex(KEY, { error: "must be a string of visible ASCII characters, with or without quotes" })
    .optional()
    .openapi({
      param: { name: "idempotency-key", in: "header" },
      description:
        "Makes the request repeatable: for 24 hours, the same key with the same request on this path gives the same answer, and its work is done once. A key with another request is 422.",
      example: '"8e03978e-40d5-43e8-bc93-6894a57f9324"',
    }),
});
