import { describe, expect, it } from "vitest";
import type { Scan } from "../../../worker/scans/schemas.ts";
import { call, makeProject, type Tenant } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { summary, TestRunner } from "../support/runner.ts";
import { branchChange, cloudBPush, COMMIT, hostedGPush, OTHER_COMMIT } from "./payloads.ts";
import { accepted, deliveriesOf, HOST_IDS, ignored, repoUrlOf, scansOf, send, setUp } from "./send.ts";
import { home } from "../support/home.ts";

const error = { code: "clone_failed", message: "The repository could not be cloned." };

async function patchProject(tenant: Tenant, body: Record<string, unknown>, project = "shop"): Promise<void> {
  const path = `/v1/orgs/${tenant.slug}/projects/${project}`;
  expect((await call("PATCH", path, { token: tenant.token, body })).status).toBe(200);
}

async function callScan(tenant: Tenant, method: "PATCH" | "DELETE", id: string | undefined, body?: unknown) {
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${id}`;
  expect((await call(method, path, { token: tenant.token, body })).status).toBeLessThan(300);
}

async function runnerOf(tenant: Tenant, id: string | undefined, project = "shop"): Promise<TestRunner> {
  const scan = (await scansOf(tenant, project)).find((one) => one.id === id);
  const runner = new TestRunner(scan as Scan);
  expect((await runner.claim()).status).toBe(200);
  return runner;
}

async function fail(tenant: Tenant, id: string | undefined, project = "shop"): Promise<void> {
  const runner = await runnerOf(tenant, id, project);
  expect((await runner.finish({ outcome: "failed", summary: { ...summary(), error } })).status).toBe(200);
}

async function complete(tenant: Tenant, id: string | undefined, project = "shop"): Promise<void> {
  const runner = await runnerOf(tenant, id, project);
  expect((await runner.finish({ outcome: "completed", summary: summary() })).status).toBe(200);
}

describe.for(HOST_IDS)("a redelivery of %s", (host) => {
  it("of an ignored push is judged anew: the repo_url may have been corrected", async () => {
    const tenant = await setUp(host, { repo_url: "https://elsewhere.example/acme/shop" });
    expect(await ignored(await send(tenant, host, { delivery: "d-1" }))).toMatch(/No active project/);
    expect(await ignored(await send(tenant, host, { delivery: "d-1" }))).toMatch(/No active project/);
    await patchProject(tenant, { repo_url: repoUrlOf(host) });
    const scans = await accepted(await send(tenant, host, { delivery: "d-1" }));
    expect(scans).toHaveLength(1);
    expect(await accepted(await send(tenant, host, { delivery: "d-1" }))).toEqual(scans);
    expect((await scansOf(tenant)).map(({ id }) => id)).toEqual(scans);
    const unmatched = { outcome: "ignored", reason: expect.stringMatching(/No active project/), scans: [] };
    expect(await deliveriesOf(tenant)).toMatchObject([
      { outcome: "accepted", reason: null, scans, delivery_id: "d-1" },
      { ...unmatched, delivery_id: "d-1" },
      { ...unmatched, delivery_id: "d-1" },
    ]);
  });

  it("after a failed scan starts a new one, as often as it fails", async () => {
    const tenant = await setUp(host);
    const ids: (string | undefined)[] = [];
    for (let n = 0; n < 3; n += 1) {
      const [id, ...others] = await accepted(await send(tenant, host, { delivery: "d-1" }));
      expect(others).toEqual([]);
      expect(ids).not.toContain(id);
      ids.push(id);
      expect(await accepted(await send(tenant, host, { delivery: "d-1" }))).toEqual([id]);
      await fail(tenant, id);
    }
    const [last] = await accepted(await send(tenant, host, { delivery: "d-1" }));
    await complete(tenant, last);
    expect(await accepted(await send(tenant, host, { delivery: "d-1" }))).toEqual([last]);
    expect((await scansOf(tenant)).map(({ id }) => id)).toEqual([last, ...ids.toReversed()]);
    expect((await deliveriesOf(tenant)).map(({ scans }) => scans)).toEqual([
      [last],
      ...ids.toReversed().map((id) => [id]),
    ]);
  });

  it("starts one scan when many arrive at once", async () => {
    const tenant = await setUp(host, { status: "active" });
    const simultaneously = async () => {
      const responses = await Promise.all(Array.from({ length: 10 }, () => send(tenant, host, { delivery: "d-1" })));
      return new Set((await Promise.all(responses.map(accepted))).flat());
    };
    await patchProject(tenant, { status: "archived" });
    await ignored(await send(tenant, host, { delivery: "d-1" }));
    await patchProject(tenant, { status: "active" });
    const [first, ...more] = await simultaneously();
    await fail(tenant, first);
    const [second, ...others] = await simultaneously();
    expect([more, others]).toEqual([[], []]);
    expect((await scansOf(tenant)).map(({ id }) => id)).toEqual([second, first]);
    expect(await deliveriesOf(tenant)).toHaveLength(3);
  });
});

const redeliver = (tenant: Tenant) => send(tenant, "hosted-g", { delivery: "d-1" });

describe("a redelivery", () => {
  it.for([
    ["is canceled", (tenant: Tenant, id?: string) => callScan(tenant, "PATCH", id, { status: "canceled" })],
    ["is deleted", (tenant: Tenant, id?: string) => callScan(tenant, "DELETE", id)],
  ] as const)("after its scan %s starts a new one", async ([, end]) => {
    const tenant = await setUp("hosted-g");
    const [first] = await accepted(await redeliver(tenant));
    await end(tenant, first);
    const [second] = await accepted(await redeliver(tenant));
    expect(second).not.toBe(first);
    await complete(tenant, second);
    expect(await accepted(await redeliver(tenant))).toEqual([second]);
  });

  it("starts none while its scan waits, runs, waits for another attempt, or has completed", async () => {
    const tenant = await setUp("hosted-g");
    const first = await accepted(await redeliver(tenant));
    expect(await accepted(await redeliver(tenant))).toEqual(first);
    const runner = await runnerOf(tenant, first[0]);
    expect(await accepted(await redeliver(tenant))).toEqual(first);
    await runner.finish({ outcome: "failed", retryable: true, summary: { ...summary(), error } });
    expect(await accepted(await redeliver(tenant))).toEqual(first);
    expect(await scansOf(tenant)).toHaveLength(1);
    expect(await deliveriesOf(tenant)).toHaveLength(1);
  });

  it("starts again what failed of several branches and projects, and nothing else", async () => {
    const tenant = await setUp("cloud-b");
    await makeProject(tenant, { slug: "copy", repo_url: repoUrlOf("cloud-b") });
    const payload = cloudBPush([branchChange("main", COMMIT), branchChange("stable", OTHER_COMMIT)]);
    const again = async () => accepted(await send(tenant, "cloud-b", { payload, delivery: "d-1" }));
    const first = await again();
    expect(first).toHaveLength(4);
    const [stable, main] = await scansOf(tenant);
    expect([main?.target_ref, stable?.target_ref]).toEqual(["main", "stable"]);
    for (const scan of await scansOf(tenant, "copy")) await complete(tenant, scan.id, "copy");
    await complete(tenant, main?.id);
    await fail(tenant, stable?.id);
    const second = await again();
    const [newest, ...older] = await scansOf(tenant);
    expect(newest).toMatchObject({ status: "queued", target_ref: "stable" });
    expect(older.map(({ id }) => id)).toEqual([stable?.id, main?.id]);
    expect(new Set(second)).toEqual(new Set([...first.filter((id) => id !== stable?.id), newest?.id]));
    expect(second).toHaveLength(4);
    expect(await again()).toEqual(second);
    expect(await scansOf(tenant, "copy")).toHaveLength(2);
  });

  it("that is ignored by now says so, and starts what failed once it no longer is", async () => {
    const tenant = await setUp("hosted-g");
    const [only] = await accepted(await redeliver(tenant));
    await fail(tenant, only);
    await patchProject(tenant, { status: "archived" });
    expect(await ignored(await redeliver(tenant))).toMatch(/No active project/);
    await patchProject(tenant, { status: "active" });
    const [anew] = await accepted(await redeliver(tenant));
    expect(anew).not.toBe(only);
    expect((await deliveriesOf(tenant)).map(({ outcome }) => outcome)).toEqual(["accepted", "ignored", "accepted"]);
  });

  it("is not mistaken for another push with the same id, of another host or of another organization", async () => {
    const tenant = await setUp("hosted-g");
    const stranger = await setUp("hosted-g");
    const [failed] = await accepted(await redeliver(tenant));
    await fail(tenant, failed);
    const [theirs] = await accepted(await redeliver(stranger));
    const payload = hostedGPush({ after: OTHER_COMMIT });
    const [other] = await accepted(await send(tenant, "hosted-g", { payload, delivery: "d-1" }));
    const event = await ignored(await send(tenant, "hosted-l", { delivery: "d-1" }));
    expect(event).toMatch(/No active project/);
    const [anew] = await accepted(await redeliver(tenant));
    expect(new Set([failed, theirs, other]).size).toBe(3);
    expect(anew).toBe(other);
    expect(await accepted(await send(tenant, "hosted-g", { payload, delivery: "d-1" }))).toEqual([other]);
    expect((await scansOf(stranger)).map(({ id }) => id)).toEqual([theirs]);
    expect(await deliveriesOf(stranger)).toHaveLength(1);
  });

  it("of what is no push, or malformed, is logged each time", async () => {
    const tenant = await setUp("hosted-g");
    for (const event of ["ping", "ping", "push"]) {
      await send(tenant, "hosted-g", { event, payload: { zen: "x" }, delivery: "d-1" });
    }
    expect((await deliveriesOf(tenant)).map(({ event, outcome }) => [event, outcome])).toEqual([
      ["push", "ignored"],
      ["ping", "ignored"],
      ["ping", "ignored"],
    ]);
  });

  it("of a delivery that was logged as ignored under its key is judged anew", async () => {
    const tenant = await setUp("hosted-g");
    const [first] = await accepted(await redeliver(tenant));
    await callScan(tenant, "DELETE", first);
    const asBefore =
      "update webhook_deliveries set outcome = 'ignored', reason = 'x', scan_ids = '[]' where organization_id = (select id from organizations where uuid = unhex(?, '-'))";
    await home.DB.prepare(asBefore).bind(tenant.orgId).run();
    const second = await accepted(await redeliver(tenant));
    expect(second).not.toEqual([first]);
    expect(await accepted(await redeliver(tenant))).toEqual(second);
  });

  it("is found by an index, however many deliveries there are", async () => {
    const tenant = await setUp("hosted-g");
    await accepted(await redeliver(tenant));
    const spy = new DatabaseSpy();
    await accepted(await send(tenant, "hosted-g", { delivery: "d-1", settings: { [home.shard]: spy.binding } }));
    for (const start of ['insert into "webhook_deliveries"', 'insert into "scans"', 'update "webhook_deliveries"']) {
      const plans = await spy.plansOf(start);
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) expect(plan).not.toMatch(/SCAN (webhook_deliveries|scans|projects|scan_jobs|job)\b/);
    }
  });
});

describe.for(HOST_IDS)("a delivery of %s without an id", (host) => {
  it("starts nothing again when its body comes again", async () => {
    const tenant = await setUp(host);
    const scans = await accepted(await send(tenant, host));
    expect(await accepted(await send(tenant, host))).toEqual(scans);
    await complete(tenant, scans[0]);
    expect(await accepted(await send(tenant, host))).toEqual(scans);
    expect(await scansOf(tenant)).toHaveLength(1);
    expect(await deliveriesOf(tenant)).toHaveLength(1);
  });

  it("starts its scan again when that failed", async () => {
    const tenant = await setUp(host);
    const [first] = await accepted(await send(tenant, host));
    await fail(tenant, first);
    const [second] = await accepted(await send(tenant, host));
    expect(second).not.toBe(first);
    expect(await scansOf(tenant)).toHaveLength(2);
  });
});

describe("a body without a delivery id", () => {
  it("is a push of its own when anything in it differs, and for another organization", async () => {
    const [tenant, stranger] = [await setUp("hosted-g"), await setUp("hosted-g")];
    const [first] = await accepted(await send(tenant, "hosted-g"));
    await complete(tenant, first);
    const [theirs] = await accepted(await send(stranger, "hosted-g"));
    const [other] = await accepted(await send(tenant, "hosted-g", { payload: { ...hostedGPush(), pushed: 2 } }));
    const [identified] = await accepted(await send(tenant, "hosted-g", { delivery: "d-1" }));
    await complete(tenant, other);
    expect(new Set([first, theirs, other]).size).toBe(3);
    expect(identified).toBe(other);
    expect((await scansOf(stranger)).map(({ id }) => id)).toEqual([theirs]);
  });

  it("is remembered for seven days", async () => {
    const tenant = await setUp("hosted-g");
    const [first] = await accepted(await send(tenant, "hosted-g"));
    await complete(tenant, first);
    const age = async (days: number): Promise<void> => {
      const statement =
        "update webhook_deliveries set created_at = ? where organization_id = (select id from organizations where uuid = unhex(?, '-'))";
      await home.DB.prepare(statement)
        .bind(Date.now() - days * 24 * 60 * 60 * 1_000, tenant.orgId)
        .run();
    };
    await age(6.9);
    expect(await accepted(await send(tenant, "hosted-g"))).toEqual([first]);
    await age(7.1);
    const [second] = await accepted(await send(tenant, "hosted-g"));
    expect(second).not.toBe(first);
    await complete(tenant, second);
    expect(await accepted(await send(tenant, "hosted-g"))).toEqual([second]);
    expect(await scansOf(tenant)).toHaveLength(2);
  });
});
