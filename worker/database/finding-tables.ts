import { type SQL, sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { organizationId, scans } from "./tables.ts";
import { bytes, uuid } from "./uuid.ts";

/*
 * Findings. README.md describes the purpose of each table, key and index. The migrations contain what Drizzle cannot express:
 * `findings` and `finding_batches` are WITHOUT ROWID, one trigger deletes the findings of a deleted batch, and another records
 * the content of a deleted finding in `unreferenced_contents`.
 */

/** The findings stored by one statement, and their common columns. Their ids, and thus their UUIDs, are consecutive. */
export const findingBatches = sqliteTable(
  "finding_batches",
  {
    organizationId: integer("organization_id").notNull(),
    /** The id of the last finding. Ids are assigned in order of creation, after those of the last stored batch. */
    lastId: integer("last_id").notNull(),
    firstId: integer("first_id").notNull(),
    scanId: integer("scan_id").notNull(),
    projectId: integer("project_id").notNull(),
    /** The UUID of the scan, so that lists need no lookup. */
    scanUuid: uuid("scan_uuid").notNull(),
    /** The first 13 bytes of the UUIDs of its findings; the last three bytes are the index of the finding in the batch. */
    uuidPrefix: bytes("uuid_prefix").notNull(),
    /** Not before the creation time of the previous batch. */
    createdAt: integer("created_at").notNull(),
    /** The attempt whose runner reported them; null for findings created by a client. */
    attempt: integer("attempt"),
    /** Equal to that of the scan. */
    isLatest: integer("is_latest").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.lastId] }),
    foreignKey({
      columns: [table.organizationId, table.scanId],
      foreignColumns: [scans.organizationId, scans.id],
    }).onDelete("cascade"),
    uniqueIndex("finding_batches_uuid_unique").on(table.organizationId, table.uuidPrefix),
    // Unique like the primary key: from it SQLite derives that the findings of a batch come before those of the next.
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

/** For lists: severities from this id on share a range of the index. */
export const LAST_SEVERITY_RANGE = 9;

/** The columns that may differ between scans. The common columns are in the batch, everything else is in the content. */
export const findings = sqliteTable(
  "findings",
  {
    organizationId: integer("organization_id").notNull(),
    id: integer("id").notNull(),
    scanId: integer("scan_id").notNull(),
    /** Identifies the external id. */
    problemId: integer("problem_id").notNull(),
    contentId: integer("content_id").notNull(),
    /** The rank of a known severity, or the id in `finding_severities`. */
    severityId: integer("severity_id").notNull(),
    scannerId: integer("scanner_id").notNull(),
    locationLine: integer("location_line"),
    locationColumn: integer("location_column"),
    /**
     * The severity, where all beyond the limit share one value, so that lists merge a bounded number of index ranges. A virtual
     * column, not stored.
     */
    severityRange: integer("severity_range").generatedAlwaysAs(sql.raw(`(min(severity_id, ${LAST_SEVERITY_RANGE}))`), {
      mode: "virtual",
    }),
    /** Set when the scan is compared: see vulnerability-tables.ts. */
    vulnerabilityId: integer("vulnerability_id"),
    /** Those of the content, for lists. Null until `indexFindings` in organizations from before these columns. */
    ruleTextId: integer("rule_text_id"),
    /** The directory and the file of the path; 0 without a path. */
    directoryId: integer("directory_id"),
    fileId: integer("file_id"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("findings_problem_unique").on(table.organizationId, table.problemId, table.scanId),
    index("findings_severity").on(table.organizationId, table.severityRange, table.id),
    index("findings_scanner").on(table.organizationId, table.scannerId, table.severityRange, table.id),
    index("findings_vulnerability")
      .on(table.organizationId, table.vulnerabilityId, table.id)
      .where(sql`vulnerability_id is not null`),
    index("findings_rule_severity")
      .on(table.organizationId, table.ruleTextId, table.severityRange, table.id)
      .where(sql`file_id is not null`),
    index("findings_directory_severity")
      .on(table.organizationId, table.directoryId, table.severityRange, table.id)
      .where(sql`file_id is not null`),
    index("findings_scanner_directory")
      .on(table.organizationId, table.scannerId, table.directoryId, table.severityRange, table.id)
      .where(sql`file_id is not null`),
    index("findings_file_severity")
      .on(table.organizationId, table.fileId, table.severityRange, table.id)
      .where(sql`file_id is not null`),
  ],
);

/** The directories of the paths of findings. The cron trigger deletes those without files. */
export const findingDirectories = sqliteTable(
  "finding_directories",
  {
    organizationId: organizationId(),
    id: integer("id").notNull(),
    /** With the slash at the end; empty for the root. */
    path: text("path").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("finding_directories_path_unique").on(table.organizationId, table.path),
  ],
);

/** The files of the paths of findings. The cron trigger deletes those without findings. */
export const findingFiles = sqliteTable(
  "finding_files",
  {
    organizationId: organizationId(),
    id: integer("id").notNull(),
    directoryId: integer("directory_id").notNull(),
    /** What follows the directory in the path. */
    name: text("name").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("finding_files_name_unique").on(table.organizationId, table.directoryId, table.name),
  ],
);

/** The directory of a path: the characters at its end that are not slashes are removed. */
export function directoryOf(path: SQL): SQL {
  return sql`rtrim(${path}, replace(${path}, '/', ''))`;
}

/** The content of a finding, stored once per organization for all scans that find it. */
export const findingContents = sqliteTable(
  "finding_contents",
  {
    organizationId: organizationId(),
    id: integer("id").notNull(),
    /** Hash of the whole content. */
    hash: bytes("hash").notNull(),
    /** Hash of the external id. */
    externalHash: bytes("external_hash").notNull(),
    /** The id of the first content with this external id. */
    problemId: integer("problem_id").notNull(),
    ruleTextId: integer("rule_text_id").notNull(),
    /** A BLOB if it consists of lower-case hexadecimal digits. */
    externalId: text("external_id").notNull(),
    locationPath: text("location_path"),
    /** Null if equal to that of the rule. */
    description: text("description"),
    /** JSON array of the values for the placeholders in the metadata of the rule; null for none. */
    metadata: text("metadata"),
    /** By which scans are compared: `findingKey`. Null for contents from before there were keys. */
    key: bytes("key"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index("finding_contents_external_hash").on(table.organizationId, table.externalHash),
    index("finding_contents_rule").on(table.organizationId, table.ruleTextId),
  ],
);

/** The JSON path of the hash in `rule_texts` that refers to a row of `rule_descriptors`. */
export const DESCRIPTOR_OF_RULE = sql.raw("metadata ->> '$[0].sarif.rule'");

/** Whether a rule is about quality. */
export const IS_QUALITY_RULE = sql.raw("metadata ->> '$[0].kind' = 'quality'");

/** The common part of the findings of a rule. A new version of the rule gets a new row. */
export const ruleTexts = sqliteTable(
  "rule_texts",
  {
    organizationId: organizationId(),
    id: integer("id").notNull(),
    hash: bytes("hash").notNull(),
    scanner: text("scanner").notNull(),
    title: text("title").notNull(),
    description: text("description"),
    /** JSON array of fragments of JSON text, with numbers for the placeholders between them. */
    metadata: text("metadata").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("rule_texts_hash_unique").on(table.organizationId, table.hash),
    index("rule_texts_descriptor")
      .on(table.organizationId, sql`(${DESCRIPTOR_OF_RULE})`)
      .where(sql`${DESCRIPTOR_OF_RULE} is not null`),
    index("rule_texts_quality").on(table.organizationId, table.id).where(IS_QUALITY_RULE),
  ],
);

/** The titles and scanners of 64 rules, for lists: a line is the number of a rule and a JSON string. Triggers write them. */
export const ruleTitlePages = sqliteTable(
  "rule_title_pages",
  {
    organizationId: organizationId(),
    /** The number of a rule divided by 64. */
    page: integer("page").notNull(),
    titles: text("titles").notNull(),
    /** In the same form. */
    scanners: text("scanners").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.page] })],
);

/** Which severities the findings of 64 rules have or have had, for lists by rule. Triggers write them. */
export const ruleSeverityPages = sqliteTable(
  "rule_severity_pages",
  {
    organizationId: organizationId(),
    /** The number of a rule divided by 64. */
    page: integer("page").notNull(),
    /** Ten digits for each rule, one for each severity range: 1 where there is a finding. */
    severities: text("severities").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.page] })],
);

/** The long texts of rules in SARIF uploads, which only an export reads. */
export const ruleDescriptors = sqliteTable(
  "rule_descriptors",
  {
    organizationId: organizationId(),
    hash: bytes("hash").notNull(),
    /** JSON */
    descriptor: text("descriptor").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.hash] })],
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

/** Severities that this service's own scanners do not use. */
export const findingSeverities = words("finding_severities");
export const findingScanners = words("finding_scanners");
export type WordTable = typeof findingScanners;

/** Contents that a deleted finding referred to. The cron trigger deletes those without findings. */
export const unreferencedContents = sqliteTable(
  "unreferenced_contents",
  {
    organizationId: organizationId(),
    contentId: integer("content_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.contentId] })],
);

/** Findings of an upload that is too large for one batch, until all of them are staged. Only the upload reads them. */
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
