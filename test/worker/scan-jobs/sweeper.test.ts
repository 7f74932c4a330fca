import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../../worker/database/client.ts";
import { extendLease } from "../../../worker/runner-api/queries.ts";
import { sweepJobs } from "../../../worker/scan-jobs/sweep-jobs.ts";
import type { Scan } from "../../../worker/scans/schemas.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { makeProject, runScan } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { runOut, TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";
import { newPrefix, numbered, numberedUuid, organizationBy, projectBy, scanBy } from "../support/rows.ts";
import { home } from "../support/home.ts";

/** What D1 takes of one invocation of a Worker. */
const MAX_STATEMENTS = 1_000;
const LOST = 300;
const WAITING = 300;

it(
  "does what many scans need within the limits of a database, and the rest at the next run",
  { timeout: 120_000 },
  async () => {
    const { orgId, ...tenant } = await createTenant();
    const { id: projectId } = await makeProject({ orgId, ...tenant });
    const prefix = newPrefix();
    const numbers = "with recursive n (i) as (select 0 union all select i + 1 from n where i + 1 < ?3)";
    const insert = (sql: string) => home.DB.prepare(`${numbers} ${sql}`).bind(orgId, projectId, LOST + WAITING);
    await home.DB.batch([
      insert(`insert into scans (organization_id, id, uuid, project_id, status, summary, target_ref, created_at, updated_at)
      select ${organizationBy("?1")}, i + 1, ${numberedUuid(`'${prefix}'`, "i")}, ${projectBy("?2")}, iif(i < ${LOST}, 'running', 'queued'), '{}', 'main', 0, 0 from n`),
      insert(`insert into scan_jobs (organization_id, scan_id, project_id, clone_url, branch, attempt, claim_id, due_at, created_at)
      select ${organizationBy("?1")}, i + 1, ${projectBy("?2")}, 'https://git.example/a.git', 'main', 1, iif(i < ${LOST}, 'gone', null), 1,
        ${Date.now()} from n`),
    ]);
    const left = home.DB.prepare(
      "select count(*) n from scan_jobs where organization_id = (select id from organizations where uuid = unhex(?, '-')) and due_at = 1",
    ).bind(orgId);
    const [first, second] = [new DatabaseSpy(), new DatabaseSpy()];
    for (const spy of [first, second]) {
      await sweepJobs(openDatabase(spy.binding, home.shard), settingsOf(env), env.SCAN_QUEUE);
      expect(spy.statements.length).toBeLessThan(MAX_STATEMENTS);
    }
    expect(await left.first("n")).toBe(0);
    const retried = home.DB.prepare(
      "select count(*) n from scan_jobs where organization_id = (select id from organizations where uuid = unhex(?, '-')) and attempt = 2",
    ).bind(orgId);
    expect(await retried.first("n")).toBe(LOST);
    const [plan] = await first.plansOf('select "scans"."uuid"');
    expect(plan).toContain("scan_jobs_due");
    expect(plan).not.toMatch(/SCAN (?!scan_jobs USING INDEX scan_jobs_due)/);
  },
);

it("gives lost attempts to the next however many wait longer", async () => {
  const { orgId, ...tenant } = await createTenant();
  const { id: projectId } = await makeProject({ orgId, ...tenant });
  const crowd = 1_200;
  const prefix = newPrefix();
  const numbers = "with recursive n (i) as (select 0 union all select i + 1 from n where i < ?3)";
  const insert = (sql: string) => home.DB.prepare(`${numbers} ${sql}`).bind(orgId, projectId, crowd);
  await home.DB.batch([
    insert(`insert into scans (organization_id, id, uuid, project_id, status, summary, target_ref, created_at, updated_at)
      select ${organizationBy("?1")}, i + 1, ${numberedUuid(`'${prefix}'`, "i")}, ${projectBy("?2")}, iif(i = ?3, 'running', 'queued'), '{}', 'main', 0, 0 from n`),
    insert(`insert into scan_jobs (organization_id, scan_id, project_id, clone_url, branch, attempt, claim_id, due_at, created_at)
      select ${organizationBy("?1")}, i + 1, ${projectBy("?2")}, 'https://git.example/a.git', 'main', 1, iif(i = ?3, 'gone', null), 1 + (i = ?3),
        ${Date.now()} from n`),
  ]);
  await sweepJobs(home.database, settingsOf(env), env.SCAN_QUEUE);
  const lost = home.DB.prepare(
    "select attempt from scan_jobs where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-'))",
  ).bind(numbered(prefix, crowd));
  expect(await lost.first("attempt")).toBe(2);
});

const { leaseMs } = settingsOf(env);
const sweepAt = (now: number) => sweepJobs(home.database, settingsOf(env), env.SCAN_QUEUE, { now });
const attemptOf = (scan: Scan) =>
  home.DB.prepare(
    `select attempt from scan_jobs where scan_id = ${scanBy("?")} and organization_id = ${organizationBy("?")}`,
  )
    .bind(scan.id, scan.org_id)
    .first("attempt");
const heartbeatAt = ({ id: scanId, org_id: orgId }: Scan, now: number) =>
  extendLease(home.database, { scanId, orgId, attempt: 1 }, now + leaseMs, { events: [], now });

async function claimed(): Promise<Scan> {
  const tenant = await createTenant();
  await makeProject(tenant);
  const scan = await runScan(tenant);
  expect((await new TestRunner(scan).claim()).status).toBe(200);
  return scan;
}

describe("after an outage of the worker", () => {
  beforeEach(async () => {
    await home.DB.batch([home.DB.prepare("delete from sweeps"), home.DB.prepare("delete from scan_jobs")]);
  });

  it("gives runners a lease to report, each time", async () => {
    const [alive, gone] = [await claimed(), await claimed()];
    let now = Date.now();
    await sweepAt(now);
    for (const _ of [1, 2, 3]) {
      now += 5 * leaseMs;
      await sweepAt(now);
      await sweepAt(now + leaseMs / 2);
      expect([await attemptOf(alive), await attemptOf(gone)]).toEqual([1, 1]);
      expect(await heartbeatAt(alive, now + leaseMs / 2)).toBe(true);
      await heartbeatAt(gone, now + leaseMs / 2);
    }
    for (const part of [1, 1.6, 2.2]) await sweepAt(now + part * leaseMs);
    expect([await attemptOf(alive), await attemptOf(gone)]).toEqual([2, 2]);
  });

  it("loses those that do not report by then", async () => {
    const [alive, gone] = [await claimed(), await claimed()];
    const now = Date.now();
    await sweepAt(now);
    await sweepAt(now + 5 * leaseMs);
    expect(await heartbeatAt(alive, now + 5.9 * leaseMs)).toBe(true);
    await sweepAt(now + 6 * leaseMs);
    expect([await attemptOf(alive), await attemptOf(gone)]).toEqual([1, 2]);
    expect(await heartbeatAt(gone, now + 6 * leaseMs)).toBe(false);
  });

  it("loses at once those whose lease had run out before", async () => {
    const [gone, later] = [await claimed(), await claimed()];
    const now = Date.now();
    await runOut(gone.id);
    await home.DB.prepare("insert into sweeps values (1, ?, 0, 0)").bind(now).run();
    await sweepAt(now + 5 * leaseMs);
    expect([await attemptOf(gone), await attemptOf(later)]).toEqual([2, 1]);
  });

  it("loses them with a cron that comes less often than leases run out, one sweep later", async () => {
    const gone = await claimed();
    const now = Date.now();
    await sweepAt(now);
    await sweepAt(now + 2 * leaseMs);
    expect(await attemptOf(gone)).toBe(1);
    await sweepAt(now + 4 * leaseMs);
    expect(await attemptOf(gone)).toBe(2);
  });
});
