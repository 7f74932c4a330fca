import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../database/client.ts";
import { stagedFindings } from "../../database/finding-tables.ts";
import { organizationKey } from "../../database/keys.ts";
import { type ScanAddress, selectScanAt } from "../../database/scan-address.ts";
import { insertChunks, isDuplicate, scanExists, type Stored } from "../queries.ts";
import type { FindingChunk } from "../store/finding-chunks.ts";
import { storeChunk } from "../store/queries.ts";

/** A chunk is bound to each of five statements: a longer one is bound once, to one that stages it. */
const MAX_DIRECT_LENGTH = 32 * 1024;

/** What is left of a chunk in memory when it is staged. */
export interface AboutChunk extends Omit<FindingChunk, "json"> {
  /** Whether the scan has its findings already, and their content and severity are replaced. */
  replaces?: boolean;
}

/**
 * `no_scan` when the organization has no such project or the project no such scan, `duplicate` when an external id is there
 * twice, or in the scan already.
 */
export type UploadOutcome = Stored | "no_scan" | "duplicate";

/** Where parts of an upload are put aside. */
export interface Staging {
  uploadId: string;
  orgId: string;
  /** The number of the scan. */
  scan: SQL;
  /** Whether it may be. */
  guard: SQL;
  now: number;
}

/** Inserts all findings of an upload, or none. What is staged is gone then, unless it is a duplicate. */
export async function storeUpload(
  database: Database,
  scan: ScanAddress,
  { id, staged, last }: { id: string; staged: readonly AboutChunk[]; last: FindingChunk | undefined },
  now: number,
): Promise<UploadOutcome> {
  const about: AboutChunk[] = [...staged, ...(last ? [last] : [])];
  if (last && about.length === 1 && isShort(last.json)) return insertChunks(database, scan, [last], now);
  const staging = stagingOf(database, scan, id, now);
  const { guard, orgId } = staging;
  const [first, ...others] = about.map((chunk, position) => {
    const batch = { orgId, scanId: scan.scanId, attempt: null, now };
    const json = selectStaged(database, staging, position);
    return storeChunk(database, batch, { ...chunk, json }, { guard, onConflict: chunk.replaces ? "replace" : "fail" });
  });
  if (!first) return (await scanExists(database, scan)) ? { chunks: [], createdAt: now } : "no_scan";
  const stageLast = last ? [stage(database, staging, { position: staged.length, json: last.json })] : [];
  const later: BatchItem<"sqlite">[] = others.flatMap(({ record, rest }) => [record, rest].flat());
  const end = deleteStaged(database, staging);
  try {
    const [[record]] = await database.batch([first.record, ...stageLast, ...first.rest, ...later, end]);
    return record ? { chunks: about, createdAt: record.createdAt } : "no_scan";
  } catch (error) {
    if (isDuplicate(error)) return "duplicate";
    throw error;
  }
}

/** Keeps a chunk of an upload aside. @returns whether there is such a scan. */
export async function stageChunk(
  database: Database,
  scan: ScanAddress,
  { uploadId, position, json, now }: { uploadId: string; position: number; json: string; now: number },
): Promise<boolean> {
  const { meta } = await stage(database, stagingOf(database, scan, uploadId, now), { position, json });
  return meta.changes > 0;
}

export async function discardStaged(database: Database, { orgId }: ScanAddress, uploadId: string): Promise<void> {
  await deleteStaged(database, { orgId, uploadId });
}

/** Of every organization: what is this old belongs to no request any more. */
export async function deleteStagedBefore(database: Database, time: number): Promise<void> {
  await database.delete(stagedFindings).where(lt(stagedFindings.createdAt, time));
}

export function isShort(json: string): boolean {
  return json.length <= MAX_DIRECT_LENGTH;
}

export function stage(
  database: Database,
  { uploadId, orgId, scan, guard, now }: Staging,
  { position, json }: { position: number; json: string },
) {
  return database
    .insert(stagedFindings)
    .select(sql`select ${uploadId}, ${position}, ${organizationKey(orgId)}, ${scan}, ${now}, ${json} where ${guard}`);
}

/** The chunk, as `storeChunk` takes it. */
export function selectStaged(database: Database, staging: Pick<Staging, "uploadId" | "orgId">, position: number): SQL {
  const select = database
    .select({ findings: stagedFindings.findings })
    .from(stagedFindings)
    .where(and(isOf(staging), eq(stagedFindings.position, position)));
  return sql`(${select})`;
}

export function deleteStaged(database: Database, staging: Pick<Staging, "uploadId" | "orgId">) {
  return database.delete(stagedFindings).where(isOf(staging));
}

function stagingOf(database: Database, scan: ScanAddress, uploadId: string, now: number): Staging {
  const number = sql`${selectScanAt(database, scan)}`;
  return { uploadId, orgId: scan.orgId, scan: number, guard: sql`exists ${number}`, now };
}

function isOf({ uploadId, orgId }: Pick<Staging, "uploadId" | "orgId">) {
  return and(eq(stagedFindings.uploadId, uploadId), eq(stagedFindings.organizationId, organizationKey(orgId)));
}
