import type { Database } from "../database/client.ts";
import { deleteInSteps } from "../database/delete-in-steps.ts";
import { deleteRevokedSessionsBefore } from "./queries.ts";

/** Forgets revoked session tokens once they have expired, in bounded steps; the rest is deleted in the next run. */
export async function pruneSessions(database: Database): Promise<void> {
  const now = Date.now();
  await deleteInSteps((limit) => deleteRevokedSessionsBefore(database, now, limit));
}
