import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect } from "vitest";
import { LoginResponse } from "../../../worker/auth/schemas.ts";
import { bindingOf, bindingsOf } from "../../../worker/database/shards.ts";
import { callsGoTo, callWith, expectBody, PASSWORD, type Tenant } from "./client.ts";

/** The application with three databases, however many the others are tested with. */
export const sharded = { ...env, DB_1: env.SPARE_1, DB_2: env.SPARE_2 };
export const SHARDS = ["DB", "DB_1", "DB_2"] as const;
export type Shard = (typeof SHARDS)[number];
export const bindingFor = (shard: Shard): D1Database => bindingOf(sharded, shard);

/** For the tests of a file. */
export function useShards(): void {
  callsGoTo({ DB_1: env.SPARE_1, DB_2: env.SPARE_2 });
  beforeAll(async () => {
    for (const binding of [env.SPARE_1, env.SPARE_2]) await applyD1Migrations(binding, env.TEST_MIGRATIONS);
    expect([...bindingsOf(sharded).keys()]).toEqual(expect.arrayContaining([...SHARDS]));
  });
}

let count = 0;

export async function signUpIn(
  shard: Shard,
  slug = `sharded-${(count += 1)}-${crypto.randomUUID().slice(0, 8)}`,
): Promise<Tenant> {
  const email = `admin@${slug}.example`;
  const body = { org_name: slug, org_slug: slug, email, password: PASSWORD };
  const answer = await callWith({ SHARD_WEIGHTS: `${shard}=1` }, "POST", "/v1/auth/register", { body });
  const { token, user } = await expectBody(answer, 201, LoginResponse);
  return { slug, email, token, orgId: user.org_id, userId: user.id };
}

export async function entryOf(slug: string): Promise<Record<string, unknown> | null> {
  return env.DB.prepare("select * from directory where slug = ?").bind(slug).first();
}

/** How many rows of an organization a shard has, by table. */
export async function countRows(shard: Shard, organization: number): Promise<Record<string, number>> {
  const database = bindingFor(shard);
  const tables = await database
    .prepare(
      `select t.name from sqlite_master as t join pragma_table_info(t.name) as c
       where t.type = 'table' and c.name = 'organization_id' order by t.name`,
    )
    .all<{ name: string }>();
  const names = tables.results.map(({ name }) => name);
  const reads = [
    database.prepare("select count(*) as n from organizations where id = ?").bind(organization),
    ...names.map((name) =>
      database.prepare(`select count(*) as n from ${name} where organization_id = ?`).bind(organization),
    ),
  ];
  const counts = await database.batch<{ n: number }>(reads);
  const named = ["organizations", ...names].map((name, n) => [name, counts[n]?.results[0]?.n ?? 0] as const);
  return Object.fromEntries(named.filter(([, n]) => n > 0));
}
