import { v7 as uuidv7 } from "uuid";
import { hashPassword } from "../auth/password-hash.ts";
import { requireStrongPassword } from "../auth/password-rules.ts";
import { emailKey } from "./email-key.ts";
import type { NewUser } from "./queries.ts";

/**
 * The row of a new active user, with the hash of the password.
 * @throws ApiError `bad_request` (weak password), `rate_limited` (too many concurrent hashes)
 */
export async function newUser(
  organization: { id: string; slug: string },
  { email, password, role }: { email: string; password: string; role: string },
): Promise<NewUser> {
  await requireStrongPassword("password", password, { email, organizationSlug: organization.slug });
  const passwordHash = await hashPassword(password);
  const now = Date.now();
  return {
    uuid: uuidv7(),
    orgId: organization.id,
    email,
    emailKey: emailKey(email),
    passwordHash,
    passwordChangedAt: now,
    role,
    status: "active",
    createdAt: now,
    updatedAt: now,
  };
}
