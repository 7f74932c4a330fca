import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { closedProjects } from "../database/hidden-projects.ts";
import { uuidOf } from "../database/keys.ts";
import { COUNTS, type OrganizationQuota } from "./check-quotas.ts";

const RUNNING = `(select count(*) from scan_jobs where organization_id = o.id and due_at is not null
  and held_until is not null and claim_id is not null)`;

const SHOWN = { ...COUNTS, running_scans: RUNNING };

/** What an organization has, and its running scans, without projects that the caller does not see. */
export async function countUse(
  database: Database,
  orgId: string,
): Promise<Record<OrganizationQuota | "running_scans", number>> {
  const closed = closedProjects(database, orgId);
  const jobs = (
    condition: string,
  ) => sql`(select count(*) from scan_jobs where organization_id = o.id and due_at is not null
    and ${sql.raw(condition)} and project_id in ${closed})`;
  const hidden: Record<keyof typeof SHOWN, SQL> = {
    queued_scans: jobs("claim_id is null"),
    running_scans: jobs("held_until is not null and claim_id is not null"),
    projects: sql`(select count(*) from ${closed})`,
    users: sql`0`,
    findings: sql`(select count(*) from finding_batches as b indexed by finding_batches_project cross join findings as f
      on f.organization_id = b.organization_id and f.id between b.first_id and b.last_id
      where b.organization_id = o.id and b.project_id in ${closed})`,
  };
  const columns = Object.entries(SHOWN).map(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of it
    ([name, count]) => sql`${sql.raw(count)} - ${hidden[name as keyof typeof SHOWN]} as ${sql.raw(name)}`,
  );
  const [row] = await database.all<Record<OrganizationQuota | "running_scans", number>>(
    sql`select ${sql.join(columns, sql`, `)} from organizations as o where o.uuid = ${uuidOf(orgId)}`,
  );
  if (!row) throw new Error("The database is not that of an admitted caller.");
  return row;
}
