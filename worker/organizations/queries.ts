import { and, eq, isNull, sql } from "drizzle-orm";
import { auditEntry } from "../audit/audit-entry.ts";
import { HAS_CHANGED, insertAuditEntry } from "../audit/queries.ts";
import type { Caller } from "../auth/caller.ts";
import type { Database } from "../database/client.ts";
import { type SelectVersion, selectUpdatedAt } from "../database/precondition.ts";
import { organizationKey } from "../database/keys.ts";
import { DIRECTORY_SHARD } from "../database/shards.ts";
import { organizations, users } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { movedOn } from "../database/updated-at.ts";
import { deleteEntry } from "../directory/queries.ts";
import type { Organization } from "./schemas.ts";

export function presentOrganization(row: typeof organizations.$inferSelect): Organization {
  return {
    id: row.uuid,
    slug: row.slug,
    name: row.name,
    status: row.status,
    created_at: toTimestamp(row.createdAt),
    updated_at: toTimestamp(row.updatedAt),
  };
}

export async function findOrganization(database: Database, id: string): Promise<Organization | undefined> {
  const [row] = await database.select().from(organizations).where(eq(organizations.uuid, id));
  return row && presentOrganization(row);
}

/**
 * Email and password hash of a user, for the admin of a new organization, and the user's founder.
 * @returns undefined if the user was deleted.
 */
export async function findFounder(
  database: Database,
  { organization, user }: Caller,
): Promise<Pick<typeof users.$inferSelect, "email" | "emailKey" | "passwordHash" | "founder"> | undefined> {
  const { email, emailKey, passwordHash, founder } = users;
  const [row] = await database
    .select({ email, emailKey, passwordHash, founder })
    .from(users)
    .where(and(eq(users.uuid, user.id), eq(users.organizationId, organizationKey(organization.id))));
  return row;
}

export const selectOrganizationVersion: SelectVersion = ({ orgId }) =>
  selectUpdatedAt(organizations, eq(organizations.uuid, orgId));

/** @returns undefined if the organization was deleted. */
export async function updateOrganization(
  database: Database,
  id: string,
  change: { name?: string; status?: string },
): Promise<Organization | undefined> {
  const [row] = await database
    .update(organizations)
    .set({ ...change, updatedAt: movedOn(organizations.updatedAt) })
    .where(eq(organizations.uuid, id))
    .returning();
  return row && presentOrganization(row);
}

/**
 * @param at the time of the suspension, which an earlier one keeps; null to end it.
 * @returns undefined if the shard does not serve the organization.
 */
export async function updateSuspension(
  database: Database,
  slug: string,
  at: number | null,
  requestId: string,
): Promise<{ suspendedAt: number | null } | undefined> {
  const { suspendedAt, copyOf } = organizations;
  const action = at === null ? "resumeOrganization" : "suspendOrganization";
  const audit = auditEntry({ organization: { slug }, actorType: "operator", actorId: null, action, requestId });
  const [[row]] = await database.batch([
    database
      .update(organizations)
      .set({ suspendedAt: at === null ? null : sql`ifnull(${suspendedAt}, ${at})` })
      .where(and(eq(organizations.slug, slug), isNull(copyOf)))
      .returning({ suspendedAt }),
    insertAuditEntry(database, audit, HAS_CHANGED),
  ]);
  return row;
}

/**
 * Deletes the organization: its row becomes a copy of nothing, which nothing serves, and whose rows the cron trigger removes.
 * @returns whether it existed.
 */
export async function deleteOrganization(database: Database, id: string): Promise<boolean> {
  const { uuid } = organizations;
  const remove = database
    .update(organizations)
    .set({
      copyOf: sql`${uuid}`,
      uuid: sql`randomblob(16)`,
      slug: sql`'~' || ${organizations.id}`,
      deletedAt: Date.now(),
    })
    .where(and(eq(uuid, id), isNull(organizations.copyOf)))
    .returning({ id: organizations.id });
  if (database.shard !== DIRECTORY_SHARD) return (await remove).length > 0;
  const [rows] = await database.batch([remove, deleteEntry(database, { uuid: id, shard: database.shard })]);
  return rows.length > 0;
}
