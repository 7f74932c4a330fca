import { expect, it } from "vitest";
import { Usage } from "../../../worker/quotas/schemas.ts";
import { callWith, expectBody, expectError, makeProject, type Tenant } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { makeTenant, queueScans } from "../support/fair-queue.ts";
import { addScan, insertRows } from "../support/findings.ts";
import { home } from "../support/home.ts";
import { summary, TestRunner } from "../support/runner.ts";
import { createTenant, joinAs } from "../support/users.ts";

const ask = ({ slug, token }: Pick<Tenant, "slug" | "token">, settings = {}) =>
  callWith(settings, "GET", `/v1/orgs/${slug}/usage`, { token });
const read = async (tenant: Tenant, settings = {}) => expectBody(await ask(tenant, settings), 200, Usage);

const NEW = {
  users: { used: 1, quota: null },
  projects: { used: 0, quota: null },
  queued_scans: { used: 0, quota: null },
  running_scans: { used: 0, quota: 2 },
  findings: { used: 0, quota: null },
  requests_this_minute: null,
};

it("is that of a new organization, without quotas by default", async () => {
  expect(await read(await createTenant())).toEqual(NEW);
});

it("counts what the organization has, and nothing of another one", async () => {
  const [tenant, other] = [await makeTenant(), await makeTenant()];
  await makeProject(tenant, { slug: "two" });
  await joinAs(tenant, "member");
  await insertRows(await addScan(tenant), 7);
  await insertRows(await addScan(other), 4);
  const [running, done] = await queueScans(tenant, 4);
  if (!running || !done) throw new Error("Queued scans are missing.");
  await queueScans(other, 1);
  await new TestRunner(running).claim();
  const runner = new TestRunner(done);
  await runner.claim();
  expect((await runner.finish({ outcome: "completed", summary: summary() })).status).toBe(200);
  expect(await read(tenant)).toEqual({
    ...NEW,
    users: { used: 2, quota: null },
    projects: { used: 2, quota: null },
    queued_scans: { used: 2, quota: null },
    running_scans: { used: 1, quota: 2 },
    findings: { used: 7, quota: null },
  });
  expect(await read(other)).toMatchObject({ users: { used: 1 }, projects: { used: 1 }, findings: { used: 4 } });
});

it("shows the quotas, and the requests of this minute where they are limited", async () => {
  const tenant = await createTenant();
  const settings = {
    QUOTA_USERS: "5",
    QUOTA_PROJECTS: "6",
    QUOTA_QUEUED_SCANS: "7",
    QUOTA_FINDINGS: "8",
    QUOTA_REQUESTS_PER_MINUTE: "9",
    MAX_RUNNING_SCANS_PER_ORGANIZATION: "3",
  };
  await ask(tenant, settings);
  expect(await read(tenant, settings)).toEqual({
    users: { used: 1, quota: 5 },
    projects: { used: 0, quota: 6 },
    queued_scans: { used: 0, quota: 7 },
    running_scans: { used: 0, quota: 3 },
    findings: { used: 0, quota: 8 },
    requests_this_minute: { used: 2, quota: 9 },
  });
});

it("is for every role of the organization, and for nobody else", async () => {
  const [tenant, other] = [await createTenant(), await createTenant()];
  for (const role of ["member", "auditor"]) expect(await read(await joinAs(tenant, role))).toMatchObject({});
  await expectError(await ask({ slug: tenant.slug, token: other.token }), 403, "forbidden");
  await expectError(await ask({ slug: tenant.slug, token: "forged" }), 401, "unauthorized");
});

it("walks no table", async () => {
  const tenant = await makeTenant();
  const spy = new DatabaseSpy();
  await read(tenant, { [home.shard]: spy.binding });
  const [plan = ""] = await spy.plansOf("select (select count(*) from scan_jobs");
  expect(plan).toContain("USING");
  expect(plan).not.toMatch(/SCAN \w+$/m);
});
