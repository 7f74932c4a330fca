import { and, eq, exists, ne, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../database/client.ts";
import { type SelectVersion, selectUpdatedAt } from "../database/precondition.ts";
import { violatesUnique } from "../database/constraint.ts";
import { nextId, organizationKey } from "../database/keys.ts";
import { listById, type Listing, type Slice } from "../database/listing.ts";
import { users } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { movedOn } from "../database/updated-at.ts";
import type { User } from "./schemas.ts";

export type NewUser = Omit<typeof users.$inferInsert, "id" | "organizationId"> & { orgId: string };
export type UserChange = Partial<Pick<NewUser, "email" | "emailKey" | "role" | "status">>;
export type Refusal = "email_taken" | "last_admin";

/** The columns of a response, without the password hash. */
const columns = {
  uuid: users.uuid,
  email: users.email,
  role: users.role,
  status: users.status,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
};

export function presentUser(row: Pick<typeof users.$inferSelect, keyof typeof columns>, orgId: string): User {
  return {
    id: row.uuid,
    org_id: orgId,
    email: row.email,
    role: row.role,
    status: row.status,
    created_at: toTimestamp(row.createdAt),
    updated_at: toTimestamp(row.updatedAt),
  };
}

const isOf = (orgId: string) => eq(users.organizationId, organizationKey(orgId));
const isUser = (orgId: string, id: string) => and(isOf(orgId), eq(users.uuid, id));

/** Lists users in order of creation. */
export async function listUsers(database: Database, orgId: string, slice: Slice): Promise<Listing<User>> {
  return listById(database, slice, {
    table: users,
    columns,
    where: isOf(orgId),
    present: (row: Pick<typeof users.$inferSelect, keyof typeof columns>) => presentUser(row, orgId),
  });
}

export async function findUser(database: Database, orgId: string, id: string): Promise<User | undefined> {
  const [row] = await database.select(columns).from(users).where(isUser(orgId, id));
  return row && presentUser(row, orgId);
}

/** A statement that inserts a user. */
export function insertUserRow(database: Database, { orgId, ...user }: NewUser) {
  const organizationId = organizationKey(orgId);
  return database
    .insert(users)
    .values({ ...user, organizationId, id: nextId(users, organizationId) })
    .returning(columns);
}

/** @returns undefined if the email is taken in the organization. */
export async function insertUser(database: Database, user: NewUser): Promise<User | undefined> {
  try {
    const [row] = await insertUserRow(database, user);
    return row && presentUser(row, user.orgId);
  } catch (error) {
    if (isEmailTaken(error)) return undefined;
    throw error;
  }
}

export const selectUserVersion: SelectVersion = ({ orgId, path }) =>
  selectUpdatedAt(users, isUser(orgId, path["user_id"] ?? ""));

/** @returns undefined if there is no such user. */
export async function updateUser(
  database: Database,
  orgId: string,
  id: string,
  change: UserChange,
): Promise<User | Refusal | undefined> {
  const staysAdmin = (change.role ?? "admin") === "admin" && (change.status ?? "active") === "active";
  const update = database
    .update(users)
    .set({ ...change, updatedAt: movedOn(users.updatedAt) })
    .where(and(isUser(orgId, id), staysAdmin ? undefined : leavesAnAdmin(database)))
    .returning(columns);
  try {
    const [[row], [current]] = await database.batch([update, selectId(database, orgId, id)]);
    if (row) return presentUser(row, orgId);
    return current && "last_admin";
  } catch (error) {
    if (isEmailTaken(error)) return "email_taken";
    throw error;
  }
}

/** @returns undefined if there is no such user. */
export async function deleteUser(
  database: Database,
  orgId: string,
  id: string,
): Promise<"deleted" | Refusal | undefined> {
  const [[row], [current]] = await database.batch([
    database
      .delete(users)
      .where(and(isUser(orgId, id), leavesAnAdmin(database)))
      .returning({ id: users.id }),
    selectId(database, orgId, id),
  ]);
  if (row) return "deleted";
  return current && "last_admin";
}

/** Part of the statement that removes an admin, so that one remains if two admins remove each other concurrently. */
function leavesAnAdmin(database: Database): SQL | undefined {
  const others = alias(users, "others");
  const anotherAdmin = and(
    eq(others.organizationId, users.organizationId),
    ne(others.id, users.id),
    eq(others.role, "admin"),
    eq(others.status, "active"),
  );
  return or(
    ne(users.role, "admin"),
    ne(users.status, "active"),
    exists(database.select({ id: others.id }).from(others).where(anotherAdmin)),
  );
}

/** After a guarded statement that changed no row: whether the user exists. */
function selectId(database: Database, orgId: string, id: string) {
  return database.select({ id: users.id }).from(users).where(isUser(orgId, id));
}

function isEmailTaken(error: unknown): boolean {
  return violatesUnique(error, "users.organization_id", "users.email_key");
}
