import { type SQL, sql } from "drizzle-orm";
import { scanComparisons, vulnerabilityEvents, vulnerabilityStates } from "../../database/vulnerability-tables.ts";
import { reportCommit } from "../../commit-status/queries.ts";
import { projects } from "../../database/tables.ts";
import { notifyOfChanges, notifyOfScan } from "../../notifications/outbox/queries.ts";
import { MAX_ANNOTATIONS } from "../../commit-status/check-runs/annotations.ts";
import { countOpen, selectOpen } from "../gate/queries.ts";
import type { ComparedScan } from "./compared-scan.ts";

/** Statements that notify of a scan that has been compared, and of what it has changed on its branch. */
export function notifyOfComparison(compared: ComparedScan, now: number): SQL[] {
  const { organization, project, scan, scanUuid, branch, commit, isDefault, line } = compared;
  const named = { id: scanUuid, branch, commit };
  // Vulnerabilities that the default branch has open are not new on another one.
  const isNew = isDefault
    ? sql`true`
    : sql`not exists (select 1 from ${vulnerabilityStates} as d where d.organization_id = s.organization_id
        and d.vulnerability_id = s.vulnerability_id and d.is_default = 1 and d.state = 0)`;
  const changes = sql`select 'vulnerability.new' as type, s.vulnerability_id as v from ${vulnerabilityStates} as s
      where s.organization_id = ${organization} and s.id > ${compared.lastState} and s.line_id = ${line} and ${isNew}
    union all select case x.type when 'reopened' then 'vulnerability.reopened' when 'triaged' then 'vulnerability.triaged'
        else 'vulnerability.fixed' end, x.vulnerability_id from ${vulnerabilityEvents} as x
      where x.organization_id = ${organization} and x.sequence > ${compared.lastEvent} and x.scan_uuid = unhex(${scanUuid}, '-')
        and x.type in ('fixed', 'no_longer_detected', 'reopened', 'triaged')`;
  const counts = sql`select json_object('new', c.new, 'fixed', c.fixed, 'reopened', c.reopened, 'unchanged', c.unchanged)
    from ${scanComparisons} as c where c.organization_id = ${organization} and c.scan_id = ${scan}`;
  return [
    // Findings that a client adds later are compared too.
    ...(compared.isRepeated ? [] : [notifyOfScan({ organization, project, scan: named, changes: counts }, now)]),
    notifyOfChanges({ organization: sql`${organization}`, changes, scan: named }, now),
    ...(compared.isPipeline && commit !== null ? reportComparison(compared, commit, now) : []),
  ];
}

function reportComparison(
  { organization, project, scanUuid, branch, line }: ComparedScan,
  commit: string,
  now: number,
): SQL[] {
  const own = sql`project as materialized (select p.organization_id, p.id, ${branch} as branch, p.default_branch as base
    from ${projects} as p where p.organization_id = ${organization} and p.id = ${project})`;
  const counts = { all: countOpen(own, false), new: countOpen(own, true) };
  const lines = { line, limit: MAX_ANNOTATIONS };
  const annotated = { all: selectOpen(own, false, lines), new: selectOpen(own, true, lines) };
  return reportCommit({ organization, project, scanId: scanUuid, branch, commit }, counts, annotated, now);
}
