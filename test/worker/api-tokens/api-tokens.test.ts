import { env } from "cloudflare:workers";
import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { ApiToken, CreatedApiToken } from "../../../worker/api-tokens/schemas.ts";
import { isApiToken } from "../../../worker/contract/api-token-format.ts";
import { MeResponse } from "../../../worker/auth/schemas.ts";
import { OrgList } from "../../../worker/organizations/schemas.ts";
import { runScheduled } from "../../../worker/scheduled.ts";
import {
  call,
  callWith,
  expectBody,
  expectError,
  makeProject,
  PASSWORD,
  runScan,
  type Tenant,
} from "../support/client.ts";
import { home } from "../support/home.ts";
import { organizationBy } from "../support/rows.ts";
import { createTenant, giveApiToken, joinAs } from "../support/users.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const pathOf = ({ slug }: Tenant): string => `/v1/orgs/${slug}/tokens`;

async function create(tenant: Tenant, body: Record<string, unknown> = {}): Promise<CreatedApiToken> {
  const request = { name: "nightly", role: "member", ...body };
  const response = await call("POST", pathOf(tenant), { token: tenant.token, body: request });
  return expectBody(response, 201, CreatedApiToken);
}

async function list(tenant: Tenant): Promise<ApiToken[]> {
  return expectBody(await call("GET", pathOf(tenant), { token: tenant.token }), 200, z.array(ApiToken));
}

const read = (tenant: Tenant, token: string): Promise<Response> => call("GET", `/v1/orgs/${tenant.slug}`, { token });

/** Beyond 256 KiB: stored in several batches, and added by the last. */
function manyFindings(n: number): object[] {
  return Array.from({ length: 700 }, (_, k) => ({
    title: "x".repeat(400),
    severity: "low",
    scanner: "own",
    external_id: `${n}-${k}`,
  }));
}

describe("an API token", () => {
  it("is shown once, stored as a hash, and valid for 90 days unless the request says otherwise", async () => {
    const tenant = await createTenant();
    const before = Date.now();
    const { token, ...rest } = await create(tenant);
    expect(token).toMatch(/^vms_[0-9A-Za-z]{84}$/);
    expect(isApiToken(token)).toBe(true);
    expect(rest).toMatchObject({
      name: "nightly",
      role: "member",
      projects: null,
      user_id: tenant.userId,
      last_used_on: null,
    });
    expect(Date.parse(rest.expires_at) - before).toBeGreaterThanOrEqual(90 * DAY_MS);
    expect(Date.parse(rest.expires_at) - before).toBeLessThan(91 * DAY_MS);
    expect(await list(tenant)).toEqual([rest]);
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
    const row = await home.DB.prepare(`select * from api_tokens where organization_id = ${organizationBy("?")}`)
      .bind(tenant.orgId)
      .first();
    expect(row?.["hash"]).toEqual([...new Uint8Array(digest)]);
    expect(JSON.stringify(row)).not.toContain(token.slice(4, 30));
    const short = await create(tenant, { expires_in_days: 1 });
    expect(Date.parse(short.expires_at) - Date.parse(short.created_at)).toBe(DAY_MS);
  });

  it("is accepted wherever the token of a login is, and remembers the day", async () => {
    const tenant = await createTenant();
    const { token } = await create(tenant);
    const me = await call("GET", `/v1/orgs/${tenant.slug}/auth/me`, { token });
    expect((await expectBody(me, 200, MeResponse)).user.id).toBe(tenant.userId);
    const { orgs } = await expectBody(await call("GET", "/v1/orgs", { token }), 200, OrgList);
    expect(orgs.map(({ id }) => id)).toEqual([tenant.orgId]);
    await makeProject({ ...tenant, token });
    await runScan({ ...tenant, token });
    expect((await list(tenant)).map((one) => one.last_used_on)).toEqual([new Date().toISOString().slice(0, 10)]);
  });

  it("is refused at once when it is revoked, and when its owner is inactive or deleted", async () => {
    const tenant = await createTenant();
    const member = await joinAs(tenant, "member");
    const [kept, revoked] = [await create(member), await create(member)];
    expect((await read(tenant, revoked.token)).status).toBe(200);
    const path = `${pathOf(tenant)}/${revoked.id}`;
    expect((await call("DELETE", path, { token: tenant.token })).status).toBe(204);
    await expectError(await read(tenant, revoked.token), 401, "unauthorized");
    await expectError(await call("DELETE", path, { token: tenant.token }), 404, "not_found");
    const user = `/v1/orgs/${tenant.slug}/users/${member.userId}`;
    await call("PATCH", user, { token: tenant.token, body: { status: "inactive" } });
    await expectError(await read(tenant, kept.token), 401, "unauthorized");
    await call("PATCH", user, { token: tenant.token, body: { status: "active" } });
    expect((await read(tenant, kept.token)).status).toBe(200);
    await call("DELETE", user, { token: tenant.token });
    await expectError(await read(tenant, kept.token), 401, "unauthorized");
    expect(await list(tenant)).toEqual([]);
  });

  it("does nothing after it is revoked while requests are under way, and nothing by halves", async () => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const { token, id } = await create(tenant);
    const shop = `/v1/orgs/${tenant.slug}/projects/shop`;
    const body = { clone_url: "https://git.example/acme/shop.git" };
    const scans = await call("POST", `${shop}/scans`, { token: tenant.token, body: {} });
    const { id: scanId } = await scans.json<{ id: string }>();
    let isRevoked = false;
    const late: number[] = [];
    const write = async (n: number): Promise<[kind: number, status: number]> => {
      const sentLate = isRevoked;
      const path = [`${shop}/run-scan`, `/v1/orgs/${tenant.slug}/projects`, `${shop}/scans/${scanId}/findings/batch`][
        n % 3
      ];
      const content = [body, { slug: `made-${n}`, name: "Made" }, { findings: manyFindings(n) }][n % 3];
      const { status } = await call("POST", path ?? "", { token, body: content });
      if (sentLate) late.push(status);
      return [n % 3, status];
    };
    const writer = async (first: number): Promise<[number, number][]> => {
      const done: [number, number][] = [];
      for (let n = first; late.length < 12; n += 6) done.push(await write(n));
      return done;
    };
    const revoke = async (): Promise<[number, number][]> => {
      while ((await list(tenant)).find((one) => one.id === id)?.last_used_on === null);
      const path = `${pathOf(tenant)}/${id}`;
      expect((await call("DELETE", path, { token: tenant.token })).status).toBe(204);
      isRevoked = true;
      return [];
    };
    const done = (await Promise.all([revoke(), ...[0, 1, 2, 3, 4, 5].map(writer)])).flat();
    expect(new Set(late)).toEqual(new Set([401]));
    const count = async (what: string): Promise<number> =>
      (await home.DB.prepare(`select count(*) as n from ${what} where organization_id = ${organizationBy("?")}`)
        .bind(tenant.orgId)
        .first<number>("n")) ?? -1;
    const made = [0, 1, 2].map((kind) => done.filter(([of, status]) => of === kind && status < 300).length);
    expect(Math.max(...made)).toBeGreaterThan(0);
    expect(done.filter(([, status]) => ![201, 202, 401].includes(status))).toEqual([]);
    expect(await count("scan_jobs")).toBe(made[0]);
    expect(await count("scans")).toBe(1 + (made[0] ?? 0));
    expect(await count("projects")).toBe(1 + (made[1] ?? 0));
    expect(await count("findings")).toBe(700 * (made[2] ?? 0));
    // A row of the audit log for each change, the revocation, and what the test has made with its own token.
    expect(await count("audit_events")).toBe(made.reduce((sum, n) => sum + n) + 4);
  });

  it("outlives a change of the owner's password", async () => {
    const tenant = await createTenant();
    const { token } = await create(tenant);
    const body = { current_password: PASSWORD, new_password: "a wholly different phrase" };
    const changed = await call("POST", `/v1/orgs/${tenant.slug}/auth/password`, { token: tenant.token, body });
    expect(changed.status).toBe(204);
    expect((await read(tenant, token)).status).toBe(200);
    await expectError(await read(tenant, tenant.token), 401, "unauthorized");
  });

  it("does not open what was made anew under an old name", async () => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const { token } = await create(tenant, { projects: ["shop", "shop"] });
    const project = `/v1/orgs/${tenant.slug}/projects/shop`;
    expect((await call("GET", project, { token })).status).toBe(200);
    await call("DELETE", project, { token: tenant.token });
    expect(await list(tenant)).toMatchObject([{ projects: [] }]);
    await makeProject(tenant);
    await expectError(await call("GET", project, { token }), 404, "not_found");
    await home.DB.prepare("delete from organizations where uuid = unhex(?, '-')").bind(tenant.orgId).run();
    await expectError(await read(tenant, token), 401, "unauthorized");
    await createTenant(tenant.slug);
    await expectError(await read(tenant, token), 401, "unauthorized");
    await expectError(await call("GET", "/v1/orgs", { token }), 401, "unauthorized");
  });

  it("keeps a stored access token only with the role admin", async () => {
    const tenant = await createTenant();
    const url = "https://git.example/acme/shop.git";
    await makeProject(tenant, { repo_url: url, access_token: "secret" });
    const move = (token: string, name: string) =>
      call("PATCH", `/v1/orgs/${tenant.slug}/projects/shop`, { token, body: { repo_url: url.replace("shop", name) } });
    const byAdmin = await move((await create(tenant, { role: "admin" })).token, "store");
    expect(await byAdmin.json()).toMatchObject({ has_access_token: true });
    const byMember = await move((await create(tenant, { role: "member" })).token, "other");
    expect(await byMember.json()).toMatchObject({ has_access_token: false });
  });
});

describe("creating one", () => {
  it("refuses what is not a token's", async () => {
    const tenant = await createTenant();
    const bodies = [
      {},
      { name: "n", role: "owner" },
      { name: "n", role: "ci", expires_in_days: 367 },
      { name: "n", role: "ci", expires_in_days: 0 },
      { name: "n", role: "ci", expires_in_days: 1.5 },
      { name: "n", role: "ci", projects: [] },
      { name: "n", role: "ci", projects: ["no"] },
      { name: "", role: "ci" },
    ];
    for (const body of bodies) {
      await expectError(await call("POST", pathOf(tenant), { token: tenant.token, body }), 400, "bad_request");
    }
    expect(await list(tenant)).toEqual([]);
  });

  it("gives no role above that of the owner, and nothing by an API token", async () => {
    const tenant = await createTenant();
    const member = await joinAs(tenant, "member");
    const body = { name: "n", role: "admin" };
    const message = await expectError(
      await call("POST", pathOf(tenant), { token: member.token, body }),
      403,
      "forbidden",
    );
    expect(message).toContain("role");
    const token = await giveApiToken(tenant);
    await expectError(await call("POST", pathOf(tenant), { token, body }), 403, "forbidden");
    expect(await list(tenant)).toHaveLength(1);
  });

  it("stops at the limit of the organization", async () => {
    const tenant = await createTenant();
    await create(tenant);
    const fill = `with recursive n (i) as (select 2 union all select i + 1 from n where i < 499)
      insert into api_tokens select organization_id, i, randomblob(16), randomblob(32), user_id, 'n', 'ci', null, 0, 9e12, null
      from api_tokens, n where organization_id = ${organizationBy("?")}`;
    await home.DB.prepare(fill).bind(tenant.orgId).run();
    const body = { name: "n", role: "ci" };
    const asked = [1, 2, 3].map(() => call("POST", pathOf(tenant), { token: tenant.token, body }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });
});

it("shows members their own tokens, and lets them revoke no other", async () => {
  const tenant = await createTenant();
  const [one, two] = [await joinAs(tenant, "member"), await joinAs(tenant, "owner")];
  const [ofAdmin, ofOne, ofTwo] = [await create(tenant), await create(one), await create(two)];
  expect((await list(tenant)).map(({ id }) => id)).toEqual([ofAdmin.id, ofOne.id, ofTwo.id]);
  expect((await list(one)).map(({ id }) => id)).toEqual([ofOne.id]);
  for (const { id } of [ofAdmin, ofTwo]) {
    await expectError(await call("DELETE", `${pathOf(tenant)}/${id}`, { token: one.token }), 404, "not_found");
  }
  expect((await call("DELETE", `${pathOf(tenant)}/${ofTwo.id}`, { token: two.token })).status).toBe(204);
  expect(await list(tenant)).toHaveLength(2);
});

it("counts requests towards the quota only if their token is valid", async () => {
  const [tenant, quota] = [await createTenant(), { QUOTA_REQUESTS_PER_MINUTE: "2" }];
  const { token } = await create(tenant);
  const ask = (bearer: string) => callWith(quota, "GET", `/v1/orgs/${tenant.slug}`, { token: bearer });
  const unknown = await giveApiToken(await joinAs(tenant, "member"));
  await home.DB.prepare(`delete from api_tokens where name = 'script' and organization_id = ${organizationBy("?")}`)
    .bind(tenant.orgId)
    .run();
  for (let n = 0; n < 5; n += 1) await expectError(await ask(unknown), 401, "unauthorized");
  const responses = [await ask(token), await ask(token), await ask(token)];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(responses[0]?.headers.get("ratelimit")).toMatch(/^"requests";r=1;/);
});

it("is deleted a month after its expiry by the cron", async () => {
  const tenant = await createTenant();
  const now = Date.now();
  await giveApiToken(tenant, { expiresAt: now - 31 * DAY_MS });
  await giveApiToken(tenant, { expiresAt: now - 29 * DAY_MS });
  await runScheduled(env);
  expect(await list(tenant)).toMatchObject([{ expires_at: new Date(now - 29 * DAY_MS).toISOString() }]);
});
