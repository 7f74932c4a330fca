import { type MovedTable, ORGANIZATION_COLUMNS } from "./moved-tables.ts";

/*
 * Serialization of rows for the transfer between two shards. An integer is itself; any other value is the first letter of its SQLite
 * type and its bytes in hexadecimal digits, which preserves type and bytes. Statements are text, because their tables and columns
 * come from MOVED_TABLES.
 */

export type Row = readonly (string | number | null)[];
export type Value = string | number;

export interface Statement {
  sql: string;
  values: unknown[];
}

const ROWS_PER_PAGE = 1_000;
const BYTES_PER_PAGE = 500_000;

const packed = (expression: string): string =>
  `iif(${expression} is null, null, substr(typeof(${expression}), 1, 1) || hex(${expression}))`;
/** The value of an expression that was packed. */
export const unpacked = (expression: string): string =>
  `case when typeof(${expression}) <> 'text' then ${expression} when ${expression} glob 't*'
    then cast(unhex(substr(${expression}, 2)) as text) else unhex(substr(${expression}, 2)) end`;

const sizeOf = ({ columns }: MovedTable): string =>
  columns.map(({ name, isInteger }) => (isInteger ? "8" : `ifnull(length(${name}), 0)`)).join(" + ");
const packedColumns = ({ columns }: Pick<MovedTable, "columns">): string =>
  columns.map(({ name, isInteger }) => (isInteger ? name : packed(name))).join(", ");

/** Selects the row of the organization itself. */
export function selectOrganization(organization: number): Statement {
  return {
    sql: `select json_array(${packedColumns({ columns: ORGANIZATION_COLUMNS })}) as row from organizations where id = ?1`,
    values: [organization],
  };
}

/** Turns the copy into the organization, with the values of its row. */
export function activateCopy(organization: { id: number; uuid: string; slug: string }, row: Row): Statement {
  const changes = ORGANIZATION_COLUMNS.map(
    ({ name, isInteger }, n) => `${name} = ${isInteger ? `?4->>${n}` : unpacked(`(?4->>${n})`)}`,
  );
  return {
    sql: `update organizations set uuid = unhex(?2, '-'), slug = ?3, ${changes.join(", ")}, copy_of = null, move_cursor = null
      where id = ?1 and copy_of is not null`,
    values: [organization.id, organization.uuid, organization.slug, JSON.stringify(row)],
  };
}

/** Selects the rows after a key, in order, up to `ROWS_PER_PAGE` rows and about `BYTES_PER_PAGE` bytes. */
export function selectPage(table: MovedTable, organization: number, after: Value | null): Statement {
  const { name, key } = table;
  const isAfter = after === null ? "true" : `${key} > ${unpacked("?2")}`;
  return {
    sql: `select json_array(${packedColumns(table)}) as row from (
        select *, sum(bytes) over (order by ${key} rows unbounded preceding) as total from (
          select *, ${sizeOf(table)} as bytes from ${name}
          where organization_id = ?1 and ${isAfter} order by ${key} limit ${ROWS_PER_PAGE}))
      where total - bytes < ${BYTES_PER_PAGE} order by ${key}`,
    values: after === null ? [organization] : [organization, after],
  };
}

/** Selects the changed rows that still exist. @param upTo the last change, by its sequence number */
export function selectChanged(table: MovedTable, organization: number, upTo: number): Statement {
  const { name, key } = table;
  return {
    sql: `select json_array(${packedColumns(table)}) as row from ${name} where organization_id = ?1 and ${key} in (
      select key from changed_rows where organization_id = ?1 and sequence <= ?2 and table_name = '${name}') order by ${key}`,
    values: [organization, upTo],
  };
}

/** Selects the keys of changed rows, including deleted ones. */
export function selectChangedKeys(organization: number, upTo: number): Statement {
  return {
    sql: `select distinct table_name as name, iif(typeof(key) = 'integer', key, ${packed("key")}) as key from changed_rows
      where organization_id = ?1 and sequence <= ?2`,
    values: [organization, upTo],
  };
}

/** Deletes the rows with these keys from a copy. */
export function deleteKeys({ name, key }: MovedTable, organization: number, keys: readonly Value[]): Statement {
  return {
    sql: `delete from ${name} where organization_id = ?1 and ${key} in (select ${unpacked("value")} from json_each(?2))`,
    values: [organization, JSON.stringify(keys)],
  };
}

/** Statements that insert rows into a copy, or replace those with the same keys. */
export function upsertRows(table: MovedTable, organization: number, rows: readonly Row[]): Statement[] {
  return chunksOf(rows).flatMap((chunk) => upsertChunk(table, organization, chunk));
}

/** Splits rows into JSON arrays that are small enough for a bound parameter. */
function chunksOf(rows: readonly Row[]): string[] {
  const chunks: string[][] = [];
  let length = Infinity;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (length + json.length > 2 * BYTES_PER_PAGE) {
      chunks.push([]);
      length = 0;
    }
    chunks.at(-1)?.push(json);
    length += json.length;
  }
  return chunks.map((chunk) => `[${chunk.join(",")}]`);
}

function upsertChunk(table: MovedTable, organization: number, rows: string): Statement[] {
  const { name, key, columns, parent, unique } = table;
  const names = columns.map((column) => column.name);
  const values = columns.map((column, n) => (column.isInteger ? `value->>${n}` : unpacked(`value->>${n}`)));
  const arrived = `(select ${values.map((value, n) => `${value} as ${names[n]}`).join(", ")} from json_each(?2)) as new`;
  const bound = [organization, rows];
  const statements: Statement[] = [];
  if (unique) {
    const same = unique.columns.map((column) => `other.${column} = new.${column}`).join(" and ");
    const others = `(organization_id, ${key}) in (select other.organization_id, other.${key} from ${arrived}
      cross join ${name} as other on other.organization_id = ?1 and ${same} and other.${key} <> new.${key})`;
    const change = unique.instead && `set ${unique.instead.column} = ${unique.instead.value}`;
    const sql = change ? `update ${name} ${change} where ${others}` : `delete from ${name} where ${others}`;
    statements.push({ sql, values: bound });
  }
  // A row whose parent is missing is newer than the page of the parent: it is copied again with the recorded changes.
  const hasParent = parent
    ? `exists (select 1 from ${parent.table} as p where p.organization_id = ?1 and p.id = new.${parent.column})`
    : "true";
  const updates = names.filter((column) => column !== key).map((column) => `${column} = excluded.${column}`);
  const onConflict = updates.length > 0 ? `update set ${updates.join(", ")}` : "nothing";
  statements.push({
    sql: `insert into ${name} (organization_id, ${names.join(", ")}) select ?1, ${names.join(", ")} from ${arrived}
      where ${hasParent} on conflict (organization_id, ${key}) do ${onConflict}`,
    values: bound,
  });
  return statements;
}
