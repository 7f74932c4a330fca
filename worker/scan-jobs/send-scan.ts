import { CONTRACT_VERSION, type ScanMessage } from "../contract/dispatch.ts";
import { logEvent } from "../http/log.ts";

const MAX_MESSAGES_PER_SEND = 100;

/** An attempt of a scan in a shard. */
export interface SentScan {
  scanId: string;
  attempt: number;
  shard: string;
}

/** Never throws: the database is the source of truth, and the sweeper sends the message again if this fails. */
export async function sendScan(queue: Queue<ScanMessage>, scan: SentScan, delayMs = 0): Promise<void> {
  try {
    await queue.send(messageOf(scan), { delaySeconds: Math.ceil(delayMs / 1_000) });
  } catch {
    logEvent("warn", "scan_not_sent", { scan_id: scan.scanId, attempt: scan.attempt });
  }
}

/** Sends messages for several scans. Never throws, like `sendScan`. */
export async function sendScans(queue: Queue<ScanMessage>, scans: readonly SentScan[]): Promise<void> {
  const messages = scans.map((scan) => ({ body: messageOf(scan) }));
  for (let start = 0; start < messages.length; start += MAX_MESSAGES_PER_SEND) {
    const some = messages.slice(start, start + MAX_MESSAGES_PER_SEND);
    try {
      await queue.sendBatch(some);
    } catch {
      logEvent("warn", "scans_not_sent", { count: some.length });
    }
  }
}

function messageOf({ scanId, attempt, shard }: SentScan): ScanMessage {
  return { version: CONTRACT_VERSION, scan_id: scanId, attempt, shard };
}
