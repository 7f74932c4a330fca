import type { SQL } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";

const dialect = new SQLiteAsyncDialect();

/** Runs statements, which Drizzle's query builders cannot express, in one transaction. @returns the rows of each. */
export async function runStatements(
  { $client }: Database,
  statements: readonly SQL[],
): Promise<Record<string, unknown>[][]> {
  const prepared = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement);
    return $client.prepare(sql).bind(...params);
  });
  return (await $client.batch<Record<string, unknown>>(prepared)).map(({ results }) => results);
}
