import { sql } from "drizzle-orm";
import { blob, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { uuid } from "./uuid.ts";

/** The shard of each organization. Every database has the table; only that of `DB` is used. */
export const directory = sqliteTable(
  "directory",
  {
    /** The number of the organization in its shard: assigned once, and unchanged by a move. */
    id: integer("id").primaryKey({ autoIncrement: true }),
    uuid: uuid("uuid").notNull(),
    slug: text("slug").notNull(),
    shard: text("shard").notNull(),
    /** `creating`, `active`, or the step of a move: `copying`, `switching`, `removing`. */
    status: text("status").notNull(),
    /** The other shard of a move: the target, and after the switch the source. */
    otherShard: text("other_shard"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** The user who created it with an existing account: that of the organization where they signed up. */
    founder: uuid("founder"),
    /** Keyed hash of the network it was created from, for a day, if the organizations of a network are limited. */
    network: text("network"),
  },
  (table) => [
    index("directory_founder")
      .on(table.founder)
      .where(sql`founder is not null`),
    index("directory_network")
      .on(table.network, table.createdAt)
      .where(sql`network is not null`),
    uniqueIndex("directory_uuid_unique").on(table.uuid),
    uniqueIndex("directory_slug_unique").on(table.slug),
    index("directory_unsettled")
      .on(table.status, table.updatedAt)
      .where(sql`status <> 'active'`),
  ],
);

/** Rows of moving organizations that have changed since the move began; written by triggers of the move. */
export const changedRows = sqliteTable(
  "changed_rows",
  {
    sequence: integer("sequence").primaryKey({ autoIncrement: true }),
    organizationId: integer("organization_id").notNull(),
    tableName: text("table_name").notNull(),
    /** The key of the row within its organization. */
    key: blob("key").notNull(),
  },
  (table) => [index("changed_rows_organization").on(table.organizationId, table.sequence)],
);
