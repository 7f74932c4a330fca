import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { directory } from "../database/directory-tables.ts";
import { organizations } from "../database/tables.ts";
import type { Entry } from "../directory/queries.ts";

/** Changes an entry, unless it was changed since it was read. @returns whether it was changed. */
export async function changeEntry(
  database: Database,
  { id, status, shard, otherShard }: Entry,
  change: Pick<Entry, "status" | "shard" | "otherShard">,
  now = Date.now(),
): Promise<boolean> {
  const isSame = and(
    eq(directory.id, id),
    eq(directory.status, status),
    eq(directory.shard, shard),
    otherShard === null ? undefined : eq(directory.otherShard, otherShard),
  );
  const rows = await database
    .update(directory)
    .set({ ...change, updatedAt: now })
    .where(isSame)
    .returning({ id: directory.id });
  return rows.length > 0;
}

/** Lists moves in the status `switching` or `removing` since before a time, the oldest first. Moves that still copy block nothing. */
export async function listAbandonedMoves(database: Database, before: number, limit: number): Promise<Entry[]> {
  return database
    .select()
    .from(directory)
    .where(and(inArray(directory.status, ["switching", "removing"]), lt(directory.updatedAt, before)))
    .orderBy(directory.updatedAt)
    .limit(limit);
}

/** The number of organizations that a shard serves, and its size in bytes. */
export async function measureShard(database: Database): Promise<{ organizations: number; bytes: number }> {
  const count = sql<number>`count(*)`;
  const [[row], { meta }] = await Promise.all([
    database.select({ count }).from(organizations).where(isNull(organizations.copyOf)),
    database.run(sql`select 1`),
  ]);
  return { organizations: row?.count ?? 0, bytes: meta.size_after };
}
