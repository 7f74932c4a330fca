import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import { insertPendingScan } from "./queries.ts";
import type { CreateScanRequest, Scan } from "./schemas.ts";

/** @throws ApiError `not_found` (project) */
export async function createScan(
  database: Database,
  { orgId, projectSlug }: { orgId: string; projectSlug: string },
  request: CreateScanRequest,
): Promise<Scan> {
  const scan = await insertPendingScan(database, {
    id: uuidv7(),
    orgId,
    projectSlug,
    scannerType: request.scanner_type ?? null,
    targetRef: request.target_ref ?? null,
    now: Date.now(),
  });
  if (!scan) throw new ApiError("not_found", `There is no project ${projectSlug} in this organization.`);
  return scan;
}
