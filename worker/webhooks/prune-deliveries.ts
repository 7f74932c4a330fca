import type { Database } from "../database/client.ts";
import { deleteDeliveriesBefore } from "./queries.ts";

export const KEPT_DAYS = 30;
const ROWS_PER_STEP = 1_000;
const MAX_STEPS = 10;

/** Deletes deliveries after a month, in bounded steps; the rest is deleted in the next run. */
export async function pruneDeliveries(database: Database): Promise<void> {
  const time = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1_000;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if ((await deleteDeliveriesBefore(database, time, ROWS_PER_STEP)) < ROWS_PER_STEP) return;
  }
}
