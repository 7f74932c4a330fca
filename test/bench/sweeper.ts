import { z } from "zod";
import { bundleCronWorker } from "./support/bundles.ts";
import type { Result } from "./support/report.ts";
import { type D1, startWorkerServer, type WorkerServer } from "./support/worker-server.ts";
import type { Workspace } from "./support/workspace.ts";

const FINISHED = 100_000;
const OPEN = 1_000;
const ROWS_PER_INSERT = 10_000;
const MAX_RUNS = 10;

const Cost = z.object({ rowsRead: z.number(), rowsWritten: z.number(), statements: z.number(), ms: z.number() });
type Cost = z.infer<typeof Cost>;

interface Costs {
  due: Cost;
  idle: Cost;
}

/**
 * Rows that the cron reads, by D1's own count: with many open scans, half of them waiting and half abandoned, and with as many
 * finished scans that have not expired.
 */
export async function sweeper(workspace: Workspace): Promise<Result[]> {
  const bundlePath = await bundleCronWorker(workspace);
  const [few, many] = [await measure(workspace, bundlePath, 0), await measure(workspace, bundlePath, FINISHED)];
  const compare = (what: string, of: (costs: Costs) => number, atMost?: number): Result => ({
    what,
    measured: of(many),
    baseline: of(few),
    unit: "rows",
    ...(atMost !== undefined && { aim: { atMost } }),
  });
  return [
    compare(`rows read with ${OPEN} due, ${FINISHED} finished against none`, ({ due }) => due.rowsRead, 1.01),
    compare("rows written by the same run", ({ due }) => due.rowsWritten, 1.01),
    {
      what: "statements of the same run",
      measured: many.due.statements,
      unit: "times",
      aim: { atMost: 1_000, of: "measured" },
    },
    compare(`rows read with ${OPEN} open and none due`, ({ idle }) => idle.rowsRead, 1.01),
    { what: "time of the run with all due", measured: many.due.ms, baseline: few.due.ms, unit: "ms" },
  ];
}

async function measure(workspace: Workspace, bundlePath: string, finished: number): Promise<Costs> {
  const server = await startWorkerServer(workspace, bundlePath, { consumesQueue: false });
  workspace.say(`inserting ${OPEN} open and ${finished} finished scans …`);
  await insertProject(server.database);
  await insertScans(server.database, { first: 0, count: OPEN, open: true });
  await insertScans(server.database, { first: OPEN, count: finished, open: false });
  const due = await runCron(server);
  // Each run ends a bounded number of attempts; the rest is processed by the next runs.
  let idle = await runCron(server);
  for (let run = 0; run < MAX_RUNS && idle.rowsWritten > 0; run += 1) idle = await runCron(server);
  return { due, idle };
}

async function runCron({ url }: WorkerServer): Promise<Cost> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The cron failed: ${await response.text()}`);
  return Cost.parse(await response.json());
}

async function insertProject(database: D1): Promise<void> {
  await database.batch([
    database.prepare(
      "insert into organizations (id, uuid, slug, name, status, created_at, updated_at) values (1, randomblob(16), 'bench', 'Bench', 'active', 0, 0)",
    ),
    database.prepare(
      `insert into projects (organization_id, id, uuid, slug, name, status, default_branch, scan_retention_days,
       event_retention_days, created_at, updated_at) values (1, 1, randomblob(16), 'bench', 'Bench', 'active', 'main', 30, 30, 0, 0)`,
    ),
  ]);
}

/** Inserts open scans, every other one claimed, all due, each with a job and an event. */
async function insertScans(
  database: D1,
  { first, count, open }: { first: number; count: number; open: boolean },
): Promise<void> {
  const now = Date.now();
  const numbers = "with recursive n (i) as (select ?1 union all select i + 1 from n where i + 1 < ?2)";
  const uuid = "unhex(format('%08x000070008000000000000000', i))";
  const [status, finishedAt] = open ? ["iif(i % 2, 'running', 'queued')", "null"] : ["'completed'", String(now)];
  const [claimId, dueAt] = open ? ["iif(i % 2, 'gone', null)", "1"] : ["'done'", "null"];
  for (let start = first; start < first + count; start += ROWS_PER_INSERT) {
    const end = Math.min(start + ROWS_PER_INSERT, first + count);
    const insert = (text: string) => database.prepare(text).bind(start, end);
    await database.batch([
      insert(`${numbers} insert into scans (organization_id, id, uuid, project_id, status, summary, target_ref, finished_at,
        created_at, updated_at) select 1, i, ${uuid}, 1, ${status}, '{}', 'main', ${finishedAt}, ${now}, 0 from n`),
      insert(`${numbers} insert into scan_jobs (organization_id, scan_id, project_id, clone_url, branch, attempt, claim_id,
        due_at, created_at) select 1, i, 1, 'https://git.example/a.git', 'main', 1, ${claimId}, ${dueAt}, ${now} from n`),
      insert(`${numbers} insert into scan_events (organization_id, sequence, scan_id, project_id, uuid, attempt, type, message, detail,
        created_at) select 1, i, i, 1, ${uuid}, 1, 'queued', 'm', '{}', ${now} from n`),
    ]);
  }
}
