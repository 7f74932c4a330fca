import { type SQL, sql } from "drizzle-orm";
import { findingBatches, findings, LAST_SEVERITY_RANGE } from "../../database/finding-tables.ts";
import type { FindingsFilter } from "./filter.ts";
import { findingsOfVulnerability } from "./of-vulnerability.ts";
import { isOneOf } from "./is-one-of.ts";
import { keysOf } from "./keys.ts";
import { sourceOf } from "./source.ts";

const ALL_RANGES = Array.from({ length: LAST_SEVERITY_RANGE + 1 }, (_, range) => range).join(", ");

/** Conditions for counting: the findings `f` of a filter with their batches `b`, unordered, without `path`, `q` and `kind`. */
export function conditionsOf(filter: Omit<FindingsFilter, "sort">): { keys: SQL; from: SQL; where: SQL } {
  if (filter.vulnerabilityId !== undefined) return { keys: keysOf(filter), ...findingsOfVulnerability(filter) };
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
