import { auditEntry, type RequestOrigin } from "../audit/audit-entry.ts";
import { insertAuditEntry, insertFailedLogin } from "../audit/queries.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { findShard } from "../directory/find-shard.ts";
import { ApiError } from "../http/errors.ts";
import { organizationNotFound } from "../organizations/organization-not-found.ts";
import { organizationSuspended } from "../organizations/organization-suspended.ts";
import type { Settings } from "../settings.ts";
import type { User } from "../users/schemas.ts";
import { hashPassword, isOutdated, verifyPassword } from "./password-hash.ts";
import { findIdentity, replaceHash } from "./queries.ts";
import type { LoginRequest, LoginResponse } from "./schemas.ts";
import type { GuessLimit } from "./throttle.ts";
import { issueSessionToken } from "./tokens.ts";

/**
 * An unknown email takes as long as a wrong password and has the same response.
 * @throws ApiError `not_found` (organization), `invalid_credentials`, `organization_suspended`, `account_inactive`, `rate_limited`
 */
export async function login(
  env: object,
  settings: Settings,
  slug: string,
  request: LoginRequest,
  { guesses, origin }: { guesses: GuessLimit; origin: RequestOrigin },
): Promise<LoginResponse> {
  const readAtMs = Date.now();
  const database = await findShard(env, { slug });
  const identity = database && (await findIdentity(database, slug, { email: request.email }));
  if (!identity) throw organizationNotFound(slug);
  const { organization, isSuspended, user } = identity;
  const matches = await verifyPassword(request.password, user?.passwordHash, guesses);
  const target = user ? `users/${user.present.id}` : "";
  const refused = async (error: ApiError): Promise<ApiError> => {
    const changes = JSON.stringify({ error: error.code });
    await insertFailedLogin(database, organization.id, { ...origin, target, changes });
    return error;
  };
  if (!user || !matches) {
    await guesses.countFailure();
    throw await refused(new ApiError("invalid_credentials", "The email or the password is wrong."));
  }
  if (isSuspended) throw await refused(organizationSuspended());
  if (user.present.status !== "active") {
    throw await refused(new ApiError("account_inactive", "This account is not active."));
  }
  if (isOutdated(user.passwordHash)) await replaceHash(database, user, await hashPassword(request.password));
  const actor = { organization: { id: organization.id }, actorType: "user", actorId: user.present.id } as const;
  await insertAuditEntry(database, auditEntry({ ...actor, ...origin, action: "login", target }));
  // The token is issued as of the time the password was read: a password change since then revokes it.
  const issuedAtMs = Math.max(readAtMs, user.passwordChangedAt);
  return presentLogin(settings, { user: user.present, organization, shard: database.shard }, issuedAtMs);
}

export async function presentLogin(
  settings: Settings,
  identity: { user: User; organization: { id: string; slug: string }; shard: string },
  issuedAtMs: number,
): Promise<LoginResponse> {
  const { token, expiresAtMs } = await issueSessionToken(settings, identity, issuedAtMs);
  return { token, expires_at: toTimestamp(expiresAtMs), user: identity.user };
}
