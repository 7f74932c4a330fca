import { expect, it } from "vitest";
import { LoginResponse } from "../../../worker/auth/schemas.ts";
import { callWith, expectBody, PASSWORD, type Tenant } from "../support/client.ts";
import { readRows } from "../support/copied-objects.ts";
import { bindingFor, entryOf, SHARDS, type Shard, signUpIn, useShards } from "../support/shards.ts";
import { normalize } from "../support/normalize.ts";

useShards();

async function register(shard: Shard): Promise<Tenant> {
  const slug = `registered-${crypto.randomUUID().slice(0, 8)}`;
  const email = `admin@${slug}.example`;
  const body = { org_name: slug, org_slug: slug, email, password: PASSWORD };
  const answer = await callWith({ SHARD_WEIGHTS: `${shard}=1` }, "POST", "/v1/auth/register", { body });
  const { token, user } = await expectBody(answer, 201, LoginResponse);
  return { slug, email, token, orgId: user.org_id, userId: user.id };
}

async function allRows(tenant: Tenant, shard: Shard): Promise<unknown> {
  const { id, ...entry } = (await entryOf(tenant.slug)) ?? {};
  const database = bindingFor(shard);
  const organization = await database.prepare("select * from organizations where slug = ?").bind(tenant.slug).first();
  expect(organization?.["id"]).toBe(id);
  const rows = { entry, organization: { ...organization, id: 0 }, ...(await readRows(tenant, database)) };
  const [, claims = ""] = tenant.token.split(".");
  return normalize([rows, JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/")))], tenant);
}

it.each(SHARDS)("signUpIn makes the rows and the token that a sign-up makes, in %s", async (shard) => {
  const real = await allRows(await register(shard), shard);
  expect(Object.keys((real as object[])[0] ?? {})).toEqual(["entry", "organization", "users", "audit_events"]);
  expect(await allRows(await signUpIn(shard), shard)).toEqual(real);
});
