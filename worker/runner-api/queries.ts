import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import {
  type Attempt,
  isAttempt,
  isInState,
  isScan,
  itsJobIs,
  jobExists,
  mayGo,
  wasClaimedAfter,
} from "../scan-jobs/job-guards.ts";
import { projects, scanJobs, scans } from "../database/tables.ts";
import { movedOn } from "../database/updated-at.ts";
import { chunkFindings, type NewFinding } from "../findings/store/finding-chunks.ts";
import { storeChunk } from "../findings/store/queries.ts";
import { insertEventsWhere, type NewEvent, type EventContext } from "../scan-events/queries.ts";
import { MAX_ATTEMPT_MS, TRANSITIONS } from "../scan-jobs/lifecycle.ts";

export interface ClaimedJob {
  projectId: string;
  cloneUrl: string;
  branch: string;
  accessTokenUser: string | null;
  encryptedAccessToken: string | null;
  accessTokenRepository: string | null;
}

/**
 * queued → running. Idempotent for the same claim.
 * @returns undefined if the attempt is over or assigned to another runner.
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
      .set({ claimId: claim.id, dueAt: claim.leaseEndsAt, heldUntil: claim.leaseEndsAt })
      .where(claimable)
      .returning({ scanId: scanJobs.scanId }),
    database
      .update(scans)
      .set({ status: "running", startedAt: claim.now, updatedAt: movedOn(scans.updatedAt, claim.now) })
      .where(and(isScan(attempt), eq(scans.status, "queued"), itsJobIs(claimed))),
    database
      .select({
        projectId: projects.uuid,
        cloneUrl: scanJobs.cloneUrl,
        branch: scanJobs.branch,
        accessTokenUser: projects.accessTokenUser,
        encryptedAccessToken: projects.encryptedAccessToken,
        accessTokenRepository: projects.accessTokenRepository,
      })
      .from(scanJobs)
      .innerJoin(
        projects,
        and(eq(projects.organizationId, scanJobs.organizationId), eq(projects.id, scanJobs.projectId)),
      )
      .where(and(claimed, isInState("running"))),
  ]);
  return job;
}

/** @returns whether the attempt still holds the scan. */
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
 * Inserts the findings that the scan does not have yet, so that the call is idempotent.
 * @returns whether the attempt still holds the scan; otherwise nothing is inserted.
 */
export async function insertPipelineFindings(
  database: Database,
  attempt: Attempt,
  rows: readonly NewFinding[],
  now: number,
): Promise<boolean> {
  const held = mayGo(TRANSITIONS.findings, attempt);
  const statements = chunkFindings(rows).flatMap((chunk) => {
    const batch = { ...attempt, now };
    const { record, rest } = storeChunk(database, batch, chunk, { guard: jobExists(held), isRepeatable: true });
    return [record, rest].flat();
  });
  const [holders] = await database.batch([
    database.select({ scanId: scanJobs.scanId }).from(scanJobs).where(held),
    ...statements,
  ]);
  return holders.length > 0;
}
