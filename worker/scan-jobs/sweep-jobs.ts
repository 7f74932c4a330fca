import type { ScanMessage } from "../contract/dispatch.ts";
import type { ScanError } from "../contract/scan-summary.ts";
import type { Database } from "../database/client.ts";
import { describeUnknown } from "../http/error-handler.ts";
import { logEvent } from "../http/log.ts";
import type { Settings } from "../settings.ts";
import { finished, retryScan, withoutResult } from "./retry-scan.ts";
import { afterAttempt, MAX_ATTEMPTS } from "./lifecycle.ts";
import { closeJob, type DueJob, failJobPermanently, listDueJobs, postponeDueJobs, recordSweep } from "./queries.ts";
import { sendScans } from "./send-scan.ts";

/** Maximum time that a scan waits for a free runner. */
const MAX_WAIT_MS = 24 * 60 * 60 * 1_000;
const JOBS_PER_ROUND = 100;
const MAX_ROUNDS = 10;
/** Each ended attempt or scan takes about four statements: D1 allows 1,000 per invocation, which sweeps all shards. */
const MAX_LOST = 150;
const MAX_EXPIRED = 50;

interface Sweep {
  database: Database;
  settings: Settings;
  queue: Queue<ScanMessage>;
  now: number;
}

/**
 * Sends the messages of waiting scans again, starts the next attempt of scans whose lease expired, and fails scans permanently after
 * the last attempt or the maximum wait. Concurrent runs are safe; what one run does not reach, the next one does.
 * @param limits `share`: the part of what one invocation may do.
 */
export async function sweepJobs(
  database: Database,
  settings: Settings,
  queue: Queue<ScanMessage>,
  { now = Date.now(), share = 1 } = {},
): Promise<void> {
  const sweep = { database, settings, queue, now };
  const lostBy = await recordSweep(database, now, settings.leaseMs);
  // Lost attempts come first, so that a long queue of waiting scans does not delay them.
  const lost = await listDueJobs(database, lostBy, Math.ceil(MAX_LOST * share), { claimed: true });
  for (const job of lost) await sweepJob(sweep, job);
  // In pull mode, waiting scans are always due and need nothing until the maximum wait has passed.
  const createdBefore = settings.runner.mode === "pull" ? now - MAX_WAIT_MS : undefined;
  const maxExpired = Math.ceil(MAX_EXPIRED * share);
  let expired = 0;
  for (let round = 0; round < MAX_ROUNDS && expired < maxExpired; round += 1) {
    const jobs = await listDueJobs(database, now, JOBS_PER_ROUND, { claimed: false, createdBefore });
    const waiting = jobs.filter((job) => isWaiting(job) && now - job.createdAt <= MAX_WAIT_MS);
    if (waiting.length > 0) {
      const postponed = await postponeDueJobs(database, waiting, { now, dueAt: now + settings.leaseMs });
      await sendScans(
        queue,
        postponed.map(({ scanId, attempt }) => ({ scanId, attempt, shard: database.shard })),
      );
    }
    const others = jobs.filter((job) => !waiting.includes(job)).slice(0, maxExpired - expired);
    for (const job of others) await sweepJob(sweep, job);
    expired += others.length;
    if (jobs.length < JOBS_PER_ROUND) return;
  }
}

function isWaiting({ status, claimed }: DueJob): boolean {
  return status === "queued" && !claimed;
}

/** A failure to sweep one job does not stop the sweep of the others. */
async function sweepJob(sweep: Sweep, job: DueJob): Promise<void> {
  try {
    if (isWaiting(job)) await failPermanently(sweep, job, RUNNER_UNAVAILABLE);
    else if (job.status === "running" && job.claimed) await endLostAttempt(sweep, job);
    else await closeJob(sweep.database, job);
  } catch (error) {
    logEvent("error", "sweep_failed", { scan_id: job.scanId, ...describeUnknown(error) });
  }
}

async function endLostAttempt(sweep: Sweep, job: DueJob): Promise<void> {
  const { now } = sweep;
  const next = afterAttempt(job, "lost");
  if (next === "permanent_failure") return failPermanently(sweep, job, RUNNER_LOST);
  const retry = { cause: { reason: "runner_lost" }, delayMs: next.delayMs, onlyIfDueBy: now } as const;
  const outcome = await retryScan(sweep, job, retry, { events: [], now });
  if (outcome === "requeued") logEvent("warn", "attempt_lost", { scan_id: job.scanId, attempt: job.attempt });
}

const RUNNER_LOST: ScanError = {
  code: "runner_lost",
  message: `The scan was tried ${MAX_ATTEMPTS} times, and at last its runner stopped reporting: it was killed, or could not reach the service. Run the scan again; if it happens again, contact the operator.`,
};

const RUNNER_UNAVAILABLE: ScanError = {
  code: "runner_unavailable",
  message: "No runner had room for the scan within 24 hours. Run the scan again once runners are available.",
};

async function failPermanently({ database, now }: Sweep, job: DueJob, error: ScanError): Promise<void> {
  const summary = withoutResult(job, error, now);
  const event = finished("failed", summary, now);
  const given = await failJobPermanently(database, job, { summary, now, onlyIfDueBy: now, event });
  if (given) logEvent("error", "scan_failed_permanently", { scan_id: job.scanId, code: error.code });
}
