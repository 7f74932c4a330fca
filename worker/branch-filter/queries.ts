import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { organizationKey } from "../database/keys.ts";
import { projects } from "../database/tables.ts";
import { type BranchFilter, DEFAULT_EXCLUDE } from "./schemas.ts";

const columns = { include: projects.branchInclude, exclude: projects.branchExclude };

const isProject = (orgId: string, slug: string) =>
  and(eq(projects.organizationId, organizationKey(orgId)), eq(projects.slug, slug));

function present({ include, exclude }: { include: string | null; exclude: string | null }): BranchFilter {
  return {
    include: include === null ? [] : JSON.parse(include),
    exclude: exclude === null ? [...DEFAULT_EXCLUDE] : JSON.parse(exclude),
  };
}

/** @returns undefined if the organization has no such project. */
export async function findBranchFilter(
  database: Database,
  orgId: string,
  slug: string,
): Promise<BranchFilter | undefined> {
  const [row] = await database.select(columns).from(projects).where(isProject(orgId, slug));
  return row && present(row);
}

/** @returns undefined if the organization has no such project. */
export async function updateBranchFilter(
  database: Database,
  orgId: string,
  slug: string,
  { include, exclude }: { include: readonly string[]; exclude: readonly string[] | null },
): Promise<BranchFilter | undefined> {
  const [row] = await database
    .update(projects)
    .set({
      branchInclude: include.length === 0 ? null : JSON.stringify(include),
      branchExclude: exclude === null ? null : JSON.stringify(exclude),
    })
    .where(isProject(orgId, slug))
    .returning(columns);
  return row && present(row);
}

/** In the text: a statement has at most 100 values. */
const DEFAULT = sql.raw(`'${JSON.stringify(DEFAULT_EXCLUDE)}'`);

/**
 * Whether the filter of a project skips a branch: SQLite's GLOB.
 * @param project the alias of a row with the columns of the filter.
 */
export function isFiltered(project: string, branch: SQL): SQL {
  const include = sql.raw(`${project}.branch_include`);
  const exclude = sql`ifnull(${sql.raw(`${project}.branch_exclude`)}, ${DEFAULT})`;
  const matches = (patterns: SQL) =>
    sql`exists (select 1 from json_each(${patterns}) as pattern where ${branch} glob pattern.value)`;
  return sql`(iif(${include} is null, false, not ${matches(include)}) or ${matches(exclude)})`;
}
