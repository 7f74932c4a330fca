import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { organizationKey, scanKey } from "../database/keys.ts";
import { projects, scanJobs } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { repositoryKey } from "../projects/repository-url.ts";
import { type Repository, RepositoryMove } from "./schemas.ts";

/** @returns undefined if the organization has no such project. */
export async function findRepository(database: Database, orgId: string, slug: string): Promise<Repository | undefined> {
  const [row] = await database
    .select({ repoUrl: projects.repoUrl, moved: projects.repositoryMoved })
    .from(projects)
    .where(and(eq(projects.organizationId, organizationKey(orgId)), eq(projects.slug, slug)));
  if (!row) return undefined;
  const move = row.moved === null ? undefined : RepositoryMove.parse(JSON.parse(row.moved));
  return {
    repo_url: row.repoUrl,
    moved_to: move?.to ?? null,
    moved_noticed_by: move?.source ?? null,
    moved_noticed_at: move ? toTimestamp(move.at) : null,
  };
}

interface Move {
  movedTo: string;
  source: RepositoryMove["source"];
  now: number;
}

/**
 * Notes at the projects of a repository where it is now, also at those of which an earlier move is known.
 * @param from `repositoryKey`s. @returns whether there are any.
 */
export async function noteMove(
  database: Database,
  orgId: string,
  { from, ...move }: Move & { from: readonly string[] },
): Promise<boolean> {
  const former = sql`(select value from json_each(${JSON.stringify(from)}))`;
  return note(
    database,
    orgId,
    move,
    sql`(${projects.repoKey} in ${former} or repository_moved->>'$.key' in ${former})`,
  );
}

/** Notes where the repository of a project is, whose scan was redirected. Nothing for a clone URL that is not its `repo_url`. */
export async function noteRedirectOfScan(
  database: Database,
  scan: { scanId: string; orgId: string },
  move: Omit<Move, "source">,
): Promise<void> {
  const job = sql`select job.project_id, job.clone_url from ${scanJobs} as job
    where job.organization_id = ${organizationKey(scan.orgId)} and job.scan_id = ${scanKey(scan)}`;
  await note(
    database,
    scan.orgId,
    { ...move, source: "redirect" },
    sql`(${projects.id}, ${projects.repoUrl}) in (${job})`,
  );
}

async function note(database: Database, orgId: string, { movedTo, source, now }: Move, where: SQL): Promise<boolean> {
  const key = repositoryKey(movedTo);
  const moved: RepositoryMove = { to: movedTo, key, source, at: now };
  const rows = await database
    .update(projects)
    // A repository that is back at its URL has not moved.
    .set({
      repositoryMoved: sql`iif(${projects.repoKey} = ${key} and ${source} = 'webhook', null, ${JSON.stringify(moved)})`,
    })
    .where(and(eq(projects.organizationId, organizationKey(orgId)), sql`${projects.repoKey} is not null`, where))
    .returning({ id: projects.id });
  return rows.length > 0;
}
