import type { D1 } from "./worker-server.ts";

interface Meta {
  meta: { rows_read?: number };
}

/** A database that sums the rows that D1 reports as read. */
export class RowsRead {
  rows = 0;
  readonly binding: D1;

  constructor(database: D1) {
    const originals = new WeakMap<object, object>();
    const add = <R extends Meta>(result: R): R => {
      this.rows += result.meta.rows_read ?? 0;
      return result;
    };
    const watch = (statement: object): object => {
      const watched = new Proxy(statement, {
        get: (target, property) => {
          const value: unknown = Reflect.get(target, property);
          if (typeof value !== "function") return value;
          if (property === "bind") return (...values: unknown[]) => watch(Reflect.apply(value, target, values));
          // `raw` returns rows without their statistics.
          if (property === "raw") {
            return async () => {
              const all = Reflect.get(target, "all") as () => Promise<Meta & { results: object[] }>;
              return add(await all.call(target)).results.map((row) => Object.values(row));
            };
          }
          return async () => add((await Reflect.apply(value, target, [])) as Meta);
        },
      });
      originals.set(watched, statement);
      return watched;
    };
    this.binding = new Proxy(database, {
      get: (target, property) => {
        if (property === "prepare") return (text: string) => watch(target.prepare(text));
        if (property === "batch") {
          return async (statements: object[]) => {
            const plain = statements.map((one) => originals.get(one) ?? one) as Parameters<D1["batch"]>[0];
            return (await target.batch(plain)).map((result) => add(result as never));
          };
        }
        return Reflect.get(target, property) as unknown;
      },
    });
  }
}
