import { type SQL, sql } from "drizzle-orm";
import { findingBatches, findingContents, findings } from "../../database/finding-tables.ts";

/** A completed scan and the line of history that it continues, by their numbers. */
export interface ComparedScan {
  organization: number;
  project: number;
  projectUuid: string;
  scan: number;
  scanUuid: string;
  commit: string | null;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  isPipeline: boolean;
  line: number;
  branch: string;
  branchId: number;
  categoryId: number;
  isDefault: boolean;
  /** The last compared scan of the line. */
  previous: { scan: number; uuid: string; commit: string | null; at: number; versions: Versions } | undefined;
  /** The line of the default branch, for the first scan of another branch. */
  baseLine: number | undefined;
  ran: RanScanners;
  /** Whether SARIF files were uploaded to it. */
  hasUploads: boolean;
  versions: Versions;
  /** Whether it has been compared before. */
  isRepeated: boolean;
  /** The newest state and event of the organization before the comparison. */
  lastState: number;
  lastEvent: number;
}

/** The versions of scanners by name. */
export type Versions = Readonly<Record<string, string>>;

/** The scanners whose silence means that a vulnerability is gone. */
export interface RanScanners {
  /** Undefined for all. */
  only: readonly string[] | undefined;
  except: readonly string[];
  /** Those with findings in the scan as well. */
  orFound: boolean;
  /** The runs of uploads of several categories, in place of `only`: each concerns its category. */
  byCategory?: readonly { scanner: string; category: string; failed: boolean }[] | undefined;
}

/** The findings `f` of the scan, with their batches `b`. Where `guard` does not hold, none is read. */
export function ownFindings({ organization, scan }: ComparedScan, guard: SQL = sql`true`): SQL {
  return sql`${findingBatches} as b indexed by finding_batches_scan cross join ${findings} as f
    on b.organization_id = iif(${guard}, ${organization}, null) and b.scan_id = ${scan}
      and f.organization_id = b.organization_id and f.id between b.first_id and b.last_id`;
}

/** The same with their contents `c`. */
export function ownContents(compared: ComparedScan, guard?: SQL): SQL {
  return sql`${ownFindings(compared, guard)} cross join ${findingContents} as c
    on c.organization_id = f.organization_id and c.id = f.content_id`;
}

/** Selects the vulnerabilities that findings of the scan are known to be. */
export function takenIds(compared: ComparedScan): SQL {
  return sql`(select f.vulnerability_id from ${ownFindings(compared)} where f.vulnerability_id is not null)`;
}
