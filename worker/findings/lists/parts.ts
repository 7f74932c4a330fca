import { type SQL, sql } from "drizzle-orm";
import { rankOf, SEVERITIES } from "../../contract/finding.ts";
import { findings, LAST_SEVERITY_RANGE } from "../../database/finding-tables.ts";
import type { FindingsFilter } from "./filter.ts";
import { keyOf, otherSeveritiesOf } from "./keys.ts";
import { indexOf, type Term } from "./terms.ts";

const OTHERS = SEVERITIES.length;
const ALL_RANGES = Array.from({ length: LAST_SEVERITY_RANGE + 1 }, (_, range) => range);

/** A range of an index, in the order of ids. */
export interface Part {
  rank: number;
  /** Conditions on `f`. */
  where: SQL;
  index: SQL;
  /** Whether there are any: a part without findings would be looked for in each of the batches. */
  guard?: SQL | undefined;
}

/** Findings whose severities are ranges of an index. */
interface Group {
  index: SQL;
  where: SQL;
  /** Of the severities that they may have; all of the organization's if undefined. */
  ranges?: readonly number[] | undefined;
  /** Whether they have most of them. */
  isSure?: boolean;
}

/** The parts of a list by rank, highest severity first; the parts of one rank are merged. */
export function partsOf(filter: FindingsFilter): Part[][] {
  const { severities, scanner, sort, search } = filter;
  const bySeverity = sort.endsWith("severity");
  if (!bySeverity && severities === undefined && scanner === undefined && !search?.terms) {
    return [[{ rank: 0, where: sql`true`, index: sql.raw("not indexed") }]];
  }
  const asked = severities && askedSeverities(severities);
  const severitiesOf = (ranges?: readonly number[]): Severity[] =>
    asked && ranges
      ? asked.filter(({ rank, range }) => ranges.some((one) => (range === undefined ? one >= rank : one === range)))
      : (asked ?? (ranges ?? search?.severityRanges ?? ALL_RANGES).map((range) => ofRange(range)));
  const parts = groupsOf(filter).flatMap(({ where: inGroup, index, isSure, ranges }) =>
    severitiesOf(ranges).map(({ rank, ofSeverity }) => {
      const where = sql`${inGroup}${ofSeverity}`;
      return { rank: bySeverity ? rank : 0, where, index, guard: isSure ? undefined : exist(filter, where, index) };
    }),
  );
  const ranks = Map.groupBy(parts, ({ rank }) => rank);
  return [...ranks.keys()].toSorted((a, b) => a - b).map((rank) => ranks.get(rank) ?? []);
}

function groupsOf(filter: FindingsFilter): Group[] {
  const { scanner, search } = filter;
  const ofScanner = scanner === undefined ? sql`` : sql`f.scanner_id = ${keyOf(filter, "scanner_id")} and `;
  if (search?.terms) return search.terms.map((term) => groupOf(term, scanner === undefined ? undefined : ofScanner));
  return [
    { index: sql.raw(`indexed by findings_${scanner === undefined ? "severity" : "scanner"}`), where: ofScanner },
  ];
}

function groupOf({ by, id, severityRanges: ranges }: Term, ofScanner: SQL | undefined): Group {
  const { index, condition } = indexOf(by, String(id), ofScanner !== undefined);
  const isSure = by === "directory" || ranges !== undefined;
  return { index: sql.raw(index), where: sql`${ofScanner ?? sql``}${sql.raw(condition)} and `, ranges, isSure };
}

interface Severity {
  rank: number;
  /** Undefined where only the database knows it: that of a severity which is none of ours. */
  range?: number;
  ofSeverity: SQL;
}

function ofRange(range: number): Severity {
  return { rank: Math.min(range, OTHERS), range, ofSeverity: sql.raw(`f.severity_range = ${range}`) };
}

function askedSeverities(names: readonly string[]): Severity[] {
  const known = [...new Set(names)].map(rankOf).filter((rank) => rank < OTHERS);
  const others = otherSeveritiesOf(names).map((_, n) => {
    const id = `(select severity_${n} from keys)`;
    const ofSeverity = sql.raw(`f.severity_range = min(${id}, ${LAST_SEVERITY_RANGE}) and f.severity_id = ${id}`);
    return { rank: OTHERS, ofSeverity };
  });
  return [...known.map((rank) => ofRange(rank)), ...others];
}

function exist(filter: FindingsFilter, where: SQL, index: SQL): SQL {
  return sql`exists (select 1 from ${findings} as f ${index}
    where f.organization_id = ${keyOf(filter, "organization_id")} and ${where})`;
}
