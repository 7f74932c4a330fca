import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { findingBatches, findings, findingScanners, ruleDescriptors } from "../database/finding-tables.ts";
import { organizationKey } from "../database/keys.ts";
import { type ScanAddress, selectScanAt } from "../database/scan-address.ts";
import { listFindingsOfScan } from "../findings/lists/queries.ts";
import { CANDIDATE } from "../findings/lists/ranges.ts";
import { presentRows, selectRows, type TrackedFinding } from "../findings/lists/rows.ts";
import { type AbsentFindings, groupAbsent, selectAbsent } from "./export/absent/queries.ts";
import { fieldsOf } from "./json-fields.ts";
import { StoredDescriptor } from "./runs/rule-descriptor.ts";

/**
 * Up to this number of scanners, each has its own indexed list; D1 limits the queries of a request, so findings of more scanners
 * are sorted.
 */
const MAX_SCANNERS = 200;
/** A finding may be larger than 64 KiB. */
const ROWS_PER_PAGE = 200;

/** The columns that determine whether a finding is the same as an uploaded result. */
export interface StoredFinding {
  externalId: string;
  scanner: string;
  path: string | null;
  line: number | null;
  column: number | null;
  severity: string;
  resultHash: unknown;
}

/** The stored descriptors of rules, by their hashes. */
export async function readDescriptors(
  database: Database,
  orgId: string,
  hashes: readonly string[],
): Promise<Map<string, StoredDescriptor>> {
  if (hashes.length === 0) return new Map();
  const rows = await database
    .select({ hash: ruleDescriptors.hash, descriptor: ruleDescriptors.descriptor })
    .from(ruleDescriptors)
    .where(
      sql`${ruleDescriptors.organizationId} = ${organizationKey(orgId)}
        and ${ruleDescriptors.hash} in (select unhex(value) from json_each(${JSON.stringify(hashes)}))`,
    );
  return new Map(rows.map(({ hash, descriptor }) => [hash, StoredDescriptor.parse(JSON.parse(descriptor))]));
}

/** All findings of the scan, a page at a time. */
export async function* listStored(database: Database, scan: ScanAddress): AsyncGenerator<StoredFinding[]> {
  const listing = await listFindingsOfScan(database, scan, { sort: "created_at" }, {});
  for await (const findingsOfPage of listing?.pages ?? []) {
    yield findingsOfPage.map((finding) => ({
      externalId: finding.external_id,
      scanner: finding.scanner,
      path: finding.location_path,
      line: finding.location_line,
      column: finding.location_column,
      severity: finding.severity,
      resultHash: fieldsOf(finding.metadata)["result_hash"],
    }));
  }
}

/** The findings of one scanner, from the highest severity to the lowest. */
export interface FindingsOfScanner {
  scanner: string;
  list: () => AsyncIterable<readonly TrackedFinding[]>;
  /** Whether the list can be read more than once. */
  isRepeatable: boolean;
  /** Those that the scan before had. */
  absent?: AbsentFindings | undefined;
}

/**
 * All findings of the scan, by scanner.
 * @returns undefined if the organization has no such project or the project no such scan.
 */
export async function listFindingsByScanner(
  database: Database,
  scan: ScanAddress,
): Promise<AsyncGenerator<FindingsOfScanner> | undefined> {
  const [found, scanners, gone] = await database.batch([
    selectScanAt(database, scan),
    database
      .select({ name: sql<string>`w.name` })
      .from(
        sql`(select distinct f.organization_id, f.scanner_id from ${findingsOf(database, scan)}) as f
          cross join ${findingScanners} as w on w.organization_id = f.organization_id and w.id = f.scanner_id`,
      )
      .orderBy(sql`w.name`)
      .limit(MAX_SCANNERS + 1),
    selectAbsent(database, scan),
  ]);
  if (found.length === 0) return undefined;
  const present =
    scanners.length > MAX_SCANNERS
      ? splitByScanner(sortByScanner(database, scan))
      : readScanners(database, scan, scanners);
  return withAbsent(present, groupAbsent(database, scan.orgId, gone));
}

/** Scanners that only the scan before has findings of come last. */
async function* withAbsent(
  present: AsyncGenerator<FindingsOfScanner>,
  absent: Map<string, AbsentFindings>,
): AsyncGenerator<FindingsOfScanner> {
  for await (const scanner of present) {
    yield { ...scanner, absent: absent.get(scanner.scanner) };
    absent.delete(scanner.scanner);
  }
  for (const [scanner, findingsOfBefore] of absent) {
    yield { scanner, list: none, isRepeatable: true, absent: findingsOfBefore };
  }
}

async function* none(): AsyncGenerator<TrackedFinding[]> {}

function findingsOf(database: Database, scan: ScanAddress): SQL {
  return sql`${findingBatches} as b cross join ${findings} as f
    on f.organization_id = b.organization_id and f.id between b.first_id and b.last_id
      and b.organization_id = ${organizationKey(scan.orgId)} and b.scan_id = ${selectScanAt(database, scan)}`;
}

async function* readScanners(
  database: Database,
  scan: ScanAddress,
  scanners: readonly { name: string }[],
): AsyncGenerator<FindingsOfScanner> {
  for (const { name: scanner } of scanners) {
    yield { scanner, list: () => readScanner(database, scan, scanner), isRepeatable: true };
  }
}

async function* readScanner(database: Database, scan: ScanAddress, scanner: string): AsyncGenerator<TrackedFinding[]> {
  const listing = await listFindingsOfScan(database, scan, { scanner, sort: "severity", isTracked: true }, {});
  yield* listing?.pages ?? [];
}

/** Groups findings that are ordered by scanner. The list of one has to be read before the next. */
async function* splitByScanner(pages: AsyncGenerator<TrackedFinding[]>): AsyncGenerator<FindingsOfScanner> {
  let rest: TrackedFinding[] = [];
  const read = async (): Promise<boolean> => {
    while (rest.length === 0) {
      const { done, value } = await pages.next();
      if (done) return false;
      rest = value;
    }
    return true;
  };
  async function* list(scanner: string): AsyncGenerator<TrackedFinding[]> {
    while (await read()) {
      const end = rest.findIndex((finding) => finding.scanner !== scanner);
      if (end === 0) return;
      const own = end === -1 ? rest : rest.slice(0, end);
      rest = end === -1 ? [] : rest.slice(end);
      yield own;
    }
  }
  while (await read()) {
    const scanner = rest[0]?.scanner ?? "";
    yield { scanner, list: () => list(scanner), isRepeatable: false };
  }
}

/** Orders findings by scanner and creation. No index has this order, so each page reads the whole scan. */
async function* sortByScanner(database: Database, scan: ScanAddress): AsyncGenerator<TrackedFinding[]> {
  let last = { scanner: "", id: 0 };
  for (;;) {
    const candidates = sql`select 0 as rank, w.name as scanner, ${CANDIDATE}
      from ${findingsOf(database, scan)}
        cross join ${findingScanners} as w on w.organization_id = f.organization_id and w.id = f.scanner_id
      where (w.name, f.id) > (${last.scanner}, ${last.id}) order by w.name, f.id limit ${ROWS_PER_PAGE}`;
    const { columns, from } = selectRows(scan.orgId, candidates, { isTracked: true });
    const rows = await database
      .select({ row: columns, scanner: sql<string>`m.scanner`, id: sql<number>`m.id` })
      .from(from);
    yield* presentRows(database, scan.orgId, rows);
    if (rows.length < ROWS_PER_PAGE) return;
    last = rows.at(-1) ?? last;
  }
}
