import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { organizations } from "./tables.ts";

/** One row: the time of the last sweep, and the begin and end of the last outage, in which no sweep ran. */
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
