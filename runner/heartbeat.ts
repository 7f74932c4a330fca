import { setTimeout as sleep } from "node:timers/promises";
import type { WorkerClient } from "./worker-client.ts";

/**
 * Keeps an attempt's lease alive until stopped. `onLost` is told once why it is gone: the attempt is over, or the worker
 * did not answer for as long as the lease.
 */
export function startHeartbeat(
  client: WorkerClient,
  lease: { lease_ms: number; heartbeat_ms: number },
  onLost: (reason: unknown) => void,
): { stop(): void } {
  const stopped = new AbortController();
  void beat(client, lease, stopped.signal).catch((error: unknown) => {
    if (!stopped.signal.aborted) onLost(error);
  });
  return { stop: () => stopped.abort() };
}

async function beat(
  client: WorkerClient,
  { lease_ms, heartbeat_ms: heartbeatMs }: { lease_ms: number; heartbeat_ms: number },
  signal: AbortSignal,
): Promise<void> {
  let leaseMs = lease_ms;
  let renewedAtMs = performance.now();
  for (;;) {
    await sleep(heartbeatMs, undefined, { signal });
    const sentAtMs = performance.now();
    const response = await client.heartbeat(renewedAtMs + leaseMs - sentAtMs, signal);
    renewedAtMs = sentAtMs;
    leaseMs = response.lease_ms;
  }
}
