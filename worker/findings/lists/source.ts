import { type SQL, sql } from "drizzle-orm";
import type { FindingsFilter } from "./filter.ts";

type Scope = Pick<FindingsFilter, "ofScan" | "project" | "scanId" | "latest">;

/** The batches `b` of a filter, and the index with them in order. */
export interface Source {
  conditions: SQL;
  /** The index is given explicitly, because D1 has no statistics for the query planner. */
  index: SQL;
}

/**
 * The findings of a batch are consecutive and batches do not overlap, so the findings of a scan, a project or the latest scans
 * are the ranges of their batches, in order. The numbers come from `keys.ts`.
 */
export function sourceOf({ ofScan, project, scanId, latest }: Scope): Source {
  const conditions = [
    "b.organization_id = (select organization_id from keys)",
    ...(ofScan ? ["b.scan_id = (select of_scan from keys)"] : []),
    ...(scanId === undefined ? [] : ["b.scan_id = (select scan_id from keys)"]),
    ...(project === undefined ? [] : ["b.project_id = (select project_id from keys)"]),
    ...(latest === true ? ["b.is_latest = 1"] : []),
  ];
  return { conditions: sql.raw(conditions.join(" and ")), index: sql.raw(indexOf()) };

  function indexOf(): string {
    if (ofScan || scanId !== undefined) return "indexed by finding_batches_scan";
    if (latest === true) return `indexed by finding_batches_latest${project === undefined ? "" : "_of_project"}`;
    return project === undefined ? "not indexed" : "indexed by finding_batches_project";
  }
}
