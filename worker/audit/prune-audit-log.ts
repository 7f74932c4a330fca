import type { Database } from "../database/client.ts";
import type { Settings } from "../settings.ts";
import { deleteOperatorEventsBefore } from "../operator/queries.ts";
import { deleteAuditEventsBefore } from "./queries.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const ROWS_PER_STEP = 1_000;
const MAX_STEPS = 10;

/** Deletes rows after their retention, in bounded steps; the rest is deleted in the next run. */
export async function pruneAuditLog(
  database: Database,
  { auditRetentionDays: days }: Pick<Settings, "auditRetentionDays">,
): Promise<void> {
  if (days === null) return;
  const time = Date.now() - days * DAY_MS;
  await deleteOperatorEventsBefore(database, time, ROWS_PER_STEP);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if ((await deleteAuditEventsBefore(database, time, ROWS_PER_STEP)) < ROWS_PER_STEP) return;
  }
}
