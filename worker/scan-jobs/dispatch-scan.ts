import { issueRunnerToken } from "../auth/tokens.ts";
import type { DispatchRequest, ScanMessage } from "../contract/dispatch.ts";
import type { Database } from "../database/client.ts";
import { logEvent } from "../http/log.ts";
import type { Settings } from "../settings.ts";
import { findUnclaimedJob, postponeUnclaimedJob } from "./queries.ts";

const RUNNER_TIMEOUT_MS = 10_000;
export const RETRY_DELAY_SECONDS = 5;

/**
 * Offers a scan to the runner.
 * @returns `done` when a runner has it or the message is out of date, `retry` when no runner could take it.
 */
export async function dispatchScan(
  database: Database,
  settings: Settings,
  message: ScanMessage,
): Promise<"done" | "retry"> {
  const job = await findUnclaimedJob(database, message.scan_id, message.attempt);
  if (!job) return "done";
  const attempt = { scanId: message.scan_id, orgId: job.orgId, attempt: message.attempt };
  const token = await issueRunnerToken(settings, { sub: attempt.scanId, org_id: job.orgId, attempt: attempt.attempt });
  const taken = await offer(settings, { ...message, token });
  const delayMs = taken ? 0 : RETRY_DELAY_SECONDS * 1_000;
  await postponeUnclaimedJob(database, attempt, Date.now() + delayMs + settings.leaseMs);
  return taken ? "done" : "retry";
}

async function offer(settings: Settings, dispatch: DispatchRequest): Promise<boolean> {
  const { scan_id, attempt } = dispatch;
  try {
    const response = await fetch(new URL("/scans", settings.runnerUrl), {
      method: "POST",
      headers: { authorization: `Bearer ${settings.runnerSecret}`, "content-type": "application/json" },
      body: JSON.stringify(dispatch),
      redirect: "manual",
      signal: AbortSignal.timeout(RUNNER_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.status === 202) return true;
    const level = response.status === 503 ? "info" : "error";
    logEvent(level, "runner_refused", { scan_id, attempt, status: response.status });
  } catch {
    logEvent("warn", "runner_unreachable", { scan_id, attempt });
  }
  return false;
}
