import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/client.ts";
import type { ScanAddress } from "../database/scan-address.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { ApiError } from "../http/errors.ts";
import { scanNotFound } from "../scans/locate-scan.ts";
import { findStoredExternalId, insertFindings, type NewFinding, scanExists } from "./queries.ts";
import type { CreateFindingRequest, Finding } from "./schemas.ts";

/** @throws ApiError `not_found` (project or scan), `conflict` (the scan has the external id) */
export async function createFinding(
  database: Database,
  scan: ScanAddress,
  request: CreateFindingRequest,
): Promise<Finding> {
  const now = Date.now();
  const row = newFinding(request);
  const outcome = await insertFindings(database, scan, [row], now);
  if (outcome === "no_scan") throw scanNotFound(scan);
  if (outcome === "duplicate") throw externalIdTaken(row.external_id);
  return presentNewFinding(scan, row, toTimestamp(now));
}

/**
 * Adds findings to a scan: all or none.
 * @returns them in the order of the requests, which is their order of creation.
 * @throws ApiError `not_found` (project or scan), `conflict` (an external id is there twice)
 */
export async function createFindings(
  database: Database,
  scan: ScanAddress,
  requests: readonly CreateFindingRequest[],
): Promise<Finding[]> {
  const now = Date.now();
  const rows = requests.map(newFinding);
  const outcome = rows.length > 0 ? await insertFindings(database, scan, rows, now) : await scanExists(database, scan);
  if (outcome === "no_scan" || outcome === false) throw scanNotFound(scan);
  if (outcome === "duplicate") throw await describeConflict(database, scan, rows);
  const at = toTimestamp(now);
  return rows.map((row) => presentNewFinding(scan, row, at));
}

function newFinding(request: CreateFindingRequest): NewFinding {
  return {
    id: uuidv7(),
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

function presentNewFinding(scan: ScanAddress, { id, ...row }: NewFinding, at: string): Finding {
  return { id, scan_id: scan.scanId, org_id: scan.orgId, ...row, created_at: at, updated_at: at };
}

async function describeConflict(database: Database, scan: ScanAddress, rows: readonly NewFinding[]): Promise<ApiError> {
  const externalIds = rows.map((row) => row.external_id);
  const repeated = findRepeated(externalIds);
  if (repeated !== undefined) {
    return new ApiError("conflict", `external_id: ${JSON.stringify(repeated)} is in the batch more than once`);
  }
  return externalIdTaken(await findStoredExternalId(database, scan, externalIds));
}

/** Undefined when it was gone again before it could be named. */
function externalIdTaken(externalId: string | undefined): ApiError {
  const which = externalId === undefined ? "one of them" : JSON.stringify(externalId);
  return new ApiError("conflict", `external_id: ${which} is already taken in this scan`);
}

function findRepeated(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => seen.size === seen.add(value).size);
}
