import { and, eq } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { violatesUnique } from "../database/constraint.ts";
import { organizations, users } from "../database/tables.ts";
import { presentOrganization } from "../organizations/queries.ts";
import type { Organization } from "../organizations/schemas.ts";
import { presentUser } from "../users/queries.ts";
import type { User } from "../users/schemas.ts";

export type NewOrganization = typeof organizations.$inferInsert;
export type NewUser = typeof users.$inferInsert;

export interface StoredIdentity {
  organization: Organization;
  user: { present: User; passwordHash: string; passwordChangedAt: number } | undefined;
}

/** Emails are unique, and looked up, without regard to case. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/** The organization of a slug with one of its users, in one read. */
export async function findIdentity(
  database: Database,
  slug: string,
  by: { userId: string } | { email: string },
): Promise<StoredIdentity | undefined> {
  const isUser = "userId" in by ? eq(users.id, by.userId) : eq(users.emailKey, emailKey(by.email));
  const [row] = await database
    .select()
    .from(organizations)
    .leftJoin(users, and(eq(users.orgId, organizations.id), isUser))
    .where(eq(organizations.slug, slug));
  if (!row) return undefined;
  const user = row.users && {
    present: presentUser(row.users),
    passwordHash: row.users.passwordHash,
    passwordChangedAt: row.users.passwordChangedAt,
  };
  return { organization: presentOrganization(row.organizations), user: user ?? undefined };
}

/** @returns undefined when the slug is taken. Both rows are inserted, or none. */
export async function insertOrganizationWithAdmin(
  database: Database,
  organization: NewOrganization,
  user: NewUser,
): Promise<User | undefined> {
  try {
    const [, [row]] = await database.batch([
      database.insert(organizations).values(organization),
      database.insert(users).values(user).returning(),
    ]);
    return row && presentUser(row);
  } catch (error) {
    if (violatesUnique(error, "organizations.slug")) return undefined;
    throw error;
  }
}
