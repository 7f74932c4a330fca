import { type SQL, sql } from "drizzle-orm";
import type { FindingsFilter } from "./filter.ts";
import { keyOf } from "./keys.ts";

type Scope = Pick<FindingsFilter, "ofScan" | "project" | "scanId" | "latest" | "hiddenProjects" | "search">;

/** The batches `b` of a filter, and the index with them in order. */
export interface Source {
  /** Where `guard` does not hold, which names no columns, not even the batches are read. */
  conditions: (guard?: SQL) => SQL;
  /** The index is given explicitly, because D1 has no statistics for the query planner. */
  index: SQL;
}

/**
 * The findings of a batch are consecutive and batches do not overlap, so the findings of a scan, a project or the latest scans
 * are the ranges of their batches, in order. The numbers come from `keys.ts`.
 */
export function sourceOf(filter: Scope): Source {
  const { ofScan, project, scanId, latest, hiddenProjects } = filter;
  const conditions = [
    ...(ofScan ? [sql` and b.scan_id = ${keyOf(filter, "of_scan")}`] : []),
    ...(scanId === undefined ? [] : [sql` and b.scan_id = ${keyOf(filter, "scan_id")}`]),
    ...(project === undefined ? [] : [sql` and b.project_id = ${keyOf(filter, "project_id")}`]),
    ...(latest === true ? [sql` and b.is_latest = 1`] : []),
    ...(hiddenProjects
      ? [sql` and iif((select 1 from hidden limit 1) is null, true, b.project_id not in hidden)`]
      : []),
  ];
  return {
    conditions: (guard = sql`true`) =>
      sql`b.organization_id = iif(${guard}, ${keyOf(filter, "organization_id")}, null)${sql.join(conditions)}`,
    index: sql.raw(indexOf()),
  };

  function indexOf(): string {
    if (ofScan || scanId !== undefined) return "indexed by finding_batches_scan";
    if (latest === true) return `indexed by finding_batches_latest${project === undefined ? "" : "_of_project"}`;
    return project === undefined ? "not indexed" : "indexed by finding_batches_project";
  }
}
