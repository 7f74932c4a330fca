import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { organizationKey, scanKey } from "../database/keys.ts";
import { OPEN_STATES, type OpenState, type Transition } from "./lifecycle.ts";
import { scanJobs, scans } from "../database/tables.ts";
import { selectUuid } from "../database/uuid.ts";

/* Conditions on a row of scan_jobs, in the terms of the lifecycle. */

/** An attempt at a scan, as identified by a runner's token or a queue message. */
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

/** In a subquery, the scan of the current job. */
const itsScan = sql`${scans.organizationId} = ${scanJobs.organizationId} and ${scans.id} = ${scanJobs.scanId}`;

export function isInState(state: OpenState): SQL | undefined {
  const claimed = OPEN_STATES[state].claimed ? isNotNull(scanJobs.claimId) : isNull(scanJobs.claimId);
  const status = sql`exists (select 1 from ${scans} where ${itsScan} and ${scans.status} = ${state})`;
  return and(isNotNull(scanJobs.dueAt), claimed, status);
}

/** Whether the attempt may make the transition now. */
export function mayGo({ from }: Transition, attempt: Attempt): SQL | undefined {
  return and(isAttempt(attempt), or(...from.map(isInState)));
}

/** A condition on a claimed job. */
export function wasClaimedAfter(time: number): SQL {
  return sql`exists (select 1 from ${scans} where ${itsScan} and ${scans.startedAt} > ${time})`;
}

/** For statements about another table. */
export function jobExists(condition: SQL | undefined): SQL {
  return sql`exists (select 1 from ${scanJobs} where ${condition})`;
}

/** For statements about scans: a condition on the job of the current scan. */
export function itsJobIs(condition: SQL | undefined): SQL {
  return sql`exists (select 1 from ${scanJobs} where ${itsScan} and ${condition})`;
}

/** Selects the UUIDs of scan and organization of the current job. */
export const scanOfJob = selectUuid(
  sql.raw("(select uuid from scans where organization_id = scan_jobs.organization_id and id = scan_jobs.scan_id)"),
);
export const organizationOfJob = selectUuid(
  sql.raw("(select uuid from organizations where id = scan_jobs.organization_id)"),
);
