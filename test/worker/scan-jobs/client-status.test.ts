import { describe, expect, it } from "vitest";
import { postponeWaitingJob } from "../../../worker/fair-queue/queries.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { call, expectBody, expectError, makeProject, type Tenant } from "../support/client.ts";
import { addFinding } from "../support/findings.ts";
import { finding, runOut, summary } from "../support/runner.ts";
import { home } from "../support/home.ts";
import { getScan, getFindings, start, sweep, jobOf, expectRefused } from "./queued-scan.ts";

async function stillWaits(scanId: string) {
  const now = Date.now();
  return postponeWaitingJob(home.database, { scanId, attempt: 1 }, { now, dueAt: now + 1 });
}

async function setStatus(tenant: Tenant, id: string, body: Record<string, unknown>): Promise<Scan> {
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${id}`;
  return expectBody(await call("PATCH", path, { token: tenant.token, body }), 200, Scan);
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
