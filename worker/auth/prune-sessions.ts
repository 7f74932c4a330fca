import type { Database } from "../database/client.ts";
import { deleteRevokedSessionsBefore } from "./queries.ts";

const ROWS_PER_STEP = 1_000;
const MAX_STEPS = 10;

/** Forgets revoked session tokens once they have expired, in bounded steps; the rest is deleted in the next run. */
export async function pruneSessions(database: Database): Promise<void> {
  const now = Date.now();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if ((await deleteRevokedSessionsBefore(database, now, ROWS_PER_STEP)) < ROWS_PER_STEP) return;
  }
}
