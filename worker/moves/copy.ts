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

/** The organization that moves, by its number, and the two shards. */
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

/** The copy as it is in the target; undefined before there is one, and once it is no copy any more. */
export async function findCopy({ id, target }: Move): Promise<{ step: number; cursor: Cursor } | undefined> {
  const sql = "select move_step as step, move_cursor as cursor from organizations where id = ? and copy_of is not null";
  const [[row] = []] = await runBatch(target, [{ sql, values: [id] }]);
  return row && { step: Number(row["step"]), cursor: Cursor.parse(JSON.parse(String(row["cursor"]))) };
}

/** From here on every change in the source is noted, and the target has a copy without rows. */
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
 * @returns where the copy is then, or undefined when every table has been copied.
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
 * Repeats in the copy what has changed in the source since, in the order in which it has, and forgets that it has.
 * @returns how many changes were left before, at most a page of them.
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
    const gone = changed.filter(({ name }) => name === table.name).map(({ key }) => Value.parse(key));
    return { table, rows, gone: gone.filter((key) => !kept.has(key)) };
  });
  const deletes = statements
    .filter(({ gone }) => gone.length > 0)
    .map(({ table, gone }) => deleteKeys(table, id, gone));
  const upserts = statements.flatMap(({ table, rows }) => upsertRows(table, id, rows));
  await writeCopy(move, step, cursor, [...deletes, ...upserts]);
  await runBatch(source, [
    { sql: "delete from changed_rows where organization_id = ? and sequence <= ?", values: [id, upTo] },
  ]);
  return count;
}

const Value = z.union([z.string(), z.number()]);

/** Of two that write at once, one fails: it may have read before the other wrote. */
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

export function rowsOf(results: readonly Record<string, unknown>[]): Row[] {
  return results.map(({ row }) => z.array(Cell).parse(JSON.parse(String(row))));
}

function keyOf(table: MovedTable, row: Row): Value {
  return Value.parse(row[table.columns.findIndex(({ name }) => name === table.key)]);
}
