import { sql } from "drizzle-orm";
import { rankOf, SEVERITIES } from "../../contract/finding.ts";
import type { Database } from "../../database/client.ts";
import { findingContents, findingScanners, findingSeverities } from "../../database/finding-tables.ts";
import { hiddenProjects } from "../../database/hidden-projects.ts";
import { projects } from "../../database/tables.ts";
import { conditionsOf } from "../lists/conditions.ts";
import { isOfKind } from "../lists/is-of-kind.ts";
import type { FindingsFilter } from "../lists/filter.ts";
import type { FindingsSummary } from "../schemas.ts";

const DAYS = 90;
const DAY_MS = 86_400_000;

interface Counted {
  kind: "severity" | "scanner" | "project" | "day";
  key: string;
  n: number;
}

/** Counts findings in one pass over their rows. */
export async function summarizeFindings(
  database: Database,
  filter: Omit<FindingsFilter, "sort">,
  now: number,
): Promise<FindingsSummary> {
  const today = Math.floor(now / DAY_MS);
  const shown = { ...filter, hiddenProjects: hiddenProjects(database, filter.orgId) };
  const { keys, from, where } = conditionsOf(shown);
  const ofKind = filter.kind
    ? sql` cross join ${findingContents} as c on c.organization_id = f.organization_id and c.id = f.content_id
        and ${isOfKind(filter.orgId, filter.kind)}`
    : sql``;
  const organization = sql`(select organization_id from keys)`;
  const rows = await database.all<Counted>(sql`with ${keys}, counted as materialized (
      select b.project_id, f.severity_id, f.scanner_id, b.created_at / ${sql.raw(String(DAY_MS))} as day, count(*) as n
      from ${from}${ofKind} where ${where} group by 1, 2, 3, 4)
    select 'severity' as kind, ifnull(${JSON.stringify(SEVERITIES)} ->> severity_id,
        (select w.name from ${findingSeverities} as w where w.organization_id = ${organization} and w.id = severity_id)) as key,
      sum(n) as n from counted group by severity_id
    union all select 'scanner', (select w.name from ${findingScanners} as w
        where w.organization_id = ${organization} and w.id = scanner_id), sum(n) from counted group by scanner_id
    union all select 'project', (select ${projects.slug} from ${projects}
        where ${projects.organizationId} = ${organization} and ${projects.id} = project_id), sum(n)
      from counted group by project_id
    union all select 'day', day, sum(n) from counted where day > ${today - DAYS} group by day`);
  const of = (kind: Counted["kind"]) => rows.filter((row) => row.kind === kind);
  const bySize = (a: Counted, b: Counted) => b.n - a.n || (a.key < b.key ? -1 : 1);
  const perDay = new Map(of("day").map(({ key, n }) => [Number(key), n]));
  return {
    total: of("severity").reduce((sum, { n }) => sum + n, 0),
    by_severity: of("severity")
      .toSorted((a, b) => rankOf(a.key) - rankOf(b.key) || bySize(a, b))
      .map(({ key, n }) => ({ severity: key, count: n })),
    by_scanner: of("scanner")
      .toSorted(bySize)
      .map(({ key, n }) => ({ scanner: key, count: n })),
    by_project: of("project")
      .toSorted(bySize)
      .map(({ key, n }) => ({ project: key, count: n })),
    by_day: Array.from({ length: DAYS }, (_, index) => today - DAYS + 1 + index).map((day) => ({
      day: new Date(day * DAY_MS).toISOString().slice(0, 10),
      count: perDay.get(day) ?? 0,
    })),
  };
}
