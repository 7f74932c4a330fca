import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** The value of `updated_at` after a change: it increases even if two changes share a millisecond. */
export function movedOn(updatedAt: AnyColumn, now = Date.now()): SQL {
  return sql`max(${updatedAt} + 1, ${now})`;
}
