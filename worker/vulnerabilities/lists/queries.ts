import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { hiddenProjects } from "../../database/hidden-projects.ts";
import { projectKey } from "../../database/keys.ts";
import type { Listing, Slice } from "../../database/listing.ts";
import { runStatements } from "../../database/run-statements.ts";
import type { Vulnerability } from "../schemas.ts";
import { parsePosition, restOf, selectCandidates, selectTotal, writePosition } from "./candidates.ts";
import type { Sort, VulnerabilityFilter } from "./filter.ts";
import { COLUMNS, joinStates, parseRow, presentVulnerability, type Row } from "./rows.ts";

/** Maximum number of rows that one request reads for a filter without an index; a page may end early because of it. */
const MAX_CANDIDATES = 10_000;
const ROWS_PER_READ = 1_000;

const rowsOf = (results: readonly Record<string, unknown>[]): Row[] => results.map(({ row }) => parseRow(String(row)));
const positionOf = ([rank, number]: Row): string => writePosition({ rank, number });

/**
 * Lists the vulnerabilities of an organization or a project on a branch.
 * @returns undefined if the organization has no such project.
 */
export async function listVulnerabilities(
  database: Database,
  given: VulnerabilityFilter,
  { sort, slice }: { sort: Sort; slice: Slice },
): Promise<Listing<Vulnerability> | undefined> {
  const filter =
    given.project === undefined ? { ...given, hiddenProjects: hiddenProjects(database, given.orgId) } : given;
  const { limit, after, count = false } = slice;
  const rest = restOf(filter);
  const rowsAtOnce = limit ?? ROWS_PER_READ;
  const candidates = (from: string | undefined, rows: number): SQL =>
    selectCandidates(filter, sort, { after: from === undefined ? undefined : parsePosition(from), count: rows });
  const read = (from: string | undefined): SQL => sql`select ${COLUMNS} as row
    from ${joinStates(candidates(from, rest ? MAX_CANDIDATES : rowsAtOnce + 1))} where ${rest ?? sql`true`} limit ${rowsAtOnce + 1}`;
  const project =
    filter.project === undefined ? sql`true` : sql`exists ${projectKey({ orgId: filter.orgId, slug: filter.project })}`;
  const about = sql`select ${project} as is_there, ${count ? selectTotal(filter) : sql`null`} as total`;

  const [first = [], [facts] = []] = await runStatements(database, [read(after), about]);
  if (facts?.["is_there"] !== 1) return undefined;
  /** The position after the rows of a read, or undefined at the end of the list. */
  async function nextOf(rows: readonly Row[], from: string | undefined): Promise<string | undefined> {
    const last = rows[rowsAtOnce - 1];
    if (rows.length > rowsAtOnce) return last && positionOf(last);
    if (!rest) return undefined;
    const position = sql`select severity_rank as rank, vulnerability_id as number
      from (${candidates(from, MAX_CANDIDATES)}) limit 1 offset ${MAX_CANDIDATES - 1}`;
    const [[beyond] = []] = await runStatements(database, [position]);
    return beyond && writePosition({ rank: Number(beyond["rank"]), number: Number(beyond["number"]) });
  }
  const firstRows = rowsOf(first);
  const next = limit === undefined ? undefined : await nextOf(firstRows, after);
  async function* readPages(): AsyncGenerator<Vulnerability[]> {
    let [rows, from] = [firstRows, after];
    for (;;) {
      yield rows.slice(0, rowsAtOnce).map((row) => presentVulnerability(row, filter.orgId));
      if (limit !== undefined) return;
      from = await nextOf(rows, from);
      if (from === undefined) return;
      const [more = []] = await runStatements(database, [read(from)]);
      rows = rowsOf(more);
    }
  }
  return { pages: readPages(), next, total: count ? Number(facts["total"]) : undefined };
}
