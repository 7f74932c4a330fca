import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { LoginResponse } from "../../../worker/auth/schemas.ts";
import { settleEntries } from "../../../worker/directory/settle-entry.ts";
import { call, callWith, expectBody, expectError, PASSWORD, type Tenant } from "../support/client.ts";
import { home } from "../support/home.ts";
import { migrate } from "../support/migrate.ts";
import { entryOf } from "../support/shards.ts";
import { createTenant, logIn } from "../support/users.ts";

let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;
const newSlug = () => `made-${crypto.randomUUID().slice(0, 8)}`;

const register = (address: string, settings: Record<string, unknown>, slug = newSlug()) =>
  callWith({ ...home.settings, ...settings }, "POST", "/v1/auth/register", {
    headers: { "cf-connecting-ip": address },
    body: { org_name: "Made", org_slug: slug, email: "ada@b.example", password: PASSWORD },
  });

const create = (
  { token }: Pick<Tenant, "token">,
  address: string,
  settings: Record<string, unknown>,
  slug = newSlug(),
) =>
  callWith({ ...home.settings, ...settings }, "POST", "/v1/orgs", {
    headers: { "cf-connecting-ip": address },
    token,
    body: { slug, name: "Made" },
  });

describe("a quota of organizations per network", () => {
  const settings = { QUOTA_ORGANIZATIONS_PER_NETWORK: "2" };

  it("counts sign-ups and further organizations together, and stores nothing of a refused one", async () => {
    const [tenant, address] = [await createTenant(), newAddress()];
    expect((await register(address, settings)).status).toBe(201);
    expect((await create(tenant, address, settings)).status).toBe(201);
    const slug = newSlug();
    const refused = await register(address, settings, slug);
    expect(refused.headers.get("ratelimit-policy")).toBe('"organizations-per-network";q=2;w=86400');
    expect(refused.headers.get("ratelimit")).toBe('"organizations-per-network";r=0');
    expect(refused.headers.get("retry-after")).toBe("3600");
    await expectError(refused, 429, "rate_limited");
    await expectError(await create(tenant, address, settings, slug), 429, "rate_limited");
    expect(await entryOf(slug)).toBeNull();
    expect((await register(newAddress(), settings, slug)).status).toBe(201);
  });

  it("counts an IPv6 /64 as one network", async () => {
    const [tenant, network] = [await createTenant(), `2001:db8:${(addresses += 1)}:1`];
    for (const host of ["1", "2"]) expect((await create(tenant, `${network}::${host}`, settings)).status).toBe(201);
    await expectError(await create(tenant, `${network}:ffff::3`, settings), 429, "rate_limited");
  });

  it("holds for concurrent sign-ups", async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 3 }, () => register(address, settings)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 429]);
  });

  it("has room again after a day, when the network is forgotten", async () => {
    const [tenant, address, slug] = [await createTenant(), newAddress(), newSlug()];
    expect((await create(tenant, address, settings, slug)).status).toBe(201);
    expect((await create(tenant, address, settings)).status).toBe(201);
    await expectError(await create(tenant, address, settings), 429, "rate_limited");
    const yesterday = Date.now() - 24 * 60 * 60_000 - 1;
    await env.DB.prepare("update directory set created_at = ? where slug = ?").bind(yesterday, slug).run();
    expect((await create(tenant, address, settings)).status).toBe(201);
    expect((await entryOf(slug))?.["network"]).toMatch(/^[0-9a-f]{64}$/);
    await settleEntries(env);
    expect(await entryOf(slug)).toMatchObject({ network: null });
  });

  it("is not mistaken for a taken slug, and stores no network where it is not set", async () => {
    const [tenant, address, slug] = [await createTenant(), newAddress(), newSlug()];
    for (let n = 0; n < 3; n += 1) {
      expect((await create(tenant, address, {}, n === 0 ? slug : newSlug())).status).toBe(201);
    }
    expect(await entryOf(slug)).toMatchObject({ network: null });
    await expectError(await create(tenant, address, settings, slug), 409, "conflict");
  });
});

describe("a quota of organizations per user", () => {
  const settings = { QUOTA_ORGANIZATIONS_PER_USER: "2" };

  it("counts what the user has created, from wherever, and by whichever of the accounts", async () => {
    const [tenant, other] = [await createTenant(), await createTenant()];
    const slug = newSlug();
    expect((await create(tenant, newAddress(), settings, slug)).status).toBe(201);
    const again = await logIn(slug, tenant.email);
    const last = newSlug();
    expect((await create(again, newAddress(), settings, last)).status).toBe(201);
    for (const account of [tenant, again, await logIn(last, tenant.email)]) {
      const refused = await create(account, newAddress(), settings);
      expect(refused.headers.get("ratelimit-policy")).toBe('"organizations-per-user";q=2');
      await expectError(refused, 429, "rate_limited");
    }
    expect((await create(other, newAddress(), settings)).status).toBe(201);
    expect((await call("DELETE", `/v1/orgs/${slug}`, { token: again.token })).status).toBe(204);
    expect((await create(tenant, newAddress(), settings)).status).toBe(201);
  });

  it("holds for concurrent calls, and for organizations in another database than the user", async () => {
    const tenant = await createTenant();
    await migrate(env.SPARE_1);
    const elsewhere = { ...settings, DB_1: env.SPARE_1, SHARD_WEIGHTS: "DB_1=1" };
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(tenant, newAddress(), elsewhere)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 429, 429]);
  });

  it("does not concern a sign-up, whose user may create as many as any other", async () => {
    const slug = newSlug();
    const login = await expectBody(await register(newAddress(), settings, slug), 201, LoginResponse);
    expect(await entryOf(slug)).toMatchObject({ founder: null });
    for (const status of [201, 201, 429]) expect((await create(login, newAddress(), settings)).status).toBe(status);
  });
});
