import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { organizationKey } from "../../database/keys.ts";
import { projects, users } from "../../database/tables.ts";
import { uuidFromHex } from "../../database/uuid.ts";

const isProject = (orgId: string, slug: string) =>
  and(eq(projects.organizationId, organizationKey(orgId)), eq(projects.slug, slug));

/** The members that are still users, in order of creation. */
const memberIds = sql<
  string | null
>`iif(${projects.memberIds} is null, null, (select json_group_array(lower(hex(uuid))) from (
  select ${users.uuid} as uuid from ${users} where ${users.organizationId} = ${projects.organizationId}
    and lower(hex(${users.uuid})) in (select value from json_each(${projects.memberIds})) order by ${users.id})))`;

interface Members {
  /** Null if the project is not limited to members. */
  members: string[] | null;
}

function present({ ids }: { ids: string | null }): Members {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an array of a column of text
  return { members: ids === null ? null : (JSON.parse(ids) as string[]).map(uuidFromHex) };
}

/** @returns undefined if the organization has no such project. */
export async function findMembers(database: Database, orgId: string, slug: string): Promise<Members | undefined> {
  const [row] = await database
    .select({ ids: memberIds.as("ids") })
    .from(projects)
    .where(isProject(orgId, slug));
  return row && present(row);
}

/**
 * Limits a project to users of its organization.
 * @param members null for all users
 * @returns undefined if the organization has no such project; else which of the users it does not have, if any: nothing is changed then.
 */
export async function updateMembers(
  database: Database,
  { orgId, slug }: { orgId: string; slug: string },
  members: readonly string[] | null,
): Promise<Members | { unknown: string[] } | undefined> {
  const json = members && JSON.stringify([...new Set(members.map((id) => id.toLowerCase().replaceAll("-", "")))]);
  const unknown: SQL = sql`(select json_group_array(given.value) from json_each(${json ?? "[]"}) as given
    where not exists (select 1 from ${users} as u where u.organization_id = ${organizationKey(orgId)} and u.uuid = unhex(given.value)))`;
  const [[row], [facts]] = await database.batch([
    database
      .update(projects)
      .set({ memberIds: json })
      .where(and(isProject(orgId, slug), sql`${unknown} = '[]'`))
      .returning({ ids: memberIds.as("ids") }),
    database
      .select({ unknown: sql<string>`${unknown}`.as("unknown") })
      .from(projects)
      .where(isProject(orgId, slug)),
  ]);
  if (row) return present(row);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it is selected
  return facts && { unknown: (JSON.parse(facts.unknown) as string[]).map(uuidFromHex) };
}
