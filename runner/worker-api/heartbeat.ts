import { setTimeout as sleep } from "node:timers/promises";
import type { EventBuffer } from "./event-buffer.ts";
import type { WorkerClient } from "./worker-client.ts";

/**
 * Renews the lease of an attempt until stopped, and sends its pending events. `onLost` is called once, with the reason, when the
 * lease is lost: the attempt is over, or the worker did not respond for the duration of the lease.
 */
export function startHeartbeat(
  client: WorkerClient,
  buffer: EventBuffer,
  lease: { lease_ms: number; heartbeat_ms: number },
  onLost: (reason: unknown) => void,
): { stop(): void } {
  const stopped = new AbortController();
  void beat(client, buffer, lease, stopped.signal).catch((error: unknown) => {
    if (!stopped.signal.aborted) onLost(error);
  });
  return { stop: () => stopped.abort() };
}

async function beat(
  client: WorkerClient,
  buffer: EventBuffer,
  { lease_ms, heartbeat_ms: heartbeatMs }: { lease_ms: number; heartbeat_ms: number },
  signal: AbortSignal,
): Promise<void> {
  let leaseMs = lease_ms;
  let renewedAtMs = performance.now();
  for (;;) {
    await sleep(heartbeatMs, undefined, { signal });
    const sentAtMs = performance.now();
    const events = buffer.pending();
    const response = await client.heartbeat(events, renewedAtMs + leaseMs - sentAtMs, signal);
    buffer.acknowledge(events);
    renewedAtMs = sentAtMs;
    leaseMs = response.lease_ms;
  }
}
