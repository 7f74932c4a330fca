import { and, asc, eq, getTableColumns, gt, inArray, lt, max, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { violatesUnique } from "../database/constraint.ts";
import { jsonChunks } from "../database/json-chunks.ts";
import { mapPages, readPages } from "../database/pages.ts";
import { type ScanAddress, selectScanAt } from "../database/scan-address.ts";
import { findings } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import type { Finding } from "./schemas.ts";

const ROWS_PER_PAGE = 1_000;
/** Of text: a page of long findings ends early, so that no page outgrows the memory of the Worker. */
const MAX_PAGE_BYTES = 2_000_000;
const MAX_BYTES_PER_CHARACTER = 3;

function presentFinding(row: typeof findings.$inferSelect): Finding {
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

/** The findings that fulfil `condition`, in order of creation. Their index has to have the id last. */
function readPage(database: Database, condition: SQL | undefined) {
  const bytes = sql`(octet_length(${findings.metadata}) + coalesce(octet_length(${findings.description}), 0)
    + coalesce(octet_length(${findings.locationPath}), 0) + octet_length(${findings.title}))`;
  const weighed = database
    .select({
      id: findings.id,
      bytesBefore: sql<number>`sum(${bytes}) over (order by ${findings.id} rows unbounded preceding) - ${bytes}`.as(
        "bytes_before",
      ),
    })
    .from(findings)
    .where(condition)
    .orderBy(asc(findings.id))
    .limit(ROWS_PER_PAGE)
    .as("weighed");
  const lastId = database
    .select({ id: max(weighed.id) })
    .from(weighed)
    .where(lt(weighed.bytesBefore, MAX_PAGE_BYTES));
  return database
    .select()
    .from(findings)
    .where(and(condition, sql`${findings.id} <= ${lastId}`))
    .orderBy(asc(findings.id))
    .limit(ROWS_PER_PAGE);
}

type Row = typeof findings.$inferSelect;

/** Errs on the side of another look: a page may have ended early for its bytes. */
function isLastPage(rows: Row[]): boolean {
  if (rows.length === ROWS_PER_PAGE) return false;
  const characters = rows.reduce(
    (sum, row) =>
      sum + row.metadata.length + (row.description?.length ?? 0) + (row.locationPath?.length ?? 0) + row.title.length,
    0,
  );
  return characters * MAX_BYTES_PER_CHARACTER < MAX_PAGE_BYTES;
}

function presentPages(first: Row[], readAfter: (id: string) => Promise<Row[]>): AsyncGenerator<Finding[]> {
  return mapPages(readPages(first, readAfter, isLastPage), presentFinding);
}

/**
 * In order of creation.
 * @returns undefined when the organization has no such project or the project no such scan.
 */
export async function listFindingsOfScan(
  database: Database,
  scan: ScanAddress,
): Promise<AsyncGenerator<Finding[]> | undefined> {
  const ofScan = sql`${findings.scanId} = ${selectScanAt(database, scan)}`;
  const readWhere = (condition?: SQL) => readPage(database, and(ofScan, condition));
  const [found, first] = await database.batch([selectScanAt(database, scan), readWhere()]);
  if (found.length === 0) return undefined;
  return presentPages(first, (id) => readWhere(gt(findings.id, id)));
}

/** In order of creation. */
export async function listFindingsOfOrganization(
  database: Database,
  orgId: string,
  severity: string | undefined,
): Promise<AsyncGenerator<Finding[]>> {
  const ofSeverity = severity === undefined ? undefined : eq(findings.severity, severity);
  const readAfter = (id: string) =>
    readPage(database, and(eq(findings.orgId, orgId), ofSeverity, gt(findings.id, id))).execute();
  return presentPages(await readAfter(""), readAfter);
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

/** A statement that inserts a JSON array of findings from one parameter, where `guard` holds. */
export function insertFindingsWhere(
  database: Database,
  scan: { id: string; orgId: string; now: number },
  json: string,
  guard: SQL,
) {
  // The columns come in the order of the table.
  const selected = sql`
    select value->>'id', ${scan.id}, ${scan.orgId}, value->>'external_id', value->>'title', value->>'severity',
      value->>'scanner', value->>'description', value->>'location_path', value->>'location_line',
      value->>'location_column', value->'metadata', ${scan.now}, ${scan.now}
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
    insertFindingsWhere(database, { id: scan.scanId, orgId: scan.orgId, now }, json, guard),
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
