import { and, eq } from "drizzle-orm";
import type { Database } from "./client.ts";
import { projects, scans } from "./tables.ts";

/** Where a scan is. Queries check all of it, so that the scan of another tenant or project is not found. */
export interface ScanAddress {
  orgId: string;
  projectSlug: string;
  scanId: string;
}

/** Selects the id of the scan, or nothing: alone or in another statement. */
export function selectScanAt(database: Database, { orgId, projectSlug, scanId }: ScanAddress) {
  return database
    .select({ id: scans.id })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .where(and(eq(scans.id, scanId), eq(scans.orgId, orgId), eq(projects.slug, projectSlug)));
}
