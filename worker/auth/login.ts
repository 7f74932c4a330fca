import type { Database } from "../database/client.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { ApiError } from "../http/errors.ts";
import type { Settings } from "../settings.ts";
import type { User } from "../users/schemas.ts";
import { verifyPassword } from "./password-hash.ts";
import { findIdentity } from "./queries.ts";
import type { LoginRequest, LoginResponse } from "./schemas.ts";
import { issueApiToken } from "./tokens.ts";

/**
 * An unknown email and a wrong password cost the same and are answered the same.
 * @throws ApiError `not_found` (organization), `invalid_credentials`, `account_inactive`
 */
export async function login(
  database: Database,
  settings: Settings,
  slug: string,
  request: LoginRequest,
): Promise<LoginResponse> {
  const identity = await findIdentity(database, slug, { email: request.email });
  if (!identity) throw new ApiError("not_found", `There is no organization ${slug}.`);
  const { organization, user } = identity;
  const matches = await verifyPassword(request.password, user?.passwordHash);
  if (!user || !matches) throw new ApiError("invalid_credentials", "The email or the password is wrong.");
  if (user.present.status !== "active") throw new ApiError("account_inactive", "This account is not active.");
  return presentLogin(settings, organization, user.present);
}

export async function presentLogin(
  settings: Settings,
  organization: { id: string; slug: string },
  user: User,
): Promise<LoginResponse> {
  const { token, expiresAtMs } = await issueApiToken(settings, { user, organization });
  return { token, expires_at: toTimestamp(expiresAtMs), user };
}
