import { and, asc, eq, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { scanJobs, scans } from "../database/tables.ts";
import type { Attempt } from "../scan-jobs/queries.ts";

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
