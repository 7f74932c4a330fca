import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { app } from "../../../worker/app.ts";
import { LeaseResponse } from "../../../worker/contract/pull.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { sweepJobs } from "../../../worker/scan-jobs/sweep-jobs.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { call, callWith, expectBody, expectError, makeProject, type Tenant } from "../support/client.ts";
import { runOut, summary, TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const SECRETS = ["the-new-secret-of-the-runners-1234567", "the-old-secret-of-the-runners-1234567"] as const;
/** Nothing may hang on messages. */
const brokenQueue = { send: () => Promise.reject(new Error("The queue is down.")) };
const pulled = { RUNNER_MODE: "pull", RUNNER_SECRET: SECRETS.join(", ") };

async function lease(change: { secret?: string; body?: unknown; settings?: Record<string, string> } = {}) {
  const { secret = SECRETS[0], body = { version: 1, wait_ms: 0 }, settings = pulled } = change;
  return callWith(settings, "POST", "/internal/jobs/lease", { token: secret === "" ? undefined : secret, body });
}

async function leased() {
  return (await expectBody(await lease(), 200, LeaseResponse)).scan;
}

async function dueAt(scanId: string): Promise<number | null> {
  return home.DB.prepare(
    "select due_at from scan_jobs where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-'))",
  )
    .bind(scanId)
    .first("due_at");
}

async function askForScan(tenant: Tenant): Promise<Scan> {
  const body = { clone_url: "https://git.example.com/acme/shop.git", branch: "main" };
  const settings = { ...pulled, SCAN_QUEUE: brokenQueue };
  const path = `/v1/orgs/${tenant.slug}/projects/shop/run-scan`;
  return expectBody(await callWith(settings, "POST", path, { token: tenant.token, body }), 202, Scan);
}

async function startWaiting() {
  const tenant = await createTenant();
  await makeProject(tenant);
  return { tenant, scan: await askForScan(tenant) };
}

beforeEach(async () => {
  await home.DB.prepare("delete from scan_jobs").run();
});

it.for([
  ["no secret", ""],
  ["another secret", "a-secret-that-nobody-has-given-a-runner"],
  ["the beginning of the secret", SECRETS[0].slice(0, -1)],
  ["the whole list", SECRETS.join(",")],
] as const)("refuses %s and gives nothing away", async ([, secret]) => {
  const { scan } = await startWaiting();
  const due = await dueAt(scan.id);
  await expectError(await lease({ secret }), 401, "unauthorized");
  expect(await dueAt(scan.id)).toBe(due);
});

it("refuses the token of a user and that of an attempt", async () => {
  const { tenant } = await startWaiting();
  await expectError(await lease({ secret: tenant.token }), 401, "unauthorized");
  const dispatched = await leased();
  await expectError(await lease({ secret: dispatched?.token ?? "" }), 401, "unauthorized");
});

it("accepts each secret of the list, so that they can be rotated", async () => {
  for (const secret of SECRETS) expect((await lease({ secret })).status).toBe(200);
});

it("is refused where the worker dispatches its scans itself", async () => {
  const { scan } = await startWaiting();
  const due = await dueAt(scan.id);
  await expectError(await lease({ settings: { ...pulled, RUNNER_MODE: "http" } }), 409, "conflict");
  expect(await dueAt(scan.id)).toBe(due);
});

it.for([{ version: 2, wait_ms: 0 }, { version: 1 }, { version: 1, wait_ms: 25_001 }, { version: 1, wait_ms: -1 }, []])(
  "refuses %j",
  async (body) => {
    await expectError(await lease({ body }), 400, "bad_request");
  },
);

it("gives a waiting scan to one runner, with a token that opens this attempt alone", async () => {
  const { scan } = await startWaiting();
  const other = await startWaiting();
  const first = await leased();
  expect(first).toMatchObject({ scan_id: scan.id, attempt: 1 });
  expect((await leased())?.scan_id).toBe(other.scan.id);
  expect(await leased()).toBeNull();
  const claim = { token: first?.token ?? "", body: { version: 1, claim_id: crypto.randomUUID() } };
  await expectError(await call("POST", `/internal/scans/${other.scan.id}/claim`, claim), 401, "unauthorized");
  expect((await call("POST", `/internal/scans/${scan.id}/claim`, claim)).status).toBe(200);
});

it("gives each of three scans to one of ten runners that come at once", async () => {
  const scans = [await startWaiting(), await startWaiting(), await startWaiting()].map(({ scan }) => scan.id);
  const answers = await Promise.all(Array.from({ length: 10 }, leased));
  const given = answers.flatMap((answer) => (answer ? [answer.scan_id] : []));
  expect(given.toSorted()).toEqual(scans.toSorted());
});

it("waits for a scan to come", async () => {
  const waiting = lease({ body: { version: 1, wait_ms: 20_000 } });
  const { scan } = await startWaiting();
  expect((await expectBody(await waiting, 200, LeaseResponse)).scan?.scan_id).toBe(scan.id);
});

it("gives no scan to a runner that has left while it waited", async () => {
  const left = new AbortController();
  const body = JSON.stringify({ version: 1, wait_ms: 20_000 });
  const headers = { authorization: `Bearer ${SECRETS[0]}`, "content-type": "application/json" };
  const init = { method: "POST", headers, body, signal: left.signal };
  const request = new Request("https://api.example/internal/jobs/lease", init);
  const waiting = app.fetch(request, { ...env, ...pulled }, createExecutionContext());
  await Promise.resolve();
  left.abort();
  const { scan } = await startWaiting();
  const answer = await expectBody(await waiting, 200, LeaseResponse);
  expect(answer.scan).toBeNull();
  expect((await leased())?.scan_id).toBe(scan.id);
});

it("goes round organizations, up to the limit of each", async () => {
  const [first, second] = [await startWaiting(), await startWaiting()];
  const more = [await askForScan(first.tenant), await askForScan(first.tenant)];
  const given = [];
  for (let n = 0; n < 4; n += 1) given.push((await leased())?.scan_id);
  expect(given).toEqual([first.scan.id, second.scan.id, more[0]?.id, undefined]);
  await new TestRunner(first.scan).claim();
  expect(await leased()).toBeNull();
  await new TestRunner(first.scan).finish({ outcome: "completed", summary: summary() });
  expect((await leased())?.scan_id).toBe(more[1]?.id);
});

describe("a scan that was given away", () => {
  it("comes back when nobody claimed it in time", async () => {
    const { scan } = await startWaiting();
    await leased();
    await runOut(scan.id);
    expect(await leased()).toMatchObject({ scan_id: scan.id, attempt: 1 });
  });

  it("does not come back once it is claimed, even when its lease has run out", async () => {
    const { scan } = await startWaiting();
    await leased();
    await new TestRunner(scan).claim();
    await runOut(scan.id);
    expect(await leased()).toBeNull();
  });

  it("can be claimed by one of two runners that were given it one after the other", async () => {
    const { scan } = await startWaiting();
    await leased();
    await runOut(scan.id);
    await leased();
    expect((await new TestRunner(scan).claim()).status).toBe(200);
    await expectError(await new TestRunner(scan).claim(), 409, "conflict");
  });
});

it("gives away no scan that a client has canceled or deleted", async () => {
  const { tenant, scan } = await startWaiting();
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${scan.id}`;
  const canceled = await call("PATCH", path, { token: tenant.token, body: { status: "canceled" } });
  expect(canceled.status).toBe(200);
  expect(await leased()).toBeNull();
});

const sweep = () => sweepJobs(home.database, settingsOf({ ...env, ...pulled }), env.SCAN_QUEUE);

describe("the sweeper, in pull mode", () => {
  it("leaves those alone that wait", async () => {
    const { scan } = await startWaiting();
    const due = await dueAt(scan.id);
    await sweep();
    expect(await dueAt(scan.id)).toBe(due);
    expect(await leased()).toMatchObject({ scan_id: scan.id });
  });

  it("gives what a runner has abandoned to the next that comes", async () => {
    const { scan } = await startWaiting();
    await leased();
    await new TestRunner(scan).claim();
    await runOut(scan.id);
    await sweep();
    await runOut(scan.id);
    expect(await leased()).toMatchObject({ scan_id: scan.id, attempt: 2 });
  });

  it("fails what has waited for a day", async () => {
    const { scan } = await startWaiting();
    const created = Date.now() - DAY_MS - 1_000;
    await home.DB.prepare(
      "update scan_jobs set created_at = ? where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-'))",
    )
      .bind(created, scan.id)
      .run();
    await sweep();
    expect(await leased()).toBeNull();
    const status = await home.DB.prepare("select status from scans where uuid = unhex(?, '-')")
      .bind(scan.id)
      .first("status");
    expect(status).toBe("failed");
  });
});
