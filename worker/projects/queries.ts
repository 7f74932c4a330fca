import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { violatesUnique } from "../database/constraint.ts";
import { mapPages, PAGE_SIZE, readPages } from "../database/pages.ts";
import { projects } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import type { Project } from "./schemas.ts";

export type NewProject = typeof projects.$inferInsert;

/** The columns of a response: the sealed token stays where it is. */
const columns = {
  id: projects.id,
  orgId: projects.orgId,
  slug: projects.slug,
  name: projects.name,
  status: projects.status,
  defaultBranch: projects.defaultBranch,
  description: projects.description,
  repoUrl: projects.repoUrl,
  accessTokenUser: projects.accessTokenUser,
  accessTokenSealed: projects.accessTokenSealed,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
};

function presentProject(row: Pick<typeof projects.$inferSelect, keyof typeof columns>): Project {
  return {
    id: row.id,
    org_id: row.orgId,
    slug: row.slug,
    name: row.name,
    status: row.status,
    default_branch: row.defaultBranch,
    description: row.description,
    repo_url: row.repoUrl,
    access_token_user: row.accessTokenUser,
    has_access_token: row.accessTokenSealed !== null,
    created_at: toTimestamp(row.createdAt),
    updated_at: toTimestamp(row.updatedAt),
  };
}

/** @returns undefined when the slug is taken in the organization. */
export async function insertProject(database: Database, project: NewProject): Promise<Project | undefined> {
  try {
    const [row] = await database.insert(projects).values(project).returning(columns);
    return row && presentProject(row);
  } catch (error) {
    if (violatesUnique(error, "projects.org_id", "projects.slug")) return undefined;
    throw error;
  }
}

export async function findProject(database: Database, orgId: string, slug: string): Promise<Project | undefined> {
  const [row] = await database
    .select(columns)
    .from(projects)
    .where(and(eq(projects.orgId, orgId), eq(projects.slug, slug)));
  return row && presentProject(row);
}

/** In order of creation. */
export async function listProjects(database: Database, orgId: string): Promise<AsyncGenerator<Project[]>> {
  const readAfter = (id: string) =>
    database
      .select(columns)
      .from(projects)
      .where(and(eq(projects.orgId, orgId), gt(projects.id, id)))
      .orderBy(asc(projects.id))
      .limit(PAGE_SIZE);
  return mapPages(readPages(await readAfter(""), readAfter), presentProject);
}
