import { type SQL, sql } from "drizzle-orm";
import { findings } from "../../database/finding-tables.ts";
import { mergeParts } from "../../database/merge-parts.ts";
import type { Bounds } from "./bounds.ts";
import type { FindingsFilter } from "./filter.ts";
import { keyOf } from "./keys.ts";
import type { Part } from "./parts.ts";
import { isScoped, type Window } from "./window.ts";

/*
 * Lists of the findings of few rules, directories or files, of a scanner or of some severities. They are read without their batches,
 * because most batches may have none of them: from the whole organization, or from the ranges of a window.
 */

/** Of candidates without their batches, which `place-rows.ts` looks up for the rows of a page. */
export const UNPLACED_CANDIDATE = sql.raw(`rank, null as batch, null as number, null as uuid_prefix, null as scan_uuid,
  null as created_at, id, content_id, severity_id, location_line, location_column, rule_text_id, directory_id, file_id, scan_id`);

/** Whether a list is of the whole organization and does not have most of its findings. */
export function isUnplaced(filter: FindingsFilter): boolean {
  const { search, assumesAll, scanner, severities, vulnerabilityId } = filter;
  if (assumesAll) return true;
  const isSelected = search?.terms !== undefined || scanner !== undefined || severities !== undefined;
  return isSelected && search?.seesAll === true && vulnerabilityId === undefined && !isScoped(filter);
}

/**
 * Whether to read a page as one that hides no project: of a scanner or some severities, without a search. Few organizations hide one,
 * and only for a while.
 */
export function mayAssumeAll(filter: FindingsFilter): boolean {
  const { scanner, severities, pathPrefix, titlePart, vulnerabilityId } = filter;
  const isSelected = scanner !== undefined || severities !== undefined;
  const isSearch = pathPrefix !== undefined || titlePart !== undefined;
  return isSelected && !isSearch && vulnerabilityId === undefined && !isScoped(filter);
}

/** Selects the findings of the parts of a rank in order, in a range of numbers. */
export function mergeUnplaced(
  filter: FindingsFilter,
  parts: readonly Part[],
  { low, high }: ReturnType<Bounds["of"]>,
  direction: SQL,
): SQL {
  const range = sql`${low ? sql` and f.id >= ${low}` : sql``}${high ? sql` and f.id <= ${high}` : sql``}`;
  const selected = parts.map(
    ({ rank, where, index }) => sql`select ${sql.raw(String(rank))} as rank, f.* from ${findings} as f ${index}
      where f.organization_id = ${keyOf(filter, "organization_id")} and ${where}${range}`,
  );
  return mergeParts(selected, sql`id${direction}`);
}

/** As `mergeUnplaced`, in the ranges of a window. */
export function selectInWindow(
  filter: FindingsFilter,
  window: Window,
  parts: readonly Part[],
  bounds: ReturnType<Bounds["knownOf"]>,
  direction: SQL,
): SQL[] {
  return window.ranges
    .map(([low, high]) => [Math.max(low, bounds.low), Math.min(high, bounds.high)] as const)
    .filter(([low, high]) => low <= high)
    .map(([low, high]) =>
      mergeUnplaced(filter, parts, { low: sql.raw(String(low)), high: sql.raw(String(high)) }, direction),
    );
}
