import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { violatesUnique } from "../database/constraint.ts";
import { organizations, users } from "../database/tables.ts";
import { movedOn } from "../database/updated-at.ts";
import { presentOrganization } from "../organizations/queries.ts";
import type { Organization } from "../organizations/schemas.ts";
import { emailKey } from "../users/email-key.ts";
import { type NewUser, presentUser } from "../users/queries.ts";
import type { User } from "../users/schemas.ts";

export type NewOrganization = typeof organizations.$inferInsert;

export interface StoredUser {
  present: User;
  passwordHash: string;
  passwordChangedAt: number;
}

export interface StoredIdentity {
  organization: Organization;
  user: StoredUser | undefined;
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

/**
 * Sets the password and revokes the tokens issued before. The time is that of the statement, not of the request: a login with the
 * old password meanwhile gets a token that has ended too.
 * @returns whether the password was still the one of `passwordHash`.
 */
export async function replacePassword(
  database: Database,
  user: { id: string; passwordHash: string },
  newHash: string,
): Promise<boolean> {
  const rows = await database
    .update(users)
    .set({
      passwordHash: newHash,
      passwordChangedAt: sql`cast(unixepoch('subsec') * 1000 as integer) + 1`,
      updatedAt: movedOn(users.updatedAt),
    })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Another hash of the same password: tokens stay good. */
export async function replaceHash(database: Database, user: StoredUser, newHash: string): Promise<void> {
  await database
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, user.present.id), eq(users.passwordHash, user.passwordHash)));
}
