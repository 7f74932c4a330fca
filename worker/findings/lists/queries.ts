import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { projectOfDeletedScans } from "../../database/deleted-projects.ts";
import { hiddenProjects } from "../../database/hidden-projects.ts";
import { organizationKey, projectKey, uuidOf } from "../../database/keys.ts";
import type { Listing, Slice } from "../../database/listing.ts";
import { type ScanAddress, selectScanAt } from "../../database/scan-address.ts";
import { vulnerabilityNumber } from "../../database/uuid.ts";
import { vulnerabilities } from "../../database/vulnerability-tables.ts";
import type { Finding } from "../schemas.ts";
import type { FindingsFilter } from "./filter.ts";
import { parsePosition } from "./position.ts";
import { Reader } from "./reader.ts";
import { presentRows, type TrackedFinding } from "./rows.ts";
import { findSearch } from "./search.ts";

const ROWS_PER_READ = 1_000;

const ONE_ROW = sql`(select 1)`;

/** @returns undefined if the scan of the filter does not exist. */
async function listWhere(
  database: Database,
  filter: FindingsFilter,
  slice: Slice,
  isThere: SQL,
): Promise<Listing<TrackedFinding> | undefined> {
  const { limit, after, count = false } = slice;
  const { pathPrefix, titlePart, scanner, vulnerabilityId } = filter;
  const isPageOfScanner = scanner !== undefined && vulnerabilityId === undefined && limit !== undefined;
  const isSearch = pathPrefix !== undefined || titlePart !== undefined || isPageOfScanner;
  const position = after === undefined ? undefined : parsePosition(after);
  const search = isSearch ? await findSearch(database, filter, position) : undefined;
  const reader = new Reader(database, { ...filter, search }, after);
  const rowsAtOnce = limit ?? ROWS_PER_READ;
  const [selected, [there], [counted]] = await database.batch([
    reader.read(after, rowsAtOnce, reader.windowOf(after)),
    database.select({ found: isThere.mapWith(Boolean) }).from(ONE_ROW),
    count ? reader.count() : database.select({ total: sql<number | null>`null` }).from(ONE_ROW),
  ]);
  if (!there?.found) return undefined;
  const read = await reader.complete(selected, after, rowsAtOnce);
  const next = limit === undefined ? undefined : await reader.nextOf(read, after, rowsAtOnce);

  async function* readPages(): AsyncGenerator<TrackedFinding[]> {
    let rows = read;
    let from = after;
    for (;;) {
      yield* presentRows(database, filter.orgId, rows.slice(0, rowsAtOnce));
      if (limit !== undefined) return;
      from = await reader.nextOf(rows, from, rowsAtOnce);
      if (from === undefined) return;
      rows = await reader.complete(await reader.read(from, rowsAtOnce), from, rowsAtOnce);
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
