import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { checkShards } from "../support/check-shards.ts";
import { numberOf } from "../moves/mover.ts";
import { bindingFor, signUpIn, useShards } from "../support/shards.ts";

useShards();

const bindings = new Map([
  ["DB", env.DB],
  ["DB_1", env.SPARE_1],
]);
const run = (sql: string): Promise<unknown> => bindingFor("DB_1").prepare(sql).run();

let here: number;

beforeAll(async () => {
  here = await numberOf((await signUpIn("DB")).slug);
  await signUpIn("DB_1");
});

it("passes organizations that are each in one database", async () => {
  await expect(checkShards(bindings)).resolves.toBeUndefined();
});

it("notices an organization that is in two databases", async () => {
  await run(`insert into organizations (id, uuid, slug, name, status, created_at, updated_at)
    values (${here}, randomblob(16), 'twice', 'Twice', 'active', 0, 0)`);
  await expect(checkShards(bindings)).rejects.toThrow("the database that also has organization");
  await run(`delete from organizations where slug = 'twice'`);
});

it("notices a row of an organization that is in another database", async () => {
  await run(`insert into changed_rows (organization_id, table_name, key) values (${here}, 'users', x'01')`);
  await expect(checkShards(bindings)).rejects.toThrow("rows in DB_1 of organizations that are elsewhere");
  await run("delete from changed_rows");
});
