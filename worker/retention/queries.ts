import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { findings, projects, scanEvents, scanJobs, scans } from "../database/tables.ts";
import type { Retention } from "./schemas.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const columns = { scan_days: projects.scanRetentionDays, event_days: projects.eventRetentionDays };

/** @returns undefined when the organization has no such project. */
export async function findRetention(database: Database, orgId: string, slug: string): Promise<Retention | undefined> {
  const [row] = await database
    .select(columns)
    .from(projects)
    .where(and(eq(projects.orgId, orgId), eq(projects.slug, slug)));
  return row;
}

/** @returns undefined when the organization has no such project. */
export async function updateRetention(
  database: Database,
  orgId: string,
  slug: string,
  { scan_days, event_days }: Retention,
): Promise<Retention | undefined> {
  const [row] = await database
    .update(projects)
    .set({ scanRetentionDays: scan_days, eventRetentionDays: event_days })
    .where(and(eq(projects.orgId, orgId), eq(projects.slug, slug)))
    .returning(columns);
  return row;
}

export interface ExpiredScan {
  id: string;
  orgId: string;
}

/**
 * Finished scans of all organizations that are kept no longer, by the settings of their projects or else the default.
 * Reads an index entry for each project with a setting and for each scan it returns, however many are kept.
 */
export async function listExpiredScans(
  database: Database,
  { now, defaultDays, limit }: { now: number; defaultDays: number | null; limit: number },
): Promise<ExpiredScan[]> {
  const days = sql`coalesce(${projects.scanRetentionDays}, ${defaultDays})`;
  const latest = sql`(select kept.id from ${scans} as kept where kept.org_id = ${projects.orgId}
    and kept.project_id = ${projects.id} and kept.target_ref = ${projects.defaultBranch} and kept.status = 'completed'
    order by kept.id desc limit 1)`;
  // A cross join keeps its order: the planner would otherwise walk every scan there is.
  return database.all<ExpiredScan>(sql`
    select ${scans.id} as "id", ${scans.orgId} as "orgId" from ${projects} cross join ${scans}
    where ${days} is not null and ${scans.projectId} = ${projects.id} and ${scans.finishedAt} is not null
      and ${scans.finishedAt} < ${now} - ${days} * ${DAY_MS}
      and ${scans.status} not in ('pending', 'queued', 'running') and ${scans.id} is not ${latest}
      and not exists (select 1 from ${scanJobs} where ${scanJobs.scanId} = ${scans.id} and ${scanJobs.dueAt} is not null)
    limit ${limit}`);
}

/** @returns how many were deleted: at most `limit`. */
export async function deleteFindingsOf(
  database: Database,
  orgId: string,
  scanId: string,
  limit: number,
): Promise<number> {
  const some = database
    .select({ id: findings.id })
    .from(findings)
    .where(and(eq(findings.scanId, scanId), eq(findings.orgId, orgId)))
    .limit(limit);
  const rows = await database.delete(findings).where(inArray(findings.id, some)).returning({ id: findings.id });
  return rows.length;
}

/** With what is left of them. */
export async function deleteScans(database: Database, expired: readonly ExpiredScan[]): Promise<void> {
  const json = JSON.stringify(expired.map(({ id }) => id));
  await database.delete(scans).where(sql`${scans.id} in (select value from json_each(${json}))`);
}

/** Events of all organizations that are kept no longer. @returns how many were deleted: at most `limit`. */
export async function deleteExpiredEvents(
  database: Database,
  { now, defaultDays, limit }: { now: number; defaultDays: number | null; limit: number },
): Promise<number> {
  const days = sql`coalesce(${projects.eventRetentionDays}, ${defaultDays})`;
  const expired = sql`(select ${scanEvents.sequence} from ${projects} cross join ${scanEvents}
    where ${days} is not null and ${scanEvents.projectId} = ${projects.id}
      and ${scanEvents.createdAt} < ${now} - ${days} * ${DAY_MS} limit ${limit})`;
  const rows = await database
    .delete(scanEvents)
    .where(sql`${scanEvents.sequence} in ${expired}`)
    .returning({ sequence: scanEvents.sequence });
  return rows.length;
}
