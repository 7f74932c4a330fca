import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** What `updated_at` becomes at a change: it moves even when two changes share a millisecond. */
export function movedOn(updatedAt: AnyColumn, now = Date.now()): SQL {
  return sql`max(${updatedAt} + 1, ${now})`;
}
