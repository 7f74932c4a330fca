import { type SQL, sql } from "drizzle-orm";
import type { FindingsFilter } from "./filter.ts";

type Scope = Pick<FindingsFilter, "ofScan" | "project" | "scanId" | "latest" | "hiddenProjects">;

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
export function sourceOf({ ofScan, project, scanId, latest, hiddenProjects }: Scope): Source {
  const conditions = [
    ...(ofScan ? ["b.scan_id = (select of_scan from keys)"] : []),
    ...(scanId === undefined ? [] : ["b.scan_id = (select scan_id from keys)"]),
    ...(project === undefined ? [] : ["b.project_id = (select project_id from keys)"]),
    ...(latest === true ? ["b.is_latest = 1"] : []),
    ...(hiddenProjects ? ["iif((select 1 from hidden limit 1) is null, true, b.project_id not in hidden)"] : []),
  ];
  const others = sql.raw(conditions.map((condition) => ` and ${condition}`).join(""));
  return {
    conditions: (guard = sql`true`) =>
      sql`b.organization_id = iif(${guard}, (select organization_id from keys), null)${others}`,
    index: sql.raw(indexOf()),
  };

  function indexOf(): string {
    if (ofScan || scanId !== undefined) return "indexed by finding_batches_scan";
    if (latest === true) return `indexed by finding_batches_latest${project === undefined ? "" : "_of_project"}`;
    return project === undefined ? "not indexed" : "indexed by finding_batches_project";
  }
}
