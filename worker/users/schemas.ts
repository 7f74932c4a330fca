import { z } from "@hono/zod-openapi";
import { text, Timestamp, Uuid } from "../http/schemas.ts";

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 256;
const MAX_EMAIL_LENGTH = 254;

export const Email = text(MAX_EMAIL_LENGTH)
  .regex(/^[^\s@]+@[^\s@]+$/, "must be an email address")
  .openapi({ format: "email", example: "ada@acme.example" });

/** A password that is being set. */
export const NewPassword = text(MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH).openapi({
  format: "password",
  description: `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters; not the user's email or the organization's slug.`,
  example: "correct horse battery staple",
});

/** A password that is being checked. */
export const GivenPassword = text(MAX_PASSWORD_LENGTH).openapi({
  format: "password",
  example: "correct horse battery staple",
});

export const User = z
  .object({
    id: Uuid,
    org_id: Uuid,
    email: z.string().openapi({ example: "ada@acme.example" }),
    role: z.string().openapi({ description: "`admin` or `member`.", example: "admin" }),
    status: z.string().openapi({ example: "active" }),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .openapi("User");
export type User = z.infer<typeof User>;
