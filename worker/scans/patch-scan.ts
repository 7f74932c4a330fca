import type { Database } from "../database/client.ts";
import type { ScanAddress } from "../database/scan-address.ts";
import { compareCompletedScan } from "../vulnerabilities/compare-scans.ts";
import { scanNotFound } from "./locate-scan.ts";
import { updateScan } from "./queries.ts";
import type { Scan, UpdateScanRequest } from "./schemas.ts";

const TERMINAL = new Set(["completed", "failed", "canceled"]);

/** @throws ApiError `not_found` */
export async function patchScan(
  database: Database,
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
  if (status === "completed") await compareCompletedScan(database, at);
  return scan;
}
