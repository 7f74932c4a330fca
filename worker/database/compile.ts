import { Column, is, Param, Placeholder, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type D1PreparedQuery, drizzle } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { MAX as MAX_UUID } from "uuid";
import type { Database } from "./client.ts";
import { uuidDigits } from "./uuid.ts";

const dialect = new SQLiteAsyncDialect();

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

/** The same for a statement without a Drizzle builder. */
export function compileStatement<Values extends object>(
  build: (values: Values) => SQL,
): (binding: D1Database, values: Values) => D1PreparedStatement {
  let compiled: Query | undefined;
  return (binding, values) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    compiled ??= new Query(dialect.sqlToQuery(build(PLACEHOLDERS as Values)));
    return binding.prepare(compiled.text).bind(...compiled.paramsOf(values));
  };
}

/** The members of a statement that Drizzle uses in a batch, without query building. */
class Compiled {
  readonly #prepared: Pick<D1PreparedQuery, "mapResult">;
  readonly #query: Query;

  constructor(statement: BatchItem) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that run in D1 have it
    const prepared = (statement as unknown as { prepare(): D1PreparedQuery }).prepare();
    this.#prepared = prepared;
    this.#query = new Query(prepared.getQuery());
  }

  with({ $client: client }: Database, values: object) {
    const { text } = this.#query;
    const query = { sql: text, params: this.#query.paramsOf(values) };
    const mapResult = (result: unknown) => this.#prepared.mapResult(result, true);
    return { _prepare: () => ({ getQuery: () => query, stmt: client.prepare(text), mapResult }) };
  }
}

interface Unnumbered {
  sql: string;
  params: readonly unknown[];
}

/** What Drizzle's `fillPlaceholders` does, which would look anew at each parameter what it is. */
class Query {
  readonly text: string;
  readonly #params: readonly ((values: Record<string, unknown>) => unknown)[];

  constructor(given: Unnumbered) {
    const { text, params } = numberParameters(given);
    this.text = text;
    this.#params = params.map(valueOf);
  }

  /** @throws RangeError where a value is missing. */
  paramsOf(values: object): unknown[] {
    const named: Record<string, unknown> = { ...values };
    return this.#params.map((param) => param(named));
  }
}

function valueOf(param: unknown): (values: Record<string, unknown>) => unknown {
  if (is(param, Placeholder)) {
    const { name } = param;
    return (values) => {
      if (!(name in values)) throw new RangeError(`The statement has no value for ${name}.`);
      return values[name];
    };
  }
  if (!is(param, Param)) return () => param;
  const [inner, { encoder }] = [valueOf(param.value), param];
  if (!isBlob(param)) return (values) => encoder.mapToDriverValue(inner(values));
  // Buffers would be most of the cost of binding a UUID.
  const isUuid = hexOf(encoder.mapToDriverValue(MAX_UUID)) === uuidDigits(MAX_UUID);
  return (values) => {
    const value = inner(values);
    return isUuid && typeof value === "string" ? uuidDigits(value) : hexOf(encoder.mapToDriverValue(value));
  };
}

/** D1 sends each byte of a BLOB as a decimal number: such values are bound as hexadecimal digits. */
function isBlob(param: unknown): boolean {
  return is(param, Param) && is(param.encoder, Column) && param.encoder.getSQLType() === "blob";
}

function hexOf(value: unknown): unknown {
  return value instanceof Uint8Array
    ? Buffer.from(value.buffer, value.byteOffset, value.length).toString("hex")
    : value;
}

/** Strings and quoted names are one token each. The admission recognizes statements that write by their verb and the quoted table. */
const TOKEN =
  /'[^']*'|"(?<=\b(?:insert into|update|delete from) ")[^"]*"|"(?!current_)([a-z]+_[a-z_]+|organizations|projects|scans|id|slug|status|uuid)"|"[^"]*"|\s+|((?:(?<![<>!])=|\bis) )?\?/g;

/**
 * Each value once, and not for SQLite to compare with 0 and 1: it plans a statement anew at each run, which takes longer than to
 * run it, if a column is compared with a parameter and its plan might depend on that (`sqlite3ExprIsInteger`). `likely` hides the
 * parameter and has no effect otherwise. The text becomes as short as it can simply be, because each request sends it, as JSON.
 */
export function numberParameters({ sql: text, params }: Unnumbered): { text: string; params: unknown[] } {
  const distinct: unknown[] = [];
  let position = 0;
  const numbered = text.trim().replaceAll(TOKEN, (found, name: string | undefined, operator: string | undefined) => {
    // No keyword of SQLite: those of the current time alone have an underscore.
    if (name !== undefined) return name;
    if (found.trim() === "") return " ";
    if (!found.endsWith("?")) return found;
    const param = params[position];
    position += 1;
    let index = distinct.findIndex((earlier) => isSameParameter(earlier, param));
    if (index < 0) index = distinct.push(param) - 1;
    if (isBlob(param)) return `${operator ?? ""}unhex(?${index + 1})`;
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
