import { and, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { isFiltered } from "../branch-filter/queries.ts";
import { MAX_CHECKED_BRANCHES } from "../contract/branch-check.ts";
import type { Database } from "../database/client.ts";
import { organizationKey } from "../database/keys.ts";
import { organizations, projects, scanJobs, scans } from "../database/tables.ts";
import { toTimestamp, toTimestampOrNull } from "../database/timestamp.ts";
import { selectUuid } from "../database/uuid.ts";
import type { Schedule } from "./schemas.ts";

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a runner may take for a check, queued and running, before it counts as lost. */
const CHECK_MS = 15 * 60 * 1_000;

/** Of the current project, in milliseconds. */
const intervalOf: SQL = sql.raw(
  `case check_schedule when 'hourly' then ${HOUR_MS} when 'weekly' then ${7 * DAY_MS} else ${DAY_MS} end`,
);

/** After failures, the next check is earlier: after 1, 4 and 16 hours, if that is before the regular time. */
const retryIntervalOf: SQL = sql
  .raw(
    `min(case ifnull(check_failures, 0) when 0 then ${HOUR_MS} when 1 then ${4 * HOUR_MS} else ${16 * HOUR_MS} end, `,
  )
  .append(sql`${intervalOf})`);

/** As in the index: a new project is checked after a day. */
const dueAt: SQL = sql.raw(`case when next_check_at is null then created_at + ${DAY_MS} else next_check_at end`);

/** Whether the current project is checked at all; as in the index. */
const isChecked: SQL = sql.raw(
  "repo_key is not null and status = 'active' and ifnull(check_schedule, 'daily') <> 'none'",
);

const scheduleOf: SQL<string> = sql<string>`ifnull(${projects.checkSchedule}, 'daily')`;

/** Of an organization that run at the same time: one whose host does not respond does not keep others from their turn. */
const MAX_CHECKS_AT_ONCE = 2;
/** Of a project; also those that a count includes. */
const MAX_BRANCHES = 10_000;
/** Scans of the pipeline: uploads of other tools say nothing about what has been cloned. */
const OF_PIPELINE = sql.raw("scanner_type in ('push', 'manual')");
const LOST = "The runner did not report the result of the check. It is repeated.";

export interface Check {
  checkId: string;
  orgId: string;
}

export interface HeldCheck extends Check {
  cloneUrl: string;
}

/** A project of the organization. */
const isProject = (orgId: string, slug: string) =>
  and(eq(projects.organizationId, organizationKey(orgId)), eq(projects.slug, slug));

const isCurrent = ({ checkId, orgId }: Check, now: number) =>
  and(
    eq(projects.organizationId, organizationKey(orgId)),
    eq(projects.checkId, checkId),
    gt(projects.checkHeldUntil, now),
    isNotNull(projects.repoKey),
  );

/**
 * Holds the next due check for a runner: of the organizations with one, that whose last check began longest ago, and of its
 * projects the one that has been due for longest. One that is held counts as failed until its result arrives, so that a lost one
 * is repeated later, and not at once.
 */
export async function holdNextCheck(database: Database, now: number, dueBy = now): Promise<HeldCheck | undefined> {
  const checkId = uuidv7();
  const due = sql`select organization_id, id, min(${dueAt}) as due from projects
    where ${dueAt} <= ${dueBy} and ${isChecked} and (check_held_until is null or check_held_until <= ${now})
    group by organization_id`;
  const running = sql`(select count(*) from projects as p where p.organization_id = candidate.organization_id
    and p.check_started_at > ${now - CHECK_MS} and p.check_held_until > ${now})`;
  const lastTurn = sql`(select max(check_started_at) from projects as p where p.organization_id = candidate.organization_id)`;
  const next = sql`(select candidate.organization_id, candidate.id from (${due}) as candidate
    join ${organizations} on ${organizations.id} = candidate.organization_id
    where ${organizations.suspendedAt} is null and ${organizations.copyOf} is null and ${running} < ${MAX_CHECKS_AT_ONCE}
    order by ${lastTurn}, candidate.due limit 1)`;
  const [held] = await database
    .update(projects)
    .set({
      checkId,
      checkStartedAt: now,
      checkHeldUntil: now + CHECK_MS,
      nextCheckAt: sql`${now} + ${retryIntervalOf}`,
      checkFailures: sql`ifnull(${projects.checkFailures}, 0) + 1`,
    })
    .where(sql`(${projects.organizationId}, ${projects.id}) in ${next}`)
    .returning({
      orgId: selectUuid(sql.raw("(select uuid from organizations where id = organization_id)")),
      cloneUrl: sql<string>`${projects.repoUrl}`,
    });
  return held && { ...held, checkId };
}

/** Releases a check that no runner has accepted: it is due again. */
export async function releaseCheck(database: Database, check: Check, now: number): Promise<void> {
  await database
    .update(projects)
    .set({ checkId: null, checkHeldUntil: null, nextCheckAt: now, checkFailures: sql`${projects.checkFailures} - 1` })
    .where(isCurrent(check, now));
}

export interface ClaimedCheck {
  projectId: string;
  cloneUrl: string;
  accessTokenUser: string | null;
  encryptedAccessToken: string | null;
  accessTokenRepository: string | null;
  /** The default branch first, then those that were scanned last. */
  branches: string[];
}

/** Of the project `p`. */
const nextBranch = (
  after: SQL,
) => sql`(select min(s.target_ref) from scans as s where s.organization_id = p.organization_id
    and s.project_id = p.id and s.target_ref > ${after})`;

/**
 * Selects the `branch_name` of each branch of a project, at most once: the default branch at `place` 0, then those with scans of the pipeline, the `last` of
 * which has this UUID. Each takes a search of the index of branches, however many scans it has.
 */
function branchesOf(project: SQL): SQL {
  return sql`with recursive scanned(branch_name) as (
      select ${nextBranch(sql`''`)} from ${project} as p
      union all select ${nextBranch(sql`scanned.branch_name`)} from scanned, ${project} as p where scanned.branch_name is not null limit ${MAX_BRANCHES})
    select default_branch as branch_name, 0 as place, null as last from ${project}
    union all select branch_name, 1, last from (select branch_name, (select s.uuid from scans as s where s.organization_id = p.organization_id
        and s.project_id = p.id and s.target_ref = branch_name and s.${OF_PIPELINE} order by s.uuid desc limit 1) as last
      from scanned, ${project} as p where branch_name <> p.default_branch) where last is not null`;
}

/** @returns undefined if the check has ended. */
export async function findClaimedCheck(
  database: Database,
  check: Check,
  now: number,
): Promise<ClaimedCheck | undefined> {
  const project = sql`(select * from projects where ${isCurrent(check, now)})`;
  const [[row], branches] = await database.batch([
    database
      .select({
        projectId: projects.uuid,
        cloneUrl: sql<string>`${projects.repoUrl}`,
        accessTokenUser: projects.accessTokenUser,
        encryptedAccessToken: projects.encryptedAccessToken,
        accessTokenRepository: projects.accessTokenRepository,
      })
      .from(projects)
      .where(and(isCurrent(check, now), sql`${projects.repoUrl} is not null`)),
    database.select({ name: sql<string>`branch_name` })
      .from(sql`(select branch_name from ${project} as project, (${branchesOf(project)}) as branch
      where not ${isFiltered("project", sql`branch_name`)} order by place, last desc limit ${MAX_CHECKED_BRANCHES})`),
  ]);
  return row && { ...row, branches: branches.map(({ name }) => name) };
}

/** The newest scan of the pipeline of a branch. */
export interface NewestScan {
  branch: string;
  /** 0 or 1, as the next. */
  isOpen: number;
  isCompleted: number;
  commit: string | null;
  /** JSON: those of its summary. */
  scanners: string | null;
}

export async function listNewestScans(
  database: Database,
  check: Check,
  branches: readonly string[],
  now: number,
): Promise<NewestScan[]> {
  return database.all<NewestScan>(sql`
    select head.value as "branch", s.status in ('pending', 'queued', 'running') as "isOpen", s.status = 'completed' as "isCompleted",
      coalesce(s.summary->>'$.commit', job.head_commit) as "commit", s.summary->'$.scanners' as "scanners"
    from (select * from projects where ${isCurrent(check, now)}) as project
      cross join json_each(${JSON.stringify(branches)}) as head
      cross join ${scans} as s on s.organization_id = project.organization_id and s.id = (
        select c.id from scans as c where c.organization_id = project.organization_id and c.project_id = project.id
          and c.target_ref = head.value and c.${OF_PIPELINE} order by c.uuid desc limit 1)
      left join ${scanJobs} as job on job.organization_id = s.organization_id and job.scan_id = s.id`);
}

/** @returns whether this check was the current one. */
export async function recordCheck(
  database: Database,
  check: Check,
  { error, now }: { error: string | null; now: number },
): Promise<boolean> {
  const succeeded = error === null;
  const rows = await database
    .update(projects)
    .set({
      checkId: null,
      checkHeldUntil: null,
      checkedAt: now,
      checkError: error,
      ...(succeeded && {
        checkFailures: 0,
        nextCheckAt: sql`${now} + ${intervalOf}`,
        // A redirect has ended. What the host has said of a move stays: another repository may have got the former name.
        repositoryMoved: sql`iif(repository_moved->>'$.source' = 'redirect', null, repository_moved)`,
      }),
    })
    .where(isCurrent(check, now))
    .returning({ id: projects.id });
  return rows.length > 0;
}

const uncheckedOf = sql<number>`(select max(0, count(*) - ${sql.raw(String(MAX_CHECKED_BRANCHES))})
  from (${branchesOf(
    sql`(select own.* from projects as own where own.organization_id = projects.organization_id and own.id = projects.id)`,
  )}) as branch where not ${isFiltered("projects", sql`branch_name`)})`;

const columns = {
  schedule: scheduleOf.as("schedule"),
  unchecked: uncheckedOf.as("unchecked"),
  isChecked: sql`${isChecked}`.mapWith(Boolean).as("is_checked"),
  nextAt: sql<number>`${dueAt}`.as("next_at"),
  checkId: projects.checkId,
  heldUntil: projects.checkHeldUntil,
  checkedAt: projects.checkedAt,
  error: projects.checkError,
};

interface Row {
  schedule: string;
  unchecked: number;
  isChecked: boolean;
  nextAt: number;
  checkId: string | null;
  heldUntil: number | null;
  checkedAt: number | null;
  error: string | null;
}

function present(row: Row, now: number): Schedule {
  const isLost = row.checkId !== null && (row.heldUntil ?? 0) <= now;
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored from a request of this schema
    schedule: row.schedule as Schedule["schedule"],
    next_check_at: row.isChecked ? toTimestamp(row.nextAt) : null,
    last_checked_at: toTimestampOrNull(row.checkedAt),
    last_error: isLost ? LOST : row.error,
    unchecked_branches: row.unchecked,
  };
}

/** @returns undefined if the organization has no such project. */
export async function findSchedule(database: Database, orgId: string, slug: string): Promise<Schedule | undefined> {
  const [row] = await database.select(columns).from(projects).where(isProject(orgId, slug));
  return row && present(row, Date.now());
}

/** @returns undefined if the organization has no such project. */
export async function updateSchedule(
  database: Database,
  orgId: string,
  slug: string,
  schedule: Schedule["schedule"],
): Promise<Schedule | undefined> {
  const now = Date.now();
  const update = (set: Parameters<ReturnType<Database["update"]>["set"]>[0]) =>
    database.update(projects).set(set).where(isProject(orgId, slug));
  const [, rows] = await database.batch([
    update({ checkSchedule: schedule, checkFailures: 0 }),
    update({ nextCheckAt: sql`max(${now}, ifnull(${projects.checkedAt}, ${now}) + ${intervalOf})` }).returning(columns),
  ]);
  const [row] = rows;
  return row && present(row, now);
}

export async function findCheckedProject(
  database: Database,
  check: Check,
  now: number,
): Promise<{ projectId: string; repoUrl: string | null } | undefined> {
  const [project] = await database
    .select({ projectId: projects.uuid, repoUrl: projects.repoUrl })
    .from(projects)
    .where(isCurrent(check, now));
  return project;
}
