import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runScheduled } from "../../../worker/scheduled.ts";
import { call, expectError, PASSWORD, type Tenant } from "../support/client.ts";
import { home } from "../support/home.ts";
import { organizationBy } from "../support/rows.ts";
import { createTenant, giveApiToken, joinAs, logIn } from "../support/users.ts";

const TEMPORARY = "given by the admin";
const CHOSEN = "a wholly different phrase";
const DAY_MS = 24 * 60 * 60 * 1_000;

const rootOf = ({ slug }: Tenant): string => `/v1/orgs/${slug}`;
const statusOf = async (tenant: Tenant, path = ""): Promise<number> =>
  (await call("GET", `${rootOf(tenant)}${path}`, { token: tenant.token })).status;
const logOut = (tenant: Tenant): Promise<Response> =>
  call("POST", `${rootOf(tenant)}/auth/logout`, { token: tenant.token });
const reset = (admin: Tenant, userId: string, password: unknown = TEMPORARY): Promise<Response> =>
  call("POST", `${rootOf(admin)}/users/${userId}/password`, { token: admin.token, body: { password } });
const change = (user: Tenant, from: string, to: string): Promise<Response> =>
  call("POST", `${rootOf(user)}/auth/password`, {
    token: user.token,
    body: { current_password: from, new_password: to },
  });

afterEach(() => {
  vi.useRealTimers();
});

describe("a logout", () => {
  it("revokes the token at hand and no other", async () => {
    const tenant = await createTenant();
    const [first, second] = [await logIn(tenant.slug, tenant.email), await logIn(tenant.slug, tenant.email)];
    const apiToken = await giveApiToken(tenant);
    expect((await logOut(first)).status).toBe(204);
    await expectError(await call("GET", rootOf(first), { token: first.token }), 401, "unauthorized");
    await expectError(await call("GET", "/v1/orgs", { token: first.token }), 401, "unauthorized");
    await expectError(await logOut(first), 401, "unauthorized");
    for (const token of [second.token, tenant.token, apiToken]) expect(await statusOf({ ...tenant, token })).toBe(200);
    await expectError(await logOut({ ...tenant, token: apiToken }), 403, "forbidden");
    expect(await statusOf({ ...tenant, token: apiToken })).toBe(200);
  });

  it("is remembered until the token has expired", async () => {
    const tenant = await createTenant();
    expect((await logOut(tenant)).status).toBe(204);
    const count = () =>
      home.DB.prepare(`select count(*) as n from revoked_sessions where organization_id = ${organizationBy("?")}`)
        .bind(tenant.orgId)
        .first("n");
    await runScheduled(env);
    expect(await count()).toBe(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DAY_MS + 1_000 });
    await runScheduled(env);
    expect(await count()).toBe(0);
  });
});

describe("a temporary password", () => {
  it("revokes what the user had, and opens nothing until it is changed", async () => {
    const admin = await createTenant();
    const user = await joinAs(admin, "admin");
    const apiToken = await giveApiToken(user);
    const ofAdmin = await giveApiToken(admin);
    expect((await reset(admin, user.userId)).status).toBe(204);
    for (const token of [user.token, apiToken]) expect(await statusOf({ ...user, token })).toBe(401);
    expect(await statusOf({ ...admin, token: ofAdmin })).toBe(200);
    const old = { email: user.email, password: PASSWORD };
    await expectError(await call("POST", `${rootOf(user)}/auth/login`, { body: old }), 401, "invalid_credentials");
    const session = await logIn(user.slug, user.email, TEMPORARY);
    for (const path of ["", "/auth/me", "/projects", "/tokens"]) {
      const response = await call("GET", `${rootOf(session)}${path}`, { token: session.token });
      await expectError(response, 403, "password_change_required");
    }
    await expectError(await call("GET", "/v1/orgs", { token: session.token }), 403, "password_change_required");
    const created = await call("POST", "/v1/orgs", { token: session.token, body: { slug: "new-one", name: "New" } });
    await expectError(created, 403, "password_change_required");
    await expectError(await change(session, TEMPORARY, TEMPORARY), 400, "bad_request");
    expect((await change(session, TEMPORARY, CHOSEN)).status).toBe(204);
    expect(await statusOf(await logIn(user.slug, user.email, CHOSEN), "/projects")).toBe(200);
  });

  it("allows a logout", async () => {
    const admin = await createTenant();
    const user = await joinAs(admin, "member");
    await reset(admin, user.userId);
    const session = await logIn(user.slug, user.email, TEMPORARY);
    expect((await logOut(session)).status).toBe(204);
    await expectError(await change(session, TEMPORARY, CHOSEN), 401, "unauthorized");
  });

  it("is set by admins, for others of the organization, and is a strong one", async () => {
    const [admin, other] = [await createTenant(), await createTenant()];
    const member = await joinAs(admin, "member");
    await expectError(await reset(member, admin.userId), 403, "forbidden");
    await expectError(await reset(admin, admin.userId), 403, "forbidden");
    await expectError(await reset(admin, admin.userId.toUpperCase()), 403, "forbidden");
    for (const id of [other.userId, crypto.randomUUID(), "nobody"]) {
      await expectError(await reset(admin, id), 404, "not_found");
    }
    for (const password of ["password", "short", member.email, 12_345_678, undefined]) {
      await expectError(await reset(admin, member.userId, password ?? null), 400, "bad_request");
    }
    expect(await statusOf(member)).toBe(200);
    expect(await statusOf(other)).toBe(200);
  });
});
