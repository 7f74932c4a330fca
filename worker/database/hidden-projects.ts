import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { deletedProjects } from "./deleted-projects.ts";
import { organizationKey, uuidOf } from "./keys.ts";
import { projects, users } from "./tables.ts";

/** SQL: whether the user `u` sees the project `p`. Admins see all; an API token sees what its owner does. */
export const SEES_PROJECT = `(p.member_ids is null or u.role = 'admin'
  or exists (select 1 from json_each(p.member_ids) as member where member.value = lower(hex(u.uuid))))`;

/** Selects the numbers of the projects that are limited to other users than the one who asks; none where the service itself asks. */
export function closedProjects({ viewer }: Pick<Database, "viewer">, orgId: string): SQL {
  if (viewer === undefined) return sql`(select null where false)`;
  return sql`(select p.id from ${projects} as p indexed by projects_restricted
    cross join ${users} as u on u.organization_id = p.organization_id and u.uuid = ${uuidOf(viewer)}
    where p.organization_id = ${organizationKey(orgId)} and p.member_ids is not null and not ${sql.raw(SEES_PROJECT)})`;
}

/** Selects the numbers of the projects that lists of the organization do not show: closed and deleted ones. */
export function hiddenProjects(database: Pick<Database, "viewer">, orgId: string): SQL {
  return sql`(select * from ${deletedProjects(organizationKey(orgId))} union all select * from ${closedProjects(database, orgId)})`;
}
