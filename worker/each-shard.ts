import { type Database, openShards } from "./database/client.ts";
import { describeUnknown } from "./http/error-handler.ts";
import { logEvent } from "./http/log.ts";

/** Works through all shards at once. One that fails does not keep the others from it. */
export async function eachShard(env: object, work: (database: Database) => Promise<void>): Promise<void> {
  const attempt = async (database: Database): Promise<void> => {
    try {
      await work(database);
    } catch (error) {
      logEvent("error", "shard_failed", { shard: database.shard, ...describeUnknown(error) });
    }
  };
  await Promise.all(openShards(env).map((database) => attempt(database)));
}
