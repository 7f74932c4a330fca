import { and, eq } from "drizzle-orm";
import type { Database } from "./client.ts";
import { organizationKey, uuidOf } from "./keys.ts";
import { projects, scans } from "./tables.ts";

/** Identifies a scan. Queries check all parts, so that a scan of another tenant or project is not found. */
export interface ScanAddress {
  orgId: string;
  projectSlug: string;
  scanId: string;
}

/** Selects the number of the scan, if it exists; also for use as a subquery. */
export function selectScanAt(database: Database, { orgId, projectSlug, scanId }: ScanAddress) {
  return database
    .select({ id: scans.id })
    .from(scans)
    .innerJoin(projects, and(eq(projects.organizationId, scans.organizationId), eq(projects.id, scans.projectId)))
    .where(
      and(
        eq(scans.uuid, uuidOf(scanId)),
        eq(scans.organizationId, organizationKey(orgId)),
        eq(projects.slug, projectSlug),
      ),
    );
}
