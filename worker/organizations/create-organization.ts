import { v7 as uuidv7 } from "uuid";
import type { RequestOrigin } from "../audit/audit-entry.ts";
import type { Caller } from "../auth/caller.ts";
import type { Database } from "../database/client.ts";
import { DIRECTORY_SHARD } from "../database/shards.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { placeOrganization } from "../directory/place-organization.ts";
import { ApiError } from "../http/errors.ts";
import type { Settings } from "../settings.ts";
import { findFounder } from "./queries.ts";
import type { CreateOrganizationRequest, Organization } from "./schemas.ts";

/**
 * The user who creates the organization becomes its admin, with the same email and password.
 * @param database the shard of that user.
 * @throws Error of the database that `quotaExceeded` reads
 * @throws ApiError `conflict` (slug taken), `unauthorized` (the user was deleted meanwhile)
 */
export async function createOrganization(
  env: object,
  settings: Settings,
  { database, caller, origin }: { database: Database; caller: Caller; origin: RequestOrigin },
  { slug, name }: CreateOrganizationRequest,
): Promise<Organization> {
  const account = await findFounder(database, caller);
  if (!account) throw new ApiError("unauthorized", "The user of the token is gone.");
  const [id, now] = [uuidv7(), Date.now()];
  const created = { status: "active", createdAt: now, updatedAt: now };
  // The admin of the new organization counts as the same user when creating another.
  const founder = account.founder ?? caller.user.id;
  const admin = { ...account, ...created, founder, uuid: uuidv7(), orgId: id, passwordChangedAt: now, role: "admin" };
  const organization = { uuid: id, slug, name, ...created };
  // If both are in one database, the write also checks the user again.
  const directory = database.shard === DIRECTORY_SHARD ? database : undefined;
  const placed = await placeOrganization(
    env,
    settings,
    { organization, admin, origin: { ...origin, founder } },
    directory,
  );
  if (!placed) throw new ApiError("conflict", `slug: the slug ${slug} is already taken`);
  const time = toTimestamp(now);
  return { id, slug, name, status: created.status, created_at: time, updated_at: time };
}
