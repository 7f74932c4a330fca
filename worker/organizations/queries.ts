import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { violatesUnique } from "../database/constraint.ts";
import { organizationKey, uuidOf } from "../database/keys.ts";
import { organizations, users } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { movedOn } from "../database/updated-at.ts";
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

export interface OrganizationOfUser {
  id: string;
  slug: string;
  name: string;
  now: number;
  adminId: string;
  /** Becomes the admin: the email and the password are copied as they are at this moment. */
  founder: { id: string; org_id: string };
}

/**
 * Inserts an organization and its admin: both or none.
 * @returns undefined when the founder is gone.
 */
export async function insertOrganizationOfUser(
  database: Database,
  { id, slug, name, now, adminId, founder }: OrganizationOfUser,
): Promise<Organization | "slug_taken" | undefined> {
  const isFounder = and(eq(users.uuid, founder.id), eq(users.organizationId, organizationKey(founder.org_id)));
  const created = {
    status: sql`'active'`.as("status"),
    createdAt: sql`${now}`.as("created_at"),
    updatedAt: sql`${now}`.as("updated_at"),
  };
  const organization = database
    .select({
      id: sql`null`.as("id"),
      uuid: uuidOf(id).as("uuid"),
      slug: sql`${slug}`.as("slug"),
      name: sql`${name}`.as("name"),
      ...created,
    })
    .from(users)
    .where(isFounder);
  const admin = database
    .select({
      organizationId: organizationKey(id).as("organization_id"),
      id: sql`1`.as("id"),
      uuid: uuidOf(adminId).as("uuid"),
      email: users.email,
      emailKey: users.emailKey,
      passwordHash: users.passwordHash,
      passwordChangedAt: sql`${now}`.as("password_changed_at"),
      role: sql`'admin'`.as("role"),
      ...created,
    })
    .from(users)
    .where(isFounder);
  try {
    const [[row]] = await database.batch([
      database.insert(organizations).select(organization).returning(),
      database.insert(users).select(admin),
    ]);
    return row && presentOrganization(row);
  } catch (error) {
    if (violatesUnique(error, "organizations.slug")) return "slug_taken";
    throw error;
  }
}

/** @returns undefined when the organization is gone. */
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

/** With everything in it. @returns whether it was there. */
export async function deleteOrganization(database: Database, id: string): Promise<boolean> {
  const rows = await database
    .delete(organizations)
    .where(eq(organizations.uuid, id))
    .returning({ id: organizations.id });
  return rows.length > 0;
}
