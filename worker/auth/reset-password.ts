import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import { findUser } from "../users/queries.ts";
import { userNotFound } from "../users/user-errors.ts";
import type { Caller } from "./caller.ts";
import { hashPassword } from "./password-hash.ts";
import { requireStrongPassword } from "./password-rules.ts";
import { setTemporaryPassword } from "./queries.ts";

/**
 * Sets a temporary password for another user.
 * @throws ApiError `forbidden` (oneself), `not_found`, `bad_request` (weak password), `rate_limited`
 */
export async function resetPassword(
  database: Database,
  { organization, user: self }: Caller,
  userId: string,
  password: string,
): Promise<void> {
  if (userId.toLowerCase() === self.id) {
    throw new ApiError("forbidden", "This is for the passwords of others: change your own with auth/password.");
  }
  const user = await findUser(database, organization.id, userId);
  if (!user) throw userNotFound(userId);
  await requireStrongPassword("password", password, { email: user.email, organizationSlug: organization.slug });
  const hash = await hashPassword(password);
  if (!(await setTemporaryPassword(database, user, hash))) throw userNotFound(userId);
}
