import { type SQL, sql } from "drizzle-orm";
import { rankOf } from "../../contract/finding.ts";
import type { Database } from "../../database/client.ts";
import { findings, projects } from "../../database/tables.ts";
import type { FindingsFilter } from "../lists/filter.ts";
import { selectScans } from "../lists/scope.ts";
import type { FindingsSummary } from "../schemas.ts";

const DAYS = 90;
const DAY_MS = 86_400_000;

interface Counted {
  kind: "severity" | "scanner" | "project" | "day";
  key: string;
  n: number;
}

/** Counts findings by one pass over the index of their scans. */
export async function summarizeFindings(
  database: Database,
  filter: Omit<FindingsFilter, "sort">,
  now: number,
): Promise<FindingsSummary> {
  const today = Math.floor(now / DAY_MS);
  const { severities, scanner, since } = filter;
  const conditions: SQL[] = [
    ...(severities ? [sql`f.severity in (select value from json_each(${JSON.stringify(severities)}))`] : []),
    ...(scanner === undefined ? [] : [sql`f.scanner = ${scanner}`]),
    ...(since === undefined ? [] : [sql`f.created_at >= ${since}`]),
  ];
  const rows = await database.all<Counted>(sql`with counted as materialized (
      select scan.project_id, f.severity, f.scanner, f.created_at / ${sql.raw(String(DAY_MS))} as day, count(*) as n
      from (${selectScans(filter)}) as scan
        cross join ${findings} as f indexed by findings_scan_class on f.scan_id = scan.id
      ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
      group by 1, 2, 3, 4)
    select 'severity' as kind, severity as key, sum(n) as n from counted group by severity
    union all select 'scanner', scanner, sum(n) from counted group by scanner
    union all select 'project', (select ${projects.slug} from ${projects} where ${projects.id} = project_id), sum(n)
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
