import { env } from "cloudflare:workers";
import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { Project } from "../../worker/projects/schemas.ts";
import { originOf, repositoryKey } from "../../worker/projects/repository-url.ts";
import { call, expectBody, expectError, makeProject, signUp } from "./support/client.ts";

describe("projects", () => {
  it("have the documented defaults", async () => {
    const tenant = await signUp();
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
    const tenant = await signUp();
    const path = `/v1/orgs/${tenant.slug}/projects`;
    const empty = await expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Project));
    expect(empty).toEqual([]);
    const rows = Array.from({ length: 1_100 }, (_, n) => ({ id: String(n).padStart(6, "0"), slug: `p-${n}` }));
    await env.DB.prepare(
      `insert into projects (id, org_id, slug, name, status, default_branch, created_at, updated_at)
       select value->>'id', ?1, value->>'slug', 'n', 'active', 'main', 0, 0 from json_each(?2)`,
    )
      .bind(tenant.orgId, JSON.stringify(rows))
      .run();
    const listed = await expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Project));
    expect(listed.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug));
  });

  it("give one of twelve simultaneous creations the slug, in each organization", async () => {
    const [one, two] = [await signUp(), await signUp()];
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
    const tenant = await signUp();
    const path = `/v1/orgs/${tenant.slug}/projects`;
    const body = { slug: "shop", name: "Shop", ...change };
    const message = await expectError(await call("POST", path, { token: tenant.token, body }), 400, "bad_request");
    expect(message).toMatch(rule);
    expect(message).not.toContain("secret");
    const listed = await expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Project));
    expect(listed).toEqual([]);
  });

  it("seal the access token and show only that there is one", async () => {
    const tenant = await signUp();
    const token = `token-${crypto.randomUUID()}`;
    const project = await makeProject(tenant, { access_token: token, repo_url: "https://git.example/acme/shop.git" });
    expect(project.has_access_token).toBe(true);
    const row = await env.DB.prepare("select * from projects where id = ?").bind(project.id).first();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.["access_token_sealed"]).toMatch(/^v1\.test\.[\w-]{16}\.[\w-]+$/);
    expect(row?.["access_token_origin"]).toBe("https://git.example");
  });

  it("take an empty access token for none", async () => {
    const project = await makeProject(await signUp(), { access_token: "" });
    expect(project.has_access_token).toBe(false);
  });
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

  it("keep what tells repositories and origins apart", () => {
    expect(repositoryKey("https://git.example:8443/acme/shop")).toBe("git.example:8443/acme/shop");
    expect(repositoryKey("https://git.example/other/acme/shop")).toBe("git.example/other/acme/shop");
    expect(originOf("https://git.example:8443/acme/shop")).toBe("https://git.example:8443");
    expect(originOf("http://git.example/acme/shop")).not.toBe(originOf("https://git.example/acme/shop"));
  });
});
