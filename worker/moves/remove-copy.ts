import { requires, runBatch } from "./databases.ts";
import { MOVED_TABLES } from "./moved-tables.ts";
import { dropTriggers } from "./triggers.ts";

const ROWS_PER_STEP = 2_000;

/** Children come before their parents. The last table is filled by triggers when rows of others are deleted. */
const TABLES = [
  ...MOVED_TABLES.filter(({ name }) => name !== "unreferenced_contents").toReversed(),
  ...MOVED_TABLES.filter(({ name }) => name === "unreferenced_contents"),
];

/**
 * Deletes a copy, a bounded number of rows at a time.
 * @param endsAt milliseconds since 1970
 * @param count called with the table and the number of removed rows
 * @returns whether the copy is deleted completely.
 */
export async function removeCopy(
  shard: D1Database,
  id: number,
  endsAt: number,
  count: (table: string, rows: number) => void,
): Promise<boolean> {
  const isCopy = requires("not exists (select 1 from organizations where id = ? and copy_of is null)", [id]);
  for (const { name, key } of TABLES) {
    let rows = ROWS_PER_STEP;
    while (rows === ROWS_PER_STEP) {
      if (Date.now() > endsAt) return false;
      const some = `select ${key} from ${name} where organization_id = ?1 limit ${ROWS_PER_STEP}`;
      const sql = `delete from ${name} where organization_id = ?1 and ${key} in (${some}) returning 1 as removed`;
      const [, removed = []] = await runBatch(shard, [isCopy, { sql, values: [id] }]);
      rows = removed.length;
      if (rows > 0) count(name, rows);
    }
  }
  await runBatch(shard, [isCopy, { sql: "delete from organizations where id = ?", values: [id] }]);
  return true;
}

/** Ends the recording of changes and the holding of writes in a shard. */
export async function endTriggers(shard: D1Database, id: number): Promise<void> {
  await runBatch(shard, [
    ...dropTriggers(id),
    { sql: "delete from changed_rows where organization_id = ?", values: [id] },
  ]);
}
