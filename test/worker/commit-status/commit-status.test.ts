import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { CommitStatus } from "../../../worker/commit-status/schemas.ts";
import { rateLimitDelayMs, statusRequest } from "../../../worker/commit-status/hosts.ts";
import { runScheduled } from "../../../worker/scheduled.ts";
import { call, expectBody, expectError, runScan } from "../support/client.ts";
import { home } from "../support/home.ts";
import { Receiver } from "../support/receiver.ts";
import { runnerEvent, summary, TestRunner } from "../support/runner.ts";
import { PATIENCE, received } from "../notifications/endpoints.ts";
import { begin, COMMIT, expectLast, find, pathOf, scan } from "./repository-host.ts";

const answer = (code: number, headers: Record<string, string> = {}) => new Response(null, { status: code, headers });

it.for([
  {
    host: "github",
    path: `/api/v3/repos/acme/Shop/statuses/${COMMIT}`,
    headers: { authorization: "Bearer host-token", "x-github-api-version": "2022-11-28" },
    bodies: [{ state: "failure", context: "vulnerability-management" }, { state: "success" }],
  },
  {
    host: "gitlab",
    path: `/api/v4/projects/acme%2FShop/statuses/${COMMIT}`,
    headers: { "private-token": "host-token" },
    bodies: [{ state: "failed", name: "vulnerability-management" }, { state: "success" }],
  },
  {
    host: "forgejo",
    path: `/api/v1/repos/acme/Shop/statuses/${COMMIT}`,
    headers: { authorization: "token host-token" },
    bodies: [{ state: "failure", context: "vulnerability-management" }, { state: "success" }],
  },
  {
    host: "bitbucket",
    path: `/2.0/repositories/acme/Shop/commit/${COMMIT}/statuses/build`,
    headers: { authorization: `Basic ${Buffer.from("bot:host-token").toString("base64")}` },
    bodies: [{ state: "FAILED", key: "vulnerability-management" }, { state: "SUCCESSFUL" }],
  },
])("reports failure and success at $host, with the counts", async ({ host, path, headers, bodies }) => {
  const { tenant, receiver, cloneUrl } = await begin(host);
  await scan(tenant, cloneUrl, ["one", "two"]);
  await received(receiver, 1);
  await scan(tenant, cloneUrl, ["one", "two"]);
  const requests = await received(receiver, 2);
  expect(requests).toMatchObject([
    { method: "POST", path, headers },
    { method: "POST", path, headers },
  ]);
  expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
    { ...bodies[0], description: "New: 2 high. Open: 2 high." },
    { ...bodies[1], description: "New: none. Open: 2 high." },
  ]);
  await expectLast(tenant, { state: "delivered", commit: COMMIT, response_status: 201, error: null });
});

it("counts all open vulnerabilities where only_new is off, from the severity on", async () => {
  const { tenant, receiver, cloneUrl } = await begin("forgejo", { only_new: false, fail_on: "critical" });
  await scan(tenant, cloneUrl, ["one"]);
  await received(receiver, 1);
  await call("PUT", pathOf(tenant), { token: tenant.token, body: { enabled: true, host: "forgejo", only_new: false } });
  await scan(tenant, cloneUrl, ["one"]);
  const states = (await received(receiver, 2)).map(({ body }) => (JSON.parse(body) as { state: string }).state);
  expect(states).toEqual(["success", "failure"]);
});

it("reports the head of a push as pending, a later one instead of it, and a scan that fails as an error", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github");
  const queued = await runScan(tenant, "shop", { clone_url: cloneUrl });
  /** As a push queues a scan, or moves one that waits. */
  const push = async (commit: string) => {
    await home.DB.prepare(
      "update scan_jobs set head_commit = ?1 where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?2, '-'))",
    )
      .bind(commit, queued.id)
      .run();
    await runScheduled(env);
  };
  const [first, second] = ["b".repeat(40), COMMIT];
  await push(first);
  await received(receiver, 1);
  await push(second);
  await received(receiver, 3);
  const runner = new TestRunner(queued);
  await runner.claim();
  const error = { code: "branch_not_found", message: "Gone." } as const;
  await runner.finish({ outcome: "failed", retryable: false, summary: { ...summary(), error } });
  const requests = await received(receiver, 4);
  const shown = requests.map(({ path, body }) => [
    path.split("/").at(-1),
    (JSON.parse(body) as { state: string }).state,
  ]);
  expect(shown).toEqual([
    [first, "pending"],
    [first, "error"],
    [second, "pending"],
    [second, "error"],
  ]);
});

/** The commit and state of each status that was sent. */
const shownBy = async (receiver: Receiver, count: number) =>
  (await received(receiver, count)).map(({ path, body }) => [
    path.split("/").at(-1),
    (JSON.parse(body) as { state: string }).state,
  ]);

const cloned = (commit: unknown) =>
  runnerEvent({ type: "cloned", detail: { branch: "main", commit: commit as string } });

it("reports the commit of a manual scan as pending once it is cloned, then the result", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github");
  const runner = new TestRunner(await runScan(tenant, "shop", { clone_url: cloneUrl }));
  await runner.claim();
  await runner.heartbeat();
  for (const commit of ["not a commit", null, "A".repeat(40)]) {
    expect((await runner.heartbeat(cloned(commit))).status).toBe(200);
  }
  await runner.heartbeat(cloned(COMMIT), runnerEvent({ type: "checked_out" }));
  await runner.heartbeat(cloned(COMMIT));
  await runScheduled(env);
  expect(await shownBy(receiver, 1)).toEqual([[COMMIT, "pending"]]);
  expect((await runner.finish({ outcome: "completed", summary: summary({ commit: COMMIT }) })).status).toBe(200);
  expect(await shownBy(receiver, 2)).toEqual([
    [COMMIT, "pending"],
    [COMMIT, "success"],
  ]);
});

it("ends the pending status of a commit that a later attempt does not scan, and of a runner that was lost", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github");
  const scanned = await runScan(tenant, "shop", { clone_url: cloneUrl });
  const first = new TestRunner(scanned);
  await first.claim();
  await first.heartbeat(cloned(COMMIT));
  await runScheduled(env);
  await received(receiver, 1);
  await first.finish({ outcome: "handed_back" });
  const second = new TestRunner(scanned, 2);
  await second.claim();
  const later = "b".repeat(40);
  await second.heartbeat(cloned(later));
  await runScheduled(env);
  await received(receiver, 3);
  await call("PATCH", `/v1/orgs/${tenant.slug}/projects/shop/scans/${scanned.id}`, {
    token: tenant.token,
    body: { status: "canceled" },
  });
  await runScheduled(env);
  expect(await shownBy(receiver, 4)).toEqual([
    [COMMIT, "pending"],
    [COMMIT, "error"],
    [later, "pending"],
    [later, "error"],
  ]);
});

it("reports another commit instead of the pushed one where the branch has moved before the clone", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github");
  const queued = await runScan(tenant, "shop", { clone_url: cloneUrl });
  await home.DB.prepare(
    "update scan_jobs set head_commit = ?1 where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?2, '-'))",
  )
    .bind("b".repeat(40), queued.id)
    .run();
  const runner = new TestRunner(queued);
  await runner.claim();
  await runner.heartbeat(cloned("b".repeat(40)));
  await runner.heartbeat(cloned(COMMIT));
  await runScheduled(env);
  expect(await shownBy(receiver, 2)).toEqual([
    ["b".repeat(40), "error"],
    [COMMIT, "pending"],
  ]);
});

it("sends the token to its own repository alone, and nothing without one", async () => {
  const { tenant, receiver } = await begin("forgejo");
  const other = new Receiver();
  await scan(tenant, `${other.url}/acme/Shop.git`, ["one"]);
  await expectLast(tenant, { state: "failed", error: "no_access_token", response_status: null });
  expect([...(await receiver.received()), ...(await other.received())]).toEqual([]);
});

it.for([401, 403, 404, 422])("does not repeat what the host refuses with %i", async (status) => {
  const { tenant, receiver, cloneUrl } = await begin("github");
  await receiver.answers({ status });
  await scan(tenant, cloneUrl, ["one"]);
  await expectLast(tenant, { state: "failed", response_status: status, error: "status" });
  expect(await receiver.received()).toHaveLength(1);
});

it("waits for the end of a rate limit, and repeats what failed at the host", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github");
  const reset = Math.ceil(Date.now() / 1_000) + 3_600;
  await receiver.answers(
    { status: 403, headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(reset) } },
    { status: 502 },
    { status: 201 },
  );
  await scan(tenant, cloneUrl, ["one"]);
  await expectLast(tenant, { state: "pending", response_status: 403 });
  const due = () =>
    home.DB.prepare(
      "select due_at from notifications where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
    )
      .bind(tenant.orgId)
      .first<number>("due_at");
  await expect.poll(due, PATIENCE).toBeGreaterThanOrEqual(reset * 1_000);
  for (const expected of [
    { state: "pending", response_status: 502 },
    { state: "delivered", response_status: 201 },
  ]) {
    await home.DB.prepare(
      "update notifications set due_at = 1 where due_at is not null and organization_id = (select id from organizations where uuid = unhex(?, '-'))",
    )
      .bind(tenant.orgId)
      .run();
    await runScheduled(env);
    await expectLast(tenant, expected);
  }
});

it("takes GitLab's refusal of the same state for success", async () => {
  const { tenant, receiver, cloneUrl } = await begin("gitlab");
  await receiver.answers({ status: 400, body: '{"message":"Cannot transition status via :drop from :failed"}' });
  await scan(tenant, cloneUrl, ["one"]);
  await expectLast(tenant, { state: "delivered", response_status: 400 });
});

it("is off until an admin enables it, and off again at once", async () => {
  const { tenant, receiver, cloneUrl } = await begin("forgejo");
  const off = {
    enabled: false,
    host: null,
    fail_on: "high",
    only_new: true,
    base_path: null,
    annotations: true,
    disabled_reason: null,
    last_attempt: null,
  };
  const response = await call("PUT", pathOf(tenant), { token: tenant.token, body: { enabled: false } });
  expect(await expectBody(response, 200, CommitStatus)).toEqual(off);
  await scan(tenant, cloneUrl, ["one"]);
  expect(await find(tenant)).toEqual(off);
  expect(await receiver.received()).toEqual([]);
  const missing = await call("PUT", pathOf(tenant), { token: tenant.token, body: { enabled: true } });
  expect(await expectError(missing, 400, "bad_request")).toContain("host");
  const list = await call("GET", `/v1/orgs/${tenant.slug}/webhook-endpoints`, { token: tenant.token });
  expect(await list.json()).toEqual([]);
});

it("knows the API hosts of github.com and bitbucket.org", () => {
  const target = { commit: COMMIT, user: "x-access-token", token: "t" };
  const status = { state: "success", description: "x".repeat(200), link: "https://vms.example/console" } as const;
  const github = statusRequest("github", { ...target, cloneUrl: "https://github.com/acme/shop.git" }, status);
  expect(github.url).toBe(`https://api.github.com/repos/acme/shop/statuses/${COMMIT}`);
  expect(JSON.parse(github.body)).toMatchObject({ target_url: status.link, description: "x".repeat(140) });
  const bitbucket = statusRequest("bitbucket", { ...target, cloneUrl: "https://bitbucket.org/acme/shop" }, status);
  expect(bitbucket.url).toBe(`https://api.bitbucket.org/2.0/repositories/acme/shop/commit/${COMMIT}/statuses/build`);
  expect(bitbucket.headers["authorization"]).toBe("Bearer t");
  const gitlab = statusRequest("gitlab", { ...target, cloneUrl: "https://gitlab.com/a/b/c.git" }, status);
  expect(gitlab.url).toBe(`https://gitlab.com/api/v4/projects/a%2Fb%2Fc/statuses/${COMMIT}`);
  expect(rateLimitDelayMs(answer(403), 0)).toBeUndefined();
  expect(rateLimitDelayMs(answer(429), 0)).toBe(60_000);
  expect(rateLimitDelayMs(answer(500), 0)).toBe(0);
  expect(rateLimitDelayMs(answer(429, { "ratelimit-reset": "5" }), 2_000)).toBe(3_000);
});

it.for([
  ["github", "https://ghe.example/acme/shop.git", null, "/api/v3/repos/acme/shop/statuses/"],
  ["forgejo", "https://git.example/forge/acme/shop.git", null, "/forge/api/v1/repos/acme/shop/statuses/"],
  ["forgejo", "https://git.example/a/forge/acme/shop", "/a/forge", "/a/forge/api/v1/repos/acme/shop/statuses/"],
  ["gitlab", "https://git.example/gitlab/a/b/c.git", "/gitlab", "/gitlab/api/v4/projects/a%2Fb%2Fc/statuses/"],
  ["gitlab", "https://git.example/gitlab-org/c.git", "/gitlab", "/api/v4/projects/gitlab-org%2Fc/statuses/"],
  ["gitlab", "https://git.example/a/b/c.git", null, "/api/v4/projects/a%2Fb%2Fc/statuses/"],
  ["bitbucket", "https://git.example/scm/ACME/shop.git", null, "/rest/api/latest/projects/ACME/repos/shop/commits/"],
  [
    "bitbucket",
    "https://git.example/bitbucket/scm/~ada/shop.git",
    null,
    "/bitbucket/rest/api/latest/projects/~ada/repos/shop/commits/",
  ],
] as const)("finds the API of %s for %s with the path %s", ([host, cloneUrl, basePath, path]) => {
  const status = { state: "error", description: "d", link: null } as const;
  const request = statusRequest(host, { commit: COMMIT, user: "u", token: "t", cloneUrl, basePath }, status);
  expect(request.url).toBe(`${new URL(cloneUrl).origin}${path}${COMMIT}${path.includes("/rest/") ? "/builds" : ""}`);
});

it("reports to Bitbucket Data Center as its documentation says", () => {
  const cloneUrl = "https://git.example/scm/ACME/shop.git";
  const target = { commit: COMMIT, user: "u", token: "t", cloneUrl };
  const statuses = (["pending", "success", "failure", "error"] as const).map((state) =>
    statusRequest("bitbucket", target, { state, description: "d", link: "https://vms.example" }),
  );
  const named = { key: "vulnerability-management", name: "vulnerability-management", description: "d" };
  const [pending, ...others] = statuses.map(({ body }) => JSON.parse(body) as { state: string });
  expect(pending).toEqual({ ...named, state: "INPROGRESS", url: "https://vms.example" });
  expect(others.map(({ state }) => state)).toEqual(["SUCCESSFUL", "FAILED", "CANCELLED"]);
  expect(statuses[0]?.headers["authorization"]).toBe("Bearer t");
});

it("keeps the path of a host, and refuses what is none", async () => {
  const { tenant } = await begin("gitlab", { base_path: "/apps/gitlab" });
  expect(await find(tenant)).toMatchObject({ enabled: true, base_path: "/apps/gitlab" });
  for (const base_path of [
    "gitlab",
    "/",
    "/gitlab/",
    "//evil.example",
    "/a/../b",
    "/.",
    "https://evil.example",
    "/a?b",
    1,
  ]) {
    const body = { enabled: true, host: "gitlab", base_path };
    const response = await call("PUT", pathOf(tenant), { token: tenant.token, body });
    expect(await expectError(response, 400, "bad_request")).toContain("base_path");
  }
  await call("PUT", pathOf(tenant), { token: tenant.token, body: { enabled: true, host: "gitlab" } });
  expect(await find(tenant)).toMatchObject({ base_path: null });
});

it("nothing is left of the statuses of a deleted project", async () => {
  const { tenant, cloneUrl } = await begin("github");
  await scan(tenant, cloneUrl, ["a"]);
  await expectLast(tenant, { state: "delivered" });
  expect((await call("DELETE", `/v1/orgs/${tenant.slug}/projects/shop`, { token: tenant.token })).status).toBe(204);
  await runScheduled(env);
  const rowsOf = (table: string) =>
    home.DB.prepare(
      `select count(*) as n from ${table} where organization_id = (select id from organizations where slug = ?)`,
    )
      .bind(tenant.slug)
      .first("n");
  expect(await rowsOf("notifications")).toBe(0);
  expect(await rowsOf("notification_endpoints")).toBe(0);
});
