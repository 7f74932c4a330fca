import type { Database } from "../database/client.ts";
import type { Settings } from "../settings.ts";
import { deleteExpiredEvents, deleteFindingsOf, deleteScans, listExpiredScans } from "./queries.ts";

const SCANS_PER_RUN = 100;
const FINDINGS_PER_STEP = 2_000;
const FINDINGS_PER_RUN = 20_000;
const EVENTS_PER_RUN = 2_000;

/** Deletes expired data in bounded steps; the rest is deleted in the next run. */
export async function applyRetention(
  database: Database,
  settings: Pick<Settings, "scanRetentionDays" | "eventRetentionDays">,
  now = Date.now(),
): Promise<void> {
  await deleteExpiredEvents(database, { now, defaultDays: settings.eventRetentionDays, limit: EVENTS_PER_RUN });
  const limits = { now, defaultDays: settings.scanRetentionDays, limit: SCANS_PER_RUN };
  const expired = await listExpiredScans(database, limits);
  const emptied: typeof expired = [];
  let left = FINDINGS_PER_RUN;
  for (const scan of expired) {
    let isEmpty = false;
    while (!isEmpty && left > 0) {
      const limit = Math.min(FINDINGS_PER_STEP, left);
      const deleted = await deleteFindingsOf(database, scan, limit);
      left -= deleted;
      isEmpty = deleted < limit;
    }
    if (!isEmpty) break;
    emptied.push(scan);
  }
  if (emptied.length > 0) await deleteScans(database, emptied);
}
