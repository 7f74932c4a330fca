import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AuditEvent } from "../../../worker/audit/schemas.ts";
import { applyRetention } from "../../../worker/retention/apply-retention.ts";
import { call, expectBody, makeProject, runScan, type Tenant } from "../support/client.ts";
import { home } from "../support/home.ts";
import { insertScan } from "../support/rows.ts";
import { summary, TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

async function listLog({ slug, token }: Tenant, action: string): Promise<AuditEvent[]> {
  const response = await call("GET", `/v1/orgs/${slug}/audit-log?action=${action}`, { token });
  return expectBody(response, 200, z.array(AuditEvent));
}

describe("the audit log has", () => {
  it("the end of a scan that a runner reports, once", async () => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const scan = await runScan(tenant);
    const runner = new TestRunner(scan);
    expect((await runner.claim()).status).toBe(200);
    for (let report = 0; report < 2; report += 1) {
      expect((await runner.finish({ outcome: "completed", summary: summary() })).status).toBeLessThan(300);
    }
    expect(await listLog(tenant, "finishScan")).toMatchObject([
      {
        actor_type: "runner",
        actor_id: null,
        target: `projects/shop/scans/${scan.id}`,
        changes: { status: "completed" },
      },
    ]);
  });

  it("no end of a scan by a runner whose attempt is over", async () => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const scan = await runScan(tenant);
    const runner = new TestRunner(scan);
    await runner.claim();
    const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${scan.id}`;
    expect((await call("PATCH", path, { token: tenant.token, body: { status: "canceled" } })).status).toBe(200);
    expect((await runner.finish({ outcome: "completed", summary: summary() })).status).toBe(409);
    expect(await listLog(tenant, "finishScan")).toEqual([]);
  });

  it("the scans that retention deletes, of each organization its own", async () => {
    const now = Date.now();
    const tenants = [await createTenant(), await createTenant(), await createTenant()];
    const deleted: string[][] = [];
    for (const [index, tenant] of tenants.entries()) {
      const { id: projectId } = await makeProject(tenant);
      const project = { orgId: tenant.orgId, projectId };
      const ids: string[] = [];
      for (let n = 0; n < index; n += 1) {
        ids.push(await insertScan(project, { status: "failed", finishedAt: now - 10 * DAY_MS }));
      }
      await insertScan(project, { status: "failed", finishedAt: now - DAY_MS });
      deleted.push(ids);
    }
    for (let run = 0; run < 2; run += 1) {
      await applyRetention(home.database, { scanRetentionDays: 5, eventRetentionDays: null }, now);
    }
    for (const [index, tenant] of tenants.entries()) {
      const rows = await listLog(tenant, "applyRetention");
      expect(rows.map(({ changes }) => z.array(z.string()).parse(changes["deleted_scans"]).toSorted())).toEqual(
        index === 0 ? [] : [deleted[index]?.toSorted()],
      );
      for (const row of rows) expect(row).toMatchObject({ actor_type: "service", actor_id: null, target: "" });
    }
  });
});
