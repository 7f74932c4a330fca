import { setTimeout as sleep } from "node:timers/promises";
import { CONTRACT_VERSION, type DispatchRequest } from "../../worker/contract/dispatch.ts";
import { LeaseResponse, MAX_LEASE_WAIT_MS } from "../../worker/contract/pull.ts";
import type { Log } from "../log.ts";
import type { ScanQueue } from "./scan-queue.ts";

const ANSWER_TIMEOUT_MS = MAX_LEASE_WAIT_MS + 10_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/**
 * Polls the worker for scans while there is capacity and the machine works, until the signal aborts. Never rejects. A scan whose response is lost
 * in transit goes to another runner once its lease expires.
 */
export async function pullScans(options: {
  settings: { workerUrl: string; secrets: readonly string[] };
  queue: ScanQueue;
  /** Whether there is disk space for another clone. */
  hasRoom: () => Promise<boolean>;
  health: { fault: string | null; waitUntilHealthy(signal: AbortSignal): Promise<void> };
  log: Log;
  signal: AbortSignal;
}): Promise<void> {
  const { settings, queue, hasRoom, health, log, signal } = options;
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    await queue.waitForRoom(signal);
    await health.waitUntilHealthy(signal);
    if (signal.aborted) return;
    try {
      const room = await hasRoom();
      if (health.fault !== null) continue;
      if (!room) throw new LeaseRefused("there is too little disk space in WORK_DIR");
      const scan = await leaseScan(settings, signal);
      if (scan !== null) queue.offer(scan);
      pauseMs = FIRST_PAUSE_MS;
    } catch (error) {
      if (signal.aborted) return;
      log("warn", "no_lease", {
        reason: error instanceof LeaseRefused ? error.message : "the worker does not respond",
      });
      await sleep(pauseMs * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    }
  }
}

class LeaseRefused extends Error {
  override readonly name = "LeaseRefused";
}

async function leaseScan(
  { workerUrl, secrets }: { workerUrl: string; secrets: readonly string[] },
  signal: AbortSignal,
): Promise<DispatchRequest | null> {
  const response = await fetch(`${workerUrl}/internal/jobs/lease`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${secrets[0]}` },
    body: JSON.stringify({ version: CONTRACT_VERSION, wait_ms: MAX_LEASE_WAIT_MS }),
    redirect: "manual",
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
  });
  if (response.status === 401) throw new LeaseRefused("the worker does not accept this RUNNER_SECRET");
  if (response.status === 409)
    throw new LeaseRefused("the worker dispatches scans itself: its RUNNER_MODE is not pull");
  if (response.status !== 200) throw new LeaseRefused(`the worker responded with status ${response.status}`);
  const answer = LeaseResponse.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw new LeaseRefused("the worker's response does not match the contract");
  return answer.data.scan;
}
