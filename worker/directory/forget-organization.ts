import { openShard } from "../database/client.ts";
import { DIRECTORY_SHARD } from "../database/shards.ts";
import { deleteEntry, type Entry } from "./queries.ts";

/**
 * Deletes the directory entry of an organization that was deleted from its shard. If that fails, the slug becomes free when it is
 * next requested.
 */
export async function forgetOrganization(env: object, entry: Pick<Entry, "uuid" | "shard">): Promise<void> {
  if (entry.shard !== DIRECTORY_SHARD) await deleteEntry(openShard(env, DIRECTORY_SHARD), entry);
}
