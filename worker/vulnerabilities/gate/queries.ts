import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { organizationKey } from "../../database/keys.ts";
import { runStatements } from "../../database/run-statements.ts";
import { projects, scanJobs, scans } from "../../database/tables.ts";
import { uuidFromHex } from "../../database/uuid.ts";
import {
  scanLines,
  uncomparedScans,
  vulnerabilities,
  vulnerabilityStates,
} from "../../database/vulnerability-tables.ts";

/** What the gate of a branch is judged by. */
export interface GateFacts {
  branch: string;
  base: string;
  /** The last compared scan of the branch; undefined before the first. */
  lastScan: string | undefined;
  /** A scan of the branch that has not ended, or is not compared yet. */
  pendingScan: string | undefined;
  /** Open vulnerabilities that are not dismissed, by the index of their severity; those beyond are of other severities. */
  open: Map<number, number>;
}

/**
 * @param onlyNew counts what the base branch does not have open or, on the base branch itself, what its last scan was the first to find.
 * @returns undefined if the organization has no such project.
 */
export async function findGateFacts(
  database: Database,
  {
    orgId,
    slug,
    branch,
    base,
    onlyNew,
  }: { orgId: string; slug: string; branch: string | undefined; base: string | undefined; onlyNew: boolean },
): Promise<GateFacts | undefined> {
  const project = sql`project as materialized (select p.organization_id, p.id, ${branch === undefined ? sql`p.default_branch` : sql`${branch}`} as branch,
      ${base === undefined ? sql`p.default_branch` : sql`${base}`} as base from ${projects} as p
    where p.organization_id = ${organizationKey(orgId)} and p.slug = ${slug})`;
  const [[facts] = [], counts = []] = await runStatements(database, [
    sql`with ${project} select project.branch, project.base,
        (select hex(l.last_scan_uuid) from ${scanLines} as l where l.organization_id = project.organization_id
          and l.project_id = project.id and l.branch = project.branch and l.last_scan_id is not null order by l.last_scan_at desc limit 1) as last_scan,
        ifnull((select hex(s.uuid) from ${scans} as s cross join ${scanJobs} as j on j.organization_id = s.organization_id and j.scan_id = s.id
            and j.due_at is not null
          where s.organization_id = project.organization_id and s.project_id = project.id and s.target_ref = project.branch
          order by s.uuid desc limit 1),
          (select hex(s.uuid) from ${uncomparedScans} as u cross join ${scans} as s on s.organization_id = u.organization_id and s.id = u.scan_id
          where u.organization_id = project.organization_id and s.project_id = project.id and s.target_ref = project.branch limit 1)) as pending
      from project`,
    countOpen(project, onlyNew),
  ]);
  if (!facts) return undefined;
  return {
    branch: String(facts["branch"]),
    base: String(facts["base"]),
    lastScan: uuidOrUndefined(facts["last_scan"]),
    pendingScan: uuidOrUndefined(facts["pending"]),
    open: new Map(counts.map(({ rank, n }) => [Number(rank), Number(n)])),
  };
}

function uuidOrUndefined(hex: unknown): string | undefined {
  return typeof hex === "string" && hex !== "" ? uuidFromHex(hex) : undefined;
}

/**
 * Counts by `rank` what is open on a branch and not dismissed, or the new of it.
 * @param project a table `project` with organization_id, id, branch and base
 */
export function countOpen(project: SQL, onlyNew: boolean): SQL {
  return sql`with ${project} select s.severity_rank as rank, count(*) as n ${openStates(onlyNew)} group by s.severity_rank`;
}

/** The same vulnerabilities as `vulnerability`, those of one line of history alone, the highest severity first. */
export function selectOpen(project: SQL, onlyNew: boolean, { line, limit }: { line: number; limit: number }): SQL {
  return sql`with ${project} select s.vulnerability_id as vulnerability ${openStates(onlyNew)} and l.id = ${line}
    order by s.severity_rank, s.vulnerability_id limit ${limit}`;
}

/** The states `s` of a line `l` of the branch. */
function openStates(onlyNew: boolean): SQL {
  const isNew = sql`iif(project.branch = project.base, s.first_scan_uuid = l.last_scan_uuid, not exists (
    select 1 from ${vulnerabilityStates} as b cross join ${scanLines} as bl on bl.organization_id = b.organization_id and bl.id = b.line_id
    where b.organization_id = s.organization_id and b.vulnerability_id = s.vulnerability_id and b.state = 0 and bl.branch = project.base))`;
  return sql`from project cross join ${scanLines} as l on l.organization_id = project.organization_id and l.project_id = project.id
        and l.branch = project.branch
      cross join ${vulnerabilityStates} as s indexed by vulnerability_states_branch on s.organization_id = l.organization_id
        and s.branch_id = l.branch_id and s.state = 0 and s.line_id = l.id
      cross join ${vulnerabilities} as v on v.organization_id = s.organization_id and v.id = s.vulnerability_id
    where v.triage <> 'dismissed' and ${onlyNew ? isNew : sql`true`}`;
}
