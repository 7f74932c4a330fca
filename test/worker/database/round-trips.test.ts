import { env } from "cloudflare:workers";
import { createExecutionContext } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import worker from "../../../worker/index.ts";
import { makeRequest, PASSWORD, type Tenant } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { addFinding, addScan, insertRows, makeScan, request } from "../support/findings.ts";
import { copyObjects } from "../support/copied-objects.ts";
import { fill } from "../support/objects.ts";
import { allOperations, authenticatedOperations } from "../support/operations.ts";
import { createTenant, giveApiToken } from "../support/users.ts";
import { organizationBy } from "../support/rows.ts";
import { home } from "../support/home.ts";
import { bindingsOf } from "../../../worker/database/shards.ts";

/** Every other operation asks the database once. */
const EXCEPTIONS: Record<string, [roundTrips: number, why: string]> = {
  listRules: [0, "the rules are part of the worker"],
  getRule: [0, "the rules are part of the worker"],
  createUser: [2, "the hash of a password costs 0.1 s of CPU: it is for admitted callers"],
  createOrganization: [2, "the founder is in one database, the directory may be in another"],
  resetPassword: [2, "the hash of a password is for admitted callers, and must not be the user's email"],
  login: [2, "the sign-in is recorded once the password is verified"],
  changePassword: [2, "the current password is verified between read and write"],
  exportSarif: [2, "the scanners of the scan, then a list for each"],
};

const hasShards = () => bindingsOf(env).size > 1;

/** The directory is in `DB`: where there are several databases, a login looks the organization up in it, and the health is its own. */
function roundTripsOf(id: string): number {
  if (id === "getHealth") return home.shard === "DB" ? 1 : 0;
  const looksUp = id === "login" && home.shard === "DB" && hasShards();
  return (EXCEPTIONS[id]?.[0] ?? 1) + (looksUp ? 1 : 0);
}

/** They need a signature; see the tests of the receiver. */
const RECEIVER = /^receive/;

const operations = (await allOperations()).filter(({ id }) => !RECEIVER.test(id));
/** This one answers an empty list to the token of a deleted organization, and reads nothing else. */
const admitted = (await authenticatedOperations()).filter(({ id }) => id !== "listOrganizations");

async function ask(method: string, path: string, { token, body }: { token?: string | undefined; body?: unknown }) {
  const spy = new DatabaseSpy();
  const asked = makeRequest(method, path, { token, body });
  const isSignUp = method === "POST" && (path === "/v1/auth/register" || path === "/v1/orgs");
  const bindings = { ...env, ...(isSignUp ? home.settings : {}), [home.shard]: spy.binding };
  const response = await worker.fetch(asked, bindings, createExecutionContext());
  return { spy, status: response.status, text: await response.text() };
}

/** Examples that are somebody's already, or whose secret is not that of the test. */
function bodyFor(id: string, body: unknown, { email }: Tenant): unknown {
  const slug = `made-${crypto.randomUUID().slice(0, 8)}`;
  if (id === "login") return { email, password: PASSWORD };
  if (id === "changePassword") return { current_password: PASSWORD, new_password: "a wholly different phrase" };
  if (id === "register") return { org_name: "Made", org_slug: slug, email, password: PASSWORD };
  if (id === "createOrganization") return { slug, name: "Made" };
  return body;
}

const RULE_ID = "python.code-injection.eval";

describe("the round trips to the database", () => {
  it.for(operations)("of $id", async ({ id, method, path, body, needsToken }) => {
    const tenant = await createTenant();
    const values = { ...(await copyObjects(tenant, "shop")), rule_id: RULE_ID };
    const token = needsToken ? tenant.token : undefined;
    const { spy, status, text } = await ask(method, fill(path, values), { token, body: bodyFor(id, body, tenant) });
    expect([200, 201, 202, 204], text).toContain(status);
    expect(spy.roundTrips).toBe(roundTripsOf(id));
  });

  it.for(operations.filter(({ takesApiTokens }) => takesApiTokens))(
    "of $id are no more with an API token",
    async ({ id, method, path, body }) => {
      const tenant = await createTenant();
      const values = { ...(await copyObjects(tenant, "shop")), rule_id: RULE_ID };
      const token = await giveApiToken(tenant);
      const { spy, status, text } = await ask(method, fill(path, values), { token, body: bodyFor(id, body, tenant) });
      expect([200, 201, 202, 204], text).toContain(status);
      expect(spy.roundTrips).toBe(roundTripsOf(id));
    },
  );

  it("are one for filters, orders, pages, counts and conflicts", async () => {
    const { tenant, path } = await makeScan();
    await addFinding({ tenant, path, scan: (await addScan(tenant)).scan }, "one");
    const all = `/v1/orgs/${tenant.slug}`;
    const calls: [string, string, number, unknown?][] = [
      ["GET", `${all}/findings?severity=low`, 200],
      ["GET", `${all}/projects/shop/scans?limit=1&count=true&status=pending`, 200],
      ["GET", `${all}/users?limit=1&count=true`, 200],
      ["GET", `${all}/projects?count=true`, 200],
      ["GET", `${all}/webhook-deliveries?count=true`, 200],
      ["GET", `${all}/findings?limit=1&count=true&sort=-severity&latest=true`, 200],
      ["GET", `${path}/findings?limit=1&count=true&severity=low`, 200],
      ["POST", `${path}/findings`, 409, request("one")],
      ["POST", `${path}/findings/batch`, 201, { findings: [] }],
      ["POST", `${path}/sarif`, 201, { version: "2.1.0", runs: [{ results: [{ message: { text: "m" } }] }] }],
      ["PATCH", `${all}/projects/shop`, 400, { name: 1 }],
      ["GET", `${all}/projects/none`, 404],
      ["POST", `${all}/projects`, 400, {}],
    ];
    for (const [method, url, status, body] of calls) {
      const asked = await ask(method, url, { token: tenant.token, body });
      expect(asked.status, asked.text).toBe(status);
      expect(asked.spy.roundTrips, `${method} ${url}`).toBe(1);
    }
  });

  it("are two where the stored token decides, or the body has over 256 KiB and is read for admitted callers alone", async () => {
    const { tenant, path } = await makeScan();
    const change = { token: tenant.token, body: { repo_url: "https://git.example/a.git" } };
    const patched = await ask("PATCH", `/v1/orgs/${tenant.slug}/projects/shop`, change);
    expect([patched.status, patched.spy.roundTrips]).toEqual([200, 2]);
    const findings = Array.from({ length: 5_000 }, (_, n) => request(`f-${n}`, { description: "d".repeat(1_000) }));
    const asked = await ask("POST", `${path}/findings/batch`, { token: tenant.token, body: { findings } });
    // One more for each chunk that is staged: the whole batch is never in memory, and others are answered in between.
    expect([asked.status, asked.spy.roundTrips]).toEqual([201, 9]);
  });

  it("are one for each page of a list", async () => {
    const place = await makeScan();
    await insertRows(place, 1_200);
    const { tenant, path } = place;
    const insert = `with recursive n (i) as (select 1 union all select i + 1 from n where i < 450)
      insert into scans (organization_id, id, uuid, project_id, status, summary, created_at, updated_at)
      select ${organizationBy("?")}, i + 10, randomblob(16), 1, 'failed', '{}', 0, 0 from n`;
    await home.DB.prepare(insert).bind(tenant.orgId).run();
    const pages = { [`${path}/findings`]: 2, [`/v1/orgs/${tenant.slug}/projects/shop/scans`]: 3 };
    for (const [url, count] of Object.entries(pages)) {
      const { spy, status } = await ask("GET", url, { token: tenant.token });
      expect(status).toBe(200);
      expect(spy.roundTrips, url).toBe(count);
    }
  });
});

/** Of an insert, which does not run twice. */
function returnedNames(sql: string): string[] {
  const [, returned] = sql.split(" returning ");
  return returned?.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, "").split(", ") ?? [];
}

describe("each statement of an authenticated request", () => {
  it("comes after the admission in its batch, and names each of its columns once", async () => {
    const seen = new Map<string, unknown[]>();
    const slugs: string[] = [];
    for (const { id, method, path, body } of admitted) {
      const tenant = await createTenant();
      const values = await copyObjects(tenant, "shop");
      const { token, slug } = tenant;
      slugs.push(slug);
      const { spy } = await ask(method, fill(path, values), { token, body: bodyFor(id, body, tenant) });
      // Where there are several databases, the rows of a new organization follow in a batch that its directory entry admits.
      const admittedBatches = id === "createOrganization" && hasShards() ? spy.batches.slice(0, 1) : spy.batches;
      for (const [admission, ...statements] of admittedBatches) {
        expect(admission?.sql, id).toMatch(/^select json_extract\('\{\}', case/);
        for (const { sql, parameters } of statements) seen.set(sql, parameters);
      }
    }
    expect(seen.size).toBeGreaterThan(50);
    await home.DB.prepare("delete from organizations where slug in (select value from json_each(?))")
      .bind(JSON.stringify(slugs))
      .run();
    for (const [sql, parameters] of seen) {
      // Nothing is left for them to do, but to say which columns they return.
      const [read] = sql.startsWith("insert")
        ? [returnedNames(sql)]
        : await home.DB.prepare(sql)
            .bind(...parameters)
            .raw({ columnNames: true });
      const names = read ?? [];
      expect(new Set(names), sql).toHaveLength(names.length);
      // The keys of an object that are numbers come first, wherever they stood.
      expect(names.filter((name) => /^\d+$/.test(name))).toEqual([]);
    }
  });
});
