import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { OPEN_STATES, type OpenState, type Transition } from "./lifecycle.ts";
import { scanJobs, scans } from "../database/tables.ts";

/*
 * Conditions over a row of scan_jobs, in the words of the lifecycle.
 */

/** One attempt of one scan, as a runner's token or a queue message names it. */
export interface Attempt {
  scanId: string;
  orgId: string;
  attempt: number;
}

export function isAttempt({ scanId, orgId, attempt }: Attempt): SQL | undefined {
  return and(eq(scanJobs.scanId, scanId), eq(scanJobs.orgId, orgId), eq(scanJobs.attempt, attempt));
}

export function isInState(state: OpenState): SQL | undefined {
  const claimed = OPEN_STATES[state].claimed ? isNotNull(scanJobs.claimId) : isNull(scanJobs.claimId);
  const status = sql`exists (select 1 from ${scans} where ${scans.id} = ${scanJobs.scanId} and ${scans.status} = ${state})`;
  return and(isNotNull(scanJobs.dueAt), claimed, status);
}

/** Whether the attempt may go through the transition now. */
export function mayGo({ from }: Transition, attempt: Attempt): SQL | undefined {
  return and(isAttempt(attempt), or(...from.map(isInState)));
}

/** Of a job that is claimed. */
export function wasClaimedAfter(time: number): SQL {
  return sql`exists (select 1 from ${scans} where ${scans.id} = ${scanJobs.scanId} and ${scans.startedAt} > ${time})`;
}

/** In a statement about something else. */
export function jobExists(condition: SQL | undefined): SQL {
  return sql`exists (select 1 from ${scanJobs} where ${condition})`;
}

/** In a statement about scans: of the scan at hand. */
export function itsJobIs(condition: SQL | undefined): SQL {
  return sql`exists (select 1 from ${scanJobs} where ${scanJobs.scanId} = ${scans.id} and ${condition})`;
}
