import { eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../database/client.ts";
import {
  findingBatches,
  findingContents,
  findingDirectories,
  findingFiles,
  findings,
  findingScanners,
  findingSeverities,
  ruleTexts,
  unreferencedContents,
  type WordTable,
} from "../../database/finding-tables.ts";
import { organizationKey, scanKey } from "../../database/keys.ts";
import { scans } from "../../database/tables.ts";
import { SEVERITIES } from "../../contract/finding.ts";
import type { FindingChunk } from "./finding-chunks.ts";

/** The common columns of the findings of a chunk. */
export interface NewBatch {
  orgId: string;
  scanId: string;
  /** Null for findings created by a client. */
  attempt: number | null;
  now: number;
}

/** A value of an element of the chunk, by its index in `FindingChunker` or `ChunkRules`. */
const field = (place: number) => sql.raw(`element.value->>${place}`);
const EXTERNAL_HASH = sql`unhex(${field(0)})`;
const HASH = sql`unhex(${field(1)})`;
const EXTERNAL_ID = sql`ifnull(${field(3)}, unhex(${field(4)}))`;
const SEVERITY = field(6);
const RULE_HASH = sql`unhex(${field(12)})`;
const HASH_OF_RULE = sql`unhex(${field(0)})`;
/** Of a path `text`, by the number of characters of its directory. */
const directoryOf = (text: string, length: SQL) => sql`substr(${sql.raw(text)}, 1, ${length})`;
const nameOf = (text: string, length: SQL) => sql`substr(${sql.raw(text)}, ${length} + 1)`;
/** The directory `d` and the file `p` of a content `c`. */
const LOCATED = sql`left join ${findingDirectories} as d on d.organization_id = c.organization_id
    and d.path = ${directoryOf("c.location_path", field(11))}
  left join ${findingFiles} as p on p.organization_id = c.organization_id and p.directory_id = d.id
    and p.name = ${nameOf("c.location_path", field(11))}`;
const ifLocated = (column: string) => sql`iif(c.location_path is null, 0, ${sql.raw(column)})`;

/** The columns of a stored finding that a finding with the same external id replaces. */
const REPLACED = {
  contentId: sql`excluded.content_id`,
  severityId: sql`excluded.severity_id`,
  ruleTextId: sql`excluded.rule_text_id`,
  directoryId: sql`excluded.directory_id`,
  fileId: sql`excluded.file_id`,
};

/**
 * Statements of one D1 batch that store a chunk if `guard` holds. The first inserts the batch row and returns its creation time,
 * unless the scan does not exist or the guard does not hold; without that row, the others store nothing. The last stores the
 * findings, and its `changes` are their number.
 * @param json the chunk, or a subquery for it
 * @param onConflict whether a finding that the scan already has is a unique violation, is skipped, or replaces the content and
 * the severity of the stored one
 * @param hasTexts whether the organization has all scanners and rules of the chunk; otherwise they are stored.
 * @param hasPaths the same of its directories and files; a trigger stores those that are missing, one by one
 */
export function storeChunk(
  database: Database,
  batch: NewBatch,
  chunk: Omit<FindingChunk, "json" | "findingsFrom" | "texts"> & { json: string | SQL },
  {
    guard,
    onConflict,
    hasTexts = false,
    hasPaths = false,
  }: { guard: SQL; onConflict: "fail" | "skip" | "replace"; hasTexts?: boolean; hasPaths?: boolean },
) {
  const organization = organizationKey(batch.orgId);
  const prefix = sql`${sql.param(chunk.uuidPrefix, findingBatches.uuidPrefix)}`;
  const elements = (name: string) => sql`
    from ${findingBatches} as b cross join json_each(${chunk.json}, ${`$.${name}`}) as element
    where b.organization_id = ${organization} and b.uuid_prefix = ${prefix}`;
  const words = (table: WordTable, name: string, first: number) =>
    database.insert(table).select(sql`
      select b.organization_id, (select ifnull(max(id), ${first - 1}) from ${table} where organization_id = b.organization_id)
        + element.key + 1, element.value ${elements(name)}
        and not exists (select 1 from ${table} where organization_id = b.organization_id and name = element.value)`);
  const directories = database.insert(findingDirectories).select(sql`
    select b.organization_id, (select ifnull(max(id), 0) from ${findingDirectories} where organization_id = b.organization_id)
      + element.key + 1, element.value ${elements("directories")}
      and not exists (select 1 from ${findingDirectories} where organization_id = b.organization_id and path = element.value)`);
  const path = "element.value->>0";
  const files = database.insert(findingFiles).select(sql`
    select b.organization_id, (select ifnull(max(id), 0) from ${findingFiles} where organization_id = b.organization_id)
      + element.key + 1, d.id, ${nameOf(path, field(1))}
    from ${findingBatches} as b cross join json_each(${chunk.json}, '$.files') as element
      cross join ${findingDirectories} as d on d.organization_id = b.organization_id and d.path = ${directoryOf(path, field(1))}
    where b.organization_id = ${organization} and b.uuid_prefix = ${prefix}
      and not exists (select 1 from ${findingFiles} as p
        where p.organization_id = b.organization_id and p.directory_id = d.id and p.name = ${nameOf(path, field(1))})`);
  const record = database
    .insert(findingBatches)
    .select(recordOf(batch, chunk, guard))
    .returning({ createdAt: findingBatches.createdAt });
  const rules = database.insert(ruleTexts).select(sql`
    select b.organization_id, (select ifnull(max(id), 0) from ${ruleTexts} where organization_id = b.organization_id)
      + element.key + 1, ${HASH_OF_RULE}, ${field(2)}, ${field(3)}, ${field(1)}, ${field(4)} ${elements("rules")}
      and not exists (select 1 from ${ruleTexts} where organization_id = b.organization_id and hash = ${HASH_OF_RULE})`);
  const ofExternalId = (what: SQL) => sql`(select ${what} from ${findingContents} as c
    where c.organization_id = b.organization_id and c.external_hash = ${EXTERNAL_HASH}`;
  // Without a column of `b`, SQLite reads the last number once.
  const number = sql`(select ifnull(max(id), 0) from ${findingContents} where organization_id = ${organization})
    + element.key + 1`;
  const contents = database.insert(findingContents).select(sql`
    select b.organization_id, ${number}, ${HASH}, ${EXTERNAL_HASH},
      ifnull(${ofExternalId(sql`c.problem_id`)} and c.external_id = ${EXTERNAL_ID} limit 1), ${number}),
      (select r.id from ${ruleTexts} as r where r.organization_id = b.organization_id and r.hash = ${RULE_HASH}),
      ${EXTERNAL_ID}, ${field(5)}, ${field(13)}, ${field(2)}, unhex(${field(10)}) ${elements("findings")}
      and not exists ${ofExternalId(sql`1`)} and c.hash = ${HASH})`);
  const ofChunk = sql`${findingBatches} as b cross join json_each(${chunk.json}, '$.findings') as element
      cross join ${findingContents} as c on c.organization_id = b.organization_id
        and c.external_hash = ${EXTERNAL_HASH} and c.hash = ${HASH}`;
  const replaced = database
    .insert(unreferencedContents)
    .select(
      sql`
    select f.organization_id, f.content_id from ${ofChunk} cross join ${findings} as f on f.organization_id = b.organization_id
      and f.problem_id = c.problem_id and f.scan_id = b.scan_id and f.content_id <> c.id
    where b.organization_id = ${organization} and b.uuid_prefix = ${prefix}`,
    )
    .onConflictDoNothing();
  const severity = chunk.hasOtherSeverities
    ? sql`iif(typeof(${SEVERITY}) = 'integer', ${SEVERITY}, ${wordId(findingSeverities, SEVERITY)})`
    : SEVERITY;
  const rows = database.insert(findings).select(sql`
    select b.organization_id, b.first_id + element.key, b.scan_id, c.problem_id, c.id,
      ${severity}, ${wordId(findingScanners, field(7))}, ${field(8)}, ${field(9)}, null, c.rule_text_id,
      ${ifLocated("d.id")}, ${ifLocated("p.id")}
    from ${ofChunk} ${LOCATED}
    where b.organization_id = ${organization} and b.uuid_prefix = ${prefix}`);
  const target = [findings.organizationId, findings.problemId, findings.scanId];
  const rest: BatchItem<"sqlite">[] = [
    ...(hasTexts ? [] : [words(findingScanners, "scanners", 1)]),
    ...(chunk.hasOtherSeverities ? [words(findingSeverities, "severities", SEVERITIES.length)] : []),
    ...(hasTexts ? [] : [rules]),
    ...(hasPaths ? [] : [directories, files]),
    contents,
    ...(onConflict === "replace" ? [replaced] : []),
    onConflict === "fail"
      ? rows
      : onConflict === "skip"
        ? rows.onConflictDoNothing({ target })
        : rows.onConflictDoUpdate({ target, set: REPLACED }),
  ];
  return { record, rest };
}

const ofLast = (column: string) =>
  sql`(select ${sql.raw(column)} from ${findingBatches} as last where last.organization_id = ${scans.organizationId}
    order by last.last_id desc limit 1)`;

function recordOf(
  { orgId, scanId, attempt, now }: NewBatch,
  { findings: count, uuidPrefix }: Pick<FindingChunk, "findings" | "uuidPrefix">,
  guard: SQL,
): SQL {
  const isScan = sql`${eq(scans.organizationId, organizationKey(orgId))} and ${eq(scans.id, scanKey({ orgId, scanId }))}`;
  // The clock of an isolate may be behind: within an organization, the time never decreases.
  return sql`
    select ${scans.organizationId}, ifnull(${ofLast("last_id")}, 0) + ${count}, ifnull(${ofLast("last_id")}, 0) + 1,
      ${scans.id}, ${scans.projectId}, ${scans.uuid}, ${sql.param(uuidPrefix, findingBatches.uuidPrefix)},
      max(${now}, ifnull(${ofLast("created_at")}, 0)), ${attempt}, ${scans.isLatest}
    from ${scans} where ${isScan} and ${guard}`;
}

function wordId(table: WordTable, name: SQL): SQL {
  return sql`(select w.id from ${table} as w where w.organization_id = b.organization_id and w.name = ${name})`;
}
