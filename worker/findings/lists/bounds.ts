import { type SQL, sql } from "drizzle-orm";
import { findingBatches } from "../../database/finding-tables.ts";
import type { FindingsFilter } from "./filter.ts";
import { keysOf } from "./keys.ts";
import { type Position, writePosition } from "./position.ts";

/** Greater than any id. */
const BEYOND = Number.MAX_SAFE_INTEGER;

/** Where a page begins, by numbers of findings: each part of a list would read a row for it. */
export interface KnownBounds {
  /** The position that it is after. */
  after: string | undefined;
  low: number;
  high: number;
  since: number;
  last: number;
}

type Bound = "low" | "high" | "since" | "last";

export interface Bounds {
  /** A common table expression that follows `keys`. */
  definition: SQL;
  hasPassed(rank: number): boolean;
  /** The range of ids, inclusive, and the last batch with findings in it. */
  of(rank: number): { low?: SQL; high?: SQL; last?: SQL };
  /** The range, where the numbers are known that it has. */
  knownOf(rank: number): { low: number; high: number };
}

const firstBatch = (columns: SQL, conditions: SQL, order: string) =>
  sql`select ${columns} from ${findingBatches}
    where organization_id = (select organization_id from keys) and ${conditions} order by ${sql.raw(order)} limit 1`;

export function boundsOf(filter: FindingsFilter, after: Position | undefined): Bounds {
  const { since, sort, search } = filter;
  const backwards = sort.startsWith("-");
  const bySeverity = sort.endsWith("severity");
  const known = search?.bounds?.after === textOf(after) ? search?.bounds : undefined;
  const bound = (column: Bound) => sql.raw(known ? String(known[column]) : `(select ${column} from bounds)`);

  function columnsOf(rank: number): { low?: Bound; high?: Bound; last?: Bound } {
    const sinceLow = since === undefined ? {} : { low: "since" as const };
    if (!after || (bySeverity && rank !== after.rank)) return sinceLow;
    return backwards ? { ...sinceLow, high: "high", last: "last" } : { low: "low" };
  }
  return {
    definition: known ? sql`` : definitionOf(since, after),
    hasPassed: (rank) => after !== undefined && bySeverity && (backwards ? rank > after.rank : rank < after.rank),
    of(rank) {
      const { low, high, last } = columnsOf(rank);
      return {
        ...(low && { low: bound(low) }),
        ...(high && { high: bound(high) }),
        ...(last && { last: bound(last) }),
      };
    },
    knownOf(rank) {
      const { low, high } = columnsOf(rank);
      return { low: (low && known?.[low]) ?? 0, high: (high && known?.[high]) ?? BEYOND };
    },
  };
}

/** Selects them as `parseBounds` reads them, if there are any. */
export function selectBounds(filter: FindingsFilter, after: Position | undefined): SQL<string | null> {
  if (!after && filter.since === undefined) return sql`null`;
  return sql`(with ${keysOf(filter)}${definitionOf(filter.since, after)}
    select json_object('low', low, 'high', high, 'since', since, 'last', last) from bounds)`;
}

export function parseBounds(json: string | null, after: Position | undefined): KnownBounds | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the statement writes it
  return json === null ? undefined : { ...(JSON.parse(json) as Omit<KnownBounds, "after">), after: textOf(after) };
}

function textOf(position: Position | undefined): string | undefined {
  return position && writePosition(position);
}

/** Common table expressions that follow `keys`. */
function definitionOf(since: number | undefined, after: Position | undefined): SQL {
  const firstSince =
    since === undefined
      ? sql`1`
      : sql`ifnull((${firstBatch(sql`first_id`, sql`created_at >= ${since}`, "created_at, last_id")}), ${BEYOND})`;
  if (!after) {
    if (since === undefined) return sql``;
    return sql`, bounds as materialized (select since as low, ${BEYOND} as high, since, ${BEYOND} as last from (select ${firstSince} as since))`;
  }
  const prefix = sql`unhex(${after.prefix})`;
  const id = sql`first_id + ${after.number}`;
  // The batch of the position may have been deleted in the meantime: the list then continues after the previous batch.
  const neighbours = sql`iif(uuid_prefix = ${prefix}, ${id} + 1, last_id + 1) as low,
    iif(uuid_prefix = ${prefix}, ${id} - 1, last_id) as high`;
  return sql`, anchor as materialized (select * from (${firstBatch(neighbours, sql`uuid_prefix <= ${prefix}`, "uuid_prefix desc")})
      union all select 1, 0 limit 1),
    bounds as materialized (select max(low, since) as low, high, since, ifnull((${firstBatch(sql`last_id`, sql`last_id >= high`, "last_id")}), ${BEYOND}) as last
      from (select low, high, ${firstSince} as since from anchor))`;
}
