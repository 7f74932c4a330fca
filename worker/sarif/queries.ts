import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../database/client.ts";
import { violatesUnique } from "../database/constraint.ts";
import { findingBatches, findings, findingScanners, stagedFindings } from "../database/finding-tables.ts";
import { organizationKey } from "../database/keys.ts";
import { type ScanAddress, selectScanAt } from "../database/scan-address.ts";
import { listFindingsOfScan } from "../findings/lists/queries.ts";
import { CANDIDATE } from "../findings/lists/ranges.ts";
import { ListedFinding, presentRows, selectRows } from "../findings/lists/rows.ts";
import type { Finding } from "../findings/schemas.ts";
import type { FindingChunk } from "../findings/store/finding-chunks.ts";
import { storeChunk } from "../findings/store/queries.ts";
import { fieldsOf } from "./json-fields.ts";

/** A list for each scanner is quick, but D1 bounds the queries of a request: where they are more, it sorts. */
const MAX_SCANNERS = 200;
/** A finding may have over 64 KiB. */
const ROWS_PER_PAGE = 200;

/** An upload and the chunks of it that are staged. */
export interface Staged {
  uploadId: string;
  chunks: readonly Omit<FindingChunk, "json">[];
}

export type StoreOutcome = "stored" | "no_scan" | "duplicate";

/**
 * Inserts the findings of chunks, all or none.
 * @returns `no_scan` when the organization has no such project or the project no such scan, `duplicate` when the scan has one of
 * the external ids.
 */
export async function storeChunks(
  database: Database,
  scan: ScanAddress,
  chunks: readonly FindingChunk[],
  now: number,
): Promise<StoreOutcome> {
  return storeAll(database, scan, chunks, now);
}

/** The same for what is staged, which is gone then, unless it is a duplicate. */
export async function storeStaged(
  database: Database,
  scan: ScanAddress,
  { uploadId, chunks }: Staged,
  now: number,
): Promise<StoreOutcome> {
  const staged = chunks.map((chunk, position) => {
    const select = database
      .select({ findings: stagedFindings.findings })
      .from(stagedFindings)
      .where(and(isOf(scan, uploadId), eq(stagedFindings.position, position)));
    return { ...chunk, json: sql`(${select})` };
  });
  return storeAll(database, scan, staged, now, [deleteOf(database, scan, uploadId)]);
}

async function storeAll(
  database: Database,
  scan: ScanAddress,
  chunks: readonly (Omit<FindingChunk, "json"> & { json: string | SQL })[],
  now: number,
  last: BatchItem<"sqlite">[] = [],
): Promise<StoreOutcome> {
  const guard = sql`exists ${selectScanAt(database, scan)}`;
  const statements = chunks.flatMap((chunk) => {
    const batch = { orgId: scan.orgId, scanId: scan.scanId, attempt: null, now };
    const { record, rest } = storeChunk(database, batch, chunk, { guard, isRepeatable: false });
    return [record, rest].flat();
  });
  try {
    const [found] = await database.batch([selectScanAt(database, scan), ...statements, ...last]);
    return found.length === 0 ? "no_scan" : "stored";
  } catch (error) {
    if (violatesUnique(error, "findings.organization_id", "findings.problem_id", "findings.scan_id"))
      return "duplicate";
    throw error;
  }
}

/** What tells whether a finding is the same as an uploaded result. */
export interface StoredFinding {
  externalId: string;
  scanner: string;
  path: string | null;
  line: number | null;
  column: number | null;
  resultHash: unknown;
}

/** All findings of the scan, a page at a time. */
export async function* listStored(database: Database, scan: ScanAddress): AsyncGenerator<StoredFinding[]> {
  const listing = await listFindingsOfScan(database, scan, { sort: "created_at" }, {});
  for await (const findingsOfPage of listing?.pages ?? []) {
    yield findingsOfPage.map((finding) => ({
      externalId: finding.external_id,
      scanner: finding.scanner,
      path: finding.location_path,
      line: finding.location_line,
      column: finding.location_column,
      resultHash: fieldsOf(finding.metadata)["result_hash"],
    }));
  }
}

/** Keeps a chunk of an upload aside. @returns whether there is such a scan. */
export async function stageChunk(
  database: Database,
  scan: ScanAddress,
  { uploadId, position, json, now }: { uploadId: string; position: number; json: string; now: number },
): Promise<boolean> {
  const row = sql`select ${uploadId}, ${position}, ${organizationKey(scan.orgId)}, ${selectScanAt(database, scan)}, ${now}, ${json}
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
  return and(eq(stagedFindings.uploadId, uploadId), eq(stagedFindings.organizationId, organizationKey(scan.orgId)));
}

/** Of every organization: what is this old belongs to no request any more. */
export async function deleteStagedBefore(database: Database, time: number): Promise<void> {
  await database.delete(stagedFindings).where(lt(stagedFindings.createdAt, time));
}

/**
 * All findings of the scan, scanner by scanner, the most severe first.
 * @returns undefined when the organization has no such project or the project no such scan.
 */
export async function listFindingsByScanner(
  database: Database,
  scan: ScanAddress,
): Promise<AsyncGenerator<Finding[]> | undefined> {
  const [found, scanners] = await database.batch([
    selectScanAt(database, scan),
    database
      .select({ name: sql<string>`w.name` })
      .from(
        sql`(select distinct f.organization_id, f.scanner_id from ${findingsOf(database, scan)}) as f
          cross join ${findingScanners} as w on w.organization_id = f.organization_id and w.id = f.scanner_id`,
      )
      .orderBy(sql`w.name`)
      .limit(MAX_SCANNERS + 1),
  ]);
  if (found.length === 0) return undefined;
  return scanners.length > MAX_SCANNERS ? sortByScanner(database, scan) : readScanners(database, scan, scanners);
}

function findingsOf(database: Database, scan: ScanAddress): SQL {
  return sql`${findingBatches} as b cross join ${findings} as f
    on f.organization_id = b.organization_id and f.id between b.first_id and b.last_id
      and b.organization_id = ${organizationKey(scan.orgId)} and b.scan_id = ${selectScanAt(database, scan)}`;
}

async function* readScanners(
  database: Database,
  scan: ScanAddress,
  scanners: readonly { name: string }[],
): AsyncGenerator<Finding[]> {
  for (const { name: scanner } of scanners) {
    const listing = await listFindingsOfScan(database, scan, { scanner, sort: "severity" }, {});
    yield* listing?.pages ?? [];
  }
}

/** In order of creation, and without an index for it: each page looks at the whole scan. */
async function* sortByScanner(database: Database, scan: ScanAddress): AsyncGenerator<Finding[]> {
  let last = { scanner: "", id: 0 };
  for (;;) {
    const candidates = sql`select 0 as rank, w.name as scanner, ${CANDIDATE}
      from ${findingsOf(database, scan)}
        cross join ${findingScanners} as w on w.organization_id = f.organization_id and w.id = f.scanner_id
      where (w.name, f.id) > (${last.scanner}, ${last.id}) order by w.name, f.id limit ${ROWS_PER_PAGE}`;
    const { columns, from } = selectRows(scan.orgId, candidates, "");
    const rows = await database
      .select({ row: columns, scanner: sql<string>`m.scanner`, id: sql<number>`m.id` })
      .from(from);
    yield* presentRows(
      database,
      scan.orgId,
      rows.map(({ row }) => new ListedFinding(row)),
    );
    if (rows.length < ROWS_PER_PAGE) return;
    last = rows.at(-1) ?? last;
  }
}
