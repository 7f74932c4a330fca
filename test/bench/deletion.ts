import { performance } from "node:perf_hooks";
import { openDatabase } from "../../worker/database/client.ts";
import { removeDeleted } from "../../worker/deletion/remove-deleted.ts";
import { deleteOrganization } from "../../worker/organizations/queries.ts";
import { deleteProject } from "../../worker/projects/queries.ts";
import { deleteScan } from "../../worker/scans/deletion/queries.ts";
import { bundleWorker } from "./support/bundles.ts";
import type { BenchmarkOptions, Result } from "./support/report.ts";
import { StatementTimes } from "./support/statement-times.ts";
import { type D1, startWorkerServer } from "./support/worker-server.ts";
import type { Workspace } from "./support/workspace.ts";

const DEFAULT_FINDINGS = 100_000;
const FINDINGS_PER_BATCH = 1_000;
const BATCHES_PER_INSERT = 20;
/** Of the project and the organization; the scan has all findings. */
const SCANS = 5;
const MAX_STATEMENT_MS = 1_000;
const MAX_RUNS = 10_000;

/**
 * A scan, a project and an organization with as many findings each, of which every fifth is a vulnerability: the longest statement
 * of the request that deletes it and of the runs of the cron that remove its rows, by D1's own measurement.
 */
export async function deletion(workspace: Workspace, options: BenchmarkOptions): Promise<Result[]> {
  const count = options.findings ?? DEFAULT_FINDINGS;
  const server = await startWorkerServer(workspace, await bundleWorker(workspace));
  const results: Result[] = [];
  for (const [number, what] of (["scan", "project", "organization"] as const).entries()) {
    const id = number + 1;
    const orgId = `00000000-0000-7000-8000-00000000000${id}`;
    workspace.say(`inserting ${count} findings of one ${what} …`);
    const scanId = await insertFindings(server.database, { id, orgId, count, scans: what === "scan" ? 1 : SCANS });
    const times = new StatementTimes(server.database);
    const database = openDatabase(times.binding);
    workspace.say(`deleting the ${what} …`);
    const found =
      what === "scan"
        ? await deleteScan(database, { orgId, projectSlug: "bench", scanId })
        : what === "project"
          ? await deleteProject(database, orgId, "bench")
          : await deleteOrganization(database, orgId);
    if (!found) throw new Error(`There is no ${what} to delete.`);
    const requestMs = times.longestMs;
    const beginsAt = performance.now();
    let runs = 0;
    while (Object.keys(await removeDeleted(database)).length > 0 && runs < MAX_RUNS) runs += 1;
    const left = await server.database
      .prepare("select count(*) as n from findings where organization_id = ?")
      .bind(id)
      .first("n");
    if (left !== 0) throw new Error(`${String(left)} findings are left.`);
    const atMost = { atMost: MAX_STATEMENT_MS, of: "measured" } as const;
    results.push(
      { what: `${what}: longest statement of the request`, measured: requestMs, unit: "ms", aim: atMost },
      { what: `${what}: longest statement that removes its rows`, measured: times.longestMs, unit: "ms", aim: atMost },
      { what: `  ${times.longest.replaceAll(/\s+/g, " ").slice(0, 60)}`, measured: times.longestMs, unit: "ms" },
      { what: "  statements", measured: times.statements, unit: "times" },
      { what: "  time of all runs", measured: performance.now() - beginsAt, unit: "ms" },
      { what: "  runs of the cron, one a minute", measured: runs, unit: "times" },
    );
  }
  return results;
}

/** @returns a scan of the project. */
async function insertFindings(
  database: D1,
  { id, orgId, count, scans }: { id: number; orgId: string; count: number; scans: number },
): Promise<string> {
  const run = (sql: string, ...values: unknown[]) =>
    database
      .prepare(sql)
      .bind(id, ...values)
      .run();
  await run(
    "insert into organizations (id, uuid, slug, name, status, created_at, updated_at) values (?1, unhex(?2, '-'), 'bench-' || ?1, 'Bench', 'active', 0, 0)",
    orgId,
  );
  await run(
    "insert into projects (organization_id, id, uuid, slug, name, status, default_branch, created_at, updated_at) values (?1, 1, randomblob(16), 'bench', 'Bench', 'active', 'main', 0, 0)",
  );
  await run(
    "insert into rule_texts (organization_id, id, hash, scanner, title, metadata) values (?1, 1, x'00', 's', 't', '[\"{}\"]')",
  );
  await run(
    "insert into scan_lines (organization_id, id, project_id, project_uuid, branch, category, branch_id, category_id, is_default) values (?1, 1, 1, randomblob(16), 'main', 'pipeline', 1, 1, 1)",
  );
  for (let scan = 1; scan <= scans; scan += 1) {
    await run(
      "insert into scans (organization_id, id, uuid, project_id, status, summary, target_ref, created_at, updated_at) values (?1, ?2, unhex(format('%08x000070008000%012x', ?2, ?1)), 1, 'completed', '{}', 'main', 0, 0)",
      scan,
    );
  }
  const batches = Math.ceil(count / FINDINGS_PER_BATCH);
  for (let first = 0; first < batches; first += BATCHES_PER_INSERT) {
    const last = Math.min(first + BATCHES_PER_INSERT, batches) - 1;
    const ofBatches = "with recursive n (i) as (select cast(?2 as integer) union all select i + 1 from n where i < ?3)";
    const ofFindings = `with recursive n (i) as (select cast(?2 as integer) * ${FINDINGS_PER_BATCH} union all select i + 1 from n where i + 1 < (?3 + 1) * ${FINDINGS_PER_BATCH})`;
    const scan = (batch: string) => `1 + ${batch} * ${scans} / ${batches}`;
    await run(
      `${ofFindings} insert into finding_contents (organization_id, id, hash, external_hash, problem_id, rule_text_id, external_id, location_path, metadata)
       select ?1, i + 1, randomblob(16), randomblob(16), i + 1, 1, 'e' || i, 'src/app/controller-' || (i / 3) || '.ts', json_array(hex(randomblob(60))) from n`,
      first,
      last,
    );
    await run(
      `${ofBatches} insert into finding_batches (organization_id, first_id, last_id, scan_id, project_id, scan_uuid, uuid_prefix, created_at)
       select ?1, i * ${FINDINGS_PER_BATCH} + 1, (i + 1) * ${FINDINGS_PER_BATCH}, ${scan("i")}, 1, randomblob(16), unhex(format('%026x', i)), i from n`,
      first,
      last,
    );
    await run(
      `${ofFindings} insert into findings (organization_id, id, scan_id, problem_id, content_id, severity_id, scanner_id, vulnerability_id)
       select ?1, i + 1, ${scan(`(i / ${FINDINGS_PER_BATCH})`)}, i + 1, i + 1, i % 4, 1, i / 5 + 1 from n`,
      first,
      last,
    );
    await run(
      `${ofFindings} insert into vulnerabilities (organization_id, id, uuid, project_id, project_uuid, category_id, scanner, title,
         reported_severity_id, key, first_scan_uuid, first_seen_at, updated_at)
       select ?1, i / 5 + 1, randomblob(16), 1, randomblob(16), 1, 's', 't', 1, randomblob(16), randomblob(16), 0, 0 from n where i % 5 = 0`,
      first,
      last,
    );
    await run(
      `${ofFindings} insert into vulnerability_states (organization_id, id, vulnerability_id, line_id, branch_id, is_default, state, severity_rank, key,
         first_scan_uuid, first_seen_at, changed_at)
       select ?1, i / 5 + 1, i / 5 + 1, 1, 1, 1, 0, 1, randomblob(16), randomblob(16), 0, 0 from n where i % 5 = 0`,
      first,
      last,
    );
  }
  return `00000001-0000-7000-8000-${id.toString(16).padStart(12, "0")}`;
}
