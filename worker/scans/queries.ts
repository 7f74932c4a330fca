import { and, eq, getTableColumns, gte, not, sql, type SQL } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/client.ts";
import { type SelectVersion, selectUpdatedAt } from "../database/precondition.ts";
import { compile } from "../database/compile.ts";
import { nextScanId, organizationKey, projectKey, uuidOf } from "../database/keys.ts";
import { findListById, type Listing, type Slice } from "../database/listing.ts";
import { type ScanAddress, selectScanAt } from "../database/scan-address.ts";
import { projects, scanJobs, scans } from "../database/tables.ts";
import { toTimestamp, toTimestampOrNull } from "../database/timestamp.ts";
import { selectUuid } from "../database/uuid.ts";
import { movedOn } from "../database/updated-at.ts";
import type { HashedRequest } from "../idempotency/queries.ts";
import { insertQueuedEvents } from "../scan-events/queries.ts";
import { insertScanAnswer } from "./started-scan/queries.ts";
import { closeJob, recordRelease } from "../scan-jobs/queries.ts";
import { hasUnboundToken, selectUnboundToken, type UnboundToken } from "../projects/queries.ts";
import type { Scan } from "./schemas.ts";

/** A summary may be up to 64 KiB. */
const ROWS_PER_READ = 200;
const MAX_CLOCK_SKEW_MS = 60_000;
/** The maximum time in a UUIDv7. */
const MAX_UUID_MS = 2 ** 48 - 1;

type ScanRow = typeof scans.$inferSelect & { projectUuid: string };

/** The columns of a scan in one project, whose UUID is looked up once. */
function columnsIn(project: { orgId: string; slug: string }) {
  const found = sql`(select ${projects.uuid} from ${projects}
    where ${projects.organizationId} = ${organizationKey(project.orgId)} and ${projects.slug} = ${project.slug})`;
  return { ...getTableColumns(scans), projectUuid: selectUuid(found) };
}

const projectOf = ({ orgId, projectSlug }: { orgId: string; projectSlug: string }) => ({ orgId, slug: projectSlug });

function presentScan(row: ScanRow, orgId: string): Scan {
  return {
    id: row.uuid,
    project_id: row.projectUuid,
    org_id: orgId,
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

interface NewScan {
  id: string;
  orgId: string;
  projectSlug: string;
  now: number;
}

export interface NewPendingScan extends NewScan {
  scannerType: string | null;
  targetRef: string | null;
}

export interface NewQueuedScan extends NewScan {
  /** The request, if it may be repeated. */
  keyed?: HashedRequest | undefined;
  scannerType: string;
  cloneUrl: string;
  /** Undefined for the default branch of the project. */
  branch: string | undefined;
  /** When the sweeper sends the job again if it has not been accepted. */
  dueAt: number;
}

/** A statement that inserts a scan if the organization has the project. */
function insertScan(
  database: Database,
  scan: NewScan,
  {
    status,
    scannerType,
    targetRef,
    where,
  }: { status: string; scannerType: string | null; targetRef: SQL; where?: SQL | undefined },
) {
  return database
    .insert(scans)
    .select(
      database
        .select({
          organizationId: projects.organizationId,
          id: nextScanId(sql`${projects.organizationId}`).as("id"),
          uuid: uuidOf(scan.id).as("uuid"),
          projectId: projects.id,
          status: sql`${status}`.as("status"),
          summary: sql`'{}'`.as("summary"),
          scannerType: sql`${scannerType}`.as("scanner_type"),
          targetRef: targetRef.as("target_ref"),
          startedAt: sql`null`.as("started_at"),
          finishedAt: sql`null`.as("finished_at"),
          createdAt: sql`${scan.now}`.as("created_at"),
          updatedAt: sql`${scan.now}`.as("updated_at"),
          isLatest: sql`0`.as("is_latest"),
        })
        .from(projects)
        .where(
          and(eq(projects.organizationId, organizationKey(scan.orgId)), eq(projects.slug, scan.projectSlug), where),
        ),
    )
    .returning(columnsIn(projectOf(scan)));
}

/**
 * Inserts a scan that the pipeline does not run.
 * @returns undefined if the organization has no such project.
 */
export async function insertPendingScan(database: Database, scan: NewPendingScan): Promise<Scan | undefined> {
  const { scannerType, targetRef } = scan;
  const [row] = await insertScan(database, scan, { status: "pending", scannerType, targetRef: sql`${targetRef}` });
  return row && presentScan(row, scan.orgId);
}

/**
 * Inserts a queued scan and its job: both or none. None if the project has an access token without a repository, unless
 * `evenUnbound`.
 * @returns that token as `unbound`; neither if the organization has no such project.
 */
export async function insertQueuedScan(
  database: Database,
  scan: NewQueuedScan,
  { evenUnbound }: { evenUnbound: boolean },
): Promise<{ scan?: Scan; unbound?: UnboundToken }> {
  const { scannerType } = scan;
  const targetRef = sql`coalesce(${scan.branch ?? null}, ${projects.defaultBranch})`;
  const [[unbound], [row]] = await database.batch([
    selectUnboundToken(database, scan.orgId, scan.projectSlug),
    insertScan(database, scan, {
      status: "queued",
      scannerType,
      targetRef,
      where: evenUnbound ? undefined : not(hasUnboundToken),
    }),
    database.insert(scanJobs).select(
      database
        .select({
          organizationId: scans.organizationId,
          scanId: scans.id,
          projectId: scans.projectId,
          cloneUrl: sql`${scan.cloneUrl}`.as("clone_url"),
          branch: sql`${scans.targetRef}`.as("branch"),
          attempt: sql`1`.as("attempt"),
          claimId: sql`null`.as("claim_id"),
          dueAt: sql`${scan.dueAt}`.as("due_at"),
          createdAt: sql`${scan.now}`.as("created_at"),
          headCommit: sql`null`.as("head_commit"),
          handedBack: sql`0`.as("handed_back"),
          notBefore: sql`null`.as("not_before"),
          heldUntil: sql`null`.as("held_until"),
          clonedCommit: sql`null`.as("cloned_commit"),
        })
        .from(scans)
        .where(and(eq(scans.organizationId, organizationKey(scan.orgId)), eq(scans.uuid, scan.id))),
    ),
    insertQueuedEvents(database, scan.orgId, sql`${scans.uuid} = ${uuidOf(scan.id)}`),
    ...(scan.keyed ? [insertScanAnswer(database, scan, scan.keyed)] : []),
  ]);
  return { ...(row && { scan: presentScan(row, scan.orgId) }), ...(unbound && { unbound }) };
}

function isAt(database: Database, scan: ScanAddress) {
  const organization = eq(scans.organizationId, organizationKey(scan.orgId));
  return and(organization, sql`${scans.id} = ${selectScanAt(database, scan)}`);
}

const selectScan = compile((database, scan: ScanAddress) => [
  database
    .select(columnsIn(projectOf(scan)))
    .from(scans)
    .where(isAt(database, scan)),
]);

export async function findScan(database: Database, scan: ScanAddress): Promise<Scan | undefined> {
  const [[row]] = await database.batch(selectScan(database, scan));
  return row && presentScan(row, scan.orgId);
}

export const selectScanVersion: SelectVersion = ({ orgId, path }) => {
  const project = projectKey({ orgId, slug: path["project_slug"] ?? "" });
  return selectUpdatedAt(
    scans,
    and(
      eq(scans.uuid, path["scan_id"] ?? ""),
      eq(scans.organizationId, organizationKey(orgId)),
      eq(scans.projectId, project),
    ),
  );
};

export interface ScanChange {
  status?: string;
  /** JSON */
  summary?: string;
  /** Set unless the scan already has one. */
  finishedAt?: number;
}

/** If the status differs from the pipeline's, the scan leaves the pipeline in the same batch. */
export async function updateScan(
  database: Database,
  scan: ScanAddress,
  { finishedAt, ...change }: ScanChange,
  now: number,
): Promise<Scan | undefined> {
  const { status } = change;
  const release = {
    type: status === "canceled" ? "canceled" : "released",
    message: `A client set the status to ${status}: nothing works on the scan any more.`,
    detail: { status },
    at: now,
  };
  const [[row]] = await database.batch([
    database
      .update(scans)
      .set({
        ...change,
        ...(finishedAt !== undefined && { finishedAt: sql`coalesce(${scans.finishedAt}, ${finishedAt})` }),
        updatedAt: movedOn(scans.updatedAt),
      })
      .where(isAt(database, scan))
      .returning(columnsIn(projectOf(scan))),
    recordRelease(database, scan, release),
    closeJob(database, scan),
  ]);
  return row && presentScan(row, scan.orgId);
}

/** The filter of a list of scans. */
export interface ScansFilter {
  status?: string | undefined;
  branch?: string | undefined;
  scannerType?: string | undefined;
  /** Milliseconds since 1970. */
  since?: number | undefined;
}

/** A lower bound of the ids of scans created at or after a time, allowing for clock differences. */
function firstIdOf(time: number): string {
  const msecs = Math.min(Math.max(0, time - MAX_CLOCK_SKEW_MS), MAX_UUID_MS);
  return uuidv7({ msecs, seq: 0, random: new Uint8Array(16) });
}

/**
 * Lists scans, newest first.
 * @returns undefined if the organization has no such project.
 */
export async function listScans(
  database: Database,
  project: { orgId: string; slug: string },
  filter: ScansFilter,
  slice: Slice,
): Promise<Listing<Scan> | undefined> {
  const { status, branch, scannerType, since } = filter;
  const owner = projectKey(project);
  return findListById(database, slice, {
    table: scans,
    columns: columnsIn(project),
    where: and(
      eq(scans.organizationId, organizationKey(project.orgId)),
      eq(scans.projectId, owner),
      status === undefined ? undefined : eq(scans.status, status),
      branch === undefined ? undefined : eq(scans.targetRef, branch),
      scannerType === undefined ? undefined : eq(scans.scannerType, scannerType),
      since === undefined ? undefined : and(gte(scans.createdAt, since), gte(scans.uuid, firstIdOf(since))),
    ),
    newestFirst: true,
    rowsPerRead: ROWS_PER_READ,
    owner,
    present: (row: ScanRow) => presentScan(row, project.orgId),
  });
}
