import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import type { Listing, Slice } from "../../database/listing.ts";
import { type ScanAddress, selectScanAt } from "../../database/scan-address.ts";
import { findings } from "../../database/tables.ts";
import { presentFinding } from "../queries.ts";
import type { Finding } from "../schemas.ts";
import { parsePosition, selectCandidates } from "./candidates.ts";
import type { FindingsFilter } from "./filter.ts";
import { isOfScans, selectScans } from "./scope.ts";

/** How many candidates one request looks at for those with a path or title: a page may end early for it. */
const MAX_CANDIDATES = 10_000;
const ROWS_PER_READ = 1_000;
/** Of text. A longer row comes without it at first, so that no page outgrows the memory of the Worker. */
const MAX_LIGHT_BYTES = 8_192;
const MAX_READ_BYTES = 2_000_000;

const ONE_ROW = sql`(select 1)`;
const BYTES = sql`(octet_length(f.metadata) + ifnull(octet_length(f.description), 0))`;
const ifLight = (column: SQL) => sql`iif(${BYTES} <= ${MAX_LIGHT_BYTES}, ${column}, null)`;
const LONG = new Set(["description", "metadata"]);
const columnsOfRow = Object.entries(getTableColumns(findings)).map(([key, { name }]) => {
  const column = sql.raw(`f.${name}`);
  return sql`${sql.raw(`'${key}'`)}, ${LONG.has(key) ? ifLight(column) : column}`;
});
/** In JSON, so that it can wait in a queue; and D1 hands on one text faster than fifteen columns. */
const ROW = sql`json_object(${sql.join(columnsOfRow, sql`, `)}, 'bytes', ${BYTES})`;

type StoredFinding = typeof findings.$inferSelect & {
  /** Of description and metadata, which are null here when they are long. */
  bytes: number;
};
interface Entry {
  position: string;
  /** JSON */
  finding: string;
}

/** What no index helps with. */
function matches({ pathPrefix, titlePart }: FindingsFilter): SQL | undefined {
  const conditions: SQL[] = [];
  if (pathPrefix !== undefined) {
    conditions.push(sql`substr(ifnull(finding->>'locationPath', ''), 1, length(${pathPrefix})) = ${pathPrefix}`);
  }
  // LIKE takes no more than 50 bytes.
  if (titlePart !== undefined) conditions.push(sql`instr(lower(finding->>'title'), lower(${titlePart})) > 0`);
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}

/** Reads so many findings, and the position of the one after which there is more. */
class Reader {
  readonly #database: Database;
  readonly #filter: FindingsFilter;
  readonly #matches: SQL | undefined;

  constructor(database: Database, filter: FindingsFilter) {
    this.#database = database;
    this.#filter = filter;
    this.#matches = matches(filter);
  }

  #candidates(after: string | undefined, count: number, row?: SQL): SQL {
    const position = after === undefined ? undefined : parsePosition(after);
    return selectCandidates(this.#filter, { after: position, count, ...(row && { row }) });
  }

  read(after: string | undefined, limit: number) {
    const candidates = this.#candidates(after, this.#matches ? MAX_CANDIDATES : limit + 1, ROW);
    return this.#database
      .select({ position: sql<string>`position`, finding: sql<string>`finding` })
      .from(sql`(${candidates})`)
      .where(this.#matches)
      .limit(limit + 1);
  }

  /** Of what `read` has read. */
  async nextOf(entries: Entry[], after: string | undefined, limit: number): Promise<string | undefined> {
    if (entries.length > limit) return entries[limit - 1]?.position;
    if (!this.#matches) return undefined;
    const [last] = await this.#database
      .select({ position: sql<string>`position` })
      .from(sql`(${this.#candidates(after, MAX_CANDIDATES)})`)
      .limit(1)
      .offset(MAX_CANDIDATES - 1);
    return last?.position;
  }

  count() {
    const { severities, scanner, since } = this.#filter;
    const conditions = [
      isOfScans(this.#filter)
        ? sql`f.scan_id in (select id from (${selectScans(this.#filter)}))`
        : sql`f.org_id = ${this.#filter.orgId}`,
      ...(severities ? [sql`f.severity in (select value from json_each(${JSON.stringify(severities)}))`] : []),
      ...(scanner === undefined ? [] : [sql`f.scanner = ${scanner}`]),
      ...(since === undefined ? [] : [sql`f.created_at >= ${since}`]),
    ];
    const columns = this.#matches ? sql`json_object('title', f.title, 'locationPath', f.location_path)` : sql`null`;
    const all = sql`select ${columns} as finding from ${findings} as f where ${sql.join(conditions, sql` and `)}`;
    return this.#database
      .select({ total: sql<number | null>`count(*)` })
      .from(sql`(${all})`)
      .where(this.#matches);
  }

  /** Presents findings in their order, those of long text as it is fetched. */
  async *present(entries: Entry[]): AsyncGenerator<Finding[]> {
    let rows: StoredFinding[] = [];
    let bytes = 0;
    for (const { finding } of entries) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as ROW writes it
      const row = JSON.parse(finding) as StoredFinding;
      rows.push(row);
      if (row.bytes > MAX_LIGHT_BYTES) bytes += row.bytes;
      if (bytes < MAX_READ_BYTES) continue;
      yield (await this.#fill(rows)).map(presentFinding);
      rows = [];
      bytes = 0;
    }
    yield (await this.#fill(rows)).map(presentFinding);
  }

  async #fill(rows: StoredFinding[]): Promise<StoredFinding[]> {
    const ids = rows.filter((row) => row.bytes > MAX_LIGHT_BYTES).map(({ id }) => id);
    if (ids.length === 0) return rows;
    const { id, orgId, description, metadata } = findings;
    const long = await this.#database
      .select({ id, description, metadata })
      .from(findings)
      .where(and(eq(orgId, this.#filter.orgId), sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`));
    const texts = new Map(long.map((row) => [row.id, row]));
    // Rows deleted meanwhile have no text and are skipped.
    return rows.flatMap((row) => {
      const text = row.bytes > MAX_LIGHT_BYTES ? texts.get(row.id) : row;
      return text ? [{ ...row, ...text }] : [];
    });
  }
}

/** @returns undefined when the filter is of a scan that is not there. */
async function listWhere(
  database: Database,
  filter: FindingsFilter,
  slice: Slice,
  isThere: SQL,
): Promise<Listing<Finding> | undefined> {
  const reader = new Reader(database, filter);
  const { limit, after, count = false } = slice;
  const rowsAtOnce = limit ?? ROWS_PER_READ;
  const [first, [there], [counted]] = await database.batch([
    reader.read(after, rowsAtOnce),
    database.select({ found: isThere.mapWith(Boolean) }).from(ONE_ROW),
    count ? reader.count() : database.select({ total: sql<number | null>`null` }).from(ONE_ROW),
  ]);
  if (!there?.found) return undefined;
  const next = limit === undefined ? undefined : await reader.nextOf(first, after, rowsAtOnce);

  async function* readPages(): AsyncGenerator<Finding[]> {
    let rows = first;
    let from = after;
    for (;;) {
      yield* reader.present(rows.slice(0, rowsAtOnce));
      if (limit !== undefined) return;
      from = await reader.nextOf(rows, from, rowsAtOnce);
      if (from === undefined) return;
      rows = await reader.read(from, rowsAtOnce);
    }
  }
  return { pages: readPages(), next, total: counted?.total ?? undefined };
}

export async function listFindingsOfOrganization(
  database: Database,
  filter: FindingsFilter,
  slice: Slice,
): Promise<Listing<Finding>> {
  const listing = await listWhere(database, filter, slice, sql`true`);
  if (!listing) throw new Error("The list of an organization is always there.");
  return listing;
}

/** @returns undefined when the organization has no such project or the project no such scan. */
export async function listFindingsOfScan(
  database: Database,
  scan: ScanAddress,
  filter: Omit<FindingsFilter, "orgId" | "ofScan">,
  slice: Slice,
): Promise<Listing<Finding> | undefined> {
  const ofScan = sql`${selectScanAt(database, scan)}`;
  return listWhere(database, { ...filter, orgId: scan.orgId, ofScan }, slice, sql`exists ${ofScan}`);
}
