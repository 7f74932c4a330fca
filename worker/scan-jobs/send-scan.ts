import { CONTRACT_VERSION, type ScanMessage } from "../contract/dispatch.ts";
import { logEvent } from "../http/log.ts";

const MAX_MESSAGES_PER_SEND = 100;

/** Never throws: the row is the truth, and the sweeper sends again what was not sent. */
export async function sendScan(queue: Queue<ScanMessage>, scanId: string, attempt: number): Promise<void> {
  try {
    await queue.send({ version: CONTRACT_VERSION, scan_id: scanId, attempt });
  } catch {
    logEvent("warn", "scan_not_sent", { scan_id: scanId, attempt });
  }
}

/** Sends the first attempts of many scans, as `sendScan` does. */
export async function sendNewScans(queue: Queue<ScanMessage>, scanIds: readonly string[]): Promise<void> {
  const messages = scanIds.map((scanId) => ({
    body: { version: CONTRACT_VERSION, scan_id: scanId, attempt: 1 } as const,
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
