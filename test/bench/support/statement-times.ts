import type { D1 } from "./worker-server.ts";

interface Timed {
  meta: { duration: number };
}

/** A database that records the longest statement, by D1's own measurement. */
export class StatementTimes {
  longestMs = 0;
  longest = "";
  statements = 0;
  readonly binding: D1;

  constructor(database: D1) {
    const originals = new WeakMap<object, { statement: object; text: string }>();
    const note = <R extends Timed>(result: R, text: string): R => {
      this.statements += 1;
      const { duration } = result.meta;
      if (duration > this.longestMs) [this.longestMs, this.longest] = [duration, text];
      return result;
    };
    const watch = (statement: object, text: string): object => {
      const watched = new Proxy(statement, {
        get: (target, property) => {
          const value: unknown = Reflect.get(target, property);
          if (typeof value !== "function") return value;
          if (property === "bind") return (...values: unknown[]) => watch(Reflect.apply(value, target, values), text);
          // `raw` returns rows without their statistics.
          if (property === "raw") {
            return async () => {
              const all = Reflect.get(target, "all") as () => Promise<Timed & { results: object[] }>;
              return note(await all.call(target), text).results.map((row) => Object.values(row));
            };
          }
          return async () => note((await Reflect.apply(value, target, [])) as Timed, text);
        },
      });
      originals.set(watched, { statement, text });
      return watched;
    };
    this.binding = new Proxy(database, {
      get: (target, property) => {
        if (property === "prepare") return (text: string) => watch(target.prepare(text), text);
        if (property === "batch") {
          return async (statements: object[]) => {
            const plain = statements.map((one) => originals.get(one)?.statement ?? one) as Parameters<D1["batch"]>[0];
            const results = await target.batch(plain);
            return results.map((result, n) => note(result as never, originals.get(statements[n] ?? {})?.text ?? ""));
          };
        }
        return Reflect.get(target, property) as unknown;
      },
    });
  }
}
