import { desc, gt, lt, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { operatorEvents } from "../database/audit-tables.ts";
import type { Database } from "../database/client.ts";
import { directory } from "../database/directory-tables.ts";
import { organizations } from "../database/tables.ts";
import type { Entry } from "../directory/queries.ts";
import { COUNTS } from "../quotas/check-quotas.ts";

/** Organizations by their numbers, after one. */
export async function listEntries(database: Database, after: number, limit: number): Promise<Entry[]> {
  return database.select().from(directory).where(gt(directory.id, after)).orderBy(directory.id).limit(limit);
}

export interface StoredOrganization {
  suspendedAt: number | null;
  users: number;
  projects: number;
  scans: number;
  findings: number;
}

const SCANS = `((select count(*) from scans where organization_id = o.id)
  - (select count(*) from projects as p indexed by projects_deleted cross join scans as s
    on s.organization_id = p.organization_id and s.project_id = p.id
    where p.organization_id = o.id and p.deleted_at is not null))`;

/** @returns undefined if the shard does not serve the organization. */
export async function countStored(database: Database, organization: number): Promise<StoredOrganization | undefined> {
  const { users, projects, findings } = COUNTS;
  const [row] = await database.all<StoredOrganization>(
    sql`select suspended_at as suspendedAt, ${sql.raw(users)} as users, ${sql.raw(projects)} as projects,
      ${sql.raw(SCANS)} as scans, ${sql.raw(findings)} as findings
    from ${organizations} as o where o.id = ${organization} and o.copy_of is null`,
  );
  return row;
}

export type OperatorEvent = typeof operatorEvents.$inferSelect;

export async function insertOperatorEvent(
  database: Database,
  event: Omit<OperatorEvent, "uuid" | "createdAt">,
): Promise<void> {
  await database.insert(operatorEvents).values({ uuid: uuidv7(), createdAt: Date.now(), ...event });
}

/** Newest first. @param before the id of an event, or undefined for the newest ones */
export async function listOperatorEvents(
  database: Database,
  before: string | undefined,
  limit: number,
): Promise<OperatorEvent[]> {
  const { uuid } = operatorEvents;
  return database
    .select()
    .from(operatorEvents)
    .where(before === undefined ? undefined : lt(uuid, before))
    .orderBy(desc(uuid))
    .limit(limit);
}

/** Deletes at most `limit` rows. */
export async function deleteOperatorEventsBefore(database: Database, time: number, limit: number): Promise<void> {
  const { uuid, createdAt } = operatorEvents;
  const oldest = database.select({ uuid }).from(operatorEvents).orderBy(uuid).limit(limit);
  await database.delete(operatorEvents).where(sql`${uuid} in ${oldest} and ${lt(createdAt, time)}`);
}
