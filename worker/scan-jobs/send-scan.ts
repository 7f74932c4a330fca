import { CONTRACT_VERSION, type ScanMessage } from "../contract/dispatch.ts";
import { logEvent } from "../http/log.ts";

/** How long a message may be on its way before the sweeper sends it again. */
export const RESEND_AFTER_MS = 60_000;

/** Never throws: the row is the truth, and the sweeper sends again what was not sent. */
export async function sendScan(queue: Queue<ScanMessage>, scanId: string, attempt: number): Promise<void> {
  try {
    await queue.send({ version: CONTRACT_VERSION, scan_id: scanId, attempt });
  } catch {
    logEvent("warn", "scan_not_sent", { scan_id: scanId, attempt });
  }
}
