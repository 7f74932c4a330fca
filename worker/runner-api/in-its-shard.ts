import { type Database, openShard } from "../database/client.ts";
import { knownShard } from "../database/shards.ts";
import { findShard } from "../directory/find-shard.ts";
import { ApiError } from "../http/errors.ts";

/**
 * Does the work of a runner's call in the shard that its token names. Where the attempt is over there, the organization may have
 * been moved since the token was issued: then it is done in the other shard.
 */
export async function inItsShard<T>(
  env: object,
  { shard, orgId }: { shard: string; orgId: string },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const named = openShard(env, knownShard(env, shard));
  try {
    return await work(named);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "conflict") throw error;
    const moved = await findShard(env, { uuid: orgId });
    if (!moved || moved.shard === named.shard) throw error;
    return work(moved);
  }
}
