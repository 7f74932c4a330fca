import type { Database } from "../database/client.ts";
import type { Settings } from "../settings.ts";
import { deleteExpiredEvents, deleteFindingsOf, deleteScans, listExpiredScans } from "./queries.ts";

const SCANS_PER_RUN = 100;
const FINDINGS_PER_STEP = 2_000;
const MAX_FINDINGS_STEPS = 10;
const EVENTS_PER_RUN = 2_000;

/** Forgets what is kept no longer, in bounded steps: what is left over goes at the next run. */
export async function applyRetention(
  database: Database,
  settings: Pick<Settings, "scanRetentionDays" | "eventRetentionDays">,
  now = Date.now(),
): Promise<void> {
  await deleteExpiredEvents(database, { now, defaultDays: settings.eventRetentionDays, limit: EVENTS_PER_RUN });
  const limits = { now, defaultDays: settings.scanRetentionDays, limit: SCANS_PER_RUN };
  const expired = await listExpiredScans(database, limits);
  const emptied: typeof expired = [];
  let steps = 0;
  for (const scan of expired) {
    let deleted = FINDINGS_PER_STEP;
    while (deleted === FINDINGS_PER_STEP && steps < MAX_FINDINGS_STEPS) {
      deleted = await deleteFindingsOf(database, scan.orgId, scan.id, FINDINGS_PER_STEP);
      if (deleted === FINDINGS_PER_STEP) steps += 1;
    }
    if (deleted === FINDINGS_PER_STEP) break;
    emptied.push(scan);
  }
  if (emptied.length > 0) await deleteScans(database, emptied);
}
