import { z } from "@hono/zod-openapi";
import { Name, Slug, text, Timestamp } from "../http/schemas.ts";
import { Organization } from "../organizations/schemas.ts";
import { Email, GivenPassword, NewPassword, User } from "../users/schemas.ts";

export const RegisterRequest = z
  .object({
    org_name: Name.openapi({ example: "Acme Corp" }),
    org_slug: Slug,
    email: Email,
    password: NewPassword,
  })
  .openapi("RegisterRequest");
export type RegisterRequest = z.infer<typeof RegisterRequest>;

export const LoginRequest = z
  .object({
    email: text(254).openapi({ example: "ada@acme.example" }),
    password: GivenPassword,
  })
  .openapi("LoginRequest");
export type LoginRequest = z.infer<typeof LoginRequest>;

export const LoginResponse = z
  .object({
    token: z
      .string()
      .openapi({ description: "Send it as `Authorization: Bearer <token>`.", example: "header.claims.signature" }),
    expires_at: Timestamp,
    user: User,
  })
  .openapi("LoginResponse");
export type LoginResponse = z.infer<typeof LoginResponse>;

export const ChangePasswordRequest = z
  .object({ current_password: GivenPassword, new_password: NewPassword })
  .openapi("ChangePasswordRequest");
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

export const ResetPasswordRequest = z.object({ password: NewPassword }).openapi("ResetPasswordRequest");

export const MeResponse = z.object({ user: User, org: Organization }).openapi("MeResponse");
