import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { verifySessionToken, verifyRunnerToken } from "../../../worker/auth/tokens.ts";
import { ClaimResponse, HeartbeatResponse } from "../../../worker/contract/runner-calls.ts";
import { MAX_ATTEMPT_MS } from "../../../worker/scan-jobs/lifecycle.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { call, expectBody, expectError } from "../support/client.ts";
import { finding, runnerEvent, runOut, summary, TestRunner } from "../support/runner.ts";
import { home } from "../support/home.ts";
import { removeDeleted } from "../../../worker/deletion/remove-deleted.ts";
import { getScan, getFindings, start, sweep, jobOf, expectRefused } from "./queued-scan.ts";

/** Lists within one another. */
const nested = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));

function withMetadata(key: string, value: unknown) {
  return finding("y", { metadata: { ...finding("y").metadata, [key]: value } });
}

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
