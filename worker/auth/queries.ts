import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { violatesUnique } from "../database/constraint.ts";
import { organizationKey } from "../database/keys.ts";
import { organizations, users } from "../database/tables.ts";
import { movedOn } from "../database/updated-at.ts";
import { presentOrganization } from "../organizations/queries.ts";
import type { Organization } from "../organizations/schemas.ts";
import { emailKey } from "../users/email-key.ts";
import { insertUserRow, type NewUser, presentUser } from "../users/queries.ts";
import type { User } from "../users/schemas.ts";

export type NewOrganization = Omit<typeof organizations.$inferInsert, "id">;

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
  const isUser = "userId" in by ? eq(users.uuid, by.userId) : eq(users.emailKey, emailKey(by.email));
  const [row] = await database
    .select()
    .from(organizations)
    .leftJoin(users, and(eq(users.organizationId, organizations.id), isUser))
    .where(eq(organizations.slug, slug));
  if (!row) return undefined;
  const user = row.users && {
    present: presentUser(row.users, row.organizations.uuid),
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
      insertUserRow(database, user),
    ]);
    return row && presentUser(row, user.orgId);
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
  user: { id: string; org_id: string; passwordHash: string },
  newHash: string,
): Promise<boolean> {
  const rows = await database
    .update(users)
    .set({
      passwordHash: newHash,
      passwordChangedAt: sql`cast(unixepoch('subsec') * 1000 as integer) + 1`,
      updatedAt: movedOn(users.updatedAt),
    })
    .where(and(isSelf(user), eq(users.passwordHash, user.passwordHash)))
    .returning({ id: users.id });
  return rows.length > 0;
}

function isSelf({ id, org_id }: Pick<User, "id" | "org_id">) {
  return and(eq(users.organizationId, organizationKey(org_id)), eq(users.uuid, id));
}

/** Another hash of the same password: tokens stay good. */
export async function replaceHash(database: Database, user: StoredUser, newHash: string): Promise<void> {
  await database
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(isSelf(user.present), eq(users.passwordHash, user.passwordHash)));
}
