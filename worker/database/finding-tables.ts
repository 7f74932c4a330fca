import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { organizationId, scans } from "./tables.ts";
import { bytes, uuid } from "./uuid.ts";

/*
 * Findings, content apart: README.md says what each table, key and index is for. What the migrations have and Drizzle cannot
 * say: `findings` and `finding_batches` are WITHOUT ROWID, the findings of a batch are deleted with it by a trigger, and a
 * deleted finding leaves its content in `unreferenced_contents` by another.
 */

/** The findings that one statement stored: their ids, and so their UUIDs, are consecutive, and all else they share is here. */
export const findingBatches = sqliteTable(
  "finding_batches",
  {
    organizationId: integer("organization_id").notNull(),
    /** The id of its last finding. Ids are given out once within the organization, in order of creation. */
    lastId: integer("last_id").notNull(),
    firstId: integer("first_id").notNull(),
    scanId: integer("scan_id").notNull(),
    projectId: integer("project_id").notNull(),
    /** That of the scan, so that lists need not look it up. */
    scanUuid: uuid("scan_uuid").notNull(),
    /** The first 13 bytes of the UUIDs of its findings; the last three are the number of the finding in the batch. */
    uuidPrefix: bytes("uuid_prefix").notNull(),
    /** Never before that of the batch before. */
    createdAt: integer("created_at").notNull(),
    /** The attempt whose runner found them; null for a client's own. */
    attempt: integer("attempt"),
    /** That of the scan. */
    isLatest: integer("is_latest").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.lastId] }),
    foreignKey({
      columns: [table.organizationId, table.scanId],
      foreignColumns: [scans.organizationId, scans.id],
    }).onDelete("cascade"),
    uniqueIndex("finding_batches_uuid_unique").on(table.organizationId, table.uuidPrefix),
    // Unique as the key is: SQLite then knows that the findings of one batch come before those of the next.
    uniqueIndex("finding_batches_scan").on(table.organizationId, table.scanId, table.lastId),
    uniqueIndex("finding_batches_project").on(table.organizationId, table.projectId, table.lastId),
    index("finding_batches_time").on(table.organizationId, table.createdAt, table.lastId),
    uniqueIndex("finding_batches_latest")
      .on(table.organizationId, table.lastId)
      .where(sql`is_latest = 1`),
    uniqueIndex("finding_batches_latest_of_project")
      .on(table.organizationId, table.projectId, table.lastId)
      .where(sql`is_latest = 1`),
  ],
);

/** Of lists: severities from this id on share a range of the index. */
export const LAST_SEVERITY_RANGE = 9;

/** What varies from scan to scan. Where it is, and all else, say its batch and its content. */
export const findings = sqliteTable(
  "findings",
  {
    organizationId: integer("organization_id").notNull(),
    id: integer("id").notNull(),
    scanId: integer("scan_id").notNull(),
    /** Stands for the external id. */
    problemId: integer("problem_id").notNull(),
    contentId: integer("content_id").notNull(),
    /** The rank of one of our severities, or the id of another. */
    severityId: integer("severity_id").notNull(),
    scannerId: integer("scanner_id").notNull(),
    locationLine: integer("location_line"),
    locationColumn: integer("location_column"),
    /** The severity, as long as there are few: lists merge a bounded number of ranges of an index. Takes no room. */
    severityRange: integer("severity_range").generatedAlwaysAs(sql.raw(`(min(severity_id, ${LAST_SEVERITY_RANGE}))`), {
      mode: "virtual",
    }),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("findings_problem_unique").on(table.organizationId, table.problemId, table.scanId),
    index("findings_severity").on(table.organizationId, table.severityRange, table.id),
    index("findings_scanner").on(table.organizationId, table.scannerId, table.severityRange, table.id),
  ],
);

/** What a finding says, once in the organization, whichever scans find it. */
export const findingContents = sqliteTable(
  "finding_contents",
  {
    organizationId: organizationId(),
    id: integer("id").notNull(),
    /** Of all of the content. */
    hash: bytes("hash").notNull(),
    /** Of the external id. */
    externalHash: bytes("external_hash").notNull(),
    /** The id of the first content with this external id. */
    problemId: integer("problem_id").notNull(),
    ruleTextId: integer("rule_text_id").notNull(),
    /** As bytes where it is written in lower-case hexadecimal digits. */
    externalId: text("external_id").notNull(),
    locationPath: text("location_path"),
    /** Null where it is that of the rule. */
    description: text("description"),
    /** JSON array of the values that the metadata of the rule has holes for; null for none. */
    metadata: text("metadata"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index("finding_contents_external_hash").on(table.organizationId, table.externalHash),
    index("finding_contents_rule").on(table.organizationId, table.ruleTextId),
  ],
);

/** What the findings of a rule have in common; a new version of the rule has a row of its own. */
export const ruleTexts = sqliteTable(
  "rule_texts",
  {
    organizationId: organizationId(),
    id: integer("id").notNull(),
    hash: bytes("hash").notNull(),
    scanner: text("scanner").notNull(),
    title: text("title").notNull(),
    description: text("description"),
    /** JSON array of pieces of JSON text and of numbers, which stand for the holes between them. */
    metadata: text("metadata").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("rule_texts_hash_unique").on(table.organizationId, table.hash),
  ],
);

const words = (name: string) =>
  sqliteTable(
    name,
    { organizationId: organizationId(), id: integer("id").notNull(), name: text("name").notNull() },
    (table) => [
      primaryKey({ columns: [table.organizationId, table.id] }),
      uniqueIndex(`${name}_name_unique`).on(table.organizationId, table.name),
    ],
  );

/** Severities that are none of ours. */
export const findingSeverities = words("finding_severities");
export const findingScanners = words("finding_scanners");
export type WordTable = typeof findingScanners;

/** Contents that have lost a finding: the cron deletes those that no finding refers to. */
export const unreferencedContents = sqliteTable(
  "unreferenced_contents",
  {
    organizationId: organizationId(),
    contentId: integer("content_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.contentId] })],
);

/** Findings of an upload too large for one batch, until all of them are there: nothing reads them but what stores them. */
export const stagedFindings = sqliteTable(
  "staged_findings",
  {
    uploadId: text("upload_id").notNull(),
    position: integer("position").notNull(),
    organizationId: integer("organization_id").notNull(),
    scanId: integer("scan_id").notNull(),
    createdAt: integer("created_at").notNull(),
    /** JSON */
    findings: text("findings").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.position] }),
    foreignKey({
      columns: [table.organizationId, table.scanId],
      foreignColumns: [scans.organizationId, scans.id],
    }).onDelete("cascade"),
    index("staged_findings_scan").on(table.organizationId, table.scanId),
    index("staged_findings_created").on(table.createdAt),
  ],
);
