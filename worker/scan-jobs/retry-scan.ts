import type { ScanMessage } from "../contract/dispatch.ts";
import { noFindings, type ScanError, type ScanSummary } from "../contract/scan-summary.ts";
import type { Database } from "../database/client.ts";
import type { NewEvent, EventContext } from "../scan-events/queries.ts";
import type { Settings } from "../settings.ts";
import { MAX_ATTEMPTS, type AttemptCounts } from "./lifecycle.ts";
import { type Attempt, requeueJob } from "./queries.ts";
import { sendScan } from "./send-scan.ts";

const WHY = {
  runner_lost: "The runner stopped answering",
  handed_back: "The runner shut down",
} as const;

/** Why an attempt ended: missed heartbeats, a shutdown of its runner, or a failure that the runner reported. */
export type Cause = { reason: keyof typeof WHY } | { reason: string; message: string };

/**
 * Requeues the scan for its next attempt, after a delay of at least `delayMs`.
 * @returns `over` if the attempt is not the current one, `repeated` if it has already ended for the same reason.
 */
export async function retryScan(
  { database, settings, queue }: { database: Database; settings: Settings; queue: Queue<ScanMessage> },
  attempt: Attempt & Pick<AttemptCounts, "handedBack">,
  retry: { cause: Cause; delayMs: number; onlyIfDueBy?: number },
  context: EventContext,
): Promise<"requeued" | "repeated" | "over"> {
  const { cause, delayMs, onlyIfDueBy } = retry;
  const { now } = context;
  const outcome = await requeueJob(
    database,
    attempt,
    {
      reason: cause.reason,
      handedBack: cause.reason === "handed_back",
      notBefore: delayMs > 0 ? now + delayMs : null,
      dueAt: now + delayMs + settings.messageMs,
      ...(onlyIfDueBy !== undefined && { onlyIfDueBy }),
      event: retried(attempt, cause, { delayMs, at: now }),
    },
    context,
  );
  const next = { scanId: attempt.scanId, attempt: attempt.attempt + 1, shard: database.shard };
  if (outcome === "requeued") await sendScan(queue, next, delayMs);
  return outcome;
}

function retried(counts: AttemptCounts, cause: Cause, { delayMs, at }: { delayMs: number; at: number }): NewEvent {
  const why = "message" in cause ? cause.message : WHY[cause.reason];
  const when = delayMs > 0 ? ` in ${delayMs / 1_000} seconds` : "";
  const failures = counts.attempt - counts.handedBack;
  const left = cause.reason === "handed_back" ? MAX_ATTEMPTS - failures + 1 : MAX_ATTEMPTS - failures;
  return {
    type: "retried",
    message: `${why.replace(/\.$/, "")}. The next attempt begins${when}.`,
    detail: { reason: cause.reason, next_attempt: counts.attempt + 1, attempts_left: left, delay_ms: delayMs },
    at,
  };
}

/** The last event of a scan that the pipeline has completed or failed. */
export function finished(status: "completed" | "failed", summary: ScanSummary, at: number): NewEvent {
  const { findings, duration_ms, error } = summary;
  return {
    type: "finished",
    message: error ? error.message : `Completed with ${findings.total} findings.`,
    detail: { status, findings: findings.total, duration_ms, ...(error && { error: error.code }) },
    at,
  };
}

/** The summary of a scan without a report of a runner. */
export function withoutResult(
  { branch, createdAt }: { branch: string; createdAt: number },
  error: ScanError,
  now: number,
): ScanSummary {
  return { commit: null, branch, findings: noFindings(), scanners: [], duration_ms: now - createdAt, error };
}
