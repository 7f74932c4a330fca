import { v7 as uuidv7 } from "uuid";
import { createApiToken, hashApiToken } from "../auth/api-token.ts";
import type { Caller } from "../auth/caller.ts";
import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import { insertApiToken } from "./queries.ts";
import type { CreateApiTokenRequest, CreatedApiToken } from "./schemas.ts";

/** Of an organization, with those that have expired and are not deleted yet. */
export const MAX_API_TOKENS = 500;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The token is in the response and nowhere else.
 * @throws ApiError `forbidden` (a role above that of the caller), `bad_request` (no such project), `conflict` (too many tokens)
 */
export async function issueApiToken(
  database: Database,
  caller: Caller,
  { name, role, projects, expires_in_days: days }: CreateApiTokenRequest,
): Promise<CreatedApiToken> {
  const identity = { org_id: caller.organization.id, sub: caller.user.id };
  const token = createApiToken({ ...identity, shard: database.shard });
  const now = Date.now();
  const slugs = projects ? [...new Set(projects)] : null;
  const row = {
    uuid: uuidv7(),
    hash: hashApiToken(token),
    name,
    role,
    projects: slugs,
    createdAt: now,
    expiresAt: now + days * DAY_MS,
  };
  const stored = await insertApiToken(database, caller, row, MAX_API_TOKENS);
  if ("id" in stored) return { ...stored, token };
  if (role === "admin" && !stored.isAdmin) {
    throw new ApiError("forbidden", "role: only an admin can create a token with the role admin.");
  }
  const missing = slugs?.filter((slug) => !stored.slugs.includes(slug)) ?? [];
  if (missing.length > 0) {
    throw new ApiError("bad_request", `projects: there is no project ${missing.join(", ")} in this organization.`);
  }
  throw new ApiError("conflict", `The organization has ${stored.tokens} API tokens, the maximum: revoke one first.`);
}
