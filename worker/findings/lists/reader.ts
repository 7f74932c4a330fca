import { type SQL, sql } from "drizzle-orm";
import { rankOf, SEVERITIES } from "../../contract/finding.ts";
import type { Database } from "../../database/client.ts";
import { findingContents } from "../../database/finding-tables.ts";
import { conditionsOf } from "./conditions.ts";
import type { FindingsFilter } from "./filter.ts";
import { isOfKind } from "./is-of-kind.ts";
import { isUnplaced } from "./narrowed.ts";
import { selectOfVulnerability } from "./of-vulnerability.ts";
import { partsOf } from "./parts.ts";
import { placeRows } from "./place-rows.ts";
import { parsePosition } from "./position.ts";
import { selectCandidates, selectMostLeft } from "./ranges.ts";
import { ListedFinding, selectFirstRules, selectRows, UNPLACED } from "./rows.ts";
import { ruleTextCache } from "./rule-texts.ts";
import type { Search } from "./search.ts";
import type { Term } from "./terms.ts";
import {
  countFindings,
  endOf,
  isScoped,
  MORE_BATCHES,
  parseBatches,
  selectBatches,
  type Window,
  windowOf,
} from "./window.ts";

/** Maximum number of candidates that one request reads for a filter by path or title; a page may end early because of it. */
const MAX_CANDIDATES = 10_000;
/** Of a page: after these, batch after batch is read by one statement. */
const MAX_WINDOWS = 4;
/** Whose rows cost less than to read the findings of a page again. */
const FEW_BATCHES = 32;
/** From so many rows on, rules that are not known are read afterwards, each once, and not with each of their findings. */
const ROWS_WITH_RULES = 50;
/** Of the rules that are read before any is known: as many as half of the rows. */
const MAX_FIRST_RULES = 200;

/**
 * Conditions on a finding and its content `c`: on the finding where it has what they need, because then its content is not read.
 * @param finding the name of it or its candidate
 * @param isExact which of them hold anyhow
 */
function matches(
  { orgId, pathPrefix, search, kind }: FindingsFilter,
  finding: "f" | "m",
  isExact: Search["isExact"] = { path: false, title: false },
): SQL | undefined {
  const conditions: SQL[] = [];
  const isOf = (by: Term["by"]) => {
    const ids = search?.ofPath?.filter((term) => term.by === by).map(({ id }) => id) ?? [];
    return `${finding}.${by}_id in (${ids.join(", ")})`;
  };
  if (search?.isIndexed && search.ofPath && pathPrefix && !isExact.path) {
    conditions.push(sql.raw(`(${isOf("directory")} or ${isOf("file")})`));
  } else if (pathPrefix !== undefined && !isExact.path) {
    conditions.push(sql`substr(ifnull(c.location_path, ''), 1, length(${pathPrefix})) = ${pathPrefix}`);
  }
  if (search?.rules && !isExact.title) {
    const rule = sql.raw(search.isIndexed ? `${finding}.rule_text_id` : "c.rule_text_id");
    conditions.push(sql`instr(${`,${search.rules.join(",")},`}, ',' || ${rule} || ',') > 0`);
  }
  if (kind !== undefined) conditions.push(isOfKind(orgId, kind));
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}

export interface Selected {
  row: string;
}

function positionOf({ row }: Selected): string {
  return new ListedFinding(row).position;
}

/** Reads pages of findings, and the position of the next page. */
export class Reader {
  readonly #database: Database;
  readonly #filter: FindingsFilter;
  readonly #after: string | undefined;
  readonly #matches: SQL | undefined;
  readonly #isUnplaced: boolean;

  /** @param after the position that the search of the filter, if any, was looked up for */
  constructor(database: Database, filter: FindingsFilter, after: string | undefined) {
    this.#database = database;
    this.#filter = filter;
    this.#after = after;
    this.#matches = matches(filter, "m", filter.search?.isExact);
    this.#isUnplaced = isUnplaced(filter);
  }

  /**
   * Completes rows that `read` has returned: adds what is in the batches to those without, where it reads them again if a batch was
   * deleted meanwhile, and reads on after a window.
   */
  async complete(rows: Selected[], after: string | undefined, limit: number): Promise<Selected[]> {
    const window = this.windowOf(after);
    if (window) return this.#readOn(rows, window, limit, after);
    if (!this.#isUnplaced) return rows;
    const placed = await placeRows(this.#database, this.#filter.orgId, rows);
    if (placed.length === rows.length) return placed;
    // The batch may be of a project that is hidden since.
    if (this.#filter.assumesAll) return this.withHidden(after).read(after, limit);
    return this.complete(await this.read(after, limit), after, limit);
  }

  withHidden(after: string | undefined): Reader {
    return new Reader(this.#database, { ...this.#filter, assumesAll: false }, after);
  }

  /** That of the first page. */
  windowOf(after: string | undefined): Window | undefined {
    return after === this.#after ? this.#filter.search?.window : undefined;
  }

  async #readOn(rows: Selected[], window: Window, limit: number, after: string | undefined): Promise<Selected[]> {
    const { orgId } = this.#filter;
    const read = await placeRows(this.#database, orgId, rows, window.batches);
    let last: Window | undefined = window;
    for (let windows = 1; last && !last.isWhole && read.length <= limit; windows += 1) {
      // The candidates that were read are not counted.
      if (this.#matches) return this.read(after, limit);
      const end: string = endOf(last, this.#filter);
      const left = limit - read.length;
      last = windows < MAX_WINDOWS ? await this.#nextWindow(end) : undefined;
      const more = await this.read(end, left, { window: last });
      read.push(...(last ? await placeRows(this.#database, orgId, more, last.batches) : more));
    }
    return read;
  }

  async #nextWindow(after: string): Promise<Window | undefined> {
    const rows = await selectBatches(this.#database, this.#filter, parsePosition(after), MORE_BATCHES);
    const parts = partsOf(this.#filter).flat().length;
    return windowOf(this.#filter, parseBatches(rows), parts, MORE_BATCHES);
  }

  #candidates(after: string | undefined, count: number, window?: Window): SQL {
    const position = after === undefined ? undefined : parsePosition(after);
    return this.#filter.vulnerabilityId === undefined
      ? selectCandidates(this.#filter, { after: position, count }, window)
      : selectOfVulnerability(this.#filter, { after: position, count });
  }

  /** The first rules, where none is known: each is read once, and not for each of its findings. */
  firstRules(limit: number): { upTo: number; select: ReturnType<typeof selectFirstRules> } {
    const { orgId } = this.#filter;
    ruleTextCache.knownOf(orgId, Date.now());
    const upTo = ruleTextCache.isEmpty(orgId) ? Math.min(MAX_FIRST_RULES, Math.floor(limit / 2)) : 0;
    return { upTo, select: selectFirstRules(this.#database, orgId, upTo) };
  }

  /** @param knownUpTo the number up to which rules are read otherwise */
  read(
    after: string | undefined,
    limit: number,
    { knownUpTo = 0, window }: { knownUpTo?: number; window?: Window | undefined } = {},
  ) {
    const candidates = this.#candidates(after, this.#matches ? MAX_CANDIDATES : limit + 1, window);
    const hasNoBatches = this.#isUnplaced || window !== undefined;
    const { orgId, severities, isTracked } = this.#filter;
    const known = ruleTextCache.knownOf(orgId, Date.now());
    const others = severities?.filter((name) => rankOf(name) === SEVERITIES.length) ?? [];
    const otherSeverity = others.length === 1 ? others[0] : undefined;
    const { columns, from } = selectRows(orgId, candidates, {
      known,
      knownUpTo: limit < ROWS_WITH_RULES ? knownUpTo : Number.MAX_SAFE_INTEGER,
      otherSeverity,
      isTracked,
      isUnplaced: hasNoBatches,
    });
    return this.#database
      .select({ row: columns })
      .from(from)
      .where(this.#matches)
      .limit(limit + 1);
  }

  /** The position after the rows that `read` has returned, or undefined at the end of the list. */
  async nextOf(rows: readonly Selected[], after: string | undefined, limit: number): Promise<string | undefined> {
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    if (last) return positionOf(last);
    if (!this.#matches) return undefined;
    // It would have no findings if a project is hidden since.
    if (this.#filter.assumesAll) return this.withHidden(after).nextOf(rows, after, limit);
    if (await this.#isShort(after)) return undefined;
    const unplaced = this.#isUnplaced ? UNPLACED : sql`null`;
    const read = await this.#database
      .select({ row: sql<string>`json_array(m.rank, hex(m.uuid_prefix), m.number, null, null, json(${unplaced}))` })
      .from(sql`(${this.#candidates(after, MAX_CANDIDATES)}) as m`)
      .limit(1)
      .offset(MAX_CANDIDATES - 1);
    if (read.length === 0) return undefined;
    const [lastRead] = this.#isUnplaced ? await placeRows(this.#database, this.#filter.orgId, read) : read;
    if (!lastRead) return this.nextOf(rows, after, limit);
    return positionOf(lastRead);
  }

  /** Whether few numbers of findings or few batches show already that no more candidates are left than one request reads. */
  async #isShort(after: string | undefined): Promise<boolean> {
    if (this.#filter.vulnerabilityId !== undefined) return false;
    const position = after === undefined ? undefined : parsePosition(after);
    const [left] = await this.#database
      .select({ most: sql<number>`most` })
      .from(sql`(${selectMostLeft(this.#filter, position)})`);
    if (left !== undefined && left.most < MAX_CANDIDATES) return true;
    if (!isScoped(this.#filter)) return false;
    const batches = parseBatches(await selectBatches(this.#database, this.#filter, position, FEW_BATCHES));
    return batches.length <= FEW_BATCHES && countFindings(batches) < MAX_CANDIDATES;
  }

  count() {
    const { keys, from, where } = conditionsOf({ ...this.#filter, assumesAll: false });
    const isMatch = matches(this.#filter, "f");
    const contents = isMatch
      ? sql` cross join ${findingContents} as c on c.organization_id = f.organization_id and c.id = f.content_id
        and ${isMatch}`
      : sql``;
    return this.#database
      .select({ total: sql<number | null>`total` })
      .from(sql`(with ${keys} select count(*) as total from ${from}${contents} where ${where})`);
  }
}
