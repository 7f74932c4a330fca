import { and, asc, eq, inArray, isNotNull, isNull, lte, not, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ScanSummary } from "../contract/scan-summary.ts";
import type { Database } from "../database/client.ts";
import { jsonChunks } from "../database/json-chunks.ts";
import { findings, projects, scanJobs, scans } from "../database/tables.ts";
import { insertFindingsWhere, type NewFinding } from "../findings/queries.ts";

/*
 * Every transition of a scan that the pipeline runs. Each is one batch of guarded statements, so that two of anything
 * cannot both win:
 *
 *   queued ──claim──► running ──finish──► completed | failed
 *     ▲                  │
 *     └─────requeue──────┘   next attempt, from no findings
 *   queued | running ──fail──► failed (given up)
 *
 * While the job is open (due_at is not null), its scan has the status that these transitions gave it. A client may set any
 * other: that closes the job in the same batch, for good, and the scan is the client's.
 */

/** One attempt of one scan, as a runner's token or a queue message names it. */
export interface Attempt {
  scanId: string;
  orgId: string;
  attempt: number;
}

function isAttempt({ scanId, orgId, attempt }: Attempt): SQL | undefined {
  return and(eq(scanJobs.scanId, scanId), eq(scanJobs.orgId, orgId), eq(scanJobs.attempt, attempt));
}

function isOpen(attempt: Attempt): SQL | undefined {
  return and(isAttempt(attempt), isNotNull(scanJobs.dueAt));
}

function isUnclaimed(attempt: Attempt): SQL | undefined {
  return and(isOpen(attempt), isNull(scanJobs.claimId), scanHasStatus("queued"));
}

function isHeld(attempt: Attempt): SQL | undefined {
  return and(isOpen(attempt), isNotNull(scanJobs.claimId), scanHasStatus("running"));
}

function scanHasStatus(status: "queued" | "running"): SQL {
  return sql`exists (select 1 from ${scans} where ${scans.id} = ${scanJobs.scanId} and ${scans.status} = ${status})`;
}

function jobIs(condition: SQL | undefined): SQL {
  return sql`exists (select 1 from ${scanJobs} where ${scanJobs.scanId} = ${scans.id} and ${condition})`;
}

/** The organization of a queued scan whose attempt nobody has claimed, or undefined when the message is out of date. */
export async function findUnclaimedJob(
  database: Database,
  scanId: string,
  attempt: number,
): Promise<{ orgId: string } | undefined> {
  const [job] = await database
    .select({ orgId: scanJobs.orgId })
    .from(scanJobs)
    .where(
      and(
        eq(scanJobs.scanId, scanId),
        eq(scanJobs.attempt, attempt),
        isNotNull(scanJobs.dueAt),
        isNull(scanJobs.claimId),
        scanHasStatus("queued"),
      ),
    );
  return job;
}

/** Puts off the sweeper's next look at a job that is on its way to a runner. */
export async function postponeUnclaimedJob(database: Database, attempt: Attempt, dueAt: number): Promise<void> {
  await database.update(scanJobs).set({ dueAt }).where(isUnclaimed(attempt));
}

export interface ClaimedJob {
  projectId: string;
  cloneUrl: string;
  branch: string;
  accessTokenUser: string | null;
  accessTokenSealed: string | null;
  accessTokenOrigin: string | null;
}

/**
 * queued → running. The same claim again succeeds again.
 * @returns undefined when the attempt is over or another runner's.
 */
export async function claimJob(
  database: Database,
  attempt: Attempt,
  claim: { id: string; now: number; leaseEndsAt: number },
): Promise<ClaimedJob | undefined> {
  const claimed = and(isOpen(attempt), eq(scanJobs.claimId, claim.id));
  const [, , [job]] = await database.batch([
    database.update(scanJobs).set({ claimId: claim.id, dueAt: claim.leaseEndsAt }).where(isUnclaimed(attempt)),
    database
      .update(scans)
      .set({ status: "running", startedAt: claim.now, updatedAt: claim.now })
      .where(and(eq(scans.id, attempt.scanId), eq(scans.status, "queued"), jobIs(claimed))),
    database
      .select({
        projectId: projects.id,
        cloneUrl: scanJobs.cloneUrl,
        branch: scanJobs.branch,
        accessTokenUser: projects.accessTokenUser,
        accessTokenSealed: projects.accessTokenSealed,
        accessTokenOrigin: projects.accessTokenOrigin,
      })
      .from(scanJobs)
      .innerJoin(scans, eq(scans.id, scanJobs.scanId))
      .innerJoin(projects, eq(projects.id, scans.projectId))
      .where(and(claimed, eq(scans.status, "running"))),
  ]);
  return job;
}

/** @returns whether the attempt still holds the scan. */
export async function extendLease(database: Database, attempt: Attempt, leaseEndsAt: number): Promise<boolean> {
  const rows = await database
    .update(scanJobs)
    .set({ dueAt: leaseEndsAt })
    .where(isHeld(attempt))
    .returning({ scanId: scanJobs.scanId });
  return rows.length > 0;
}

/**
 * Inserts what the scan has not yet, so that a call that arrives twice changes nothing.
 * @returns whether the attempt still holds the scan; if it does not, nothing is inserted.
 */
export async function insertPipelineFindings(
  database: Database,
  attempt: Attempt,
  rows: readonly NewFinding[],
  now: number,
): Promise<boolean> {
  const held = isHeld(attempt);
  const guard = sql`exists (select 1 from ${scanJobs} where ${held})`;
  const scan = { id: attempt.scanId, orgId: attempt.orgId, now };
  const inserts = jsonChunks(rows).map((json) =>
    insertFindingsWhere(database, scan, json, guard).onConflictDoNothing({
      target: [findings.scanId, findings.externalId],
    }),
  );
  const [holders] = await database.batch([
    database.select({ scanId: scanJobs.scanId }).from(scanJobs).where(held),
    ...inserts,
  ]);
  return holders.length > 0;
}

/**
 * running → completed | failed. The same again succeeds again.
 * @returns whether the scan has ended by this attempt.
 */
export async function finishJob(
  database: Database,
  attempt: Attempt,
  outcome: { status: "completed" | "failed"; summary: ScanSummary; now: number },
): Promise<boolean> {
  const claimed = and(isAttempt(attempt), isNotNull(scanJobs.claimId));
  const held = and(claimed, isNotNull(scanJobs.dueAt));
  const { status, summary, now } = outcome;
  const ended = inArray(scans.status, ["completed", "failed"]);
  const [, , rows] = await database.batch([
    database
      .update(scans)
      .set({ status, summary: JSON.stringify(summary), finishedAt: now, updatedAt: now })
      .where(and(eq(scans.id, attempt.scanId), eq(scans.status, "running"), jobIs(held))),
    database
      .update(scanJobs)
      .set({ dueAt: null })
      .where(and(held, sql`not ${scanHasStatus("running")}`)),
    database
      .select({ id: scans.id })
      .from(scans)
      .where(and(eq(scans.id, attempt.scanId), ended, jobIs(claimed))),
  ]);
  return rows.length > 0;
}

export interface DueJob extends Attempt {
  status: string;
  claimed: boolean;
  branch: string;
  createdAt: number;
}

/** Jobs whose time has come, the longest waiting first. Reads the index of open jobs alone. */
export async function listDueJobs(database: Database, now: number, limit: number): Promise<DueJob[]> {
  return database
    .select({
      scanId: scanJobs.scanId,
      orgId: scanJobs.orgId,
      attempt: scanJobs.attempt,
      status: scans.status,
      claimed: sql`${scanJobs.claimId} is not null`.mapWith(Boolean),
      branch: scanJobs.branch,
      createdAt: scanJobs.createdAt,
    })
    .from(scanJobs)
    .innerJoin(scans, eq(scans.id, scanJobs.scanId))
    .where(and(isNotNull(scanJobs.dueAt), lte(scanJobs.dueAt, now)))
    .orderBy(asc(scanJobs.dueAt))
    .limit(limit);
}

/**
 * running → queued, for the next attempt, which starts from no findings.
 * @returns whether it was this attempt's turn to end.
 */
export async function requeueJob(
  database: Database,
  attempt: Attempt,
  next: { now: number; dueAt: number; onlyIfDueBy?: number },
): Promise<boolean> {
  const leaseRanOut = next.onlyIfDueBy === undefined ? undefined : lte(scanJobs.dueAt, next.onlyIfDueBy);
  const isNext = and(isOpen({ ...attempt, attempt: attempt.attempt + 1 }), isNull(scanJobs.claimId));
  const [rows] = await database.batch([
    database
      .update(scanJobs)
      .set({ attempt: attempt.attempt + 1, claimId: null, dueAt: next.dueAt })
      .where(and(isHeld(attempt), leaseRanOut))
      .returning({ scanId: scanJobs.scanId }),
    database
      .delete(findings)
      .where(and(eq(findings.scanId, attempt.scanId), sql`exists (select 1 from ${scanJobs} where ${isNext})`)),
    database
      .update(scans)
      .set({ status: "queued", startedAt: null, updatedAt: next.now })
      .where(and(eq(scans.id, attempt.scanId), eq(scans.status, "running"), jobIs(isNext))),
  ]);
  return rows.length > 0;
}

/** queued | running → failed: nothing will work on it any more. */
export async function giveUpJob(
  database: Database,
  attempt: Attempt,
  failure: { summary: ScanSummary; now: number; onlyIfDueBy: number },
): Promise<void> {
  const { summary, now } = failure;
  const given = and(isAttempt(attempt), lte(scanJobs.dueAt, failure.onlyIfDueBy));
  const open = inArray(scans.status, ["queued", "running"]);
  await database.batch([
    database
      .update(scans)
      .set({ status: "failed", summary: JSON.stringify(summary), finishedAt: now, updatedAt: now })
      .where(and(eq(scans.id, attempt.scanId), open, jobIs(given))),
    closeJob(database, attempt),
  ]);
}

/** Closes the job unless its scan has the status that the pipeline gave it: nobody may work on it any more. */
export function closeJob(
  database: Database,
  { scanId, orgId }: Pick<Attempt, "scanId" | "orgId">,
): BatchItem<"sqlite"> & PromiseLike<unknown> {
  const asLeft = sql`case when ${scanJobs.claimId} is null then 'queued' else 'running' end`;
  const isAsLeft = sql`exists (select 1 from ${scans} where ${scans.id} = ${scanJobs.scanId} and ${scans.status} = ${asLeft})`;
  return database
    .update(scanJobs)
    .set({ dueAt: null, claimId: null })
    .where(and(eq(scanJobs.scanId, scanId), eq(scanJobs.orgId, orgId), isNotNull(scanJobs.dueAt), not(isAsLeft)));
}
