import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { findingBatches, findingContents, findings } from "../../database/finding-tables.ts";
import { organizationKey, projectKey, uuidOf } from "../../database/keys.ts";
import { runStatements } from "../../database/run-statements.ts";
import { projects, scans } from "../../database/tables.ts";
import { uuidBytes, uuidFromHex } from "../../database/uuid.ts";
import { scanLines, vulnerabilities, vulnerabilityStates } from "../../database/vulnerability-tables.ts";
import { severityOf } from "../lists/candidates.ts";
import type { Comparison } from "../schemas.ts";

export const MAX_LISTED = 1_000;
type Listed = Comparison["new"][number];

/**
 * Compares what two branches have open, or what two compared scans have found.
 * @param sides branches or ids of scans
 * @returns undefined if the organization has no such project, or the project no such branch or scan.
 */
export async function compareSides(
  database: Database,
  { orgId, slug }: { orgId: string; slug: string },
  { base, head }: { base?: string | undefined; head?: string | undefined },
): Promise<Comparison | undefined> {
  const organization = organizationKey(orgId);
  const side = (name: string | undefined): SQL =>
    isScan(name) ? ofScan(organization, name) : ofBranch(organization, branchOf(name));
  const tables = sql`with project as materialized (select p.organization_id, p.id, p.default_branch from ${projects} as p
      where p.organization_id = ${organization} and p.id = ${projectKey({ orgId, slug })}),
    base as materialized (${side(base)}), head as materialized (${side(head)}),
    compared as (select ifnull(head.id, base.id) as id, base.path as old, head.path as new, case when base.id is null then 'new'
        when head.id is null then 'fixed' when base.path is not head.path then 'moved' else 'unchanged' end as kind
      from base full join head on head.id = base.id)`;
  const [[facts] = [], counts = [], rows = []] = await runStatements(database, [
    sql`${tables} select ${exists(base)} and ${exists(head)} as is_there, (select default_branch from project) as default_branch`,
    sql`${tables} select kind, count(*) as n from compared group by kind`,
    sql`${tables} select * from (select c.kind, hex(v.uuid) as id, v.rule_id, v.title, v.triage, ${severityOf("ifnull(v.severity_id, v.reported_severity_id)")} as severity,
        c.old, c.new, row_number() over (partition by c.kind order by v.id) as place
      from compared as c cross join ${vulnerabilities} as v on v.organization_id = ${organization} and v.id = c.id where c.kind <> 'unchanged')
      where place <= ${MAX_LISTED}`,
  ]);
  if (facts?.["is_there"] !== 1) return undefined;
  const countOf = (kind: string): number => Number(counts.find((row) => row["kind"] === kind)?.["n"] ?? 0);
  const listOf = (kind: string): Listed[] => rows.filter((row) => row["kind"] === kind).map(presentListed);
  return {
    base: base ?? String(facts["default_branch"]),
    head: head ?? String(facts["default_branch"]),
    counts: { new: countOf("new"), fixed: countOf("fixed"), moved: countOf("moved"), unchanged: countOf("unchanged") },
    new: listOf("new"),
    fixed: listOf("fixed"),
    moved: listOf("moved"),
  };
}

function isScan(name: string | undefined): name is string {
  return name !== undefined && uuidBytes(name).length > 0;
}

function branchOf(name: string | undefined): SQL {
  return name === undefined ? sql`project.default_branch` : sql`${name}`;
}

/** Whether the project has the branch or scan. */
const exists = (name: string | undefined): SQL =>
  isScan(name)
    ? sql`exists (select 1 from project cross join ${scans} as s on s.uuid = ${uuidOf(name)} and s.organization_id = project.organization_id
        and s.project_id = project.id)`
    : sql`exists (select 1 from project cross join ${scanLines} as l on l.organization_id = project.organization_id
        and l.project_id = project.id and l.branch = ${branchOf(name)})`;

function ofBranch(organization: SQL, branch: SQL): SQL {
  return sql`select s.vulnerability_id as id, ifnull(s.path, v.path) as path
    from project cross join ${scanLines} as l on l.organization_id = project.organization_id and l.project_id = project.id and l.branch = ${branch}
      cross join ${vulnerabilityStates} as s indexed by vulnerability_states_branch on s.organization_id = ${organization}
        and s.branch_id = l.branch_id and s.state = 0 and s.line_id = l.id
      cross join ${vulnerabilities} as v on v.organization_id = s.organization_id and v.id = s.vulnerability_id`;
}

function ofScan(organization: SQL, scan: string): SQL {
  return sql`select f.vulnerability_id as id, c.location_path as path
    from project cross join ${scans} as s on s.uuid = ${uuidOf(scan)} and s.organization_id = project.organization_id and s.project_id = project.id
      cross join ${findingBatches} as b indexed by finding_batches_scan on b.organization_id = ${organization} and b.scan_id = s.id
      cross join ${findings} as f on f.organization_id = b.organization_id and f.id between b.first_id and b.last_id
      cross join ${findingContents} as c on c.organization_id = f.organization_id and c.id = f.content_id
    where f.vulnerability_id is not null`;
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

function presentListed(row: Record<string, unknown>): Listed {
  return {
    id: uuidFromHex(String(row["id"])),
    rule_id: textOf(row["rule_id"]),
    title: String(row["title"]),
    severity: String(row["severity"]),
    triage: String(row["triage"]),
    base_path: textOf(row["old"]),
    head_path: textOf(row["new"]),
  };
}
