import { v7 as uuidv7 } from "uuid";
import { hashPassword } from "../auth/password-hash.ts";
import { requireStrongPassword } from "../auth/password-rules.ts";
import type { Database } from "../database/client.ts";
import { emailKey } from "./email-key.ts";
import { insertUser } from "./queries.ts";
import { type CreateUserRequest, DEFAULT_ROLE, type User } from "./schemas.ts";
import { emailTaken } from "./user-errors.ts";

/** @throws ApiError `bad_request` (weak password), `conflict` (email taken in the organization) */
export async function createUser(
  database: Database,
  organization: { id: string; slug: string },
  request: CreateUserRequest,
): Promise<User> {
  const { email, password } = request;
  requireStrongPassword("password", password, { email, organizationSlug: organization.slug });
  const passwordHash = await hashPassword(password);
  const now = Date.now();
  const user = await insertUser(database, {
    uuid: uuidv7(),
    orgId: organization.id,
    email,
    emailKey: emailKey(email),
    passwordHash,
    passwordChangedAt: now,
    role: request.role ?? DEFAULT_ROLE,
    status: "active",
    createdAt: now,
    updatedAt: now,
  });
  if (!user) throw emailTaken();
  return user;
}
