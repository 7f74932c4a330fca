import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/*
 * Identifiers are UUIDv7, so that primary-key order is creation order. Times are milliseconds since 1970. Migrations only
 * add: D1 ignores `foreign_keys=OFF`, so that rebuilding a table silently deletes the rows of its children.
 */

const id = () => text("id").primaryKey();
const createdAt = () => integer("created_at").notNull();
const updatedAt = () => integer("updated_at").notNull();

export const organizations = sqliteTable(
  "organizations",
  {
    id: id(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    status: text("status").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("organizations_slug_unique").on(table.slug)],
);

export const users = sqliteTable(
  "users",
  {
    id: id(),
    orgId: text("org_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    /** The email without regard to case: what is unique and what login looks up. */
    emailKey: text("email_key").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** Tokens issued before it open nothing. */
    passwordChangedAt: integer("password_changed_at").notNull(),
    role: text("role").notNull(),
    status: text("status").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("users_org_email_unique").on(table.orgId, table.emailKey),
    index("users_org").on(table.orgId, table.id),
  ],
);

export const projects = sqliteTable(
  "projects",
  {
    id: id(),
    orgId: text("org_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    status: text("status").notNull(),
    defaultBranch: text("default_branch").notNull(),
    description: text("description"),
    repoUrl: text("repo_url"),
    /** Host and path of `repo_url` in the one form in which repositories are compared. */
    repoKey: text("repo_key"),
    accessTokenUser: text("access_token_user"),
    accessTokenSealed: text("access_token_sealed"),
    /** Scheme, host and port that the token is sent to; null until the project has a `repo_url`. */
    accessTokenOrigin: text("access_token_origin"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** For how many days finished scans and events are kept; null for what the service has as its default. */
    scanRetentionDays: integer("scan_retention_days"),
    eventRetentionDays: integer("event_retention_days"),
  },
  (table) => [
    uniqueIndex("projects_org_slug_unique").on(table.orgId, table.slug),
    index("projects_org").on(table.orgId, table.id),
    index("projects_repo_key").on(table.repoKey),
  ],
);

export const scans = sqliteTable(
  "scans",
  {
    id: id(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    orgId: text("org_id").notNull(),
    status: text("status").notNull(),
    /** JSON */
    summary: text("summary").notNull(),
    scannerType: text("scanner_type"),
    targetRef: text("target_ref"),
    startedAt: integer("started_at"),
    finishedAt: integer("finished_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("scans_project").on(table.projectId, table.id),
    index("scans_status").on(table.projectId, table.status, table.id),
    index("scans_branch").on(table.projectId, table.targetRef, table.id),
    index("scans_type").on(table.projectId, table.scannerType, table.id),
    index("scans_completed")
      .on(table.orgId, table.projectId, table.targetRef, sql`id desc`)
      .where(sql`status = 'completed'`),
    index("scans_finished")
      .on(table.projectId, table.finishedAt)
      .where(sql`finished_at is not null`),
  ],
);

/** The outbox: one row for each scan that the pipeline runs. */
export const scanJobs = sqliteTable(
  "scan_jobs",
  {
    scanId: text("scan_id")
      .primaryKey()
      .references(() => scans.id, { onDelete: "cascade" }),
    orgId: text("org_id").notNull(),
    cloneUrl: text("clone_url").notNull(),
    branch: text("branch").notNull(),
    /** Counts from 1. A call of an older attempt is refused. */
    attempt: integer("attempt").notNull(),
    /** The runner process that claimed this attempt; null until one has. */
    claimId: text("claim_id"),
    /**
     * When the sweeper must look at it: message to be sent again, or lease run out. Null once the scan has ended or a client
     * has taken it over: the job is closed, and nothing opens it again.
     */
    dueAt: integer("due_at"),
    createdAt: createdAt(),
    projectId: text("project_id"),
    /** The commit that a push moved the branch to; null for a manual scan. */
    headCommit: text("head_commit"),
    /** How many of the attempts runners released, because they shut down. */
    handedBack: integer("handed_back").notNull().default(0),
    /** The attempt is not given to a runner before; null for at once. */
    notBefore: integer("not_before"),
  },
  (table) => [
    index("scan_jobs_due")
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    index("scan_jobs_open_head")
      .on(table.projectId, table.branch, table.headCommit)
      .where(sql`due_at is not null and head_commit is not null`),
  ],
);

/** What happened to the scans that the pipeline runs, for people. */
export const scanEvents = sqliteTable(
  "scan_events",
  {
    /** In the order in which they were written. */
    sequence: integer("sequence").primaryKey(),
    id: text("id").notNull(),
    scanId: text("scan_id")
      .notNull()
      .references(() => scans.id, { onDelete: "cascade" }),
    projectId: text("project_id").notNull(),
    orgId: text("org_id").notNull(),
    attempt: integer("attempt").notNull(),
    type: text("type").notNull(),
    message: text("message").notNull(),
    /** JSON object */
    detail: text("detail").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("scan_events_id_unique").on(table.scanId, table.id),
    index("scan_events_project").on(table.projectId, table.createdAt),
  ],
);

/** What git hosts sent and what became of it: never a body or a signature. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: id(),
    orgId: text("org_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    host: text("host").notNull(),
    event: text("event"),
    /** The host's own id. */
    deliveryId: text("delivery_id"),
    /** Of that id and what was delivered: the same only when the host delivers again. */
    deliveryKey: text("delivery_key"),
    outcome: text("outcome").notNull(),
    reason: text("reason"),
    /** JSON array */
    scanIds: text("scan_ids").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("webhook_deliveries_delivery_unique")
      .on(table.orgId, table.host, table.deliveryKey)
      .where(sql`delivery_key is not null`),
    index("webhook_deliveries_org").on(table.orgId, table.id),
    index("webhook_deliveries_created").on(table.createdAt),
  ],
);

export const findings = sqliteTable(
  "findings",
  {
    id: id(),
    scanId: text("scan_id")
      .notNull()
      .references(() => scans.id, { onDelete: "cascade" }),
    orgId: text("org_id").notNull(),
    externalId: text("external_id").notNull(),
    title: text("title").notNull(),
    severity: text("severity").notNull(),
    scanner: text("scanner").notNull(),
    description: text("description"),
    locationPath: text("location_path"),
    locationLine: integer("location_line"),
    locationColumn: integer("location_column"),
    /** JSON */
    metadata: text("metadata").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The attempt whose runner found it; null for a client's own. */
    attempt: integer("attempt"),
  },
  (table) => [
    uniqueIndex("findings_scan_external_id_unique").on(table.scanId, table.externalId),
    // Every index ends with the rowid, which orders what was created in the same millisecond and takes no room.
    index("findings_scan_time").on(table.scanId, table.createdAt),
    index("findings_scan_class").on(table.scanId, table.severity, table.scanner, table.createdAt),
    index("findings_org_time").on(table.orgId, table.createdAt),
    index("findings_org_class").on(table.orgId, table.severity, table.scanner, table.createdAt),
  ],
);

/** Findings of an upload too large for one batch, until all of them are there: nothing reads them but what stores them. */
export const stagedFindings = sqliteTable(
  "staged_findings",
  {
    uploadId: text("upload_id").notNull(),
    position: integer("position").notNull(),
    scanId: text("scan_id")
      .notNull()
      .references(() => scans.id, { onDelete: "cascade" }),
    orgId: text("org_id").notNull(),
    createdAt: createdAt(),
    /** JSON array */
    findings: text("findings").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.position] }),
    index("staged_findings_scan").on(table.scanId),
    index("staged_findings_created").on(table.createdAt),
  ],
);
