import { auditEntry } from "../audit/audit-entry.ts";
import { describeChanges } from "../audit/describe-changes.ts";
import { type Database, openShard } from "../database/client.ts";
import { chooseShard, DIRECTORY_SHARD } from "../database/shards.ts";
import type { Settings } from "../settings.ts";
import type { NewUser } from "../users/queries.ts";
import type { User } from "../users/schemas.ts";
import { networkKey, type Origin } from "./origin.ts";
import {
  activateEntry,
  insertEnteredOrganization,
  insertReservedOrganization,
  type NewOrganization,
  reserveEntry,
} from "./queries.ts";
import { freeSlug, RESERVED_MS } from "./settle-entry.ts";

/**
 * Creates an organization with its first admin in one of the shards: both or none. In the shard with the directory, that takes
 * one batch. For another shard, the slug is reserved first; the reservation of a worker that was terminated is completed or
 * removed later, see `settle-entry.ts`.
 * @param directory the connection for writing to the directory.
 * @returns undefined if the slug is taken.
 * @throws Error of the database that `quotaExceeded` reads
 */
export async function placeOrganization(
  env: object,
  settings: Settings,
  { organization, admin, origin }: { organization: NewOrganization; admin: NewUser; origin: Origin },
  directory: Database = openShard(env, DIRECTORY_SHARD),
): Promise<{ admin: User; shard: string } | undefined> {
  const shard = chooseShard(settings.shardWeights);
  const founded = { founder: origin.founder ?? null, network: networkKey(settings, origin.network) };
  const entry = { ...organization, ...founded, shard };
  const audit = auditEntry({
    organization: { id: organization.uuid },
    actorType: "user",
    actorId: admin.uuid,
    action: origin.founder === undefined ? "register" : "createOrganization",
    requestId: origin.requestId,
    network: origin.network,
    changes: describeChanges({ slug: organization.slug, name: organization.name, email: admin.email }),
  });
  const place = async (): Promise<User | undefined> => {
    if (shard === directory.shard)
      return insertEnteredOrganization(directory, { organization, entry, admin, audit }, settings.quotas);
    const reservedAt = Date.now();
    const id = await reserveEntry(directory, entry, settings.quotas);
    if (id === undefined) return undefined;
    const user = await insertReservedOrganization(
      openShard(env, shard),
      { ...organization, id },
      { admin, audit },
      reservedAt + RESERVED_MS,
    );
    await activateEntry(directory, id, Date.now());
    return user;
  };
  const user = (await place()) ?? ((await freeSlug(env, organization.slug)) ? await place() : undefined);
  return user && { admin: user, shard };
}
