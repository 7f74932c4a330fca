import { issueRunnerToken } from "../auth/tokens.ts";
import type { ScanMessage } from "../contract/dispatch.ts";
import type { Database } from "../database/client.ts";
import type { ScanRunner } from "../dispatch/scan-runners.ts";
import type { Settings } from "../settings.ts";
import { findUnclaimedJob, postponeUnclaimedJob } from "./queries.ts";

export const RETRY_DELAY_SECONDS = 5;

/**
 * Offers a scan to the runner.
 * @returns `done` when a runner has it or the message is out of date, `retry` when no runner could take it.
 */
export async function dispatchScan(
  database: Database,
  settings: Settings,
  runner: ScanRunner,
  message: ScanMessage,
): Promise<"done" | "retry"> {
  const offeredAt = Date.now();
  const job = await findUnclaimedJob(database, message.scan_id, message.attempt);
  if (!job) return "done";
  if (job.notBefore !== null && job.notBefore > offeredAt) return "retry";
  const attempt = { scanId: message.scan_id, orgId: job.orgId, attempt: message.attempt };
  const { scanId: sub, orgId: org_id } = attempt;
  const token = await issueRunnerToken(settings, { sub, org_id, attempt: attempt.attempt, shard: database.shard });
  const taken = await runner.offer({ ...message, token }, job.cloneUrl);
  const delayMs = taken ? 0 : RETRY_DELAY_SECONDS * 1_000;
  const dispatched = { type: "dispatched", message: "A runner took it into its queue.", at: offeredAt };
  const dueAt = Date.now() + delayMs + settings.leaseMs;
  await postponeUnclaimedJob(database, attempt, dueAt, taken ? dispatched : undefined);
  return taken ? "done" : "retry";
}
