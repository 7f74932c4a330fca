import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { type ScanAddress, selectScanAt } from "../database/scan-address.ts";
import { findings, stagedFindings } from "../database/tables.ts";
import { insertFindingsWhere, presentFinding } from "../findings/queries.ts";
import type { Finding } from "../findings/schemas.ts";

const ROWS_PER_PAGE = 1_000;
/** Of text: a page of long findings ends early, so that no page outgrows the memory of the Worker. */
const MAX_PAGE_BYTES = 2_000_000;

/** An upload and how many chunks of it are staged. */
export interface Staged {
  uploadId: string;
  chunks: number;
}

/**
 * Inserts the findings of JSON arrays, all or none; what the scan has already stays as it is.
 * @returns how many of each array are new, or undefined when the organization has no such project or the project no such scan.
 */
export async function storeChunks(
  database: Database,
  scan: ScanAddress,
  chunks: readonly string[],
  now: number,
): Promise<number[] | undefined> {
  const inserts = chunks.map((json) => insertNew(database, scan, json, now));
  const [found, ...results] = await database.batch([selectScanAt(database, scan), ...inserts]);
  return found.length === 0 ? undefined : results.map(({ meta }) => meta.changes);
}

/** The same for what is staged, which is gone then. */
export async function storeStaged(
  database: Database,
  scan: ScanAddress,
  { uploadId, chunks }: Staged,
  now: number,
): Promise<number[] | undefined> {
  const inserts = Array.from({ length: chunks }, (_, position) => {
    const staged = database
      .select({ findings: stagedFindings.findings })
      .from(stagedFindings)
      .where(and(isOf(scan, uploadId), eq(stagedFindings.position, position)));
    return insertNew(database, scan, sql`(${staged})`, now);
  });
  const [found, ...results] = await database.batch([
    selectScanAt(database, scan),
    ...inserts,
    deleteOf(database, scan, uploadId),
  ]);
  return found.length === 0 ? undefined : results.slice(0, -1).map(({ meta }) => meta.changes);
}

function insertNew(
  database: Database,
  scan: ScanAddress,
  json: Parameters<typeof insertFindingsWhere>[2],
  now: number,
) {
  const guard = sql`exists ${selectScanAt(database, scan)}`;
  const target = [findings.scanId, findings.externalId];
  return insertFindingsWhere(
    database,
    { id: scan.scanId, orgId: scan.orgId, attempt: null, now },
    json,
    guard,
  ).onConflictDoNothing({
    target,
  });
}

/** Keeps a chunk of an upload aside. @returns whether there is such a scan. */
export async function stageChunk(
  database: Database,
  scan: ScanAddress,
  { uploadId, position, json, now }: { uploadId: string; position: number; json: string; now: number },
): Promise<boolean> {
  const row = sql`select ${uploadId}, ${position}, ${scan.scanId}, ${scan.orgId}, ${now}, ${json}
    where exists ${selectScanAt(database, scan)}`;
  const { meta } = await database.insert(stagedFindings).select(row);
  return meta.changes > 0;
}

export async function discardStaged(database: Database, scan: ScanAddress, uploadId: string): Promise<void> {
  await deleteOf(database, scan, uploadId);
}

function deleteOf(database: Database, scan: ScanAddress, uploadId: string) {
  return database.delete(stagedFindings).where(isOf(scan, uploadId));
}

function isOf(scan: ScanAddress, uploadId: string) {
  return and(eq(stagedFindings.uploadId, uploadId), eq(stagedFindings.orgId, scan.orgId));
}

/** Of every organization: what is this old belongs to no request any more. */
export async function deleteStagedBefore(database: Database, time: number): Promise<void> {
  await database.delete(stagedFindings).where(lt(stagedFindings.createdAt, time));
}

/** The findings after one, scanner by scanner, each in order of creation. */
function readPage(database: Database, scan: ScanAddress, after: { scanner: string; id: string }) {
  const bytes = sql`(octet_length(${findings.metadata}) + coalesce(octet_length(${findings.description}), 0)
    + coalesce(octet_length(${findings.locationPath}), 0) + octet_length(${findings.title}))`;
  const later = and(
    sql`${findings.scanId} = ${selectScanAt(database, scan)}`,
    sql`(${findings.scanner}, ${findings.id}) > (${after.scanner}, ${after.id})`,
  );
  const order = [asc(findings.scanner), asc(findings.id)];
  const weighed = database
    .select({
      bytesBefore: sql<number>`sum(${bytes}) over (order by ${findings.scanner}, ${findings.id}
        rows unbounded preceding) - ${bytes}`.as("bytes_before"),
    })
    .from(findings)
    .where(later)
    .orderBy(...order)
    .limit(ROWS_PER_PAGE)
    .as("weighed");
  const fitting = database
    .select({ rows: sql`count(*)` })
    .from(weighed)
    .where(lt(weighed.bytesBefore, MAX_PAGE_BYTES));
  return (
    database
      .select()
      .from(findings)
      .where(later)
      .orderBy(...order)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Drizzle writes an expression here as well
      .limit(sql`(${fitting})` as unknown as number)
  );
}

/**
 * All findings of the scan, scanner by scanner, each in order of creation.
 * @returns undefined when the organization has no such project or the project no such scan.
 */
export async function listFindingsByScanner(
  database: Database,
  scan: ScanAddress,
): Promise<AsyncGenerator<Finding[]> | undefined> {
  const start = { scanner: "", id: "" };
  const [found, first] = await database.batch([selectScanAt(database, scan), readPage(database, scan, start)]);
  if (found.length === 0) return undefined;
  return (async function* () {
    for (let rows = first; rows.length > 0;) {
      const last = rows.at(-1) ?? start;
      // The database reads the next page while this one is written.
      const next = readPage(database, scan, last).execute();
      next.catch(() => {});
      yield rows.map(presentFinding);
      rows = await next;
    }
  })();
}
