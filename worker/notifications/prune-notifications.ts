import type { Database } from "../database/client.ts";
import { deleteInSteps } from "../database/delete-in-steps.ts";
import { deleteDeliveriesBefore } from "./deliveries/queries.ts";
import { KEPT_DAYS } from "./limits.ts";

/** Deletes final deliveries after a month, in bounded steps; the rest is deleted in the next run. */
export async function pruneNotifications(database: Database): Promise<void> {
  const time = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1_000;
  await deleteInSteps((limit) => deleteDeliveriesBefore(database, time, limit));
}
