import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import type { Caller } from "./caller.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { requireStrongPassword } from "./password-rules.ts";
import { findCaller, replacePassword } from "./queries.ts";
import type { ChangePasswordRequest } from "./schemas.ts";
import type { GuessLimit } from "./throttle.ts";

/**
 * Of two concurrent changes, the second fails: the password that it names as the current one has been replaced.
 * @throws ApiError `bad_request` (weak new password), `invalid_credentials` (wrong current password), `rate_limited`
 */
export async function changePassword(
  database: Database,
  caller: Caller,
  request: ChangePasswordRequest,
  guesses: GuessLimit,
): Promise<void> {
  const { organization, user } = await findCaller(database, caller);
  const { present, passwordHash, mustChangePassword } = user;
  const owner = { email: present.email, organizationSlug: organization.slug };
  await requireStrongPassword("new_password", request.new_password, owner);
  const matches = await verifyPassword(request.current_password, passwordHash, guesses);
  if (!matches) {
    await guesses.countFailure();
    throw wrongPassword();
  }
  if (mustChangePassword && request.new_password === request.current_password) {
    throw new ApiError("bad_request", "new_password: must not be the temporary password.");
  }
  const newHash = await hashPassword(request.new_password);
  if (!(await replacePassword(database, { ...present, passwordHash }, newHash))) throw wrongPassword();
}

function wrongPassword(): ApiError {
  return new ApiError("invalid_credentials", "current_password: is wrong.");
}
