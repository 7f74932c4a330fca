import { and, count, eq, exists, lt, or, type SQL, sql } from "drizzle-orm";
import type { Caller } from "../auth/caller.ts";
import type { Database } from "../database/client.ts";
import { apiTokens } from "../database/credential-tables.ts";
import { hiddenProjects } from "../database/hidden-projects.ts";
import { isServed, nextId, organizationKey } from "../database/keys.ts";
import { listById, type Listing, type Slice } from "../database/listing.ts";
import { projects, users } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { selectUuid } from "../database/uuid.ts";
import type { ApiToken } from "./schemas.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const { organizationId, uuid, name, role, projectIds, createdAt, expiresAt, lastUsedDay } = apiTokens;

const ownerUuid = sql`(select ${users.uuid} from ${users}
  where ${users.organizationId} = ${organizationId} and ${users.id} = ${apiTokens.userId})`;
const projectSlugs = sql<
  string | null
>`iif(${projectIds} is null, null, (select json_group_array(${projects.slug}) from ${projects}
  where ${projects.organizationId} = ${organizationId} and ${projects.deletedAt} is null
    and ${projects.uuid} in (select unhex(value) from json_each(${projectIds}))))`;

const columns = {
  uuid,
  name,
  role,
  createdAt,
  expiresAt,
  lastUsedDay,
  owner: selectUuid(ownerUuid).as("owner"),
  slugs: projectSlugs.as("slugs"),
};

interface Row extends Pick<typeof apiTokens.$inferSelect, "uuid" | "name" | "createdAt" | "expiresAt" | "lastUsedDay"> {
  role: string;
  owner: string;
  slugs: string | null;
}

function present(row: Row): ApiToken {
  return {
    id: row.uuid,
    name: row.name,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored from a request of this schema
    role: row.role as ApiToken["role"],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an array of a column of text
    projects: row.slugs === null ? null : (JSON.parse(row.slugs) as string[]).toSorted(),
    user_id: row.owner,
    created_at: toTimestamp(row.createdAt),
    expires_at: toTimestamp(row.expiresAt),
    last_used_on: row.lastUsedDay === null ? null : toTimestamp(row.lastUsedDay * DAY_MS).slice(0, 10),
  };
}

const isOf = (orgId: string): SQL => eq(organizationId, organizationKey(orgId));

function isCaller({ organization, user }: Caller, ...more: SQL[]): SQL | undefined {
  return and(eq(users.organizationId, organizationKey(organization.id)), eq(users.uuid, user.id), ...more);
}

/** Admins see and revoke all tokens of the organization, others their own. */
function isVisible(database: Database, caller: Caller): SQL | undefined {
  const visible = or(eq(users.role, "admin"), eq(users.id, apiTokens.userId));
  return and(
    isOf(caller.organization.id),
    exists(
      database
        .select({ id: users.id })
        .from(users)
        .where(and(isCaller(caller), visible)),
    ),
  );
}

/** In order of creation. */
export async function listApiTokens(database: Database, caller: Caller, slice: Slice): Promise<Listing<ApiToken>> {
  return listById(database, slice, { table: apiTokens, columns, where: isVisible(database, caller), present });
}

/** @returns whether there was such a token that the caller may revoke. */
export async function deleteApiToken(database: Database, caller: Caller, id: string): Promise<boolean> {
  const rows = await database
    .delete(apiTokens)
    .where(and(isVisible(database, caller), eq(uuid, id)))
    .returning({ id: apiTokens.id });
  return rows.length > 0;
}

export interface NewApiToken {
  uuid: string;
  hash: string;
  name: string;
  role: string;
  /** Slugs without repetition; null for all projects. */
  projects: readonly string[] | null;
  createdAt: number;
  expiresAt: number;
}

/** Why a token was not stored. */
export interface Obstacles {
  isAdmin: boolean;
  /** How many tokens the organization has. */
  tokens: number;
  /** Which of the named projects there are. */
  slugs: string[];
}

/**
 * Stores a token if its owner may have it, all its projects exist, and the organization has fewer than `limit`: of two concurrent
 * requests one gets the last place.
 */
export async function insertApiToken(
  database: Database,
  caller: Caller,
  token: NewApiToken,
  limit: number,
): Promise<ApiToken | Obstacles> {
  const organization = organizationKey(caller.organization.id);
  const named = sql`select value from json_each(${JSON.stringify(token.projects ?? [])})`;
  const chosen = sql`${projects.organizationId} = ${organization} and ${projects.slug} in (${named})
    and ${projects.id} not in ${hiddenProjects(database, caller.organization.id)}`;
  const tokens = sql<number>`(select ${count()} from ${apiTokens} where ${organizationId} = ${organization})`;
  const isAdmin = exists(
    database
      .select({ id: users.id })
      .from(users)
      .where(isCaller(caller, eq(users.role, "admin"))),
  );
  const values = [
    organization,
    nextId(apiTokens, organization),
    sql.param(token.uuid, uuid),
    sql.param(token.hash, apiTokens.hash),
    sql`(select ${users.id} from ${users} where ${isCaller(caller)})`,
    sql`${token.name}`,
    sql`${token.role}`,
    token.projects === null
      ? sql`null`
      : sql`(select json_group_array(hex(${projects.uuid})) from ${projects} where ${chosen})`,
    sql`${token.createdAt}`,
    sql`${token.expiresAt}`,
    sql`null`,
  ];
  const isAllowed = and(
    token.role === "admin" ? isAdmin : undefined,
    sql`${tokens} < ${limit}`,
    token.projects === null
      ? undefined
      : sql`(select ${count()} from ${projects} where ${chosen}) = ${token.projects.length}`,
  );
  const [[row], [facts]] = await database.batch([
    database
      .insert(apiTokens)
      .select(sql`select ${sql.join(values, sql`, `)} where ${isAllowed}`)
      .returning(columns),
    database
      .select({
        isAdmin: isAdmin.mapWith(Boolean).as("is_admin"),
        tokens: tokens.as("tokens"),
        slugs: sql<string>`(select json_group_array(${projects.slug}) from ${projects} where ${chosen})`.as("slugs"),
      })
      .from(sql`(select 1)`),
  ]);
  if (row) return present(row);
  if (!facts) throw new Error("A select without a table returns a row.");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an array of a column of text
  return { isAdmin: facts.isAdmin, tokens: facts.tokens, slugs: JSON.parse(facts.slugs) as string[] };
}

/** @returns how many were deleted: at most `limit`. */
export async function deleteApiTokensExpiredBefore(database: Database, time: number, limit: number): Promise<number> {
  const oldest = database
    .select({ organizationId, id: apiTokens.id })
    .from(apiTokens)
    .where(and(lt(expiresAt, time), isServed(organizationId)))
    .orderBy(expiresAt)
    .limit(limit);
  const rows = await database
    .delete(apiTokens)
    .where(sql`(${organizationId}, ${apiTokens.id}) in ${oldest}`)
    .returning({ id: apiTokens.id });
  return rows.length;
}
