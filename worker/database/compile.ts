import { fillPlaceholders, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type D1PreparedQuery, drizzle } from "drizzle-orm/d1";
import type { Database } from "./client.ts";

type Statements = readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/**
 * Builds the text of statements for `database.batch` once per isolate: for the most frequent requests, Drizzle's query building
 * would be a large part of the CPU time. `build` may pass the values to SQL (a UUID needs `uuidOf`), but must not read them.
 */
export function compile<Values extends object, const Built extends Statements>(
  build: (database: Database, values: Values) => Built,
): (database: Database, values: Values) => Built {
  let compiled: Compiled[] | undefined;
  return (database, values) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Drizzle replaces by the values of these names
    compiled ??= build(BUILDER, PLACEHOLDERS as Values).map((statement) => new Compiled(statement));
    const statements: unknown = compiled.map((statement) => statement.with(database, values));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they return the same
    return statements as Built;
  };
}

/** The members of a statement that Drizzle uses in a batch, without query building. */
class Compiled {
  readonly #prepared: Pick<D1PreparedQuery, "getQuery" | "mapResult">;

  constructor(statement: BatchItem) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that run in D1 have it
    this.#prepared = (statement as unknown as { prepare(): D1PreparedQuery }).prepare();
  }

  with({ $client: client }: Database, values: object) {
    const { sql: text, params } = this.#prepared.getQuery();
    const query = { sql: text, params: fillPlaceholders(params, { ...values }) };
    const mapResult = (result: unknown) => this.#prepared.mapResult(result, true);
    return { _prepare: () => ({ getQuery: () => query, stmt: client.prepare(text), mapResult }) };
  }
}

const PLACEHOLDERS: object = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is run in it
const BUILDER = Object.assign(drizzle({ prepare: () => ({}) } as unknown as D1Database), { shard: "" });
