import { type Database, openShard } from "../database/client.ts";
import { DIRECTORY_SHARD, isSharded } from "../database/shards.ts";
import { ApiError } from "../http/errors.ts";
import { findEntry } from "./queries.ts";

/**
 * The shard of an organization. Queries the directory only if there are several shards.
 * @returns undefined if there is no such organization.
 * @throws ApiError `unavailable` while the organization is being switched to another shard
 */
export async function findShard(env: object, by: { slug: string } | { uuid: string }): Promise<Database | undefined> {
  const directory = openShard(env, DIRECTORY_SHARD);
  if (!isSharded(env)) return directory;
  const entry = await findEntry(directory, by);
  if (entry?.status === "switching") throw organizationMoves();
  return entry && openShard(env, entry.shard);
}

const RETRY_AFTER_SECONDS = "1";

/** The error for requests while an organization is being switched to another shard. */
export function organizationMoves(): ApiError {
  const retryAfter = { "Retry-After": RETRY_AFTER_SECONDS };
  return new ApiError("unavailable", "The organization is being moved: try again in a second.", retryAfter);
}
