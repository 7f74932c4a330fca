import type { Database } from "../database/client.ts";
import { deleteInSteps } from "../database/delete-in-steps.ts";
import { deleteApiTokensExpiredBefore } from "./queries.ts";

export const KEPT_DAYS = 30;

/** Deletes tokens a month after they have expired, in bounded steps; the rest is deleted in the next run. */
export async function pruneApiTokens(database: Database): Promise<void> {
  const time = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1_000;
  await deleteInSteps((limit) => deleteApiTokensExpiredBefore(database, time, limit));
}
