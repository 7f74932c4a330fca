import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { SLUG_OF_DELETED_SCANS } from "../database/deleted-projects.ts";
import { isServed } from "../database/keys.ts";
import { organizations, projects } from "../database/tables.ts";

/** What is deleted, by its numbers. */
export interface DeletedProject {
  organizationId: number;
  id: number;
}

/** The organizations of a shard whose rows are to be removed, those that were deleted first before the others. */
export async function listDeletedOrganizations(database: Database, limit: number): Promise<{ id: number }[]> {
  const { id, copyOf, deletedAt } = organizations;
  return database
    .select({ id })
    .from(organizations)
    .where(and(isNotNull(copyOf), isNotNull(deletedAt)))
    .orderBy(asc(deletedAt))
    .limit(limit);
}

/** Whether it is a deleted organization with rows that are to be removed. */
export async function isDeleted(database: Database, organization: number): Promise<boolean> {
  const { id, copyOf, deletedAt } = organizations;
  const rows = await database
    .select({ id })
    .from(organizations)
    .where(and(eq(id, organization), isNotNull(copyOf), isNotNull(deletedAt)));
  return rows.length > 0;
}

export async function listDeletedProjects(database: Database, limit: number): Promise<DeletedProject[]> {
  const { organizationId, id, deletedAt } = projects;
  return database
    .select({ organizationId, id })
    .from(projects)
    .where(and(isNotNull(deletedAt), isServed(organizationId)))
    .orderBy(asc(deletedAt))
    .limit(limit);
}

/** A statement that deletes a bounded number of rows of a deleted project, and returns one row for each. */
export interface Removal {
  table: string;
  /** Fewer removed rows mean that none are left, for the scans or vulnerabilities at hand. */
  limit: number;
  statement: SQL;
}

/** With at most this number of findings, in batches; a single batch may have more. */
const FINDINGS = 2_000;
const ROWS = 2_000;
const SCANS = 100;
/** For each, SQLite reads all states and events of the organization to cascade: it takes their primary key for the best index. */
const VULNERABILITIES = 25;
/** Of up to 1 MB each. */
const LARGE_ROWS = 10;

/**
 * What removes a deleted project, in order: children come before their parents. The first that removes as many rows as its limit is
 * repeated; after the last of a group, the group begins anew until it removes nothing.
 */
export function removalsOf(project: DeletedProject): readonly (readonly Removal[])[] {
  const ofProject = sql`organization_id = ${project.organizationId} and project_id = ${project.id}`;
  const ofOrganization = sql`organization_id = ${project.organizationId}`;
  const scans = sql`(select id from scans where ${ofProject} order by uuid limit ${SCANS})`;
  const vulnerabilities = sql`(select id from vulnerabilities where ${ofProject} order by category_id, group_key, id limit ${VULNERABILITIES})`;
  // Of its commit statuses.
  const endpoint = sql`${ofOrganization} and format = 'commit_status' and project_ids = json_array((select hex(uuid)
    from projects where ${ofOrganization} and id = ${project.id}))`;
  const ofLines = sql`${ofOrganization} and line_id in (select id from scan_lines where ${ofProject})`;
  const remove = (table: string, key: string, where: SQL, limit = ROWS): Removal => ({
    table,
    limit,
    statement: sql`delete from ${sql.raw(table.replace(/ .*/, ""))} where ${ofOrganization} and ${sql.raw(key)} in (
      select ${sql.raw(key)} from ${sql.raw(table)} where ${where} limit ${limit}) returning 1 as removed`,
  });
  const ofScans = (table: string, key: string, limit?: number) =>
    remove(table, key, sql`${ofOrganization} and scan_id in ${scans}`, limit);
  const ofVulnerabilities = (table: string, key: string) =>
    remove(table, key, sql`${ofOrganization} and vulnerability_id in ${vulnerabilities}`);
  return [
    [
      { table: "finding_batches", limit: 1, statement: removeBatches(ofOrganization, scans) },
      ofScans("scan_events", "sequence"),
      ofScans("scan_coverage", "id", LARGE_ROWS),
      ofScans("staged_findings", "rowid", LARGE_ROWS),
      remove("scans", "id", sql`${ofOrganization} and id in ${scans}`, SCANS),
    ],
    [remove("vulnerability_states indexed by vulnerability_states_group", "id", ofLines)],
    [
      ofVulnerabilities("vulnerability_events", "sequence"),
      remove("vulnerabilities", "id", sql`${ofOrganization} and id in ${vulnerabilities}`, VULNERABILITIES),
    ],
    [remove("scan_comparisons", "scan_id", ofProject), remove("scan_lines", "id", ofProject)],
    [
      remove(
        "notifications",
        "uuid",
        sql`${ofOrganization} and endpoint_id in (select id from notification_endpoints where ${endpoint})`,
      ),
      remove("notification_endpoints", "id", endpoint),
    ],
    [{ table: "projects", limit: 2, statement: removeProject(project) }],
  ];
}

/** Their findings are deleted with them, by a trigger. */
function removeBatches(ofOrganization: SQL, scans: SQL): SQL {
  return sql`delete from finding_batches where ${ofOrganization} and last_id in (
    select last_id from (
      select last_id, last_id - first_id + 1 as size, sum(last_id - first_id + 1) over (order by scan_id, last_id) as total
      from (select scan_id, last_id, first_id from finding_batches where ${ofOrganization} and scan_id in ${scans}
        order by scan_id, last_id limit ${ROWS}))
    where total = size or total <= ${FINDINGS}) returning 1 as removed`;
}

/** A scan may be deleted meanwhile: then the project of deleted scans is still needed. */
function removeProject({ organizationId, id }: DeletedProject): SQL {
  return sql`delete from projects where organization_id = ${organizationId} and id = ${id} and deleted_at is not null
    and not exists (select 1 from scans where organization_id = ${organizationId} and project_id = ${id})
    returning iif(slug = ${SLUG_OF_DELETED_SCANS}, 'scans', 'project') as removed`;
}
