import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { organizationId } from "./tables.ts";
import { uuid } from "./uuid.ts";

/*
 * worker/notifications/README.md describes what is sent and when. A trigger of the migrations writes the notifications of a scan
 * that has failed.
 */

/** Receivers of notifications. */
export const notificationEndpoints = sqliteTable(
  "notification_endpoints",
  {
    organizationId: organizationId(),
    id: integer("id").notNull(),
    uuid: uuid("uuid").notNull(),
    format: text("format").notNull(),
    description: text("description"),
    /** JSON: the rules of a `commit_status`. */
    config: text("config"),
    /** The URLs of chat services are credentials. */
    encryptedUrl: text("url_sealed").notNull(),
    encryptedSecret: text("secret_sealed").notNull(),
    /** Signs besides the current one until it expires. */
    encryptedPreviousSecret: text("previous_secret_sealed"),
    previousSecretExpiresAt: integer("previous_secret_expires_at"),
    /** JSON array of the events that it gets. */
    events: text("events").notNull(),
    /** JSON array of UUIDs in hexadecimal digits; null for all projects. */
    projectIds: text("project_ids"),
    /** JSON array of branches, or of their beginnings followed by `*`; null for all. */
    branches: text("branches"),
    /** The rank of the lowest severity. */
    severityRank: integer("severity_rank").notNull(),
    /** Null while it is enabled. */
    disabledReason: text("disabled_reason"),
    disabledAt: integer("disabled_at"),
    /** The first of the failed attempts since the last successful one. */
    failingSince: integer("failing_since"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("notification_endpoints_uuid_unique").on(table.organizationId, table.uuid),
  ],
);

/** The outbox and the log: one row for each event and endpoint, written in the batch of the event. */
export const notifications = sqliteTable(
  "notifications",
  {
    organizationId: integer("organization_id").notNull(),
    uuid: uuid("uuid").notNull(),
    endpointId: integer("endpoint_id").notNull(),
    event: text("event").notNull(),
    /** JSON: what is sent in the format `json`. */
    body: text("body").notNull(),
    state: text("state").notNull().default("pending"),
    /** When it is sent next; null once its state is final. */
    dueAt: integer("due_at"),
    /** Set while a delivery is on its way. */
    leasedUntil: integer("leased_until"),
    attempts: integer("attempts").notNull().default(0),
    attemptedAt: integer("attempted_at"),
    /** The status of the last response, and the error code of the last attempt. */
    responseStatus: integer("response_status"),
    error: text("error"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uuid] }),
    foreignKey({
      columns: [table.organizationId, table.endpointId],
      foreignColumns: [notificationEndpoints.organizationId, notificationEndpoints.id],
    }).onDelete("cascade"),
    index("notifications_endpoint").on(table.organizationId, table.endpointId, table.uuid),
    index("notifications_due")
      .on(table.organizationId, table.endpointId, table.dueAt, table.uuid)
      .where(sql`due_at is not null`),
    index("notifications_leased")
      .on(table.organizationId, table.endpointId)
      .where(sql`leased_until is not null`),
    index("notifications_created").on(table.createdAt),
  ],
);
