import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../worker/database/client.ts";
import { listScans } from "../../../worker/scans/queries.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { call, expectBody, expectError, makeProject, runScan } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { addFinding, addScan, listFindings, makeScan, type Place } from "../support/findings.ts";
import { createTenant } from "../support/users.ts";
import { newPrefix, numberedUuid, organizationBy, projectBy } from "../support/rows.ts";
import { home } from "../support/home.ts";
import { removeDeleted } from "../../../worker/deletion/remove-deleted.ts";

async function getScan({ tenant, path }: Place): Promise<Scan> {
  return expectBody(await call("GET", path, { token: tenant.token }), 200, Scan);
}

async function patchRaw({ tenant, path }: Place, rawBody: string): Promise<Response> {
  return call("PATCH", path, { token: tenant.token, rawBody, headers: { "content-type": "application/json" } });
}

async function patch(place: Place, body: unknown): Promise<Scan> {
  return expectBody(await patchRaw(place, JSON.stringify(body)), 200, Scan);
}

const nested = (levels: number) => `${"[".repeat(levels)}1${"]".repeat(levels)}`;

describe("createScan", () => {
  it("creates a pending scan, and no job", async () => {
    const tenant = await createTenant();
    const project = await makeProject(tenant);
    const path = `/v1/orgs/${tenant.slug}/projects/shop/scans`;
    const body = { scanner_type: "ci", target_ref: "v1.0", status: "completed", id: crypto.randomUUID() };
    const scan = await expectBody(await call("POST", path, { token: tenant.token, body }), 201, Scan);
    expect(scan).toEqual({
      id: scan.id,
      project_id: project.id,
      org_id: tenant.orgId,
      status: "pending",
      summary: {},
      scanner_type: "ci",
      target_ref: "v1.0",
      started_at: null,
      finished_at: null,
      created_at: scan.created_at,
      updated_at: scan.created_at,
    });
    expect(scan.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(await getScan({ tenant, scan, path: `${path}/${scan.id}` })).toEqual(scan);
    const jobs = home.DB.prepare(
      "select count(*) n from scan_jobs where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-'))",
    ).bind(scan.id);
    expect(await jobs.first("n")).toBe(0);
  });

  it.for([{}, { scanner_type: null, target_ref: null }])("needs no field: %j", async (body) => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const path = `/v1/orgs/${tenant.slug}/projects/shop/scans`;
    const scan = await expectBody(await call("POST", path, { token: tenant.token, body }), 201, Scan);
    expect(scan).toMatchObject({ scanner_type: null, target_ref: null });
  });

  it.for([
    [{ scanner_type: 1 }, /scanner_type/],
    [{ scanner_type: "x".repeat(201) }, /scanner_type/],
    [{ scanner_type: "a\0" }, /scanner_type/],
    [{ target_ref: {} }, /target_ref/],
    [{ target_ref: "x".repeat(256) }, /target_ref/],
    [{ target_ref: "\uDC00" }, /target_ref/],
    [[], /object/],
    [null, /object/],
  ] as const)("refuses %j and leaves no row", async ([body, rule]) => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const path = `/v1/orgs/${tenant.slug}/projects/shop/scans`;
    expect(await expectError(await call("POST", path, { token: tenant.token, body }), 400, "bad_request")).toMatch(
      rule,
    );
    expect(await expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Scan))).toEqual([]);
  });

  it("needs a project of the organization", async () => {
    const [own, other] = [await createTenant(), await createTenant()];
    await makeProject(other, { slug: "theirs" });
    for (const slug of ["nothing", "theirs"]) {
      const path = `/v1/orgs/${own.slug}/projects/${slug}/scans`;
      await expectError(await call("POST", path, { token: own.token, body: {} }), 404, "not_found");
    }
    const path = `/v1/orgs/${own.slug}/projects/nothing/scans`;
    await expectError(await call("POST", path, { token: own.token, body: { target_ref: 1 } }), 400, "bad_request");
  });
});

describe("updateScan", () => {
  it("changes what is given and nothing else", async () => {
    const place = await makeScan();
    const one = await patch(place, { status: "reviewing" });
    expect(one).toEqual({ ...place.scan, status: "reviewing", updated_at: one.updated_at });
    expect(Date.parse(one.updated_at)).toBeGreaterThan(Date.parse(place.scan.updated_at));
    const two = await patch(place, { summary: { total: 3 } });
    expect(two).toEqual({ ...one, summary: { total: 3 }, updated_at: two.updated_at });
    const three = await patch(place, { status: null, id: "x", org_id: "x", created_at: null, finished_at: "x" });
    expect(three).toEqual({ ...two, updated_at: three.updated_at });
    expect(await getScan(place)).toEqual(three);
  });

  it.for([null, false, 0, "", "text", [], [null], {}, { a: { b: [1.5, -0.1, "ü🦊\\u0000 in words"] } }])(
    "keeps the summary %j",
    async (summary) => {
      const place = await makeScan();
      await patch(place, { summary: "before" });
      expect((await patch(place, { summary })).summary).toEqual(summary);
      expect((await patch(place, {})).summary).toEqual(summary);
      expect((await getScan(place)).summary).toEqual(summary);
    },
  );

  it("keeps keys that mean something to JavaScript as they are", async () => {
    const place = await makeScan();
    const summary = '{"__proto__":{"polluted":true},"constructor":{"prototype":1},"toString":null}';
    expect((await patchRaw(place, `{"summary":${summary},"__proto__":{"status":"owned"}}`)).status).toBe(200);
    const text = await (await call("GET", place.path, { token: place.tenant.token })).text();
    expect(text).toContain(`"summary":${summary}`);
    expect(text).toContain(`"status":"pending"`);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it.for(["completed", "failed", "canceled"])("sets finished_at once the status is %s", async (status) => {
    const place = await makeScan();
    expect((await patch(place, { status: "running" })).finished_at).toBeNull();
    const ended = await patch(place, { status });
    expect(ended.finished_at).not.toBeNull();
    expect((await patch(place, { status: "failed" })).finished_at).toBe(ended.finished_at);
    expect((await patch(place, { status: "pending" })).finished_at).toBe(ended.finished_at);
  });

  it.for([
    ['{"status":1}', /status/],
    ['{"status":""}', /status/],
    [`{"status":"${"x".repeat(51)}"}`, /status/],
    [String.raw`{"status":"a\u0000"}`, /status/],
    [String.raw`{"status":"\ud800"}`, /status/],
    [String.raw`{"summary":"a\u0000"}`, /summary/],
    [String.raw`{"summary":{"\ud800":1}}`, /summary/],
    [`{"summary":"${"x".repeat(65_535)}"}`, /summary: .*65536/],
    [`{"summary":${nested(65)}}`, /summary: .*64 levels/],
    [`{"summary":${nested(100_000)}}`, /summary: .*64 levels/],
    [`{"summary":${"[".repeat(100_000)}`, /JSON/],
    ["[]", /object/],
    ["null", /object/],
    ["", /JSON/],
  ] as const)("refuses what is no change: %#", async ([body, rule]) => {
    const place = await makeScan();
    expect(await expectError(await patchRaw(place, body), 400, "bad_request")).toMatch(rule);
    expect(await getScan(place)).toEqual(place.scan);
  });

  it("takes free JSON up to its limits", async () => {
    const place = await makeScan();
    const longest = "x".repeat(65_534);
    expect((await patch(place, { summary: longest })).summary).toBe(longest);
    expect((await patchRaw(place, `{"summary":${nested(64)}}`)).status).toBe(200);
    expect((await getScan(place)).summary).toEqual(JSON.parse(nested(64)));
  });

  it("does not find a scan under another project or organization", async () => {
    const [own, other] = [await makeScan(), await makeScan()];
    await makeProject(own.tenant, { slug: "second" });
    const { slug, token } = own.tenant;
    for (const path of [
      `/v1/orgs/${slug}/projects/shop/scans/${other.scan.id}`,
      `/v1/orgs/${slug}/projects/second/scans/${own.scan.id}`,
      `/v1/orgs/${slug}/projects/shop/scans/not-a-uuid`,
      `/v1/orgs/${slug}/projects/shop/scans/${crypto.randomUUID()}`,
    ]) {
      await expectError(await call("PATCH", path, { token, body: { status: "canceled" } }), 404, "not_found");
      await expectError(await call("DELETE", path, { token }), 404, "not_found");
      await expectError(await call("GET", path, { token }), 404, "not_found");
      await expectError(await call("PATCH", path, { token, body: { status: 1 } }), 400, "bad_request");
    }
    expect(await getScan(own)).toEqual(own.scan);
    expect(await getScan(other)).toEqual(other.scan);
  });
});

describe("deleteScan", () => {
  it("takes findings and job along and leaves other scans alone", async () => {
    const place = await makeScan();
    const sibling = await addScan(place.tenant);
    await addFinding(place, "gone");
    await addFinding(sibling, "stays");
    const response = await call("DELETE", place.path, { token: place.tenant.token });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    await expectError(await call("GET", place.path, { token: place.tenant.token }), 404, "not_found");
    await expectError(await call("GET", `${place.path}/findings`, { token: place.tenant.token }), 404, "not_found");
    await expectError(await call("DELETE", place.path, { token: place.tenant.token }), 404, "not_found");
    expect(await listFindings(sibling)).toHaveLength(1);
    const { id } = await runScan(place.tenant);
    const queued = `/v1/orgs/${place.tenant.slug}/projects/shop/scans/${id}`;
    expect((await call("DELETE", queued, { token: place.tenant.token })).status).toBe(204);
    await removeDeleted(home.database);
    for (const table of ["findings", "scan_jobs"]) {
      const left = home.DB.prepare(
        `select count(*) n from ${table} where (organization_id, scan_id) in (select organization_id, id from scans where uuid in (unhex(?, '-'), unhex(?, '-')))`,
      ).bind(place.scan.id, id);
      expect(await left.first("n"), table).toBe(0);
    }
  });
});

it.for([
  [{ status: "failed" }, "scans_status (organization_id=? AND project_id=? AND status=?"],
  [{ branch: "dev" }, "scans_branch (organization_id=? AND project_id=? AND target_ref=?"],
  [{ scannerType: "push" }, "scans_type (organization_id=? AND project_id=? AND scanner_type=?"],
  [{ since: Date.UTC(2999, 0, 1) }, "scans_project (organization_id=? AND project_id=? AND uuid>?"],
  [
    { status: "failed", since: Date.UTC(2999, 0, 1) },
    "scans_status (organization_id=? AND project_id=? AND status=? AND uuid>?",
  ],
] as const)("filters scans by %o from an index, in the order of the list", async ([filter, index]) => {
  const { tenant } = await makeScan();
  const spy = new DatabaseSpy();
  const project = { orgId: tenant.orgId, slug: "shop" };
  const listing = await listScans(openDatabase(spy.binding, home.shard), project, filter, { limit: 10, count: true });
  for await (const rows of listing?.pages ?? []) expect(rows).toEqual([]);
  const starts = ['select "organization_id"', 'select "uuid"', "select (select count(*)"];
  const plans = (await Promise.all(starts.map((start) => spy.plansOf(start)))).flat();
  expect(plans).toHaveLength(3);
  for (const plan of plans) {
    expect(plan.replace("COVERING ", "")).toContain(`SEARCH scans USING INDEX ${index}`);
    expect(plan).not.toMatch(/TEMP B-TREE|SCAN scans/);
  }
});

it("finds a scan that is as old as `since`, to the millisecond", async () => {
  const { tenant, scan } = await makeScan();
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans`;
  const next = new Date(Date.parse(scan.created_at) + 1).toISOString();
  for (const [since, expected] of [
    [scan.created_at, [scan.id]],
    [next, []],
    ["9999-12-31", []],
  ] as const) {
    const response = await call("GET", `${path}?since=${since}`, { token: tenant.token });
    expect((await expectBody(response, 200, z.array(Scan))).map(({ id }) => id)).toEqual(expected);
  }
});

it("lists scans newest first, beyond a page, from their index", async () => {
  const { tenant, scan } = await makeScan();
  await home.DB.prepare(
    `with recursive n (i) as (select 0 union all select i + 1 from n where i < 999)
     insert into scans (organization_id, id, uuid, project_id, status, summary, created_at, updated_at)
     select ${organizationBy("?2")}, i + 100, ${numberedUuid("?3", "i")}, ${projectBy("?1")}, 'pending', '{}', 0, 0 from n`,
  )
    .bind(scan.project_id, tenant.orgId, newPrefix())
    .run();
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans`;
  const listed = await expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Scan));
  const ids = listed.map(({ id }) => id);
  expect(ids).toHaveLength(1_001);
  expect(ids).toEqual(ids.toSorted().toReversed());
  const spy = new DatabaseSpy();
  const pages = await listScans(openDatabase(spy.binding, home.shard), { orgId: tenant.orgId, slug: "shop" }, {}, {});
  for await (const rows of pages?.pages ?? []) expect(rows.length).toBeLessThanOrEqual(200);
  const plans = await spy.plansOf('select "organization_id", "id"');
  expect(plans.length).toBeGreaterThan(5);
  for (const plan of plans) {
    expect(plan).toContain("SEARCH scans USING INDEX scans_project (organization_id=? AND project_id=?");
    expect(plan).not.toMatch(/TEMP B-TREE|SCAN scans/);
  }
});
