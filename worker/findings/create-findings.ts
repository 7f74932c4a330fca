import type { Database } from "../database/client.ts";
import type { ScanAddress } from "../database/scan-address.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { ApiError } from "../http/errors.ts";
import { scanNotFound } from "../scans/locate-scan.ts";
import { findStoredExternalId, insertFindings, scanExists } from "./queries.ts";
import type { CreateFindingRequest, Finding } from "./schemas.ts";
import type { NewFinding } from "./store/finding-chunks.ts";
import { findingId } from "./store/finding-id.ts";

/** @throws ApiError `not_found` (project or scan), `conflict` (the scan has the external id) */
export async function createFinding(
  database: Database,
  scan: ScanAddress,
  request: CreateFindingRequest,
): Promise<Finding> {
  const [finding] = await createFindings(database, scan, [request]);
  if (!finding) throw new RangeError("A finding was created, and there is none.");
  return finding;
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
  const rows = requests.map(newFinding);
  const externalIds = rows.map((row) => row.external_id);
  const repeated = findRepeated(externalIds);
  if (rows.length === 0 || repeated !== undefined) {
    if (!(await scanExists(database, scan))) throw scanNotFound(scan);
    if (repeated === undefined) return [];
    throw new ApiError("conflict", `external_id: ${JSON.stringify(repeated)} is in the batch more than once`);
  }
  const outcome = await insertFindings(database, scan, rows, Date.now());
  if (outcome === "no_scan") throw scanNotFound(scan);
  if (outcome === "duplicate") {
    const [only, ...others] = externalIds;
    throw externalIdTaken(others.length === 0 ? only : await findStoredExternalId(database, scan, externalIds));
  }
  const at = toTimestamp(outcome.createdAt);
  const ids = outcome.chunks.flatMap(({ uuidPrefix, findings }) =>
    Array.from({ length: findings }, (_, number) => findingId(uuidPrefix, number)),
  );
  return rows.map((row, index) => presentNewFinding(scan, ids[index] ?? "", row, at));
}

function newFinding(request: CreateFindingRequest): NewFinding {
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

function presentNewFinding(scan: ScanAddress, id: string, row: NewFinding, at: string): Finding {
  return { id, scan_id: scan.scanId, org_id: scan.orgId, ...row, created_at: at, updated_at: at };
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
