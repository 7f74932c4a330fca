import { and, asc, eq, isNotNull, isNull, lt, lte, not, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ScanSummary } from "../contract/scan-summary.ts";
import type { Database } from "../database/client.ts";
import { type Attempt, isAttempt, isInState, itsJobIs, jobExists, mayGo } from "./job-guards.ts";
import { movedOn } from "../database/updated-at.ts";
import { findings, scanEvents, scanJobs, scans } from "../database/tables.ts";
import { insertEventsWhere, type NewEvent, type EventContext, wasRetried } from "../scan-events/queries.ts";
import { TRANSITIONS, type Tries } from "./lifecycle.ts";

/*
 * The transitions of lifecycle.ts as batches of guarded statements. In each, what is recorded comes first, under the guard
 * of the transition that follows: both happen or neither does.
 *
 * While the job is open (due_at is not null), its scan has the status that these transitions gave it. A client may set any
 * other: that closes the job in the same batch, for good, and the scan is the client's.
 */

export type { Attempt } from "./job-guards.ts";

/** A queued scan whose attempt nobody has claimed, or undefined when the message is out of date. */
export async function findUnclaimedJob(
  database: Database,
  scanId: string,
  attempt: number,
): Promise<{ orgId: string; cloneUrl: string; notBefore: number | null } | undefined> {
  const [job] = await database
    .select({ orgId: scanJobs.orgId, cloneUrl: scanJobs.cloneUrl, notBefore: scanJobs.notBefore })
    .from(scanJobs)
    .where(and(eq(scanJobs.scanId, scanId), eq(scanJobs.attempt, attempt), isInState("queued")));
  return job;
}

/** Puts off the sweeper's next look at a job that is on its way to a runner, and records the first time a runner took it. */
export async function postponeUnclaimedJob(
  database: Database,
  attempt: Attempt,
  dueAt: number,
  taken?: NewEvent,
): Promise<void> {
  const postpone = database
    .update(scanJobs)
    .set({ dueAt })
    .where(mayGo(TRANSITIONS.dispatch, attempt))
    .returning({ scanId: scanJobs.scanId });
  if (!taken) return void (await postpone);
  const isFirst = sql`${jobExists(isAttempt(attempt))} and not exists (select 1 from ${scanEvents} where
    ${and(eq(scanEvents.scanId, attempt.scanId), eq(scanEvents.attempt, attempt.attempt), eq(scanEvents.type, taken.type))})`;
  await database.batch([insertEventsWhere(database, attempt, { transition: taken }, isFirst), postpone]);
}

/** Postpones those of the jobs that still wait and are due. @returns them, with their current attempt. */
export async function postponeDueJobs(
  database: Database,
  jobs: readonly Pick<Attempt, "scanId">[],
  { now, dueAt }: { now: number; dueAt: number },
): Promise<Pick<Attempt, "scanId" | "attempt">[]> {
  const json = JSON.stringify(jobs.map(({ scanId }) => scanId));
  const isWaiting = or(...TRANSITIONS.dispatch.from.map(isInState));
  return database
    .update(scanJobs)
    .set({ dueAt })
    .where(and(sql`${scanJobs.scanId} in (select value from json_each(${json}))`, lte(scanJobs.dueAt, now), isWaiting))
    .returning({ scanId: scanJobs.scanId, attempt: scanJobs.attempt });
}

/** How often the scan of an attempt has been tried by now, or undefined when there is no such scan. */
export async function findTries(
  database: Database,
  { scanId, orgId }: Pick<Attempt, "scanId" | "orgId">,
): Promise<(Tries & { branch: string; createdAt: number }) | undefined> {
  const { attempt, handedBack, branch, createdAt } = scanJobs;
  const [tries] = await database
    .select({ attempt, handedBack, branch, createdAt })
    .from(scanJobs)
    .where(and(eq(scanJobs.scanId, scanId), eq(scanJobs.orgId, orgId)));
  return tries;
}

/**
 * running → completed | failed. The same again succeeds again.
 * @returns whether the scan has ended so by this attempt.
 */
export async function finishJob(
  database: Database,
  attempt: Attempt,
  outcome: { status: "completed" | "failed"; summary: ScanSummary; event: NewEvent },
  context: EventContext,
): Promise<boolean> {
  const { status, summary, event } = outcome;
  const held = mayGo(TRANSITIONS[status === "completed" ? "complete" : "fail"], attempt);
  const claimed = and(isAttempt(attempt), isNotNull(scanJobs.claimId));
  const [, , , rows] = await database.batch([
    insertEventsWhere(database, attempt, { context, transition: event }, jobExists(held)),
    database
      .update(scans)
      .set({
        status,
        summary: JSON.stringify(summary),
        finishedAt: context.now,
        updatedAt: movedOn(scans.updatedAt, context.now),
      })
      .where(and(eq(scans.id, attempt.scanId), itsJobIs(held)))
      .returning({ id: scans.id }),
    database
      .update(scanJobs)
      .set({ dueAt: null })
      .where(and(claimed, isNotNull(scanJobs.dueAt), not(isInState("running") ?? sql`false`))),
    database
      .select({ id: scans.id })
      .from(scans)
      .where(
        and(eq(scans.id, attempt.scanId), eq(scans.status, status), itsJobIs(and(claimed, isNull(scanJobs.dueAt)))),
      ),
  ]);
  return rows.length > 0;
}

export interface DueJob extends Attempt, Tries {
  status: string;
  claimed: boolean;
  branch: string;
  createdAt: number;
}

/**
 * Claimed or unclaimed jobs whose time has come, the longest waiting first. Reads the index of open jobs alone.
 * @param which those created before a time, or all.
 */
export async function listDueJobs(
  database: Database,
  now: number,
  limit: number,
  which: { claimed: boolean; createdBefore?: number | undefined },
): Promise<DueJob[]> {
  const claimed = which.claimed ? isNotNull(scanJobs.claimId) : isNull(scanJobs.claimId);
  const isOld = which.createdBefore === undefined ? undefined : lt(scanJobs.createdAt, which.createdBefore);
  return database
    .select({
      scanId: scanJobs.scanId,
      orgId: scanJobs.orgId,
      attempt: scanJobs.attempt,
      handedBack: scanJobs.handedBack,
      status: scans.status,
      claimed: sql`${scanJobs.claimId} is not null`.mapWith(Boolean),
      branch: scanJobs.branch,
      createdAt: scanJobs.createdAt,
    })
    .from(scanJobs)
    .innerJoin(scans, eq(scans.id, scanJobs.scanId))
    .where(and(isNotNull(scanJobs.dueAt), lte(scanJobs.dueAt, now), claimed, isOld))
    .orderBy(asc(scanJobs.dueAt))
    .limit(limit);
}

export interface Retry {
  /** Why, in the words of the event: a repeated call is known by it. */
  reason: string;
  handedBack: boolean;
  notBefore: number | null;
  dueAt: number;
  onlyIfDueBy?: number;
  event: NewEvent;
}

/**
 * running → queued, for the next attempt, which starts from no findings of the pipeline's own.
 * @returns `over` when it was not this attempt's turn to end, `repeated` when it had ended for this very reason.
 */
export async function requeueJob(
  database: Database,
  attempt: Attempt,
  retry: Retry,
  context: EventContext,
): Promise<"requeued" | "repeated" | "over"> {
  const leaseRanOut = retry.onlyIfDueBy === undefined ? undefined : lte(scanJobs.dueAt, retry.onlyIfDueBy);
  const ending = and(mayGo(TRANSITIONS.retry, attempt), leaseRanOut);
  const next = { ...attempt, attempt: attempt.attempt + 1 };
  const isNext = and(isAttempt(next), isNotNull(scanJobs.dueAt), isNull(scanJobs.claimId));
  const [, rows] = await database.batch([
    insertEventsWhere(database, attempt, { context, transition: retry.event }, jobExists(ending)),
    database
      .update(scanJobs)
      .set({
        attempt: next.attempt,
        handedBack: sql`${scanJobs.handedBack} + ${retry.handedBack ? 1 : 0}`,
        claimId: null,
        notBefore: retry.notBefore,
        dueAt: retry.dueAt,
      })
      .where(ending)
      .returning({ scanId: scanJobs.scanId }),
    database
      .delete(findings)
      .where(and(eq(findings.scanId, attempt.scanId), lte(findings.attempt, attempt.attempt), jobExists(isNext))),
    database
      .update(scans)
      .set({ status: "queued", startedAt: null, updatedAt: movedOn(scans.updatedAt, context.now) })
      .where(and(eq(scans.id, attempt.scanId), eq(scans.status, "running"), itsJobIs(isNext))),
  ]);
  if (rows.length > 0) return "requeued";
  return (await wasRetried(database, attempt, retry.reason)) ? "repeated" : "over";
}

/** queued | running → failed: nothing will work on it any more. @returns whether it was time. */
export async function giveUpJob(
  database: Database,
  attempt: Attempt,
  failure: { summary: ScanSummary; now: number; onlyIfDueBy: number; event: NewEvent },
): Promise<boolean> {
  const { summary, now, event } = failure;
  const given = and(mayGo(TRANSITIONS.giveUp, attempt), lte(scanJobs.dueAt, failure.onlyIfDueBy));
  const [, rows] = await database.batch([
    insertEventsWhere(database, attempt, { transition: event }, jobExists(given)),
    database
      .update(scans)
      .set({
        status: "failed",
        summary: JSON.stringify(summary),
        finishedAt: now,
        updatedAt: movedOn(scans.updatedAt, now),
      })
      .where(and(eq(scans.id, attempt.scanId), itsJobIs(given)))
      .returning({ id: scans.id }),
    closeJob(database, attempt),
  ]);
  return rows.length > 0;
}

/** Whether a client has given the scan another status than the pipeline. */
function isReleased({ scanId, orgId }: Pick<Attempt, "scanId" | "orgId">) {
  const asLeft = or(...TRANSITIONS.release.from.map(isInState));
  return and(
    eq(scanJobs.scanId, scanId),
    eq(scanJobs.orgId, orgId),
    isNotNull(scanJobs.dueAt),
    not(asLeft ?? sql`false`),
  );
}

/** Closes the job unless its scan has the status that the pipeline gave it: nobody may work on it any more. */
export function closeJob(
  database: Database,
  scan: Pick<Attempt, "scanId" | "orgId">,
): BatchItem<"sqlite"> & PromiseLike<unknown> {
  return database
    .update(scanJobs)
    .set({ dueAt: null, claimId: null })
    .where(isReleased(scan))
    .returning({ scanId: scanJobs.scanId });
}

/** Records that a client has taken the scan over; comes right before `closeJob`. */
export function recordRelease(
  database: Database,
  scan: Pick<Attempt, "scanId" | "orgId">,
  event: NewEvent,
): BatchItem<"sqlite"> & PromiseLike<unknown> {
  const attempt = sql`(select ${scanJobs.attempt} from ${scanJobs} where ${scanJobs.scanId} = ${scan.scanId})`;
  return insertEventsWhere(database, { ...scan, attempt }, { transition: event }, jobExists(isReleased(scan)));
}
