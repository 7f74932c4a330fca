import type { ScanMessage } from "../contract/dispatch.ts";
import type { FinishRequest } from "../contract/runner-calls.ts";
import type { ScanError, ScanSummary } from "../contract/scan-summary.ts";
import type { Database } from "../database/client.ts";
import { type NotificationSource, wakeNotifications } from "../notifications/dispatch-notifications.ts";
import { noteRedirectOfScan } from "../repositories/queries.ts";
import type { EventContext } from "../scan-events/queries.ts";
import { type Cause, finished, retryScan, withoutResult } from "../scan-jobs/retry-scan.ts";
import { afterAttempt, type AttemptEnd } from "../scan-jobs/lifecycle.ts";
import { type Attempt, findAttemptCounts, finishJob } from "../scan-jobs/queries.ts";
import { sendScan } from "../scan-jobs/send-scan.ts";
import type { Settings } from "../settings.ts";
import { compareCompletedScan } from "../vulnerabilities/compare-scans.ts";
import { staleAttempt } from "./stale-attempt.ts";

/**
 * Ends the attempt: finishes the scan, or requeues it for the next attempt. Idempotent.
 * @throws ApiError `conflict` if the attempt has ended in another way.
 */
export async function finishScan(
  context: FinishContext,
  attempt: Attempt,
  request: FinishRequest,
  now = Date.now(),
): Promise<void> {
  await endAttempt(context, attempt, request, now);
  const { database, notificationQueue: queue } = context;
  if (request.outcome === "completed") {
    if (await compareCompletedScan(database, attempt)) await wakeNotifications({ database, queue }, attempt.orgId);
  } else if (request.outcome === "failed") await wakeNotifications({ database, queue }, attempt.orgId);
  // The runner has a free slot now: a message of an ended attempt dispatches the next scan.
  if (context.settings.runner.mode !== "pull")
    await sendScan(context.queue, { scanId: attempt.scanId, attempt: attempt.attempt, shard: context.database.shard });
}

interface FinishContext {
  database: Database;
  settings: Settings;
  queue: Queue<ScanMessage>;
  notificationQueue: NotificationSource["queue"];
}

async function endAttempt(
  context: FinishContext,
  attempt: Attempt,
  request: FinishRequest,
  now: number,
): Promise<void> {
  const eventContext: EventContext = { events: request.events ?? [], now };
  if (request.outcome === "completed" || (request.outcome === "failed" && !request.retryable)) {
    return endScan(context.database, attempt, request, eventContext);
  }
  const counts = await findAttemptCounts(context.database, attempt);
  if (!counts) throw staleAttempt();
  const next = afterAttempt(counts, endOf(request));
  // If there is a newer attempt, this one did not fail permanently: the call is a repetition.
  if (next === "permanent_failure" && counts.attempt === attempt.attempt) {
    const summary =
      request.outcome === "failed" ? request.summary : withoutResult(counts, abandoned(request.fault), now);
    return endScan(context.database, attempt, { outcome: "failed", summary }, eventContext);
  }
  const retry = { cause: causeOf(request), delayMs: next === "permanent_failure" ? 0 : next.delayMs };
  const outcome = await retryScan(context, { ...attempt, handedBack: counts.handedBack }, retry, eventContext);
  if (outcome === "over") throw staleAttempt();
}

async function endScan(
  database: Database,
  attempt: Attempt,
  { outcome, summary }: { outcome: "completed" | "failed"; summary: ScanSummary },
  eventContext: EventContext,
): Promise<void> {
  const event = finished(outcome, summary, eventContext.now);
  if (!(await finishJob(database, attempt, { status: outcome, summary, event }, eventContext))) throw staleAttempt();
  const movedTo = summary.error?.moved_to;
  if (movedTo !== undefined) await noteRedirectOfScan(database, attempt, { movedTo, now: eventContext.now });
}

type Unfinished = Exclude<FinishRequest, { outcome: "completed" }>;

function endOf(request: Unfinished): AttemptEnd {
  if (request.outcome === "failed") return "failed";
  return request.fault === undefined ? "handed_back" : "machine_fault";
}

function causeOf(request: Unfinished): Cause {
  if (request.outcome === "failed")
    return { reason: request.summary.error.code, message: request.summary.error.message };
  if (request.fault === undefined) return { reason: "handed_back" };
  return { reason: "handed_back", message: `The machine of the runner has a fault (${request.fault})` };
}

function abandoned(fault: string | undefined): ScanError {
  return fault === undefined
    ? {
        code: "runner_lost",
        message: "Each runner that had started on the scan was shut down before its end. Run the scan again.",
      }
    : {
        code: "runner_unavailable",
        message: `No runner could run the scan: the machine of the last one has a fault (${fault}). Run the scan again later; if it keeps failing, contact the operator.`,
      };
}
