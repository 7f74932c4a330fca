import { checkRequest } from "../branch-checks/dispatch-checks.ts";
import { holdNextCheck } from "../branch-checks/queries.ts";
import { issueRunnerToken } from "../auth/tokens.ts";
import { CONTRACT_VERSION } from "../contract/dispatch.ts";
import type { LeaseResponse } from "../contract/pull.ts";
import type { Database } from "../database/client.ts";
import type { Settings } from "../settings.ts";
import { holdNextJob, recordDispatch } from "../fair-queue/queries.ts";
import { describeUnknown } from "../http/error-handler.ts";
import { logEvent } from "../http/log.ts";

const LOOK_EVERY_MS = 2_000;
/** A check that has been due for so long takes its turn between scans that wait. */
const CHECK_WAITS_MS = 10 * 60 * 1_000;

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
  while (!gone.aborted) {
    turn = (turn + 1) % shards.length;
    const now = Date.now();
    const until = now + settings.leaseMs;
    const check = (dueBy: number) => leaseCheck(shards, settings, { now, dueBy });
    const late = wasCheck ? undefined : await check(now - CHECK_WAITS_MS);
    wasCheck = late !== undefined;
    if (late) return late;
    const limit = settings.maxRunningScans;
    const found = await holdFrom(shards, (database) => holdNextJob(database, { now, until, limit }));
    if (found) {
      const { database, held: job } = found;
      const { scanId: scan_id, orgId: org_id, attempt } = job;
      await recordDispatch(database, job, { at: now, heldUntil: until, message: "A pull-mode runner leased it." });
      const token = await issueRunnerToken(settings, { sub: scan_id, org_id, attempt, shard: database.shard });
      return { version: CONTRACT_VERSION, scan: { version: CONTRACT_VERSION, scan_id, attempt, token } };
    }
    const due = await check(now);
    if (due) return due;
    const leftMs = givesUpAt - Date.now();
    if (leftMs <= 0) break;
    await new Promise((resolve) => void setTimeout(resolve, Math.min(LOOK_EVERY_MS, leftMs)));
  }
  return { version: CONTRACT_VERSION, scan: null };
}

let turn = 0;
/** Whether the last lease of this isolate was a late check: then it is a scan's turn. */
let wasCheck = false;

async function leaseCheck(
  shards: readonly Database[],
  settings: Settings,
  { now, dueBy }: { now: number; dueBy: number },
): Promise<LeaseResponse | undefined> {
  const check = await holdFrom(shards, (database) => holdNextCheck(database, now, dueBy));
  if (!check) return undefined;
  const request = await checkRequest(settings, { ...check.held, shard: check.database.shard });
  return { version: CONTRACT_VERSION, scan: request };
}

async function holdFrom<Held>(
  shards: readonly Database[],
  hold: (database: Database) => Promise<Held | undefined>,
): Promise<{ database: Database; held: Held } | undefined> {
  for (const database of [...shards.slice(turn), ...shards.slice(0, turn)]) {
    try {
      const held = await hold(database);
      if (held) return { database, held };
    } catch (error) {
      logEvent("error", "shard_failed", { shard: database.shard, ...describeUnknown(error) });
    }
  }
  return undefined;
}
