import type { Suspension } from "../contract/operator.ts";
import { toTimestampOrNull } from "../database/timestamp.ts";
import { findShard } from "../directory/find-shard.ts";
import { organizationNotFound } from "./organization-not-found.ts";
import { updateSuspension } from "./queries.ts";

/** A move may switch the organization to another shard between the two queries. */
const ATTEMPTS = 2;

/**
 * Suspends an organization, or ends its suspension: by the operator alone. One that is suspended already keeps the time since when.
 * @throws ApiError `not_found`, `unavailable` (it is being moved)
 */
export async function suspendOrganization(
  env: object,
  slug: string,
  { isSuspended, requestId }: { isSuspended: boolean; requestId: string },
): Promise<Suspension> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const database = await findShard(env, { slug });
    const changed = database && (await updateSuspension(database, slug, isSuspended ? Date.now() : null, requestId));
    if (changed) return { organization: slug, suspended_at: toTimestampOrNull(changed.suspendedAt) };
  }
  throw organizationNotFound(slug);
}
