import { issueRunnerToken } from "../auth/tokens.ts";
import { CONTRACT_VERSION } from "../contract/dispatch.ts";
import type { LeaseResponse } from "../contract/pull.ts";
import type { Database } from "../database/client.ts";
import type { Settings } from "../settings.ts";
import { holdNextJob, recordDispatch } from "../fair-queue/queries.ts";

const LOOK_EVERY_MS = 2_000;

/** Leases the next scan to a runner, or waits for one. `gone` aborts when the client has disconnected. */
export async function leaseScan(
  database: Database,
  settings: Settings,
  waitMs: number,
  gone: AbortSignal,
): Promise<LeaseResponse> {
  const givesUpAt = Date.now() + waitMs;
  for (;;) {
    const now = Date.now();
    const until = now + settings.leaseMs;
    const job = await holdNextJob(database, { now, until, limit: settings.maxRunningScans });
    if (job) {
      const { scanId: scan_id, orgId: org_id, attempt } = job;
      await recordDispatch(database, job, { at: now, heldUntil: until, message: "A pull-mode runner leased it." });
      const token = await issueRunnerToken(settings, { sub: scan_id, org_id, attempt, shard: database.shard });
      return { version: CONTRACT_VERSION, scan: { version: CONTRACT_VERSION, scan_id, attempt, token } };
    }
    const leftMs = givesUpAt - Date.now();
    if (leftMs <= 0) return { version: CONTRACT_VERSION, scan: null };
    await new Promise((resolve) => void setTimeout(resolve, Math.min(LOOK_EVERY_MS, leftMs)));
    if (gone.aborted) return { version: CONTRACT_VERSION, scan: null };
  }
}
