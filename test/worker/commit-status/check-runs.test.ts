import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runScheduled } from "../../../worker/scheduled.ts";
import { deliverNotifications } from "../../../worker/notifications/deliver-notifications.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { received } from "../notifications/endpoints.ts";
import { call, runScan, type Tenant } from "../support/client.ts";
import { home } from "../support/home.ts";
import type { Answer, Received, Receiver } from "../support/receiver.ts";
import { finding, runnerEvent, summary, TestRunner } from "../support/runner.ts";
import { begin, COMMIT, expectLast, find, pathOf, scan } from "./repository-host.ts";

const RUNS = "/api/v3/repos/acme/Shop/check-runs";
const STATUS = `/api/v3/repos/acme/Shop/statuses/${COMMIT}`;
const CREATED: Answer = { status: 201, body: JSON.stringify({ id: 4_242, name: "vulnerability-management" }) };
const UPDATED: Answer = { status: 200, body: JSON.stringify({ id: 4_242 }) };
const FORBIDDEN: Answer = { status: 403, body: '{"message":"Resource not accessible by personal access token"}' };
const ON = { annotations: true };

interface Sent {
  name: string;
  head_sha?: string;
  external_id: string;
  status: string;
  conclusion?: string;
  state?: string;
  output: { title: string; summary: string; annotations?: { path: string; title: string; message: string }[] };
}
const sentOf = ({ body }: Received) => JSON.parse(body) as Sent;
const pathsOf = (requests: Received[]) => requests.map(({ method, path }) => `${method} ${path}`);
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => finding(`v${n}`, { location_path: `src/${n}.js`, location_line: n + 1 }));

/** Lets what waits be sent now. */
async function retry(tenant: Tenant): Promise<void> {
  await home.DB.prepare(
    "update notifications set due_at = 1 where due_at is not null and organization_id = (select id from organizations where uuid = unhex(?, '-'))",
  )
    .bind(tenant.orgId)
    .run();
  await runScheduled(env);
}

async function answer(receiver: Receiver, ...answers: Answer[]): Promise<number> {
  await receiver.answers(...answers);
  return (await receiver.received()).length;
}

it("creates a check run in place of the status, with the new vulnerabilities at their lines", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github", { annotations: null });
  expect(await find(tenant)).toMatchObject({ annotations: true });
  await receiver.answers(CREATED);
  const found = (["critical", "high", "medium", "low", "info"] as const).map((severity, n) =>
    finding(severity, { severity, location_line: n + 1, description: n === 0 ? "What to do." : null }),
  );
  const { id } = await scan(tenant, cloneUrl, found.toReversed());
  const [request, ...others] = await received(receiver, 1);
  await expectLast(tenant, { state: "delivered", response_status: 201, reported_as: "check_run" });
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    method: "POST",
    path: RUNS,
    headers: {
      authorization: "Bearer host-token",
      accept: "application/vnd.github+json",
      "x-github-api-version": "2022-11-28",
    },
  });
  const counts = "New: 1 critical, 1 high, 1 medium, 1 low, 1 info. Open: 1 critical, 1 high, 1 medium, 1 low, 1 info.";
  const title = "Shell command built from a variable";
  const place = (line: number) => ({ path: "src/app.js", start_line: line, end_line: line, title });
  expect(sentOf(request!)).toMatchObject({
    name: "vulnerability-management",
    head_sha: COMMIT,
    external_id: id,
    status: "completed",
    conclusion: "failure",
    output: {
      title: counts,
      summary: counts,
      annotations: [
        { ...place(1), annotation_level: "failure", message: "What to do.\n\ncritical, CWE-78, r" },
        { ...place(2), annotation_level: "failure", message: `${title}\n\nhigh, CWE-78, r` },
        { ...place(3), annotation_level: "warning" },
        { ...place(4), annotation_level: "notice" },
        { ...place(5), annotation_level: "notice" },
      ],
    },
  });
});

it("succeeds without annotations where nothing is new, and annotates what is open where that counts", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers(CREATED);
  await scan(tenant, cloneUrl, ["one"]);
  await scan(tenant, cloneUrl, ["one"], "b".repeat(40));
  const [, second] = (await received(receiver, 2)).map(sentOf);
  expect(second).toMatchObject({ conclusion: "success", output: { title: "New: none. Open: 1 high." } });
  expect(second?.output.annotations).toBeUndefined();
  await call("PUT", pathOf(tenant), { token: tenant.token, body: { enabled: true, host: "github", only_new: false } });
  await scan(tenant, cloneUrl, ["one"], "c".repeat(40));
  expect((await received(receiver, 3)).map(sentOf)[2]).toMatchObject({
    conclusion: "failure",
    output: { annotations: [{ path: "src/app.js" }] },
  });
});

it("concludes the check run that it has created for the queued scan", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers(CREATED, UPDATED);
  const runner = new TestRunner(await runScan(tenant, "shop", { clone_url: cloneUrl }));
  await runner.claim();
  await runner.heartbeat(runnerEvent({ type: "cloned", detail: { branch: "main", commit: COMMIT } }));
  await runScheduled(env);
  const [pending] = await received(receiver, 1);
  expect(sentOf(pending!)).toMatchObject({ status: "queued", output: { title: "The scan is queued." } });
  expect(sentOf(pending!).conclusion).toBeUndefined();
  await expectLast(tenant, { state: "delivered" });
  await runner.findings(finding("one"));
  await runner.finish({ outcome: "completed", summary: summary({ commit: COMMIT }) });
  const requests = await received(receiver, 2);
  expect(pathsOf(requests)).toEqual([`POST ${RUNS}`, `PATCH ${RUNS}/4242`]);
  expect(sentOf(requests[1]!)).toMatchObject({
    status: "completed",
    output: { annotations: [{ path: "src/app.js" }] },
  });
});

it.for([
  ["failed", "failure", "The scan failed."],
  ["canceled", "cancelled", "The scan was canceled."],
] as const)("concludes the check run of a scan that is %s as %s", async ([state, conclusion, title]) => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers(CREATED, UPDATED);
  const runner = new TestRunner(await runScan(tenant, "shop", { clone_url: cloneUrl }));
  await runner.claim();
  await runner.heartbeat(runnerEvent({ type: "cloned", detail: { branch: "main", commit: COMMIT } }));
  await runScheduled(env);
  await expectLast(tenant, { state: "delivered" });
  await call("PATCH", `/v1/orgs/${tenant.slug}/projects/shop/scans/${runner.scan.id}`, {
    token: tenant.token,
    body: { status: state },
  });
  await runScheduled(env);
  const [, end] = (await received(receiver, 2)).map(sentOf);
  expect(end).toMatchObject({ status: "completed", conclusion, output: { title } });
});

it("creates another check run where the pending one is of another GitHub App", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers(CREATED, { status: 403, body: '{"message":"Invalid app_id"}' }, CREATED);
  const runner = new TestRunner(await runScan(tenant, "shop", { clone_url: cloneUrl }));
  await runner.claim();
  await runner.heartbeat(runnerEvent({ type: "cloned", detail: { branch: "main", commit: COMMIT } }));
  await runScheduled(env);
  await expectLast(tenant, { state: "delivered" });
  await runner.finish({ outcome: "completed", summary: summary({ commit: COMMIT }) });
  const requests = await received(receiver, 3);
  expect(pathsOf(requests)).toEqual([`POST ${RUNS}`, `PATCH ${RUNS}/4242`, `POST ${RUNS}`]);
  expect(sentOf(requests[2]!)).toMatchObject({ head_sha: COMMIT, conclusion: "success" });
});

it("sends fifty annotations in a request, up to 200, and counts the others", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers(CREATED, UPDATED);
  await scan(tenant, cloneUrl, many(203));
  const requests = await received(receiver, 4);
  await expectLast(tenant, { state: "delivered", response_status: 200 });
  expect(pathsOf(requests)).toEqual([`POST ${RUNS}`, ...[1, 2, 3].map(() => `PATCH ${RUNS}/4242`)]);
  const outputs = requests.map((request) => sentOf(request).output);
  expect(outputs.map(({ annotations }) => annotations?.length)).toEqual([50, 50, 50, 50]);
  const paths = outputs.flatMap(({ annotations = [] }) => annotations.map(({ path }) => path));
  expect(new Set(paths).size).toBe(200);
  for (const { summary: text } of outputs) {
    expect(text).toBe("New: 203 high. Open: 203 high.\n\nNot annotated: 3 more.");
  }
});

it("continues after the annotations that the host has, when a request fails", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers(CREATED, UPDATED, { status: 502 }, UPDATED);
  await scan(tenant, cloneUrl, many(120));
  await expectLast(tenant, { state: "pending", response_status: 502, reported_as: "check_run" });
  await retry(tenant);
  await expectLast(tenant, { state: "delivered", response_status: 200 });
  const requests = await receiver.received();
  expect(pathsOf(requests)).toEqual([`POST ${RUNS}`, ...[1, 2, 3].map(() => `PATCH ${RUNS}/4242`)]);
  const [first, second, failed, repeated] = requests.map((request) => sentOf(request).output.annotations ?? []);
  expect([first?.length, second?.length, repeated?.length]).toEqual([50, 50, 20]);
  expect(repeated).toEqual(failed);
});

it.for([
  ["of 403", FORBIDDEN],
  ["of 403 for a classic token", { status: 403, body: '{"message":"You must authenticate via a GitHub App."}' }],
  ["of 404", { status: 404, body: '{"message":"Not Found"}' }],
] as const)("sends the status because %s, and asks again only when the token changes", async ([, refusal]) => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers(refusal, { status: 201 });
  await scan(tenant, cloneUrl, ["one"]);
  const requests = await received(receiver, 2);
  expect(pathsOf(requests)).toEqual([`POST ${RUNS}`, `POST ${STATUS}`]);
  expect(sentOf(requests[1]!)).toMatchObject({ state: "failure", description: "New: 1 high. Open: 1 high." });
  await expectLast(tenant, { state: "delivered", response_status: 201, reported_as: "status" });

  const later = "b".repeat(40);
  let count = await answer(receiver, { status: 201 });
  await scan(tenant, cloneUrl, ["one"], later);
  expect(pathsOf(await received(receiver, count + 1)).slice(count)).toEqual([`POST ${STATUS.replace(COMMIT, later)}`]);

  const body = { access_token: "ghs_other" };
  expect((await call("PATCH", `/v1/orgs/${tenant.slug}/projects/shop`, { token: tenant.token, body })).status).toBe(
    200,
  );
  count = await answer(receiver, CREATED);
  await scan(tenant, cloneUrl, ["one"], "c".repeat(40));
  const [request, ...others] = (await received(receiver, count + 1)).slice(count);
  expect(others).toEqual([]);
  expect(request).toMatchObject({ path: RUNS, headers: { authorization: "Bearer ghs_other" } });
});

it("does not hold a refusal against the token if the status is refused too", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers({ status: 404 });
  await scan(tenant, cloneUrl, ["one"]);
  await expectLast(tenant, { state: "failed", response_status: 404, error: "status" });
  const count = await answer(receiver, CREATED);
  await scan(tenant, cloneUrl, ["one"], "b".repeat(40));
  expect(pathsOf(await received(receiver, count + 1)).slice(count)).toEqual([`POST ${RUNS}`]);
});

it("keeps to the status at a commit that has one, so that there are never two results", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github", { annotations: false });
  await scan(tenant, cloneUrl, ["one"]);
  await expectLast(tenant, { state: "delivered", reported_as: "status" });
  const state = await home.DB.prepare(
    "update notification_endpoints set config = json_set(config, '$.annotations', json('true')) where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
  )
    .bind(tenant.orgId)
    .run();
  expect(state.meta.changes).toBe(1);
  await receiver.answers({ status: 201 }, CREATED);
  await scan(tenant, cloneUrl, ["one"]);
  await received(receiver, 2);
  await scan(tenant, cloneUrl, ["one"], "b".repeat(40));
  expect(pathsOf(await received(receiver, 3))).toEqual([`POST ${STATUS}`, `POST ${STATUS}`, `POST ${RUNS}`]);
});

it("creates no check run where rules from before annotations are stored, or the host is another one", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await home.DB.prepare(
    "update notification_endpoints set config = json_remove(config, '$.annotations') where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
  )
    .bind(tenant.orgId)
    .run();
  expect(await find(tenant)).toMatchObject({ enabled: true, annotations: false });
  await scan(tenant, cloneUrl, ["one"]);
  expect(pathsOf(await received(receiver, 1))).toEqual([`POST ${STATUS}`]);
  const other = await begin("forgejo", ON);
  expect(await find(other.tenant)).toMatchObject({ annotations: false });
  await scan(other.tenant, other.cloneUrl, ["one"]);
  expect(pathsOf(await received(other.receiver, 1))).toEqual([`POST /api/v1/repos/acme/Shop/statuses/${COMMIT}`]);
});

it("ends with a 401: the status needs the same token", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers({ status: 401, body: '{"message":"Bad credentials"}' });
  await scan(tenant, cloneUrl, ["one"]);
  await expectLast(tenant, { state: "failed", response_status: 401, error: "status" });
  expect(pathsOf(await receiver.received())).toEqual([`POST ${RUNS}`]);
});

it("repeats without annotations what the host does not accept, then sends the status", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers({ status: 422, body: '{"message":"Invalid request."}' }, CREATED);
  await scan(tenant, cloneUrl, ["one"]);
  const [, again] = (await received(receiver, 2)).map(sentOf);
  expect(again).toMatchObject({
    conclusion: "failure",
    output: { summary: "New: 1 high. Open: 1 high.\n\nNot annotated: 1 more." },
  });
  expect(again?.output.annotations).toBeUndefined();
  await expectLast(tenant, { state: "delivered", reported_as: "check_run" });
  const count = await answer(receiver, { status: 422, body: '{"message":"No commit found for SHA: b"}' });
  await scan(tenant, cloneUrl, ["one", "two"], "b".repeat(40));
  await expectLast(tenant, { state: "failed", response_status: 422 });
  expect(pathsOf(await receiver.received()).slice(count)).toEqual([
    `POST ${RUNS}`,
    `POST ${RUNS}`,
    `POST ${STATUS.replace(COMMIT, "b".repeat(40))}`,
  ]);
});

it.for([
  ["a secondary rate limit", { status: 403, headers: { "retry-after": "90" }, body: "{}" }, 90_000],
  [
    "a secondary rate limit without a time",
    { status: 403, body: '{"message":"You have exceeded a secondary rate limit."}' },
    60_000,
  ],
  [
    "429 without a time, with requests remaining",
    { status: 429, headers: { "x-ratelimit-remaining": "10", "x-ratelimit-reset": "9999999999" } },
    60_000,
  ],
  ["5xx", { status: 503 }, 0],
] as const)("waits after %s, and sends no status meanwhile", async ([, limit, delayMs]) => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers(limit, CREATED);
  const before = Date.now();
  await scan(tenant, cloneUrl, ["one"]);
  await expectLast(tenant, { state: "pending", response_status: limit.status, error: "status" });
  const due = await home.DB.prepare(
    "select due_at from notifications where due_at is not null and organization_id = (select id from organizations where uuid = unhex(?, '-'))",
  )
    .bind(tenant.orgId)
    .first<number>("due_at");
  expect(due).toBeGreaterThanOrEqual(before + delayMs);
  expect(due).toBeLessThan(before + delayMs + 3_600_000);
  await retry(tenant);
  await expectLast(tenant, { state: "delivered", reported_as: "check_run" });
  expect(pathsOf(await receiver.received())).toEqual([`POST ${RUNS}`, `POST ${RUNS}`]);
});

it.for([
  ["HTML", "<html>"],
  ["no id", '{"id":"../../user"}'],
  ["an array", "[]"],
  ["nothing", ""],
])("sends the status where the answer to a check run is %s", async ([, body]) => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers({ status: 200, body: body! }, { status: 201 });
  await scan(tenant, cloneUrl, ["one"]);
  expect(pathsOf(await received(receiver, 2))).toEqual([`POST ${RUNS}`, `POST ${STATUS}`]);
  await expectLast(tenant, { state: "delivered", reported_as: "status" });
});

it("ends an attempt at a host that does not answer, and one that redirects", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers({ status: 307, headers: { location: "https://elsewhere.example/check-runs" } });
  await scan(tenant, cloneUrl, ["one"]);
  await expectLast(tenant, { state: "pending", response_status: 307, error: "redirect" });
  await receiver.answers({ status: 201, hangs: true });
  const row = await home.DB.prepare(
    "select lower(hex(uuid)) as id from notification_endpoints where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
  )
    .bind(tenant.orgId)
    .first<{ id: string }>();
  const endpointId = row!.id.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
  await home.DB.prepare(
    "update notifications set due_at = 1 where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
  )
    .bind(tenant.orgId)
    .run();
  const source = { database: home.database, queue: { send: () => Promise.resolve() } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the queue, only this method is used
  await deliverNotifications(source as never, settingsOf(env), { orgId: tenant.orgId, endpointId }, { timeoutMs: 300 });
  await expectLast(tenant, { state: "pending", response_status: null, error: "timeout" });
  expect(new Set(pathsOf(await receiver.received()))).toEqual(new Set([`POST ${RUNS}`]));
  await receiver.answers(CREATED);
  await home.DB.prepare(
    "update notifications set due_at = 1 where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
  )
    .bind(tenant.orgId)
    .run();
  const settings = { ...settingsOf(env), publicUrl: "https://vms.example" };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the queue, only this method is used
  await deliverNotifications(source as never, settings, { orgId: tenant.orgId, endpointId });
  await expectLast(tenant, { state: "delivered", reported_as: "check_run" });
  const link = `https://vms.example/console/o/${tenant.slug}/projects/shop`;
  expect(JSON.parse((await receiver.received()).at(-1)!.body)).toMatchObject({ details_url: link });
});

const at = (id: string, location_path: string | null, change = {}) =>
  finding(id, { location_path, location_line: 9, ...change });

it("has nothing of the code, and no text of a hostile repository beyond its bounds", async () => {
  const { tenant, receiver, cloneUrl } = await begin("github", ON);
  await receiver.answers(CREATED);
  const secret = "AKIAQ3EGSAKFMGLBNW7Z";
  await scan(tenant, cloneUrl, [
    at("a", "src/<img src=x>@everyone.js", {
      title: `Hard-coded\u202E credential ${"é".repeat(400)}`,
      description: "**x** ".repeat(1_500),
      metadata: { ...finding("a").metadata, snippet: `key = "${secret}"`, preview: secret.slice(0, 8), secret },
    }),
    at("b", "src/a\nb.js"),
    at("c", "src/\u202Egpj.exe"),
    at("d", "src/bell\u0007.js"),
    at("e", ""),
    at("f", null),
    at("g", "../../etc/passwd", { location_line: null }),
  ]);
  const [request] = await received(receiver, 1);
  await expectLast(tenant, { state: "delivered" });
  expect(request?.body).not.toContain(secret.slice(0, 8));
  const { output } = sentOf(request!);
  expect(output.annotations?.map(({ path }) => path).toSorted()).toEqual([
    "../../etc/passwd",
    "src/<img src=x>@everyone.js",
  ]);
  expect(output.summary).toBe("New: 7 high. Open: 7 high.\n\nNot annotated: 5 more.");
  const annotation = output.annotations?.find(({ path }) => path.startsWith("src/"));
  expect(annotation?.title.length).toBeLessThanOrEqual(255);
  expect(annotation?.title).toMatch(/^Hard-coded {2}credential é+…$/);
  expect(Buffer.byteLength(annotation!.message)).toBeLessThan(64 * 1024);
  expect(Buffer.byteLength(request!.body)).toBeLessThan(1024 * 1024);
});
