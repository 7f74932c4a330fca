import { type SQL, sql } from "drizzle-orm";
import { SEVERITIES } from "../../contract/finding.ts";
import type { Database } from "../../database/client.ts";
import { hiddenProjects } from "../../database/hidden-projects.ts";
import { organizationKey, projectKey } from "../../database/keys.ts";
import { runStatements } from "../../database/run-statements.ts";
import { projects } from "../../database/tables.ts";
import {
  scanComparisons,
  scanLines,
  vulnerabilities,
  vulnerabilityStates,
} from "../../database/vulnerability-tables.ts";
import type { Stats } from "./schemas.ts";

const DAY_MS = 86_400_000;
const MAX_LISTED = 10;
const AGES_DAYS = [7, 30, 90, 365];

/**
 * Counts what is open on the default branches, in one pass over it, and what was opened and fixed in the last days.
 * @param slug the project; undefined for all of the organization.
 * @returns undefined if the organization has no such project.
 */
export async function findStats(
  database: Database,
  { orgId, slug }: { orgId: string; slug: string | undefined },
  { days, now }: { days: number; now: number },
): Promise<Stats | undefined> {
  const today = Math.floor(now / DAY_MS);
  const firstDay = today - days + 1;
  const organization = organizationKey(orgId);
  const project = slug === undefined ? undefined : projectKey({ orgId, slug });
  const lines = sql`lines as materialized (select l.organization_id, l.project_id, l.id, l.branch_id from ${scanLines} as l
    where l.organization_id = ${organization} and l.is_default = 1
      and ${project ? sql`l.project_id = ${project}` : sql`l.project_id not in ${hiddenProjects(database, orgId)}`})`;
  const branches = sql`(select distinct organization_id, branch_id from lines) as d`;
  const counted = sql`counted as materialized (
    select v.project_id, v.scanner, v.rule_id, s.severity_rank, max(0, cast(${now} as integer) - s.first_seen_at) / ${sql.raw(String(DAY_MS))} as age,
        v.triage = 'dismissed' as is_dismissed, count(*) as n
      from ${branches} cross join ${vulnerabilityStates} as s indexed by vulnerability_states_branch on s.organization_id = d.organization_id
          and s.branch_id = d.branch_id and s.state = 0
        cross join ${vulnerabilities} as v on v.organization_id = s.organization_id and v.id = s.vulnerability_id
      group by 1, 2, 3, 4, 5, 6),
    open as (select * from counted where not is_dismissed)`;
  const fixed = sql`fixed as materialized (select s.changed_at - s.first_seen_at as time from ${branches}
      cross join ${vulnerabilityStates} as s indexed by vulnerability_states_fixed on s.organization_id = d.organization_id
        and s.branch_id = d.branch_id and s.is_default = 1 and s.state = 1 and s.changed_at >= ${firstDay * DAY_MS})`;

  const [[facts] = [], counts = [], perDay = [], [toFix] = []] = await runStatements(database, [
    sql`select ${project ? sql`exists ${project}` : sql`true`} as is_there`,
    sql`with ${lines}, ${counted}
      select 'severity' as kind, severity_rank as key, null as detail, sum(n) as n from open group by severity_rank
      union all select 'age', age, null, sum(n) from open group by age
      union all select 'dismissed', null, null, sum(n) from counted where is_dismissed
      union all ${most("project", sql`(select p.slug from ${projects} as p where p.organization_id = ${organization} and p.id = project_id) as key, null as detail`)}
      union all ${most("rule", sql`scanner as key, rule_id as detail`)}`,
    sql`with ${lines} select c.at / ${sql.raw(String(DAY_MS))} as day, sum(c.new + c.reopened) as opened, sum(c.fixed) as fixed
      from ${scanComparisons} as c where c.organization_id = ${organization} and c.at >= ${firstDay * DAY_MS}
        ${project ? sql`and c.project_id = ${project}` : sql``} and c.line_id in (select id from lines) group by 1`,
    sql`with ${lines}, ${fixed} select count(*) as n, (select time from fixed order by time limit 1 offset (select count(*) / 2 from fixed)) as median
      from fixed`,
  ]);
  if (facts?.["is_there"] !== 1) return undefined;
  const of = (kind: string) =>
    counts
      .filter((row) => row["kind"] === kind && row["n"] !== null)
      .map(({ key, detail, n }) => ({ key, detail: typeof detail === "string" ? detail : null, n: Number(n) }));
  const perRank = new Map(of("severity").map(({ key, n }) => [Number(key), n]));
  const ages = of("age").map(({ key, n }) => ({ days: Number(key), n }));
  const rowsByDay = new Map(perDay.map((row) => [Number(row["day"]), row]));
  const median = toFix?.["median"];
  return {
    open: sumOf(ages),
    dismissed: sumOf(of("dismissed")),
    by_severity: [...SEVERITIES, "other"].map((severity, rank) => ({ severity, open: perRank.get(rank) ?? 0 })),
    by_age: ageGroups(ages),
    median_age_days: medianOf(ages),
    by_day: Array.from({ length: days }, (_, index) => firstDay + index).map((day) => ({
      day: new Date(day * DAY_MS).toISOString().slice(0, 10),
      opened: Number(rowsByDay.get(day)?.["opened"] ?? 0),
      fixed: Number(rowsByDay.get(day)?.["fixed"] ?? 0),
    })),
    fixed: Number(toFix?.["n"]),
    median_seconds_to_fix: typeof median === "number" ? Math.round(median / 1_000) : null,
    projects: of("project").map(({ key, n }) => ({ project: String(key), open: n })),
    rules: of("rule").map(({ key, detail, n }) => ({ scanner: String(key), rule_id: detail, open: n })),
  };
}

/** The ten with the most open ones. */
function most(kind: string, keys: SQL): SQL {
  return sql`select * from (select ${kind} as kind, ${keys}, sum(n) as n from open group by 2, 3 order by n desc, 2, 3 limit ${MAX_LISTED})`;
}

interface Aged {
  days: number;
  n: number;
}

const sumOf = (rows: readonly { n: number }[]): number => rows.reduce((sum, { n }) => sum + n, 0);

function ageGroups(ages: readonly Aged[]): Stats["by_age"] {
  return [...AGES_DAYS, null].map((limit, index) => {
    const above = AGES_DAYS[index - 1] ?? -1;
    return { up_to_days: limit, open: sumOf(ages.filter(({ days }) => days > above && days <= (limit ?? Infinity))) };
  });
}

function medianOf(ages: readonly Aged[]): number | null {
  let rest = Math.floor(sumOf(ages) / 2);
  for (const { days, n } of ages.toSorted((a, b) => a.days - b.days)) {
    if (rest < n) return days;
    rest -= n;
  }
  return null;
}
