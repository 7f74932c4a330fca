import { type SQL, sql } from "drizzle-orm";
import { scanLines, STATES, vulnerabilities } from "../../database/vulnerability-tables.ts";
import { toTimestamp, toTimestampOrNull } from "../../database/timestamp.ts";
import { uuidFromHex } from "../../database/uuid.ts";
import type { Vulnerability } from "../schemas.ts";
import { severityOf } from "./candidates.ts";

/** A state `s` with its vulnerability `v` and line of history `l`. */
export function joinStates(states: SQL): SQL {
  return sql`(${states}) as s
    cross join ${vulnerabilities} as v on v.organization_id = s.organization_id and v.id = s.vulnerability_id
    cross join ${scanLines} as l on l.organization_id = s.organization_id and l.id = s.line_id`;
}

/** The columns of a row as one JSON array, because D1 returns one text faster than many columns. */
export const COLUMNS = sql`json_array(s.severity_rank, v.id, hex(v.uuid), hex(v.project_uuid), v.scanner, v.rule_id, v.cwe, v.title,
  ${severityOf("ifnull(v.severity_id, v.reported_severity_id)")}, ${severityOf("v.reported_severity_id")}, l.branch, s.state, s.changed_at,
  ifnull(s.path, v.path), s.line, s.column_number, v.first_seen_at, hex(v.first_scan_uuid), v.first_commit,
  ifnull(s.last_seen_at, l.last_scan_at), hex(ifnull(s.last_scan_uuid, l.last_scan_uuid)),
  iif(s.last_seen_at is null, l.last_commit, s.last_commit), v.triage, v.reason, v.comment, v.expires_at, v.triaged_at,
  hex(v.triaged_by), hex(v.assignee), s.first_seen_at)`;

export type Row = [
  rank: number,
  number: number,
  id: string,
  project: string,
  scanner: string,
  ruleId: string | null,
  cwe: string | null,
  title: string,
  severity: string,
  reported: string,
  branch: string,
  state: number,
  changedAt: number,
  path: string | null,
  line: number | null,
  column: number | null,
  firstSeenAt: number,
  firstScan: string,
  firstCommit: string | null,
  lastSeenAt: number,
  lastScan: string,
  lastCommit: string | null,
  triage: string,
  reason: string | null,
  comment: string | null,
  expiresAt: number | null,
  triagedAt: number | null,
  triagedBy: string,
  assignee: string,
  firstOnBranchAt: number,
];

export function parseRow(json: string): Row {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `COLUMNS` writes it
  return JSON.parse(json) as Row;
}

export function presentVulnerability(row: Row, orgId: string): Vulnerability {
  const [, , id, project, scanner, ruleId, cwe, title, severity, reported, branch, state, changedAt, path, ...more] =
    row;
  const [line, column, firstSeenAt, firstScan, firstCommit, lastSeenAt, lastScan, lastCommit, ...decision] = more;
  const [triage, reason, comment, expiresAt, triagedAt, triagedBy, assignee] = decision;
  return {
    id: uuidFromHex(id),
    org_id: orgId,
    project_id: uuidFromHex(project),
    scanner,
    rule_id: ruleId,
    cwe,
    title,
    severity,
    reported_severity: reported,
    branch,
    state: STATES[state] ?? "",
    state_changed_at: toTimestamp(changedAt),
    location_path: path,
    location_line: line,
    location_column: column,
    first_seen_at: toTimestamp(firstSeenAt),
    first_seen_scan_id: uuidFromHex(firstScan),
    first_seen_commit: firstCommit,
    last_seen_at: toTimestamp(lastSeenAt),
    last_seen_scan_id: uuidFromHex(lastScan),
    last_seen_commit: lastCommit,
    triage,
    triage_reason: reason,
    triage_comment: comment,
    triage_expires_at: toTimestampOrNull(expiresAt),
    triaged_at: toTimestampOrNull(triagedAt),
    triaged_by: triagedBy === "" ? null : uuidFromHex(triagedBy),
    assignee_id: assignee === "" ? null : uuidFromHex(assignee),
  };
}
