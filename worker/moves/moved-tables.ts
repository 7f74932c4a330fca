import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { auditEvents } from "../database/audit-tables.ts";
import { apiTokens, revokedSessions, webhookSigningTokens } from "../database/credential-tables.ts";
import {
  findingBatches,
  findingContents,
  findingDirectories,
  findingFiles,
  findings,
  findingScanners,
  findingSeverities,
  ruleDescriptors,
  ruleTexts,
  unreferencedContents,
} from "../database/finding-tables.ts";
import { idempotencyKeys } from "../database/idempotency-tables.ts";
import { notificationEndpoints, notifications } from "../database/notification-tables.ts";
import { organizations, projects, scanEvents, scanJobs, scans, users, webhookDeliveries } from "../database/tables.ts";
import {
  scanComparisons,
  scanCoverage,
  scanLines,
  uncomparedScans,
  vulnerabilities,
  vulnerabilityEvents,
  vulnerabilityStates,
} from "../database/vulnerability-tables.ts";

/** A table whose rows move with their organization. */
export interface MovedTable {
  name: string;
  /** The column that identifies a row within its organization. */
  key: string;
  columns: readonly { name: string; isInteger: boolean }[];
  /** The table and the column of a reference that must exist in the copy. */
  parent?: { table: string; column: string };
  /**
   * Columns that are unique in the organization and whose values may pass from one row to another. A row of the copy with the
   * values of a newer row is stale: it is deleted, or gets the value `instead` in one column, until its own change is copied.
   */
  unique?: { columns: readonly string[]; instead?: { column: string; value: string } };
}

function moved(table: SQLiteTable, key: SQLiteColumn, rest: Pick<MovedTable, "parent" | "unique"> = {}): MovedTable {
  const columns = columnsOf(table).filter(({ name }) => name !== "organization_id");
  return { name: getTableName(table), key: key.name, columns, ...rest };
}

function columnsOf(table: SQLiteTable): MovedTable["columns"] {
  const stored = Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined);
  return stored.map((column) => ({ name: column.name, isInteger: column.getSQLType() === "integer" }));
}

const ofScan = { parent: { table: "scans", column: "scan_id" } };
const ofProject = { parent: { table: "projects", column: "project_id" } };
const ofUser = { parent: { table: "users", column: "user_id" } };
const ofVulnerability = { parent: { table: "vulnerabilities", column: "vulnerability_id" } };

/** Parents come before their children. */
export const MOVED_TABLES: readonly MovedTable[] = [
  moved(users, users.id, {
    unique: { columns: ["email_key"], instead: { column: "email_key", value: "'~' || id" } },
  }),
  moved(revokedSessions, revokedSessions.tokenId),
  moved(apiTokens, apiTokens.id, { ...ofUser, unique: { columns: ["hash"] } }),
  moved(webhookSigningTokens, webhookSigningTokens.id),
  moved(projects, projects.id, {
    unique: { columns: ["slug"], instead: { column: "slug", value: "'~' || id" } },
  }),
  moved(scans, scans.id, ofProject),
  moved(scanJobs, scanJobs.scanId, ofScan),
  moved(scanEvents, scanEvents.sequence, { ...ofScan, unique: { columns: ["scan_id", "uuid"] } }),
  moved(findingSeverities, findingSeverities.id, { unique: { columns: ["name"] } }),
  moved(findingScanners, findingScanners.id, { unique: { columns: ["name"] } }),
  moved(ruleTexts, ruleTexts.id, { unique: { columns: ["hash"] } }),
  moved(ruleDescriptors, ruleDescriptors.hash),
  moved(findingDirectories, findingDirectories.id, { unique: { columns: ["path"] } }),
  moved(findingFiles, findingFiles.id, { unique: { columns: ["directory_id", "name"] } }),
  moved(findingContents, findingContents.id),
  moved(findingBatches, findingBatches.lastId, ofScan),
  moved(findings, findings.id, { unique: { columns: ["problem_id", "scan_id"] } }),
  moved(webhookDeliveries, webhookDeliveries.uuid, {
    unique: { columns: ["host", "delivery_key"], instead: { column: "delivery_key", value: "null" } },
  }),
  moved(scanLines, scanLines.id, { ...ofProject, unique: { columns: ["project_id", "branch", "category"] } }),
  moved(vulnerabilities, vulnerabilities.id, ofProject),
  moved(vulnerabilityStates, vulnerabilityStates.id, {
    ...ofVulnerability,
    unique: { columns: ["vulnerability_id", "line_id"] },
  }),
  moved(vulnerabilityEvents, vulnerabilityEvents.sequence, ofVulnerability),
  moved(scanComparisons, scanComparisons.scanId, ofProject),
  moved(scanCoverage, scanCoverage.id, ofScan),
  moved(uncomparedScans, uncomparedScans.scanId, ofScan),
  moved(unreferencedContents, unreferencedContents.contentId),
  moved(notificationEndpoints, notificationEndpoints.id),
  moved(notifications, notifications.uuid, { parent: { table: "notification_endpoints", column: "endpoint_id" } }),
  moved(auditEvents, auditEvents.uuid),
  moved(idempotencyKeys, idempotencyKeys.hash),
];

/**
 * Tables that are not copied: staged parts of incomplete uploads, which fail and are sent again, the dispatch turns of a shard, and
 * the titles and severities of rules, which triggers write.
 */
export const LEFT_TABLES = ["staged_findings", "dispatch_turns", "rule_title_pages", "rule_severity_pages"] as const;

const OWN = new Set(["id", "uuid", "slug", "copy_of", "move_step", "move_cursor", "deleted_at"]);

/** The columns of the organization's own row that are copied when the copy is activated. */
export const ORGANIZATION_COLUMNS = columnsOf(organizations).filter(({ name }) => !OWN.has(name));
