import { and, eq, lt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../database/client.ts";
import { violatesUnique } from "../../database/constraint.ts";
import { stagedFindings } from "../../database/finding-tables.ts";
import { organizationKey } from "../../database/keys.ts";
import { type ScanAddress, selectScanAt } from "../../database/scan-address.ts";
import type { FindingChunk } from "../store/finding-chunks.ts";
import { storeChunk } from "../store/queries.ts";

/** A chunk is bound to each of five statements: a longer one is bound once, to one that stages it. */
const MAX_DIRECT_LENGTH = 32 * 1024;

/** What is left of a chunk in memory when it is staged. */
export type AboutChunk = Omit<FindingChunk, "json">;

/** The UUIDs of each chunk begin with its prefix. */
export interface Stored {
  chunks: Pick<FindingChunk, "uuidPrefix" | "findings">[];
  createdAt: number;
}

/**
 * `no_scan` when the organization has no such project or the project no such scan, `duplicate` when an external id is there
 * twice, or in the scan already.
 */
export type UploadOutcome = Stored | "no_scan" | "duplicate";

interface StagedChunk {
  uploadId: string;
  position: number;
  json: string;
  now: number;
}

/** Inserts all findings of an upload, or none. What is staged is gone then, unless it is a duplicate. */
export async function storeUpload(
  database: Database,
  scan: ScanAddress,
  { id, staged, last }: { id: string; staged: readonly AboutChunk[]; last: FindingChunk | undefined },
  now: number,
): Promise<UploadOutcome> {
  const about = [...staged, ...(last ? [last] : [])];
  const isDirect = staged.length === 0 && (last?.json.length ?? 0) <= MAX_DIRECT_LENGTH;
  const lastStaged = isDirect || !last ? [] : [insertStaged(database, scan, { ...last, ...placed(staged.length) })];
  function placed(position: number): Omit<StagedChunk, "json"> {
    return { uploadId: id, position, now };
  }
  const guard = sql`exists ${selectScanAt(database, scan)}`;
  const [first, ...others] = about.map((chunk, position) => {
    const json = isDirect && last ? last.json : selectStaged(database, scan, id, position);
    const batch = { orgId: scan.orgId, scanId: scan.scanId, attempt: null, now };
    return storeChunk(database, batch, { ...chunk, json }, { guard, isRepeatable: false });
  });
  if (!first) return (await selectScanAt(database, scan)).length > 0 ? { chunks: [], createdAt: now } : "no_scan";
  const later: BatchItem<"sqlite">[] = others.flatMap(({ record, rest }) => [record, rest].flat());
  const end = isDirect ? [] : [deleteOf(database, scan, id)];
  try {
    const [[record]] = await database.batch([first.record, ...lastStaged, ...first.rest, ...later, ...end]);
    return record ? { chunks: about, createdAt: record.createdAt } : "no_scan";
  } catch (error) {
    if (violatesUnique(error, "findings.organization_id", "findings.problem_id", "findings.scan_id")) {
      return "duplicate";
    }
    throw error;
  }
}

/** Keeps a chunk of an upload aside. @returns whether there is such a scan. */
export async function stageChunk(database: Database, scan: ScanAddress, chunk: StagedChunk): Promise<boolean> {
  const { meta } = await insertStaged(database, scan, chunk);
  return meta.changes > 0;
}

export async function discardStaged(database: Database, scan: ScanAddress, uploadId: string): Promise<void> {
  await deleteOf(database, scan, uploadId);
}

/** Of every organization: what is this old belongs to no request any more. */
export async function deleteStagedBefore(database: Database, time: number): Promise<void> {
  await database.delete(stagedFindings).where(lt(stagedFindings.createdAt, time));
}

function insertStaged(database: Database, scan: ScanAddress, { uploadId, position, json, now }: StagedChunk) {
  return database.insert(stagedFindings).select(sql`
    select ${uploadId}, ${position}, ${organizationKey(scan.orgId)}, ${selectScanAt(database, scan)}, ${now}, ${json}
    where exists ${selectScanAt(database, scan)}`);
}

function selectStaged(database: Database, scan: ScanAddress, uploadId: string, position: number) {
  const select = database
    .select({ findings: stagedFindings.findings })
    .from(stagedFindings)
    .where(and(isOf(scan, uploadId), eq(stagedFindings.position, position)));
  return sql`(${select})`;
}

function deleteOf(database: Database, scan: ScanAddress, uploadId: string) {
  return database.delete(stagedFindings).where(isOf(scan, uploadId));
}

function isOf(scan: ScanAddress, uploadId: string) {
  return and(eq(stagedFindings.uploadId, uploadId), eq(stagedFindings.organizationId, organizationKey(scan.orgId)));
}
