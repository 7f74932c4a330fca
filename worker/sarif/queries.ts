import { and, eq, gt, lt, sql } from "drizzle-orm";
import { rankOf } from "../contract/finding.ts";
import type { Database } from "../database/client.ts";
import { violatesUnique } from "../database/constraint.ts";
import { type ScanAddress, selectScanAt } from "../database/scan-address.ts";
import { findings, stagedFindings } from "../database/tables.ts";
import type { FindingsFilter } from "../findings/lists/filter.ts";
import { listFindingsOfScan } from "../findings/lists/queries.ts";
import { insertFindingsWhere, presentFinding } from "../findings/queries.ts";
import type { Finding } from "../findings/schemas.ts";

/** A list for each severity of each scanner is quick, but D1 bounds the queries of a request: where they are more, it sorts. */
const MAX_CLASSES = 200;
/** A finding may have over 64 KiB. */
const ROWS_PER_PAGE = 200;
const STORED_PER_PAGE = 5_000;

/** An upload and how many chunks of it are staged. */
export interface Staged {
  uploadId: string;
  chunks: number;
}

/**
 * Inserts the findings of JSON arrays, all or none.
 * @returns `no_scan` when the organization has no such project or the project no such scan, `duplicate` when the scan has one of
 * the external ids.
 */
export async function storeChunks(
  database: Database,
  scan: ScanAddress,
  chunks: readonly string[],
  now: number,
): Promise<StoreOutcome> {
  const inserts = chunks.map((json) => insertNew(database, scan, json, now));
  return outcomeOf(database.batch([selectScanAt(database, scan), ...inserts]));
}

type StoreOutcome = "stored" | "no_scan" | "duplicate";

async function outcomeOf(batch: Promise<readonly [readonly unknown[], ...unknown[]]>): Promise<StoreOutcome> {
  try {
    const [found] = await batch;
    return found.length === 0 ? "no_scan" : "stored";
  } catch (error) {
    if (violatesUnique(error, "findings.scan_id", "findings.external_id")) return "duplicate";
    throw error;
  }
}

/** The same for what is staged, which is gone then, unless it is a duplicate. */
export async function storeStaged(
  database: Database,
  scan: ScanAddress,
  { uploadId, chunks }: Staged,
  now: number,
): Promise<StoreOutcome> {
  const inserts = Array.from({ length: chunks }, (_, position) => {
    const staged = database
      .select({ findings: stagedFindings.findings })
      .from(stagedFindings)
      .where(and(isOf(scan, uploadId), eq(stagedFindings.position, position)));
    return insertNew(database, scan, sql`(${staged})`, now);
  });
  return outcomeOf(database.batch([selectScanAt(database, scan), ...inserts, deleteOf(database, scan, uploadId)]));
}

function insertNew(
  database: Database,
  scan: ScanAddress,
  json: Parameters<typeof insertFindingsWhere>[2],
  now: number,
) {
  const guard = sql`exists ${selectScanAt(database, scan)}`;
  return insertFindingsWhere(database, { id: scan.scanId, orgId: scan.orgId, attempt: null, now }, json, guard);
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
  let last = "";
  for (;;) {
    const rows: StoredFinding[] = await database
      .select({
        externalId: findings.externalId,
        scanner: findings.scanner,
        path: findings.locationPath,
        line: findings.locationLine,
        column: findings.locationColumn,
        resultHash: sql`${findings.metadata}->>'$.result_hash'`,
      })
      .from(findings)
      .where(and(sql`${findings.scanId} = ${selectScanAt(database, scan)}`, gt(findings.externalId, last)))
      .orderBy(findings.externalId)
      .limit(STORED_PER_PAGE);
    yield rows;
    if (rows.length < STORED_PER_PAGE) return;
    last = rows.at(-1)?.externalId ?? last;
  }
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

/**
 * All findings of the scan, scanner by scanner, the most severe first.
 * @returns undefined when the organization has no such project or the project no such scan.
 */
export async function listFindingsByScanner(
  database: Database,
  scan: ScanAddress,
): Promise<AsyncGenerator<Finding[]> | undefined> {
  const [found, classes] = await database.batch([
    selectScanAt(database, scan),
    database
      .selectDistinct({ scanner: findings.scanner, severity: findings.severity })
      .from(findings)
      .where(sql`${findings.scanId} = ${selectScanAt(database, scan)}`)
      .orderBy(findings.scanner)
      .limit(MAX_CLASSES + 1),
  ]);
  if (found.length === 0) return undefined;
  return classes.length > MAX_CLASSES ? sortByScanner(database, scan) : readClasses(database, scan, classes);
}

async function* readClasses(
  database: Database,
  scan: ScanAddress,
  classes: readonly { scanner: string; severity: string }[],
): AsyncGenerator<Finding[]> {
  const byScanner = [...Map.groupBy(classes, ({ scanner }) => scanner).values()];
  const inOrder = byScanner.flatMap((own) => own.toSorted((a, b) => rankOf(a.severity) - rankOf(b.severity)));
  for (const { scanner, severity } of inOrder) {
    const filter: Omit<FindingsFilter, "orgId" | "ofScan"> = { scanner, severities: [severity], sort: "created_at" };
    const listing = await listFindingsOfScan(database, scan, filter, {});
    yield* listing?.pages ?? [];
  }
}

/** In order of creation, and without an index for it: each page looks at the whole scan. */
async function* sortByScanner(database: Database, scan: ScanAddress): AsyncGenerator<Finding[]> {
  let last = { scanner: "", id: "" };
  for (;;) {
    const rows = await database
      .select()
      .from(findings)
      .where(
        and(
          sql`${findings.scanId} = ${selectScanAt(database, scan)}`,
          sql`(${findings.scanner}, ${findings.id}) > (${last.scanner}, ${last.id})`,
        ),
      )
      .orderBy(findings.scanner, findings.id)
      .limit(ROWS_PER_PAGE);
    yield rows.map(presentFinding);
    if (rows.length < ROWS_PER_PAGE) return;
    last = rows.at(-1) ?? last;
  }
}
