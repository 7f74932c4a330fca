import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { verifySessionToken, verifyRunnerToken } from "../../../worker/auth/tokens.ts";
import { ClaimResponse, HeartbeatResponse } from "../../../worker/contract/runner-calls.ts";
import { Finding } from "../../../worker/findings/schemas.ts";
import worker from "../../../worker/index.ts";
import { MAX_ATTEMPT_MS } from "../../../worker/scan-jobs/lifecycle.ts";
import { postponeWaitingJob } from "../../../worker/fair-queue/queries.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { call, expectBody, expectError, makeProject, runScan, type Tenant } from "../support/client.ts";
import { addFinding } from "../support/findings.ts";
import { finding, runnerEvent, runOut, summary, TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";
import { removeDeleted } from "../../../worker/deletion/remove-deleted.ts";

async function getScan(tenant: Tenant, id: string): Promise<Scan> {
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${id}`;
  return expectBody(await call("GET", path, { token: tenant.token }), 200, Scan);
}

async function getFindings(tenant: Tenant, id: string): Promise<Finding[]> {
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${id}/findings`;
  return expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Finding));
}

async function start(project: Record<string, unknown> = {}, request: Record<string, unknown> = {}) {
  const tenant = await createTenant();
  await makeProject(tenant, project);
  const scan = await runScan(tenant, "shop", request);
  return { tenant, scan, runner: new TestRunner(scan) };
}

async function sweep(): Promise<void> {
  const controller = createScheduledController({ cron: "* * * * *", scheduledTime: new Date() });
  await worker.scheduled(controller, env);
}

async function jobOf(scanId: string) {
  return home.DB.prepare(
    "select * from scan_jobs where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-'))",
  )
    .bind(scanId)
    .first();
}

async function stillWaits(scanId: string) {
  const now = Date.now();
  return postponeWaitingJob(home.database, { scanId, attempt: 1 }, { now, dueAt: now + 1 });
}

/** Lists within one another. */
const nested = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));

function withMetadata(key: string, value: unknown) {
  return finding("y", { metadata: { ...finding("y").metadata, [key]: value } });
}

describe("run-scan", () => {
  it("answers the queued scan and leaves its job in the outbox", async () => {
    const { tenant, scan } = await start({ default_branch: "trunk" });
    expect(scan).toMatchObject({
      org_id: tenant.orgId,
      status: "queued",
      summary: {},
      scanner_type: "manual",
      target_ref: "trunk",
      started_at: null,
      finished_at: null,
    });
    expect(await jobOf(scan.id)).toMatchObject({ attempt: 1, claim_id: null, branch: "trunk" });
    expect(await getScan(tenant, scan.id)).toEqual(scan);
  });

  it("starts a new scan at each call, listed newest first", async () => {
    const { tenant, scan } = await start();
    const second = await runScan(tenant, "shop", { branch: "feature/x" });
    expect(second.target_ref).toBe("feature/x");
    const path = `/v1/orgs/${tenant.slug}/projects/shop/scans`;
    const listed = await expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Scan));
    expect(listed.map(({ id }) => id)).toEqual([second.id, scan.id]);
  });

  it.for([
    [{ clone_url: undefined }, /clone_url/],
    [{ clone_url: null }, /clone_url/],
    [{ clone_url: "ssh://git@git.example/a.git" }, /clone_url: .*HTTP/],
    [{ clone_url: "git@git.example:a.git" }, /clone_url: .*HTTP/],
    [{ clone_url: "file:///etc" }, /clone_url: .*HTTP/],
    [{ clone_url: "ext::sh -c id" }, /clone_url: .*HTTP/],
    [{ clone_url: "--upload-pack=id" }, /clone_url: .*HTTP/],
    [{ clone_url: " https://git.example/a" }, /clone_url/],
    [{ clone_url: "https://git.example/a\nb" }, /clone_url/],
    [{ clone_url: "https://git.example\\@evil.example/a" }, /clone_url/],
    [{ clone_url: "https://*/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://*.example/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://+git.example/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://-git.example/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://%2Bgit.example/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://git.example,evil.example/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://git..example/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://git.example../a" }, /clone_url: .*valid/],
    [{ clone_url: "https://[fe80::1%25eth0]/a" }, /clone_url: .*valid/],
    [{ clone_url: "https://user:hunter2@git.example/a" }, /clone_url: .*user or password/],
    [{ clone_url: "https://hunter2@git.example/a" }, /clone_url: .*user or password/],
    [{ branch: "--option" }, /branch: .*branch name/],
    [{ branch: "" }, /branch/],
    [{ branch: "a b" }, /branch/],
    [{ branch: "a..b" }, /branch/],
    [{ branch: "a.lock" }, /branch/],
    [{ branch: "/a" }, /branch/],
    [{ branch: "a\0" }, /branch/],
    [{ branch: "x".repeat(256) }, /branch/],
    [{ branch: 1 }, /branch/],
  ] as const)("refuses %j and leaves no row", async ([change, rule]) => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const body = { clone_url: "https://git.example/a.git", ...change };
    const path = `/v1/orgs/${tenant.slug}/projects/shop`;
    const response = await call("POST", `${path}/run-scan`, { token: tenant.token, body });
    const message = await expectError(response, 400, "bad_request");
    expect(message).toMatch(rule);
    expect(message).not.toContain("hunter2");
    const listed = await call("GET", `${path}/scans`, { token: tenant.token });
    expect(await expectBody(listed, 200, z.array(Scan))).toEqual([]);
    const jobs = home.DB.prepare(
      "select count(*) n from scan_jobs where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
    ).bind(tenant.orgId);
    expect(await jobs.first("n")).toBe(0);
  });
});

describe("an attempt", () => {
  it("is claimed, kept alive, filled and finished, and each call may arrive twice", async () => {
    const { tenant, scan, runner } = await start();
    for (const _ of [1, 2]) {
      const claim = await expectBody(await runner.claim(), 200, ClaimResponse);
      expect(claim).toMatchObject({ clone_url: "https://git.example/acme/shop.git", branch: "main", credential: null });
    }
    const running = await getScan(tenant, scan.id);
    expect(running.status).toBe("running");
    expect(running.started_at).not.toBeNull();
    const { token } = await expectBody(await runner.heartbeat(), 200, HeartbeatResponse);
    expect(await verifyRunnerToken(settingsOf(env), token)).toMatchObject({ sub: scan.id, attempt: 1 });
    expect(await verifySessionToken(settingsOf(env), token)).toBeUndefined();
    for (const _ of [1, 2]) expect((await runner.findings(finding("one"), finding("two"))).status).toBe(200);
    expect((await getFindings(tenant, scan.id)).map((found) => found.external_id)).toEqual(["one", "two"]);
    for (const _ of [1, 2]) {
      expect((await runner.finish({ outcome: "completed", summary: summary() })).status).toBe(200);
    }
    const done = await getScan(tenant, scan.id);
    expect(done).toMatchObject({ status: "completed", summary: summary() });
    expect(done.finished_at).not.toBeNull();
    expect(await jobOf(scan.id)).toMatchObject({ due_at: null });
    for (const late of [runner.heartbeat(), runner.findings(finding("three")), runner.claim()]) {
      await expectError(await late, 409, "conflict");
    }
    expect(await getFindings(tenant, scan.id)).toHaveLength(2);
  });

  it("moves updated_at at each step, also by a clock that is behind", async () => {
    const { tenant, scan, runner } = await start();
    const ahead = Date.now() + 60 * 60 * 1_000;
    await home.DB.prepare("update scans set updated_at = ? where uuid = unhex(?, '-')").bind(ahead, scan.id).run();
    const successor = new TestRunner(scan, 2);
    const steps = [
      () => runner.claim(),
      () => runner.finish({ outcome: "handed_back" }),
      () => successor.claim(),
      () => successor.finish({ outcome: "completed", summary: summary() }),
    ];
    const seen = [];
    for (const step of steps) {
      expect((await step()).status).toBe(200);
      seen.push(Date.parse((await getScan(tenant, scan.id)).updated_at));
    }
    // The last step ends the scan, and adds its changes to the summary.
    expect(seen).toEqual([ahead + 1, ahead + 2, ahead + 3, ahead + 5]);
  });

  it("loses a runner that never comes to an end, however alive it is", async () => {
    const { tenant, scan, runner } = await start();
    await runner.claim();
    const long = Date.now() - MAX_ATTEMPT_MS;
    await home.DB.prepare("update scans set started_at = ? where uuid = unhex(?, '-')").bind(long, scan.id).run();
    await expectError(await runner.heartbeat(), 409, "conflict");
    await runOut(scan.id);
    await sweep();
    expect((await getScan(tenant, scan.id)).status).toBe("queued");
    await expectError(await runner.finish({ outcome: "completed", summary: summary() }), 409, "conflict");
  });

  it("keeps every field of its findings", async () => {
    const { tenant, scan, runner } = await start();
    await runner.claim();
    const odd = finding("odd", {
      title: `it's "quoted" \\ 🦊`,
      description: "line\nbreak",
      location_path: null,
      location_line: null,
      location_column: null,
      severity: "info",
      metadata: {
        ...finding("odd").metadata,
        cwe: null,
        trace: [{ path: "a", line: 1 }],
        flag: true,
        none: null,
        n: 1.5,
      },
    });
    expect((await runner.findings(odd)).status).toBe(200);
    expect(await getFindings(tenant, scan.id)).toMatchObject([{ ...odd, scan_id: scan.id, org_id: tenant.orgId }]);
  });

  it("stores batches larger than a bound parameter may be", async () => {
    const { tenant, scan, runner } = await start();
    await runner.claim();
    const many = Array.from({ length: 400 }, (_, n) => finding(`f-${n}`, { description: "x".repeat(9_000) }));
    expect((await runner.findings(...many)).status).toBe(200);
    expect((await getFindings(tenant, scan.id)).map((found) => found.external_id)).toEqual(
      many.map((found) => found.external_id),
    );
  });

  it("may fail with a reason", async () => {
    const { tenant, scan, runner } = await start();
    await runner.claim();
    const error = { code: "branch_not_found", message: "There is no branch main." } as const;
    await runner.finish({ outcome: "failed", summary: { ...summary(), error } });
    expect(await getScan(tenant, scan.id)).toMatchObject({ status: "failed", summary: { error } });
  });

  it.for([
    ["findings", { version: 2, findings: [] }],
    ["findings", { version: 1, findings: [{ ...finding("x"), severity: "terrible" }] }],
    ["findings", { version: 1, findings: [finding("x"), { ...finding("y"), external_id: "" }] }],
    ["findings", { version: 1, findings: Array.from({ length: 1_001 }, (_, n) => finding(`${n}`)) }],
    ["findings", { version: 1, findings: [finding("x"), withMetadata("deep", nested(1_000))] }],
    ["findings", { version: 1, findings: [finding("x"), withMetadata("large", "x".repeat(256 * 1024))] }],
    ["findings", { version: 1, findings: [finding("x"), finding("y", { title: "a\0b" })] }],
    ["findings", { version: 1, findings: [finding("x"), finding("y", { location_path: "src/\ud800.js" })] }],
    ["findings", { version: 1, findings: [finding("x"), finding("\udc00")] }],
    ["findings", { version: 1, findings: [finding("x"), withMetadata("nul", { deep: ["a\0"] })] }],
    ["findings", { version: 1, findings: [finding("x"), withMetadata("surrogate", "\ud83e")] }],
    ["findings", { version: 1, findings: [finding("x"), withMetadata("key\0", 1)] }],
    ["heartbeat", { version: 1, events: [runnerEvent({ message: "a\0" })] }],
    ["heartbeat", { version: 1, events: [runnerEvent({ detail: { a: ["\ud800"] } })] }],
    ["finish", { version: 1, outcome: "completed", summary: summary({ branch: "\ud800" }) }],
    ["finish", { version: 1, outcome: "completed" }],
    ["finish", { version: 1, outcome: "failed", summary: summary() }],
    ["finish", { version: 1, outcome: "canceled", summary: summary() }],
    ["claim", { version: 1 }],
  ] as const)("refuses a malformed %s", async ([verb, body]) => {
    const { tenant, scan, runner } = await start();
    await runner.claim();
    await expectError(await runner.post(verb, body), 400, "bad_request");
    expect(await getFindings(tenant, scan.id)).toEqual([]);
    expect((await getScan(tenant, scan.id)).status).toBe("running");
  });

  it("belongs to the first of two runners", async () => {
    const { runner } = await start();
    const responses = await Promise.all(Array.from({ length: 8 }, () => runner.claim(crypto.randomUUID())));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it("needs the token of its own scan", async () => {
    const { tenant, scan, runner } = await start();
    const stranger = await start();
    const path = `/internal/scans/${scan.id}/claim`;
    const body = { version: 1, claim_id: runner.claimId };
    await expectError(await call("POST", path, { body }), 401, "unauthorized");
    await expectError(await call("POST", path, { body, token: tenant.token }), 401, "unauthorized");
    const foreign = new TestRunner({ ...scan, org_id: stranger.tenant.orgId });
    await expectError(await foreign.claim(), 409, "conflict");
    const heartbeat = await expectBody(
      await (async () => {
        await stranger.runner.claim();
        return stranger.runner.heartbeat();
      })(),
      200,
      HeartbeatResponse,
    );
    await expectError(await call("POST", path, { body, token: heartbeat.token }), 401, "unauthorized");
  });

  it.for(["scan", "project"])("stops when its %s is deleted", async (what) => {
    const { tenant, scan, runner } = await start();
    await runner.claim();
    await runner.findings(finding("before"));
    const project = `/v1/orgs/${tenant.slug}/projects/shop`;
    const path = what === "scan" ? `${project}/scans/${scan.id}` : project;
    expect((await call("DELETE", path, { token: tenant.token })).status).toBe(204);
    await expectRefused(runner);
    const left = home.DB.prepare(
      "select count(*) n from findings where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
    ).bind(tenant.orgId);
    expect(await left.first("n")).toBe(1);
    await removeDeleted(home.database);
    expect(await left.first("n")).toBe(0);
  });
});

async function setStatus(tenant: Tenant, id: string, body: Record<string, unknown>): Promise<Scan> {
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${id}`;
  return expectBody(await call("PATCH", path, { token: tenant.token, body }), 200, Scan);
}

const TRANSIENT = { code: "clone_failed", message: "git.example answered with HTTP 503." } as const;

async function expectRefused(runner: TestRunner): Promise<void> {
  for (const late of [
    () => runner.heartbeat(),
    () => runner.findings(finding("late")),
    () => runner.finish({ outcome: "completed", summary: summary() }),
    () => runner.finish({ outcome: "failed", retryable: true, summary: { ...summary(), error: TRANSIENT } }),
    () => runner.claim(),
    () => new TestRunner(runner.scan, runner.attempt + 1).claim(),
  ]) {
    await expectError(await late(), 409, "conflict");
  }
}

describe("a client that sets the status", () => {
  it.for(["canceled", "completed", "failed", "queued", "reviewing"])(
    "to %s stops a running scan for good",
    async (status) => {
      const { tenant, scan, runner } = await start();
      await runner.claim();
      await runner.findings(finding("before"));
      const taken = await setStatus(tenant, scan.id, { status });
      expect(taken.finished_at !== null).toBe(["canceled", "completed", "failed"].includes(status));
      expect(await jobOf(scan.id)).toMatchObject({ due_at: null });
      await expectRefused(runner);
      await sweep();
      expect(await getScan(tenant, scan.id)).toEqual(taken);
      for (const again of ["queued", "running"]) {
        const revived = await setStatus(tenant, scan.id, { status: again });
        await expectRefused(runner);
        expect(await stillWaits(scan.id)).toBeUndefined();
        await sweep();
        expect(await getScan(tenant, scan.id)).toEqual(revived);
      }
      expect((await getFindings(tenant, scan.id)).map((found) => found.external_id)).toEqual(["before"]);
    },
  );

  it.for(["canceled", "running", "pending"])("to %s stops a queued scan before anybody takes it", async (status) => {
    const { tenant, scan, runner } = await start();
    const taken = await setStatus(tenant, scan.id, { status });
    await expectRefused(runner);
    const again = await setStatus(tenant, scan.id, { status: "queued" });
    await expectRefused(runner);
    expect(await stillWaits(scan.id)).toBeUndefined();
    await runOut(scan.id);
    await sweep();
    expect(await getScan(tenant, scan.id)).toEqual(again);
    expect(taken.started_at).toBeNull();
  });

  it("of a scan that has ended does not let its attempt write again", async () => {
    const { tenant, scan, runner } = await start();
    await runner.claim();
    await runner.finish({ outcome: "completed", summary: summary() });
    const reopened = await setStatus(tenant, scan.id, { status: "running" });
    await expectRefused(runner);
    await sweep();
    expect(await getScan(tenant, scan.id)).toEqual(reopened);
    expect(await getFindings(tenant, scan.id)).toEqual([]);
  });

  it("of a scan that waits for its next attempt does not see it taken back by the one before", async () => {
    const { tenant, scan, runner } = await start();
    await runner.claim();
    await runner.finish({ outcome: "handed_back" });
    const taken = await setStatus(tenant, scan.id, { status: "running" });
    const place = { tenant, scan, path: `/v1/orgs/${tenant.slug}/projects/shop/scans/${scan.id}` };
    await addFinding(place, "mine");
    await expectRefused(runner);
    expect(await getScan(tenant, scan.id)).toEqual(taken);
    expect(await getFindings(tenant, scan.id)).toHaveLength(1);
  });

  it("that it has, or only the summary, leaves the work alone", async () => {
    const { tenant, scan, runner } = await start();
    await setStatus(tenant, scan.id, { status: "queued" });
    expect((await runner.claim()).status).toBe(200);
    await setStatus(tenant, scan.id, { status: "running", summary: "mine" });
    await setStatus(tenant, scan.id, { status: null });
    expect((await runner.heartbeat()).status).toBe(200);
    expect((await runner.finish({ outcome: "completed", summary: summary() })).status).toBe(200);
    expect(await getScan(tenant, scan.id)).toMatchObject({ status: "completed", summary: summary() });
  });

  it("under another project does not touch the job", async () => {
    const { tenant, scan, runner } = await start();
    await runner.claim();
    await makeProject(tenant, { slug: "second" });
    const path = `/v1/orgs/${tenant.slug}/projects/second/scans/${scan.id}`;
    const response = await call("PATCH", path, { token: tenant.token, body: { status: "canceled" } });
    await expectError(response, 404, "not_found");
    expect((await runner.heartbeat()).status).toBe(200);
  });

  it("at the moment the runner finishes wins", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { tenant, scan, runner } = await start();
      await runner.claim();
      const [finished] = await Promise.all([
        runner.finish({ outcome: "completed", summary: summary() }),
        setStatus(tenant, scan.id, { status: "canceled" }),
      ]);
      expect([200, 409]).toContain(finished.status);
      expect(await getScan(tenant, scan.id)).toMatchObject({ status: "canceled" });
      expect(await jobOf(scan.id)).toMatchObject({ due_at: null });
    }
  });
});

describe("the access token", () => {
  const stored = { access_token: "s3cret", access_token_user: "bot", repo_url: "https://git.example/acme/shop.git" };

  it.for([
    [{ clone_url: "https://git.example/acme/shop.git" }, "sent"],
    [{ clone_url: "https://GIT.example:443/Acme/Shop/" }, "sent"],
    [{ clone_url: "https://git.example/other/repo" }, "other_repository"],
    [{ clone_url: "https://git.example/acme/shop/evil" }, "other_repository"],
    [{ clone_url: "https://git.example/acme/shop.git.git" }, "other_repository"],
    [{ clone_url: "http://git.example/acme/shop.git" }, "other_repository"],
    [{ clone_url: "https://git.example:8443/acme/shop.git" }, "other_repository"],
    [{ clone_url: "https://git.example.evil.example/acme/shop.git" }, "other_repository"],
  ] as const)("for %j is %s", async ([request, state]) => {
    const { runner } = await start(stored, request);
    const claim = await expectBody(await runner.claim(), 200, ClaimResponse);
    expect(claim.credential_state).toBe(state);
    expect(claim.credential).toEqual(state === "sent" ? { username: "bot", token: "s3cret" } : null);
  });

  it("without a repository is bound to the first that is scanned", async () => {
    const { tenant, runner } = await start({ access_token: "s3cret" }, { clone_url: "https://git.example/one.git" });
    const claim = await expectBody(await runner.claim(), 200, ClaimResponse);
    expect(claim).toMatchObject({ credential: { token: "s3cret" }, credential_state: "sent" });
    for (const clone_url of ["https://git.example/two.git", "https://evil.example/one.git"]) {
      const other = new TestRunner(await runScan(tenant, "shop", { clone_url }));
      const refused = await expectBody(await other.claim(), 200, ClaimResponse);
      expect(refused).toMatchObject({ credential: null, credential_state: "other_repository" });
    }
  });

  it("of two first scans at once goes to one repository", async () => {
    const tenant = await createTenant();
    await makeProject(tenant, { access_token: "s3cret" });
    const urls = Array.from({ length: 4 }, (_, n) => `https://git-${n}.example/app.git`);
    const scans = await Promise.all(urls.map((clone_url) => runScan(tenant, "shop", { clone_url })));
    const claims = await Promise.all(
      scans.map(async (scan) => expectBody(await new TestRunner(scan).claim(), 200, ClaimResponse)),
    );
    const states = claims.map((claim) => claim.credential_state).toSorted();
    expect(states).toEqual(["other_repository", "other_repository", "other_repository", "sent"]);
  });

  it("stored after a scan was queued does not go to that scan", async () => {
    const { tenant, runner } = await start();
    await call("PATCH", `/v1/orgs/${tenant.slug}/projects/shop`, {
      token: tenant.token,
      body: { access_token: "new" },
    });
    const claim = await expectBody(await runner.claim(), 200, ClaimResponse);
    expect(claim).toMatchObject({ credential: null, credential_state: "no_repository" });
  });
});

it("keys the fingerprints of secrets by project", async () => {
  const [one, two] = [await start(), await start()];
  const again = new TestRunner(await runScan(one.tenant));
  const keys = await Promise.all(
    [one.runner, again, two.runner].map(async (runner) => {
      const claim = await expectBody(await runner.claim(), 200, ClaimResponse);
      return claim.fingerprint_key;
    }),
  );
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[2]);
});

describe("the sweeper", () => {
  it("gives a scan whose lease ran out to the next attempt, from no findings", async () => {
    const { tenant, scan, runner } = await start();
    await runner.claim();
    await runner.findings(finding("old"));
    await runOut(scan.id);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await getScan(tenant, scan.id)).toMatchObject({ status: "queued", started_at: null });
    expect(await jobOf(scan.id)).toMatchObject({ attempt: 2, claim_id: null });
    expect(await getFindings(tenant, scan.id)).toEqual([]);
    for (const late of [
      runner.heartbeat(),
      runner.findings(finding("late")),
      runner.finish({ outcome: "completed", summary: summary() }),
      runner.claim(),
    ]) {
      await expectError(await late, 409, "conflict");
    }
    const successor = new TestRunner(scan, 2);
    expect((await successor.claim()).status).toBe(200);
    await successor.findings(finding("new"));
    await expectError(await runner.findings(finding("late")), 409, "conflict");
    await successor.finish({ outcome: "completed", summary: summary() });
    expect((await getFindings(tenant, scan.id)).map((found) => found.external_id)).toEqual(["new"]);
  });

  it("leaves a lease alone that a heartbeat has extended", async () => {
    const { tenant, scan, runner } = await start();
    await runner.claim();
    await runOut(scan.id);
    await runner.heartbeat();
    await sweep();
    expect((await getScan(tenant, scan.id)).status).toBe("running");
  });

  it("fails the scan after the last attempt", async () => {
    const { tenant, scan } = await start();
    for (const attempt of [1, 2, 3]) {
      expect((await new TestRunner(scan, attempt).claim()).status).toBe(200);
      await runOut(scan.id);
      await sweep();
    }
    const lost = await getScan(tenant, scan.id);
    expect(lost).toMatchObject({ status: "failed", summary: { error: { code: "runner_lost" } } });
    expect(lost.finished_at).not.toBeNull();
    expect(await jobOf(scan.id)).toMatchObject({ due_at: null, attempt: 3 });
    await expectError(await new TestRunner(scan, 3).heartbeat(), 409, "conflict");
  });

  it("sends again what no runner accepted, and fails it permanently after a day", async () => {
    const { tenant, scan } = await start();
    await runOut(scan.id);
    await sweep();
    const job = await jobOf(scan.id);
    expect(job?.["due_at"]).toBeGreaterThan(Date.now());
    expect((await getScan(tenant, scan.id)).status).toBe("queued");
    const dayAgo = Date.now() - 25 * 60 * 60 * 1_000;
    await home.DB.prepare(
      "update scan_jobs set created_at = ? where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-'))",
    )
      .bind(dayAgo, scan.id)
      .run();
    await runOut(scan.id);
    await sweep();
    expect(await getScan(tenant, scan.id)).toMatchObject({
      status: "failed",
      summary: { error: { code: "runner_unavailable" } },
    });
  });

  it("looks no more at a scan that a client has ended", async () => {
    const { tenant, scan } = await start();
    await home.DB.prepare("update scans set status = 'canceled' where uuid = unhex(?, '-')").bind(scan.id).run();
    await runOut(scan.id);
    await sweep();
    expect(await jobOf(scan.id)).toMatchObject({ due_at: null, claim_id: null });
    expect((await getScan(tenant, scan.id)).status).toBe("canceled");
  });

  it("dispatches at once what a runner releases", async () => {
    const { tenant, scan, runner } = await start();
    await runner.claim();
    await runner.findings(finding("half"));
    expect((await runner.finish({ outcome: "handed_back" })).status).toBe(200);
    expect(await getScan(tenant, scan.id)).toMatchObject({ status: "queued", started_at: null });
    expect(await getFindings(tenant, scan.id)).toEqual([]);
    expect((await new TestRunner(scan, 2).claim()).status).toBe(200);
    expect((await runner.finish({ outcome: "handed_back" })).status).toBe(200);
    expect(await jobOf(scan.id)).toMatchObject({ attempt: 2, handed_back: 1 });
  });

  it("gives a scan whose runner has a machine fault to another after a while, and its attempts stay", async () => {
    const { tenant, scan, runner } = await start();
    await runner.claim();
    await runner.findings(finding("half"));
    const release = { outcome: "handed_back", fault: "EROFS: read-only file system" } as const;
    for (const _ of [1, 2]) expect((await runner.finish(release)).status).toBe(200);
    expect(await getScan(tenant, scan.id)).toMatchObject({ status: "queued", started_at: null });
    expect(await getFindings(tenant, scan.id)).toEqual([]);
    expect(await jobOf(scan.id)).toMatchObject({ attempt: 2, handed_back: 1 });
    const events = await home.DB.prepare(
      "select message, detail from scan_events where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-')) and type = 'retried'",
    )
      .bind(scan.id)
      .all<{ message: string; detail: string }>();
    expect(events.results).toHaveLength(1);
    expect(events.results[0]?.message).toBe(
      "The machine of the runner has a fault (EROFS: read-only file system). The next attempt begins in 3 seconds.",
    );
    expect(JSON.parse(events.results[0]?.detail ?? "")).toMatchObject({ attempts_left: 3, delay_ms: 3_000 });
  });

  it("fails a scan after ten machine faults, with what the operator has to repair", async () => {
    const { tenant, scan } = await start();
    await home.DB.prepare(
      "update scan_jobs set attempt = 11, handed_back = 10 where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-'))",
    )
      .bind(scan.id)
      .run();
    const runner = new TestRunner(scan, 11);
    await runner.claim();
    expect((await runner.finish({ outcome: "handed_back", fault: "EIO: i/o error" })).status).toBe(200);
    expect(await getScan(tenant, scan.id)).toMatchObject({
      status: "failed",
      summary: { error: { code: "runner_unavailable", message: expect.stringContaining("EIO: i/o error") } },
    });
  });

  it("refuses a fault that is empty or too long", async () => {
    const { scan, runner } = await start();
    await runner.claim();
    for (const fault of ["", "x".repeat(201)]) {
      expect((await runner.finish({ outcome: "handed_back", fault })).status).toBe(400);
    }
    expect(await jobOf(scan.id)).toMatchObject({ attempt: 1, handed_back: 0 });
  });
});
