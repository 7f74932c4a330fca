import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../../worker/database/client.ts";
import { dispatchScan } from "../../../worker/fair-queue/dispatch-scan.ts";
import { holdNextJob } from "../../../worker/fair-queue/queries.ts";
import type { Scan } from "../../../worker/scans/schemas.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { makeTenant, queueScans, SlottedRunner } from "../support/fair-queue.ts";
import { runOut } from "../support/runner.ts";
import { home } from "../support/home.ts";

/** Dispatches scans of every organization, including those of other tests. */
beforeEach(async () => {
  await home.DB.prepare("delete from scan_jobs").run();
});

const limit = (settings: Record<string, string>) => settingsOf({ ...env, ...settings }).maxRunningScans;
const ids = (scans: readonly Scan[]): string[] => scans.map(({ id }) => id);

/** Completes what runs, one after another, and delivers the message that each end sends. @returns the order of all starts. */
async function drain(runner: SlottedRunner, scans: readonly Scan[]): Promise<string[]> {
  for (let n = 0; n < runner.started.length; n += 1) {
    const scan = scans.find(({ id }) => id === runner.started[n]);
    if (!scan) throw new Error("a scan that nobody asked for");
    await runner.complete(scan);
    const tick = runner.queue.sent.at(-1);
    expect(await runner.deliver(tick?.scan_id, tick?.attempt)).toBe("done");
  }
  return runner.started;
}

describe("one slot", () => {
  it("goes to a second tenant's scan as soon as it is free, whatever the first has queued", async () => {
    const [first, second] = [await makeTenant(), await makeTenant()];
    const crowd = await queueScans(first, 5);
    const runner = new SlottedRunner(1);
    for (const { id } of crowd) await runner.deliver(id);
    const [single] = await queueScans(second, 1);
    await runner.deliver(single?.id);
    const order = await drain(runner, [...crowd, ...(single ? [single] : [])]);
    expect(order).toEqual([crowd[0]?.id, single?.id, ...ids(crowd).slice(1)]);
  });

  it("goes round three tenants, oldest scan first", async () => {
    const tenants = [await makeTenant(), await makeTenant(), await makeTenant()];
    const queued: Scan[][] = [];
    for (const tenant of tenants) queued.push(await queueScans(tenant, 3));
    const runner = new SlottedRunner(1);
    await runner.deliver();
    const order = await drain(runner, queued.flat());
    expect(order).toEqual([0, 1, 2].flatMap((n) => queued.map((scans) => scans[n]?.id)));
  });

  it("does not cost a tenant its turn when the runner refuses", async () => {
    const [first, second] = [await makeTenant(), await makeTenant()];
    const crowd = await queueScans(first, 2);
    const runner = new SlottedRunner(1);
    await runner.deliver();
    const [single] = await queueScans(second, 1);
    for (let n = 0; n < 5; n += 1) await runner.deliver();
    expect(runner.refused).toBe(5);
    expect(await drain(runner, [...crowd, single as Scan])).toEqual([crowd[0]?.id, single?.id, crowd[1]?.id]);
  });
});

describe("the limit of an organization", () => {
  it("holds for those claimed and those accepted, and leaves slots to others", async () => {
    const [first, second] = [await makeTenant(), await makeTenant()];
    const crowd = await queueScans(first, 4);
    const runner = new SlottedRunner(10, { MAX_RUNNING_SCANS_PER_ORGANIZATION: "2" });
    for (const { id } of crowd) await runner.deliver(id);
    await runner.claim(crowd[0] as Scan);
    expect(await runner.deliver(crowd[2]?.id)).toMatchObject({ retryAfterMs: expect.any(Number) });
    expect(runner.started).toEqual(ids(crowd).slice(0, 2));
    expect(runner.refused).toBe(0);
    const [single] = await queueScans(second, 1);
    expect(await runner.deliver(single?.id)).toBe("done");
    await runner.complete(crowd[0] as Scan);
    await runner.deliver();
    expect(runner.started).toEqual([crowd[0]?.id, crowd[1]?.id, single?.id, crowd[2]?.id]);
  });

  it("is two, or a quarter of the slots where that is more", () => {
    expect(limit({ SCAN_SLOTS: "1" })).toBe(2);
    expect(limit({ SCAN_SLOTS: "11" })).toBe(2);
    expect(limit({ SCAN_SLOTS: "40" })).toBe(10);
    expect(limit({ SCAN_SLOTS: "40", MAX_RUNNING_SCANS_PER_ORGANIZATION: "7" })).toBe(7);
    for (const wrong of ["0", "-1", "1.5", "many"]) {
      expect(() => limit({ MAX_RUNNING_SCANS_PER_ORGANIZATION: wrong })).toThrow(/MAX_RUNNING/);
    }
  });

  it("holds for twenty that ask at once", async () => {
    const tenants = [await makeTenant(), await makeTenant(), await makeTenant()];
    for (const tenant of tenants) await queueScans(tenant, 4);
    const database = home.database;
    const now = Date.now();
    const held = await Promise.all(
      Array.from({ length: 20 }, () => holdNextJob(database, { now, until: now + 60_000, limit: 3 })),
    );
    const given = held.flatMap((job) => (job ? [job] : []));
    expect(new Set(given.map(({ scanId }) => scanId)).size).toBe(9);
    for (const { orgId } of tenants) expect(given.filter((job) => job.orgId === orgId)).toHaveLength(3);
  });

  it("no longer counts a scan that its runner never claimed", async () => {
    const crowd = await queueScans(await makeTenant(), 2);
    const runner = new SlottedRunner(10, { MAX_RUNNING_SCANS_PER_ORGANIZATION: "1" });
    await runner.deliver();
    await runner.deliver();
    expect(runner.started).toEqual([crowd[0]?.id]);
    await runOut(crowd[0]?.id ?? "");
    await runner.deliver();
    expect(runner.started).toEqual([crowd[0]?.id, crowd[0]?.id]);
  });
});

describe("a message", () => {
  it("comes again at once after another's scan was dispatched, later when the runner is full", async () => {
    const crowd = await queueScans(await makeTenant(), 3);
    const runner = new SlottedRunner(1);
    expect(await runner.deliver(crowd[1]?.id)).toEqual({ retryAfterMs: 0 });
    expect(runner.started).toEqual([crowd[0]?.id]);
    await runner.claim(crowd[0] as Scan);
    expect(await runner.deliver(crowd[0]?.id)).toBe("done");
    expect(await runner.deliver(crowd[2]?.id, 2)).toBe("done");
    expect(await runner.deliver(crowd[2]?.id)).toMatchObject({ retryAfterMs: expect.any(Number) });
  });

  it("comes again the later the more scans wait, so that offers do not become more", async () => {
    const tenant = await makeTenant();
    const [scan] = await queueScans(tenant, 1);
    const full = new SlottedRunner(0);
    const delay = async (): Promise<number> => {
      const outcome = await full.deliver(scan?.id);
      return outcome === "done" ? 0 : outcome.retryAfterMs;
    };
    for (let n = 0; n < 5; n += 1) expect(await delay()).toBeLessThanOrEqual(7_500);
    await queueScans(tenant, 39);
    for (let n = 0; n < 5; n += 1) expect(await delay()).toBeGreaterThanOrEqual(20_000);
  });

  it("is looked after by the sweeper only once it is overdue", async () => {
    const [scan] = await queueScans(await makeTenant(), 1);
    const outcome = await new SlottedRunner(0).deliver(scan?.id);
    const dueAt = await home.DB.prepare(
      "select due_at from scan_jobs join scans on scans.organization_id = scan_jobs.organization_id and scans.id = scan_id where uuid = unhex(?, '-')",
    )
      .bind(scan?.id)
      .first<number>("due_at");
    const retryAfterMs = outcome === "done" ? 0 : outcome.retryAfterMs;
    expect(dueAt).toBeGreaterThan(Date.now() + retryAfterMs);
  });

  it("dispatches nothing that a client has canceled", async () => {
    const [scan] = await queueScans(await makeTenant(), 1);
    await home.DB.prepare("update scans set status = 'canceled' where uuid = unhex(?, '-')").bind(scan?.id).run();
    const runner = new SlottedRunner(1);
    expect(await runner.deliver(scan?.id)).toBe("done");
    expect(runner.started).toEqual([]);
  });
});

it("looks at a few rows of each organization, however many of its scans wait", async () => {
  await queueScans(await makeTenant(), 2);
  const spy = new DatabaseSpy();
  const runner = { offer: () => Promise.resolve(false) };
  const message = { version: 1, scan_id: crypto.randomUUID(), attempt: 1 } as const;
  await dispatchScan(openDatabase(spy.binding, home.shard), settingsOf(env), runner, message);
  const plans = (await spy.plansOf("update")).join("\n");
  for (const index of ["scan_jobs_waiting", "scan_jobs_held"]) expect(plans).toContain(index);
  expect(plans).not.toMatch(/SCAN (job|scan_jobs|scans|organizations|turn)$/m);
});
