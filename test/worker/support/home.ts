import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { type Database, openDatabase } from "../../../worker/database/client.ts";
import { bindingOf, bindingsOf } from "../../../worker/database/shards.ts";

/**
 * The shard of the organizations of this test file, which differs from file to file where there are several (`TEST_SHARDS`):
 * what is stored can be looked up in it.
 */
export const home = {
  get shard(): string {
    const shards = [...bindingsOf(env).keys()];
    const path = expect.getState().testPath ?? "";
    let sum = 0;
    for (const byte of new TextEncoder().encode(path)) sum += byte;
    return shards[sum % shards.length] ?? "DB";
  },
  get DB(): D1Database {
    return bindingOf(env, home.shard);
  },
  get database(): Database {
    return openDatabase(home.DB, home.shard);
  },
  /** For the sign-ups of the file. */
  get settings(): { SHARD_WEIGHTS: string } {
    return { SHARD_WEIGHTS: `${home.shard}=1` };
  },
};
