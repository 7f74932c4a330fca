import type { ScanAddress } from "../database/scan-address.ts";
import { type NotificationSource, wakeNotifications } from "../notifications/dispatch-notifications.ts";
import { compareCompletedScan } from "../vulnerabilities/compare-scans.ts";
import { scanNotFound } from "./locate-scan.ts";
import { updateScan } from "./queries.ts";
import type { Scan, UpdateScanRequest } from "./schemas.ts";

const TERMINAL = new Set(["completed", "failed", "canceled"]);

/** @throws ApiError `not_found` */
export async function patchScan(
  { database, queue }: NotificationSource,
  at: ScanAddress,
  { status, summary }: UpdateScanRequest,
): Promise<Scan> {
  const now = Date.now();
  const change = {
    ...(status != null && { status }),
    ...(status != null && TERMINAL.has(status) && { finishedAt: now }),
    ...(summary !== undefined && { summary: JSON.stringify(summary) }),
  };
  const scan = await updateScan(database, at, change, now);
  if (!scan) throw scanNotFound(at);
  const hasNotified = status === "completed" ? await compareCompletedScan(database, at) : status === "failed";
  if (hasNotified) await wakeNotifications({ database, queue }, at.orgId);
  return scan;
}
