import { env } from "cloudflare:workers";
import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { Project } from "../../../worker/projects/schemas.ts";
import { boundRepository, repositoryKey } from "../../../worker/projects/repository-url.ts";
import { decryptAccessToken, encryptAccessToken } from "../../../worker/projects/access-token.ts";
import { ClaimResponse } from "../../../worker/contract/runner-calls.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { call, expectBody, expectError, makeProject, runScan, type Tenant } from "../support/client.ts";
import { finding, TestRunner } from "../support/runner.ts";
import { createTenant, joinAs } from "../support/users.ts";
import { newPrefix, numberedUuid, organizationBy } from "../support/rows.ts";
import { home } from "../support/home.ts";
import { removeDeleted } from "../../../worker/deletion/remove-deleted.ts";

describe("projects", () => {
  it("have the documented defaults", async () => {
    const tenant = await createTenant();
    const project = await makeProject(tenant, { description: null, access_token: null, default_branch: null });
    expect(project).toMatchObject({
      org_id: tenant.orgId,
      slug: "shop",
      name: "Shop",
      status: "active",
      default_branch: "main",
      description: null,
      repo_url: null,
      access_token_user: "x-access-token",
      has_access_token: false,
    });
    const path = `/v1/orgs/${tenant.slug}/projects/shop`;
    expect(await expectBody(await call("GET", path, { token: tenant.token }), 200, Project)).toEqual(project);
  });

  it("list in order of creation, whole, beyond a page", async () => {
    const tenant = await createTenant();
    const path = `/v1/orgs/${tenant.slug}/projects`;
    const empty = await expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Project));
    expect(empty).toEqual([]);
    const rows = Array.from({ length: 1_100 }, (_, n) => ({ slug: `p-${n}` }));
    await home.DB.prepare(
      `insert into projects (organization_id, id, uuid, slug, name, status, default_branch, created_at, updated_at)
       select ${organizationBy("?1")}, key + 1, ${numberedUuid("?3", "key")}, value->>'slug', 'n', 'active', 'main', 0, 0
       from json_each(?2)`,
    )
      .bind(tenant.orgId, JSON.stringify(rows), newPrefix())
      .run();
    const listed = await expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Project));
    expect(listed.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug));
  });

  it("give one of twelve simultaneous creations the slug, in each organization", async () => {
    const [one, two] = [await createTenant(), await createTenant()];
    const path = `/v1/orgs/${one.slug}/projects`;
    const body = { slug: "same", name: "Same" };
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => call("POST", path, { token: one.token, body })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(11);
    await makeProject(two, { slug: "same" });
  });

  it.for([
    [{ slug: "a" }, /slug: .*2 to 40 characters.*received 1 characters/],
    [{ name: "" }, /name/],
    [{ name: undefined }, /name/],
    [{ description: "x".repeat(5_001) }, /description/],
    [{ repo_url: "git@git.example:acme/shop.git" }, /repo_url: .*HTTP/],
    [{ repo_url: "file:///etc/passwd" }, /repo_url: .*HTTP/],
    [{ repo_url: "/etc/passwd" }, /repo_url: .*HTTP/],
    [{ repo_url: "https://user:secret@git.example/acme/shop.git" }, /repo_url: .*user or password/],
    [{ repo_url: "https://secret@git.example/acme/shop.git" }, /repo_url: .*user or password/],
    [{ repo_url: "https://" }, /repo_url/],
    [{ repo_url: `https://git.example/${"x".repeat(2_050)}` }, /repo_url/],
    [{ default_branch: "-x" }, /default_branch/],
    [{ default_branch: "a..b" }, /default_branch/],
    [{ access_token: 5 }, /access_token/],
    [{ access_token: "line\nbreak" }, /access_token/],
    [{ access_token_user: "a:b" }, /access_token_user/],
  ] as const)("refuse %j and leave no row", async ([change, rule]) => {
    const tenant = await createTenant();
    const path = `/v1/orgs/${tenant.slug}/projects`;
    const body = { slug: "shop", name: "Shop", ...change };
    const message = await expectError(await call("POST", path, { token: tenant.token, body }), 400, "bad_request");
    expect(message).toMatch(rule);
    expect(message).not.toContain("secret");
    const listed = await expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Project));
    expect(listed).toEqual([]);
  });

  it("seal the access token and show only that there is one", async () => {
    const tenant = await createTenant();
    const token = `token-${crypto.randomUUID()}`;
    const project = await makeProject(tenant, { access_token: token, repo_url: "https://git.example/acme/shop.git" });
    expect(project.has_access_token).toBe(true);
    const row = await home.DB.prepare("select * from projects where uuid = unhex(?, '-')").bind(project.id).first();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.["access_token_sealed"]).toMatch(/^v1\.test\.[\w-]{16}\.[\w-]+$/);
    expect(row?.["access_token_repository"]).toBe("https://git.example/acme/shop");
  });

  it("take an empty access token for none", async () => {
    const project = await makeProject(await createTenant(), { access_token: "" });
    expect(project.has_access_token).toBe(false);
  });
});

async function patch(tenant: Tenant, body: unknown): Promise<Response> {
  return call("PATCH", `/v1/orgs/${tenant.slug}/projects/shop`, { token: tenant.token, body });
}

async function credentialFor(tenant: Tenant, clone_url: string) {
  const runner = new TestRunner(await runScan(tenant, "shop", { clone_url }));
  const claim = await expectBody(await runner.claim(), 200, ClaimResponse);
  return claim.credential?.token ?? claim.credential_state;
}

describe("PATCH", () => {
  const stored = { repo_url: "https://git.example/acme/shop.git", access_token: "first", description: "d" };

  it("changes what is named and leaves the rest", async () => {
    const tenant = await createTenant();
    const before = await makeProject(tenant, stored);
    const change = { name: "New", status: "archived", default_branch: "trunk", access_token_user: "oauth2" };
    const after = await expectBody(await patch(tenant, change), 200, Project);
    expect(after).toEqual({ ...before, ...change, updated_at: after.updated_at });
    expect(Date.parse(after.updated_at)).toBeGreaterThanOrEqual(Date.parse(before.updated_at));
    const same = await expectBody(await patch(tenant, {}), 200, Project);
    expect(same).toEqual({ ...after, updated_at: same.updated_at });
    const nulls = { name: null, status: null, default_branch: null, access_token: null };
    const kept = await expectBody(await patch(tenant, nulls), 200, Project);
    expect(kept).toEqual({ ...after, updated_at: kept.updated_at });
    const cleared = await expectBody(await patch(tenant, { description: null, repo_url: null }), 200, Project);
    expect(cleared).toMatchObject({ description: null, repo_url: null, has_access_token: true });
  });

  it("leaves, clears and replaces the access token", async () => {
    const tenant = await createTenant();
    await makeProject(tenant, stored);
    expect(await credentialFor(tenant, stored.repo_url)).toBe("first");
    for (const unchanged of [{}, { access_token: null }, { name: "x" }]) {
      expect(await expectBody(await patch(tenant, unchanged), 200, Project)).toMatchObject({ has_access_token: true });
    }
    expect(await credentialFor(tenant, stored.repo_url)).toBe("first");
    await patch(tenant, { access_token: "second" });
    expect(await credentialFor(tenant, stored.repo_url)).toBe("second");
    const cleared = await expectBody(await patch(tenant, { access_token: "" }), 200, Project);
    expect(cleared.has_access_token).toBe(false);
    expect(await credentialFor(tenant, stored.repo_url)).toBe("none_stored");
  });

  const SAME_ORIGIN = "https://git.example/acme/renamed.git";
  const OTHER_ORIGINS = [
    "https://evil.example/acme/shop.git",
    "http://git.example/acme/shop.git",
    "https://git.example:8443/acme/shop.git",
  ];

  it.for(OTHER_ORIGINS)("clears a stored token when the repository URL moves to %s", async (repo_url) => {
    const tenant = await createTenant();
    await makeProject(tenant, stored);
    const moved = await expectBody(await patch(tenant, { repo_url }), 200, Project);
    expect(moved).toMatchObject({ repo_url, has_access_token: false });
    expect(await credentialFor(tenant, repo_url)).toBe("none_stored");
    await patch(tenant, { repo_url: stored.repo_url });
    expect(await credentialFor(tenant, stored.repo_url)).toBe("none_stored");
    await patch(tenant, { repo_url, access_token: "theirs" });
    expect(await credentialFor(tenant, repo_url)).toBe("theirs");
  });

  it("keeps a token bound to its repository while the project has no URL", async () => {
    const tenant = await createTenant();
    await makeProject(tenant, stored);
    await patch(tenant, { repo_url: null });
    expect(await credentialFor(tenant, "https://evil.example/acme/shop.git")).toBe("other_repository");
    expect(await credentialFor(tenant, "https://git.example/acme/other.git")).toBe("other_repository");
    expect(await credentialFor(tenant, stored.repo_url)).toBe("first");
    const moved = await expectBody(await patch(tenant, { repo_url: OTHER_ORIGINS[0] }), 200, Project);
    expect(moved.has_access_token).toBe(false);
  });

  it("moves a token along when an admin renames the repository, and clears it when a member does", async () => {
    const tenant = await createTenant();
    const member = await joinAs(tenant, "member");
    await makeProject(tenant, stored);
    const renamed = await expectBody(await patch(tenant, { repo_url: SAME_ORIGIN }), 200, Project);
    expect(renamed.has_access_token).toBe(true);
    expect(await credentialFor(tenant, SAME_ORIGIN)).toBe("first");
    expect(await credentialFor(tenant, stored.repo_url)).toBe("other_repository");
    const path = `/v1/orgs/${tenant.slug}/projects/shop`;
    const respelled = { repo_url: "https://GIT.example/Acme/renamed/", name: "Renamed" };
    const kept = await expectBody(await call("PATCH", path, { token: member.token, body: respelled }), 200, Project);
    expect(kept.has_access_token).toBe(true);
    const body = { repo_url: stored.repo_url };
    const cleared = await expectBody(await call("PATCH", path, { token: member.token, body }), 200, Project);
    expect(cleared).toMatchObject({ repo_url: stored.repo_url, has_access_token: false });
    expect(await credentialFor(tenant, stored.repo_url)).toBe("none_stored");
  });

  it("binds a token without a repository to the first URL that is set, by whomever", async () => {
    const tenant = await createTenant();
    await makeProject(tenant, { access_token: "early" });
    await patch(tenant, { repo_url: stored.repo_url });
    expect(await credentialFor(tenant, stored.repo_url)).toBe("early");
    expect(await credentialFor(tenant, SAME_ORIGIN)).toBe("other_repository");
  });

  it("never binds one writer's token to another's URL", async () => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const urls = Array.from({ length: 6 }, (_, n) => `https://git-${n}.example/a.git`);
    await Promise.all(
      urls.flatMap((repo_url) => [patch(tenant, { repo_url }), patch(tenant, { repo_url, access_token: repo_url })]),
    );
    for (const url of urls)
      expect([url, "other_repository", "none_stored"]).toContain(await credentialFor(tenant, url));
  });

  it.for([
    [{ name: "" }, /name/],
    [{ status: 1 }, /status/],
    [{ repo_url: "ssh://git.example/a" }, /repo_url/],
    [{ repo_url: "https://u:p@git.example/a" }, /repo_url/],
    [{ default_branch: "" }, /default_branch/],
    [{ access_token: {} }, /access_token/],
  ] as const)("refuses %j and changes nothing", async ([change, rule]) => {
    const tenant = await createTenant();
    const before = await makeProject(tenant, stored);
    expect(await expectError(await patch(tenant, { name: "Changed", ...change }), 400, "bad_request")).toMatch(rule);
    const path = `/v1/orgs/${tenant.slug}/projects/shop`;
    expect(await expectBody(await call("GET", path, { token: tenant.token }), 200, Project)).toEqual(before);
  });
});

it("DELETE takes scans and findings along, and nothing of others", async () => {
  const [tenant, neighbour] = [await createTenant(), await createTenant()];
  for (const owner of [tenant, neighbour]) {
    await makeProject(owner);
    const runner = new TestRunner(await runScan(owner));
    await runner.claim();
    await runner.findings(finding("one"));
  }
  const path = `/v1/orgs/${tenant.slug}/projects/shop`;
  await expectError(await call("DELETE", path, { token: neighbour.token }), 403, "forbidden");
  const response = await call("DELETE", path, { token: tenant.token });
  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
  await expectError(await call("DELETE", path, { token: tenant.token }), 404, "not_found");
  await removeDeleted(home.database);
  for (const table of ["projects", "scans", "scan_jobs", "findings"]) {
    const rows = home.DB.prepare(
      `select count(*) n from ${table} where organization_id = (select id from organizations where uuid = unhex(?, '-'))`,
    );
    expect(await rows.bind(tenant.orgId).first("n")).toBe(0);
    expect(await rows.bind(neighbour.orgId).first("n")).toBe(1);
  }
});

it("opens old tokens with an old data key while new ones are ciphertextText with the new", async () => {
  const oldKey = `old:${btoa("o".repeat(32))}`;
  const newKey = `new:${btoa("n".repeat(32))}`;
  const before = settingsOf({ ...env, DATA_KEYS: oldKey });
  const during = settingsOf({ ...env, DATA_KEYS: `${newKey},${oldKey}` });
  const after = settingsOf({ ...env, DATA_KEYS: newKey });
  const binding = { projectId: crypto.randomUUID(), repository: "https://git.example/acme/shop" };
  const old = await encryptAccessToken(before, binding, "token");
  expect(await decryptAccessToken(during, binding, old)).toBe("token");
  const fresh = await encryptAccessToken(during, binding, "token");
  expect(fresh).toMatch(/^v1\.new\./);
  expect(await decryptAccessToken(after, binding, fresh)).toBe("token");
  await expect(decryptAccessToken(after, binding, old)).rejects.toThrow("No data key old");
  for (const other of [
    { ...binding, projectId: crypto.randomUUID() },
    { ...binding, repository: "https://git.example/acme/other" },
    { ...binding, repository: null },
  ]) {
    await expect(decryptAccessToken(during, other, fresh)).rejects.toThrow(/decrypt/i);
  }
});

describe("repository URLs", () => {
  it.for([
    "https://git.example/Acme/Shop.git",
    "http://git.example:80/acme/shop",
    "https://GIT.example:443/acme/shop/",
    "https://git.example/acme/shop.GIT/",
  ])("compare %s by host and whole path", (url) => {
    expect(repositoryKey(url)).toBe("git.example/acme/shop");
  });

  it("keep what distinguishes repositories and origins", () => {
    expect(repositoryKey("https://git.example:8443/acme/shop")).toBe("git.example:8443/acme/shop");
    expect(repositoryKey("https://git.example/other/acme/shop")).toBe("git.example/other/acme/shop");
    expect(boundRepository("https://GIT.example:443/Acme/Shop.git/")).toBe("https://git.example/acme/shop");
    expect(boundRepository("https://git.example:8443/acme/shop")).toBe("https://git.example:8443/acme/shop");
    expect(boundRepository("https://git.example:80/acme/shop")).toBe("https://git.example:80/acme/shop");
    expect(boundRepository("http://git.example/acme/shop")).toBe("http://git.example/acme/shop");
  });
});
