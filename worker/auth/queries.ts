import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { apiTokens, revokedSessions } from "../database/credential-tables.ts";
import { isServed, organizationKey } from "../database/keys.ts";
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
  /** It is a temporary one. */
  mustChangePassword: boolean;
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
      mustChangePassword: user.passwordChangeRequired === 1,
    },
  };
}

/** The rows of an admitted caller. */
export async function findCaller(database: Database, { organization, user }: Caller) {
  const identity = await findIdentity(database, organization.slug, { userId: user.id });
  if (!identity?.user) throw new Error("The database is not that of an admitted caller.");
  return { organization: identity.organization, user: identity.user };
}

/** For `passwordChangedAt`: revokes the session tokens issued until the statement runs. */
const AFTER_THIS_STATEMENT = sql`cast(unixepoch('subsec') * 1000 as integer) + 1`;

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
      passwordChangedAt: AFTER_THIS_STATEMENT,
      passwordChangeRequired: 0,
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

/**
 * Sets a password that the user must change at the next login; revokes the sessions and the API tokens of the user.
 * @returns whether there is such a user.
 */
export async function setTemporaryPassword(
  database: Database,
  user: { id: string; org_id: string },
  hash: string,
): Promise<boolean> {
  const userKey = database.select({ id: users.id }).from(users).where(isSelf(user));
  const [rows] = await database.batch([
    database
      .update(users)
      .set({
        passwordHash: hash,
        passwordChangedAt: AFTER_THIS_STATEMENT,
        passwordChangeRequired: 1,
        updatedAt: movedOn(users.updatedAt),
      })
      .where(isSelf(user))
      .returning({ id: users.id }),
    database
      .delete(apiTokens)
      .where(and(eq(apiTokens.organizationId, organizationKey(user.org_id)), inArray(apiTokens.userId, userKey))),
  ]);
  return rows.length > 0;
}

/** Revokes a session token until it expires. */
export async function insertRevokedSession(
  database: Database,
  orgId: string,
  { tokenId, expiresAtMs }: { tokenId: string; expiresAtMs: number },
): Promise<void> {
  await database
    .insert(revokedSessions)
    .values({ organizationId: organizationKey(orgId), tokenId, expiresAt: expiresAtMs })
    .onConflictDoNothing();
}

/** @returns how many were deleted: at most `limit`. */
export async function deleteRevokedSessionsBefore(database: Database, time: number, limit: number): Promise<number> {
  const { organizationId, tokenId, expiresAt } = revokedSessions;
  const oldest = database
    .select({ organizationId, tokenId })
    .from(revokedSessions)
    .where(and(lt(expiresAt, time), isServed(organizationId)))
    .orderBy(expiresAt)
    .limit(limit);
  const rows = await database
    .delete(revokedSessions)
    .where(sql`(${organizationId}, ${tokenId}) in ${oldest}`)
    .returning({ tokenId });
  return rows.length;
}
