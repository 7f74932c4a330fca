import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { findingBatches } from "../../database/finding-tables.ts";
import { boundsOf } from "./bounds.ts";
import type { FindingsFilter } from "./filter.ts";
import { keysOf } from "./keys.ts";
import { type Position, writePosition } from "./position.ts";
import { sourceOf } from "./source.ts";

/*
 * The first batches of a page of a project, a scan or the latest scans. The batches of a scan follow each other in most cases, and their
 * findings are then one range of numbers: where the batches are known, a part of a list is begun once for each range, and reads no
 * batch.
 */

/** By time, a page needs the first only, and most need no more than these; by severity, all. */
const MAX_BATCHES = { time: 10, severity: 32 };
/** Of what a page needs in addition. */
export const MORE_BATCHES = 64;
/** Parts of a statement, whose text has an upper bound. */
const MAX_RANGES = 300;
/** Of the findings of a range for each of its parts. */
const MIN_FINDINGS_PER_PART = 2;

export type Batch = readonly [firstId: number, lastId: number, prefix: string, scanUuid: string, createdAt: number];

export interface Window {
  /** In the order of the list. */
  batches: readonly Batch[];
  /** The ranges of their numbers, in the same order. */
  ranges: readonly (readonly [low: number, high: number])[];
  /** Whether there are no further batches. */
  isWhole: boolean;
}

/** Whether a list is of some batches only, unless projects are hidden. */
export function isScoped({ ofScan, scanId, project, latest }: FindingsFilter): boolean {
  return ofScan !== undefined || scanId !== undefined || project !== undefined || latest === true;
}

/** Selects the batches of a page that is not of the whole organization, and one more if there is. */
export function selectBatches(
  database: Database,
  filter: FindingsFilter,
  after: Position | undefined,
  max = maxBatches(filter),
) {
  const direction = sql.raw(filter.sort.startsWith("-") ? " desc" : "");
  const { index, conditions } = sourceOf(filter);
  const bounds = boundsOf(filter, after);
  const bySeverity = isBySeverity(filter);
  const { low, last } = bounds.of(bySeverity ? Number.NaN : 0);
  const hides = filter.hiddenProjects ? sql`exists (select 1 from hidden)` : sql`false`;
  const isRead = filter.vulnerabilityId !== undefined ? sql`false` : isScoped(filter) ? sql`true` : hides;
  return database.select({ batch: sql<string>`batch` }).from(
    sql`(with ${keysOf(filter)}${bounds.definition}
      select json_array(b.first_id, b.last_id, hex(b.uuid_prefix), hex(b.scan_uuid), b.created_at) as batch
      from ${findingBatches} as b ${index}
      where ${conditions(isRead)}${low ? sql` and b.last_id >= ${low}` : sql``}${last ? sql` and b.last_id <= ${last}` : sql``}
      order by b.last_id${direction} limit ${max + 1})`,
  );
}

export function parseBatches(rows: readonly { batch: string }[]): Batch[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the statement writes it
  return rows.map(({ batch }) => JSON.parse(batch) as Batch);
}

/**
 * The window of a list that is merged of so many parts; undefined where it costs more than to read batch after batch.
 * @param read as `selectBatches` selects them
 */
export function windowOf(
  filter: FindingsFilter,
  read: readonly Batch[],
  parts: number,
  max = maxBatches(filter),
): Window | undefined {
  const ranges: [number, number][] = [];
  const batches: Batch[] = [];
  for (const batch of read.slice(0, max)) {
    const [first, last] = batch;
    const range = ranges.at(-1);
    if (range?.[1] === first - 1) range[1] = last;
    else if (range?.[0] === last + 1) range[0] = first;
    else if ((ranges.length + 1) * parts > MAX_RANGES) break;
    else ranges.push([first, last]);
    batches.push(batch);
  }
  const isWhole = batches.length === read.length;
  if (!isWhole && (batches.length === 0 || isBySeverity(filter))) return undefined;
  if (countFindings(batches) < ranges.length * parts * MIN_FINDINGS_PER_PART) return undefined;
  return { batches, ranges, isWhole };
}

/** The position after a window that is not whole. */
export function endOf({ batches }: Window, { sort }: FindingsFilter): string {
  const last = batches.at(-1);
  if (!last) throw new Error("A window without batches is whole.");
  const [firstId, lastId, prefix] = last;
  return writePosition({ rank: 0, prefix: prefix.toLowerCase(), number: sort.startsWith("-") ? 0 : lastId - firstId });
}

/** Whether to look for so many parts in each batch costs less than to read its findings. */
export function hasFewParts(batches: readonly Batch[], parts: number): boolean {
  return parts * batches.length * MIN_FINDINGS_PER_PART <= countFindings(batches);
}

export function countFindings(batches: readonly Batch[]): number {
  return batches.reduce((sum, [first, last]) => sum + last - first + 1, 0);
}

function maxBatches(filter: FindingsFilter): number {
  return isBySeverity(filter) ? MAX_BATCHES.severity : MAX_BATCHES.time;
}

function isBySeverity({ sort }: FindingsFilter): boolean {
  return sort.endsWith("severity");
}
