import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { projectOfDeletedScans, SLUG_OF_DELETED_SCANS } from "../../database/deleted-projects.ts";
import { findingBatches } from "../../database/finding-tables.ts";
import { nextId, organizationKey, scanKey } from "../../database/keys.ts";
import { type ScanAddress, selectScanAt } from "../../database/scan-address.ts";
import { projects, scanJobs, scans } from "../../database/tables.ts";
import { uncomparedScans } from "../../database/vulnerability-tables.ts";

/**
 * Deletes a scan: it passes to the deleted project of the organization, where nothing shows it and no runner works on it, until the
 * cron trigger has removed its rows. As a scan that is not completed, it is no longer the latest of its branch.
 * @returns whether it existed.
 */
export async function deleteScan(database: Database, scan: ScanAddress): Promise<boolean> {
  const organization = organizationKey(scan.orgId);
  const projectId = projectOfDeletedScans(organization);
  const isDeleted = sql`${scans.organizationId} = ${organization} and ${scans.id} = ${selectScanAt(database, scan)}`;
  const isOfScan = (table: typeof scanJobs | typeof findingBatches | typeof uncomparedScans) =>
    sql`${table.organizationId} = ${organization} and ${table.scanId} = ${scanKey(scan)}
      and exists ${selectScanAt(database, scan)}`;
  const isThere = sql`exists ${selectScanAt(database, scan)}`;
  const [, rows] = await database.batch([
    database
      .insert(projects)
      .select(selectProjectOfDeletedScans(organization, Date.now(), isThere))
      .onConflictDoNothing(),
    database.update(scans).set({ status: "canceled" }).where(isDeleted).returning({ id: scans.id }),
    database.update(scanJobs).set({ dueAt: null, claimId: null }).where(isOfScan(scanJobs)),
    database.delete(uncomparedScans).where(isOfScan(uncomparedScans)),
    database.update(findingBatches).set({ projectId }).where(isOfScan(findingBatches)),
    database.update(scans).set({ projectId }).where(isDeleted),
  ]);
  return rows.length > 0;
}

function selectProjectOfDeletedScans(organization: SQL, now: number, condition: SQL): SQL {
  const values: Record<string, SQL> = {
    organization_id: organization,
    id: nextId(projects, organization),
    uuid: sql`randomblob(16)`,
    slug: sql`${SLUG_OF_DELETED_SCANS}`,
    name: sql`''`,
    status: sql`'deleted'`,
    default_branch: sql`''`,
    created_at: sql`${now}`,
    updated_at: sql`${now}`,
    deleted_at: sql`${now}`,
  };
  const columnNames = Object.values(getTableColumns(projects)).map(({ name }) => name);
  return sql`select ${sql.join(
    columnNames.map((name) => values[name] ?? sql`null`),
    sql`, `,
  )} where ${condition}`;
}
