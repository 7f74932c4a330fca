import { CONTRACT_VERSION, type ScanMessage } from "../contract/dispatch.ts";
import { logEvent } from "../http/log.ts";

/** Never throws: the row is the truth, and the sweeper sends again what was not sent. */
export async function sendScan(queue: Queue<ScanMessage>, scanId: string, attempt: number): Promise<void> {
  try {
    await queue.send({ version: CONTRACT_VERSION, scan_id: scanId, attempt });
  } catch {
    logEvent("warn", "scan_not_sent", { scan_id: scanId, attempt });
  }
}
