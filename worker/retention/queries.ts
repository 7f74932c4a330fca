import { and, eq, sql } from "drizzle-orm";
import { insertRetention } from "../audit/queries.ts";
import type { Database } from "../database/client.ts";
import { findingBatches } from "../database/finding-tables.ts";
import { isServed, organizationKey } from "../database/keys.ts";
import { projects, scanEvents, scanJobs, scans } from "../database/tables.ts";
import type { Retention } from "./schemas.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const columns = { scan_days: projects.scanRetentionDays, event_days: projects.eventRetentionDays };

const isProject = (orgId: string, slug: string) =>
  and(eq(projects.organizationId, organizationKey(orgId)), eq(projects.slug, slug));

/** @returns undefined if the organization has no such project. */
export async function findRetention(database: Database, orgId: string, slug: string): Promise<Retention | undefined> {
  const [row] = await database.select(columns).from(projects).where(isProject(orgId, slug));
  return row;
}

/** @returns undefined if the organization has no such project. */
export async function updateRetention(
  database: Database,
  orgId: string,
  slug: string,
  { scan_days, event_days }: Retention,
): Promise<Retention | undefined> {
  const [row] = await database
    .update(projects)
    .set({ scanRetentionDays: scan_days, eventRetentionDays: event_days })
    .where(isProject(orgId, slug))
    .returning(columns);
  return row;
}

/** Identified by numbers, because retention processes all organizations. */
export interface ExpiredScan {
  organizationId: number;
  id: number;
}

/**
 * Finished scans of all organizations that have expired, by the setting of their project or else the default. Reads one index
 * entry per project with a setting and per scan that it returns.
 */
export async function listExpiredScans(
  database: Database,
  { now, defaultDays, limit }: { now: number; defaultDays: number | null; limit: number },
): Promise<ExpiredScan[]> {
  const days = sql`coalesce(${projects.scanRetentionDays}, ${defaultDays})`;
  const latest = sql`(select kept.id from ${scans} as kept where kept.organization_id = ${projects.organizationId}
    and kept.project_id = ${projects.id} and kept.target_ref = ${projects.defaultBranch} and kept.is_latest = 1)`;
  // A cross join keeps its order; otherwise the planner would read all scans.
  return database.all<ExpiredScan>(sql`
    select ${scans.organizationId} as "organizationId", ${scans.id} as "id" from ${projects} cross join ${scans}
    where ${days} is not null and ${isServed(projects.organizationId)} and ${scans.organizationId} = ${projects.organizationId}
      and ${scans.projectId} = ${projects.id} and ${scans.finishedAt} is not null
      and ${scans.finishedAt} < ${now} - ${days} * ${DAY_MS}
      and ${scans.status} not in ('pending', 'queued', 'running') and ${scans.id} is not ${latest}
      and not exists (select 1 from ${scanJobs} where ${scanJobs.organizationId} = ${scans.organizationId}
        and ${scanJobs.scanId} = ${scans.id} and ${scanJobs.dueAt} is not null)
    limit ${limit}`);
}

/** @returns how many were deleted: at most `limit`. */
export async function deleteFindingsOf(
  database: Database,
  { organizationId, id }: ExpiredScan,
  limit: number,
): Promise<number> {
  const rows = await database.all<{ id: number }>(sql`
    delete from findings where organization_id = ${organizationId} and id in (
      select f.id from ${findingBatches} as b cross join findings as f
        on f.organization_id = b.organization_id and f.id between b.first_id and b.last_id
      where b.organization_id = ${organizationId} and b.scan_id = ${id} limit ${limit})
    returning id`);
  return rows.length;
}

/** Deletes scans and their remaining data. */
export async function deleteScans(database: Database, expired: readonly ExpiredScan[]): Promise<void> {
  const json = JSON.stringify(expired.map(({ organizationId, id }) => [organizationId, id]));
  await database.batch([
    insertRetention(database, expired),
    database.delete(scans).where(sql`(${scans.organizationId}, ${scans.id}) in
      (select value->>0, value->>1 from json_each(${json}))`),
  ]);
}

/**
 * Deletes expired events of all organizations.
 * @returns how many were deleted: at most `limit`.
 */
export async function deleteExpiredEvents(
  database: Database,
  { now, defaultDays, limit }: { now: number; defaultDays: number | null; limit: number },
): Promise<number> {
  const days = sql`coalesce(${projects.eventRetentionDays}, ${defaultDays})`;
  const expired = sql`(select ${scanEvents.organizationId}, ${scanEvents.sequence} from ${projects} cross join ${scanEvents}
    where ${days} is not null and ${isServed(projects.organizationId)} and ${scanEvents.organizationId} = ${projects.organizationId}
      and ${scanEvents.projectId} = ${projects.id}
      and ${scanEvents.createdAt} < ${now} - ${days} * ${DAY_MS} limit ${limit})`;
  const rows = await database
    .delete(scanEvents)
    .where(sql`(${scanEvents.organizationId}, ${scanEvents.sequence}) in ${expired}`)
    .returning({ sequence: scanEvents.sequence });
  return rows.length;
}
