import { env } from "cloudflare:workers";

/**
 * Applies all migrations in one batch: one by one, they take more time than many a test file. A database that a reset has left as it
 * was has its tables already.
 */
export async function migrate(database: D1Database): Promise<void> {
  const table = "select name from sqlite_master where type = 'table' and name = 'organizations'";
  if ((await database.prepare(table).first()) !== null) return;
  const queries = env.TEST_MIGRATIONS.flatMap((migration) => migration.queries);
  await database.batch(queries.map((query) => database.prepare(query)));
}
