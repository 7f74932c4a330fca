import type { ShardList } from "../contract/operator.ts";
import { openShards } from "../database/client.ts";
import type { Settings } from "../settings.ts";
import { measureShard } from "./queries.ts";

/** The shards with their weight for new organizations, the number of organizations they serve, and their size in bytes. */
export async function describeShards(env: object, settings: Settings): Promise<ShardList["shards"]> {
  return Promise.all(
    openShards(env).map(async (database) => {
      const { organizations, bytes } = await measureShard(database);
      const weight = settings.shardWeights.get(database.shard) ?? 0;
      return { shard: database.shard, weight, organizations, bytes };
    }),
  );
}
