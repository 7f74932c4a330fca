import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Organization, OrgList } from "../../../worker/organizations/schemas.ts";
import {
  call,
  callWith,
  expectBody,
  expectError,
  makeProject,
  PASSWORD,
  runScan,
  signUp,
  type Tenant,
} from "../support/client.ts";
import { createTenant, joinAs, logIn } from "../support/users.ts";
import { newFinding, organizationBy, storeFindings } from "../support/rows.ts";
import { home } from "../support/home.ts";
import { removeDeleted } from "../../../worker/deletion/remove-deleted.ts";

const pathOf = (tenant: Tenant) => `/v1/orgs/${tenant.slug}`;

function create(token: string, body: unknown): Promise<Response> {
  return callWith(home.settings, "POST", "/v1/orgs", { token, body });
}

async function getOrganization(tenant: Tenant): Promise<Organization> {
  return expectBody(await call("GET", pathOf(tenant), { token: tenant.token }), 200, Organization);
}

async function listOwn(token: string): Promise<Organization[]> {
  return (await expectBody(await call("GET", "/v1/orgs", { token }), 200, OrgList)).orgs;
}

function newSlug(): string {
  return `new-${crypto.randomUUID().slice(0, 12)}`;
}

async function countOrganizations(slug: string): Promise<number | null> {
  return home.DB.prepare("select count(*) n from organizations where slug = ?").bind(slug).first<number>("n");
}

describe("listing", () => {
  it("shows the caller's own organization and no other", async () => {
    const [tenant, other] = [await createTenant(), await createTenant()];
    expect(await listOwn(tenant.token)).toEqual([await getOrganization(tenant)]);
    expect(await listOwn(other.token)).toEqual([await getOrganization(other)]);
    expect(await listOwn((await joinAs(tenant, "member")).token)).toEqual([await getOrganization(tenant)]);
  });

  it("is empty when the organization is gone, and stays so when its slug is taken anew", async () => {
    const tenant = await createTenant();
    expect((await call("DELETE", pathOf(tenant), { token: tenant.token })).status).toBe(204);
    expect(await listOwn(tenant.token)).toEqual([]);
    const successor = await signUp(tenant.slug);
    expect(await listOwn(tenant.token)).toEqual([]);
    expect(await listOwn(successor.token)).toHaveLength(1);
  });
});

describe("creating", () => {
  it("makes the caller its admin, with the same email and password", async () => {
    const tenant = await createTenant();
    const founder = await joinAs(tenant, "member");
    const slug = newSlug();
    const response = await create(founder.token, { slug, name: "Second" });
    const organization = await expectBody(response, 201, Organization);
    expect(organization).toMatchObject({ slug, name: "Second", status: "active" });
    expect(organization.updated_at).toBe(organization.created_at);
    // The token at hand stays what it was: of another organization, and a member's.
    await expectError(await call("GET", `/v1/orgs/${slug}`, { token: founder.token }), 403, "forbidden");
    expect(await listOwn(founder.token)).toEqual([await getOrganization(tenant)]);
    const admin = await logIn(slug, founder.email);
    expect(admin.orgId).toBe(organization.id);
    expect(admin.userId).not.toBe(founder.userId);
    expect(await listOwn(admin.token)).toEqual([organization]);
    const body = { email: "colleague@acme.example", password: PASSWORD };
    expect((await call("POST", `/v1/orgs/${slug}/users`, { token: admin.token, body })).status).toBe(201);
    await expectError(await call("GET", pathOf(tenant), { token: admin.token }), 403, "forbidden");
  });

  it("lets the two go separate ways from then on", async () => {
    const tenant = await createTenant();
    const slug = newSlug();
    await create(tenant.token, { slug, name: "Second" });
    const body = { current_password: PASSWORD, new_password: "a wholly different phrase" };
    await call("POST", `${pathOf(tenant)}/auth/password`, { token: tenant.token, body });
    const admin = await logIn(slug, tenant.email);
    expect((await call("DELETE", `/v1/orgs/${slug}`, { token: admin.token })).status).toBe(204);
    await logIn(tenant.slug, tenant.email, "a wholly different phrase");
  });

  it("gives one of twelve simultaneous callers the slug", async () => {
    const founders = await Promise.all(Array.from({ length: 12 }, () => createTenant()));
    const slug = newSlug();
    const responses = await Promise.all(founders.map(({ token }) => create(token, { slug, name: "Contested" })));
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
    expect(await countOrganizations(slug)).toBe(1);
    const admins = "select email from users u join organizations o on o.id = u.organization_id where o.slug = ?";
    const winner = founders[responses.findIndex(({ status }) => status === 201)];
    expect((await home.DB.prepare(admins).bind(slug).all()).results).toEqual([{ email: winner?.email }]);
  });

  it("names the taken slug and leaves its organization as it is", async () => {
    const [tenant, other] = [await createTenant(), await createTenant()];
    const before = await getOrganization(other);
    const message = await expectError(await create(tenant.token, { slug: other.slug, name: "Mine" }), 409, "conflict");
    expect(message).toMatch(/^slug: /);
    expect(await getOrganization(other)).toEqual(before);
    const users = await home.DB.prepare(
      "select count(*) n from users where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
    )
      .bind(other.orgId)
      .first("n");
    expect(users).toBe(1);
  });

  it("refuses a caller whose own organization is gone", async () => {
    const tenant = await createTenant();
    await call("DELETE", pathOf(tenant), { token: tenant.token });
    const slug = newSlug();
    await expectError(await create(tenant.token, { slug, name: "Second" }), 401, "unauthorized");
    await signUp(tenant.slug);
    await expectError(await create(tenant.token, { slug, name: "Second" }), 401, "unauthorized");
    // Before the body is looked at.
    await expectError(await create(tenant.token, {}), 401, "unauthorized");
    expect(await countOrganizations(slug)).toBe(0);
  });

  it.for([
    [{ slug: "a" }, /slug: .*2 to 40 characters.*received 1 characters/],
    [{ slug: "a".repeat(41) }, /slug: .*2 to 40 characters.*received 41 characters/],
    [{ slug: "Acme" }, /slug/],
    [{ slug: "_acme" }, /slug/],
    [{ slug: "ac/me" }, /slug/],
    [{ slug: null }, /slug/],
    [{ slug: 7 }, /slug/],
    [{ name: "" }, /name/],
    [{ name: "x".repeat(201) }, /name/],
    [{ name: "a\0b" }, /name/],
    [{ name: undefined }, /name/],
    [{ name: null }, /name/],
    [{ slug: {}, name: [] }, /slug.*name/],
  ] as const)("refuses %j and leaves no row", async ([change, rule]) => {
    const { token } = await createTenant();
    const before = await home.DB.prepare("select count(*) n from organizations").first("n");
    const body = { slug: "refused", name: "Refused", ...change };
    expect(await expectError(await create(token, body), 400, "bad_request")).toMatch(rule);
    expect(await home.DB.prepare("select count(*) n from organizations").first("n")).toBe(before);
  });
});

describe("changing", () => {
  it("changes what is given, moves updated_at each time, and ignores the rest", async () => {
    const tenant = await createTenant();
    let before = await getOrganization(tenant);
    for (const change of [{ name: "Renamed" }, { status: "archived" }, { name: "Again", status: "active" }]) {
      const body = { ...change, slug: "other-slug", id: "x" };
      const response = await call("PATCH", pathOf(tenant), { token: tenant.token, body });
      const after = await expectBody(response, 200, Organization);
      expect(after).toEqual({ ...before, ...change, updated_at: after.updated_at });
      expect(after.updated_at > before.updated_at).toBe(true);
      before = after;
    }
    expect(await getOrganization(tenant)).toEqual(before);
  });

  it.for([{}, { name: null, status: null }])("leaves everything as it is for %j", async (body) => {
    const tenant = await createTenant();
    const before = await getOrganization(tenant);
    const response = await call("PATCH", pathOf(tenant), { token: tenant.token, body });
    const after = await expectBody(response, 200, Organization);
    expect(after).toEqual({ ...before, updated_at: after.updated_at });
  });

  it.for([
    [{ name: "" }, /name/],
    [{ name: "x".repeat(201) }, /name/],
    [{ name: 1 }, /name/],
    [{ status: "" }, /status/],
    [{ status: "x".repeat(51) }, /status/],
    [{ status: ["active"] }, /status/],
    [{ status: "\uDC00" }, /status/],
    [{ name: false, status: false }, /name.*status/],
  ] as const)("refuses %j and changes nothing", async ([body, rule]) => {
    const tenant = await createTenant();
    const before = await getOrganization(tenant);
    const response = await call("PATCH", pathOf(tenant), { token: tenant.token, body });
    expect(await expectError(response, 400, "bad_request")).toMatch(rule);
    expect(await getOrganization(tenant)).toEqual(before);
  });

  it("and deleting are not for members", async () => {
    const tenant = await createTenant();
    const member = await joinAs(tenant, "member");
    const before = await getOrganization(member);
    const patched = await call("PATCH", pathOf(member), { token: member.token, body: { name: "Mine" } });
    await expectError(patched, 403, "forbidden");
    const invalid = await call("PATCH", pathOf(member), { token: member.token, body: { name: 1 } });
    await expectError(invalid, 403, "forbidden");
    await expectError(await call("DELETE", pathOf(member), { token: member.token }), 403, "forbidden");
    expect(await getOrganization(member)).toEqual(before);
  });
});

/** Something in every table. */
async function fill(tenant: Tenant): Promise<void> {
  await joinAs(tenant, "member");
  await makeProject(tenant);
  const scan = await runScan(tenant);
  const place = { orgId: tenant.orgId, scanId: scan.id };
  await storeFindings(place, [newFinding("x", { severity: "a word of their own" }), newFinding("y")]);
  // What the cron has not come to yet.
  await home.DB.prepare(`delete from findings where organization_id = ${organizationBy("?")} and id = 1`)
    .bind(tenant.orgId)
    .run();
}

const numberOf = async ({ orgId }: Tenant): Promise<unknown> =>
  home.DB.prepare(`select ${organizationBy("?")} n`)
    .bind(orgId)
    .first("n");

describe("deleting", () => {
  const Table = z.object({ name: z.string(), sql: z.string() });

  /** How many rows each table has, of this organization and of all. */
  async function countRows(organization: unknown): Promise<Record<string, { own: unknown; all: unknown }>> {
    const listed = await home.DB.prepare("select name, sql from sqlite_master where type = 'table'").all();
    const tables = listed.results
      .map((table) => Table.parse(table))
      .filter(({ name, sql }) => name === "organizations" || sql.includes("organization_id"));
    const counts = tables.map(async ({ name }) => {
      const column = name === "organizations" ? "id" : "organization_id";
      const own = `select count(*) n from ${name} where ${column} = ?`;
      return [
        name,
        {
          own: await home.DB.prepare(own).bind(organization).first("n"),
          all: await home.DB.prepare(`select count(*) n from ${name}`).first("n"),
        },
      ] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  }

  it("leaves no row of it in any table, and every row of the others", async () => {
    const [tenant, other] = [await createTenant(), await createTenant()];
    await fill(tenant);
    await fill(other);
    // What earlier tests have deleted.
    await removeDeleted(home.database);
    const [number, otherNumber] = [await numberOf(tenant), await numberOf(other)];
    const before = await countRows(number);
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(["organizations", "users", "projects", "scans", "scan_jobs", "findings"]),
    );
    const otherBefore = await countRows(otherNumber);
    const response = await call("DELETE", pathOf(tenant), { token: tenant.token });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    await removeDeleted(home.database);
    const otherAfter = await countRows(otherNumber);
    for (const [table, { own }] of Object.entries(await countRows(number))) {
      expect(own, table).toBe(0);
      expect(otherAfter[table]?.own, table).toBe(otherBefore[table]?.own);
      expect(Number(otherAfter[table]?.all), table).toBe(Number(before[table]?.all) - Number(before[table]?.own));
    }
  });

  it("revokes every token at once, also after the slug is registered again", async () => {
    const tenant = await createTenant();
    const member = await joinAs(tenant, "member");
    expect((await call("DELETE", pathOf(tenant), { token: tenant.token })).status).toBe(204);
    for (const { token } of [tenant, member]) {
      await expectError(await call("GET", pathOf(tenant), { token }), 404, "not_found");
      await expectError(await call("DELETE", pathOf(tenant), { token }), 404, "not_found");
    }
    const login = { email: tenant.email, password: PASSWORD };
    await expectError(await call("POST", `${pathOf(tenant)}/auth/login`, { body: login }), 404, "not_found");
    const successor = await signUp(tenant.slug);
    const before = await getOrganization(successor);
    for (const { token } of [tenant, member]) {
      await expectError(await call("GET", pathOf(tenant), { token }), 403, "forbidden");
      await expectError(await call("PATCH", pathOf(tenant), { token, body: { name: "Mine" } }), 403, "forbidden");
      await expectError(await call("DELETE", pathOf(tenant), { token }), 403, "forbidden");
    }
    expect(await getOrganization(successor)).toEqual(before);
    expect(before.id).not.toBe(tenant.orgId);
  });

  it("happens once, however often it is asked for at once", async () => {
    const tenant = await createTenant();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => call("DELETE", pathOf(tenant), { token: tenant.token })),
    );
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(5);
  });
});

it("refuses a slug in the path that is none, before it looks at whose token it is", async () => {
  const { token } = await createTenant();
  for (const slug of ["A", "a".repeat(41), "-a", "a%20b"]) {
    for (const method of ["GET", "PATCH", "DELETE"]) {
      const body = method === "PATCH" ? { body: { name: "x" } } : {};
      const response = await call(method, `/v1/orgs/${slug}`, { token, ...body });
      expect(await expectError(response, 400, "bad_request")).toMatch(/^slug: .*2 to 40 characters/);
    }
  }
});
