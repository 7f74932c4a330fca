import { env } from "cloudflare:workers";
import { SignJWT, UnsecuredJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { issueRunnerToken } from "../../worker/auth/tokens.ts";
import { settingsOf } from "../../worker/settings.ts";
import { call, expectError, makeProject, runScan, signUp, type Tenant } from "./support/client.ts";

/*
 * Walks the public document, so that a route added later is covered without anyone remembering.
 */

const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ security: z.array(z.record(z.string(), z.unknown())), operationId: z.string() })),
  ),
});

interface Operation {
  id: string;
  method: string;
  path: string;
}

const document = Document.parse(await (await call("GET", "/openapi.json")).json());
const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation.security.length > 0)
    .map(([method, operation]) => ({ id: operation.operationId, method: method.toUpperCase(), path })),
);

let own: Tenant;
let other: Tenant;
let ownIds: Record<string, string>;
let otherIds: Record<string, string>;

beforeAll(async () => {
  [own, other] = [await signUp(), await signUp()];
  ownIds = await makeObjects(own, "own-project");
  otherIds = await makeObjects(other, "other-project");
});

async function makeObjects(tenant: Tenant, project: string): Promise<Record<string, string>> {
  await makeProject(tenant, { slug: project });
  const scan = await runScan(tenant, project);
  return { slug: tenant.slug, project_slug: project, scan_id: scan.id };
}

function fill(path: string, values: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? crypto.randomUUID());
}

function ask(operation: Operation, token: string | undefined, values = ownIds): Promise<Response> {
  const body = operation.method === "GET" || operation.method === "DELETE" ? {} : { body: {} };
  return call(operation.method, fill(operation.path, values), { token, ...body });
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
  expect(operations.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["getMe", "listProjects", "createProject", "getProject", "runScan", "listScans", "getScan"]),
  );
});

describe.for(operations)("$id", (operation) => {
  it("refuses without a valid token", async () => {
    const forged = await sign(claims(own), new TextEncoder().encode("x".repeat(43)));
    const now = Math.floor(Date.now() / 1_000);
    const runnerToken = await issueRunnerToken(settingsOf(env), { sub: own.userId, org_id: own.orgId, attempt: 1 });
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
    for (const [kind, token] of Object.entries(tokens)) {
      const message = await expectError(await ask(operation, token), 401, "unauthorized");
      expect(message, kind).not.toContain(own.slug);
    }
    // The check can fail: the same claims, well signed, are let in.
    expect((await ask(operation, await sign(claims(own)))).status).not.toBe(401);
  });

  it("refuses a user who is gone, inactive, of another organization, or has changed the password", async () => {
    const ghost = await sign(claims(own, { sub: crypto.randomUUID() }));
    await expectError(await ask(operation, ghost), 401, "unauthorized");
    const foreign = await sign(claims(own, { sub: other.userId }));
    await expectError(await ask(operation, foreign), 401, "unauthorized");
    const tenant = await signUp();
    const values = { ...ownIds, slug: tenant.slug };
    const change = (sql: string) => env.DB.prepare(`update users set ${sql} where id = ?`).bind(tenant.userId).run();
    await change("status = 'inactive'");
    await expectError(await ask(operation, tenant.token, values), 401, "unauthorized");
    await change(`status = 'active', password_changed_at = ${Date.now() + 1_000}`);
    await expectError(await ask(operation, tenant.token, values), 401, "unauthorized");
    await change(`password_changed_at = 0`);
    expect((await ask(operation, tenant.token, values)).status).not.toBe(401);
    await env.DB.prepare("delete from users where id = ?").bind(tenant.userId).run();
    await expectError(await ask(operation, tenant.token, values), 401, "unauthorized");
  });

  it("refuses the token of another organization, of a deleted one, and of one whose slug was taken anew", async () => {
    const message = await expectError(await ask(operation, other.token), 403, "forbidden");
    expect(message).toContain("different organization");
    await expectError(await ask(operation, own.token, { ...ownIds, slug: "A" }), 400, "bad_request");
    await expectError(await ask(operation, own.token, { ...ownIds, slug: "never-was" }), 403, "forbidden");
    const old = await signUp();
    const values = { ...ownIds, slug: old.slug };
    await env.DB.prepare("delete from organizations where id = ?").bind(old.orgId).run();
    await expectError(await ask(operation, old.token, values), 404, "not_found");
    await signUp(old.slug);
    await expectError(await ask(operation, old.token, values), 403, "forbidden");
  });
});

const nested = operations.filter(({ path }) => (path.match(/\{/g) ?? []).length > 1 && !path.includes("webhook"));

describe.for(nested)("$id", (operation) => {
  const body: Record<string, unknown> = { runScan: { clone_url: "https://git.example/a/b.git" } };

  it("does not find the objects of another organization under one's own path", async () => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").slice(1);
    for (const name of names) {
      const values = { ...ownIds, [name]: otherIds[name] ?? "" };
      const options = { token: own.token, body: body[operation.id] };
      const response = await call(operation.method, fill(operation.path, values), options);
      await expectError(response, 404, "not_found");
    }
  });
});
