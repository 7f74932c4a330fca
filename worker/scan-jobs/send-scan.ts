import { CONTRACT_VERSION, type ScanMessage } from "../contract/dispatch.ts";
import { logEvent } from "../http/log.ts";

const MAX_MESSAGES_PER_SEND = 100;

/** Never throws: the row is the truth, and the sweeper sends again what was not sent. */
export async function sendScan(queue: Queue<ScanMessage>, scanId: string, attempt: number, delayMs = 0): Promise<void> {
  try {
    const message = { version: CONTRACT_VERSION, scan_id: scanId, attempt } as const;
    await queue.send(message, { delaySeconds: Math.ceil(delayMs / 1_000) });
  } catch {
    logEvent("warn", "scan_not_sent", { scan_id: scanId, attempt });
  }
}

/** Sends many at once, as `sendScan` does. */
export async function sendScans(
  queue: Queue<ScanMessage>,
  attempts: readonly { scanId: string; attempt: number }[],
): Promise<void> {
  const messages = attempts.map(({ scanId, attempt }) => ({
    body: { version: CONTRACT_VERSION, scan_id: scanId, attempt } as const,
  }));
  for (let start = 0; start < messages.length; start += MAX_MESSAGES_PER_SEND) {
    const some = messages.slice(start, start + MAX_MESSAGES_PER_SEND);
    try {
      await queue.sendBatch(some);
    } catch {
      logEvent("warn", "scans_not_sent", { count: some.length });
    }
  }
}
