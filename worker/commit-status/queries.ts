import { type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import type { Database } from "../database/client.ts";
import { nextId, organizationKey, projectKey, uuidOf } from "../database/keys.ts";
import { notificationEndpoints, notifications } from "../database/notification-tables.ts";
import { runStatements } from "../database/run-statements.ts";
import { organizations, projects, scanJobs, scans } from "../database/tables.ts";
import { toTimestampOrNull } from "../database/timestamp.ts";
import { uuidFromHex } from "../database/uuid.ts";
import { newUuid } from "../notifications/outbox/queries.ts";
import { CommitStatus, CommitStatusRules } from "./schemas.ts";

/*
 * Commit statuses are notifications whose endpoint is the host of one project: the format of its row is `commit_status`. Triggers of
 * the migrations write those of scans that are queued, or end without a result.
 */

const DEFAULTS = { fail_on: "high", only_new: true, base_path: null, annotations: true } as const;

interface ProjectAddress {
  orgId: string;
  slug: string;
}

/** The row `e` of the project. */
function isOfProject({ orgId, slug }: ProjectAddress): SQL {
  const id = sql`(select hex(p.uuid) from ${projects} as p where p.organization_id = ${organizationKey(orgId)} and p.slug = ${slug})`;
  return sql`e.organization_id = ${organizationKey(orgId)} and e.format = 'commit_status' and e.project_ids = json_array(${id})`;
}

function selectStatus(project: ProjectAddress): SQL {
  const last = sql`(select json_object('commit', n.body->>'$.data.commit', 'state', n.state, 'response_status', n.response_status,
      'error', n.error, 'attempted_at', n.attempted_at, 'reported_as', iif(n.body->'$.data.check_run' is null, 'status', 'check_run'))
    from ${notifications} as n where n.organization_id = e.organization_id and n.endpoint_id = e.id and n.attempts > 0
    order by n.uuid desc limit 1)`;
  return sql`select e.config, e.disabled_reason, ${last} as last from (select ${projectKey(project)} as id) as p
    left join ${notificationEndpoints} as e on ${isOfProject(project)} where p.id is not null`;
}

const LastAttempt = z.looseObject({ attempted_at: z.number().nullable().transform(toTimestampOrNull) });

function presentStatus(row: Record<string, unknown>): CommitStatus {
  const { config, disabled_reason: reason, last } = row;
  if (typeof config !== "string")
    return { enabled: false, host: null, ...DEFAULTS, disabled_reason: null, last_attempt: null };
  const attempt = typeof last === "string" ? LastAttempt.parse(JSON.parse(last)) : null;
  return CommitStatus.parse({
    enabled: reason === null,
    base_path: null,
    ...CommitStatusRules.parse(JSON.parse(config)),
    disabled_reason: reason,
    last_attempt: attempt,
  });
}

/** @returns undefined if there is no such project. */
export async function findCommitStatus(database: Database, project: ProjectAddress): Promise<CommitStatus | undefined> {
  const [[row] = []] = await runStatements(database, [selectStatus(project)]);
  return row && presentStatus(row);
}

/** Replaces the settings; without rules, no statuses are set. @returns undefined if there is no such project. */
export async function replaceCommitStatus(
  database: Database,
  project: ProjectAddress,
  rules: CommitStatusRules | undefined,
  now: number,
): Promise<CommitStatus | undefined> {
  const organization = organizationKey(project.orgId);
  const own = sql`(select e.id from ${notificationEndpoints} as e where ${isOfProject(project)})`;
  const insert = sql`insert into ${notificationEndpoints} (organization_id, id, uuid, format, config, url_sealed, secret_sealed, events, project_ids,
      severity_rank, created_at, updated_at)
    select p.organization_id, ${nextId(notificationEndpoints, organization)}, ${uuidOf(uuidv7())}, 'commit_status', ${JSON.stringify(rules)}, '', '',
      '[]', json_array(hex(p.uuid)), 0, ${now}, ${now}
    from ${projects} as p where p.organization_id = ${organization} and p.slug = ${project.slug}`;
  const results = await runStatements(database, [
    sql`delete from ${notificationEndpoints} where organization_id = ${organization} and id = ${own}`,
    ...(rules ? [insert] : []),
    selectStatus(project),
  ]);
  const row = results.at(-1)?.[0];
  return row && presentStatus(row);
}

/** What a status is about. */
export interface StatusSource {
  /** The id of the project, to whose repository the token is bound. */
  projectId: string;
  projectSlug: string;
  orgSlug: string;
  cloneUrl: string;
  user: string | null;
  encryptedToken: string | null;
  tokenRepository: string | null;
  rules: CommitStatusRules;
  /** Whether there is a later status of the same commit. */
  isSuperseded: boolean;
  /** The hash of the access token that may not create check runs, if one was refused. */
  refusedToken: string | null;
  /** What the commit had last from another message; undefined before the first. */
  shown: Shown | undefined;
}

/** What a commit has at its host: `check_run` is null for a status. */
const Shown = z.object({
  scan_id: z.string(),
  state: z.string(),
  check_run: z.object({ id: z.number() }).nullable(),
});
export type Shown = z.infer<typeof Shown>;

/** The newest messages of a project among which those about the same commit are looked for. */
const REMEMBERED_MESSAGES = 300;

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** @returns undefined if the scan is gone. */
export async function findStatusSource(
  database: Database,
  { orgId, endpointId }: { orgId: string; endpointId: string },
  { id, scanId, commit }: { id: string; scanId: string; commit: string },
): Promise<StatusSource | undefined> {
  const organization = organizationKey(orgId);
  const ofCommit = sql`n.organization_id = e.organization_id and n.endpoint_id = e.id and n.body->>'$.data.commit' = ${commit}`;
  const newest = sql`(select n.* from ${notifications} as n indexed by notifications_endpoint where n.organization_id = e.organization_id
    and n.endpoint_id = e.id order by n.uuid desc limit ${REMEMBERED_MESSAGES})`;
  const shown = sql`(select json_object('scan_id', n.body->>'$.data.scan_id', 'state', n.body->>'$.data.state', 'check_run', n.body->'$.data.check_run')
    from ${newest} as n where ${ofCommit} and n.uuid <> ${uuidOf(id)} and (n.state = 'delivered' or n.body->'$.data.check_run' is not null)
    order by n.uuid desc limit 1)`;
  const [[row] = []] = await runStatements(database, [
    sql`select hex(p.uuid) as project, p.slug, o.slug as org_slug, j.clone_url, p.access_token_user, p.access_token_sealed,
        p.access_token_repository, e.config, e.config->>'$.refused_token' as refused_token,
        iif(e.config->>'$.annotations' = 1, ${shown}, null) as shown,
        exists (select 1 from ${notifications} as n where ${ofCommit} and n.uuid > ${uuidOf(id)}) as is_superseded
      from ${scans} as s cross join ${scanJobs} as j on j.organization_id = s.organization_id and j.scan_id = s.id
        cross join ${projects} as p on p.organization_id = s.organization_id and p.id = s.project_id
        cross join ${organizations} as o on o.id = s.organization_id
        cross join ${notificationEndpoints} as e on e.organization_id = s.organization_id and e.uuid = ${uuidOf(endpointId)}
      where s.uuid = ${uuidOf(scanId)} and s.organization_id = ${organization}`,
  ]);
  if (!row) return undefined;
  return {
    projectId: uuidFromHex(String(row["project"])),
    projectSlug: String(row["slug"]),
    orgSlug: String(row["org_slug"]),
    cloneUrl: String(row["clone_url"]),
    user: textOf(row["access_token_user"]),
    encryptedToken: textOf(row["access_token_sealed"]),
    tokenRepository: textOf(row["access_token_repository"]),
    rules: CommitStatusRules.parse(JSON.parse(String(row["config"]))),
    isSuperseded: row["is_superseded"] === 1,
    refusedToken: textOf(row["refused_token"]),
    shown: typeof row["shown"] === "string" ? Shown.parse(JSON.parse(row["shown"])) : undefined,
  };
}

/** Rows with `rank` and `n` as a JSON object. */
const object = (rows: SQL): SQL => sql`json((select json_group_object(cast(rank as text), n) from (${rows})))`;

/** A scan whose comparison is stored in the same batch. */
export interface ComparedCommit {
  organization: number;
  project: number;
  scanId: string;
  branch: string;
  commit: string;
}

/** The numbers of vulnerabilities as a JSON array. */
const array = (rows: SQL): SQL => sql`(select json_group_array(vulnerability) from (${rows}))`;

/**
 * Statements that report a compared scan of the pipeline, with the open vulnerabilities of its branch at this moment.
 * @param counts select `rank` and `n`, of all that are open and of new ones
 * @param annotated select `vulnerability`: those of the scan that a check run annotates
 */
export function reportCommit(
  { organization, project, scanId, branch, commit }: ComparedCommit,
  counts: { all: SQL; new: SQL },
  annotated: { all: SQL; new: SQL },
  now: number,
): SQL[] {
  const data = sql`'scan_id', ${scanId}, 'branch', ${branch}, 'commit', ${commit}, 'state', 'completed', 'all', ${object(counts.all)},
    'new', ${object(counts.new)}, 'annotated', json(case when e.config->>'$.annotations' = 1
      then iif(e.config->>'$.only_new' = 1, ${array(annotated.new)}, ${array(annotated.all)}) end)`;
  const endpoint = sql`${notificationEndpoints} as e cross join ${projects} as p on p.organization_id = e.organization_id and p.id = ${project}
    where e.organization_id = ${organization} and e.format = 'commit_status' and e.disabled_reason is null
      and e.project_ids = json_array(hex(p.uuid))`;
  return [
    sql`update ${notifications} set state = 'canceled', due_at = null where organization_id = ${organization}
      and endpoint_id = (select e.id from ${endpoint}) and due_at is not null and leased_until is null
      and body->>'$.data.commit' = ${commit}`,
    sql`insert into ${notifications} (organization_id, uuid, endpoint_id, event, body, due_at, created_at)
      select e.organization_id, ${newUuid(now, sql`0`)}, e.id, 'commit_status', json_object('type', 'commit_status', 'data', json_object(${data})), ${now}, ${now}
      from ${endpoint} returning 1 as notified`,
  ];
}
