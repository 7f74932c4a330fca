import { and, eq, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { violatesUnique } from "../database/constraint.ts";
import { jsonChunks } from "../database/json-chunks.ts";
import { type ScanAddress, selectScanAt } from "../database/scan-address.ts";
import { findings } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import type { Finding } from "./schemas.ts";

export function presentFinding(row: typeof findings.$inferSelect): Finding {
  return {
    id: row.id,
    scan_id: row.scanId,
    org_id: row.orgId,
    external_id: row.externalId,
    title: row.title,
    severity: row.severity,
    scanner: row.scanner,
    description: row.description,
    location_path: row.locationPath,
    location_line: row.locationLine,
    location_column: row.locationColumn,
    metadata: JSON.parse(row.metadata),
    created_at: toTimestamp(row.createdAt),
    updated_at: toTimestamp(row.updatedAt),
  };
}

export async function findFinding(
  database: Database,
  scan: ScanAddress,
  findingId: string,
): Promise<Finding | undefined> {
  const [row] = await database
    .select(getTableColumns(findings))
    .from(findings)
    .where(and(eq(findings.id, findingId), sql`${findings.scanId} = ${selectScanAt(database, scan)}`));
  return row && presentFinding(row);
}

/** @returns whether there was such a finding. */
export async function deleteFinding(database: Database, scan: ScanAddress, findingId: string): Promise<boolean> {
  const rows = await database
    .delete(findings)
    .where(and(eq(findings.id, findingId), sql`${findings.scanId} = ${selectScanAt(database, scan)}`))
    .returning({ id: findings.id });
  return rows.length > 0;
}

/** A finding as it is inserted: by the API, or by the pipeline. */
export interface NewFinding extends Pick<Finding, "id" | "external_id" | "title" | "severity" | "scanner"> {
  description: string | null;
  location_path: string | null;
  location_line: number | null;
  location_column: number | null;
  metadata: unknown;
}

/**
 * A statement that inserts a JSON array of findings from one parameter or column, where `guard` holds; `attempt`: of the
 * pipeline.
 */
export function insertFindingsWhere(
  database: Database,
  scan: { id: string; orgId: string; attempt: number | null; now: number },
  json: string | SQL,
  guard: SQL,
) {
  // The columns come in the order of the table.
  const selected = sql`
    select value->>'id', ${scan.id}, ${scan.orgId}, value->>'external_id', value->>'title', value->>'severity',
      value->>'scanner', value->>'description', value->>'location_path', value->>'location_line',
      value->>'location_column', value->'metadata', ${scan.now}, ${scan.now}, ${scan.attempt}
    from json_each(${json})
    where ${guard}`;
  return database.insert(findings).select(selected);
}

/**
 * Inserts all findings, at least one, or none.
 * @returns `no_scan` when the organization has no such project or the project no such scan, `duplicate` when one of the
 * external ids is there twice.
 */
export async function insertFindings(
  database: Database,
  scan: ScanAddress,
  rows: readonly NewFinding[],
  now: number,
): Promise<"inserted" | "no_scan" | "duplicate"> {
  const guard = sql`exists ${selectScanAt(database, scan)}`;
  const [first, ...others] = jsonChunks(rows).map((json) =>
    insertFindingsWhere(database, { id: scan.scanId, orgId: scan.orgId, attempt: null, now }, json, guard),
  );
  if (!first) throw new RangeError("There is nothing to insert.");
  try {
    const [{ meta }] = await database.batch([first, ...others]);
    return meta.changes > 0 ? "inserted" : "no_scan";
  } catch (error) {
    if (violatesUnique(error, "findings.scan_id", "findings.external_id")) return "duplicate";
    throw error;
  }
}

/** One of the external ids that the scan has already, or undefined. */
export async function findStoredExternalId(
  database: Database,
  scan: ScanAddress,
  externalIds: readonly string[],
): Promise<string | undefined> {
  for (const json of jsonChunks(externalIds)) {
    const [row] = await database
      .select({ externalId: findings.externalId })
      .from(findings)
      .where(
        and(
          sql`${findings.scanId} = ${selectScanAt(database, scan)}`,
          inArray(findings.externalId, sql`(select value from json_each(${json}))`),
        ),
      )
      .limit(1);
    if (row) return row.externalId;
  }
  return undefined;
}

export async function scanExists(database: Database, scan: ScanAddress): Promise<boolean> {
  return (await selectScanAt(database, scan)).length > 0;
}
