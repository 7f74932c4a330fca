import type { SQL } from "drizzle-orm";

export const SORTS = ["created_at", "-created_at", "severity", "-severity"] as const;
export type Sort = (typeof SORTS)[number];

/** Which findings, and in which order. All that is given has to hold. */
export interface FindingsFilter {
  orgId: string;
  /** A subquery for the one scan whose findings these are. */
  ofScan?: SQL;
  severities?: string[] | undefined;
  scanner?: string | undefined;
  /** A slug. */
  project?: string | undefined;
  scanId?: string | undefined;
  pathPrefix?: string | undefined;
  titlePart?: string | undefined;
  /** Milliseconds since 1970. */
  since?: number | undefined;
  /** Of each project and branch, only the latest completed scan. */
  latest?: boolean | undefined;
  sort: Sort;
}
