import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../database/client.ts";
import { compile } from "../database/compile.ts";
import { violatesNotNull, violatesUnique } from "../database/constraint.ts";
import { findingBatches, findingContents, findings } from "../database/finding-tables.ts";
import { organizationKey } from "../database/keys.ts";
import { type ScanAddress, selectScanAt } from "../database/scan-address.ts";
import { CANDIDATE } from "./lists/ranges.ts";
import { presentRows, selectRows } from "./lists/rows.ts";
import type { Finding } from "./schemas.ts";
import { chunkFindings, externalHash, type FindingChunk, findingsOf, type NewFinding } from "./store/finding-chunks.ts";
import { parseFindingId } from "./store/finding-id.ts";
import { knownTexts } from "./store/known-texts.ts";
import { storeChunk } from "./store/queries.ts";

type FindingAddress = ScanAddress & NonNullable<ReturnType<typeof parseFindingId>>;

/** A finding `f` of a scan and its batch `b`. */
function isFinding(database: Database, finding: FindingAddress): SQL {
  return sql`b.organization_id = ${organizationKey(finding.orgId)} and b.uuid_prefix = unhex(${finding.prefix})
    and b.scan_id = ${selectScanAt(database, finding)} and f.organization_id = b.organization_id
    and f.id = b.first_id + ${finding.number} and f.id <= b.last_id`;
}

const selectFinding = compile((database, finding: FindingAddress) => {
  const candidate = sql`select 0 as rank, ${CANDIDATE} from ${findingBatches} as b cross join ${findings} as f
    where ${isFinding(database, finding)}`;
  const { columns, from } = selectRows(finding.orgId, candidate);
  return [database.select({ row: columns }).from(from)];
});

export async function findFinding(
  database: Database,
  scan: ScanAddress,
  findingId: string,
): Promise<Finding | undefined> {
  const { orgId } = scan;
  const id = parseFindingId(findingId);
  if (!id) return undefined;
  const [read] = await database.batch(selectFinding(database, { ...scan, ...id }));
  for await (const [finding] of presentRows(database, orgId, read)) return finding;
  return undefined;
}

/** @returns whether the finding existed. */
export async function deleteFinding(database: Database, scan: ScanAddress, findingId: string): Promise<boolean> {
  const id = parseFindingId(findingId);
  if (!id) return false;
  const rows = await database
    .delete(findings)
    .where(
      sql`(${findings.organizationId}, ${findings.id}) in (select f.organization_id, f.id
        from ${findingBatches} as b cross join ${findings} as f where ${isFinding(database, { ...scan, ...id })})`,
    )
    .returning({ id: findings.id });
  return rows.length > 0;
}

/** Stored findings: the UUIDs of each chunk begin with its prefix. */
export interface Stored {
  chunks: readonly Pick<FindingChunk, "uuidPrefix" | "findings">[];
  createdAt: number;
}

interface ChunkOfScan extends ScanAddress, Pick<FindingChunk, "uuidPrefix" | "findings"> {
  json: string;
  now: number;
}

const storeWith = ({ hasOtherSeverities = false, hasTexts = false, hasPaths = false }) =>
  compile((database, given: ChunkOfScan) => {
    const { orgId, scanId, now, uuidPrefix, json } = given;
    const guard = sql`exists ${selectScanAt(database, given)}`;
    const chunk = { uuidPrefix, json, findings: given.findings, hasOtherSeverities };
    const batch = { orgId, scanId, attempt: null, now };
    const { record, rest } = storeChunk(database, batch, chunk, {
      guard,
      onConflict: "fail",
      hasTexts,
      hasPaths,
    });
    return [record, ...rest];
  });
const store = {
  own: storeWith({}),
  known: storeWith({ hasTexts: true }),
  /** Most often directory and file are known: the statements would cost more than the trigger does else. */
  single: storeWith({ hasTexts: true, hasPaths: true }),
  other: storeWith({ hasOtherSeverities: true }),
};

/**
 * Inserts all findings, at least one, or none.
 * @returns `no_scan` if the organization has no such project or the project no such scan, `duplicate` if an external id occurs
 * twice, in the findings or in the scan.
 */
export function insertFindings(database: Database, scan: ScanAddress, rows: readonly NewFinding[], now: number) {
  return insertChunks(database, scan, chunkFindings(rows), now);
}

/** @param more further statements of the batch */
export async function insertChunks(
  database: Database,
  scan: ScanAddress,
  chunks: readonly FindingChunk[],
  now: number,
  more: readonly BatchItem<"sqlite">[] = [],
): Promise<Stored | "no_scan" | "duplicate"> {
  const { orgId } = scan;
  const texts = chunks.flatMap((chunk) => chunk.texts);
  const isKnown = knownTexts.hasAll(orgId, texts);
  const [first, ...others] = chunks.map(({ uuidPrefix, findings: count, json, findingsFrom, hasOtherSeverities }) => {
    const known = count === 1 ? "single" : "known";
    const how = hasOtherSeverities ? "other" : isKnown ? known : "own";
    const chunk = {
      ...scan,
      now,
      uuidPrefix,
      findings: count,
      json: how === known ? findingsOf({ json, findingsFrom }) : json.join(""),
    };
    return store[how](database, chunk);
  });
  if (!first) throw new RangeError("There is nothing to insert.");
  try {
    const [[record]] = await database.batch([...first, ...others.flat(), ...more]);
    if (!record) return "no_scan";
    knownTexts.add(orgId, texts);
    return { chunks, createdAt: record.createdAt };
  } catch (error) {
    if (isDuplicate(error)) return "duplicate";
    if (!isKnown || !lacksText(error)) throw error;
    knownTexts.forget(orgId, texts);
    return insertChunks(database, scan, chunks, now, more);
  }
}

/** Whether a rule or scanner has been deleted since this isolate stored it. */
export function lacksText(error: unknown): boolean {
  return violatesNotNull(error, "finding_contents.rule_text_id") || violatesNotNull(error, "findings.scanner_id");
}

/** Whether the scan has one of the external ids. */
export function isDuplicate(error: unknown): boolean {
  return violatesUnique(error, "findings.organization_id", "findings.problem_id", "findings.scan_id");
}

/** One of the external ids that findings of the scan already have, or undefined. */
export async function findStoredExternalId(
  database: Database,
  scan: ScanAddress,
  externalIds: readonly string[],
): Promise<string | undefined> {
  const organization = organizationKey(scan.orgId);
  for (const ids of chunkExternalIds(externalIds)) {
    const [row] = await database
      .select({ place: sql<number>`element.key` })
      .from(
        sql`json_each(${JSON.stringify(ids.map(externalHash))}) as element cross join ${findingContents}
          cross join ${findings}`,
      )
      .where(
        and(
          eq(findingContents.organizationId, organization),
          sql`${findingContents.externalHash} = unhex(element.value)`,
          eq(findings.organizationId, findingContents.organizationId),
          eq(findings.problemId, findingContents.problemId),
          sql`${findings.scanId} = ${selectScanAt(database, scan)}`,
        ),
      )
      .limit(1);
    if (row) return ids[row.place];
  }
  return undefined;
}

const IDS_PER_STATEMENT = 10_000;

function chunkExternalIds(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / IDS_PER_STATEMENT) }, (_, n) =>
    ids.slice(n * IDS_PER_STATEMENT, (n + 1) * IDS_PER_STATEMENT),
  );
}

export async function scanExists(database: Database, scan: ScanAddress): Promise<boolean> {
  return (await selectScanAt(database, scan)).length > 0;
}
