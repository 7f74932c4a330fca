import { and, asc, eq, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import {
  type Attempt,
  isAttempt,
  isInState,
  itsJobIs,
  jobExists,
  mayGo,
  wasClaimedAfter,
} from "../scan-jobs/job-guards.ts";
import { jsonChunks } from "../database/json-chunks.ts";
import { findings, projects, scanJobs, scans } from "../database/tables.ts";
import { movedOn } from "../database/updated-at.ts";
import { insertFindingsWhere, type NewFinding } from "../findings/queries.ts";
import { insertEventsWhere, type NewEvent, type EventContext } from "../scan-events/queries.ts";
import { MAX_ATTEMPT_MS, TRANSITIONS } from "../scan-jobs/lifecycle.ts";

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
  claim: { id: string; now: number; leaseEndsAt: number; event: NewEvent },
): Promise<ClaimedJob | undefined> {
  const claimable = mayGo(TRANSITIONS.claim, attempt);
  const claimed = and(isAttempt(attempt), isNotNull(scanJobs.dueAt), eq(scanJobs.claimId, claim.id));
  const [, , , [job]] = await database.batch([
    insertEventsWhere(database, attempt, { transition: claim.event }, jobExists(claimable)),
    database
      .update(scanJobs)
      .set({ claimId: claim.id, dueAt: claim.leaseEndsAt })
      .where(claimable)
      .returning({ scanId: scanJobs.scanId }),
    database
      .update(scans)
      .set({ status: "running", startedAt: claim.now, updatedAt: movedOn(scans.updatedAt, claim.now) })
      .where(and(eq(scans.id, attempt.scanId), eq(scans.status, "queued"), itsJobIs(claimed))),
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
      .where(and(claimed, isInState("running"))),
  ]);
  return job;
}

/** @returns whether the attempt still holds the scan, and may go on. */
export async function extendLease(
  database: Database,
  attempt: Attempt,
  leaseEndsAt: number,
  context: EventContext,
): Promise<boolean> {
  const held = and(mayGo(TRANSITIONS.heartbeat, attempt), wasClaimedAfter(context.now - MAX_ATTEMPT_MS));
  const extend = database
    .update(scanJobs)
    .set({ dueAt: leaseEndsAt })
    .where(held)
    .returning({ scanId: scanJobs.scanId });
  if (context.events.length === 0) return (await extend).length > 0;
  const [, rows] = await database.batch([insertEventsWhere(database, attempt, { context }, jobExists(held)), extend]);
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
  const held = mayGo(TRANSITIONS.findings, attempt);
  const scan = { id: attempt.scanId, orgId: attempt.orgId, attempt: attempt.attempt, now };
  const inserts = jsonChunks(rows).map((json) =>
    insertFindingsWhere(database, scan, json, jobExists(held)).onConflictDoNothing({
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
 * Sets the longest waiting job aside for one runner until `until`, and nobody else gets it before then. One statement
 * over the index of open jobs. Runners serve every organization.
 */
export async function leaseDueJob(database: Database, now: number, until: number): Promise<Attempt | undefined> {
  const waits = and(isNotNull(scanJobs.dueAt), lte(scanJobs.dueAt, now), isNull(scanJobs.claimId));
  const next = database
    .select({ scanId: scanJobs.scanId })
    .from(scanJobs)
    .innerJoin(scans, eq(scans.id, scanJobs.scanId))
    .where(and(waits, eq(scans.status, "queued")))
    .orderBy(asc(scanJobs.dueAt))
    .limit(1);
  const [job] = await database
    .update(scanJobs)
    .set({ dueAt: until })
    .where(and(inArray(scanJobs.scanId, next), waits))
    .returning({ scanId: scanJobs.scanId, orgId: scanJobs.orgId, attempt: scanJobs.attempt });
  return job;
}
