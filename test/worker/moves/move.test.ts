import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../worker/database/client.ts";
import { removeDeleted } from "../../../worker/deletion/remove-deleted.ts";
import { LEFT_TABLES, MOVED_TABLES } from "../../../worker/moves/moved-tables.ts";
import { ShardList } from "../../../worker/contract/operator.ts";
import { call, callWith, expectBody, expectError } from "../support/client.ts";
import { bindingFor, entryOf, signUpIn, useShards } from "../support/shards.ts";
import { logIn } from "../support/users.ts";
import { advance, advanceUntil, expectOnlyIn, fill, move, numberOf, readAll, rowsIn, signUpFilled } from "./mover.ts";

useShards();

it("knows every table that has an organization", async () => {
  const tables = await env.DB.prepare(
    `select t.name from sqlite_master as t join pragma_table_info(t.name) as c
     where t.type = 'table' and c.name = 'organization_id' and t.name <> 'changed_rows' order by t.name`,
  ).all<{ name: string }>();
  const known = [...MOVED_TABLES.map(({ name }) => name), ...LEFT_TABLES];
  expect(tables.results.map(({ name }) => name)).toEqual(known.toSorted((a, b) => (a < b ? -1 : 1)));
});

it("declares every unique index whose values may pass to another row", async () => {
  for (const { name, key, unique } of MOVED_TABLES) {
    const indexes = await env.DB.prepare(
      `select i.name, group_concat(c.name) as columns from pragma_index_list(?1) as i join pragma_index_info(i.name) as c
       where i."unique" = 1 and i.origin = 'c' and c.name <> 'organization_id' group by i.name`,
    )
      .bind(name)
      .all<{ columns: string }>();
    const passed = indexes.results
      .map(({ columns }) => columns.split(","))
      .filter((columns) => !columns.includes(key) && !["uuid", "uuid_prefix"].includes(columns.join()));
    expect(passed, name).toEqual(unique ? [unique.columns] : []);
  }
});

it("moves an organization from shard to shard, and changes nothing that the API returns about it", async () => {
  const tenant = await signUpFilled("DB");
  const number = await numberOf(tenant.slug);
  const before = await readAll(tenant);
  let rows = await rowsIn("DB", number);
  expect(Object.keys(rows).length).toBeGreaterThanOrEqual(MOVED_TABLES.length - 1);
  for (const shard of ["DB_1", "DB_2", "DB"] as const) {
    await move(tenant.slug, shard);
    await expectOnlyIn(shard, tenant.slug);
    // The move itself is in the audit log.
    expect(await rowsIn(shard, number)).toEqual({ ...rows, audit_events: (rows["audit_events"] ?? 0) + 1 });
    // By the token from before all moves, and by a new one.
    expect(await readAll(tenant)).toEqual(before);
    expect(await readAll(await logIn(tenant.slug, tenant.email))).toEqual(before);
    // The sign-in and the exports are in the audit log.
    const { audit_events: events = 0, ...others } = rows;
    rows = await rowsIn(shard, number);
    const { audit_events: later = 0, ...unchanged } = rows;
    expect(unchanged).toEqual(others);
    expect(later).toBeGreaterThan(events);
  }
  await fill(await signUpIn("DB_1"));
});

describe("the operator's calls", () => {
  it("are not there without a secret, and refuse a wrong one", async () => {
    const { slug } = await signUpIn("DB");
    for (const secret of ["", undefined]) {
      await expectError(await advance(slug, "DB_1", { OPERATOR_SECRET: secret }), 404, "not_found");
    }
    for (const token of [undefined, "wrong", `${env.OPERATOR_SECRET}x`, env.RUNNER_SECRET]) {
      const path = `/internal/operator/move?organization=${slug}&shard=DB_1`;
      await expectError(await call("POST", path, { token }), 401, "unauthorized");
      await expectError(await call("GET", "/internal/operator/shards", { token }), 401, "unauthorized");
    }
    expect(await entryOf(slug)).toMatchObject({ status: "active", shard: "DB" });
  });

  it("name an organization and a shard that are there", async () => {
    const { slug } = await signUpIn("DB");
    for (const shard of ["DB_17", "SPARE_1", "", "__proto__"]) {
      await expectError(await advance(slug, shard), 400, "bad_request");
    }
    await expectError(await advance(`${slug}x`, "DB_1"), 404, "not_found");
    await env.DB.prepare("update directory set status = 'creating' where slug = ?").bind(slug).run();
    await expectError(await advance(slug, "DB_1"), 409, "conflict");
  });

  it("list the shards", async () => {
    await signUpIn("DB_2");
    const answer = await callWith({ SHARD_WEIGHTS: "DB=0,DB_2=5" }, "GET", "/internal/operator/shards", {
      token: env.OPERATOR_SECRET,
    });
    const { shards } = await expectBody(answer, 200, ShardList);
    expect(shards.map(({ shard }) => shard)).toEqual(expect.arrayContaining(["DB", "DB_1", "DB_2"]));
    const found = shards.find(({ shard }) => shard === "DB_2");
    expect(found).toMatchObject({ weight: 5 });
    expect(found?.organizations).toBeGreaterThan(0);
    expect(found?.bytes).toBeGreaterThan(10_000);
  });
});

/** The status of the move, which is advanced once more if it still copies. */
async function statusOf(slug: string, { advances }: { advances: boolean }): Promise<unknown> {
  const status = (await entryOf(slug))?.["status"];
  if (advances && status === "copying") await advance(slug, "DB_2");
  return status;
}

describe("a move that has begun", () => {
  it("does not go elsewhere, and goes back", async () => {
    const tenant = await signUpFilled("DB");
    const before = await readAll(tenant);
    for (let calls = 0; calls < 2; calls += 1) await advance(tenant.slug, "DB_1");
    expect(await entryOf(tenant.slug)).toMatchObject({ status: "copying" });
    await expectError(await advance(tenant.slug, "DB_2"), 409, "conflict");
    await move(tenant.slug, "DB");
    await expectOnlyIn("DB", tenant.slug);
    expect(await readAll(tenant)).toEqual(before);
  });

  it("ends with an organization that is deleted meanwhile", async () => {
    for (const calls of [1, 2, 3]) {
      const tenant = await signUpFilled("DB_1");
      const number = await numberOf(tenant.slug);
      for (let n = 0; n < calls; n += 1) await advance(tenant.slug, "DB_2");
      const reached = calls < 3 ? "copying" : "switching";
      // A step is limited in time: copying may take more of them on a busy machine.
      await expect.poll(() => statusOf(tenant.slug, { advances: calls === 3 })).toBe(reached);
      if (calls === 3)
        await env.DB.prepare("update directory set status = 'copying' where slug = ?").bind(tenant.slug).run();
      const deleted = await call("DELETE", `/v1/orgs/${tenant.slug}`, { token: tenant.token });
      expect(deleted.status).toBe(204);
      let status = 200;
      for (let n = 0; n < 9 && status === 200; n += 1) ({ status } = await advance(tenant.slug, "DB_2"));
      expect(status).toBe(404);
      await removeDeleted(openDatabase(bindingFor("DB_1"), "DB_1"));
      for (const shard of ["DB", "DB_1", "DB_2"] as const) expect(await rowsIn(shard, number)).toEqual({});
      await signUpIn("DB", tenant.slug);
    }
  });

  it("moves nothing when the copy is not the same, and then begins anew", async () => {
    const tenant = await signUpFilled("DB");
    const before = await readAll(tenant);
    await advanceUntil("switching", tenant.slug, "DB_1");
    await bindingFor("DB_1")
      .prepare("delete from users where organization_id = ?")
      .bind(await numberOf(tenant.slug))
      .run();
    const message = await expectError(await advance(tenant.slug, "DB_1"), 409, "conflict");
    expect(message).toContain("users 0 of 2");
    expect(await readAll(tenant)).toEqual(before);
    expect((await call("PATCH", `/v1/orgs/${tenant.slug}`, { token: tenant.token, body: {} })).status).toBe(200);
    const now = await readAll(tenant);
    await move(tenant.slug, "DB_1");
    await expectOnlyIn("DB_1", tenant.slug);
    expect(await readAll(tenant)).toEqual(now);
  });

  it("begins anew when changes may have been missed", async () => {
    const tenant = await signUpIn("DB");
    await advanceUntil("switching", tenant.slug, "DB_1");
    const number = await numberOf(tenant.slug);
    await env.DB.prepare(`drop trigger move_${number}_log_update_users`).run();
    expect(await expectError(await advance(tenant.slug, "DB_1"), 409, "conflict")).toContain("triggers");
  });
});
