import { insertEndOfScan } from "../audit/queries.ts";
import { and, asc, eq, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ScanSummary } from "../contract/scan-summary.ts";
import type { Database } from "../database/client.ts";
import { deletedProjects } from "../database/deleted-projects.ts";
import { findingBatches } from "../database/finding-tables.ts";
import {
  type Attempt,
  isAttempt,
  isInState,
  isJobOf,
  isScan,
  itsJobIs,
  jobExists,
  mayGo,
  scanOfJob,
} from "./job-guards.ts";
import { organizationKey, scanKey } from "../database/keys.ts";
import { movedOn } from "../database/updated-at.ts";
import { sweeps } from "../database/dispatch-tables.ts";
import { organizations, scanJobs, scans } from "../database/tables.ts";
import { insertEventsWhere, type NewEvent, type EventContext, wasRetried } from "../scan-events/queries.ts";
import { TRANSITIONS, type AttemptCounts } from "./lifecycle.ts";

/*
 * The transitions of lifecycle.ts as batches of guarded statements. Statements that record a transition precede it and have the
 * same guard, so that all of them take effect or none does.
 *
 * While a job is open (`due_at` is not null), its scan has the status that these transitions set. A client may set any other
 * status, which permanently closes the job in the same batch: the pipeline does not change the scan any more.
 */

export type { Attempt } from "./job-guards.ts";

function isOneOf(jobs: readonly Pick<Attempt, "scanId">[]): SQL {
  const json = JSON.stringify(jobs.map(({ scanId }) => scanId.replaceAll("-", "")));
  return sql`(${scanJobs.organizationId}, ${scanJobs.scanId}) in (
    select ${scans.organizationId}, ${scans.id} from json_each(${json}) cross join ${scans} on ${scans.uuid} = unhex(value))`;
}

/**
 * Postpones those of the jobs that are still waiting and due.
 * @returns the postponed jobs, with their current attempts.
 */
export async function postponeDueJobs(
  database: Database,
  jobs: readonly Pick<Attempt, "scanId">[],
  { now, dueAt }: { now: number; dueAt: number },
): Promise<Pick<Attempt, "scanId" | "attempt">[]> {
  const isWaiting = or(...TRANSITIONS.dispatch.from.map(isInState));
  return database
    .update(scanJobs)
    .set({ dueAt })
    .where(and(isOneOf(jobs), lte(scanJobs.dueAt, now), isWaiting))
    .returning({ scanId: scanOfJob, attempt: scanJobs.attempt });
}

/** @returns the attempt counts of a scan, or undefined if it has no job. */
export async function findAttemptCounts(
  database: Database,
  scan: Pick<Attempt, "scanId" | "orgId">,
): Promise<(AttemptCounts & { branch: string; createdAt: number }) | undefined> {
  const { attempt, handedBack, branch, createdAt } = scanJobs;
  const [counts] = await database
    .select({ attempt, handedBack, branch, createdAt })
    .from(scanJobs)
    .where(isJobOf(scan));
  return counts;
}

/**
 * running → completed | failed. Idempotent.
 * @returns whether this attempt has finished the scan with this outcome.
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
  const [, , , , rows] = await database.batch([
    insertEventsWhere(database, attempt, { context, transition: event }, jobExists(held)),
    database
      .update(scans)
      .set({
        status,
        summary: JSON.stringify(summary),
        finishedAt: context.now,
        updatedAt: movedOn(scans.updatedAt, context.now),
      })
      .where(and(isScan(attempt), itsJobIs(held)))
      .returning({ id: scans.id }),
    insertEndOfScan(database, attempt, { by: "runner", changes: describeEnd(status, summary) }),
    database
      .update(scanJobs)
      .set({ dueAt: null })
      .where(and(claimed, isNotNull(scanJobs.dueAt), not(isInState("running") ?? sql`false`))),
    database
      .select({ id: scans.id })
      .from(scans)
      .where(and(isScan(attempt), eq(scans.status, status), itsJobIs(and(claimed, isNull(scanJobs.dueAt))))),
  ]);
  return rows.length > 0;
}

export interface DueJob extends Attempt, AttemptCounts {
  status: string;
  claimed: boolean;
  branch: string;
  createdAt: number;
}

/**
 * Due jobs that are claimed or unclaimed, in order of due time. Uses only the index of open jobs.
 * @param which `createdBefore` restricts the result to jobs created before that time.
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
      scanId: scans.uuid,
      orgId: organizations.uuid,
      attempt: scanJobs.attempt,
      handedBack: scanJobs.handedBack,
      status: scans.status,
      claimed: sql`${scanJobs.claimId} is not null`.mapWith(Boolean),
      branch: scanJobs.branch,
      createdAt: scanJobs.createdAt,
    })
    .from(scanJobs)
    .innerJoin(scans, and(eq(scans.organizationId, scanJobs.organizationId), eq(scans.id, scanJobs.scanId)))
    .innerJoin(organizations, eq(organizations.id, scanJobs.organizationId))
    .where(and(isNotNull(scanJobs.dueAt), lte(scanJobs.dueAt, now), claimed, isOld, isNull(organizations.copyOf)))
    .orderBy(asc(scanJobs.dueAt))
    .limit(limit);
}

/** In lease times: the cron trigger runs once a minute, which is the default lease time. */
const MAX_GAP = 1.5;

/**
 * Records a sweep. A long gap since the last one means an outage of the worker, during which no runner could extend its lease:
 * for one lease time after it, only leases that had expired at the sweep before it count as expired.
 * @returns the time until which a lease must have ended to count as expired.
 */
export async function recordSweep(database: Database, now: number, leaseMs: number): Promise<number> {
  const wasAway = sql`${now} - ${sweeps.sweptAt} > ${MAX_GAP * leaseMs}`;
  const [sweep] = await database
    .insert(sweeps)
    .values({ id: 1, sweptAt: now, stoppedAt: 0, resumedAt: 0 })
    .onConflictDoUpdate({
      target: sweeps.id,
      set: {
        stoppedAt: sql`iif(${wasAway}, ${sweeps.sweptAt}, ${sweeps.stoppedAt})`,
        resumedAt: sql`iif(${wasAway}, ${now}, ${sweeps.resumedAt})`,
        sweptAt: sql`max(${sweeps.sweptAt}, ${now})`,
      },
    })
    .returning({ stoppedAt: sweeps.stoppedAt, resumedAt: sweeps.resumedAt });
  return sweep && now < sweep.resumedAt + leaseMs ? sweep.stoppedAt : now;
}

export interface Retry {
  /** The reason in the event, which identifies a repeated call. */
  reason: string;
  handedBack: boolean;
  notBefore: number | null;
  dueAt: number;
  onlyIfDueBy?: number;
  event: NewEvent;
}

/**
 * running → queued, for the next attempt. Deletes the findings of this attempt.
 * @returns `over` if the attempt is not the current one, `repeated` if it has already ended for the same reason.
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
        heldUntil: null,
        notBefore: retry.notBefore,
        dueAt: retry.dueAt,
      })
      .where(ending)
      .returning({ scanId: scanJobs.scanId }),
    database
      .delete(findingBatches)
      .where(
        and(
          eq(findingBatches.organizationId, organizationKey(attempt.orgId)),
          eq(findingBatches.scanId, scanKey(attempt)),
          lte(findingBatches.attempt, attempt.attempt),
          jobExists(isNext),
        ),
      ),
    database
      .update(scans)
      .set({ status: "queued", startedAt: null, updatedAt: movedOn(scans.updatedAt, context.now) })
      .where(and(isScan(attempt), eq(scans.status, "running"), itsJobIs(isNext))),
  ]);
  if (rows.length > 0) return "requeued";
  return (await wasRetried(database, attempt, retry.reason)) ? "repeated" : "over";
}

/**
 * queued | running → failed, permanently.
 * @returns whether the transition was made.
 */
export async function failJobPermanently(
  database: Database,
  attempt: Attempt,
  failure: { summary: ScanSummary; now: number; onlyIfDueBy: number; event: NewEvent },
): Promise<boolean> {
  const { summary, now, event } = failure;
  const given = and(mayGo(TRANSITIONS.failPermanently, attempt), lte(scanJobs.dueAt, failure.onlyIfDueBy));
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
      .where(and(isScan(attempt), itsJobIs(given)))
      .returning({ id: scans.id }),
    insertEndOfScan(database, attempt, { by: "service", changes: describeEnd("failed", summary) }),
    closeJob(database, attempt),
  ]);
  return rows.length > 0;
}

function describeEnd(status: string, { error }: ScanSummary): object {
  return { status, ...(error && { error: error.code }) };
}

/** Whether a client has set a status other than the pipeline's. */
function isReleased(scan: Pick<Attempt, "scanId" | "orgId">) {
  const asLeft = or(...TRANSITIONS.release.from.map(isInState));
  return and(isJobOf(scan), isNotNull(scanJobs.dueAt), not(asLeft ?? sql`false`));
}

/** Closes the job unless its scan has the status that the pipeline set: no runner may work on it any more. */
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

/** Closes the open jobs of deleted projects: no runner may work on them any more. */
export function closeJobsOfDeletedProjects(database: Database, orgId: string) {
  const organization = organizationKey(orgId);
  const open = (index: string, condition: string) => sql`select job.organization_id, job.scan_id
    from ${scanJobs} as job indexed by ${sql.raw(index)} where job.organization_id = ${organization} and job.due_at is not null
      and ${sql.raw(condition)} and job.project_id in ${deletedProjects(organization)}`;
  return database.update(scanJobs).set({ dueAt: null, claimId: null })
    .where(sql`(${scanJobs.organizationId}, ${scanJobs.scanId}) in (
      ${open("scan_jobs_waiting", "job.claim_id is null")} union ${open("scan_jobs_held", "job.held_until is not null")})`);
}

/** Records that a client has taken over the scan; precedes `closeJob`. */
export function recordRelease(
  database: Database,
  scan: Pick<Attempt, "scanId" | "orgId">,
  event: NewEvent,
): BatchItem<"sqlite"> & PromiseLike<unknown> {
  const attempt = sql`(select ${scanJobs.attempt} from ${scanJobs} where ${isJobOf(scan)})`;
  return insertEventsWhere(database, { ...scan, attempt }, { transition: event }, jobExists(isReleased(scan)));
}
