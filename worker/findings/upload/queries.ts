import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { z } from "zod";
import type { Database } from "../../database/client.ts";
import { compile } from "../../database/compile.ts";
import { findingBatches, ruleDescriptors, stagedFindings } from "../../database/finding-tables.ts";
import { organizationKey } from "../../database/keys.ts";
import { type ScanAddress, selectScanAt } from "../../database/scan-address.ts";
import { scanCoverage } from "../../database/vulnerability-tables.ts";
import type { UploadCoverage } from "../../vulnerabilities/comparison/ran-scanners.ts";
import { insertCoverage } from "../../vulnerabilities/coverage/queries.ts";
import { findAnswer, type HashedRequest, insertAnswer, isKeyUsed } from "../../idempotency/queries.ts";
import { insertChunks, isDuplicate, lacksText, type Stored } from "../queries.ts";
import type { FindingChunk } from "../store/finding-chunks.ts";
import { knownTexts } from "../store/known-texts.ts";
import { storeChunk } from "../store/queries.ts";

/** A chunk is bound to each of five statements: a longer one is bound once, to one that stages it. */
const MAX_DIRECT_LENGTH = 32 * 1024;

/** What stays in memory of a staged chunk. */
export interface AboutChunk extends Omit<FindingChunk, "json" | "findingsFrom" | "texts"> {
  /** Undefined where the upload has too many to remember. */
  texts: readonly string[] | undefined;
  /** Whether the scan has its findings already, and their content and severity are replaced. */
  replaces?: boolean;
}

/**
 * `no_scan` when the organization has no such project or the project no such scan, `duplicate` when an external id is there
 * twice, or in the scan already, `key_used` when an earlier request had the idempotency key.
 */
export type UploadOutcome = Stored | "no_scan" | "duplicate" | "key_used";

/** The upload and the scan that a chunk is staged for. */
export interface Staging {
  uploadId: string;
  orgId: string;
  /** The number of the scan. */
  scan: SQL;
  /** The condition for staging. */
  guard: SQL;
  now: number;
}

/** The answer to a request with an idempotency key, stored with its findings. */
export interface UploadAnswer {
  keyed: HashedRequest;
  /** What it is rebuilt from besides the request and the time that the chunks are stored with. */
  from: (chunks: readonly AboutChunk[]) => object;
}

/** The long texts of a rule; `metadata.sarif.rule` of its findings has the hash. */
export interface RuleDescriptor {
  /** Hexadecimal digits */
  hash: string;
  descriptor: object;
}

/** What is stored with the findings of an upload. */
export interface UploadParts {
  answer?: UploadAnswer | undefined;
  descriptors?: readonly RuleDescriptor[] | undefined;
  /** What the file reports about its tools. */
  coverage?: UploadCoverage | undefined;
}

interface StagedUpload extends UploadParts {
  id: string;
  staged: readonly AboutChunk[];
  last: FindingChunk | undefined;
}

interface StagedChunk extends ScanAddress, Pick<FindingChunk, "uuidPrefix" | "findings"> {
  uploadId: string;
  position: number;
  now: number;
}

/** Compiled, because a large upload has hundreds of them in one batch. */
const storeStagedWith = (onConflict: "fail" | "replace", { hasOtherSeverities = false, hasTexts = false } = {}) =>
  compile((database, given: StagedChunk) => {
    const { orgId, scanId, uuidPrefix, findings, position, now } = given;
    const guard = sql`exists ${selectScanAt(database, given)}`;
    const chunk = { uuidPrefix, findings, hasOtherSeverities, json: selectStaged(database, given, position) };
    const batch = { orgId, scanId, attempt: null, now };
    const { record, rest } = storeChunk(database, batch, chunk, { guard, onConflict, hasTexts });
    return [record, ...rest];
  });
const storeStagedOn = (onConflict: "fail" | "replace") => ({
  own: storeStagedWith(onConflict),
  known: storeStagedWith(onConflict, { hasTexts: true }),
  other: storeStagedWith(onConflict, { hasOtherSeverities: true }),
});
const storeStaged = { fail: storeStagedOn("fail"), replace: storeStagedOn("replace") };

/** Inserts all findings of an upload, or none. What is staged is gone then, unless it is a duplicate. */
export async function storeUpload(
  database: Database,
  scan: ScanAddress,
  upload: StagedUpload,
  now: number,
): Promise<UploadOutcome> {
  try {
    return await storeOnce(database, scan, upload, now);
  } catch (error) {
    if (!lacksText(error)) throw error;
    knownTexts.forget(scan.orgId, textsOf(upload));
    return storeOnce(database, scan, upload, now);
  }
}

function textsOf({ staged, last }: StagedUpload): string[] {
  const chunks: AboutChunk[] = [...staged, ...(last ? [last] : [])];
  return chunks.flatMap(({ texts }) => texts ?? []);
}

async function storeOnce(
  database: Database,
  scan: ScanAddress,
  upload: StagedUpload,
  now: number,
): Promise<UploadOutcome> {
  try {
    const outcome = await storeChunks(database, scan, upload, now);
    if (outcome !== "no_scan") knownTexts.add(scan.orgId, textsOf(upload));
    return outcome;
  } catch (error) {
    if (isKeyUsed(error)) return "key_used";
    if (isDuplicate(error)) return "duplicate";
    throw error;
  }
}

async function storeChunks(
  database: Database,
  scan: ScanAddress,
  { id, staged, last, answer, descriptors = [], coverage }: StagedUpload,
  now: number,
): Promise<Stored | "no_scan" | "duplicate"> {
  const about: AboutChunk[] = [...staged, ...(last ? [last] : [])];
  const answered: BatchItem<"sqlite">[] = [
    ...(descriptors.length > 0 ? [insertDescriptors(database, scan, descriptors)] : []),
    ...(coverage ? [insertUploadCoverage(database, scan, JSON.stringify(coverage))] : []),
    ...(answer ? [insertUploadAnswer(database, scan, { about, answer, now })] : []),
  ];
  if (last && about.length === 1 && isShort(last.json)) return insertChunks(database, scan, [last], now, answered);
  const staging = stagingOf(database, scan, id, now);
  const { orgId, projectSlug, scanId } = scan;
  // SQLite parses a chunk for each of its statements: those for texts are omitted where an earlier chunk has stored all of them.
  const stored = new Set<string>();
  const [first, ...others] = about.map(({ uuidPrefix, findings, replaces = false, ...chunk }, position) => {
    const isKnown = chunk.texts !== undefined && knownTexts.hasAll(orgId, chunk.texts, stored);
    for (const text of chunk.texts ?? []) stored.add(text);
    const store = storeStaged[replaces ? "replace" : "fail"];
    const how = chunk.hasOtherSeverities ? "other" : isKnown ? "known" : "own";
    return store[how](database, { orgId, projectSlug, scanId, uuidPrefix, findings, uploadId: id, position, now });
  });
  if (!first) {
    const [found] = await database.batch([selectScanAt(database, scan), ...answered]);
    return found.length > 0 ? { chunks: [], createdAt: now } : "no_scan";
  }
  const stageLast = last ? [stage(database, staging, { position: staged.length, json: last.json })] : [];
  const [insertFirst, ...rest] = first;
  const end = deleteStaged(database, staging);
  const [[record]] = await database.batch([insertFirst, ...stageLast, ...rest, ...others.flat(), end, ...answered]);
  return record ? { chunks: about, createdAt: record.createdAt } : "no_scan";
}

/** Repeated uploads of a file are one row. */
function insertUploadCoverage(database: Database, scan: ScanAddress, json: string) {
  const number = selectScanAt(database, scan);
  const guard = sql`exists ${number} and not exists (select 1 from ${scanCoverage} as known
    where known.organization_id = s.organization_id and known.scan_id = s.id and known.attempt is null and known.coverage = ${json})`;
  return insertCoverage(database, { orgId: scan.orgId, scanId: scan.scanId, attempt: null }, json, guard);
}

function insertDescriptors(database: Database, scan: ScanAddress, descriptors: readonly RuleDescriptor[]) {
  const rows = JSON.stringify(descriptors.map(({ hash, descriptor }) => [hash, descriptor]));
  return database
    .insert(ruleDescriptors)
    .select(
      sql`select ${organizationKey(scan.orgId)}, unhex(value->>0), value->1 from json_each(${rows})
        where exists ${selectScanAt(database, scan)}`,
    )
    .onConflictDoNothing();
}

/** Stores nothing if there is no such scan. */
function insertUploadAnswer(
  database: Database,
  scan: ScanAddress,
  { about, answer, now }: { about: readonly AboutChunk[]; answer: UploadAnswer; now: number },
) {
  const prefix = sql.param(about[0]?.uuidPrefix ?? "", findingBatches.uuidPrefix);
  const createdAt = sql`ifnull((select b.created_at from ${findingBatches} as b
    where b.organization_id = ${organizationKey(scan.orgId)} and b.uuid_prefix = ${prefix}), ${now})`;
  const condition = sql`exists ${selectScanAt(database, scan)}`;
  const stored = sql`json_array(${createdAt}, json(${JSON.stringify(answer.from(about))}))`;
  return insertAnswer(database, answer.keyed, { answer: stored, condition, now });
}

/**
 * What `from` gave for an earlier upload with the key, and when that was stored; undefined if there was none.
 * @throws ApiError `idempotency_key_reused`
 */
export async function findUploadAnswer<T>(
  database: Database,
  keyed: HashedRequest,
  schema: z.ZodType<T>,
): Promise<{ from: T; createdAt: number } | undefined> {
  const answer = await findAnswer(database, keyed, z.tuple([z.int(), schema]));
  return answer && { createdAt: answer[0], from: answer[1] };
}

/** Stages a chunk of an upload. @returns whether there is such a scan. */
export async function stageChunk(
  database: Database,
  scan: ScanAddress,
  { uploadId, position, json, now }: Pick<StagedChunk, "uploadId" | "position" | "now"> & Pick<FindingChunk, "json">,
): Promise<boolean> {
  const { meta } = await stage(database, stagingOf(database, scan, uploadId, now), { position, json });
  return meta.changes > 0;
}

/** Deletes the staged chunks of an upload. */
export async function discardStaged(database: Database, { orgId }: ScanAddress, uploadId: string): Promise<void> {
  await deleteStaged(database, { orgId, uploadId });
}

/** Of every organization: what is this old belongs to no request any more. */
export async function deleteStagedBefore(database: Database, time: number): Promise<void> {
  await database.delete(stagedFindings).where(lt(stagedFindings.createdAt, time));
}

/** Whether a chunk is bound to each of its statements; a longer one is staged. */
export function isShort([first = "", ...others]: FindingChunk["json"]): boolean {
  return others.length === 0 && first.length <= MAX_DIRECT_LENGTH;
}

/** A statement that stages a chunk if the guard holds. */
export function stage(
  database: Database,
  { uploadId, orgId, scan, guard, now }: Staging,
  { position, json }: { position: number; json: FindingChunk["json"] },
) {
  const whole = sql.join(
    json.map((piece) => sql`${piece}`),
    sql` || `,
  );
  return database
    .insert(stagedFindings)
    .select(sql`select ${uploadId}, ${position}, ${organizationKey(orgId)}, ${scan}, ${now}, ${whole} where ${guard}`);
}

/** The chunk, as `storeChunk` takes it. */
export function selectStaged(database: Database, staging: Pick<Staging, "uploadId" | "orgId">, position: number): SQL {
  const select = database
    .select({ findings: stagedFindings.findings })
    .from(stagedFindings)
    .where(and(isOf(staging), eq(stagedFindings.position, position)));
  return sql`(${select})`;
}

/** A statement that deletes the staged chunks of an upload. */
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
