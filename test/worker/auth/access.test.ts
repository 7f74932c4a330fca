import { env } from "cloudflare:workers";
import { SignJWT, UnsecuredJWT } from "jose";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { issueRunnerToken } from "../../../worker/auth/tokens.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { call, expectError, type Tenant } from "../support/client.ts";
import { copyObjects } from "../support/copied-objects.ts";
import { fill, rowsOf } from "../support/objects.ts";
import { authenticatedOperations, FOR_ADMINS, FOR_CI, FOR_PEOPLE, type Operation } from "../support/operations.ts";
import { createTenant, giveApiToken, joinAs } from "../support/users.ts";
import { uuidBytes } from "../../../worker/database/uuid.ts";
import { home } from "../support/home.ts";

/*
 * Walks the public document, so that a route added later is covered without anyone remembering.
 */

const operations = await authenticatedOperations();
const ofOrganization = operations.filter(({ path }) => path.includes("{slug}"));
const ofTokenAlone = operations.filter(({ path }) => !path.includes("{slug}"));

let own: Tenant;
let other: Tenant;
let ownIds: Record<string, string>;
let otherIds: Record<string, string>;

beforeAll(async () => {
  other = await createTenant();
  otherIds = await copyObjects(other, "other-project");
});

// Each test has a tenant of its own: what it shows to be allowed, it does.
beforeEach(async () => {
  own = await createTenant();
  ownIds = await copyObjects(own, "own-project");
});

function ask(operation: Operation, token: string | undefined, values = ownIds): Promise<Response> {
  return call(operation.method, fill(operation.path, values), { token, body: operation.body });
}

async function expectAllowed(operation: Operation, token: string, values = ownIds): Promise<void> {
  const response = await ask(operation, token, values);
  expect([200, 201, 202, 204, 409], await response.text()).toContain(response.status);
}

const claims = (tenant: Tenant, change: Record<string, unknown> = {}) => ({
  sub: tenant.userId,
  org: tenant.slug,
  org_id: tenant.orgId,
  role: "admin",
  iss: "vulnerability-management-service",
  aud: "api",
  iat: Math.floor(Date.now() / 1_000) + 1,
  exp: Math.floor(Date.now() / 1_000) + 3_600,
  jti: crypto.randomUUID(),
  ...change,
});

function sign(
  payload: Record<string, unknown>,
  secret = settingsOf(env).jwtSecrets[0],
  alg = "HS256",
): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg }).sign(secret);
}

it("covers every authenticated operation", () => {
  const names = operations.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual(expect.arrayContaining([...FOR_ADMINS, "GET /v1/orgs", "POST /v1/orgs"]));
  expect(names.length).toBeGreaterThanOrEqual(20);
  expect(ofTokenAlone.map(({ id }) => id).toSorted()).toEqual(["createOrganization", "listOrganizations"]);
});

it("documents the roles that may call each operation", () => {
  for (const { id, method, path, roles, takesApiTokens } of operations) {
    const isForAdmins = FOR_ADMINS.has(`${method} ${path}`);
    const isRead = (method === "GET" && id !== "listApiTokens") || id === "changePassword" || id === "logout";
    expect(takesApiTokens, id).toBe(!FOR_PEOPLE.has(id));
    const expected = { admin: true, member: !isForAdmins, viewer: isRead && !isForAdmins, ci: FOR_CI.has(id) };
    expect(Object.fromEntries(Object.keys(expected).map((role) => [role, roles.includes(role)])), id).toEqual(expected);
  }
});

describe.for(operations)("$id", (operation) => {
  it("refuses without a valid token", async () => {
    const forged = await sign(claims(own), new TextEncoder().encode("x".repeat(43)));
    const now = Math.floor(Date.now() / 1_000);
    const runnerToken = await issueRunnerToken(settingsOf(env), {
      sub: own.userId,
      org_id: own.orgId,
      attempt: 1,
      shard: home.shard,
    });
    const tokens: Record<string, string | undefined> = {
      none: undefined,
      empty: "",
      garbage: "not.a.token",
      forged,
      truncated: own.token.slice(0, -2),
      unsigned: new UnsecuredJWT(claims(own)).encode(),
      "another algorithm": await sign(claims(own), settingsOf(env).jwtSecrets[0], "HS512"),
      expired: await sign(claims(own, { iat: now - 100, exp: now - 10 })),
      "without expiry": await sign(claims(own, { exp: undefined })),
      "another issuer": await sign(claims(own, { iss: "somebody" })),
      "another audience": await sign(claims(own, { aud: "runner" })),
      "without organization": await sign(claims(own, { org_id: undefined })),
      "a runner's": runnerToken,
    };
    const before = await rowsOf(own);
    for (const [kind, token] of Object.entries(tokens)) {
      const message = await expectError(await ask(operation, token), 401, "unauthorized");
      expect(message, kind).not.toContain(own.slug);
    }
    expect(await rowsOf(own)).toEqual(before);
    // The check can fail: the same claims, well signed, are let in.
    await expectAllowed(operation, await sign(claims(own)));
  });

  it("refuses a user who is gone, inactive, of another organization, or has changed the password", async () => {
    const ghost = await sign(claims(own, { sub: crypto.randomUUID() }));
    await expectError(await ask(operation, ghost), 401, "unauthorized");
    const foreign = await sign(claims(own, { sub: other.userId }));
    await expectError(await ask(operation, foreign), 401, "unauthorized");
    const leaver = await joinAs(own, "admin");
    await home.DB.prepare("delete from users where uuid = unhex(?, '-')").bind(leaver.userId).run();
    await expectError(await ask(operation, leaver.token), 401, "unauthorized");
    const change = (sql: string) =>
      home.DB.prepare(`update users set ${sql} where uuid = unhex(?, '-')`).bind(own.userId).run();
    await change("status = 'inactive'");
    await expectError(await ask(operation, own.token), 401, "unauthorized");
    await change(`status = 'active', password_changed_at = ${Date.now() + 1_000}`);
    await expectError(await ask(operation, own.token), 401, "unauthorized");
    await change(`password_changed_at = 0`);
    await expectAllowed(operation, own.token);
  });
});

describe.for(ofOrganization)("$id", (operation) => {
  it("refuses the token of another organization, of a deleted one, and of one whose slug was taken anew", async () => {
    const before = await rowsOf(own);
    const message = await expectError(await ask(operation, other.token), 403, "forbidden");
    expect(message).toContain("different organization");
    await expectError(await ask(operation, own.token, { ...ownIds, slug: "A" }), 400, "bad_request");
    await expectError(await ask(operation, own.token, { ...ownIds, slug: "never-was" }), 403, "forbidden");
    const old = await createTenant();
    const values = { ...ownIds, slug: old.slug };
    await home.DB.prepare("delete from organizations where uuid = unhex(?, '-')").bind(old.orgId).run();
    await expectError(await ask(operation, old.token, values), 404, "not_found");
    const successor = await createTenant(old.slug);
    await expectError(await ask(operation, old.token, values), 403, "forbidden");
    expect(await rowsOf(own)).toEqual(before);
    expect(await rowsOf(successor)).toMatchObject([
      [{ slug: old.slug }],
      [{ uuid: [...uuidBytes(successor.userId)] }],
      [],
      [],
      [],
      [],
      [],
      [],
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  it("goes by the role that the user has now", async () => {
    const forAdmins = FOR_ADMINS.has(`${operation.method} ${operation.path}`);
    const member = await joinAs(own, "member");
    const owner = await joinAs(own, "owner");
    const before = await rowsOf(own);
    const asMember = [member.token, owner.token, await sign(claims(member, { role: "admin" }))];
    for (const token of forAdmins ? asMember : []) {
      expect(await expectError(await ask(operation, token), 403, "forbidden")).not.toContain("different");
      expect(await rowsOf(own)).toEqual(before);
    }
    const allowed = forAdmins ? await sign(claims(own, { role: "member" })) : member.token;
    const ofMember = crypto.randomUUID();
    await giveApiToken(member, { id: ofMember });
    await expectAllowed(operation, allowed, { ...ownIds, token_id: ofMember });
  });
});

describe.for(operations)("$id", (operation) => {
  it("follows its documented roles for viewers and CI", async () => {
    const before = await rowsOf(own);
    const users = [await joinAs(own, "viewer"), await joinAs(own, "ci")];
    const isAllowed = ["viewer", "ci"].map((role) => operation.roles.includes(role));
    const withUsers = await rowsOf(own);
    expect(withUsers).not.toEqual(before);
    for (const [index, { token }] of users.entries()) {
      if (isAllowed[index]) continue;
      const message = await expectError(await ask(operation, token), 403, "forbidden");
      for (const role of operation.roles) expect(message).toContain(role);
    }
    expect(await rowsOf(own)).toEqual(withUsers);
    for (const [index, { token }] of users.entries()) if (isAllowed[index]) await expectAllowed(operation, token);
  });
});

describe.for(operations)("$id", (operation) => {
  const isPublicToToken = new Set(["getMe", "getOrganization", "listOrganizations"]).has(operation.id);
  const ofProject = operation.path.includes("{project_slug}");

  it("follows the role and the projects of an API token, and the present role of its owner", async () => {
    const [owner, viewer] = [await joinAs(own, "admin"), await joinAs(own, "viewer")];
    const project = await home.DB.prepare(
      "select lower(hex(uuid)) as id from projects where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
    )
      .bind(own.orgId)
      .first<string>("id");
    const refused: [token: string, status: number][] = [];
    const allowed: string[] = [];
    for (const role of ["admin", "member", "viewer", "ci"]) {
      const isAllowed = operation.takesApiTokens && operation.roles.includes(role);
      const token = await giveApiToken(owner, { role });
      if (isAllowed) allowed.push(token);
      else refused.push([token, 403]);
    }
    // Whatever its own role, not more than its owner may.
    const ofViewer = await giveApiToken(viewer);
    if (operation.takesApiTokens && operation.roles.includes("viewer")) allowed.push(ofViewer);
    else refused.push([ofViewer, 403]);
    const elsewhere = await giveApiToken(owner, { projects: [crypto.randomUUID()] });
    if (isPublicToToken) allowed.push(elsewhere);
    else refused.push([elsewhere, ofProject && operation.takesApiTokens ? 404 : 403]);
    const limited = await giveApiToken(owner, { projects: [project ?? ""] });
    if (operation.takesApiTokens && (ofProject || isPublicToToken)) allowed.unshift(limited);
    else refused.push([limited, 403]);
    refused.push([await giveApiToken(owner, { expiresAt: Date.now() - 1 }), 401]);
    const valid = await giveApiToken(owner);
    refused.push([`${valid.slice(0, -1)}${valid.endsWith("A") ? "B" : "A"}`, 401]);
    const before = await rowsOf(own);
    for (const [token, status] of refused) {
      const code = { 401: "unauthorized", 403: "forbidden", 404: "not_found" }[status] ?? "";
      await expectError(await ask(operation, token), status, code);
    }
    if (operation.path.includes("{slug}")) {
      await expectError(await ask(operation, await giveApiToken(other)), 403, "forbidden");
    }
    expect(await rowsOf(own)).toEqual(before);
    for (const token of allowed.slice(0, 1)) await expectAllowed(operation, token);
    if (operation.method === "GET") for (const token of allowed) await expectAllowed(operation, token);
    await home.DB.prepare("delete from users where uuid = unhex(?, '-')").bind(owner.userId).run();
    if (operation.id !== "deleteOrganization") await expectError(await ask(operation, valid), 401, "unauthorized");
  });
});

const nested = ofOrganization.filter(({ path }) => (path.match(/\{/g) ?? []).length > 1);

describe.for(nested)("$id", (operation) => {
  it("does not find the objects of another organization under one's own path", async () => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").slice(1);
    const [before, otherBefore] = [await rowsOf(own), await rowsOf(other)];
    const mixtures = [...names.map((name) => [name]), names];
    for (const mixture of mixtures) {
      const foreign = Object.fromEntries(mixture.map((name) => [name, otherIds[name] ?? ""]));
      await expectError(await ask(operation, own.token, { ...ownIds, ...foreign }), 404, "not_found");
    }
    expect(await rowsOf(own)).toEqual(before);
    expect(await rowsOf(other)).toEqual(otherBefore);
    // The check can fail: one's own are found.
    await expectAllowed(operation, own.token);
  });
});

describe.for(ofTokenAlone)("$id", (operation) => {
  it("opens nothing to the token of a deleted organization, nor of one whose slug was taken anew", async () => {
    async function expectNothing(): Promise<void> {
      const response = await ask(operation, own.token);
      const text = await response.text();
      expect([`200 {"orgs":[]}`, "401 unauthorized"]).toContain(
        response.ok ? `${response.status} ${text}` : `${response.status} ${JSON.parse(text).error}`,
      );
    }
    await home.DB.prepare("delete from organizations where uuid = unhex(?, '-')").bind(own.orgId).run();
    await expectNothing();
    const successor = await createTenant(own.slug);
    await expectNothing();
    await expectAllowed(operation, successor.token);
  });
});
