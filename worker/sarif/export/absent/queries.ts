import { sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { findingBatches, findings, findingScanners } from "../../../database/finding-tables.ts";
import { organizationKey } from "../../../database/keys.ts";
import { type ScanAddress, selectScanAt } from "../../../database/scan-address.ts";
import { scans } from "../../../database/tables.ts";
import { scanComparisons, vulnerabilityEvents } from "../../../database/vulnerability-tables.ts";
import { CANDIDATE } from "../../../findings/lists/ranges.ts";
import { presentRows, selectRows, type TrackedFinding } from "../../../findings/lists/rows.ts";

/** Of one export; the most severe ones are listed. */
const MAX_ABSENT = 1_000;

/** Findings of one scanner in the scan before that are gone. */
export interface AbsentFindings {
  list: () => AsyncIterable<readonly TrackedFinding[]>;
  /** How many are beyond the limit of the export. */
  omitted: number;
}

interface AbsentFinding {
  scanner: string;
  id: number;
  /** The id of the last finding of its batch. */
  batch: number;
  /** How many its scanner has. */
  total: number;
}

/**
 * A statement that selects findings of the scan with which this one was compared: those that it does not have, and that the comparison found to be
 * fixed or no longer detected. There are none if that scan is deleted.
 */
export function selectAbsent(database: Database, scan: ScanAddress) {
  return database
    .select({
      scanner: sql<string>`w.name`,
      id: sql<number>`gone.id`,
      batch: sql<number>`gone.batch`,
      total: sql<number>`gone.total`,
    })
    .from(
      sql`(select f.organization_id, f.scanner_id, f.id, b.last_id as batch, count(*) over (partition by f.scanner_id) as total
        from ${scanComparisons} as x cross join ${scans} as p on p.uuid = x.compared_with and p.organization_id = x.organization_id
            and p.project_id = x.project_id
          cross join ${findingBatches} as b indexed by finding_batches_scan on b.organization_id = p.organization_id and b.scan_id = p.id
          cross join ${findings} as f on f.organization_id = b.organization_id and f.id between b.first_id and b.last_id
        where x.organization_id = ${organizationKey(scan.orgId)} and x.scan_id = ${selectScanAt(database, scan)} and x.fixed > 0
          and not exists (select 1 from ${findingBatches} as ob indexed by finding_batches_scan
            cross join ${findings} as own indexed by findings_vulnerability on own.organization_id = ob.organization_id
              and own.vulnerability_id = f.vulnerability_id and own.id between ob.first_id and ob.last_id
            where ob.organization_id = x.organization_id and ob.scan_id = x.scan_id)
          and exists (select 1 from ${vulnerabilityEvents} as e indexed by vulnerability_events_vulnerability where e.organization_id = f.organization_id
            and e.vulnerability_id = f.vulnerability_id and e.scan_uuid = x.scan_uuid and e.type in ('fixed', 'no_longer_detected'))
        order by f.severity_id, f.id limit ${MAX_ABSENT}) as gone
        cross join ${findingScanners} as w on w.organization_id = gone.organization_id and w.id = gone.scanner_id`,
    );
}

/** The selected findings by scanner. */
export function groupAbsent(
  database: Database,
  orgId: string,
  rows: readonly AbsentFinding[],
): Map<string, AbsentFindings> {
  const groups = Map.groupBy(rows, ({ scanner }) => scanner);
  return new Map(
    Array.from(groups, ([scanner, own]) => [
      scanner,
      { list: () => readAbsent(database, orgId, own), omitted: (own[0]?.total ?? 0) - own.length },
    ]),
  );
}

async function* readAbsent(
  database: Database,
  orgId: string,
  absent: readonly AbsentFinding[],
): AsyncGenerator<TrackedFinding[]> {
  const ids = JSON.stringify(absent.map(({ id, batch }) => [id, batch]));
  const candidates = sql`select 0 as rank, ${CANDIDATE} from json_each(${ids}) as j
    cross join ${findings} as f on f.organization_id = ${organizationKey(orgId)} and f.id = j.value->>0
    cross join ${findingBatches} as b on b.organization_id = f.organization_id and b.last_id = j.value->>1 order by j.key`;
  const { columns, from } = selectRows(orgId, candidates);
  const rows = await database.select({ row: columns }).from(from);
  yield* presentRows(database, orgId, rows);
}
