import { z } from "zod";
import { requires, runBatch } from "./databases.ts";
import { MOVED_TABLES, type MovedTable } from "./moved-tables.ts";
import {
  deleteKeys,
  type Row,
  selectChanged,
  selectChangedKeys,
  selectPage,
  type Statement,
  upsertRows,
  type Value,
} from "./rows.ts";
import { logTriggers } from "./triggers.ts";

/** An organization that moves, by its number, and the two shards. */
export interface Move {
  id: number;
  uuid: string;
  slug: string;
  source: D1Database;
  target: D1Database;
}

const CHANGES_PER_PAGE = 500;

const Cell = z.union([z.string(), z.number(), z.null()]);
const Cursor = z.object({ table: z.int(), after: z.union([z.string(), z.number()]).nullable() });
type Cursor = z.infer<typeof Cursor>;

/** The progress of the copy in the target; undefined before the copy begins and after it was activated. */
export async function findCopy({ id, target }: Move): Promise<{ step: number; cursor: Cursor } | undefined> {
  const sql = "select move_step as step, move_cursor as cursor from organizations where id = ? and copy_of is not null";
  const [[row] = []] = await runBatch(target, [{ sql, values: [id] }]);
  return row && { step: Number(row["step"]), cursor: Cursor.parse(JSON.parse(String(row["cursor"]))) };
}

/** Begins to record changes in the source, and inserts an empty copy in the target. Idempotent. */
export async function beginCopy({ id, source, target }: Move): Promise<void> {
  await runBatch(source, logTriggers(id));
  const begin = JSON.stringify({ table: 0, after: null } satisfies Cursor);
  await runBatch(target, [
    {
      sql: `insert into organizations (id, uuid, slug, name, status, created_at, updated_at, copy_of, move_cursor)
        values (?1, randomblob(16), '~' || ?1, '', '', 0, 0, randomblob(16), ?2) on conflict do nothing`,
      values: [id, begin],
    },
  ]);
}

/**
 * Copies a page of rows.
 * @returns the copied table, the number of rows and the new progress; undefined when every table is copied.
 */
export async function copyPage(move: Move, { step, cursor }: { step: number; cursor: Cursor }) {
  const table = MOVED_TABLES[cursor.table];
  if (!table) return undefined;
  const [read = []] = await runBatch(move.source, [selectPage(table, move.id, cursor.after)]);
  const rows = rowsOf(read);
  const last = rows.at(-1);
  const next = last ? { table: cursor.table, after: keyOf(table, last) } : { table: cursor.table + 1, after: null };
  if (rows.length === 0) return { table: table.name, rows: 0, copy: { step, cursor: next } };
  await writeCopy(move, step, next, upsertRows(table, move.id, rows));
  return { table: table.name, rows: rows.length, copy: { step: step + 1, cursor: next } };
}

/**
 * Applies a page of recorded changes of the source to the copy, in order, and deletes their records.
 * @returns the number of changes, at most `CHANGES_PER_PAGE`; 0 if there were none.
 */
export async function copyChanges(move: Move, { step, cursor }: { step: number; cursor: Cursor }): Promise<number> {
  const { id, source } = move;
  const first = `select sequence from changed_rows where organization_id = ?1 order by sequence limit ${CHANGES_PER_PAGE}`;
  const [[page] = []] = await runBatch(source, [
    { sql: `select count(*) as count, max(sequence) as upTo from (${first})`, values: [id] },
  ]);
  const count = Number(page?.["count"]);
  if (count === 0) return 0;
  const upTo = Number(page?.["upTo"]);
  const [changed = [], ...read] = await runBatch(source, [
    selectChangedKeys(id, upTo),
    ...MOVED_TABLES.map((table) => selectChanged(table, id, upTo)),
  ]);
  const statements = MOVED_TABLES.map((table, n) => {
    const rows = rowsOf(read[n] ?? []);
    const kept = new Set(rows.map((row) => keyOf(table, row)));
    const deleted = changed.filter(({ name }) => name === table.name).map(({ key }) => Value.parse(key));
    return { table, rows, deleted: deleted.filter((key) => !kept.has(key)) };
  });
  const deletes = statements
    .filter(({ deleted }) => deleted.length > 0)
    .map(({ table, deleted }) => deleteKeys(table, id, deleted));
  const upserts = statements.flatMap(({ table, rows }) => upsertRows(table, id, rows));
  await writeCopy(move, step, cursor, [...deletes, ...upserts]);
  await runBatch(source, [
    { sql: "delete from changed_rows where organization_id = ? and sequence <= ?", values: [id, upTo] },
  ]);
  return count;
}

const Value = z.union([z.string(), z.number()]);

/**
 * Writes to the copy and records the progress. Of two concurrent writers one fails, because it may have read stale rows.
 * @throws Error of the database that `isOvertaken` recognizes
 */
export async function writeCopy(
  { id, target }: Move,
  step: number,
  cursor: Cursor,
  statements: Statement[],
): Promise<void> {
  await runBatch(target, [
    requires("exists (select 1 from organizations where id = ? and copy_of is not null and move_step = ?)", [id, step]),
    ...statements,
    {
      sql: "update organizations set move_step = move_step + 1, move_cursor = ?2 where id = ?1",
      values: [id, JSON.stringify(cursor)],
    },
  ]);
}

/** The rows that a statement of rows.ts has selected. */
export function rowsOf(results: readonly Record<string, unknown>[]): Row[] {
  return results.map(({ row }) => z.array(Cell).parse(JSON.parse(String(row))));
}

function keyOf(table: MovedTable, row: Row): Value {
  return Value.parse(row[table.columns.findIndex(({ name }) => name === table.key)]);
}
