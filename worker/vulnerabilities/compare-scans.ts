import type { Database } from "../database/client.ts";
import { describeUnknown } from "../http/error-handler.ts";
import { logEvent } from "../http/log.ts";
import { findComparedScan, type ScanNumber } from "./comparison/facts.ts";
import { findUncompared, forgetScan, listUncompared, postpone, storeComparison } from "./comparison/queries.ts";

const MAX_REPETITIONS = 3;
/** Each takes some 40 statements: D1 takes 1,000 of one invocation, which compares in all shards. */
const MAX_SCANS = 12;

/**
 * Compares a scan that has just been completed with its line of history. A failure is logged, and the cron trigger repeats the
 * comparison: the scan is on the list until it is compared.
 * @returns whether there are notifications to be sent.
 */
export async function compareCompletedScan(
  database: Database,
  scan: { orgId: string; scanId: string },
): Promise<boolean> {
  try {
    const uncompared = await findUncompared(database, scan);
    return uncompared !== undefined && (await compareScan(database, uncompared));
  } catch (error) {
    logEvent("error", "comparison_failed", { scan_id: scan.scanId, ...describeUnknown(error) });
    return false;
  }
}

/** Compares the scans of a shard that are still to be compared. @param share the part of what one invocation may do. */
export async function compareDueScans(database: Database, { now = Date.now(), share = 1 } = {}): Promise<void> {
  for (const scan of await listUncompared(database, now, Math.ceil(MAX_SCANS * share))) {
    try {
      await compareScan(database, scan, now);
    } catch (error) {
      logEvent("error", "comparison_failed", { ...scan, ...describeUnknown(error) });
      await postpone(database, scan, now);
    }
  }
}

async function compareScan(database: Database, id: ScanNumber, now = Date.now()): Promise<boolean> {
  for (let repetition = 0; repetition < MAX_REPETITIONS; repetition += 1) {
    const compared = await findComparedScan(database, id);
    if (!compared) {
      await forgetScan(database, id);
      return false;
    }
    const stored = await storeComparison(database, compared, now);
    if (stored) return stored.hasNotified;
  }
  return false;
}
