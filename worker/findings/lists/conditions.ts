import { type SQL, sql } from "drizzle-orm";
import { rankOf, SEVERITIES } from "../../contract/finding.ts";
import { findingBatches, findings, findingSeverities, LAST_SEVERITY_RANGE } from "../../database/finding-tables.ts";
import type { FindingsFilter } from "./filter.ts";
import { keysOf } from "./keys.ts";
import { sourceOf } from "./source.ts";

const ALL_RANGES = Array.from({ length: LAST_SEVERITY_RANGE + 1 }, (_, range) => range).join(", ");

/** Conditions for counting: the findings `f` of a filter with their batches `b`, unordered, without `path` and `q`. */
export function conditionsOf(filter: Omit<FindingsFilter, "sort">): { keys: SQL; from: SQL; where: SQL } {
  const { severities, scanner, since } = filter;
  const source = sourceOf(filter);
  const ofIndex = [
    ...(scanner === undefined ? [] : [sql`f.scanner_id = (select scanner_id from keys)`]),
    ...(severities ? [isOneOf(severities)] : []),
    ...(scanner !== undefined && !severities ? [sql.raw(`f.severity_range in (${ALL_RANGES})`)] : []),
  ];
  const index = severities ? "indexed by findings_severity" : "not indexed";
  const from = sql`${findingBatches} as b ${source.index}
    cross join ${findings} as f ${sql.raw(scanner === undefined ? index : "indexed by findings_scanner")}
    on f.organization_id = b.organization_id and f.id between b.first_id and b.last_id`;
  const conditions = [source.conditions(), ...ofIndex, ...(since === undefined ? [] : [sql`b.created_at >= ${since}`])];
  return { keys: keysOf(filter), from, where: sql.join(conditions, sql` and `) };
}

function isOneOf(severities: readonly string[]): SQL {
  const ranks = severities.map(rankOf).filter((rank) => rank < SEVERITIES.length);
  const others = severities.filter((name) => rankOf(name) === SEVERITIES.length);
  const ids = sql`select value as id from json_each(${JSON.stringify(ranks)}) union all
    select w.id from json_each(${JSON.stringify(others)}) as j cross join ${findingSeverities} as w
      on w.organization_id = (select organization_id from keys) and w.name = j.value`;
  return sql`f.severity_range in (select min(id, ${LAST_SEVERITY_RANGE}) from (${ids})) and f.severity_id in (${ids})`;
}
