import { databaseErrorText } from "../database/constraint.ts";
import type { Statement } from "./rows.ts";

/** Runs statements in one transaction. @returns the rows of each. */
export async function runBatch(
  database: D1Database,
  statements: readonly (Statement | string)[],
): Promise<Record<string, unknown>[][]> {
  if (statements.length === 0) return [];
  const prepared = statements.map((statement) =>
    typeof statement === "string"
      ? database.prepare(statement)
      : database.prepare(statement.sql).bind(...statement.values),
  );
  return (await database.batch<Record<string, unknown>>(prepared)).map(({ results }) => results);
}

/** A statement that fails, and with it its transaction, unless a condition holds. SQLite has no `raise` outside of triggers. */
export function requires(condition: string, values: unknown[]): Statement {
  return { sql: `select json_extract('{}', iif(${condition}, null, 'another_is_at_work'))`, values };
}

/** Whether a transaction has failed because another one of the same move was committed first. */
export function isOvertaken(error: unknown): boolean {
  return databaseErrorText(error)?.includes("another_is_at_work") ?? false;
}
