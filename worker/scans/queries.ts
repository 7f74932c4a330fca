import { and, desc, eq, getTableColumns, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { mapPages, PAGE_SIZE, readPages } from "../database/pages.ts";
import { projects, scanJobs, scans } from "../database/tables.ts";
import { toTimestamp, toTimestampOrNull } from "../database/timestamp.ts";
import type { Scan } from "./schemas.ts";

function presentScan(row: typeof scans.$inferSelect): Scan {
  return {
    id: row.id,
    project_id: row.projectId,
    org_id: row.orgId,
    status: row.status,
    summary: JSON.parse(row.summary),
    scanner_type: row.scannerType,
    target_ref: row.targetRef,
    started_at: toTimestampOrNull(row.startedAt),
    finished_at: toTimestampOrNull(row.finishedAt),
    created_at: toTimestamp(row.createdAt),
    updated_at: toTimestamp(row.updatedAt),
  };
}

export interface NewQueuedScan {
  id: string;
  orgId: string;
  projectSlug: string;
  scannerType: string;
  cloneUrl: string;
  /** Undefined for the default branch of the project. */
  branch: string | undefined;
  now: number;
  /** When the sweeper sends the job again if nobody has taken it. */
  dueAt: number;
}

/**
 * Inserts a queued scan and its job: both or none.
 * @returns undefined when the organization has no such project.
 */
export async function insertQueuedScan(database: Database, scan: NewQueuedScan): Promise<Scan | undefined> {
  const [[row]] = await database.batch([
    database
      .insert(scans)
      .select(
        database
          .select({
            id: sql`${scan.id}`.as("id"),
            projectId: projects.id,
            orgId: projects.orgId,
            status: sql`'queued'`.as("status"),
            summary: sql`'{}'`.as("summary"),
            scannerType: sql`${scan.scannerType}`.as("scanner_type"),
            targetRef: sql`coalesce(${scan.branch ?? null}, ${projects.defaultBranch})`.as("target_ref"),
            startedAt: sql`null`.as("started_at"),
            finishedAt: sql`null`.as("finished_at"),
            createdAt: sql`${scan.now}`.as("created_at"),
            updatedAt: sql`${scan.now}`.as("updated_at"),
          })
          .from(projects)
          .where(and(eq(projects.orgId, scan.orgId), eq(projects.slug, scan.projectSlug))),
      )
      .returning(),
    database.insert(scanJobs).select(
      database
        .select({
          scanId: scans.id,
          orgId: scans.orgId,
          cloneUrl: sql`${scan.cloneUrl}`.as("clone_url"),
          branch: sql`${scans.targetRef}`.as("branch"),
          attempt: sql`1`.as("attempt"),
          claimId: sql`null`.as("claim_id"),
          dueAt: sql`${scan.dueAt}`.as("due_at"),
          createdAt: sql`${scan.now}`.as("created_at"),
        })
        .from(scans)
        .where(and(eq(scans.orgId, scan.orgId), eq(scans.id, scan.id))),
    ),
  ]);
  return row && presentScan(row);
}

/** @returns undefined when the organization has no such project or the project no such scan. */
export async function findScan(
  database: Database,
  orgId: string,
  projectSlug: string,
  scanId: string,
): Promise<Scan | undefined> {
  const [row] = await database
    .select(getTableColumns(scans))
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .where(and(eq(scans.id, scanId), eq(scans.orgId, orgId), eq(projects.slug, projectSlug)));
  return row && presentScan(row);
}

/**
 * Newest first.
 * @returns undefined when the organization has no such project.
 */
export async function listScans(
  database: Database,
  orgId: string,
  projectSlug: string,
): Promise<AsyncGenerator<Scan[]> | undefined> {
  const project = database
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.orgId, orgId), eq(projects.slug, projectSlug)));
  const readWhere = (condition?: SQL) =>
    database
      .select()
      .from(scans)
      .where(and(inArray(scans.projectId, project), condition))
      .orderBy(desc(scans.id))
      .limit(PAGE_SIZE);
  const [found, first] = await database.batch([project, readWhere()]);
  if (found.length === 0) return undefined;
  return mapPages(
    readPages(first, (id) => readWhere(lt(scans.id, id))),
    presentScan,
  );
}
