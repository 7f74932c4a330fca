import { sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { uuidOf } from "../database/keys.ts";
import { COUNTS, type OrganizationQuota } from "./check-quotas.ts";

const RUNNING = `(select count(*) from scan_jobs where organization_id = o.id and due_at is not null
  and held_until is not null and claim_id is not null)`;

/** What an organization has, and its running scans. */
export async function countUse(
  database: Database,
  orgId: string,
): Promise<Record<OrganizationQuota | "running_scans", number>> {
  const columns = Object.entries({ ...COUNTS, running_scans: RUNNING }).map(([name, count]) => `${count} as ${name}`);
  const [row] = await database.all<Record<OrganizationQuota | "running_scans", number>>(
    sql`select ${sql.raw(columns.join(", "))} from organizations as o where o.uuid = ${uuidOf(orgId)}`,
  );
  if (!row) throw new Error("The database is not that of an admitted caller.");
  return row;
}
