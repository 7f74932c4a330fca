import { type SQL, sql } from "drizzle-orm";
import { rankOf, SEVERITIES } from "../../contract/finding.ts";
import type { Database } from "../../database/client.ts";
import { projectOfDeletedScans } from "../../database/deleted-projects.ts";
import { hiddenProjects } from "../../database/hidden-projects.ts";
import { findingContents } from "../../database/finding-tables.ts";
import { organizationKey, projectKey, uuidOf } from "../../database/keys.ts";
import { vulnerabilityNumber } from "../../database/uuid.ts";
import { vulnerabilities } from "../../database/vulnerability-tables.ts";
import type { Listing, Slice } from "../../database/listing.ts";
import { type ScanAddress, selectScanAt } from "../../database/scan-address.ts";
import type { Finding } from "../schemas.ts";
import type { FindingsFilter } from "./filter.ts";
import { conditionsOf } from "./conditions.ts";
import { isOfKind } from "./is-of-kind.ts";
import { selectOfVulnerability } from "./of-vulnerability.ts";
import { isUnplaced } from "./narrowed.ts";
import { placeRows } from "./place-rows.ts";
import { parsePosition, selectCandidates } from "./ranges.ts";
import { ListedFinding, presentRows, selectFirstRules, selectRows, type TrackedFinding, UNPLACED } from "./rows.ts";
import { ruleTextCache } from "./rule-texts.ts";
import { findSearch, type Search } from "./search.ts";
import type { Term } from "./terms.ts";

/** Maximum number of candidates that one request reads for a filter by path or title; a page may end early because of it. */
const MAX_CANDIDATES = 10_000;
const ROWS_PER_READ = 1_000;
/** Of the rules that are read before any is known: as many as half of the rows. */
const MAX_FIRST_RULES = 200;

const ONE_ROW = sql`(select 1)`;

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

interface Selected {
  row: string;
}

function positionOf({ row }: Selected): string {
  return new ListedFinding(row).position;
}

/** Reads pages of findings, and the position of the next page. */
class Reader {
  readonly #database: Database;
  readonly #filter: FindingsFilter;
  readonly #matches: SQL | undefined;
  readonly isUnplaced: boolean;

  constructor(database: Database, filter: FindingsFilter) {
    this.#database = database;
    this.#filter = filter;
    this.#matches = matches(filter, "m", filter.search?.isExact);
    this.isUnplaced = isUnplaced(filter);
  }

  /** Adds what is in the batches to rows that `read` has returned without; reads them again if a batch was deleted meanwhile. */
  async place(rows: Selected[], after: string | undefined, limit: number): Promise<Selected[]> {
    if (!this.isUnplaced) return rows;
    const placed = await placeRows(this.#database, this.#filter.orgId, rows);
    if (placed.length === rows.length) return placed;
    return this.place(await this.read(after, limit), after, limit);
  }

  #candidates(after: string | undefined, count: number): SQL {
    const position = after === undefined ? undefined : parsePosition(after);
    const select = this.#filter.vulnerabilityId === undefined ? selectCandidates : selectOfVulnerability;
    return select(this.#filter, { after: position, count });
  }

  /** The first rules, where none is known: each is read once, and not for each of its findings. */
  firstRules(limit: number): { upTo: number; select: ReturnType<typeof selectFirstRules> } {
    const { orgId } = this.#filter;
    ruleTextCache.knownOf(orgId, Date.now());
    const upTo = ruleTextCache.isEmpty(orgId) ? Math.min(MAX_FIRST_RULES, Math.floor(limit / 2)) : 0;
    return { upTo, select: selectFirstRules(this.#database, orgId, upTo) };
  }

  /** @param knownUpTo the number up to which rules are read otherwise */
  read(after: string | undefined, limit: number, knownUpTo = 0) {
    const candidates = this.#candidates(after, this.#matches ? MAX_CANDIDATES : limit + 1);
    const { orgId, severities, isTracked } = this.#filter;
    const known = ruleTextCache.knownOf(orgId, Date.now());
    const others = severities?.filter((name) => rankOf(name) === SEVERITIES.length) ?? [];
    const otherSeverity = others.length === 1 ? others[0] : undefined;
    const { columns, from } = selectRows(orgId, candidates, {
      known,
      knownUpTo,
      otherSeverity,
      isTracked,
      isUnplaced: this.isUnplaced,
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
    const unplaced = this.isUnplaced ? UNPLACED : sql`null`;
    const read = await this.#database
      .select({ row: sql<string>`json_array(m.rank, hex(m.uuid_prefix), m.number, null, null, json(${unplaced}))` })
      .from(sql`(${this.#candidates(after, MAX_CANDIDATES)}) as m`)
      .limit(1)
      .offset(MAX_CANDIDATES - 1);
    if (read.length === 0) return undefined;
    const [lastRead] = this.isUnplaced ? await placeRows(this.#database, this.#filter.orgId, read) : read;
    if (!lastRead) return this.nextOf(rows, after, limit);
    return positionOf(lastRead);
  }

  count() {
    const { keys, from, where } = conditionsOf(this.#filter);
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

/** @returns undefined if the scan of the filter does not exist. */
async function listWhere(
  database: Database,
  filter: FindingsFilter,
  slice: Slice,
  isThere: SQL,
): Promise<Listing<TrackedFinding> | undefined> {
  const isSearch = filter.pathPrefix !== undefined || filter.titlePart !== undefined;
  const reader = new Reader(database, isSearch ? { ...filter, search: await findSearch(database, filter) } : filter);
  const { limit, after, count = false } = slice;
  const rowsAtOnce = limit ?? ROWS_PER_READ;
  const { upTo, select: firstRules } = reader.firstRules(rowsAtOnce);
  const [selected, [there], [counted], rules] = await database.batch([
    reader.read(after, rowsAtOnce, upTo),
    database.select({ found: isThere.mapWith(Boolean) }).from(ONE_ROW),
    count ? reader.count() : database.select({ total: sql<number | null>`null` }).from(ONE_ROW),
    firstRules,
  ]);
  const now = Date.now();
  for (const { id, rule } of rules) ruleTextCache.add(filter.orgId, id, rule, now);
  if (!there?.found) return undefined;
  const read = await reader.place(selected, after, rowsAtOnce);
  const next = limit === undefined ? undefined : await reader.nextOf(read, after, rowsAtOnce);

  async function* readPages(): AsyncGenerator<TrackedFinding[]> {
    let rows = read;
    let from = after;
    for (;;) {
      yield* presentRows(database, filter.orgId, rows.slice(0, rowsAtOnce));
      if (limit !== undefined) return;
      from = await reader.nextOf(rows, from, rowsAtOnce);
      if (from === undefined) return;
      rows = await reader.place(await reader.read(from, rowsAtOnce), from, rowsAtOnce);
    }
  }
  return { pages: readPages(), next, total: counted?.total ?? undefined };
}

export async function listFindingsOfOrganization(
  database: Database,
  filter: FindingsFilter,
  slice: Slice,
): Promise<Listing<Finding>> {
  const shown = { ...filter, hiddenProjects: hiddenProjects(database, filter.orgId) };
  const listing = await listWhere(database, shown, slice, sql`true`);
  if (!listing) throw new Error("The list of an organization is always there.");
  return listing;
}

/** @returns undefined if the organization has no such project or the project no such scan. */
export async function listFindingsOfScan(
  database: Database,
  scan: ScanAddress,
  filter: Omit<FindingsFilter, "orgId" | "ofScan">,
  slice: Slice,
): Promise<Listing<TrackedFinding> | undefined> {
  const ofScan = sql`${selectScanAt(database, scan)}`;
  return listWhere(database, { ...filter, orgId: scan.orgId, ofScan }, slice, sql`exists ${ofScan}`);
}

/** @returns undefined if the organization has no such project or the project no such vulnerability. */
export async function listFindingsOfVulnerability(
  database: Database,
  at: { orgId: string; projectSlug: string; vulnerabilityId: string },
  filter: Omit<FindingsFilter, "orgId" | "ofScan">,
  slice: Slice,
): Promise<Listing<Finding> | undefined> {
  const { orgId, projectSlug, vulnerabilityId } = at;
  const isThere = sql`exists (select 1 from ${vulnerabilities} as v where v.organization_id = ${organizationKey(orgId)}
    and v.project_id = ${projectKey({ orgId, slug: projectSlug })} and v.id = ${vulnerabilityNumber(vulnerabilityId)}
    and v.uuid = ${uuidOf(vulnerabilityId)})`;
  const hidden = projectOfDeletedScans(organizationKey(orgId));
  return listWhere(database, { ...filter, orgId, vulnerabilityId, hiddenProjects: hidden }, slice, isThere);
}
