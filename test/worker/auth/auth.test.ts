import { describe, expect, it } from "vitest";
import { LoginResponse, MeResponse } from "../../../worker/auth/schemas.ts";
import { call, expectBody, expectError, PASSWORD, signUp } from "../support/client.ts";
import { home } from "../support/home.ts";

const register = { org_name: "Acme", org_slug: "acme", email: "Ada@Acme.example", password: PASSWORD };

async function countOrganizations(slug: string): Promise<number | null> {
  return home.DB.prepare("select count(*) n from organizations where slug = ?").bind(slug).first<number>("n");
}

describe("register", () => {
  it("creates the organization, its admin and a token for a day", async () => {
    const before = Date.now();
    const response = await call("POST", "/v1/auth/register", { body: { ...register, org_slug: "first" } });
    const login = await expectBody(response, 201, LoginResponse);
    expect(login.user).toMatchObject({ email: "Ada@Acme.example", role: "admin", status: "active" });
    expect(Date.parse(login.expires_at) - before).toBeGreaterThan(86_390_000);
    expect(Date.parse(login.expires_at) - before).toBeLessThan(86_410_000);
    const me = await call("GET", "/v1/orgs/first/auth/me", { token: login.token });
    const { user, org } = await expectBody(me, 200, MeResponse);
    expect(user).toEqual(login.user);
    expect(org).toMatchObject({ id: login.user.org_id, slug: "first", name: "Acme", status: "active" });
  });

  it("gives one of twelve simultaneous sign-ups the slug", async () => {
    const body = { ...register, org_slug: "contested" };
    const responses = await Promise.all(Array.from({ length: 12 }, () => call("POST", "/v1/auth/register", { body })));
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
    expect(await countOrganizations("contested")).toBe(1);
    const admins =
      "select count(*) n from users u join organizations o on o.id = u.organization_id where o.slug = 'contested'";
    expect(await home.DB.prepare(admins).first("n")).toBe(1);
  });

  it("names the taken slug", async () => {
    const tenant = await signUp();
    const body = { ...register, org_slug: tenant.slug };
    const message = await expectError(await call("POST", "/v1/auth/register", { body }), 409, "conflict");
    expect(message).toContain("org_slug");
  });

  it.for([
    [{ org_slug: "a" }, /org_slug: .*2 to 40 characters.*received 1 characters/],
    [{ org_slug: "a".repeat(41) }, /org_slug: .*2 to 40 characters.*received 41 characters/],
    [{ org_slug: "Acme" }, /org_slug/],
    [{ org_slug: "-acme" }, /org_slug/],
    [{ org_slug: "ac me" }, /org_slug/],
    [{ org_slug: "acmé" }, /org_slug/],
    [{ org_slug: 42 }, /org_slug/],
    [{ org_slug: null }, /org_slug/],
    [{ org_name: "" }, /org_name/],
    [{ org_name: "x".repeat(201) }, /org_name/],
    [{ org_name: "a\0b" }, /org_name/],
    [{ org_name: "\uD800" }, /org_name/],
    [{ email: "nobody" }, /email/],
    [{ email: "a b@c.example" }, /email/],
    [{ password: "short" }, /password/],
    [{ password: "x".repeat(257) }, /password/],
    [{ password: "ada@acme.EXAMPLE" }, /password/],
    [{ org_slug: "long-enough-slug", password: "long-enough-slug" }, /password/],
    [{ password: undefined }, /password/],
    [{ email: [], password: {}, org_name: 1 }, /org_name.*email.*password/],
  ] as const)("refuses %j and names the field", async ([change, rule]) => {
    const body = { ...register, org_slug: "refused", ...change };
    const message = await expectError(await call("POST", "/v1/auth/register", { body }), 400, "bad_request");
    expect(message).toMatch(rule);
    expect(await countOrganizations(String(body.org_slug))).toBe(0);
  });

  it.for([
    ["nothing", undefined, {}],
    ["no JSON", "{", {}],
    ["no object", "[1]", {}],
    ["null", "null", {}],
    ["invalid UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), {}],
    ["another content type", JSON.stringify(register), { "content-type": "text/plain" }],
  ] as const)("refuses a body that is %s", async ([, rawBody, headers]) => {
    const response = await call("POST", "/v1/auth/register", { ...(rawBody && { rawBody }), headers });
    await expectError(response, 400, "bad_request");
  });

  it("reads a body without Content-Type as JSON and ignores unknown fields", async () => {
    const json = JSON.stringify({ ...register, org_slug: "no-type", role: "owner", __proto__: { x: 1 } });
    const response = await call("POST", "/v1/auth/register", { rawBody: new TextEncoder().encode(json) });
    await expectBody(response, 201, LoginResponse);
  });

  it("refuses a body over the limit before reading it, whatever its length is declared as", async () => {
    const large = JSON.stringify({ ...register, padding: "x".repeat(300_000) });
    const headers = { "content-type": "application/json" };
    const response = await call("POST", "/v1/auth/register", { rawBody: large, headers });
    await expectError(response, 413, "payload_too_large");
    const chunked = new Blob([large]).stream();
    const undeclared = await call("POST", "/v1/auth/register", { rawBody: chunked, headers });
    await expectError(undeclared, 413, "payload_too_large");
  });
});

describe("login", () => {
  it("ignores the case of the email", async () => {
    const tenant = await signUp();
    const body = { email: tenant.email.toUpperCase(), password: PASSWORD };
    const login = await expectBody(
      await call("POST", `/v1/orgs/${tenant.slug}/auth/login`, { body }),
      200,
      LoginResponse,
    );
    expect(login.user.id).toBe(tenant.userId);
    expect(login.user.email).toBe(tenant.email);
  });

  it("answers an unknown email as it answers a wrong password", async () => {
    const tenant = await signUp();
    const path = `/v1/orgs/${tenant.slug}/auth/login`;
    const wrong = await call("POST", path, { body: { email: tenant.email, password: "wrong password" } });
    const unknown = await call("POST", path, { body: { email: "nobody@acme.example", password: "wrong password" } });
    const message = await expectError(wrong, 401, "invalid_credentials");
    expect(await expectError(unknown, 401, "invalid_credentials")).toBe(message);
  });

  it("does not let a user of another organization in", async () => {
    const [one, other] = [await signUp(), await signUp()];
    const body = { email: one.email, password: PASSWORD };
    await expectError(await call("POST", `/v1/orgs/${other.slug}/auth/login`, { body }), 401, "invalid_credentials");
  });

  it("refuses an inactive account only with the right password", async () => {
    const tenant = await signUp();
    await home.DB.prepare("update users set status = 'suspended' where uuid = unhex(?, '-')").bind(tenant.userId).run();
    const path = `/v1/orgs/${tenant.slug}/auth/login`;
    const right = await call("POST", path, { body: { email: tenant.email, password: PASSWORD } });
    await expectError(right, 403, "account_inactive");
    const wrong = await call("POST", path, { body: { email: tenant.email, password: "wrong password" } });
    await expectError(wrong, 401, "invalid_credentials");
  });

  it("checks slug, body and organization in this order", async () => {
    await expectError(await call("POST", "/v1/orgs/A/auth/login", { body: {} }), 400, "bad_request");
    await expectError(await call("POST", "/v1/orgs/nobody/auth/login", { body: {} }), 400, "bad_request");
    const body = { email: "a@b.example", password: "whatever" };
    await expectError(await call("POST", "/v1/orgs/nobody/auth/login", { body }), 404, "not_found");
  });
});

it("stores passwords as scrypt with its parameters", async () => {
  const tenant = await signUp();
  const query = home.DB.prepare("select password_hash h from users where uuid = unhex(?, '-')").bind(tenant.userId);
  expect(await query.first("h")).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
});
