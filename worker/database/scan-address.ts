import { and, eq } from "drizzle-orm";
import type { Database } from "./client.ts";
import { organizationKey } from "./keys.ts";
import { projects, scans } from "./tables.ts";

/** Where a scan is. Queries check all of it, so that the scan of another tenant or project is not found. */
export interface ScanAddress {
  orgId: string;
  projectSlug: string;
  scanId: string;
}

/** Selects the number of the scan, or nothing: alone or in another statement. */
export function selectScanAt(database: Database, { orgId, projectSlug, scanId }: ScanAddress) {
  return database
    .select({ id: scans.id })
    .from(scans)
    .innerJoin(projects, and(eq(projects.organizationId, scans.organizationId), eq(projects.id, scans.projectId)))
    .where(
      and(eq(scans.uuid, scanId), eq(scans.organizationId, organizationKey(orgId)), eq(projects.slug, projectSlug)),
    );
}
