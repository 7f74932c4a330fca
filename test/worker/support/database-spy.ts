import { home } from "./home.ts";

interface Statement {
  sql: string;
  parameters: unknown[];
}

/** The real database, which records its statements. */
export class DatabaseSpy {
  /** The statements of each round trip. */
  readonly batches: Statement[][] = [];
  readonly #originals = new WeakMap<object, { statement: Statement; original: D1PreparedStatement }>();

  readonly #database: D1Database;

  constructor(database: D1Database = home.DB) {
    this.#database = database;
  }

  readonly binding: D1Database = new Proxy({ prepare: undefined } as unknown as D1Database, {
    get: (_, property) => {
      const database = this.#database;
      if (property === "prepare") return (sql: string) => this.#watch(database.prepare(sql), { sql, parameters: [] });
      if (property === "batch") return (watched: object[]) => database.batch(this.#unwrap(watched));
      const value: unknown = Reflect.get(database, property);
      return typeof value === "function" ? value.bind(database) : value;
    },
  });

  #watch(original: D1PreparedStatement, statement: Statement): D1PreparedStatement {
    const watched = new Proxy(original, {
      get: (target, property) => {
        if (property === "bind") {
          return (...parameters: unknown[]) =>
            this.#watch(target.bind(...parameters), { sql: statement.sql, parameters });
        }
        const value = Reflect.get(target, property) as (...values: unknown[]) => unknown;
        return (...values: unknown[]) => {
          this.batches.push([statement]);
          return value.apply(target, values);
        };
      },
    });
    this.#originals.set(watched, { statement, original });
    return watched;
  }

  #unwrap(watched: object[]): D1PreparedStatement[] {
    const known = watched.map((one) => {
      const original = this.#originals.get(one);
      if (!original) throw new Error("a statement of another database");
      return original;
    });
    this.batches.push(known.map(({ statement }) => statement));
    return known.map(({ original }) => original);
  }

  get statements(): Statement[] {
    return this.batches.flat();
  }

  get roundTrips(): number {
    return this.batches.length;
  }

  /** The query plans of all statements that begin with this text. */
  async plansOf(start: string): Promise<string[]> {
    const chosen = this.statements.filter(({ sql }) => sql.startsWith(start));
    const plans = chosen.map(async ({ sql, parameters }) => {
      const explained = await this.#database
        .prepare(`explain query plan ${sql}`)
        .bind(...parameters)
        .all<{ detail: string }>();
      return explained.results.map(({ detail }) => detail).join("\n");
    });
    return Promise.all(plans);
  }
}
