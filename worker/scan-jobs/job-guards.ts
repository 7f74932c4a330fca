import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { organizationKey, scanKey } from "../database/keys.ts";
import { OPEN_STATES, type OpenState, type Transition } from "./lifecycle.ts";
import { scanJobs, scans } from "../database/tables.ts";
import { selectUuid } from "../database/uuid.ts";

/*
 * Conditions over a row of scan_jobs, in the words of the lifecycle.
 */

/** One attempt of one scan, as a runner's token or a queue message names it. */
export interface Attempt {
  scanId: string;
  orgId: string;
  attempt: number;
}

export function isJobOf(scan: Pick<Attempt, "scanId" | "orgId">): SQL | undefined {
  return and(eq(scanJobs.organizationId, organizationKey(scan.orgId)), eq(scanJobs.scanId, scanKey(scan)));
}

export function isScan({ orgId, scanId }: Pick<Attempt, "scanId" | "orgId">): SQL | undefined {
  return and(eq(scans.uuid, scanId), eq(scans.organizationId, organizationKey(orgId)));
}

export function isAttempt(attempt: Attempt): SQL | undefined {
  return and(isJobOf(attempt), eq(scanJobs.attempt, attempt.attempt));
}

/** The scan of the job at hand, in a subquery. */
const itsScan = sql`${scans.organizationId} = ${scanJobs.organizationId} and ${scans.id} = ${scanJobs.scanId}`;

export function isInState(state: OpenState): SQL | undefined {
  const claimed = OPEN_STATES[state].claimed ? isNotNull(scanJobs.claimId) : isNull(scanJobs.claimId);
  const status = sql`exists (select 1 from ${scans} where ${itsScan} and ${scans.status} = ${state})`;
  return and(isNotNull(scanJobs.dueAt), claimed, status);
}

/** Whether the attempt may go through the transition now. */
export function mayGo({ from }: Transition, attempt: Attempt): SQL | undefined {
  return and(isAttempt(attempt), or(...from.map(isInState)));
}

/** Of a job that is claimed. */
export function wasClaimedAfter(time: number): SQL {
  return sql`exists (select 1 from ${scans} where ${itsScan} and ${scans.startedAt} > ${time})`;
}

/** In a statement about something else. */
export function jobExists(condition: SQL | undefined): SQL {
  return sql`exists (select 1 from ${scanJobs} where ${condition})`;
}

/** In a statement about scans: of the scan at hand. */
export function itsJobIs(condition: SQL | undefined): SQL {
  return sql`exists (select 1 from ${scanJobs} where ${itsScan} and ${condition})`;
}

/** Of the job at hand, where a statement returns them: the UUIDs of its scan and its organization. */
export const scanOfJob = selectUuid(
  sql.raw("(select uuid from scans where organization_id = scan_jobs.organization_id and id = scan_jobs.scan_id)"),
);
export const organizationOfJob = selectUuid(
  sql.raw("(select uuid from organizations where id = scan_jobs.organization_id)"),
);
