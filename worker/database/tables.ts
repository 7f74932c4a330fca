import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { uuid } from "./uuid.ts";

/*
 * Rows of an organization are keyed by its number and one of their own, which counts within the organization; UUIDs
 * (version 7) are what clients see. A foreign key has both numbers, so that no row can refer to another organization's. Times
 * are milliseconds since 1970. Migrations only add: D1 ignores `foreign_keys=OFF`, so that rebuilding a table silently deletes
 * the rows of its children.
 */

const createdAt = () => integer("created_at").notNull();
const updatedAt = () => integer("updated_at").notNull();

/** Of an organization whose rows go with it. */
export const organizationId = () =>
  integer("organization_id")
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });

export const organizations = sqliteTable(
  "organizations",
  {
    /** Given out by the directory. */
    id: integer("id").primaryKey(),
    uuid: uuid("uuid").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    status: text("status").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** In the other shard of a move: the UUID of the organization that this is a copy of. Nothing serves a copy. */
    copyOf: uuid("copy_of"),
    /** Counts what a move has written into a copy, so that of two writers one fails. */
    moveStep: integer("move_step").notNull().default(0),
    /** Of a copy: up to which row of which table there is one, as JSON. */
    moveCursor: text("move_cursor"),
    /** Of the webhook secrets: each rotation raises it. */
    webhookGeneration: integer("webhook_generation").notNull().default(0),
    /** Until when the secrets of the generation before are accepted. */
    webhookOverlapEndsAt: integer("webhook_overlap_ends_at"),
    /** Set by the operator: nobody gets in, and no scan is dispatched. */
    suspendedAt: integer("suspended_at"),
  },
  (table) => [
    uniqueIndex("organizations_uuid_unique").on(table.uuid),
    uniqueIndex("organizations_slug_unique").on(table.slug),
    index("organizations_copies")
      .on(table.id)
      .where(sql`copy_of is not null`),
  ],
);

export const users = sqliteTable(
  "users",
  {
    organizationId: organizationId(),
    id: integer("id").notNull(),
    uuid: uuid("uuid").notNull(),
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
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("users_uuid_unique").on(table.organizationId, table.uuid),
    uniqueIndex("users_email_unique").on(table.organizationId, table.emailKey),
  ],
);

export const projects = sqliteTable(
  "projects",
  {
    organizationId: organizationId(),
    id: integer("id").notNull(),
    uuid: uuid("uuid").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    status: text("status").notNull(),
    defaultBranch: text("default_branch").notNull(),
    description: text("description"),
    repoUrl: text("repo_url"),
    /** Host and path of `repo_url` in the one form in which repositories are compared. */
    repoKey: text("repo_key"),
    accessTokenUser: text("access_token_user"),
    encryptedAccessToken: text("access_token_sealed"),
    /** The one repository that the token is sent to, as `boundRepository` writes it; null until there is one. */
    accessTokenRepository: text("access_token_repository"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** For how many days finished scans and events are kept; null for what the service has as its default. */
    scanRetentionDays: integer("scan_retention_days"),
    eventRetentionDays: integer("event_retention_days"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("projects_uuid_unique").on(table.organizationId, table.uuid),
    uniqueIndex("projects_slug_unique").on(table.organizationId, table.slug),
    index("projects_repo_key").on(table.repoKey),
  ],
);

export const scans = sqliteTable(
  "scans",
  {
    organizationId: integer("organization_id").notNull(),
    id: integer("id").notNull(),
    uuid: uuid("uuid").notNull(),
    projectId: integer("project_id").notNull(),
    status: text("status").notNull(),
    /** JSON */
    summary: text("summary").notNull(),
    scannerType: text("scanner_type"),
    targetRef: text("target_ref"),
    startedAt: integer("started_at"),
    finishedAt: integer("finished_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Whether it is the newest completed scan of its project and branch: set by triggers of the migrations. */
    isLatest: integer("is_latest").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.projectId],
      foreignColumns: [projects.organizationId, projects.id],
    }).onDelete("cascade"),
    uniqueIndex("scans_uuid_unique").on(table.uuid),
    index("scans_project").on(table.organizationId, table.projectId, table.uuid),
    index("scans_status").on(table.organizationId, table.projectId, table.status, table.uuid),
    index("scans_branch").on(table.organizationId, table.projectId, table.targetRef, table.uuid),
    index("scans_type").on(table.organizationId, table.projectId, table.scannerType, table.uuid),
    index("scans_completed")
      .on(table.organizationId, table.projectId, table.targetRef, sql`uuid desc`)
      .where(sql`status = 'completed'`),
    index("scans_latest")
      .on(table.organizationId, table.projectId, table.targetRef)
      .where(sql`is_latest = 1`),
    index("scans_finished")
      .on(table.organizationId, table.projectId, table.finishedAt)
      .where(sql`finished_at is not null`),
  ],
);

/** The outbox: one row for each scan that the pipeline runs. */
export const scanJobs = sqliteTable(
  "scan_jobs",
  {
    organizationId: integer("organization_id").notNull(),
    scanId: integer("scan_id").notNull(),
    projectId: integer("project_id").notNull(),
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
    /** The commit that a push moved the branch to; null for a manual scan. */
    headCommit: text("head_commit"),
    /** How many of the attempts runners released, because they shut down. */
    handedBack: integer("handed_back").notNull().default(0),
    /** The attempt is not given to a runner before; null for at once. */
    notBefore: integer("not_before"),
    /** Until when a runner that was offered the attempt has to claim it; null for one that waits. Not null once claimed. */
    heldUntil: integer("held_until"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.scanId] }),
    foreignKey({
      columns: [table.organizationId, table.scanId],
      foreignColumns: [scans.organizationId, scans.id],
    }).onDelete("cascade"),
    index("scan_jobs_due")
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    index("scan_jobs_waiting")
      .on(table.organizationId, table.scanId)
      .where(sql`due_at is not null and claim_id is null`),
    index("scan_jobs_held")
      .on(table.organizationId)
      .where(sql`due_at is not null and held_until is not null`),
    index("scan_jobs_open_head")
      .on(table.organizationId, table.projectId, table.branch, table.headCommit)
      .where(sql`due_at is not null and head_commit is not null`),
  ],
);

/** One row: when the sweeper last ran, and for how long it last did not, because the worker was away. */
export const sweeps = sqliteTable("sweeps", {
  id: integer("id").primaryKey(),
  sweptAt: integer("swept_at").notNull(),
  stoppedAt: integer("stopped_at").notNull(),
  resumedAt: integer("resumed_at").notNull(),
});

/** When a runner last accepted a scan of an organization. */
export const dispatchTurns = sqliteTable("dispatch_turns", {
  organizationId: integer("organization_id")
    .primaryKey()
    .references(() => organizations.id, { onDelete: "cascade" }),
  lastDispatchedAt: integer("last_dispatched_at").notNull(),
});

/** What happened to the scans that the pipeline runs, for people. */
export const scanEvents = sqliteTable(
  "scan_events",
  {
    organizationId: integer("organization_id").notNull(),
    /** In the order in which they were written. */
    sequence: integer("sequence").notNull(),
    scanId: integer("scan_id").notNull(),
    projectId: integer("project_id").notNull(),
    uuid: uuid("uuid").notNull(),
    attempt: integer("attempt").notNull(),
    type: text("type").notNull(),
    message: text("message").notNull(),
    /** JSON object */
    detail: text("detail").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.sequence] }),
    foreignKey({
      columns: [table.organizationId, table.scanId],
      foreignColumns: [scans.organizationId, scans.id],
    }).onDelete("cascade"),
    uniqueIndex("scan_events_uuid_unique").on(table.organizationId, table.scanId, table.uuid),
    index("scan_events_project").on(table.organizationId, table.projectId, table.createdAt),
  ],
);

/** What git hosts sent and what became of it: never a body or a signature. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    organizationId: organizationId(),
    uuid: uuid("uuid").notNull(),
    host: text("host").notNull(),
    event: text("event"),
    /** The host's own id. */
    deliveryId: text("delivery_id"),
    /** Of that id and what was delivered: the same only when the host delivers again. */
    deliveryKey: text("delivery_key"),
    outcome: text("outcome").notNull(),
    reason: text("reason"),
    /** JSON array of the hexadecimal digits of UUIDs */
    scanIds: text("scan_ids").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uuid] }),
    uniqueIndex("webhook_deliveries_delivery_unique")
      .on(table.organizationId, table.host, table.deliveryKey)
      .where(sql`delivery_key is not null`),
    index("webhook_deliveries_created").on(table.createdAt),
  ],
);
