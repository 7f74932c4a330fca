import { type SQL, sql } from "drizzle-orm";
import { findingBatches, findings } from "../../database/finding-tables.ts";
import { concatenateParts, mergeParts } from "../../database/merge-parts.ts";
import { findingId, parseFindingId } from "../store/finding-id.ts";
import type { FindingsFilter } from "./filter.ts";
import { keysOf, keyOf } from "./keys.ts";
import { isUnplaced, mergeUnplaced } from "./narrowed.ts";
import { type Part, partsOf } from "./parts.ts";
import { sourceOf } from "./source.ts";

/*
 * A list consists of index ranges, concatenated or merged: one per severity, each in the order of ids, which is the order of
 * creation. SQLite merges the sorted parts of a UNION ALL incrementally, so the cost of a page depends on its length, not on its
 * position or on the length of the list.
 */

/** Greater than any id. */
const BEYOND = Number.MAX_SAFE_INTEGER;

/** The position of a page: after a finding of this rank (0 if ordered by time). */
export interface Position {
  rank: number;
  prefix: string;
  number: number;
}

/** @returns undefined if the text is not a position. */
export function parsePosition(text: string): Position | undefined {
  const [, rank, hex] = /^([0-5])([0-9a-f-]{36})$/.exec(text) ?? [];
  const finding = hex === undefined ? undefined : parseFindingId(hex);
  return finding && { rank: Number(rank), ...finding };
}

export function writePosition({ rank, prefix, number }: Position): string {
  return `${rank}${findingId(prefix, number)}`;
}

/** Columns of a candidate besides its rank, from a finding `f` and its batch `b`. */
export const CANDIDATE =
  sql.raw(`b.last_id as batch, f.id, f.id - b.first_id as number, b.uuid_prefix, b.scan_uuid, b.created_at, f.content_id,
  f.severity_id, f.location_line, f.location_column, f.rule_text_id, f.directory_id, f.file_id`);

/** The first `count` findings after a position, in order. The caller applies the filters without an index. */
export function selectCandidates(
  filter: FindingsFilter,
  { after, count }: { after: Position | undefined; count: number },
): SQL {
  const backwards = filter.sort.startsWith("-");
  const direction = sql.raw(backwards ? " desc" : "");
  const source = sourceOf(filter);
  const bounds = boundsOf(filter, after, backwards);
  const organization = keyOf(filter, "organization_id");

  function select({ rank, where, index, guard }: Part): SQL {
    const { low, high, last } = bounds.of(rank);
    return sql`select ${sql.raw(String(rank))} as rank, ${CANDIDATE}
      from ${findingBatches} as b ${source.index} cross join ${findings} as f ${index}
        on f.organization_id = ${organization} and ${where}
          and f.id between ${low ? sql`max(b.first_id, ${low})` : sql`b.first_id`}
          and ${high ? sql`min(b.last_id, ${high})` : sql`b.last_id`}
      where ${source.conditions(guard)}${low ? sql` and b.last_id >= ${low}` : sql``}${last ? sql` and b.last_id <= ${last}` : sql``}`;
  }
  const order = sql`batch${direction}, id${direction}`;
  const ranks = partsOf(filter).filter(([first]) => first && !bounds.hasPassed(first.rank));
  if (backwards) ranks.reverse();
  const selected = ranks.map((parts) =>
    isUnplaced(filter)
      ? mergeUnplaced(filter, parts, bounds.of(parts[0]?.rank ?? 0), direction)
      : mergeParts(parts.map(select), order),
  );
  if (selected.length === 0) return sql`select null as rank, ${NOTHING} where false`;
  return sql`with ${keysOf(filter)}${bounds.definition} ${selected.length === 1 ? selected[0] : concatenateParts(selected)} limit ${count}`;
}

const NOTHING = sql.raw(`null as batch, null as id, null as number, null as uuid_prefix, null as scan_uuid,
  null as created_at, null as content_id, null as severity_id, null as location_line, null as location_column,
  null as rule_text_id, null as directory_id, null as file_id, null as scan_id`);

export interface Bounds {
  /** A common table expression that follows `keys`. */
  definition: SQL;
  hasPassed(rank: number): boolean;
  /** The range of ids, inclusive, and the last batch with findings in it. */
  of(rank: number): { low?: SQL; high?: SQL; last?: SQL };
}

const bound = (column: string) => sql.raw(`(select ${column} from bounds)`);

const firstBatch = (columns: SQL, conditions: SQL, order: string) =>
  sql`select ${columns} from ${findingBatches}
    where organization_id = (select organization_id from keys) and ${conditions} order by ${sql.raw(order)} limit 1`;

function boundsOf({ since, sort }: FindingsFilter, after: Position | undefined, backwards: boolean): Bounds {
  const bySeverity = sort.endsWith("severity");
  const firstSince =
    since === undefined
      ? sql`0`
      : sql`ifnull((${firstBatch(sql`first_id`, sql`created_at >= ${since}`, "created_at, last_id")}), ${BEYOND})`;
  const sinceLow = since === undefined ? {} : { low: bound("since") };
  if (!after) {
    const definition = since === undefined ? sql`` : sql`, bounds (since) as materialized (select ${firstSince})`;
    return { definition, hasPassed: () => false, of: () => sinceLow };
  }
  const prefix = sql`unhex(${after.prefix})`;
  const id = sql`first_id + ${after.number}`;
  // The batch of the position may have been deleted in the meantime: the list then continues after the previous batch.
  const neighbours = sql`iif(uuid_prefix = ${prefix}, ${id} + 1, last_id + 1) as low,
    iif(uuid_prefix = ${prefix}, ${id} - 1, last_id) as high`;
  const definition = sql`, anchor as materialized (select * from (${firstBatch(neighbours, sql`uuid_prefix <= ${prefix}`, "uuid_prefix desc")})
      union all select 1, 0 limit 1),
    bounds as materialized (select low, high, ${firstSince} as since,
      ifnull((${firstBatch(sql`last_id`, sql`last_id >= high`, "last_id")}), ${BEYOND}) as last from anchor)`;
  return {
    definition,
    hasPassed: (rank) => bySeverity && (backwards ? rank > after.rank : rank < after.rank),
    of(rank) {
      if (bySeverity && rank !== after.rank) return sinceLow;
      return backwards ? { ...sinceLow, high: bound("high"), last: bound("last") } : { low: bound("max(low, since)") };
    },
  };
}
