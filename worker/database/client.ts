import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import { bindingOf, bindingsOf, DIRECTORY_SHARD } from "./shards.ts";

/** The connection to one shard. */
export interface Database extends DrizzleD1Database {
  $client: D1Database;
  /** The name of the shard's binding. */
  shard: string;
  /** The user of the request; undefined where the service itself works. */
  viewer?: string;
}

export function openDatabase(binding: D1Database, shard: string = DIRECTORY_SHARD): Database {
  return Object.assign(drizzle(binding), { shard });
}

/** @throws Error for a shard without a binding. */
export function openShard(env: object, shard: string): Database {
  return openDatabase(bindingOf(env, shard), shard);
}

export function openShards(env: object): Database[] {
  return [...bindingsOf(env)].map(([shard, binding]) => openDatabase(binding, shard));
}
