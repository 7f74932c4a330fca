import { and, eq, isNotNull } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { v7 as uuidv7 } from "uuid";
import { CommitId } from "../contract/git-names.ts";
import type { Coverage } from "../contract/finding-identity.ts";
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
import { scanKey } from "../database/keys.ts";
import { projects, scanJobs, scans } from "../database/tables.ts";
import { movedOn } from "../database/updated-at.ts";
import { chunkFindings, type NewFinding } from "../findings/store/finding-chunks.ts";
import { storeChunk } from "../findings/store/queries.ts";
import { deleteStaged, isShort, selectStaged, stage } from "../findings/upload/queries.ts";
import { insertEventsWhere, type NewEvent, type EventContext } from "../scan-events/queries.ts";
import { insertCoverage } from "../vulnerabilities/coverage/queries.ts";
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
 * @returns undefined if the attempt has ended or is assigned to another runner.
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
  const cloned = context.events.findLast(({ type }) => type === "cloned")?.detail["commit"];
  const { data: clonedCommit } = CommitId.safeParse(cloned);
  const extend = database
    .update(scanJobs)
    .set({ dueAt: leaseEndsAt, ...(clonedCommit !== undefined && { clonedCommit }) })
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
  { rows, coverage }: { rows: readonly NewFinding[]; coverage?: Coverage | undefined },
  now: number,
): Promise<boolean> {
  const held = mayGo(TRANSITIONS.findings, attempt);
  const guard = jobExists(held);
  const { orgId, scanId } = attempt;
  const staging = { uploadId: uuidv7(), orgId, scan: scanKey({ orgId, scanId }), guard, now };
  const batch = { ...attempt, now };
  const statements: BatchItem<"sqlite">[] = [];
  for (const [position, chunk] of chunkFindings(rows).entries()) {
    const { json } = chunk;
    const source = isShort(json) ? json.join("") : selectStaged(database, staging, position);
    const { record, rest } = storeChunk(database, batch, { ...chunk, json: source }, { guard, onConflict: "skip" });
    if (!isShort(json)) statements.push(stage(database, staging, { position, json }));
    statements.push(record, ...rest);
  }
  const [holders] = await database.batch([
    database.select({ scanId: scanJobs.scanId }).from(scanJobs).where(held),
    ...statements,
    deleteStaged(database, staging),
    ...(coverage ? [insertCoverage(database, attempt, JSON.stringify(coverage), guard)] : []),
  ]);
  return holders.length > 0;
}
