import type { Database } from "../database/client.ts";
import type { ScanAddress } from "../database/scan-address.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { ApiError } from "../http/errors.ts";
import { scanNotFound } from "../scans/locate-scan.ts";
import { insertFindings } from "./queries.ts";
import type { CreateFindingRequest, Finding } from "./schemas.ts";
import type { NewFinding } from "./store/finding-chunks.ts";
import { findingId } from "./store/finding-id.ts";

/** @throws ApiError `not_found` (project or scan), `conflict` (the scan has the external id) */
export async function createFinding(
  database: Database,
  scan: ScanAddress,
  request: CreateFindingRequest,
): Promise<Finding> {
  const finding = newFinding(request);
  const outcome = await insertFindings(database, scan, [finding], Date.now());
  if (outcome === "no_scan") throw scanNotFound(scan);
  if (outcome === "duplicate") {
    const which = JSON.stringify(finding.external_id);
    throw new ApiError("conflict", `external_id: ${which} is already taken in this scan`);
  }
  const at = toTimestamp(outcome.createdAt);
  const id = findingId(outcome.chunks[0]?.uuidPrefix ?? "", 0);
  return { id, scan_id: scan.scanId, org_id: scan.orgId, ...finding, created_at: at, updated_at: at };
}

/** The finding that a request asks for. */
export function newFinding(request: CreateFindingRequest): NewFinding {
  return {
    external_id: request.external_id,
    title: request.title,
    severity: request.severity,
    scanner: request.scanner,
    description: request.description ?? null,
    location_path: request.location_path ?? null,
    location_line: request.location_line ?? null,
    location_column: request.location_column ?? null,
    metadata: request.metadata === undefined ? {} : request.metadata,
  };
}
