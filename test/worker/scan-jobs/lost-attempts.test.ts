import { describe, expect, it } from "vitest";
import { expectError } from "../support/client.ts";
import { finding, runOut, summary, TestRunner } from "../support/runner.ts";
import { home } from "../support/home.ts";
import { getScan, getFindings, start, sweep, jobOf } from "./queued-scan.ts";

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
