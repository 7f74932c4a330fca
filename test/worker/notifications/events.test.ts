import { expect, it } from "vitest";
import { call, expectError } from "../support/client.ts";
import { Receiver } from "../support/receiver.ts";
import { runOut, summary, TestRunner } from "../support/runner.ts";
import { sweepJobs } from "../../../worker/scan-jobs/sweep-jobs.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { home } from "../support/home.ts";
import { env } from "cloudflare:workers";
import { runScan } from "../support/client.ts";
import { compareDueScans } from "../../../worker/vulnerabilities/compare-scans.ts";
import { History } from "../vulnerabilities/history.ts";
import { listDeliveries, makeEndpoint, received, verified } from "./endpoints.ts";

const SHELL = "exec(a)\n";
const EVAL = "eval(b)\n";

it("sends what scans and decisions change, signed as Standard Webhooks describes", async () => {
  const receiver = new Receiver();
  const history = await History.begin();
  const { tenant } = history;
  const endpoint = await makeEndpoint(tenant, receiver);
  const read = async (count: number) => {
    const all = await received(receiver, count);
    expect(all).toHaveLength(count);
    return all.map((one) => verified(one, endpoint.secret));
  };

  const scan = await history.scan({ "a.js": SHELL, "b.js": EVAL });

  const [completed, found] = await read(2);
  const common = {
    organization: { id: tenant.orgId, slug: tenant.slug },
    project: { id: scan.project_id, slug: "shop" },
    scan: { id: scan.id, branch: "main", commit: "1".padStart(40, "0") },
  };
  const changes = { new: 2, fixed: 0, reopened: 0, unchanged: 0 };
  expect(completed).toEqual({ type: "scan.completed", timestamp: expect.any(String), data: { ...common, changes } });
  const none = { critical: 0, high: 0, medium: 0, low: 0, info: 0, other: 0 };
  const counts = { ...none, high: 1, low: 1 };
  const ids = (await history.known()).map(({ id }) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"));
  expect(found).toEqual({
    type: "vulnerability.new",
    timestamp: expect.any(String),
    data: { ...common, vulnerabilities: { count: 2, by_severity: counts, ids, truncated: 0 } },
  });

  await history.scan({ "a.js": "safe()\n", "b.js": EVAL });
  expect((await read(4)).slice(2)).toMatchObject([
    { type: "scan.completed", data: { changes: { new: 0, fixed: 1, reopened: 0, unchanged: 1 } } },
    { type: "vulnerability.fixed", data: { vulnerabilities: { count: 1, ids: [ids[0]] } } },
  ]);
  await history.scan({ "a.js": SHELL, "b.js": EVAL });
  expect((await read(6)).slice(4)).toMatchObject([
    { type: "scan.completed", data: { changes: { new: 0, fixed: 0, reopened: 1, unchanged: 1 } } },
    { type: "vulnerability.reopened", data: { vulnerabilities: { count: 1, ids: [ids[0]] } } },
  ]);

  const path = `/v1/orgs/${tenant.slug}/projects/shop/vulnerabilities/${ids[0]}`;
  const decision = { status: "dismissed", reason: "used_in_tests" };
  expect((await call("PATCH", path, { token: tenant.token, body: decision })).status).toBe(200);
  const { scan: _, ...ofProject } = common;
  expect((await read(7)).at(-1)?.data).toEqual({
    ...ofProject,
    triage: { ...decision, user_id: tenant.userId },
    vulnerabilities: { count: 1, by_severity: { ...none, high: 1 }, ids: [ids[0]], truncated: 0 },
  });
  // The same decision again changes nothing.
  expect((await call("PATCH", path, { token: tenant.token, body: decision })).status).toBe(200);

  const deliveries = await listDeliveries(tenant, endpoint);
  expect(deliveries).toHaveLength(7);
  for (const one of deliveries) expect(one).toMatchObject({ state: "delivered", attempts: 1, response_status: 204 });
  expect((await receiver.received()).map(({ headers }) => headers["webhook-id"])).toEqual(
    deliveries.map(({ id }) => id).toReversed(),
  );
});

it("does not report what has been dismissed as reopened", async () => {
  const receiver = new Receiver();
  const history = await History.begin();
  const { tenant } = history;
  await history.scan({ "a.js": SHELL });
  const path = `/v1/orgs/${tenant.slug}/vulnerabilities/triage`;
  const body = { status: "dismissed", reason: "false_positive", filter: { project: "shop" } };
  expect((await call("POST", path, { token: tenant.token, body })).status).toBe(200);
  const endpoint = await makeEndpoint(tenant, receiver, { events: ["scan.completed", "vulnerability.reopened"] });
  await history.scan({ "a.js": "safe()\n" });
  await history.scan({ "a.js": SHELL });
  const events = (await received(receiver, 2)).map((one) => verified(one, endpoint.secret));
  expect(events.map(({ type }) => type)).toEqual(["scan.completed", "scan.completed"]);
  expect(await listDeliveries(tenant, endpoint)).toHaveLength(2);
});

it("names the first 100 vulnerabilities of an event, counts the others, and stays below 20 kB", async () => {
  const receiver = new Receiver();
  const history = await History.begin();
  const endpoint = await makeEndpoint(history.tenant, receiver, { events: ["vulnerability.new"] });
  const files = Object.fromEntries(Array.from({ length: 130 }, (_, n) => [`src/${n}.js`, `exec(a${n})\n`]));
  await history.scan(files, { branch: "main" });
  const [message] = await received(receiver, 1);
  if (!message) throw new Error("There is one.");
  const { data } = verified(message, endpoint.secret);
  expect(data["vulnerabilities"]).toMatchObject({ count: 130, by_severity: { high: 130 }, truncated: 30 });
  expect((data["vulnerabilities"] as { ids: string[] }).ids).toHaveLength(100);
  expect(Buffer.byteLength(message.body)).toBeLessThan(20_000);
});

it("sends only the events, projects, branches and severities that the endpoint asks for", async () => {
  const history = await History.begin();
  const { tenant } = history;
  const receivers = {
    other: { min_severity: "critical" },
    branch: { branches: ["release/*"] },
    exact: { branches: ["main"], min_severity: "high", projects: ["shop"] },
    failures: { events: ["scan.failed"] },
  };
  const endpoints = await Promise.all(
    Object.values(receivers).map((body) =>
      makeEndpoint(tenant, new Receiver(), { events: ["vulnerability.new"], ...body }),
    ),
  );
  await history.scan({ "a.js": SHELL });
  await history.scan({ "a.js": SHELL, "b.js": EVAL }, { branch: "release/1" });
  await history.scan({ "a.js": SHELL }, { branch: "release" });
  const events = await Promise.all(endpoints.map((endpoint) => listDeliveries(tenant, endpoint)));
  // On the release branch only b.js is new: the default branch has the other one.
  expect(events.map((list) => list.length)).toEqual([0, 1, 1, 0]);
});

it("is limited to its projects, also after one of them is renamed or deleted", async () => {
  const history = await History.begin();
  const { tenant } = history;
  const path = `/v1/orgs/${tenant.slug}/projects`;
  const body = { slug: "other", name: "Other" };
  expect((await call("POST", path, { token: tenant.token, body })).status).toBe(201);
  const endpoint = await makeEndpoint(tenant, new Receiver(), { projects: ["other"] });
  await history.scan({ "a.js": SHELL });
  expect(await listDeliveries(tenant, endpoint)).toEqual([]);
  expect((await call("DELETE", `${path}/other`, { token: tenant.token })).status).toBe(204);
  await history.scan({ "a.js": SHELL, "b.js": EVAL });
  expect(await listDeliveries(tenant, endpoint)).toEqual([]);
});

it("reports a scan that failed, whoever ended it", async () => {
  const receiver = new Receiver();
  const history = await History.begin();
  const { tenant } = history;
  const endpoint = await makeEndpoint(tenant, receiver, { events: ["scan.failed"] });
  const error = { code: "branch_not_found", message: "There is no branch gone." } as const;
  const byRunner = await runScan(tenant, "shop", { branch: "gone" });
  const runner = new TestRunner(byRunner);
  await runner.claim();
  const report = { outcome: "failed", retryable: false, summary: { ...summary(), error } };
  expect((await runner.finish(report)).status).toBe(200);
  // A repeated call is no second event.
  expect((await runner.finish(report)).status).toBe(200);
  const byClient = await runScan(tenant, "shop");
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${byClient.id}`;
  expect((await call("PATCH", path, { token: tenant.token, body: { status: "failed" } })).status).toBe(200);
  const bySweeper = await runScan(tenant, "shop");
  await runOut(bySweeper.id);
  await home.DB.prepare("update scan_jobs set created_at = 1 where due_at = 1").run();
  await sweepJobs(home.database, settingsOf(env), env.SCAN_QUEUE);
  await call("PATCH", path, { token: tenant.token, body: { status: "canceled" } });
  const deliveries = await listDeliveries(tenant, endpoint);
  expect(deliveries.map(({ event }) => event)).toEqual(["scan.failed", "scan.failed", "scan.failed"]);
  const events = (await received(receiver, 2)).map((one) => verified(one, endpoint.secret));
  expect(events[0]).toEqual({
    type: "scan.failed",
    timestamp: expect.any(String),
    data: {
      organization: { id: tenant.orgId, slug: tenant.slug },
      project: { id: byRunner.project_id, slug: "shop" },
      scan: { id: byRunner.id, branch: "gone", commit: "a".repeat(40) },
      error,
    },
  });
  expect(events[1]?.data).toMatchObject({ scan: { id: byClient.id, branch: "main", commit: null }, error: null });
});

it("reports a client's scan once, and what is added to it later", async () => {
  const history = await History.begin();
  const { tenant } = history;
  const endpoint = await makeEndpoint(tenant, new Receiver());
  const token = tenant.token;
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans`;
  const created = await call("POST", path, { token, body: { scanner_type: "own" } });
  const { id } = await created.json<{ id: string }>();
  const add = async (external_id: string) => {
    const body = { title: "Weak hash", severity: "low", scanner: "own", external_id };
    expect((await call("POST", `${path}/${id}/findings`, { token, body })).status).toBe(201);
  };
  await add("one");
  expect((await call("PATCH", `${path}/${id}`, { token, body: { status: "completed" } })).status).toBe(200);
  await add("two");

  await compareDueScans(home.database);
  const events = (await listDeliveries(tenant, endpoint)).map(({ event }) => event).toReversed();
  expect(events).toEqual(["scan.completed", "vulnerability.new", "vulnerability.new"]);
});

it("writes nothing where nobody subscribes, and nothing for another organization", async () => {
  const [history, other] = [await History.begin(), await History.begin()];
  const endpoint = await makeEndpoint(other.tenant, new Receiver());
  await history.scan({ "a.js": SHELL });
  expect(await listDeliveries(other.tenant, endpoint)).toEqual([]);
  const path = `/v1/orgs/${history.tenant.slug}/webhook-endpoints/${endpoint.id}/deliveries`;
  await expectError(await call("GET", path, { token: history.tenant.token }), 404, "not_found");
  const rows = await home.DB.prepare(
    "select count(*) as n from notifications where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
  )
    .bind(history.tenant.orgId)
    .first("n");
  expect(rows).toBe(0);
});
