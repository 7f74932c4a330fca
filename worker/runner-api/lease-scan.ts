import { issueRunnerToken } from "../auth/tokens.ts";
import { CONTRACT_VERSION } from "../contract/dispatch.ts";
import type { LeaseResponse } from "../contract/pull.ts";
import type { Database } from "../database/client.ts";
import type { Settings } from "../settings.ts";
import { type HeldJob, holdNextJob, recordDispatch } from "../fair-queue/queries.ts";
import { describeUnknown } from "../http/error-handler.ts";
import { logEvent } from "../http/log.ts";

const LOOK_EVERY_MS = 2_000;

/**
 * Leases the next scan of a shard to a runner, or waits for one. Each call begins with another shard, so that none waits for the
 * others. `gone` aborts when the client has disconnected.
 */
export async function leaseScan(
  shards: readonly Database[],
  settings: Settings,
  waitMs: number,
  gone: AbortSignal,
): Promise<LeaseResponse> {
  const givesUpAt = Date.now() + waitMs;
  for (;;) {
    const now = Date.now();
    const until = now + settings.leaseMs;
    const found = await holdFrom(shards, { now, until, limit: settings.maxRunningScans });
    if (found) {
      const { database, job } = found;
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

let turn = 0;

async function holdFrom(
  shards: readonly Database[],
  hold: { now: number; until: number; limit: number },
): Promise<{ database: Database; job: HeldJob } | undefined> {
  turn = (turn + 1) % shards.length;
  for (const database of [...shards.slice(turn), ...shards.slice(0, turn)]) {
    try {
      const job = await holdNextJob(database, hold);
      if (job) return { database, job };
    } catch (error) {
      logEvent("error", "shard_failed", { shard: database.shard, ...describeUnknown(error) });
    }
  }
  return undefined;
}
