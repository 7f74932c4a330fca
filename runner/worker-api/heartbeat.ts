import { setTimeout as sleep } from "node:timers/promises";
import { MAX_OUTAGE_MS } from "../../worker/contract/outage.ts";
import type { EventBuffer } from "./event-buffer.ts";
import type { WorkerClient } from "./worker-client.ts";

/**
 * Renews the lease of an attempt until stopped, and sends its pending events. `onLost` is called once with the reason when the lease
 * is lost: the attempt is over, or the worker did not respond for `patienceMs`. That may be longer than the lease: whoever
 * gets the scan meanwhile has another attempt number, and this one learns it as soon as the worker responds.
 */
export function startHeartbeat(
  client: WorkerClient,
  buffer: EventBuffer,
  { heartbeat_ms: heartbeatMs, patienceMs = MAX_OUTAGE_MS }: { heartbeat_ms: number; patienceMs?: number },
  onLost: (reason: unknown) => void,
): { stop(): void } {
  const stopped = new AbortController();
  void beat(client, buffer, { heartbeatMs, patienceMs }, stopped.signal).catch((error: unknown) => {
    if (!stopped.signal.aborted) onLost(error);
  });
  return { stop: () => stopped.abort() };
}

async function beat(
  client: WorkerClient,
  buffer: EventBuffer,
  { heartbeatMs, patienceMs }: { heartbeatMs: number; patienceMs: number },
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await sleep(heartbeatMs, undefined, { signal });
    const events = buffer.pending();
    // After an outage the worker waits a lease for this call, which is four heartbeats.
    await client.heartbeat(events, { patienceMs, maxPauseMs: heartbeatMs }, signal);
    buffer.acknowledge(events);
  }
}
