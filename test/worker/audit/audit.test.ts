import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "@hono/zod-openapi";
import { AuditEvent } from "../../../worker/audit/schemas.ts";
import { bindingsOf } from "../../../worker/database/shards.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { runScheduled } from "../../../worker/scheduled.ts";
import {
  call,
  callWith,
  expectBody,
  expectError,
  makeProject,
  PASSWORD,
  signUp,
  type Tenant,
} from "../support/client.ts";
import { home } from "../support/home.ts";
import { copyObjects } from "../support/copied-objects.ts";
import { fill } from "../support/objects.ts";
import { authenticatedOperations } from "../support/operations.ts";
import { createTenant, giveApiToken, joinAs, logIn } from "../support/users.ts";
import { repoUrlOf, send } from "../webhooks/send.ts";

/** The log of an organization is deleted with it. */
const mutating = (await authenticatedOperations()).filter(
  ({ method, id }) => method !== "GET" && id !== "deleteOrganization",
);
const DAY_MS = 24 * 60 * 60 * 1_000;
const SECRETS = ["a wholly different phrase", PASSWORD, "not for the log"];

afterEach(() => {
  vi.useRealTimers();
});

async function listLog(tenant: Tenant, query = ""): Promise<AuditEvent[]> {
  const response = await call("GET", `/v1/orgs/${tenant.slug}/audit-log${query}`, { token: tenant.token });
  return expectBody(response, 200, z.array(AuditEvent));
}

/** In all databases. */
async function rowsOfRequest(requestId: string): Promise<Record<string, unknown>[]> {
  const reads = [...bindingsOf(env).values()].map((binding) =>
    binding
      .prepare("select *, lower(hex(actor_id)) as actor from audit_events where request_id = ?")
      .bind(requestId)
      .all(),
  );
  return (await Promise.all(reads)).flatMap(({ results }) => results);
}

function bodyFor(id: string, body: unknown, { vulnerability_id: vulnerability }: Record<string, string>): unknown {
  const decision = { status: "confirmed", comment: SECRETS[2] };
  if (id === "triageVulnerability") return decision;
  if (id === "triageVulnerabilities") return { ids: [vulnerability], ...decision };
  if (id === "changePassword") return { current_password: PASSWORD, new_password: SECRETS[0] };
  if (id === "createOrganization") return { slug: `made-${crypto.randomUUID().slice(0, 8)}`, name: "Made" };
  if (id === "updateProject") return { name: "Shop", access_token: SECRETS[2] };
  return body;
}

describe("every change of the public document", () => {
  it.for(mutating)(
    "by $id leaves a row, by a user and by an API token",
    async ({ id, method, path, body, takesApiTokens }) => {
      for (const withApiToken of takesApiTokens ? [false, true] : [false]) {
        const tenant = await createTenant();
        const values = await copyObjects(tenant, "shop");
        const token = withApiToken ? await giveApiToken(tenant) : tenant.token;
        const requestId = crypto.randomUUID();
        const options = { token, body: bodyFor(id, body, values), headers: { "x-request-id": requestId } };
        const response = await callWith(home.settings, method, fill(path, values), options);
        expect([200, 201, 202, 204], await response.text()).toContain(response.status);
        const rows = await rowsOfRequest(requestId);
        expect(new Set(rows.map(({ action }) => action))).toEqual(new Set([id]));
        const row = rows.find(({ actor }) => actor === tenant.userId.replaceAll("-", "")) ?? rows[0];
        // Another organization has a row of its creation, too.
        expect(rows.length).toBeLessThanOrEqual(id === "createOrganization" ? 2 : 1);
        expect(row).toMatchObject({ action: id, actor_type: withApiToken ? "api_token" : "user", network: "unknown" });
        expect(row?.["token_id"] !== null).toBe(withApiToken);
        const named = Object.entries(values).filter(([name]) => name !== "slug" && path.includes(`{${name}}`));
        for (const [, value] of named) expect(row?.["target"]).toContain(value);
        for (const secret of SECRETS) expect(JSON.stringify(rows)).not.toContain(secret);
      }
    },
  );

  it("names what was created", async () => {
    const tenant = await createTenant();
    await makeProject(tenant, { access_token: SECRETS[2] });
    const path = `/v1/orgs/${tenant.slug}/projects/shop`;
    const scan = await call("POST", `${path}/scans`, { token: tenant.token, body: { scanner_type: "own" } });
    const { id } = await scan.json<{ id: string }>();
    await call("PATCH", path, { token: tenant.token, body: { access_token: "" } });
    expect(await listLog(tenant)).toMatchObject([
      { action: "updateProject", target: "projects/shop", changes: { access_token: "cleared" } },
      { action: "createScan", target: `projects/shop/scans/${id}`, changes: { scanner_type: "own" } },
      {
        action: "createProject",
        target: "projects/shop",
        changes: { name: "Shop", slug: "shop", access_token: "set" },
      },
    ]);
  });

  it("leaves none if there was none", async () => {
    const tenant = await createTenant();
    const member = await joinAs(tenant, "member");
    await makeProject(tenant);
    const root = `/v1/orgs/${tenant.slug}`;
    const before = await listLog(tenant);
    const refused: [string, string, unknown, number, string?][] = [
      ["POST", `${root}/projects`, { slug: "shop", name: "Again" }, 409],
      ["POST", `${root}/projects`, { slug: "other" }, 400],
      ["PATCH", `${root}/projects/none`, { name: "None" }, 404],
      ["DELETE", `${root}/projects/shop/scans/${crypto.randomUUID()}`, undefined, 404],
      ["PATCH", `${root}/users/${tenant.userId}`, { role: "member" }, 409],
      ["POST", `${root}/users`, { email: "a@b.example", password: PASSWORD }, 403, member.token],
      ["GET", `${root}/projects`, undefined, 200],
    ];
    for (const [method, path, body, status, token = tenant.token] of refused) {
      expect((await call(method, path, { token, body })).status, path).toBe(status);
    }
    const quota = { QUOTA_PROJECTS: "1" };
    const over = { token: tenant.token, body: { slug: "other", name: "Other" } };
    await expectError(await callWith(quota, "POST", `${root}/projects`, over), 429, "rate_limited");
    expect(await listLog(tenant)).toEqual(before);
  });
});

describe("the log also has", () => {
  it("sign-up, sign-ins and failed ones, up to a hundred in an hour", async () => {
    const tenant = await signUp();
    await logIn(tenant.slug, tenant.email);
    const attempt = (email: string, address: string) =>
      call("POST", `/v1/orgs/${tenant.slug}/auth/login`, {
        body: { email, password: "wrong password" },
        headers: { "cf-connecting-ip": address },
      });
    await expectError(await attempt(tenant.email, "203.0.113.7"), 401, "invalid_credentials");
    await expectError(await attempt("nobody@a.example", "203.0.113.7"), 401, "invalid_credentials");
    const log = await listLog(tenant);
    const failure = { action: "loginFailed", actor_type: "anonymous", actor_id: null, network: "203.0.113.7" };
    expect(log).toMatchObject([
      { ...failure, target: "" },
      { ...failure, target: `users/${tenant.userId}`, changes: { error: "invalid_credentials" } },
      { action: "login", actor_type: "user", actor_id: tenant.userId, target: `users/${tenant.userId}` },
      { action: "register", actor_type: "user", actor_id: tenant.userId, changes: { slug: tenant.slug } },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/wrong password|nobody/);
    const more = `with recursive n (i) as (select 1 union all select i + 1 from n where i < 96)
      insert into audit_events select organization_id, unhex(substr(hex(uuid), 1, 20) || format('%012x', i)), created_at, actor_type,
        actor_id, token_id, action, target, request_id, network, changes from audit_events, n where lower(hex(uuid)) = ?`;
    await home.DB.prepare(more).bind(log[0]?.id.replaceAll("-", "")).run();
    for (let n = 0; n < 3; n += 1) await attempt(tenant.email, "203.0.113.8");
    const failures = await listLog(tenant, "?action=loginFailed");
    expect(failures).toHaveLength(100);
    expect(failures[0]?.changes).toEqual({ further_failures: "not recorded for an hour" });
    expect(failures[1]?.changes).toEqual({ error: "invalid_credentials" });
  });

  it("deliveries that start scans, and the operator's suspensions", async () => {
    const tenant = await createTenant();
    await makeProject(tenant, { repo_url: repoUrlOf("hosted-g") });
    const path = `/internal/operator/suspend?organization=${tenant.slug}`;
    expect((await call("POST", path, { token: env.OPERATOR_SECRET })).status).toBe(200);
    await call("POST", path.replace("suspend", "resume"), { token: env.OPERATOR_SECRET });
    expect((await send(tenant, "hosted-g", { event: "ping" })).status).toBe(200);
    const pushed = await send(tenant, "hosted-g", { delivery: crypto.randomUUID() });
    expect(await pushed.json()).toMatchObject({ status: "accepted" });
    expect(await listLog(tenant)).toMatchObject([
      { action: "receiveDelivery", actor_type: "webhook", changes: { host: "hosted-g" } },
      { action: "resumeOrganization", actor_type: "operator", actor_id: null },
      { action: "suspendOrganization", actor_type: "operator" },
      { action: "createProject" },
    ]);
  });

  it("exports", async () => {
    const tenant = await createTenant();
    const { scan_id: scan } = await copyObjects(tenant, "shop");
    const root = `/v1/orgs/${tenant.slug}`;
    const target = `projects/shop/scans/${scan}`;
    expect((await call("GET", `${root}/${target}/sarif`, { token: tenant.token })).status).toBe(200);
    for (const accept of ["text/csv", "application/json"]) {
      await call("GET", `${root}/findings`, { token: tenant.token, headers: { accept } });
    }
    expect((await listLog(tenant)).slice(0, 2)).toMatchObject([
      { action: "listFindings", target: "" },
      { action: "exportSarif", target },
    ]);
  });
});

describe("reading the log", () => {
  it("is for admins, filters, pages and formats", async () => {
    const tenant = await createTenant();
    const admin = await joinAs(tenant, "admin");
    const member = await joinAs(tenant, "member");
    await makeProject(tenant, { slug: "one" });
    await makeProject(admin, { slug: "two" });
    const path = `/v1/orgs/${tenant.slug}/audit-log`;
    await expectError(await call("GET", path, { token: member.token }), 403, "forbidden");
    const targets = async (query: string) => (await listLog(tenant, query)).map(({ target }) => target);
    expect(await targets("")).toEqual(["projects/two", "projects/one"]);
    expect(await targets(`?actor=${admin.userId}`)).toEqual(["projects/two"]);
    expect(await targets("?actor=nobody")).toEqual([]);
    expect(await targets("?target=projects/one")).toEqual(["projects/one"]);
    expect(await targets("?action=createProject&limit=1")).toEqual(["projects/two"]);
    expect(await targets("?action=createUser")).toEqual([]);
    const [newest] = await listLog(tenant);
    expect(await targets(`?since=${newest?.created_at}`)).toContain("projects/two");
    expect(await targets("?until=2020-01-01")).toEqual([]);
    expect(await targets("?since=2100-01-01")).toEqual([]);
    const first = await call("GET", `${path}?limit=1&count=true`, { token: tenant.token });
    expect(first.headers.get("x-total-count")).toBe("2");
    const next = /<(.*)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const page = await expectBody(await call("GET", next, { token: tenant.token }), 200, z.array(AuditEvent));
    expect(page.map(({ target }) => target)).toEqual(["projects/one"]);
    const read = async (accept: string) =>
      (await call("GET", path, { token: tenant.token, headers: { accept } })).text();
    const lines = (await read("application/x-ndjson")).trimEnd().split("\n");
    expect(lines.map((line) => AuditEvent.parse(JSON.parse(line)).target).slice(-2)).toEqual([
      "projects/two",
      "projects/one",
    ]);
    const [head, ...cells] = parse(await read("text/csv"));
    expect(head).toEqual(AuditEvent.keyof().options);
    expect(cells.at(-1)?.at(-1)).toBe('{"slug":"one","name":"Shop"}');
  });

  it("ends where the retention does", async () => {
    const tenant = await createTenant();
    await makeProject(tenant);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 399 * DAY_MS });
    await runScheduled(env);
    const count = () =>
      home.DB.prepare("select count(*) as n from audit_events where actor_id = unhex(?, '-')")
        .bind(tenant.userId)
        .first("n");
    expect(await count()).toBe(1);
    vi.setSystemTime(Date.now() + 2 * DAY_MS);
    await runScheduled({ ...env, AUDIT_RETENTION_DAYS: "" });
    expect(await count()).toBe(1);
    await runScheduled(env);
    expect(await count()).toBe(0);
  });
});

describe("a run-scan that binds the access token of its project first", () => {
  it.for(["no scan", "an earlier scan"])("is recorded with the scan that it has started, after %s", async (before) => {
    const tenant = await createTenant();
    await makeProject(tenant, { access_token: SECRETS[2] });
    const path = `/v1/orgs/${tenant.slug}/projects/shop`;
    if (before !== "no scan") await call("POST", `${path}/scans`, { token: tenant.token, body: {} });
    const response = await call("POST", `${path}/run-scan`, {
      token: tenant.token,
      body: { clone_url: "https://git.example.com/acme/shop.git" },
    });
    const { id } = await expectBody(response, 202, Scan);
    expect(await listLog(tenant, "?action=runScan")).toMatchObject([{ target: `projects/shop/scans/${id}` }]);
  });
});
