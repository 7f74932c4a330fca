import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { organizationKey } from "../database/keys.ts";
import { organizations, users } from "../database/tables.ts";
import { movedOn } from "../database/updated-at.ts";
import { presentOrganization } from "../organizations/queries.ts";
import type { Organization } from "../organizations/schemas.ts";
import { emailKey } from "../users/email-key.ts";
import { presentUser } from "../users/queries.ts";
import type { User } from "../users/schemas.ts";
import type { Caller } from "./caller.ts";

export interface StoredUser {
  present: User;
  passwordHash: string;
  passwordChangedAt: number;
}

export interface StoredIdentity {
  organization: Organization;
  /** By the operator. */
  isSuspended: boolean;
  user: StoredUser | undefined;
}

/** The organization with a slug and one of its users, in one query. */
export async function findIdentity(
  database: Database,
  slug: string,
  by: { userId: string } | { email: string },
): Promise<StoredIdentity | undefined> {
  const isUser = "userId" in by ? eq(users.uuid, by.userId) : eq(users.emailKey, emailKey(by.email));
  const isOf = sql`${users.organizationId} = (select id from ${organizations} where slug = ${slug})`;
  const [[organization], [user]] = await database.batch([
    database.select().from(organizations).where(eq(organizations.slug, slug)),
    database.select().from(users).where(and(isOf, isUser)),
  ]);
  if (!organization) return undefined;
  return {
    organization: presentOrganization(organization),
    isSuspended: organization.suspendedAt !== null,
    user: user && {
      present: presentUser(user, organization.uuid),
      passwordHash: user.passwordHash,
      passwordChangedAt: user.passwordChangedAt,
    },
  };
}

/** The rows of an admitted caller. */
export async function findCaller(database: Database, { organization, user }: Caller) {
  const identity = await findIdentity(database, organization.slug, { userId: user.id });
  if (!identity?.user) throw new Error("The database is not that of an admitted caller.");
  return { organization: identity.organization, user: identity.user };
}

/** Whether a token of the user is revoked: the user was deleted, is inactive, or has changed the password since. */
export function isRevoked(user: StoredUser | undefined, issuedAtMs: number): boolean {
  return user?.present.status !== "active" || issuedAtMs < user.passwordChangedAt;
}

/**
 * Sets the password and revokes the tokens issued before, as of the time of the statement: a concurrent login with the old
 * password gets a token that is revoked too.
 * @returns whether the password was still that of `passwordHash`.
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

/** Replaces the hash of an unchanged password: tokens stay valid. */
export async function replaceHash(database: Database, user: StoredUser, newHash: string): Promise<void> {
  await database
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(isSelf(user.present), eq(users.passwordHash, user.passwordHash)));
}
