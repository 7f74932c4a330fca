import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { organizationId } from "./tables.ts";
import { uuid } from "./uuid.ts";

/** Who has changed what. A row is written in the batch of the change, and never updated. */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    organizationId: organizationId(),
    uuid: uuid("uuid").notNull(),
    createdAt: integer("created_at").notNull(),
    /** `user`, `api_token`, `webhook`, `operator`, `anonymous`, `runner` or `service`. */
    actorType: text("actor_type").notNull(),
    /** The user, the owner of the API token, or the delivery. */
    actorId: uuid("actor_id"),
    /** The API token. */
    tokenId: uuid("token_id"),
    /** The id of the operation, or a name of the same form. */
    action: text("action").notNull(),
    /** Path below the organization; empty for the organization itself. */
    target: text("target").notNull(),
    requestId: text("request_id"),
    network: text("network"),
    /** JSON object; no secrets. */
    changes: text("changes").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uuid] }),
    index("audit_events_actor").on(table.organizationId, table.actorId, table.uuid),
    index("audit_events_action").on(table.organizationId, table.action, table.uuid),
    index("audit_events_target").on(table.organizationId, table.target, table.uuid),
    index("audit_events_created").on(table.createdAt),
  ],
);

/** The operator's calls that no audit log of an organization has. Every database has the table; only that of `DB` is used. */
export const operatorEvents = sqliteTable("operator_events", {
  uuid: uuid("uuid").primaryKey(),
  createdAt: integer("created_at").notNull(),
  action: text("action").notNull(),
  /** The slug of a deleted organization. */
  organization: text("organization"),
  requestId: text("request_id").notNull(),
  network: text("network").notNull(),
  /** JSON object; no secrets. */
  detail: text("detail").notNull(),
});
