import { openShard } from "../database/client.ts";
import { DIRECTORY_SHARD } from "../database/shards.ts";
import { deleteEntry, type Entry } from "./queries.ts";

/** Of one that was deleted from its shard. Where it does not come to that, its slug becomes free when it is asked for. */
export async function forgetOrganization(env: object, entry: Pick<Entry, "uuid" | "shard">): Promise<void> {
  if (entry.shard !== DIRECTORY_SHARD) await deleteEntry(openShard(env, DIRECTORY_SHARD), entry);
}
