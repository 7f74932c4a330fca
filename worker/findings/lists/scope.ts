import { and, eq, type SQL, sql } from "drizzle-orm";
import { projects, scans } from "../../database/tables.ts";
import type { FindingsFilter } from "./filter.ts";

type Scope = Pick<FindingsFilter, "orgId" | "ofScan" | "project" | "scanId" | "latest">;

/** Whether a filter drives from the index of its scans, or, naming none, from that of the organization. */
export function isOfScans({ ofScan, project, scanId, latest }: Scope): boolean {
  return ofScan !== undefined || project !== undefined || scanId !== undefined || latest === true;
}

/** A subquery for the one scan that a filter comes down to; undefined when it may be of several, or of none in particular. */
export function selectOneScan({ orgId, ofScan, project, scanId, latest }: Scope): SQL | undefined {
  if (project !== undefined || latest === true) return undefined;
  if (scanId === undefined) return ofScan;
  const named = sql`(select ${scans.id} from ${scans} where ${scans.id} = ${scanId} and ${scans.orgId} = ${orgId})`;
  return ofScan ? sql`(select id from (select ${named} as id) where id = ${ofScan})` : named;
}

/** Selects the scans of a filter, as `id` and `project_id`. */
export function selectScans({ orgId, ofScan, project, scanId, latest }: Scope): SQL {
  const ofOrganization = sql`select ${projects.id} from ${projects} where ${projects.orgId} = ${orgId}`;
  const ofProject = project === undefined ? undefined : sql`${ofOrganization} and ${projects.slug} = ${project}`;
  const isNarrow = latest === true || ofScan !== undefined || scanId !== undefined;
  const conditions = and(
    ofScan && sql`id = ${ofScan}`,
    scanId === undefined ? undefined : sql`id = ${scanId}`,
    ofProject && sql`project_id = (${ofProject})`,
    isNarrow || ofProject ? undefined : sql`project_id in (${ofOrganization})`,
    latest === true ? undefined : eq(scans.orgId, orgId),
  );
  return sql`select id, project_id from ${latest === true ? sql`(${selectLatestScans(orgId)})` : scans}
    where ${conditions ?? sql`true`}`;
}

/**
 * Of each project and branch the newest completed scan. Each step reads the first row of the next group of the index
 * `scans_completed`: as many rows as there are groups, however many scans. Scans of no branch are the first of a project.
 */
function selectLatestScans(orgId: string): SQL {
  const read = (condition: SQL) => sql`(select json_array(id, project_id, target_ref) from ${scans}
    where org_id = ${orgId} and status = 'completed'${condition} order by project_id, target_ref, id desc limit 1)`;
  // What follows text and a zero character in a comparison that admits equals is what follows all that is equal to the text.
  return sql`with recursive latest (scan) as (
    select ${read(sql``)}
    union all
    select ${read(sql` and (project_id, target_ref) >= (scan->>1, ifnull((scan->>2) || char(0), ''))`)}
      from latest where scan is not null)
    select scan->>0 as id, scan->>1 as project_id from latest where scan is not null`;
}
