import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { uuid } from "./uuid.ts";

/*
 * The primary key of an organization's row consists of the number of the organization and a number that is unique within it;
 * clients see UUIDs (version 7). A foreign key has both numbers, so that no row can refer to a row of another organization. Times
 * are milliseconds since 1970. Migrations only add: D1 ignores `foreign_keys=OFF`, so to rebuild a table silently deletes its children.
 */

const createdAt = () => integer("created_at").notNull();
const updatedAt = () => integer("updated_at").notNull();
/** A reference to the organization; its deletion cascades. */
export const organizationId = () =>
  integer("organization_id")
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });

export const organizations = sqliteTable(
  "organizations",
  {
    /** Assigned by the directory. */
    id: integer("id").primaryKey(),
    uuid: uuid("uuid").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    status: text("status").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** During a move between shards: the UUID of the organization that this row is a copy of. A copy serves no requests. */
    copyOf: uuid("copy_of"),
    /** Incremented with each write of a move to a copy, so that of two concurrent writers one fails. */
    moveStep: integer("move_step").notNull().default(0),
    /** Of a copy: up to which row of which table there is one, as JSON. */
    moveCursor: text("move_cursor"),
    /** Generation of the webhook secrets, incremented by each rotation. */
    webhookGeneration: integer("webhook_generation").notNull().default(0),
    /** When the secrets of the previous generation expire. */
    webhookOverlapEndsAt: integer("webhook_overlap_ends_at"),
    /** Set by the operator: all requests are refused, and no scan is dispatched. */
    suspendedAt: integer("suspended_at"),
    /** Set with `copy_of`: nothing serves the organization any more, and the cron trigger removes its rows in steps. */
    deletedAt: integer("deleted_at"),
    /** Up to which finding those of an older version have their columns for lists; null for all. */
    indexedFindingsTo: integer("indexed_findings_to"),
  },
  (table) => [
    uniqueIndex("organizations_uuid_unique").on(table.uuid),
    uniqueIndex("organizations_slug_unique").on(table.slug),
    index("organizations_copies")
      .on(table.id)
      .where(sql`copy_of is not null`),
    index("organizations_indexed_findings").on(table.indexedFindingsTo),
  ],
);

export const users = sqliteTable(
  "users",
  {
    organizationId: organizationId(),
    id: integer("id").notNull(),
    uuid: uuid("uuid").notNull(),
    email: text("email").notNull(),
    /** The email in the case-insensitive form of `emailKey`, for the unique index and for login. */
    emailKey: text("email_key").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** Tokens issued before this time are invalid. */
    passwordChangedAt: integer("password_changed_at").notNull(),
    role: text("role").notNull(),
    status: text("status").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Of the admin of an organization that was created with an existing account: that account's user, or its own founder. */
    founder: uuid("founder"),
    /** 1 after an admin has set a temporary password, until the user has set another. */
    passwordChangeRequired: integer("password_change_required").notNull().default(0),
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
    /** The normalized host and path of `repo_url`, for comparison; see `repositoryKey`. */
    repoKey: text("repo_key"),
    accessTokenUser: text("access_token_user"),
    encryptedAccessToken: text("access_token_sealed"),
    /** The only repository that the token is sent to, in the form of `boundRepository`; null until the token is bound. */
    accessTokenRepository: text("access_token_repository"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Retention of finished scans and events, in days; null for the default of the service. */
    scanRetentionDays: integer("scan_retention_days"),
    eventRetentionDays: integer("event_retention_days"),
    /** JSON arrays of patterns of branches, see `BranchFilter`; null for the defaults. */
    branchInclude: text("branch_include"),
    branchExclude: text("branch_exclude"),
    /** Set when it is deleted: nothing shows it any more, and the cron trigger removes its rows in steps. Its slug is free. */
    deletedAt: integer("deleted_at"),
    /** JSON array of the UUIDs, in lower-case hexadecimal digits, of the users who see it beside the admins; null for all users. */
    memberIds: text("member_ids"),
    /** Checks of branch heads, see worker/branch-checks. Null: daily, and first a day after the creation. */
    checkSchedule: text("check_schedule"),
    nextCheckAt: integer("next_check_at"),
    checkStartedAt: integer("check_started_at"),
    checkId: uuid("check_id"),
    checkHeldUntil: integer("check_held_until"),
    checkedAt: integer("checked_at"),
    checkError: text("check_error"),
    checkFailures: integer("check_failures"),
    repositoryMoved: text("repository_moved"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("projects_uuid_unique").on(table.organizationId, table.uuid),
    uniqueIndex("projects_slug_unique").on(table.organizationId, table.slug),
    index("projects_repo_key").on(table.repoKey),
    index("projects_deleted")
      .on(table.organizationId, table.id)
      .where(sql`deleted_at is not null`),
    index("projects_restricted")
      .on(table.organizationId, table.id)
      .where(sql`member_ids is not null`),
    index("projects_check_due")
      .on(sql`case when next_check_at is null then created_at + 86400000 else next_check_at end`)
      .where(sql`repo_key is not null and status = 'active' and ifnull(check_schedule, 'daily') <> 'none'`),
    index("projects_moved")
      .on(table.organizationId)
      .where(sql`repository_moved is not null`),
    index("projects_check_started").on(table.organizationId, table.checkStartedAt),
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
    /** Whether it is the newest completed scan of its project and branch. Set by triggers of the migrations. */
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
    /** Counts from 1. Calls of earlier attempts are refused. */
    attempt: integer("attempt").notNull(),
    /** The runner process that claimed this attempt; null until then. */
    claimId: text("claim_id"),
    /** When the sweeper next examines the job, because its message is lost or its lease expires. Null once it is closed for good. */
    dueAt: integer("due_at"),
    createdAt: createdAt(),
    /** The commit that a push moved the branch to; null for a manual scan. */
    headCommit: text("head_commit"),
    /** How many attempts were released by runners that shut down. */
    handedBack: integer("handed_back").notNull().default(0),
    /** The earliest time of the attempt's dispatch; null for no delay. */
    notBefore: integer("not_before"),
    /** Until when the runner that was offered the attempt may claim it; null while the scan waits. Not null once claimed. */
    heldUntil: integer("held_until"),
    /** Of the last attempt, once a runner has reported it. */
    clonedCommit: text("cloned_commit"),
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

/** The timeline of the scans that the pipeline runs, shown to users. */
export const scanEvents = sqliteTable(
  "scan_events",
  {
    organizationId: integer("organization_id").notNull(),
    /** The order in which the events were written. */
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

/** The deliveries of git hosts and their outcomes, without bodies and signatures. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    organizationId: organizationId(),
    uuid: uuid("uuid").notNull(),
    host: text("host").notNull(),
    event: text("event"),
    /** The id that the host assigned. */
    deliveryId: text("delivery_id"),
    /** Hash of that id and the content of the delivery: equal only when the host redelivers. */
    deliveryKey: text("delivery_key"),
    outcome: text("outcome").notNull(),
    reason: text("reason"),
    /** JSON array of UUIDs as hexadecimal digits */
    scanIds: text("scan_ids").notNull(),
    createdAt: createdAt(),
    /** JSON: how many scans were too many for one delivery, and the first of them; null where none was. */
    notStarted: text("not_started"),
    /** The repository of the payload in the form of `repositoryKey`. */
    repository: text("repository"),
    /** JSON array of the first pushed branches. */
    branches: text("branches"),
    /** JSON in the form of `not_started`: the branches that the filter of a project skipped. */
    filtered: text("filtered"),
    /** How many deliveries the row is of: those that are refused for the same reason in an hour share one. */
    count: integer("count").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uuid] }),
    uniqueIndex("webhook_deliveries_delivery_unique")
      .on(table.organizationId, table.host, table.deliveryKey)
      .where(sql`delivery_key is not null`),
    index("webhook_deliveries_created").on(table.createdAt),
  ],
);
