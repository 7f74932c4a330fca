import { env } from "cloudflare:workers";
import { createExecutionContext } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import worker from "../../../worker/index.ts";
import { parseIfMatch } from "../../../worker/http/entity-tags.ts";
import { call, expectError, makeProject, makeRequest, type Tenant } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { home } from "../support/home.ts";
import { copyObjects } from "../support/copied-objects.ts";
import { fill, rowsOf } from "../support/objects.ts";
import { authenticatedOperations } from "../support/operations.ts";
import { createTenant, giveApiToken, joinAs } from "../support/users.ts";

const operations = await authenticatedOperations();
/** Lists of an organization are streamed. */
const LISTS = /^list|^exportSarif$/;
const reads = operations.filter(({ id, method }) => method === "GET" && !LISTS.test(id));
const patches = operations.filter(({ method }) => method === "PATCH");
const CHANGED = `"${"0".repeat(13)}-${"0".repeat(32)}"`;
let count = 0;
/** A decision that changes nothing leaves the state as it is. */
const bodyOf = (id: string, body: unknown): unknown =>
  id === "triageVulnerability" ? { status: "confirmed", comment: `decision ${(count += 1)}` } : body;
const MISSING = "01993c5e-7f0a-7cc4-9d6b-0a4f3c2e1b5d";

async function tagOf(tenant: Tenant, path: string): Promise<string> {
  const response = await call("GET", path, { token: tenant.token });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.headers.get("etag") ?? "";
}

async function patch({ token }: Tenant, path: string, body: unknown, tag?: string): Promise<Response> {
  return call("PATCH", path, { token, body, headers: tag === undefined ? {} : { "if-match": tag } });
}

describe("GET of one object", () => {
  it("is that of many operations", () => {
    expect(reads.length).toBeGreaterThanOrEqual(19);
  });

  it.for(reads)("$id answers 304 to who has it", async ({ path: template }) => {
    const tenant = await createTenant();
    const path = fill(template, await copyObjects(tenant, "shop"));
    const { token } = tenant;
    const response = await call("GET", path, { token });
    const body = await response.text();
    const tag = response.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\d.]+-[\da-f]{32}"$/);
    expect(response.headers.get("content-type")).toContain("application/json");
    for (const match of [tag, `W/${tag}`, "*", `"other", ${tag}`, `W/"a,b" ,, ${tag}`]) {
      for (const method of ["GET", "HEAD"]) {
        const again = await call(method, path, { token, headers: { "if-none-match": match } });
        expect([again.status, await again.text()], match).toEqual([304, ""]);
        expect(again.headers.get("etag")).toBe(tag);
        expect(again.headers.get("x-request-id")).not.toBeNull();
        expect(again.headers.get("cache-control")).toContain("no-store");
      }
    }
    for (const other of [CHANGED, '"other"', "", "malformed", tag.slice(1, -1)]) {
      const again = await call("GET", path, { token, headers: { "if-none-match": other } });
      expect([again.status, await again.text(), again.headers.get("etag")], other).toEqual([200, body, tag]);
    }
    const stranger = await createTenant();
    const refused = await call("GET", path, { token: stranger.token, headers: { "if-none-match": "*" } });
    await expectError(refused, 403, "forbidden");
    const nobody = await call("GET", path, { headers: { "if-none-match": tag } });
    expect([nobody.status, nobody.headers.get("etag")]).toEqual([401, null]);
  });
});

describe.for(patches)("If-Match of $id", ({ id, path: template, body: example }) => {
  it("changes the object in the state that is named, once", async () => {
    const tenant = await createTenant();
    const path = fill(template, await copyObjects(tenant, "shop"));
    const tag = await tagOf(tenant, path);
    const answered = await patch(tenant, path, bodyOf(id, example), `"other", ${tag}`);
    expect(answered.status, await answered.clone().text()).toBe(200);
    const changed = answered.headers.get("etag");
    expect(changed).not.toBe(tag);
    expect(await tagOf(tenant, path)).toBe(changed);
    await expectError(await patch(tenant, path, bodyOf(id, example), tag), 412, "precondition_failed");
    expect((await patch(tenant, path, bodyOf(id, example), "*")).status).toBe(200);
    expect((await patch(tenant, path, bodyOf(id, example))).status).toBe(200);
  });

  it("changes nothing in another state, not even the day of the token's last use", async () => {
    const tenant = await createTenant();
    const path = fill(template, await copyObjects(tenant, "shop"));
    const tag = await tagOf(tenant, path);
    const withApiToken = { ...tenant, token: id === "updateUser" ? tenant.token : await giveApiToken(tenant) };
    const before = await rowsOf(tenant);
    for (const other of [CHANGED, '"other"', `W/${tag}`, '""', `"${tag.slice(1, 5)}"`, `,${CHANGED},`]) {
      await expectError(await patch(withApiToken, path, bodyOf(id, example), other), 412, "precondition_failed");
    }
    for (const malformed of [",", "other", tag.slice(1), tag.slice(0, -1), `${tag} ${tag}`, `*, ${tag}`, `w/${tag}`]) {
      const message = await expectError(await patch(tenant, path, bodyOf(id, example), malformed), 400, "bad_request");
      expect(message).toContain("If-Match");
    }
    expect(await rowsOf(tenant)).toEqual(before);
  });

  it("is one round trip, and hides nothing from who may not", async () => {
    const tenant = await createTenant();
    const values = await copyObjects(tenant, "shop");
    const path = fill(template, values);
    const tag = await tagOf(tenant, path);
    const spy = new DatabaseSpy();
    const request = makeRequest("PATCH", path, {
      token: tenant.token,
      body: bodyOf(id, example),
      headers: { "if-match": tag },
    });
    const response = await worker.fetch(request, { ...env, [home.shard]: spy.binding }, createExecutionContext());
    expect([response.status, spy.roundTrips], await response.text()).toEqual([200, 1]);

    const viewer = await joinAs(tenant, "viewer");
    for (const match of ["malformed", CHANGED]) {
      await expectError(await patch(viewer, path, bodyOf(id, example), match), 403, "forbidden");
      await expectError(await patch(await createTenant(), path, bodyOf(id, example), match), 403, "forbidden");
    }
    const missing = Object.fromEntries(Object.keys(values).map((name) => [name, MISSING]));
    const elsewhere = fill(template, { ...missing, slug: tenant.slug });
    if (id !== "updateOrganization") {
      for (const match of [CHANGED, "*"]) {
        await expectError(await patch(tenant, elsewhere, bodyOf(id, example), match), 404, "not_found");
      }
    }
  });

  it("lets one of eight simultaneous changes pass", async () => {
    const tenant = await createTenant();
    const path = fill(template, await copyObjects(tenant, "shop"));
    const tag = await tagOf(tenant, path);
    const attempts = Array.from({ length: 8 }, () => patch(tenant, path, bodyOf(id, example), tag));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 412)]);
  });
});

describe("the entity tag", () => {
  it("is another after each change, also within a millisecond", async () => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const path = `/v1/orgs/${tenant.slug}/projects/shop`;
    const answers = Array.from({ length: 20 }, () => patch(tenant, path, { name: "Same" }));
    const tags = (await Promise.all(answers)).map((response) => response.headers.get("etag"));
    expect(new Set(tags).size).toBe(20);
  });

  it("of a project is compared where its access token is encrypted between reading and writing", async () => {
    const tenant = await createTenant();
    await makeProject(tenant, { repo_url: "https://git.example/acme/shop.git", access_token: "secret" });
    const path = `/v1/orgs/${tenant.slug}/projects/shop`;
    const tag = await tagOf(tenant, path);
    const urls = Array.from({ length: 6 }, (_, n) => `https://git.example/acme/shop-${n}.git`);
    const answers = await Promise.all(urls.map((repo_url) => patch(tenant, path, { repo_url }, tag)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412, 412, 412]);
  });

  it("of a scan that the request completes is not compared with what follows", async () => {
    const tenant = await createTenant();
    const path = fill("/v1/orgs/{slug}/projects/{project_slug}/scans/{scan_id}", await copyObjects(tenant, "shop"));
    const done = await patch(tenant, path, { status: "completed" }, await tagOf(tenant, path));
    expect(done.status, await done.clone().text()).toBe(200);
    expect((await patch(tenant, path, { summary: {} }, await tagOf(tenant, path))).status).toBe(200);
  });

  it("of a vulnerability is another when a scan or the deletion of one changes it", async () => {
    const tenant = await createTenant();
    const values = await copyObjects(tenant, "shop");
    const path = fill("/v1/orgs/{slug}/projects/{project_slug}/vulnerabilities/{vulnerability_id}", values);
    const scans = fill("/v1/orgs/{slug}/projects/{project_slug}/scans", values);
    const tag = await tagOf(tenant, path);
    const listed = await call("GET", `${scans}?status=completed`, { token: tenant.token });
    const [completed] = await listed.json<{ id: string }[]>();
    expect((await call("DELETE", `${scans}/${completed?.id}`, { token: tenant.token })).status).toBe(204);
    expect(await tagOf(tenant, path)).not.toBe(tag);
    await expectError(await patch(tenant, path, { status: "confirmed" }, tag), 412, "precondition_failed");
  });

  it("of a webhook endpoint is another when a project that it names is deleted, whose slug it shows no more", async () => {
    const tenant = await createTenant();
    const { token } = tenant;
    await makeProject(tenant);
    const endpoints = `/v1/orgs/${tenant.slug}/webhook-endpoints`;
    const body = { url: "https://hooks.example/x", events: ["scan.failed"], projects: ["shop"] };
    const { id } = await (await call("POST", endpoints, { token, body })).json<{ id: string }>();
    const tag = await tagOf(tenant, `${endpoints}/${id}`);
    expect((await call("DELETE", `/v1/orgs/${tenant.slug}/projects/shop`, { token })).status).toBe(204);
    const left = await (await call("GET", `${endpoints}/${id}`, { token })).json<{ projects: string[] }>();
    expect(left.projects).toEqual([]);
    await expectError(await patch(tenant, `${endpoints}/${id}`, { enabled: false }, tag), 412, "precondition_failed");
  });
});

describe("the syntax of If-Match", () => {
  it.for<[string, string[] | "malformed" | undefined]>([
    ["*", undefined],
    [" * ", undefined],
    [`"1-${"a".repeat(32)}"`, ["1"]],
    [`"1.2-${"a".repeat(32)}","2-${"b".repeat(32)}"`, ["1.2", "2"]],
    [`, "x,y" ,\t"1-${"a".repeat(32)}",`, ["1"]],
    [`W/"1-${"a".repeat(32)}"`, []],
    [`"1-${"A".repeat(32)}"`, []],
    ['"é"', []],
    ["", "malformed"],
    ["**", "malformed"],
    ['"a" "b"', "malformed"],
    ['"a"b', "malformed"],
    ['"a', "malformed"],
    ['a"', "malformed"],
    ['"a b"', "malformed"],
    ['W/ "a"', "malformed"],
  ])("%s", ([header, versions]) => {
    expect(parseIfMatch(header)).toEqual(versions);
  });

  it("takes long headers in linear time", () => {
    for (const part of ['"', '",', " ", ", ", 'W/"', '"a",', "a"]) {
      expect(parseIfMatch(part.repeat(20_000))).toSatisfy((parsed) => Array.isArray(parsed) || parsed === "malformed");
    }
  });
});
