import { fillPlaceholders, is, Param, Placeholder, sql } from "drizzle-orm";
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
  readonly #prepared: Pick<D1PreparedQuery, "mapResult">;
  readonly #text: string;
  readonly #params: readonly unknown[];

  constructor(statement: BatchItem) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that run in D1 have it
    const prepared = (statement as unknown as { prepare(): D1PreparedQuery }).prepare();
    this.#prepared = prepared;
    const { text, params } = numberParameters(prepared.getQuery());
    this.#text = text;
    this.#params = params;
  }

  with({ $client: client }: Database, values: object) {
    const query = { sql: this.#text, params: fillPlaceholders([...this.#params], { ...values }) };
    const mapResult = (result: unknown) => this.#prepared.mapResult(result, true);
    return { _prepare: () => ({ getQuery: () => query, stmt: client.prepare(this.#text), mapResult }) };
  }
}

const STRING_OR_PARAMETER = /'[^']*'|"[^"]*"|((?:(?<![<>!])=|\bis) )?\?/g;

/**
 * Each value once, and not for SQLite to compare with 0 and 1: it plans a statement anew at each run, which takes longer than to
 * run it, if a column is compared with a parameter and its plan might depend on that (`sqlite3ExprIsInteger`). `likely` hides the
 * parameter and has no effect otherwise.
 */
export function numberParameters({ sql: text, params }: { sql: string; params: readonly unknown[] }) {
  const distinct: unknown[] = [];
  let position = 0;
  const numbered = text.replaceAll(STRING_OR_PARAMETER, (found, operator: string | undefined) => {
    if (!found.endsWith("?")) return found;
    const param = params[position];
    position += 1;
    let index = distinct.findIndex((earlier) => isSameParameter(earlier, param));
    if (index < 0) index = distinct.push(param) - 1;
    return operator === undefined ? `?${index + 1}` : `${operator}likely(?${index + 1})`;
  });
  return { text: numbered, params: distinct };
}

function isSameParameter(one: unknown, other: unknown): boolean {
  if (is(one, Placeholder) && is(other, Placeholder)) return one.name === other.name;
  if (is(one, Param) && is(other, Param)) {
    return one.encoder === other.encoder && isSameParameter(one.value, other.value);
  }
  return one === other;
}

const PLACEHOLDERS: object = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is run in it
const BUILDER = Object.assign(drizzle({ prepare: () => ({}) } as unknown as D1Database), { shard: "" });
