import { type SQL, sql } from "drizzle-orm";
import { rankOf, SEVERITIES } from "../../contract/finding.ts";
import { findings } from "../../database/tables.ts";
import type { FindingsFilter } from "./filter.ts";
import { isOfScans, selectOneScan, selectScans } from "./scope.ts";

/*
 * A list comes from as many streams as its filter takes: of each scan, of each class (severity and scanner), or of both
 * together. Each is a range of an index, in order; a recursive query whose queue is ordered merges them. What a page reads
 * depends on its length and on the number of streams, not on where it is in the list or how long that is.
 *
 * The position of a finding is the rank of its severity (0 when the order is of time), the time and the rowid, in figures
 * of fixed width: positions sort as text. In the queue the row follows its position. The classes of an owner are found by the
 * same queue, rank by rank as the page gets there: by a finder, which sorts before all entries of its rank.
 */

const DIGITS = 15;
const POSITION = new RegExp(`^([0-${SEVERITIES.length}])(\\d{${DIGITS}})(\\d{${DIGITS}})$`);
const POSITION_LENGTH = 1 + 2 * DIGITS;
const LAST = 10 ** DIGITS - 1;
const FIGURES = sql.raw(`%0${DIGITS}d`);

interface Position {
  rank: number;
  time: number;
  rowid: number;
}

/** @returns undefined for what is no position. */
export function parsePosition(text: string): Position | undefined {
  const [, rank, time, rowid] = POSITION.exec(text) ?? [];
  return rank === undefined ? undefined : { rank: Number(rank), time: Number(time), rowid: Number(rowid) };
}

const entryOf = (rank: SQL, row: SQL) =>
  sql`format('%d${FIGURES}${FIGURES}', ${rank}, f.created_at, f.rowid) || ${row}`;
const figuresAt = (start: number) => sql`cast(substr(entry, ${start}, ${DIGITS}) as integer)`;
const unpack = (entry: SQL) =>
  sql`substr(${entry}, 1, ${POSITION_LENGTH}) as position, substr(${entry}, ${POSITION_LENGTH + 1}) as finding`;

/** No text is between another and the same with this after it. */
const SUCCESSOR = "\u0001";
/** Sorts after every severity, which has 50 characters at most. */
const BEYOND = "\u{10ffff}".repeat(50);

/** From which severity to which, exclusive, the finder looks for classes, and their rank. */
type Span = [from: string, until: string, rank: number];

/** In order: `critical` first, what is none of ours last. */
function spansOf({ severities, scanner, sort }: FindingsFilter, after: Position | undefined): Span[] {
  const bySeverity = sort.endsWith("severity");
  const sign = sort.startsWith("-") ? -1 : 1;
  const rank = (name: string) => (bySeverity ? rankOf(name) : 0);
  // A known scanner leaves nothing to be found: the finder begins with it.
  const spanOf = (name: string): Span => [name, scanner === undefined ? name + SUCCESSOR : name, rank(name)];
  const known = SEVERITIES.toSorted();
  const between = ["", ...known].map((name, n): Span => [name && name + SUCCESSOR, known[n] ?? BEYOND, rank("")]);
  if (!severities && !bySeverity) return [["", BEYOND, 0]];
  const spans = severities ? [...new Set(severities)].map(spanOf) : [...known.map(spanOf), ...between];
  return spans
    .filter(([, , own]) => !after || (own - after.rank) * sign >= 0)
    .toSorted(([, , a], [, , b]) => (a - b) * sign);
}

/** The condition for the one class of a filter; undefined when it may be of several. */
function classOf({ severities, scanner }: FindingsFilter): SQL | undefined {
  const [severity, ...others] = new Set(severities);
  if (severity === undefined || others.length > 0 || scanner === undefined) return undefined;
  return sql` and f.severity = ${severity} and f.scanner = ${scanner}`;
}

/**
 * The first `count` findings after a position, in order, as `position` and `finding`. What no index helps with is left to the
 * caller: `path` and `q`.
 * @param row an expression of the row `f`.
 */
export function selectCandidates(
  filter: FindingsFilter,
  { after, count, row = sql`''` }: { after: Position | undefined; count: number; row?: SQL },
): SQL {
  const bySeverity = filter.sort.endsWith("severity");
  const backwards = filter.sort.startsWith("-");
  const order = sql.raw(backwards ? "desc" : "asc");
  const beyond = sql.raw(backwards ? "<" : ">");
  const owner = sql.raw(isOfScans(filter) ? "scan_id" : "org_id");
  const ofClasses = bySeverity || filter.severities !== undefined || filter.scanner !== undefined;
  const since = filter.since ?? 0;
  const beginning = { time: backwards ? LAST : since - 1, rowid: LAST };

  /** What follows in a stream: two ranges, because SQLite compares no rowid within a row value. */
  function following(stream: SQL, columns: SQL, from: { time: unknown; rowid: unknown }, limit: number): [SQL, SQL] {
    const recent = backwards ? sql` and f.created_at >= ${since}` : sql``;
    const rows = sql`select ${columns} from ${findings} as f where ${stream}${recent}`;
    return [
      sql`(${rows} and f.created_at = ${from.time} and f.rowid ${beyond} ${from.rowid}
        order by f.rowid ${order} limit ${limit})`,
      sql`(${rows} and f.created_at ${beyond} ${from.time} order by f.created_at ${order}, f.rowid ${order} limit ${limit})`,
    ];
  }

  const only = isOfScans(filter) ? selectOneScan(filter) : sql`${filter.orgId}`;
  const start = after ?? beginning;
  const ofOneClass = classOf(filter);
  if (only && (!ofClasses || ofOneClass)) {
    const rank = sql`${ofOneClass ? (spansOf(filter, undefined)[0]?.[2] ?? 0) : 0}`;
    const stream = sql`f.${owner} = ${only}${ofOneClass ?? sql``}`;
    const [same, later] = following(stream, sql`${entryOf(rank, row)} as entry`, start, count);
    const entries = after ? sql`(select * from ${same} union all select * from ${later} limit ${count})` : later;
    return sql`select ${unpack(sql`entry`)} from ${entries}`;
  }

  /** Sorts after every entry: the end of a stream. */
  const end = sql.raw(backwards ? "''" : "'~'");
  const owners = isOfScans(filter)
    ? sql`(select id as owner from (${selectScans(filter)}))`
    : sql`(select ${filter.orgId} as owner)`;
  /** The next entry of a stream, or `end`. */
  function next(rank: SQL, from: { time: unknown; rowid: unknown }, ofClass = sql``): SQL {
    const [same, later] = following(sql`f.${owner} = owner${ofClass}`, entryOf(rank, row), from, 1);
    // At the beginning of a stream nothing is of the same time.
    return from === beginning ? sql`coalesce(${later}, ${end})` : sql`coalesce(${same}, ${later}, ${end})`;
  }
  const list = (merged: SQL) => sql`with recursive merged (owner, class, entry) as (${merged}
      order by 3 ${order})
    select ${unpack(sql`entry`)} from merged where length(entry) >= ${POSITION_LENGTH} and class is not null limit ${count}`;
  const passed = { time: figuresAt(2), rowid: figuresAt(2 + DIGITS) };
  if (!ofClasses) {
    return list(sql`select owner, '', ${next(sql`0`, start)} from ${owners}
      union all
      select owner, '', ${next(sql`0`, passed)} from merged where entry <> ${end}`);
  }

  // A finder has no class, and in place of a position the one it has found last, with the number of its span.
  const spans = spansOf(filter, after);
  const mark = backwards ? "~" : " ";
  const seed = (span: Span) => `${span[2]}${mark}${JSON.stringify([span[0], filter.scanner ?? "", 0])}`;
  const found = sql`substr(entry, 3)`;
  const span = (step: number) => sql`(${JSON.stringify(spans)} -> ((${found}->>2) + ${sql.raw(String(step))}))`;
  const ofClass = sql`coalesce(class, ${found})`;
  const rank = sql`substr(entry, 1, 1)`;
  const ofThis = sql` and f.severity = ${ofClass}->>0 and f.scanner = ${ofClass}->>1`;
  const opened = next(rank, beginning, ofThis);
  const resumed = after ? sql`iif(${rank} = ${String(after.rank)}, ${next(rank, after, ofThis)}, ${opened})` : opened;
  const entry = sql`iif(class is null, ${resumed}, ${next(rank, passed, ofThis)})`;
  const isAsked = filter.scanner === undefined ? sql`${ofClass}->>1 <> ''` : sql`${ofClass}->>1 = ${filter.scanner}`;
  return list(sql`select owner, null, ${spans[0] ? sql`${seed(spans[0])}` : end} from ${owners}
    union all
    select owner, ${ofClass}, ${entry} from merged where entry <> ${end} and ${isAsked}
    union all
    select owner, null, coalesce(
      (select ${rank} || ${mark} || json_array(f.severity, f.scanner, ${found}->>2) from ${findings} as f
        where f.${owner} = owner and (f.severity, f.scanner) >= (${found}->>0, (${found}->>1) || char(0))
          and f.severity < ${span(0)}->>1 order by f.severity, f.scanner limit 1),
      (${span(1)}->>2) || ${mark} || json_array(${span(1)}->>0, ${filter.scanner ?? ""}, (${found}->>2) + 1),
      ${end}) from merged where class is null and entry <> ${end}`);
}
