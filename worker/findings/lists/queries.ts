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
import { mayAssumeAll } from "./narrowed.ts";
import { parsePosition } from "./position.ts";
import { Reader } from "./reader.ts";
import { presentRows, type TrackedFinding } from "./rows.ts";
import { ruleTextCache } from "./rule-texts.ts";
import { findSearch, isOfScannerInScope } from "./search.ts";

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
  const isNamed = filter.pathPrefix !== undefined || filter.titlePart !== undefined;
  const isSearch = isNamed || (limit !== undefined && isOfScannerInScope(filter));
  const position = after === undefined ? undefined : parsePosition(after);
  const search = isSearch ? await findSearch(database, filter, position) : undefined;
  const assumesAll = limit !== undefined && mayAssumeAll(filter);
  const reader = new Reader(database, { ...filter, search, assumesAll }, after);
  const rowsAtOnce = limit ?? ROWS_PER_READ;
  const { upTo, select: firstRules } = reader.firstRules(rowsAtOnce);
  const isHiding = assumesAll && filter.hiddenProjects ? sql`exists ${filter.hiddenProjects}` : sql`false`;
  const [selected, [there], [counted], rules] = await database.batch([
    reader.read(after, rowsAtOnce, { knownUpTo: upTo, window: reader.windowOf(after) }),
    database
      .select({ found: isThere.mapWith(Boolean).as("found"), isHiding: isHiding.mapWith(Boolean).as("isHiding") })
      .from(ONE_ROW),
    count ? reader.count() : database.select({ total: sql<number | null>`null` }).from(ONE_ROW),
    firstRules,
  ]);
  const now = Date.now();
  for (const { id, rule } of rules) ruleTextCache.add(filter.orgId, id, rule, now);
  if (!there?.found) return undefined;
  const read = there.isHiding
    ? await reader.withHidden(after).read(after, rowsAtOnce)
    : await reader.complete(selected, after, rowsAtOnce);
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
