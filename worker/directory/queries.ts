import { and, eq, gt, inArray, isNotNull, isNull, lt, not, type SQL, sql } from "drizzle-orm";
import type { AuditEntry } from "../audit/audit-entry.ts";
import { insertAuditEntry } from "../audit/queries.ts";
import type { Database } from "../database/client.ts";
import { violatesUnique } from "../database/constraint.ts";
import { directory } from "../database/directory-tables.ts";
import { uuidOf } from "../database/keys.ts";
import { organizations } from "../database/tables.ts";
import { REFUSED_BY_QUOTA } from "../quotas/quota-exceeded.ts";
import type { Settings } from "../settings.ts";
import { insertUserRow, type NewUser, presentUser } from "../users/queries.ts";
import type { User } from "../users/schemas.ts";

/*
 * Statements about the directory run in the shard that has it; those about the row of an organization run in its shard.
 */

export type Entry = typeof directory.$inferSelect;
export type NewEntry = Pick<Entry, "uuid" | "slug" | "shard" | "createdAt" | "founder" | "network">;

const NETWORK_WINDOW_MS = 24 * 60 * 60_000;
type Quotas = Pick<Settings["quotas"], "organizations_per_network" | "organizations_per_user">;

/** The entry of an organization, whatever its status; undefined if there is none. */
export async function findEntry(
  database: Database,
  by: { slug: string } | { uuid: string },
): Promise<Entry | undefined> {
  const [entry] = await database
    .select()
    .from(directory)
    .where("slug" in by ? eq(directory.slug, by.slug) : eq(directory.uuid, by.uuid));
  return entry;
}

/** The statement that inserts an entry. */
function insertEntry(database: Database, entry: NewEntry, status: "creating" | "active") {
  const { uuid, slug, shard, createdAt, founder, network } = entry;
  return database
    .insert(directory)
    .values({ uuid, slug, shard, createdAt, founder, network, status, updatedAt: createdAt })
    .returning({ id: directory.id });
}

/**
 * The statements that fail, with the insertion before them in their batch, if an entry exceeds the quota of its network or user;
 * none without a quota.
 */
function checkQuotas(database: Database, { founder, network, createdAt }: NewEntry, quotas: Quotas) {
  const { organizations_per_network: perNetwork, organizations_per_user: perUser } = quotas;
  const cases: SQL[] = [];
  const refuse = (name: keyof Quotas, quota: number, where: SQL | undefined) =>
    cases.push(
      sql`when (select count(*) from ${directory} where ${where}) > ${quota} then ${`${REFUSED_BY_QUOTA}${name}:${quota}`}`,
    );
  if (network !== null && perNetwork !== null) {
    const isRecent = gt(directory.createdAt, createdAt - NETWORK_WINDOW_MS);
    refuse("organizations_per_network", perNetwork, and(eq(directory.network, network), isRecent));
  }
  if (founder !== null && perUser !== null) {
    refuse("organizations_per_user", perUser, eq(directory.founder, founder));
  }
  if (cases.length === 0) return [];
  const refusal = sql`json_extract('{}', case ${sql.join(cases, sql` `)} end)`;
  return [database.select({ refusal }).from(sql`(select 1)`)];
}

/** Forgets from which network organizations were created, when the quota does not count them any more. */
export async function forgetNetworks(database: Database, now: number): Promise<void> {
  await database
    .update(directory)
    .set({ network: null })
    .where(and(isNotNull(directory.network), lt(directory.createdAt, now - NETWORK_WINDOW_MS)));
}

function isSlugTaken(error: unknown): boolean {
  return violatesUnique(error, "directory.slug");
}

/** @returns the number of the organization to be created, or undefined if the slug is taken. */
export async function reserveEntry(database: Database, entry: NewEntry, quotas: Quotas): Promise<number | undefined> {
  try {
    const [[row]] = await database.batch([
      insertEntry(database, entry, "creating"),
      ...checkQuotas(database, entry, quotas),
    ]);
    return row?.id;
  } catch (error) {
    if (isSlugTaken(error)) return undefined;
    throw error;
  }
}

/** Ends a reservation: the organization is in its shard. Has no effect on other entries. */
export async function activateEntry(database: Database, id: number, now: number): Promise<void> {
  await database
    .update(directory)
    .set({ status: "active", updatedAt: now })
    .where(and(eq(directory.id, id), eq(directory.status, "creating")));
}

/**
 * The statement that deletes the entry of an organization that is no longer in its shard, unless a move has yet to delete its
 * copy.
 */
export function deleteEntry(database: Database, { uuid, shard }: Pick<Entry, "uuid" | "shard">) {
  const isHere = sql`exists (select 1 from ${organizations} where ${organizations.uuid} = ${directory.uuid})`;
  return database
    .delete(directory)
    .where(
      and(
        eq(directory.uuid, uuid),
        eq(directory.shard, shard),
        inArray(directory.status, ["creating", "active"]),
        not(isHere),
      ),
    )
    .returning({ id: directory.id });
}

/** Lists reservations older than a time, the oldest first. */
export async function listReservedBefore(database: Database, time: number, limit: number): Promise<Entry[]> {
  return database
    .select()
    .from(directory)
    .where(and(eq(directory.status, "creating"), lt(directory.updatedAt, time)))
    .orderBy(directory.updatedAt)
    .limit(limit);
}

/** Whether the shard has the organization, or a copy of it, and not only what is left of a deleted one. */
export async function hasOrganization(shard: Database, id: number): Promise<boolean> {
  const rows = await shard
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, id), isNull(organizations.deletedAt)));
  return rows.length > 0;
}

export type NewOrganization = Pick<
  typeof organizations.$inferInsert,
  "uuid" | "slug" | "name" | "status" | "createdAt" | "updatedAt"
>;

/**
 * Inserts an organization with its directory entry and its first admin: all or none.
 * @returns undefined if the slug is taken.
 */
export async function insertEnteredOrganization(
  database: Database,
  {
    organization,
    entry,
    admin,
    audit,
  }: { organization: NewOrganization; entry: NewEntry; admin: NewUser; audit: AuditEntry },
  quotas: Quotas,
): Promise<User | undefined> {
  const id = sql`(select ${directory.id} from ${directory} where ${directory.uuid} = ${uuidOf(organization.uuid)})`;
  try {
    const [, , [row]] = await database.batch([
      insertEntry(database, entry, "active"),
      database.insert(organizations).values({ ...organization, id }),
      insertUserRow(database, admin),
      insertAuditEntry(database, audit),
      ...checkQuotas(database, entry, quotas),
    ]);
    return row && presentUser(row, admin.orgId);
  } catch (error) {
    if (isSlugTaken(error)) return undefined;
    throw error;
  }
}

/**
 * Inserts an organization and its first admin when its entry is in another shard: both or none.
 * @param until When the reservation expires: a later statement fails.
 */
export async function insertReservedOrganization(
  shard: Database,
  organization: NewOrganization & { id: number },
  { admin, audit }: { admin: NewUser; audit: AuditEntry },
  until: number,
): Promise<User> {
  // A refusal is no JSON path: with the statement, the batch fails.
  const refusal = sql`json_extract('{}', iif(unixepoch('subsec') * 1000 < ${until}, null, 'too late'))`;
  const [, , [row]] = await shard.batch([
    shard.select({ refusal }).from(sql`(select 1)`),
    shard.insert(organizations).values(organization),
    insertUserRow(shard, admin),
    insertAuditEntry(shard, audit),
  ]);
  if (!row) throw new Error("A statement that inserts a row returns it.");
  return presentUser(row, admin.orgId);
}
