import { setTimeout as sleep } from "node:timers/promises";
import type { ScanStory } from "./event-buffer.ts";
import type { WorkerClient } from "./worker-client.ts";

/**
 * Keeps an attempt's lease alive until stopped, and tells its story. `onLost` is told once why it is gone: the attempt is over, or the worker
 * did not answer for as long as the lease.
 */
export function startHeartbeat(
  client: WorkerClient,
  story: ScanStory,
  lease: { lease_ms: number; heartbeat_ms: number },
  onLost: (reason: unknown) => void,
): { stop(): void } {
  const stopped = new AbortController();
  void beat(client, story, lease, stopped.signal).catch((error: unknown) => {
    if (!stopped.signal.aborted) onLost(error);
  });
  return { stop: () => stopped.abort() };
}

async function beat(
  client: WorkerClient,
  story: ScanStory,
  { lease_ms, heartbeat_ms: heartbeatMs }: { lease_ms: number; heartbeat_ms: number },
  signal: AbortSignal,
): Promise<void> {
  let leaseMs = lease_ms;
  let renewedAtMs = performance.now();
  for (;;) {
    await sleep(heartbeatMs, undefined, { signal });
    const sentAtMs = performance.now();
    const events = story.unheard();
    const response = await client.heartbeat(events, renewedAtMs + leaseMs - sentAtMs, signal);
    story.heard(events);
    renewedAtMs = sentAtMs;
    leaseMs = response.lease_ms;
  }
}
