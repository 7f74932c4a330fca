import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runScheduled } from "../../../worker/scheduled.ts";
import { bindingFor, entryOf, type Shard, sharded, SHARDS, useShards } from "../support/shards.ts";
import { advance, advanceUntil, expectOnlyIn, move, numberOf, readAll, rowsIn, signUpFilled } from "./mover.ts";

useShards();

const originalOf = (statement: D1PreparedStatement): D1PreparedStatement =>
  Reflect.get(statement, "broken") as D1PreparedStatement;

/** The shards, of which the n-th call to any fails: before it, or after it when only its answer is lost. */
class Faults {
  calls = 0;
  readonly #at: number;
  readonly #answerIsLost: boolean;
  constructor(at: number, answerIsLost: boolean) {
    this.#at = at;
    this.#answerIsLost = answerIsLost;
  }

  get settings(): Record<string, D1Database> {
    return Object.fromEntries(SHARDS.map((shard) => [shard, this.#break(bindingFor(shard))]));
  }

  #break(database: D1Database): D1Database {
    const call = async <T>(work: () => Promise<T>): Promise<T> => {
      this.calls += 1;
      const fails = this.calls === this.#at;
      if (fails && !this.#answerIsLost) throw new Error("D1_ERROR: Network connection lost.");
      const answer = await work();
      if (fails) throw new Error("D1_ERROR: Network connection lost.");
      return answer;
    };
    const ran = new Set(["all", "run", "raw", "first"]);
    const breakStatement = (statement: D1PreparedStatement): D1PreparedStatement =>
      new Proxy(statement, {
        get: (target, property) => {
          if (property === "broken") return target;
          const value = Reflect.get(target, property) as (...values: unknown[]) => unknown;
          if (property === "bind") return (...values: unknown[]) => breakStatement(target.bind(...values));
          if (!ran.has(String(property))) return value.bind(target);
          return (...values: unknown[]) => call(async () => value.apply(target, values));
        },
      });
    return new Proxy(database, {
      get: (target, property) => {
        if (property === "prepare") return (sql: string) => breakStatement(target.prepare(sql));
        if (property === "batch") {
          return (statements: D1PreparedStatement[]) => call(() => target.batch(statements.map(originalOf)));
        }
        return Reflect.get(target, property) as unknown;
      },
    });
  }
}

async function moveUntilBroken(slug: string, shard: Shard, faults: Faults): Promise<boolean> {
  for (let calls = 0; calls < 50; calls += 1) {
    const answer = await advance(slug, shard, faults.settings);
    if (answer.status === 500) return true;
    if ((await answer.json<{ status: string }>()).status === "done") return false;
  }
  throw new Error("The move does not end.");
}

it.for([false, true])(
  "continues after any call that failed, also when only its response was lost: %s",
  async (answerIsLost) => {
    const tenant = await signUpFilled("DB");
    const number = await numberOf(tenant.slug);
    const [before, rows] = [await readAll(tenant), await rowsIn("DB", number)];
    const { audit_events: earlier = 0, ...others } = rows;
    let recorded = earlier;
    const [first, second] = ["DB", "DB_1"] as const;
    let [from, to]: [Shard, Shard] = [first, second];
    let broken = true;
    // Of every three calls one loses its answer, another is never made.
    for (let at = answerIsLost ? 1 : 2; broken; at += 3) {
      broken = await moveUntilBroken(tenant.slug, to, new Faults(at, answerIsLost));
      await move(tenant.slug, to);
      await expectOnlyIn(to, tenant.slug);
      // The audit log has each move once, or twice where its first call failed.
      const { audit_events: events = 0, ...moved } = await rowsIn(to, number);
      expect(moved, `call ${at}`).toEqual(others);
      expect([1, 2], `call ${at}`).toContain(events - recorded);
      recorded = events;
      [from, to] = [to, from];
    }
    expect(await readAll(tenant)).toEqual(before);
  },
);

it("is completed by the cron trigger if it was abandoned while requests are refused", async () => {
  const tenant = await signUpFilled("DB_1");
  const before = await readAll(tenant);
  await advanceUntil("switching", tenant.slug, "DB_2");
  // After the source was deactivated, before the copy is activated.
  let hidden = false;
  for (let at = 1; !hidden; at += 1) {
    await advance(tenant.slug, "DB_2", { DB_2: new Faults(at, false).settings["DB_2"] });
    const own = bindingFor("DB_1").prepare("select copy_of is not null as n from organizations where id = ?");
    hidden = (await own.bind(await numberOf(tenant.slug)).first("n")) === 1;
  }
  await runScheduled(sharded);
  expect(await entryOf(tenant.slug)).toMatchObject({ status: "switching" });
  for (let run = 0; run < 2; run += 1) {
    await env.DB.prepare("update directory set updated_at = updated_at - 60001 where slug = ?").bind(tenant.slug).run();
    await runScheduled(sharded);
  }
  await expectOnlyIn("DB_2", tenant.slug);
  expect(await readAll(tenant)).toEqual(before);
});
