import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { deletedScans } from "../database/deleted-projects.ts";
import { findings } from "../database/finding-tables.ts";
import type { SelectVersion } from "../database/precondition.ts";
import { runStatements } from "../database/run-statements.ts";
import { toTimestamp } from "../database/timestamp.ts";
import { uuidFromHex } from "../database/uuid.ts";
import { scanLines, vulnerabilityEvents, vulnerabilityStates } from "../database/vulnerability-tables.ts";
import { vulnerabilityAt } from "./lists/address.ts";
import { COLUMNS, joinStates, parseRow, presentVulnerability } from "./lists/rows.ts";
import type { VulnerabilityDetail, VulnerabilityEvent } from "./schemas.ts";
import type { VulnerabilityAddress } from "./vulnerability-address.ts";

/** Maximum number of branches that a vulnerability is shown on. */
const MAX_BRANCHES = 1_000;

/** Statements for `presentDetail`. */
export function selectDetail(at: VulnerabilityAddress): SQL[] {
  const states = sql`select s.* from ${vulnerabilityStates} as s where (s.organization_id, s.vulnerability_id) in (
    select v.organization_id, v.id from ${vulnerabilityAt(at)})`;
  return [
    sql`select ${COLUMNS} as row from ${joinStates(states)} order by s.is_default desc, s.changed_at desc, s.id limit ${MAX_BRANCHES}`,
    sql`select (${countFindings(at)}) as findings, (${selectVersion(at)}) as version`,
  ];
}

function countFindings(at: VulnerabilityAddress): SQL {
  return sql`select count(*) from ${findings} as f where (f.organization_id, f.vulnerability_id) in (
    select v.organization_id, v.id from ${vulnerabilityAt(at)}) and f.scan_id not in ${deletedScans(at.orgId)}`;
}

/** Of what `presentDetail` shows: decisions move `updated_at`, and scans the states, their lines of history and the findings. */
function selectVersion(at: VulnerabilityAddress): SQL {
  return sql`select v.updated_at || '.' || (select count(*) || '.' || sum(s.changed_at + ifnull(s.last_seen_at, 0)) || '.' ||
      sum(s.is_default + ifnull(s.line, 0)) || '.' || sum(ifnull(l.last_scan_id, 0))
    from ${vulnerabilityStates} as s cross join ${scanLines} as l on l.organization_id = s.organization_id and l.id = s.line_id
    where s.organization_id = v.organization_id and s.vulnerability_id = v.id) || '.' || (${countFindings(at)})
    from ${vulnerabilityAt(at)}`;
}

export const selectVulnerabilityVersion: SelectVersion = ({ orgId, path }) =>
  selectVersion({
    orgId,
    projectSlug: path["project_slug"] ?? "",
    vulnerabilityId: path["vulnerability_id"] ?? "",
  });

export interface VersionedDetail {
  detail: VulnerabilityDetail;
  version: string;
}

/** The vulnerability as it is on the default branch, or, if it is not there, where its state changed last. */
export function presentDetail(
  orgId: string,
  results: readonly Record<string, unknown>[][],
): VersionedDetail | undefined {
  const [states = [], [counted] = []] = results;
  const rows = states.map(({ row }) => parseRow(String(row)));
  const [first] = rows;
  if (!first) return undefined;
  const branches = rows.map((row) => {
    const { branch, state, state_changed_at, location_path, location_line, location_column, last_seen_at } =
      presentVulnerability(row, orgId);
    return {
      branch,
      state,
      state_changed_at,
      location_path,
      location_line,
      location_column,
      first_seen_at: toTimestamp(row[29]),
      last_seen_at,
    };
  });
  const detail = { ...presentVulnerability(first, orgId), branches, findings: Number(counted?.["findings"]) };
  return { detail, version: String(counted?.["version"]) };
}

export async function findVulnerability(
  database: Database,
  at: VulnerabilityAddress,
): Promise<VersionedDetail | undefined> {
  return presentDetail(at.orgId, await runStatements(database, selectDetail(at)));
}

/** @returns what happened to a vulnerability, oldest first; undefined if there is none. */
export async function findHistory(
  database: Database,
  at: VulnerabilityAddress,
): Promise<VulnerabilityEvent[] | undefined> {
  const [rows = [], found = []] = await runStatements(database, [
    sql`select 0 as sequence, 'first_seen' as type, s.first_seen_at as at, l.branch, hex(s.first_scan_uuid) as scan, s.first_commit as commit_id,
        '' as user, '{}' as detail
      from (select v.* from ${vulnerabilityAt(at)}) as v cross join ${vulnerabilityStates} as s on s.organization_id = v.organization_id and s.vulnerability_id = v.id
        cross join ${scanLines} as l on l.organization_id = s.organization_id and l.id = s.line_id
      union all select e.sequence, e.type, e.at, e.branch, hex(e.scan_uuid), e.commit_id, hex(e.user_uuid), e.detail
      from (select v.* from ${vulnerabilityAt(at)}) as v cross join ${vulnerabilityEvents} as e indexed by vulnerability_events_vulnerability
        on e.organization_id = v.organization_id and e.vulnerability_id = v.id
      order by at, sequence`,
    sql`select 1 as found from ${vulnerabilityAt(at)}`,
  ]);
  if (found.length === 0) return undefined;
  return rows.map((row) => ({
    type: String(row["type"]),
    at: toTimestamp(Number(row["at"])),
    branch: textOf(row["branch"]),
    scan_id: uuidOrNull(row["scan"]),
    commit: textOf(row["commit_id"]),
    user_id: uuidOrNull(row["user"]),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it is stored
    detail: JSON.parse(String(row["detail"])) as Record<string, unknown>,
  }));
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function uuidOrNull(hex: unknown): string | null {
  return typeof hex === "string" && hex !== "" ? uuidFromHex(hex) : null;
}
