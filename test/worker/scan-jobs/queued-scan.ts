import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { z } from "@hono/zod-openapi";
import { Finding } from "../../../worker/findings/schemas.ts";
import worker from "../../../worker/index.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { call, expectBody, expectError, makeProject, runScan, type Tenant } from "../support/client.ts";
import { finding, summary, TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";

export async function getScan(tenant: Tenant, id: string): Promise<Scan> {
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${id}`;
  return expectBody(await call("GET", path, { token: tenant.token }), 200, Scan);
}

export async function getFindings(tenant: Tenant, id: string): Promise<Finding[]> {
  const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${id}/findings`;
  return expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Finding));
}

export async function start(project: Record<string, unknown> = {}, request: Record<string, unknown> = {}) {
  const tenant = await createTenant();
  await makeProject(tenant, project);
  const scan = await runScan(tenant, "shop", request);
  return { tenant, scan, runner: new TestRunner(scan) };
}

export async function sweep(): Promise<void> {
  const controller = createScheduledController({ cron: "* * * * *", scheduledTime: new Date() });
  await worker.scheduled(controller, env);
}

export async function jobOf(scanId: string) {
  return home.DB.prepare(
    "select * from scan_jobs where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-'))",
  )
    .bind(scanId)
    .first();
}

export const TRANSIENT = { code: "clone_failed", message: "git.example answered with HTTP 503." } as const;

/** That no call of the runner is accepted any more. */
export async function expectRefused(runner: TestRunner): Promise<void> {
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
