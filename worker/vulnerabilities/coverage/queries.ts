import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { organizationKey, scanKey } from "../../database/keys.ts";
import { scans } from "../../database/tables.ts";
import { scanCoverage } from "../../database/vulnerability-tables.ts";

/**
 * A statement that keeps what the scanners of a scan `s` have looked at, if `guard` holds.
 * @param json a `Coverage` of the runner of an attempt, or an `UploadCoverage`, for which the attempt is null.
 */
export function insertCoverage(
  database: Database,
  { orgId, scanId, attempt }: { orgId: string; scanId: string; attempt: number | null },
  json: string,
  guard: SQL,
) {
  return database.insert(scanCoverage).select(sql`select s.organization_id,
      (select ifnull(max(id), 0) + 1 from ${scanCoverage} where organization_id = s.organization_id), s.id, ${attempt}, ${json}
    from ${scans} as s where s.organization_id = ${organizationKey(orgId)} and s.id = ${scanKey({ orgId, scanId })} and ${guard}`);
}
