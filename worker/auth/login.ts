import type { Database } from "../database/client.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { ApiError } from "../http/errors.ts";
import { organizationNotFound } from "../organizations/organization-not-found.ts";
import type { Settings } from "../settings.ts";
import type { User } from "../users/schemas.ts";
import { hashPassword, isOutdated, verifyPassword } from "./password-hash.ts";
import { findIdentity, replaceHash } from "./queries.ts";
import type { LoginRequest, LoginResponse } from "./schemas.ts";
import type { GuessLimit } from "./throttle.ts";
import { issueApiToken } from "./tokens.ts";

/**
 * An unknown email and a wrong password cost the same and are answered the same.
 * @throws ApiError `not_found` (organization), `invalid_credentials`, `account_inactive`, `rate_limited`
 */
export async function login(
  database: Database,
  settings: Settings,
  slug: string,
  request: LoginRequest,
  guesses: GuessLimit,
): Promise<LoginResponse> {
  const readAtMs = Date.now();
  const identity = await findIdentity(database, slug, { email: request.email });
  if (!identity) throw organizationNotFound(slug);
  const { organization, user } = identity;
  const matches = await verifyPassword(request.password, user?.passwordHash, () => guesses.requireAllowance());
  if (!user || !matches) {
    await guesses.countFailure();
    throw new ApiError("invalid_credentials", "The email or the password is wrong.");
  }
  if (user.present.status !== "active") throw new ApiError("account_inactive", "This account is not active.");
  if (isOutdated(user.passwordHash)) await replaceHash(database, user, await hashPassword(request.password));
  // The token is as old as the password that was verified: one changed since then has ended it.
  return presentLogin(settings, organization, user.present, Math.max(readAtMs, user.passwordChangedAt));
}

export async function presentLogin(
  settings: Settings,
  organization: { id: string; slug: string },
  user: User,
  issuedAtMs: number,
): Promise<LoginResponse> {
  const { token, expiresAtMs } = await issueApiToken(settings, { user, organization }, issuedAtMs);
  return { token, expires_at: toTimestamp(expiresAtMs), user };
}
