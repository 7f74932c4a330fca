import { type SQL, sql } from "drizzle-orm";
import type { FindingsFilter } from "./filter.ts";

type Scope = Pick<FindingsFilter, "ofScan" | "project" | "scanId" | "latest">;

/** Which batches a filter is about, as `b`, and the index that has them in order. */
export interface Source {
  conditions: SQL;
  /** SQLite would rather trust statistics that D1 does not have. */
  index: SQL;
}

/**
 * The findings of a batch are consecutive, and batches do not overlap: those of a scan, of a project or of the latest scans
 * are the ranges of their batches, in order. The numbers are those of `keys.ts`.
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
