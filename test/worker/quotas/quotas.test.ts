import { afterEach, describe, expect, it, vi } from "vitest";
import { call, callWith, expectBody, expectError, makeProject, PASSWORD, type Tenant } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { makeTenant, SilentQueue } from "../support/fair-queue.ts";
import { addFinding, addScan, insertRows, listFindings, makeScan, type Place, request } from "../support/findings.ts";
import { finding, TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";
import { z } from "@hono/zod-openapi";
import { Finding } from "../../../worker/findings/schemas.ts";
import { Scan } from "../../../worker/scans/schemas.ts";

type Create = (tenant: Tenant, name: string, settings: Record<string, unknown>) => Promise<Response>;

const createProject: Create = (tenant, name, settings) =>
  callWith(settings, "POST", `/v1/orgs/${tenant.slug}/projects`, {
    token: tenant.token,
    body: { slug: name, name },
  });
const createUser: Create = (tenant, name, settings) =>
  callWith(settings, "POST", `/v1/orgs/${tenant.slug}/users`, {
    token: tenant.token,
    body: { email: `${name}@b.example`, password: PASSWORD },
  });
const queueScan: Create = (tenant, _name, settings) =>
  callWith({ SCAN_QUEUE: new SilentQueue(), ...settings }, "POST", `/v1/orgs/${tenant.slug}/projects/shop/run-scan`, {
    token: tenant.token,
    body: { clone_url: "https://git.example/acme/shop.git" },
  });

async function remove(tenant: Tenant, path: string): Promise<void> {
  const response = await call("DELETE", `/v1/orgs/${tenant.slug}/${path}`, { token: tenant.token });
  expect(response.status).toBe(204);
}

/** The quota counts the one project, or the one user, that `makeTenant` has made. */
const COUNTED: {
  name: string;
  setting: string;
  create: Create;
  free: (tenant: Tenant, id: string) => Promise<void>;
}[] = [
  {
    name: "projects",
    setting: "QUOTA_PROJECTS",
    create: createProject,
    free: (tenant) => remove(tenant, "projects/shop"),
  },
  { name: "users", setting: "QUOTA_USERS", create: createUser, free: (tenant, id) => remove(tenant, `users/${id}`) },
];

function expectQuotaHeaders({ headers }: Response, policy: string, quota: number): void {
  expect(headers.get("ratelimit-policy")).toBe(`"${policy}";q=${quota}`);
  expect(headers.get("ratelimit")).toBe(`"${policy}";r=0`);
  expect(headers.get("retry-after")).toMatch(/^\d+$/);
}

describe.for(COUNTED)("a quota of $name", ({ name, setting, create, free }) => {
  it("refuses the one beyond it, which changes nothing, until there is room", async () => {
    const [tenant, other] = [await makeTenant(), await makeTenant()];
    const settings = { [setting]: "2" };
    const made = await create(tenant, "one", settings);
    expect(made.status).toBe(201);
    const { id } = await made.json<{ id: string }>();
    const refused = await create(tenant, "two", settings);
    expectQuotaHeaders(refused, name, 2);
    expect(await expectError(refused, 429, "rate_limited")).toContain(`may have 2 ${name}`);
    expect((await create(other, "two", settings)).status).toBe(201);
    await free(tenant, id);
    expect((await create(tenant, "two", settings)).status).toBe(201);
  });

  it("holds for concurrent writes: one of them takes the last place", async () => {
    const tenant = await makeTenant();
    const answers = await Promise.all(["a1", "b1", "c1"].map((one) => create(tenant, one, { [setting]: "2" })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 429, 429]);
  });

  it("allows nothing more where the organization has more already", async () => {
    const tenant = await makeTenant();
    expect((await create(tenant, "one", {})).status).toBe(201);
    await expectError(await create(tenant, "two", { [setting]: "1" }), 429, "rate_limited");
  });

  it("costs one statement of the same round trip where it is set, and none where it is not", async () => {
    const statements: number[] = [];
    for (const quota of ["", "9"]) {
      const tenant = await makeTenant();
      const spy = new DatabaseSpy();
      expect((await create(tenant, "one", { [setting]: quota, [home.shard]: spy.binding })).status).toBe(201);
      statements.push(spy.batches.at(-1)?.length ?? 0);
      // The password of a user is hashed for admitted callers only.
      expect(spy.roundTrips).toBe(name === "users" ? 2 : 1);
    }
    // Without the quota: the admission, the insertion and its row of the audit log.
    expect(statements).toEqual([3, 4]);
  });
});

describe("a quota of queued scans", () => {
  const settings = { QUOTA_QUEUED_SCANS: "2" };

  it("refuses run-scan until a scan has started or is canceled", async () => {
    const tenant = await makeTenant();
    const first = await expectBody(await queueScan(tenant, "", settings), 202, Scan);
    const second = await expectBody(await queueScan(tenant, "", settings), 202, Scan);
    const refused = await queueScan(tenant, "", settings);
    expectQuotaHeaders(refused, "queued-scans", 2);
    await expectError(refused, 429, "rate_limited");
    expect((await new TestRunner(first).claim()).status).toBe(200);
    expect((await queueScan(tenant, "", settings)).status).toBe(202);
    await expectError(await queueScan(tenant, "", settings), 429, "rate_limited");
    const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${second.id}`;
    await call("PATCH", path, { token: tenant.token, body: { status: "canceled" } });
    expect((await queueScan(tenant, "", settings)).status).toBe(202);
  });

  it("holds for concurrent calls, and leaves no scan, job or event of what it refuses", async () => {
    const tenant = await makeTenant();
    const answers = await Promise.all(Array.from({ length: 5 }, () => queueScan(tenant, "", settings)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(2);
    for (const table of ["scans", "scan_jobs", "scan_events"]) {
      const count = `select count(*) as n from ${table}
        where organization_id = (select id from organizations where uuid = unhex(?, '-'))`;
      expect(await home.DB.prepare(count).bind(tenant.orgId).first("n"), table).toBe(2);
    }
  });
});

const batch = (...names: string[]) => ({ findings: names.map((name) => request(name)) });
const sarif = (...names: string[]) => ({
  version: "2.1.0",
  runs: [{ tool: { driver: { name: "lint" } }, results: names.map((text) => ({ ruleId: text, message: { text } })) }],
});

describe("a quota of stored findings", () => {
  const settings = { QUOTA_FINDINGS: "3" };
  const post = ({ tenant, path }: Place, kind: string, body: unknown, change = {}) =>
    callWith({ ...settings, ...change }, "POST", `${path}/${kind}`, { token: tenant.token, body });

  it.for([
    ["findings", request("d")],
    ["findings/batch", batch("d", "e")],
    ["sarif", sarif("d", "e")],
  ] as const)("refuses what exceeds it, whole, at %s", async ([kind, body]) => {
    const place = await makeScan();
    for (const name of ["a", "b", "c"]) await addFinding(place, name);
    const refused = await post(place, kind, body);
    expectQuotaHeaders(refused, "findings", 3);
    await expectError(refused, 429, "rate_limited");
    expect((await listFindings(place)).map((one) => one.external_id)).toEqual(["a", "b", "c"]);
  });

  it("counts all scans of the organization, and what fills it exactly passes", async () => {
    const place = await makeScan();
    await addFinding(place, "a");
    const other = await addScan(place.tenant);
    expect((await post(other, "findings/batch", batch("a", "b"))).status).toBe(201);
    await expectError(await post(other, "sarif", sarif("c")), 429, "rate_limited");
    await expectError(await post(place, "findings", request("b")), 429, "rate_limited");
    expect((await post(await makeScan(), "findings", request("b"))).status).toBe(201);
  });

  it("counts one that was deleted out of a batch no more", async () => {
    const place = await makeScan();
    await insertRows(place, 3);
    const [first] = await listFindings(place);
    await expectError(await post(place, "findings", request("b")), 429, "rate_limited");
    expect((await call("DELETE", `${place.path}/findings/${first?.id}`, { token: place.tenant.token })).status).toBe(
      204,
    );
    expect((await post(place, "findings", request("b"))).status).toBe(201);
    await expectError(await post(place, "findings", request("c")), 429, "rate_limited");
  });

  it("leaves nothing of a large batch that is staged in parts", async () => {
    const place = await makeScan();
    const findings = Array.from({ length: 2_500 }, (_, n) => request(`f-${n}`, { description: "d".repeat(1_000) }));
    const allowed = { QUOTA_FINDINGS: "2499" };
    await expectError(await post(place, "findings/batch", { findings }, allowed), 429, "rate_limited");
    expect(await listFindings(place)).toEqual([]);
    const staged = `select count(*) as n from staged_findings
      where organization_id = (select id from organizations where uuid = unhex(?, '-'))`;
    expect(await home.DB.prepare(staged).bind(place.tenant.orgId).first("n")).toBe(0);
    const created = await post(place, "findings/batch", { findings }, { QUOTA_FINDINGS: "2500" });
    expect(await expectBody(created, 201, z.array(Finding))).toHaveLength(2_500);
  });

  it("never fails a scan half-way: it stores what it finds, and the organization starts no other", async () => {
    const tenant = await makeTenant();
    const scan = await expectBody(await queueScan(tenant, "", {}), 202, Scan);
    const runner = new TestRunner(scan);
    await runner.claim();
    const found = ["a", "b", "c", "d"].map((name) => finding(name));
    expect((await runner.findings(...found)).status).toBe(200);
    const refused = await queueScan(tenant, "", settings);
    expectQuotaHeaders(refused, "findings", 3);
    expect(await expectError(refused, 429, "rate_limited")).toContain("3 stored findings");
    await remove(tenant, `projects/shop/scans/${scan.id}`);
    expect((await queueScan(tenant, "", settings)).status).toBe(202);
  });
});

function shown({ status, headers }: Response, expected: number): string | null {
  expect(status).toBe(expected);
  expect(headers.get("ratelimit-policy")).toBe('"requests";q=2;w=60');
  return headers.get("ratelimit");
}

describe("a quota of requests per minute", () => {
  const settings = { QUOTA_REQUESTS_PER_MINUTE: "2" };
  const get = ({ slug, token }: Tenant, path = "", change = {}) =>
    callWith({ ...settings, ...change }, "GET", `/v1/orgs/${slug}${path}`, { token });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows in each response how many are left, refuses those beyond, and begins anew after a minute", async () => {
    const [tenant, other] = [await createTenant(), await createTenant()];
    vi.useFakeTimers({ toFake: ["Date"] });
    expect(shown(await get(tenant), 200)).toBe('"requests";r=1;t=60');
    vi.setSystemTime(Date.now() + 45_000);
    expect(shown(await get(tenant, "/projects/none"), 404)).toBe('"requests";r=0;t=15');
    const spy = new DatabaseSpy();
    const refused = await get(tenant, "", { [home.shard]: spy.binding });
    expect(refused.headers.get("retry-after")).toBe("15");
    expect(shown(refused, 429)).toBe('"requests";r=0;t=15');
    await expectError(refused, 429, "rate_limited");
    expect(spy.roundTrips).toBe(0);
    expect(shown(await get(other), 200)).toBe('"requests";r=1;t=60');
    vi.setSystemTime(Date.now() + 15_001);
    expect(shown(await get(tenant), 200)).toBe('"requests";r=1;t=60');
  });

  it("counts only authenticated requests, each of the organization of its token", async () => {
    const [tenant, stranger] = [await createTenant(), await createTenant()];
    for (let n = 0; n < 3; n += 1) {
      await expectError(await get({ ...tenant, token: "forged" }), 401, "unauthorized");
    }
    await expectError(await get({ ...tenant, token: stranger.token }), 403, "forbidden");
    await expectError(await get({ ...tenant, token: stranger.token }), 403, "forbidden");
    await expectError(await get(stranger), 429, "rate_limited");
    expect((await get(tenant)).status).toBe(200);
  });

  it("adds to the headers of another quota", async () => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const response = await createProject(tenant, "two", { ...settings, QUOTA_PROJECTS: "1" });
    expect(response.status).toBe(429);
    expect(response.headers.get("ratelimit-policy")).toBe('"projects";q=1, "requests";q=2;w=60');
    expect(response.headers.get("ratelimit")).toMatch(/^"projects";r=0, "requests";r=1;t=\d+$/);
  });

  it("counts and shows nothing where it is not set", async () => {
    const tenant = await createTenant();
    for (let n = 0; n < 5; n += 1) {
      const response = await get(tenant, "", { QUOTA_REQUESTS_PER_MINUTE: "" });
      expect([response.status, response.headers.get("ratelimit")]).toEqual([200, null]);
    }
  });
});
