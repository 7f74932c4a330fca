import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Caller } from "../auth/caller.ts";
import type { Database } from "../database/client.ts";
import { compile } from "../database/compile.ts";
import { violatesUnique } from "../database/constraint.ts";
import { apiTokens } from "../database/credential-tables.ts";
import { hiddenProjects } from "../database/hidden-projects.ts";
import { nextId, organizationKey } from "../database/keys.ts";
import { listById, type Listing, type Slice } from "../database/listing.ts";
import { notificationEndpoints } from "../database/notification-tables.ts";
import { movedOn } from "../database/updated-at.ts";
import { type SelectVersion, selectUpdatedAt } from "../database/precondition.ts";
import { projects, users } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { closeJobsOfDeletedProjects } from "../scan-jobs/queries.ts";
import type { Project } from "./schemas.ts";

export const selectProjectVersion: SelectVersion = ({ orgId, path }) =>
  selectUpdatedAt(projects, isProject(orgId, path["project_slug"] ?? ""));

export type NewProject = Omit<typeof projects.$inferInsert, "id" | "organizationId"> & { orgId: string };

/** The columns of a response; never the encrypted token. */
const columns = {
  uuid: projects.uuid,
  slug: projects.slug,
  name: projects.name,
  status: projects.status,
  defaultBranch: projects.defaultBranch,
  description: projects.description,
  repoUrl: projects.repoUrl,
  accessTokenUser: projects.accessTokenUser,
  encryptedAccessToken: projects.encryptedAccessToken,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
};

type ProjectRow = Pick<typeof projects.$inferSelect, keyof typeof columns>;

function presentProject(row: ProjectRow, orgId: string): Project {
  return {
    id: row.uuid,
    org_id: orgId,
    slug: row.slug,
    name: row.name,
    status: row.status,
    default_branch: row.defaultBranch,
    description: row.description,
    repo_url: row.repoUrl,
    access_token_user: row.accessTokenUser,
    has_access_token: row.encryptedAccessToken !== null,
    created_at: toTimestamp(row.createdAt),
    updated_at: toTimestamp(row.updatedAt),
  };
}

const isOf = (orgId: string) => eq(projects.organizationId, organizationKey(orgId));
const isProject = (orgId: string, slug: string) => and(isOf(orgId), eq(projects.slug, slug));

/** @returns undefined if the slug is taken in the organization. */
export async function insertProject(
  database: Database,
  { orgId, ...project }: NewProject,
): Promise<Project | undefined> {
  const organizationId = organizationKey(orgId);
  try {
    const [row] = await database
      .insert(projects)
      .values({ ...project, organizationId, id: nextId(projects, organizationId) })
      .returning(columns);
    return row && presentProject(row, orgId);
  } catch (error) {
    if (violatesUnique(error, "projects.organization_id", "projects.slug")) return undefined;
    throw error;
  }
}

const selectProject = compile((database, { orgId, slug }: { orgId: string; slug: string }) => [
  database.select(columns).from(projects).where(isProject(orgId, slug)),
]);

export async function findProject(database: Database, orgId: string, slug: string): Promise<Project | undefined> {
  const [[row]] = await database.batch(selectProject(database, { orgId, slug }));
  return row && presentProject(row, orgId);
}

/** The repository that the access token is bound to, and the project's repository. */
export type TokenState = Pick<
  typeof projects.$inferSelect,
  "uuid" | "repoUrl" | "encryptedAccessToken" | "accessTokenRepository"
>;

/** The state of a token that is not bound to a repository yet. */
export type UnboundToken = TokenState & { encryptedAccessToken: string };

export const hasUnboundToken = sql`(${projects.encryptedAccessToken} is not null and ${projects.accessTokenRepository} is null)`;

export function selectUnboundToken(database: Database, orgId: string, slug: string) {
  const { uuid, repoUrl, encryptedAccessToken, accessTokenRepository } = projects;
  const token = sql<string>`${encryptedAccessToken}`.as("unbound_token");
  return database
    .select({ uuid, repoUrl, encryptedAccessToken: token, accessTokenRepository })
    .from(projects)
    .where(and(isProject(orgId, slug), hasUnboundToken));
}

/** The state with the role of the caller, which determines whether the token is kept. */
export type CallersTokenState = TokenState & { caller: Caller; isAdmin: boolean };

export async function findTokenState(
  database: Database,
  caller: Caller,
  slug: string,
): Promise<CallersTokenState | undefined> {
  const { uuid, repoUrl, encryptedAccessToken, accessTokenRepository } = projects;
  const isAdmin = isCallerAdmin(caller).mapWith(Boolean).as("is_admin");
  const [row] = await database
    .select({ uuid, repoUrl, encryptedAccessToken, accessTokenRepository, isAdmin })
    .from(projects)
    .where(isProject(caller.organization.id, slug));
  return row && { ...row, caller };
}

/** An API token counts as admin if its owner and its own role are. */
function isCallerAdmin({ organization, user, apiTokenHash }: Caller): SQL {
  const { organizationId, hash, role } = apiTokens;
  const isOfAdmin = and(eq(organizationId, users.organizationId), eq(hash, apiTokenHash ?? ""), eq(role, "admin"));
  const isAdmin = and(
    apiTokenHash === undefined ? undefined : sql`exists (select 1 from ${apiTokens} where ${isOfAdmin})`,
    eq(users.organizationId, organizationKey(organization.id)),
    eq(users.uuid, user.id),
    eq(users.role, "admin"),
  );
  return sql`exists (select 1 from ${users} where ${isAdmin})`;
}

export type ProjectChange = Partial<Omit<NewProject, "uuid" | "orgId" | "slug" | "createdAt">>;

/** @returns undefined if the project does not exist or is no longer in the expected state. */
export async function updateProject(
  database: Database,
  orgId: string,
  slug: string,
  change: ProjectChange,
  expected?: TokenState | CallersTokenState,
): Promise<Project | undefined> {
  const unchanged =
    expected &&
    and(
      eq(projects.uuid, expected.uuid),
      sql`${projects.repoUrl} is ${expected.repoUrl}`,
      sql`${projects.encryptedAccessToken} is ${expected.encryptedAccessToken}`,
      "caller" in expected ? sql`${isCallerAdmin(expected.caller)} = ${Number(expected.isAdmin)}` : undefined,
    );
  const [row] = await database
    .update(projects)
    .set({
      ...change,
      ...(change.updatedAt !== undefined && { updatedAt: movedOn(projects.updatedAt, change.updatedAt) }),
    })
    .where(and(isProject(orgId, slug), unchanged))
    .returning(columns);
  return row && presentProject(row, orgId);
}

/**
 * Deletes a project: nothing shows it any more, its running scans stop, its slug is free, and the cron trigger removes its rows.
 * @returns whether it existed.
 */
export async function deleteProject(database: Database, orgId: string, slug: string): Promise<boolean> {
  const [, rows] = await database.batch([
    database
      .update(notificationEndpoints)
      .set({ updatedAt: movedOn(notificationEndpoints.updatedAt) })
      .where(namesProject(orgId, slug)),
    database
      .update(projects)
      .set({ ...DELETED_PROJECT, slug: sql`'~' || ${projects.id}`, deletedAt: Date.now() })
      .where(isProject(orgId, slug))
      .returning({ id: projects.id }),
    closeJobsOfDeletedProjects(database, orgId),
  ]);
  return rows.length > 0;
}

/** Endpoints that show the project. */
function namesProject(orgId: string, slug: string): SQL {
  const { organizationId, projectIds } = notificationEndpoints;
  return sql`${organizationId} = ${organizationKey(orgId)} and exists (select 1 from json_each(${projectIds}) as named
    where unhex(named.value) = (select ${projects.uuid} from ${projects} where ${isProject(orgId, slug)}))`;
}

/** What would still have an effect. */
const DELETED_PROJECT = { repoKey: null, encryptedAccessToken: null, accessTokenRepository: null };

/** Lists projects in order of creation. */
export async function listProjects(database: Database, orgId: string, slice: Slice): Promise<Listing<Project>> {
  const present = (row: ProjectRow) => presentProject(row, orgId);
  const where = and(isOf(orgId), sql`${projects.id} not in ${hiddenProjects(database, orgId)}`);
  return listById(database, slice, {
    table: projects,
    columns,
    where,
    present,
  });
}
