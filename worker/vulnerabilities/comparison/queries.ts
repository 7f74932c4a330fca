import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { databaseErrorText } from "../../database/constraint.ts";
import { isServed, organizationKey, scanKey } from "../../database/keys.ts";
import { runStatements } from "../../database/run-statements.ts";
import { projects, scans } from "../../database/tables.ts";
import { scanLines, uncomparedScans } from "../../database/vulnerability-tables.ts";
import { hasNotified } from "../../notifications/outbox/queries.ts";
import { applySuppressions } from "./apply-suppressions.ts";
import type { ComparedScan } from "./compared-scan.ts";
import type { ScanNumber } from "./facts.ts";
import { matchFindings, matchKnownFindings } from "./match-findings.ts";
import { notifyOfComparison } from "./notify.ts";
import { addVulnerabilities, endComparison, forget, recordAbsent, recordFound } from "./record-changes.ts";

const OUTDATED = "comparison_is_outdated";

/**
 * Compares a completed scan with its line of history and records what has changed, in one transaction. A scan that is older than
 * the last one of its line changes nothing: its findings are assigned to the vulnerabilities that they are known to be.
 * @returns undefined if another comparison of the line was faster, or another one of this scan.
 */
export async function storeComparison(
  database: Database,
  compared: ComparedScan,
  now: number,
): Promise<{ hasNotified: boolean } | undefined> {
  const { organization, scan, line, previous } = compared;
  const guard = sql`exists (select 1 from ${uncomparedScans} where organization_id = ${organization} and scan_id = ${scan})
    and (select last_scan_id from ${scanLines} where organization_id = ${organization} and id = ${line}) is ${previous?.scan ?? null}`;
  const isOlder = previous !== undefined && previous.scan > scan;
  const steps = isOlder
    ? matchKnownFindings(compared)
    : [
        ...matchFindings(compared),
        ...addVulnerabilities(compared, now),
        ...recordFound(compared, now),
        ...(compared.hasUploads ? applySuppressions(compared, now) : []),
        ...recordAbsent(compared),
        ...endComparison(compared, now),
      ];
  try {
    const notify = notifyOfComparison(compared, now);
    const results = await runStatements(database, [requires(guard), ...steps, ...notify, ...forget(compared)]);
    return { hasNotified: hasNotified(results) };
  } catch (error) {
    if (databaseErrorText(error)?.includes(OUTDATED)) return undefined;
    throw error;
  }
}

/** Takes a scan off the list that is not to be compared. */
export async function forgetScan(database: Database, id: ScanNumber): Promise<void> {
  await runStatements(database, forget(id));
}

/** A statement that fails, and with it its transaction, unless a condition holds. SQLite has no `raise` outside of triggers. */
function requires(condition: SQL): SQL {
  return sql`select json_extract('{}', iif(${condition}, null, ${OUTDATED})) as guard`;
}

const NUMBERS = sql`u.organization_id as organization, u.scan_id as scan`;

/** Whether a scan is on the list, by its id. */
export async function findUncompared(
  database: Database,
  scan: { orgId: string; scanId: string },
): Promise<ScanNumber | undefined> {
  const rows = await database.all<ScanNumber>(sql`select ${NUMBERS} from ${uncomparedScans} as u
    where u.organization_id = ${organizationKey(scan.orgId)} and u.scan_id = ${scanKey(scan)}`);
  return rows[0];
}

/** The scans of a shard that are due, those that wait the longest first. */
export async function listUncompared(database: Database, now: number, limit: number): Promise<ScanNumber[]> {
  return database.all<ScanNumber>(sql`select ${NUMBERS} from ${uncomparedScans} as u
    where u.due_at <= ${now} and ${isServed(sql.raw("u.organization_id"))} and not exists (select 1 from ${scans} as s
      cross join ${projects} as p on p.organization_id = s.organization_id and p.id = s.project_id and p.deleted_at is not null
      where s.organization_id = u.organization_id and s.id = u.scan_id) order by u.due_at, u.scan_id limit ${limit}`);
}

const FIRST_DELAY_MS = 60_000;
const MAX_DOUBLINGS = 10;

/** Postpones a scan whose comparison has failed, for longer each time. */
export async function postpone(database: Database, { organization, scan }: ScanNumber, now: number): Promise<void> {
  await database.run(sql`update ${uncomparedScans} set failures = failures + 1,
      due_at = ${now} + ${FIRST_DELAY_MS} * (1 << min(failures, ${MAX_DOUBLINGS}))
    where organization_id = ${organization} and scan_id = ${scan}`);
}
