import type { Database } from "../database/client.ts";
import { deleteApiTokensExpiredBefore } from "./queries.ts";

export const KEPT_DAYS = 30;
const ROWS_PER_STEP = 1_000;
const MAX_STEPS = 10;

/** Deletes tokens a month after they have expired, in bounded steps; the rest is deleted in the next run. */
export async function pruneApiTokens(database: Database): Promise<void> {
  const time = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1_000;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if ((await deleteApiTokensExpiredBefore(database, time, ROWS_PER_STEP)) < ROWS_PER_STEP) return;
  }
}
