import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDatabase } from "../../../worker/database/client.ts";
import { sweepJobs } from "../../../worker/scan-jobs/sweep-jobs.ts";
import { settingsOf } from "../../../worker/settings.ts";
import { makeProject } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { createTenant } from "../support/users.ts";
import { newPrefix, numbered, numberedUuid, organizationBy, projectBy } from "../support/rows.ts";

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
    const insert = (sql: string) => env.DB.prepare(`${numbers} ${sql}`).bind(orgId, projectId, LOST + WAITING);
    await env.DB.batch([
      insert(`insert into scans (organization_id, id, uuid, project_id, status, summary, target_ref, created_at, updated_at)
      select ${organizationBy("?1")}, i + 1, ${numberedUuid(`'${prefix}'`, "i")}, ${projectBy("?2")}, iif(i < ${LOST}, 'running', 'queued'), '{}', 'main', 0, 0 from n`),
      insert(`insert into scan_jobs (organization_id, scan_id, project_id, clone_url, branch, attempt, claim_id, due_at, created_at)
      select ${organizationBy("?1")}, i + 1, ${projectBy("?2")}, 'https://git.example/a.git', 'main', 1, iif(i < ${LOST}, 'gone', null), 1,
        ${Date.now()} from n`),
    ]);
    const left = env.DB.prepare(
      "select count(*) n from scan_jobs where organization_id = (select id from organizations where uuid = unhex(?, '-')) and due_at = 1",
    ).bind(orgId);
    const [first, second] = [new DatabaseSpy(), new DatabaseSpy()];
    for (const spy of [first, second]) {
      await sweepJobs(openDatabase(spy.binding), settingsOf(env), env.SCAN_QUEUE);
      expect(spy.statements.length).toBeLessThan(MAX_STATEMENTS);
    }
    expect(await left.first("n")).toBe(0);
    const retried = env.DB.prepare(
      "select count(*) n from scan_jobs where organization_id = (select id from organizations where uuid = unhex(?, '-')) and attempt = 2",
    ).bind(orgId);
    expect(await retried.first("n")).toBe(LOST);
    const [plan] = await first.plansOf('select "scans"."uuid"');
    expect(plan).toContain("scan_jobs_due");
    expect(plan).not.toMatch(/SCAN (?!scan_jobs USING INDEX scan_jobs_due)/);
  },
);

it("gives lost attempts to the next however many wait longer", { timeout: 60_000 }, async () => {
  const { orgId, ...tenant } = await createTenant();
  const { id: projectId } = await makeProject({ orgId, ...tenant });
  const crowd = 1_200;
  const prefix = newPrefix();
  const numbers = "with recursive n (i) as (select 0 union all select i + 1 from n where i < ?3)";
  const insert = (sql: string) => env.DB.prepare(`${numbers} ${sql}`).bind(orgId, projectId, crowd);
  await env.DB.batch([
    insert(`insert into scans (organization_id, id, uuid, project_id, status, summary, target_ref, created_at, updated_at)
      select ${organizationBy("?1")}, i + 1, ${numberedUuid(`'${prefix}'`, "i")}, ${projectBy("?2")}, iif(i = ?3, 'running', 'queued'), '{}', 'main', 0, 0 from n`),
    insert(`insert into scan_jobs (organization_id, scan_id, project_id, clone_url, branch, attempt, claim_id, due_at, created_at)
      select ${organizationBy("?1")}, i + 1, ${projectBy("?2")}, 'https://git.example/a.git', 'main', 1, iif(i = ?3, 'gone', null), 1 + (i = ?3),
        ${Date.now()} from n`),
  ]);
  await sweepJobs(openDatabase(env.DB), settingsOf(env), env.SCAN_QUEUE);
  const lost = env.DB.prepare(
    "select attempt from scan_jobs where (organization_id, scan_id) = (select organization_id, id from scans where uuid = unhex(?, '-'))",
  ).bind(numbered(prefix, crowd));
  expect(await lost.first("attempt")).toBe(2);
});
