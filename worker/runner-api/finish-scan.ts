import type { ScanMessage } from "../contract/dispatch.ts";
import type { FinishRequest } from "../contract/runner-calls.ts";
import type { Database } from "../database/client.ts";
import { type Attempt, finishJob, requeueJob } from "../scan-jobs/queries.ts";
import { sendScan } from "../scan-jobs/send-scan.ts";
import type { Settings } from "../settings.ts";
import { attemptOver } from "./attempt-over.ts";

/**
 * Ends the attempt: with the scan, or by handing the scan to the next attempt.
 * @throws ApiError `conflict` when the attempt was over before.
 */
export async function finishScan(
  database: Database,
  settings: Settings,
  queue: Queue<ScanMessage>,
  attempt: Attempt,
  request: FinishRequest,
): Promise<void> {
  const now = Date.now();
  if (request.outcome === "handed_back") {
    const requeued = await requeueJob(database, attempt, { now, dueAt: now + settings.leaseMs });
    if (!requeued) throw attemptOver();
    await sendScan(queue, attempt.scanId, attempt.attempt + 1);
    return;
  }
  const { outcome: status, summary } = request;
  if (!(await finishJob(database, attempt, { status, summary, now }))) throw attemptOver();
}
