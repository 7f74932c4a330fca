import { type SQL, sql } from "drizzle-orm";
import { rankOf, SEVERITIES } from "../../contract/finding.ts";
import { findingSeverities, LAST_SEVERITY_RANGE } from "../../database/finding-tables.ts";

/** Whether the severity of a finding `f` is one of these. */
export function isOneOf(severities: readonly string[]): SQL {
  const ranks = severities.map(rankOf).filter((rank) => rank < SEVERITIES.length);
  const others = severities.filter((name) => rankOf(name) === SEVERITIES.length);
  const ids = sql`select value as id from json_each(${JSON.stringify(ranks)}) union all
    select w.id from json_each(${JSON.stringify(others)}) as j cross join ${findingSeverities} as w
      on w.organization_id = (select organization_id from keys) and w.name = j.value`;
  return sql`f.severity_range in (select min(id, ${LAST_SEVERITY_RANGE}) from (${ids})) and f.severity_id in (${ids})`;
}
