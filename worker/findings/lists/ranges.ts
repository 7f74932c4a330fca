import { type SQL, sql } from "drizzle-orm";
import { findingBatches, findings } from "../../database/finding-tables.ts";
import { concatenateParts, mergeParts } from "../../database/merge-parts.ts";
import { boundsOf } from "./bounds.ts";
import type { FindingsFilter } from "./filter.ts";
import { keysOf, keyOf } from "./keys.ts";
import { isUnplaced, mergeUnplaced, selectInWindow, UNPLACED_CANDIDATE } from "./narrowed.ts";
import { type Part, partsOf } from "./parts.ts";
import type { Position } from "./position.ts";
import { sourceOf } from "./source.ts";
import type { Window } from "./window.ts";

/*
 * A list consists of index ranges, concatenated or merged: one per severity, each in the order of ids, which is the order of
 * creation. SQLite merges the sorted parts of a UNION ALL incrementally, so the cost of a page depends on its length, not on its
 * position or on the length of the list.
 */

/** Columns of a candidate besides its rank, from a finding `f` and its batch `b`. */
export const CANDIDATE =
  sql.raw(`b.last_id as batch, f.id, f.id - b.first_id as number, b.uuid_prefix, b.scan_uuid, b.created_at, f.content_id,
  f.severity_id, f.location_line, f.location_column, f.rule_text_id, f.directory_id, f.file_id`);

/**
 * The first `count` findings after a position, in order, of a window if there is one. The caller applies the filters without an
 * index.
 */
export function selectCandidates(
  filter: FindingsFilter,
  { after, count }: { after: Position | undefined; count: number },
  window?: Window,
): SQL {
  const backwards = filter.sort.startsWith("-");
  const direction = sql.raw(backwards ? " desc" : "");
  const source = sourceOf(filter);
  const bounds = boundsOf(filter, after);
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
  const selected = ranks.flatMap((parts) => {
    const rank = parts[0]?.rank ?? 0;
    if (window) return selectInWindow(filter, window, parts, bounds.knownOf(rank), direction);
    return isUnplaced(filter)
      ? mergeUnplaced(filter, parts, bounds.of(rank), direction)
      : mergeParts(parts.map(select), order);
  });
  if (selected.length === 0) return sql`select null as rank, ${NOTHING} where false`;
  const list = selected.length === 1 ? selected[0] : concatenateParts(selected);
  const ordered = window || isUnplaced(filter) ? sql`select ${UNPLACED_CANDIDATE} from (${list})` : list;
  return sql`with ${keysOf(filter)}${bounds.definition} ${ordered} limit ${count}`;
}

/** Selects an upper bound for the candidates after a position: the numbers of findings of which those of its list are some. */
export function selectMostLeft(filter: FindingsFilter, after: Position | undefined): SQL {
  const bounds = boundsOf(filter, after);
  const end = (column: "first_id" | "last_id", order: string) =>
    sql`(select ${sql.raw(column)} from ${findingBatches} where organization_id = ${keyOf(filter, "organization_id")}
      order by last_id ${sql.raw(order)} limit 1)`;
  const numbersOf = (rank: number) => {
    const { low, high } = bounds.of(rank);
    return sql`ifnull(${high ?? end("last_id", "desc")} - ${low ?? end("first_id", "asc")} + 1, 0)`;
  };
  const parts = partsOf(filter).filter(([first]) => first && !bounds.hasPassed(first.rank));
  const [ofRank = [], others = []] = [true, false].map((isOf) =>
    parts.flat().filter(({ rank }) => (rank === (after?.rank ?? 0)) === isOf),
  );
  // A number is of one finding, so those of all other ranks together are not more than all.
  const areOthers = sql.join(
    others.map(({ guard = sql`true` }) => guard),
    sql` or `,
  );
  return sql`with ${keysOf(filter)}${bounds.definition} select ${ofRank.length === 0 ? sql`0` : numbersOf(after?.rank ?? 0)}
    + ${others.length === 0 ? sql`0` : sql`iif(${areOthers}, ${numbersOf(Number.NaN)}, 0)`} as most`;
}

const NOTHING = sql.raw(`null as batch, null as id, null as number, null as uuid_prefix, null as scan_uuid,
  null as created_at, null as content_id, null as severity_id, null as location_line, null as location_column,
  null as rule_text_id, null as directory_id, null as file_id, null as scan_id`);
