import type { ScanMessage } from "../contract/dispatch.ts";
import { noFindings, type ScanError, type ScanSummary } from "../contract/scan-summary.ts";
import type { Database } from "../database/client.ts";
import { logEvent } from "../http/log.ts";
import type { Settings } from "../settings.ts";
import { closeJob, type DueJob, giveUpJob, listDueJobs, postponeUnclaimedJob, requeueJob } from "./queries.ts";
import { sendScan } from "./send-scan.ts";

export const MAX_ATTEMPTS = 3;
/** How long a scan may wait for a runner to have room for it. */
const MAX_WAIT_MS = 24 * 60 * 60 * 1_000;
const JOBS_PER_ROUND = 100;
const MAX_ROUNDS = 10;

/**
 * Brings every scan that nobody works on towards its end: sends again what was never taken, gives what a runner has
 * abandoned to another attempt, and fails what has had its chances. Overlapping runs are harmless.
 */
export async function sweepJobs(database: Database, settings: Settings, queue: Queue<ScanMessage>): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const now = Date.now();
    const jobs = await listDueJobs(database, now, JOBS_PER_ROUND);
    for (const job of jobs) await sweepJob(database, settings, queue, job, now);
    if (jobs.length < JOBS_PER_ROUND) return;
  }
}

async function sweepJob(
  database: Database,
  settings: Settings,
  queue: Queue<ScanMessage>,
  job: DueJob,
  now: number,
): Promise<void> {
  const dueAt = now + settings.leaseMs;
  if (job.status === "running" && job.claimed) {
    if (job.attempt >= MAX_ATTEMPTS) return giveUp(database, job, now, RUNNER_LOST);
    const requeued = await requeueJob(database, job, { now, dueAt, onlyIfDueBy: now });
    if (!requeued) return;
    logEvent("warn", "attempt_lost", { scan_id: job.scanId, attempt: job.attempt });
    await sendScan(queue, job.scanId, job.attempt + 1);
  } else if (job.status === "queued" && !job.claimed) {
    if (now - job.createdAt > MAX_WAIT_MS) return giveUp(database, job, now, RUNNER_UNAVAILABLE);
    await postponeUnclaimedJob(database, job, dueAt);
    await sendScan(queue, job.scanId, job.attempt);
  } else {
    await closeJob(database, job);
  }
}

const RUNNER_LOST: ScanError = {
  code: "runner_lost",
  message: `The scan was started ${MAX_ATTEMPTS} times and each time the runner stopped answering. Run the scan again; if it happens again, the repository may need more memory or time than the runner has.`,
};

const RUNNER_UNAVAILABLE: ScanError = {
  code: "runner_unavailable",
  message: "No runner had room for the scan within 24 hours. Run the scan again once runners are available.",
};

async function giveUp(database: Database, job: DueJob, now: number, error: ScanError): Promise<void> {
  const summary: ScanSummary = {
    commit: null,
    branch: job.branch,
    findings: noFindings(),
    scanners: [],
    duration_ms: now - job.createdAt,
    error,
  };
  await giveUpJob(database, job, { summary, now, onlyIfDueBy: now });
  logEvent("error", "scan_given_up", { scan_id: job.scanId, code: error.code });
}
