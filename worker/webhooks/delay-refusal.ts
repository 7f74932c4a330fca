import { WindowCounter } from "../http/window-counter.ts";

const MINUTE_MS = 60 * 1_000;
const DELAY_MS = 250;
/** Of an isolate: further ones are answered at once, so that they occupy no memory. */
const MAX_DELAYED = 200;

/** The deliveries of each network that cannot be verified by any secret. */
const unsigned = new WindowCounter({ max: 30, windowMs: MINUTE_MS });
/** The times at which the current delays end. */
const delays = new Set<{ endsAtMs: number }>();

/**
 * Delays the response to an unsigned delivery of a network that has sent 30 of them within a minute. Each costs little, but a client
 * that sends the next one as soon as the last is answered would keep the isolate busy with nothing else. No git host waits for it.
 */
export async function delayRefusal(network: string): Promise<void> {
  const isFrequent = unsigned.waitSeconds(network) > 0;
  unsigned.count(network);
  if (!isFrequent) return;
  const now = Date.now();
  // The request may have been terminated in its delay.
  for (const other of delays) if (other.endsAtMs < now) delays.delete(other);
  if (delays.size >= MAX_DELAYED) return;
  const delay = { endsAtMs: now + DELAY_MS };
  delays.add(delay);
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, DELAY_MS);
  await promise;
  delays.delete(delay);
}
