import { z } from "@hono/zod-openapi";
import { OrganizationPath, text, Timestamp, Uuid } from "../http/schemas.ts";

const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 256;
const MAX_EMAIL_LENGTH = 254;
export const DEFAULT_ROLE = "member";

const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

export const Email = text(MAX_EMAIL_LENGTH)
  .regex(ADDRESS, { error: "must be an email address", abort: true })
  .refine((email) => !UNSEEN.test(email), {
    error: "must not contain control, format or zero-width characters",
    abort: true,
  })
  // Full-width and similar forms of @ are normalized when emails are compared.
  .refine((email) => ADDRESS.test(email.normalize("NFKC")), "must be an email address")
  .openapi({ format: "email", example: "ada@acme.example" });

/** A new password. */
export const NewPassword = text(MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH).openapi({
  format: "password",
  writeOnly: true,
  description: `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters; not white space alone, the user's email, the organization's slug, or one of the 10,000 most common passwords.`,
  example: "correct horse battery staple",
});

/** A password to be verified. */
export const GivenPassword = text(MAX_PASSWORD_LENGTH).openapi({
  format: "password",
  writeOnly: true,
  example: "correct horse battery staple",
});

export const User = z
  .object({
    id: Uuid,
    org_id: Uuid,
    email: z.string().openapi({ example: "ada@acme.example" }),
    role: z.string().openapi({
      description: "`admin`, `member`, `viewer` or `ci`; any other string is stored and treated as `member`.",
      example: "admin",
    }),
    status: z.string().openapi({ example: "active" }),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .openapi("User");
export type User = z.infer<typeof User>;

const Role = text(50).openapi({ example: "admin" });

export const CreateUserRequest = z
  .object({
    email: Email.openapi({ description: "Unique in the organization, case-insensitive." }),
    password: NewPassword,
    role: Role.nullish().openapi({
      description: `\`admin\` or \`member\`; any other string is stored and treated as \`member\`. Default \`${DEFAULT_ROLE}\`.`,
      example: DEFAULT_ROLE,
    }),
  })
  .openapi("CreateUserRequest");
export type CreateUserRequest = z.infer<typeof CreateUserRequest>;

export const UpdateUserRequest = z
  .object({
    email: Email.nullish(),
    role: Role.nullish(),
    status: text(50).nullish().openapi({ description: "Only an `active` user may log in.", example: "active" }),
  })
  .openapi("UpdateUserRequest");
export type UpdateUserRequest = z.infer<typeof UpdateUserRequest>;

export const UserPath = OrganizationPath.extend({
  user_id: z.string().openapi({ param: { name: "user_id", in: "path" }, format: "uuid", description: "User id." }),
});
