import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect } from "vitest";
import { v7 as uuidv7 } from "uuid";
import { presentLogin } from "../../../worker/auth/login.ts";
import { bindingOf, bindingsOf } from "../../../worker/database/shards.ts";
import { placeOrganization } from "../../../worker/directory/place-organization.ts";
import { clientNetwork } from "../../../worker/http/client-network.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { emailKey } from "../../../worker/users/email-key.ts";
import { checkShards } from "./check-shards.ts";
import { callsGoTo, type Tenant } from "./client.ts";
import { migrate } from "./migrate.ts";
import { hashOfPassword } from "./users.ts";

/** The application with three databases, however many the others are tested with. */
export const sharded = { ...env, DB_1: env.SPARE_1, DB_2: env.SPARE_2 };
export const SHARDS = ["DB", "DB_1", "DB_2"] as const;
export type Shard = (typeof SHARDS)[number];
export const bindingFor = (shard: Shard): D1Database => bindingOf(sharded, shard);

/** For the tests of a file. */
export function useShards(): void {
  callsGoTo({ DB_1: env.SPARE_1, DB_2: env.SPARE_2 });
  beforeAll(async () => {
    for (const binding of [env.SPARE_1, env.SPARE_2]) {
      await migrate(binding);
      // As in `setup.ts`: a reset may leave the rows of the file before.
      await binding.prepare("delete from organizations").run();
    }
    expect([...bindingsOf(sharded).keys()]).toEqual(expect.arrayContaining([...SHARDS]));
  });
  afterAll(() => checkShards(bindingsOf(sharded)));
}

let count = 0;

/** Signs up an organization as `register` does, with a password hash that is computed once: `sign-up-rows.test.ts` compares the rows. */
export async function signUpIn(
  shard: Shard,
  slug = `sharded-${(count += 1)}-${crypto.randomUUID().slice(0, 8)}`,
): Promise<Tenant> {
  const [id, userId, email, now] = [uuidv7(), uuidv7(), `admin@${slug}.example`, Date.now()];
  const times = { createdAt: now, updatedAt: now };
  const settings = settingsOf({ ...sharded, SHARD_WEIGHTS: `${shard}=1` });
  const placed = await placeOrganization(sharded, settings, {
    organization: { uuid: id, slug, name: slug, status: "active", ...times },
    admin: {
      uuid: userId,
      orgId: id,
      email,
      emailKey: emailKey(email),
      passwordHash: await hashOfPassword(),
      passwordChangedAt: now,
      role: "admin",
      status: "active",
      ...times,
    },
    origin: { network: clientNetwork(new Headers()), requestId: crypto.randomUUID(), founder: undefined },
  });
  if (placed?.shard !== shard) throw new Error(`${slug} is not in ${shard}.`);
  const organization = { id, slug };
  const { token } = await presentLogin(settings, { user: placed.admin, organization, shard }, now);
  return { slug, email, token, orgId: id, userId };
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
