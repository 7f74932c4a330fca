import { type SQL, sql } from "drizzle-orm";
import { SQLiteAsyncDialect, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";

const dialect = new SQLiteAsyncDialect();

export const PRECONDITION_FAILED = "precondition_failed";

/** Selects the version of an object, one text; no row if there is none. */
export type SelectVersion = (at: { orgId: string; path: Record<string, string> }) => SQL;

/** The version of a row whose changes all move `updated_at`. */
export function selectUpdatedAt(table: SQLiteTable & { updatedAt: SQLiteColumn }, where: SQL | undefined): SQL {
  return sql`select cast(${table.updatedAt} as text) from ${table} where ${where ?? sql`false`}`;
}

/**
 * Fails, and rolls back its batch, unless the object has one of the versions. One that does not exist passes, because the answer
 * is 404 then.
 */
export function preparePrecondition(
  binding: D1Database,
  version: SQL,
  accepted: readonly string[],
): D1PreparedStatement {
  const { sql: text, params } = dialect.sqlToQuery(
    sql`select json_extract('{}', iif(version is null or version in (select value from json_each(${JSON.stringify(accepted)})), null,
      ${PRECONDITION_FAILED})) as refusal from (select (${version}) as version)`,
  );
  return binding.prepare(text).bind(...params);
}
