import { issueRunnerToken } from "../auth/tokens.ts";
import { CONTRACT_VERSION, type ScanMessage } from "../contract/dispatch.ts";
import type { Database } from "../database/client.ts";
import type { ScanRunner } from "../dispatch/scan-runners.ts";
import type { Attempt } from "../scan-jobs/queries.ts";
import type { Settings } from "../settings.ts";
import { countWaitingJobs, holdNextJob, postponeWaitingJob, recordDispatch, releaseHeldJob } from "./queries.ts";

const MIN_RETRY_MS = 5_000;
/** Maximum delay of a retry. With more waiting scans than seconds in it, more than one offer per second is made. */
const MAX_RETRY_MS = 3_600_000;

/**
 * A message triggers the dispatch of one scan: the next one in fair order, not necessarily the one in the message. The message is
 * retried while its own scan waits.
 * @returns `done`, or the delay until the message is redelivered.
 */
export async function dispatchScan(
  database: Database,
  settings: Settings,
  runner: ScanRunner,
  message: ScanMessage,
): Promise<"done" | { retryAfterMs: number }> {
  const { scan_id: scanId, attempt } = message;
  const taken = await dispatchNext(database, settings, runner);
  if (taken?.scanId === scanId && taken.attempt === attempt) return "done";
  const now = Date.now();
  const delayMs = taken ? 0 : await retryDelay(database);
  const waiting = await postponeWaitingJob(
    database,
    { scanId, attempt },
    { now, dueAt: now + delayMs + settings.leaseMs },
  );
  return waiting ? { retryAfterMs: Math.max(delayMs, waiting.notBefore - now) } : "done";
}

/** @returns the scan that a runner has accepted, or undefined. */
async function dispatchNext(database: Database, settings: Settings, runner: ScanRunner): Promise<Attempt | undefined> {
  const { leaseMs, maxRunningScans: limit } = settings;
  const now = Date.now();
  const job = await holdNextJob(database, { now, until: now + leaseMs, limit });
  if (!job) return undefined;
  const { scanId: scan_id, orgId: org_id, attempt, cloneUrl } = job;
  const token = await issueRunnerToken(settings, { sub: scan_id, org_id, attempt, shard: database.shard });
  if (!(await runner.offer({ version: CONTRACT_VERSION, scan_id, attempt, token }, cloneUrl))) {
    await releaseHeldJob(database, job);
    return undefined;
  }
  const heldUntil = Date.now() + leaseMs;
  await recordDispatch(database, job, { at: now, heldUntil, message: "A runner accepted it." });
  return job;
}

/**
 * There is one message per waiting scan: with a delay of one second per waiting scan, about one offer is made per second in
 * total.
 */
async function retryDelay(database: Database): Promise<number> {
  const waiting = await countWaitingJobs(database, MAX_RETRY_MS / 1_000);
  return Math.round(Math.max(MIN_RETRY_MS, waiting * 1_000) * (0.5 + Math.random()));
}
