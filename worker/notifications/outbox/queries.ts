import { type SQL, sql } from "drizzle-orm";
import { SEVERITIES } from "../../contract/finding.ts";
import { notificationEndpoints, notifications } from "../../database/notification-tables.ts";
import { organizations, projects } from "../../database/tables.ts";
import { uuidText } from "../../database/uuid.ts";
import { OTHER_SEVERITIES, vulnerabilities } from "../../database/vulnerability-tables.ts";
import { MAX_NAMED } from "../limits.ts";
import type { NotificationEvent } from "../schemas.ts";

/*
 * Statements for the batch of an event: they write a notification for each endpoint that subscribes to it, and read no more than the
 * endpoints where there are none. The trigger `scans_failed` of the migrations does the same for a scan that has failed.
 */

const timestamp = (milliseconds: SQL | number): SQL =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${milliseconds} / 1000.0, 'unixepoch')`;

/** A UUID version 7 with a position among those of the same millisecond. */
export const newUuid = (now: number, position: SQL): SQL =>
  sql`unhex(printf('%012x', ${now}) || '7' || printf('%03x', min(${position}, 4095)) || '8' || substr(hex(randomblob(8)), 2))`;

/** Whether the endpoint `e` gets an event of the project `p`. An event without a branch is of all of them. */
function isSubscribed(event: SQL, branch: string | undefined): SQL {
  const start = sql`substr(b.value, 1, length(b.value) - 1)`;
  const isBranch = sql`exists (select 1 from json_each(e.branches) as b where iif(substr(b.value, -1) = '*',
    substr(${branch}, 1, length(b.value) - 1) = ${start}, b.value = ${branch}))`;
  return sql`e.disabled_reason is null and exists (select 1 from json_each(e.events) as wanted where wanted.value = ${event})
    and (e.project_ids is null or exists (select 1 from json_each(e.project_ids) as own where unhex(own.value) = p.uuid))
    and ${branch === undefined ? sql`true` : sql`(e.branches is null or ${isBranch})`}`;
}

const ORGANIZATION = sql`json_object('id', ${uuidText(sql`o.uuid`)}, 'slug', o.slug)`;
const PROJECT = sql`json_object('id', ${uuidText(sql`p.uuid`)}, 'slug', p.slug)`;

function bodyOf(event: SQL, now: number, data: SQL): SQL {
  return sql`json_object('type', ${event}, 'timestamp', ${timestamp(now)}, 'data',
    json_object('organization', ${ORGANIZATION}, 'project', ${PROJECT}, ${data}))`;
}

const COLUMNS = sql`(organization_id, uuid, endpoint_id, event, body, due_at, created_at)`;

/** A scan as its events name it, in JSON. */
export interface NotifiedScan {
  id: string;
  branch: string;
  commit: string | null;
}

/** @param changes selects the counts of the comparison as a JSON object, or null. */
export function notifyOfScan(
  { organization, project, scan, changes }: { organization: number; project: number; scan: NotifiedScan; changes: SQL },
  now: number,
): SQL {
  const event = "scan.completed" satisfies NotificationEvent;
  const data = sql`'scan', json(${JSON.stringify(scan)}), 'changes', json((${changes}))`;
  return sql`insert into ${notifications} ${COLUMNS}
    select e.organization_id, ${newUuid(now, sql`0`)}, e.id, ${event}, ${bodyOf(sql`${event}`, now, data)}, ${now}, ${now}
    from ${notificationEndpoints} as e
      cross join ${projects} as p on p.organization_id = e.organization_id and p.id = ${project}
      cross join ${organizations} as o on o.id = e.organization_id
    where e.organization_id = ${organization} and ${isSubscribed(sql`${event}`, scan.branch)}
    returning 1 as notified`;
}

/** What has happened to vulnerabilities of an organization. */
export interface NotifiedChanges {
  /** Its number. */
  organization: SQL | "several";
  /** Selects `type`, the event, `v`, the number of the vulnerability, and `of`, its organization, if there are several. */
  changes: SQL;
  scan?: NotifiedScan | undefined;
  /** The decision, in JSON. */
  triage?: Record<string, unknown> | undefined;
}

/**
 * One notification for each event, project and endpoint, however many vulnerabilities it is about: those of the severities that the
 * endpoint asks for. What has been dismissed is not reported as new or reopened.
 */
export function notifyOfChanges({ organization, changes, scan, triage }: NotifiedChanges, now: number): SQL {
  const severity = sql`min(ifnull(v.severity_id, v.reported_severity_id), ${OTHER_SEVERITIES})`;
  const counts = [...SEVERITIES, "other"].map((name, rank) => sql`${name}, sum(severity = ${rank})`);
  const named = sql`'vulnerabilities', json_object('count', n.total, 'by_severity', json(n.counts), 'ids', json(n.ids),
    'truncated', max(0, n.total - ${MAX_NAMED}))`;
  const data = sql.join(
    [
      ...(scan ? [sql`'scan', json(${JSON.stringify(scan)})`] : []),
      ...(triage ? [sql`'triage', json(${JSON.stringify(triage)})`] : []),
      named,
    ],
    sql`, `,
  );
  const endpoints =
    organization === "several"
      ? sql`(${changes}) as c cross join ${notificationEndpoints} as e on e.organization_id = c.of`
      : sql`${notificationEndpoints} as e cross join (${changes}) as c on e.organization_id = ${organization}`;
  return sql`insert into ${notifications} ${COLUMNS} with named as materialized (
      select e.organization_id, e.id as endpoint, c.type, v.project_id, ${uuidText(sql`v.uuid`)} as uuid, ${severity} as severity,
        row_number() over (partition by e.id, c.type, v.project_id order by ${severity}, v.id) as place
      from ${endpoints}
        cross join ${vulnerabilities} as v on v.organization_id = e.organization_id and v.id = c.v
        cross join ${projects} as p on p.organization_id = v.organization_id and p.id = v.project_id
      where ${isSubscribed(sql`c.type`, scan?.branch)} and ${severity} <= e.severity_rank
        and (v.triage <> 'dismissed' or c.type not in ('vulnerability.new', 'vulnerability.reopened'))),
    counted as (select organization_id, endpoint, type, project_id, count(*) as total,
        json_object(${sql.join(counts, sql`, `)}) as counts,
        json_group_array(uuid order by place) filter (where place <= ${MAX_NAMED}) as ids
      from named group by organization_id, endpoint, type, project_id)
    select n.organization_id, ${newUuid(now, sql`row_number() over (order by n.endpoint, n.project_id, n.type)`)}, n.endpoint, n.type,
      ${bodyOf(sql`n.type`, now, data)}, ${now}, ${now}
    from counted as n
      cross join ${projects} as p on p.organization_id = n.organization_id and p.id = n.project_id
      cross join ${organizations} as o on o.id = n.organization_id
    returning 1 as notified`;
}

/** Whether one of these statements has written a notification. */
export function hasNotified(results: readonly Record<string, unknown>[][]): boolean {
  return results.some(([row]) => row?.["notified"] === 1);
}
