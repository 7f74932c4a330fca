import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { violatesUnique } from "../database/constraint.ts";
import { listById, type Listing, type Slice } from "../database/listing.ts";
import { projects } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import type { Project } from "./schemas.ts";

export type NewProject = typeof projects.$inferInsert;

/** The columns of a response; never the encrypted token. */
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

/** What an access token of the project is bound to and would be bound to. */
export type TokenState = Pick<
  typeof projects.$inferSelect,
  "id" | "repoUrl" | "accessTokenSealed" | "accessTokenOrigin"
>;

export async function findTokenState(database: Database, orgId: string, slug: string): Promise<TokenState | undefined> {
  const { id, repoUrl, accessTokenSealed, accessTokenOrigin } = projects;
  const [row] = await database
    .select({ id, repoUrl, accessTokenSealed, accessTokenOrigin })
    .from(projects)
    .where(and(eq(projects.orgId, orgId), eq(projects.slug, slug)));
  return row;
}

export type ProjectChange = Partial<Omit<NewProject, "id" | "orgId" | "slug" | "createdAt">>;

/** @returns undefined when there is no such project, or it is not in the expected state any more. */
export async function updateProject(
  database: Database,
  orgId: string,
  slug: string,
  change: ProjectChange,
  expected?: TokenState,
): Promise<Project | undefined> {
  const unchanged =
    expected &&
    and(
      eq(projects.id, expected.id),
      sql`${projects.repoUrl} is ${expected.repoUrl}`,
      sql`${projects.accessTokenSealed} is ${expected.accessTokenSealed}`,
    );
  const [row] = await database
    .update(projects)
    .set(change)
    .where(and(eq(projects.orgId, orgId), eq(projects.slug, slug), unchanged))
    .returning(columns);
  return row && presentProject(row);
}

/** With its scans and their findings. @returns whether there was such a project. */
export async function deleteProject(database: Database, orgId: string, slug: string): Promise<boolean> {
  const rows = await database
    .delete(projects)
    .where(and(eq(projects.orgId, orgId), eq(projects.slug, slug)))
    .returning({ id: projects.id });
  return rows.length > 0;
}

/** In order of creation. */
export async function listProjects(database: Database, orgId: string, slice: Slice): Promise<Listing<Project>> {
  const where = eq(projects.orgId, orgId);
  return listById(database, slice, { table: projects, columns, where, present: presentProject });
}
