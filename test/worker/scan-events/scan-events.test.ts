import { env } from "cloudflare:workers";
import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { MAX_EVENT_DETAIL_BYTES, MAX_EVENTS_PER_CALL } from "../../../worker/contract/runner-event.ts";
import { Finding } from "../../../worker/findings/schemas.ts";
import { ScanEvent } from "../../../worker/scan-events/schemas.ts";
import { afterAttempt, MAX_ATTEMPTS, MAX_HANDED_BACK, TRANSITIONS } from "../../../worker/scan-jobs/lifecycle.ts";
import { sweepJobs } from "../../../worker/scan-jobs/sweep-jobs.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { call, expectBody, expectError, makeProject, runScan } from "../support/client.ts";
import { addFinding } from "../support/findings.ts";
import { finding, runnerEvent, runOut, summary, TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";
import { removeDeleted } from "../../../worker/deletion/remove-deleted.ts";

async function start() {
  const tenant = await createTenant();
  await makeProject(tenant);
  const scan = await runScan(tenant);
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${scan.id}`;
  return { tenant, scan, path, runner: new TestRunner(scan) };
}
type Started = Awaited<ReturnType<typeof start>>;

async function read<T extends z.ZodType>({ tenant, path }: Started, below: string, schema: T): Promise<z.infer<T>> {
  return expectBody(await call("GET", `${path}${below}`, { token: tenant.token }), 200, schema);
}
const eventsOf = (started: Started) => read(started, "/events", z.array(ScanEvent));
const typesOf = async (started: Started) => (await eventsOf(started)).map(({ type }) => type);
const scanOf = (started: Started) => read(started, "", Scan);
const idsOf = async (started: Started) =>
  (await read(started, "/findings", z.array(Finding))).map((found) => found.external_id).toSorted();

const error = { code: "clone_failed", message: "git.example answered with HTTP 503." } as const;
const transient = { outcome: "failed", retryable: true, summary: { ...summary(), error } };
const completed = { outcome: "completed", summary: summary() };

/** An object in which so many are nested. */
function nested(levels: number): Record<string, unknown> {
  return JSON.parse(`{"a":`.repeat(levels) + "{}" + "}".repeat(levels));
}

async function sweep(): Promise<void> {
  await sweepJobs(home.database, settingsOf(env), env.SCAN_QUEUE);
}

describe("the events of a scan", () => {
  it("records each transition once, from queued to finished, however often its call arrives", async () => {
    const started = await start();
    const { runner, scan } = started;
    const cloned = runnerEvent({ age_ms: 60 * 60 * 1_000 });
    const last = runnerEvent({ type: "scanner_finished", message: "The scanner ast-grep found 1 problem." });
    for (const _ of [1, 2]) await runner.claim();
    for (const _ of [1, 2]) await runner.heartbeat(cloned);
    for (const _ of [1, 2]) await runner.finish({ ...completed, events: [cloned, last] });
    const events = await eventsOf(started);
    expect(events.map(({ type }) => type)).toEqual(["queued", "cloned", "claimed", "scanner_finished", "finished"]);
    expect(events[0]).toMatchObject({ attempt: 1, detail: { branch: "main", scanner_type: "manual" } });
    expect(events[1]).toMatchObject({ id: cloned.id, message: "Cloned main.", detail: { n: 1 } });
    // However old the runner says it is, nothing happened before the scan was there.
    expect(events[1]?.created_at).toBe(scan.created_at);
    expect(events[2]?.detail).toEqual({ claim_id: runner.claimId });
    expect(events[4]?.detail).toEqual({ status: "completed", findings: 1, duration_ms: 10 });
  });

  it("says when a client took it over, and is deaf to its runner from then on", async () => {
    for (const [status, type] of [
      ["canceled", "canceled"],
      ["reviewing", "released"],
    ]) {
      const started = await start();
      await started.runner.claim();
      const { token } = started.tenant;
      for (const _ of [1, 2]) await call("PATCH", started.path, { token, body: { status } });
      await expectError(await started.runner.heartbeat(runnerEvent()), 409, "conflict");
      await expectError(await started.runner.finish({ ...completed, events: [runnerEvent()] }), 409, "conflict");
      expect(await typesOf(started)).toEqual(["queued", "claimed", type]);
    }
  });

  it("comes in pages that add up to the whole", async () => {
    const started = await start();
    await started.runner.claim();
    const whole = await eventsOf(started);
    expect(whole.length).toBeGreaterThan(1);
    const [first, ...others] = whole;
    const response = await call("GET", `${started.path}/events?limit=1&count=true`, { token: started.tenant.token });
    expect(response.headers.get("x-total-count")).toBe(String(whole.length));
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? "";
    expect(await expectBody(response, 200, z.array(ScanEvent))).toEqual([first]);
    const rest = next.replace("limit=1", "limit=1000");
    expect(await expectBody(await call("GET", rest, { token: started.tenant.token }), 200, z.array(ScanEvent))).toEqual(
      others,
    );
  });

  it("takes nothing from another attempt", async () => {
    const started = await start();
    await started.runner.claim();
    await started.runner.finish({ outcome: "handed_back", events: [runnerEvent()] });
    await started.runner.heartbeat(runnerEvent());
    await started.runner.finish({ outcome: "handed_back", events: [runnerEvent()] });
    await new TestRunner(started.scan, 3).heartbeat(runnerEvent());
    expect(await typesOf(started)).toEqual(["queued", "claimed", "cloned", "retried"]);
  });

  it("of a scan that clients fill is empty, and goes with its scan", async () => {
    const started = await start();
    const { tenant, path } = started;
    const scans = `/v1/orgs/${tenant.slug}/projects/shop/scans`;
    const own = await expectBody(await call("POST", scans, { token: tenant.token, body: {} }), 201, Scan);
    await call("PATCH", `${scans}/${own.id}`, { token: tenant.token, body: { status: "completed" } });
    const listed = await call("GET", `${scans}/${own.id}/events`, { token: tenant.token });
    expect(await expectBody(listed, 200, z.array(ScanEvent))).toEqual([]);
    await call("DELETE", path, { token: tenant.token });
    await expectError(await call("GET", `${path}/events`, { token: tenant.token }), 404, "not_found");
    await removeDeleted(home.database);
    const left = home.DB.prepare(
      "select count(*) n from scan_events where organization_id = (select id from organizations where uuid = unhex(?, '-'))",
    ).bind(tenant.orgId);
    expect(await left.first("n")).toBe(0);
  });

  it.for([
    ["an unknown type", { type: "exploded" }],
    ["a transition of the worker's", { type: "finished" }],
    ["too much detail", { detail: { text: "x".repeat(MAX_EVENT_DETAIL_BYTES) } }],
    ["an id that is none", { id: "1" }],
    ["detail too deep for a database", { detail: nested(1_000) }],
    ["detail too deep for a call stack", { detail: nested(5_000) }],
    ["a time to come", { age_ms: -1 }],
    ["a message without end", { message: "x".repeat(501) }],
  ] as const)("refuses %s", async ([, change]) => {
    const started = await start();
    await started.runner.claim();
    const events = [runnerEvent(), { ...runnerEvent(), ...change }];
    await expectError(await started.runner.post("heartbeat", { version: 1, events }), 400, "bad_request");
    expect(await typesOf(started)).toEqual(["queued", "claimed"]);
  });

  it("is bounded: further events of a runner are dropped", { timeout: 60_000 }, async () => {
    const started = await start();
    await started.runner.claim();
    for (let calls = 0; calls < 6; calls += 1) {
      const events = Array.from({ length: MAX_EVENTS_PER_CALL }, () =>
        runnerEvent({ detail: { text: "x".repeat(15_000) } }),
      );
      expect((await started.runner.heartbeat(...events)).status).toBe(200);
    }
    await started.runner.finish(completed);
    const types = await typesOf(started);
    expect(types.filter((type) => type === "cloned")).toHaveLength(200 - 2);
    expect(types.at(-1)).toBe("finished");
  });
});

describe("a runner of another release", () => {
  it("that sends no events works like any other", async () => {
    const started = await start();
    await started.runner.claim();
    expect((await started.runner.post("heartbeat", { version: 1 })).status).toBe(200);
    expect((await started.runner.finish(completed)).status).toBe(200);
    expect(await typesOf(started)).toEqual(["queued", "claimed", "finished"]);
  });

  it.for(["claim", "heartbeat", "findings", "finish"])("of another version is refused by name at %s", async (verb) => {
    const started = await start();
    const body = { claim_id: started.runner.claimId, findings: [], ...completed, version: 2 };
    const response = await started.runner.post(verb, body);
    expect(await expectError(response, 400, "bad_request")).toMatch(/version: .*1/);
    expect(await typesOf(started)).toEqual(["queued"]);
  });
});

describe("a failure that may pass", () => {
  it("is tried again after growing delays, and is the scan's after the last attempt", async () => {
    const started = await start();
    const delays: number[] = [];
    async function failAt(attempt: number): Promise<void> {
      const runner = new TestRunner(started.scan, attempt);
      expect((await runner.claim()).status).toBe(200);
      await runner.findings(finding(`by-${attempt}`));
      for (const _ of [1, 2]) expect((await runner.finish(transient)).status).toBe(200);
    }
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      await failAt(attempt);
      const job = await home.DB.prepare(
        "select * from scan_jobs where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-'))",
      )
        .bind(started.scan.id)
        .first();
      const event = (await eventsOf(started)).findLast(({ type }) => type === "retried");
      delays.push(Number(job?.["not_before"]) - Date.parse(event?.created_at ?? ""));
      expect(job).toMatchObject({ attempt: attempt + 1, claim_id: null });
      expect(await scanOf(started)).toMatchObject({ status: "queued", started_at: null, summary: {} });
      expect(await idsOf(started)).toEqual([]);
    }
    await failAt(MAX_ATTEMPTS);
    expect(delays).toEqual([3_000, 12_000]);
    expect(await scanOf(started)).toMatchObject({ status: "failed", summary: { error } });
    expect(await idsOf(started)).toEqual(["by-3"]);
    const types = (await typesOf(started)).join(" ");
    expect(types).toBe("queued claimed retried claimed retried claimed finished");
    const [, , retried] = await eventsOf(started);
    expect(retried).toMatchObject({
      attempt: 1,
      detail: { reason: "clone_failed", next_attempt: 2, attempts_left: 2, delay_ms: 3_000 },
    });
    expect(retried?.message).toContain("HTTP 503");
  });

  it("of a runner that does not say so, as those of before, is the scan's at once", async () => {
    const started = await start();
    await started.runner.claim();
    await started.runner.finish({ outcome: "failed", summary: { ...summary(), error } });
    expect(await scanOf(started)).toMatchObject({ status: "failed", summary: { error } });
  });

  it("does not take what a client has added with it", async () => {
    const started = await start();
    await started.runner.claim();
    await started.runner.findings(finding("pipeline"));
    await addFinding(started, "mine");
    await started.runner.finish(transient);
    expect(await idsOf(started)).toEqual(["mine"]);
    const successor = new TestRunner(started.scan, 2);
    await successor.claim();
    await successor.findings(finding("mine"), finding("pipeline"));
    await successor.finish(completed);
    expect(await idsOf(started)).toEqual(["mine", "pipeline"]);
  });
});

describe("runners that shut down", () => {
  it("cost no attempt, but not for ever", { timeout: 60_000 }, async () => {
    const started = await start();
    for (let attempt = 1; attempt <= MAX_HANDED_BACK + 1; attempt += 1) {
      expect((await scanOf(started)).status).toBe("queued");
      const runner = new TestRunner(started.scan, attempt);
      await runner.claim();
      for (const _ of [1, 2]) expect((await runner.finish({ outcome: "handed_back" })).status).toBe(200);
    }
    expect(await scanOf(started)).toMatchObject({
      status: "failed",
      summary: { branch: "main", error: { code: "runner_lost" } },
    });
  });
});

type Calls = (runner: TestRunner) => Record<string, () => Promise<Response>>;
const CALLS: Calls = (runner) => ({
  claim: () => runner.claim(),
  heartbeat: () => runner.heartbeat(runnerEvent()),
  findings: () => runner.findings(finding("late")),
  completed: () => runner.finish(completed),
  failed: () => runner.finish({ outcome: "failed", summary: { ...summary(), error } }),
  transient: () => runner.finish(transient),
  handed_back: () => runner.finish({ outcome: "handed_back" }),
});
const VERBS = ["claim", "heartbeat", "findings", "completed", "failed", "transient", "handed_back"];

async function everythingOf(started: Started): Promise<unknown> {
  const tables = ["scans", "scan_jobs", "scan_events", "findings"];
  const reads = tables.map((table) =>
    home.DB.prepare(
      `select * from ${table} where organization_id = (select id from organizations where uuid = unhex(?, '-'))`,
    ).bind(started.tenant.orgId),
  );
  return (await home.DB.batch(reads)).map(({ results }) => results);
}

describe.for(VERBS)("a %s", (verb) => {
  async function expectNothing(started: Started, status: number, runner = started.runner): Promise<void> {
    const before = await everythingOf(started);
    const response = await CALLS(runner)[verb]?.();
    expect(response?.status).toBe(status);
    expect(await everythingOf(started)).toEqual(before);
  }

  it("twice has one outcome", async () => {
    const started = await start();
    if (verb !== "claim") await started.runner.claim();
    const [first, second] = [await CALLS(started.runner)[verb]?.(), await CALLS(started.runner)[verb]?.()];
    expect([first?.status, second?.status]).toEqual([200, 200]);
    const types = await typesOf(started);
    for (const once of ["claimed", "retried", "finished"]) {
      expect(types.filter((type) => type === once).length).toBeLessThanOrEqual(1);
    }
    expect((await idsOf(started)).length).toBeLessThanOrEqual(1);
  });

  it("before its attempt, or by another runner, changes nothing", async () => {
    const started = await start();
    if (verb !== "claim") await expectNothing(started, 409);
    await started.runner.claim();
    await expectNothing(started, 409, new TestRunner(started.scan, 2));
  });

  it.for(["completed", "failed"])("after %s changes nothing", async (end) => {
    const started = await start();
    await started.runner.claim();
    await CALLS(started.runner)[end]?.();
    await expectNothing(started, verb === end ? 200 : 409);
  });

  it.for(["handed_back", "transient", "a lost lease"])("after its scan went on by %s changes nothing", async (end) => {
    const started = await start();
    const successor = new TestRunner(started.scan, 2);
    await started.runner.claim();
    if (end === "a lost lease") {
      await runOut(started.scan.id);
      await sweep();
    } else {
      await CALLS(started.runner)[end]?.();
    }
    const status = verb === end ? 200 : 409;
    await expectNothing(started, status);
    await successor.claim();
    await successor.findings(finding("new"));
    await expectNothing(started, status);
    await successor.finish(completed);
    await expectNothing(started, status);
    expect(await idsOf(started)).toEqual(["new"]);
  });

  it.for(["scan", "project", "organization"])("after its %s is deleted finds nothing", async (what) => {
    const started = await start();
    await started.runner.claim();
    const organization = `/v1/orgs/${started.tenant.slug}`;
    const doomed = { scan: started.path, project: `${organization}/projects/shop`, organization };
    const path = doomed[what as keyof typeof doomed];
    expect((await call("DELETE", path, { token: started.tenant.token })).status).toBe(204);
    await expectNothing(started, 409);
    await removeDeleted(home.database);
    await expectNothing(started, 409);
    expect(await everythingOf(started)).toEqual([[], [], [], []]);
  });
});

describe("the lifecycle", () => {
  it("bounds attempts and lets the delays grow", () => {
    expect(afterAttempt({ attempt: 1, handedBack: 0 }, "lost")).toEqual({ delayMs: 3_000 });
    expect(afterAttempt({ attempt: 2, handedBack: 0 }, "failed")).toEqual({ delayMs: 12_000 });
    expect(afterAttempt({ attempt: 3, handedBack: 0 }, "lost")).toBe("permanent_failure");
    expect(afterAttempt({ attempt: 5, handedBack: 3 }, "failed")).toEqual({ delayMs: 12_000 });
    expect(afterAttempt({ attempt: 12, handedBack: 9 }, "lost")).toBe("permanent_failure");
    expect(afterAttempt({ attempt: 4, handedBack: 3 }, "handed_back")).toEqual({ delayMs: 0 });
    expect(afterAttempt({ attempt: 11, handedBack: 10 }, "handed_back")).toBe("permanent_failure");
  });

  it("releases a scan after a machine fault without paying an attempt, later each time, and ten times at most", () => {
    const delays = Array.from({ length: 10 }, (_, handedBack) =>
      afterAttempt({ attempt: handedBack + 1, handedBack }, "machine_fault"),
    );
    const seconds = delays.map((next) => (next === "permanent_failure" ? 0 : next.delayMs / 1_000));
    expect(seconds).toEqual([3, 12, 48, 192, 192, 192, 192, 192, 192, 192]);
    expect(afterAttempt({ attempt: 13, handedBack: 10 }, "machine_fault")).toBe("permanent_failure");
    expect(afterAttempt({ attempt: 13, handedBack: 10 }, "lost")).toBe("permanent_failure");
    expect(afterAttempt({ attempt: 12, handedBack: 10 }, "failed")).toEqual({ delayMs: 12_000 });
  });

  it("lets every open state end", () => {
    const transitions = Object.values(TRANSITIONS);
    for (const state of ["queued", "running"] as const) {
      const ends = transitions.filter(({ from, to }) => from.some((one) => one === state) && to === "failed");
      expect(ends.length, state).toBeGreaterThan(0);
    }
  });
});
