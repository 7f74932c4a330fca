import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { organizationKey, scanKey } from "../database/keys.ts";
import { dispatchTurns } from "../database/dispatch-tables.ts";
import { organizations, scanEvents, scanJobs, scans } from "../database/tables.ts";
import { insertEventsWhere } from "../scan-events/queries.ts";
import {
  type Attempt,
  isAttempt,
  isInState,
  jobExists,
  mayGo,
  organizationOfJob,
  scanOfJob,
} from "../scan-jobs/job-guards.ts";
import { TRANSITIONS } from "../scan-jobs/lifecycle.ts";

/*
 * How waiting scans are assigned to runners. A job is held from the offer to a runner until the claim: no other runner is offered
 * it, and it counts as running.
 */

const waits = sql.raw("job.due_at is not null and job.claim_id is null");

/**
 * The next scan by fair queueing: of the organizations below their limit, the one with the fewest running scans, then the one
 * with the oldest last dispatch; within it, the oldest scan. Reads a few rows for each organization with waiting scans, however
 * many scans it has.
 */
function fairNext(now: number, limit: number): SQL {
  const first = (after: SQL) => sql`(select job.organization_id from scan_jobs as job where ${waits} ${after}
    order by job.organization_id limit 1)`;
  return sql`(with recursive
    waiting (organization_id) as (
      select ${first(sql``)}
      union all
      select ${first(sql`and job.organization_id > waiting.organization_id`)}
      from waiting where waiting.organization_id is not null),
    candidate (organization_id, scan_id, running) as (
      select waiting.organization_id,
        (select job.scan_id from scan_jobs as job
          where job.organization_id = waiting.organization_id and ${waits}
            and (job.not_before is null or job.not_before <= ${now})
            and (job.held_until is null or job.held_until <= ${now})
            and exists (select 1 from ${scans} where ${scans.organizationId} = job.organization_id
              and ${scans.id} = job.scan_id and ${scans.status} = 'queued')
          order by job.scan_id limit 1),
        (select count(*) from scan_jobs as job
          where job.organization_id = waiting.organization_id and job.due_at is not null and job.held_until is not null
            and (job.claim_id is not null or job.held_until > ${now}))
      from waiting where waiting.organization_id is not null)
    select job.organization_id, job.scan_id from candidate
      join scan_jobs as job on job.organization_id = candidate.organization_id and job.scan_id = candidate.scan_id
      left join ${dispatchTurns} as turn on turn.organization_id = candidate.organization_id
      join ${organizations} on ${organizations.id} = candidate.organization_id
    where candidate.running < ${limit} and ${organizations.suspendedAt} is null and ${organizations.copyOf} is null
    order by candidate.running, turn.last_dispatched_at, job.created_at, job.organization_id limit 1)`;
}

export interface HeldJob extends Attempt {
  cloneUrl: string;
}

/**
 * Holds the next scan for one runner, in one statement: concurrent callers never get the same scan, and together respect the
 * limit.
 */
export async function holdNextJob(
  database: Database,
  hold: { now: number; until: number; limit: number },
): Promise<HeldJob | undefined> {
  const [job] = await database
    .update(scanJobs)
    .set({ heldUntil: hold.until })
    .where(and(sql`(${scanJobs.organizationId}, ${scanJobs.scanId}) in ${fairNext(hold.now, hold.limit)}`))
    .returning({
      scanId: scanOfJob,
      orgId: organizationOfJob,
      attempt: scanJobs.attempt,
      cloneUrl: scanJobs.cloneUrl,
    });
  return job;
}

/** Releases a held scan that no runner has accepted. */
export async function releaseHeldJob(database: Database, job: Attempt): Promise<void> {
  await database
    .update(scanJobs)
    .set({ heldUntil: null })
    .where(and(isAttempt(job), isNull(scanJobs.claimId)));
}

/**
 * Records that a runner has accepted the scan and may claim it until `heldUntil`. Only the first dispatch of an attempt records
 * an event.
 */
export async function recordDispatch(
  database: Database,
  job: Attempt,
  dispatch: { at: number; heldUntil: number; message: string },
): Promise<void> {
  const { type, at, message } = { type: TRANSITIONS.dispatch.event, ...dispatch };
  const isFirst = sql`${jobExists(isAttempt(job))} and not exists (select 1 from ${scanEvents} where
    ${and(
      eq(scanEvents.organizationId, organizationKey(job.orgId)),
      eq(scanEvents.scanId, scanKey(job)),
      eq(scanEvents.attempt, job.attempt),
      eq(scanEvents.type, type),
    )})`;
  await database.batch([
    insertEventsWhere(database, job, { transition: { type, message, at } }, isFirst),
    database
      .update(scanJobs)
      .set({ heldUntil: dispatch.heldUntil, dueAt: dispatch.heldUntil })
      .where(mayGo(TRANSITIONS.dispatch, job)),
    database
      .insert(dispatchTurns)
      .select(sql`select organization_id, ${at} from (select ${organizationKey(job.orgId)} as organization_id)
        where organization_id is not null`)
      .onConflictDoUpdate({ target: dispatchTurns.organizationId, set: { lastDispatchedAt: at } }),
  ]);
}

/** Counts waiting scans, up to `most`. */
export async function countWaitingJobs(database: Database, most: number): Promise<number> {
  const some = sql`(select 1 from scan_jobs as job where ${waits} limit ${most})`;
  const [row] = await database.select({ count: sql<number>`count(*)` }).from(sql`${some}`);
  return row?.count ?? 0;
}

/**
 * Postpones the sweeper's next examination of an unclaimed scan.
 * @returns when the scan may be dispatched at the earliest, or undefined if it does not wait: the message is stale.
 */
export async function postponeWaitingJob(
  database: Database,
  { scanId, attempt }: Pick<Attempt, "scanId" | "attempt">,
  { now, dueAt }: { now: number; dueAt: number },
): Promise<{ notBefore: number } | undefined> {
  const isIt = sql`(${scanJobs.organizationId}, ${scanJobs.scanId}) = (
    select ${scans.organizationId}, ${scans.id} from ${scans} where ${eq(scans.uuid, scanId)})`;
  const [job] = await database
    .update(scanJobs)
    .set({ dueAt: sql`max(${dueAt}, ${dueAt} - ${now} + ifnull(${scanJobs.notBefore}, 0))` })
    .where(and(isIt, eq(scanJobs.attempt, attempt), isInState("queued")))
    .returning({ notBefore: sql<number>`ifnull(${scanJobs.notBefore}, 0)` });
  return job;
}
