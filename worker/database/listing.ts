import { and, asc, desc, gt, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { SelectedFields, SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";

/** The requested part of a list. */
export interface Slice {
  /** Undefined for the rest of the list. */
  limit?: number | undefined;
  /** The position of the last row of the previous page. */
  after?: string | undefined;
  /** Whether the total is requested. */
  count?: boolean | undefined;
}

/** A list, or a page of it, as returned to the client. */
export interface Listing<T> {
  pages: AsyncGenerator<T[]>;
  /** The position after which the next page begins; undefined on the last page. */
  next: string | undefined;
  /** The total of the list; undefined unless requested. */
  total: number | undefined;
}

interface ListById<Row, T> {
  table: SQLiteTable & { uuid: SQLiteColumn };
  columns: SelectedFields;
  /** Covered by an index that ends with the UUID. */
  where: SQL | undefined;
  newestFirst?: boolean;
  present: (row: Row) => T;
  /** Maximum number of rows in memory. */
  rowsPerRead?: number;
}

const ROWS_PER_READ = 1_000;

/**
 * Lists the rows of a table ordered by UUID, which is the order of creation, with keyset pagination. The first rows, the end of
 * the page, the total and the owner take one round trip; a longer page takes more reads.
 * @param list `owner` selects the parent of the list.
 * @returns undefined if there is no owner.
 */
export async function findListById<Row extends { uuid: string }, T>(
  database: Database,
  slice: Slice,
  list: ListById<Row, T> & { owner?: SQL },
): Promise<Listing<T> | undefined> {
  const { table, columns, where, newestFirst = false, present, rowsPerRead = ROWS_PER_READ, owner } = list;
  const { uuid } = table;
  const order = newestFirst ? desc(uuid) : asc(uuid);
  const { limit, after } = slice;
  const isAfter = (last: string | undefined): SQL | undefined =>
    last === undefined ? where : and(where, newestFirst ? lt(uuid, last) : gt(uuid, last));
  const read = (condition: SQL | undefined, rows: number) =>
    database.select(columns).from(table).where(condition).orderBy(order).limit(rows);
  const endsFrom = (offset: number, rows: number) =>
    database.select({ uuid }).from(table).where(isAfter(after)).orderBy(order).limit(rows).offset(offset);
  const total = slice.count ? sql`(select count(*) from ${table} where ${where ?? sql`true`})` : sql`null`;
  const isOneRead = limit !== undefined && limit < rowsPerRead;
  const [read1, read2, [facts]] = await database.batch([
    read(isAfter(after), isOneRead ? limit + 1 : rowsPerRead),
    limit === undefined || isOneRead ? endsFrom(0, 0) : endsFrom(limit - 1, 2),
    database
      .select({
        total: sql<number | null>`${total}`,
        isOwned: (owner ? sql`exists ${owner}` : sql`true`).mapWith(Boolean),
      })
      .from(sql`(select 1)`),
  ]);
  if (!facts?.isOwned) return undefined;

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller knows the row of its columns
  const asRows = (rows: unknown[]): Row[] => rows as Row[];
  const first = asRows(read1).slice(0, limit);
  const [end, beyond] = isOneRead ? asRows(read1).slice(limit - 1) : asRows(read2);
  // Rows of the page may be deleted while it is read: it must not extend into the next page.
  const upToEnd = end && (newestFirst ? gte(uuid, end.uuid) : lte(uuid, end.uuid));
  async function* readPages(): AsyncGenerator<T[]> {
    let rows = first;
    for (let left = limit ?? Infinity; ;) {
      yield rows.map(present);
      left -= rows.length;
      const last = rows.at(-1);
      if (!last || rows.length < rowsPerRead || left === 0) return;
      rows = asRows(await read(and(isAfter(last.uuid), upToEnd), Math.min(left, rowsPerRead)));
    }
  }
  return { pages: readPages(), next: beyond && end?.uuid, total: facts.total ?? undefined };
}

/** The same for a list of the organization itself, which exists. */
export async function listById<Row extends { uuid: string }, T>(
  database: Database,
  slice: Slice,
  list: ListById<Row, T>,
): Promise<Listing<T>> {
  const listing = await findListById(database, slice, list);
  if (!listing) throw new Error("A list without an owner is always there.");
  return listing;
}

/** A page of a list that is in memory already. Positions must be unique. */
export function sliceListed<T>(
  items: readonly T[],
  { limit, after, count }: Slice,
  positionOf: (item: T, index: number) => string,
): Listing<T> {
  const positions = items.map(positionOf);
  const start = after === undefined ? 0 : positions.indexOf(after) + 1;
  const end = limit === undefined ? items.length : Math.min(items.length, start + limit);
  const page = items.slice(start, end);
  return {
    pages: (async function* () {
      yield page;
    })(),
    next: end < items.length ? positions[end - 1] : undefined,
    total: count ? items.length : undefined,
  };
}
