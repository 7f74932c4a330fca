import { expect } from "vitest";
import { CommitStatus } from "../../../worker/commit-status/schemas.ts";
import type { PipelineFinding } from "../../../worker/contract/finding.ts";
import { call, expectBody, makeProject, runScan, type Tenant } from "../support/client.ts";
import { Receiver } from "../support/receiver.ts";
import { finding, summary, TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";
import { PATIENCE } from "../notifications/endpoints.ts";

export const COMMIT = "a".repeat(40);
export const pathOf = ({ slug }: Tenant) => `/v1/orgs/${slug}/projects/shop/commit-status`;

/** A project with an access token, whose repository is at a fake host. Without check runs, unless the rules ask for them. */
export async function begin(host: string, rules: Record<string, unknown> = {}) {
  const [tenant, receiver] = [await createTenant(), new Receiver()];
  await receiver.answers({ status: 201 });
  const cloneUrl = `${receiver.url}/acme/Shop.git`;
  await makeProject(tenant, { repo_url: cloneUrl, access_token: "host-token", access_token_user: "bot" });
  const base = host === "gitlab" ? { base_path: `/${receiver.name}` } : {};
  const body = { enabled: true, host, annotations: false, ...base, ...rules };
  const response = await call("PUT", pathOf(tenant), { token: tenant.token, body });
  expect(await expectBody(response, 200, CommitStatus)).toMatchObject({ enabled: true, host, last_attempt: null });
  return { tenant, receiver, cloneUrl };
}

/** A completed scan with findings, or with those of these ids. */
export async function scan(tenant: Tenant, cloneUrl: string, found: (string | PipelineFinding)[], commit = COMMIT) {
  const runner = new TestRunner(await runScan(tenant, "shop", { clone_url: cloneUrl }));
  await runner.claim();
  const findings = found.map((each) => (typeof each === "string" ? finding(each) : each));
  if (findings.length > 0) expect((await runner.findings(...findings)).status).toBe(200);
  expect((await runner.finish({ outcome: "completed", summary: summary({ commit }) })).status).toBe(200);
  return runner.scan;
}

export const find = async (tenant: Tenant) =>
  expectBody(await call("GET", pathOf(tenant), { token: tenant.token }), 200, CommitStatus);

export const expectLast = (tenant: Tenant, last: Record<string, unknown>) =>
  expect.poll(async () => (await find(tenant)).last_attempt, PATIENCE).toMatchObject(last);
