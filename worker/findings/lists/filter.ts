import type { SQL } from "drizzle-orm";
import type { FindingKind } from "../schemas.ts";
import type { Search } from "./search.ts";

const SORTS = ["created_at", "-created_at", "severity", "-severity"] as const;
export type Sort = (typeof SORTS)[number];

/** The filter and order of a list. All given conditions must hold. */
export interface FindingsFilter {
  orgId: string;
  /** A subquery for the numbers of the projects that are not shown. */
  hiddenProjects?: SQL;
  /** A subquery for the scan whose findings are listed. */
  ofScan?: SQL;
  severities?: string[] | undefined;
  scanner?: string | undefined;
  /** Slug of the project. */
  project?: string | undefined;
  scanId?: string | undefined;
  vulnerabilityId?: string | undefined;
  pathPrefix?: string | undefined;
  titlePart?: string | undefined;
  /** What `pathPrefix` and `titlePart` stand for, once it is looked up. */
  search?: Search | undefined;
  /** Whether the list is read as one that hides no project; it has no findings if one is hidden. */
  assumesAll?: boolean | undefined;
  kind?: FindingKind | undefined;
  /** Milliseconds since 1970. */
  since?: number | undefined;
  /** Only the latest completed scan of each project and branch. */
  latest?: boolean | undefined;
  sort: Sort;
  /** Whether the findings have their `tracking`. */
  isTracked?: boolean | undefined;
}
