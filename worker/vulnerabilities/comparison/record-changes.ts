import { type SQL, sql } from "drizzle-orm";
import { findingContents, findings, findingScanners, ruleTexts } from "../../database/finding-tables.ts";
import { CROSS_FILE_SCANNERS } from "../../contract/finding-identity.ts";
import { uuidOf } from "../../database/keys.ts";
import { scans } from "../../database/tables.ts";
import { v7 as uuidv7 } from "uuid";
import {
  OTHER_SEVERITIES,
  scanComparisons,
  scanCoverage,
  scanLines,
  uncomparedScans,
  vulnerabilities,
  vulnerabilityEvents,
  vulnerabilityStates,
} from "../../database/vulnerability-tables.ts";
import { type ComparedScan, ownContents, ownFindings, takenIds } from "./compared-scan.ts";

const MAX_RULE_LENGTH = 200;
/** Of a UUID without the six bytes of the number. */
const UUID_PREFIX_DIGITS = 20;

/** A text of the metadata of the rule `r`. */
const own = (key: string): SQL =>
  sql`iif(json_type(r.metadata, ${`$[0].${key}`}) = 'text', substr(r.metadata->>${`$[0].${key}`}, 1, ${MAX_RULE_LENGTH}), null)`;

/** Statements that give the findings that are still without a vulnerability new ones. */
export function addVulnerabilities(compared: ComparedScan, now: number): SQL[] {
  const { organization, project, projectUuid, categoryId, scanUuid, commit, at } = compared;
  const last = sql`(select ifnull(max(id), 0) from ${vulnerabilities} where organization_id = ${organization})`;
  const prefix = uuidv7().replaceAll("-", "").slice(0, UUID_PREFIX_DIGITS);
  return [
    sql`update ${findings} set vulnerability_id = numbered.number from (
        select f.id, ${last} + row_number() over (order by f.id) as number from ${ownContents(compared)}
        where f.vulnerability_id is null and c.key is not null) as numbered
      where organization_id = ${organization} and ${findings}.id = numbered.id`,
    sql`insert into ${vulnerabilities} (organization_id, id, uuid, project_id, project_uuid, category_id, scanner, rule_id, cwe,
        title, reported_severity_id, severity_id, path, line, column_number, key, first_scan_uuid, first_commit, first_seen_at, updated_at)
      select f.organization_id, f.vulnerability_id, unhex(${prefix} || printf('%012x', f.vulnerability_id)), ${project},
        ${uuidOf(projectUuid)}, ${categoryId}, r.scanner, ${own("rule_id")}, ${own("cwe")}, r.title, f.severity_id, null,
        c.location_path, f.location_line, f.location_column, c.key, ${uuidOf(scanUuid)}, ${commit}, ${at}, ${now}
      from ${ownContents(compared)} cross join ${ruleTexts} as r on r.organization_id = c.organization_id and r.id = c.rule_text_id
      where f.vulnerability_id > ${last}`,
  ];
}

/** Rows that an UPDATE joins. SQLite would otherwise read them once for each row of the table that it updates. */
function once(rows: SQL): SQL {
  return sql`(with read as materialized (${rows}) select * from read)`;
}

/** Statements that count, and then record, what the findings of the scan change on its line. */
export function recordFound(compared: ComparedScan, now: number): SQL[] {
  const { organization, scan, scanUuid, project, line, branchId, commit, at, previous } = compared;
  const isDefault = compared.isDefault ? 1 : 0;
  const found = sql`${ownContents(compared)} cross join ${vulnerabilityStates} as s indexed by vulnerability_states_unique
    on s.organization_id = f.organization_id and s.vulnerability_id = f.vulnerability_id and s.line_id = ${line}`;
  const path = sql`(select ifnull(s.path, v.path) from ${vulnerabilities} as v where v.organization_id = s.organization_id and v.id = s.vulnerability_id)`;
  return [
    sql`insert into ${scanComparisons} (organization_id, scan_id, scan_uuid, project_id, line_id, compared_with, commit_id, at, new, fixed,
        reopened, unchanged)
      select ${organization}, ${scan}, ${uuidOf(scanUuid)}, ${project}, ${line}, ${previous ? uuidOf(previous.uuid) : sql`null`}, ${commit},
        ${at}, ifnull(sum(s.id is null), 0), 0, ifnull(sum(s.state <> 0), 0), ifnull(sum(s.state = 0), 0)
      from ${ownFindings(compared)} left join ${vulnerabilityStates} as s on s.organization_id = f.organization_id
        and s.vulnerability_id = f.vulnerability_id and s.line_id = ${line}
      where f.vulnerability_id is not null
      on conflict do update set new = new + excluded.new, reopened = reopened + excluded.reopened,
        unchanged = max(0, excluded.unchanged - new - reopened)`,
    insertEvents(
      compared,
      sql`select s.vulnerability_id as v, 'reopened' as type, json_object('was', iif(s.state = 1, 'fixed', 'no_longer_detected')) as detail
        from ${found} where s.state <> 0`,
    ),
    insertEvents(
      compared,
      sql`select s.vulnerability_id as v, 'moved' as type, json_object('from', ${path}, 'to', c.location_path) as detail
        from ${found} where substr(s.key, 9, 6) <> substr(c.key, 9, 6) and ${path} is not c.location_path`,
    ),
    sql`insert into ${vulnerabilityStates} (organization_id, id, vulnerability_id, line_id, branch_id, is_default, state, severity_rank, key,
        path, line, column_number, first_scan_uuid, first_commit, first_seen_at, changed_at)
      select f.organization_id, (select ifnull(max(id), 0) from ${vulnerabilityStates} where organization_id = ${organization})
          + row_number() over (order by f.vulnerability_id), f.vulnerability_id, ${line}, ${branchId}, ${isDefault}, 0,
        min(ifnull(v.severity_id, v.reported_severity_id), ${OTHER_SEVERITIES}), c.key, iif(c.location_path is v.path, null, c.location_path),
        f.location_line, f.location_column, ${uuidOf(scanUuid)}, ${commit}, ${at}, ${at}
      from ${ownContents(compared)} cross join ${vulnerabilities} as v on v.organization_id = f.organization_id and v.id = f.vulnerability_id
      where not exists (select 1 from ${vulnerabilityStates} as s where s.organization_id = f.organization_id
        and s.vulnerability_id = f.vulnerability_id and s.line_id = ${line})`,
    sql`update ${vulnerabilityStates} set state = 0, changed_at = iif(state = 0, changed_at, ${at}), key = found.new_key,
        path = ${isDefault ? sql`null` : sql`found.location_path`}, line = found.location_line, column_number = found.location_column, last_scan_uuid = null,
        last_commit = null, last_seen_at = null
      from ${once(sql`select s.id as state_id, c.key as new_key, c.location_path, f.location_line, f.location_column from ${found}
        where s.state <> 0 or s.key <> c.key or s.line is not f.location_line or s.column_number is not f.location_column
          or s.last_seen_at is not null`)} as found
      where organization_id = ${organization} and id = found.state_id`,
    ...updateVulnerabilities(compared, now),
  ];
}

/**
 * The place of a vulnerability is that on the default branch, unless it is not there. States on other lines keep the path that
 * they had from it.
 */
function updateVulnerabilities(compared: ComparedScan, now: number): SQL[] {
  const { organization, line } = compared;
  const changed = sql`select v.id as changed_id, v.path as old_path, c.location_path, f.location_line, f.location_column, c.key as new_key,
      r.title as new_title, f.severity_id as new_severity
    from ${ownContents(compared)} cross join ${vulnerabilities} as v on v.organization_id = f.organization_id and v.id = f.vulnerability_id
      cross join ${ruleTexts} as r on r.organization_id = c.organization_id and r.id = c.rule_text_id
    where (v.key <> c.key or v.line is not f.location_line or v.column_number is not f.location_column or v.path is not c.location_path
      or v.title <> r.title or v.reported_severity_id <> f.severity_id) and ${decidesPlace(compared)}`;
  return [
    sql`update ${vulnerabilityStates} set path = moved.old_path from ${once(sql`${changed} and v.path is not c.location_path`)} as moved
      where organization_id = ${organization} and vulnerability_id = moved.changed_id and line_id <> ${line} and path is null`,
    sql`update ${vulnerabilityStates} set severity_rank = min(ranked.new_severity, ${OTHER_SEVERITIES})
      from ${once(sql`${changed} and v.severity_id is null and v.reported_severity_id <> f.severity_id`)} as ranked
      where organization_id = ${organization} and vulnerability_id = ranked.changed_id`,
    sql`update ${vulnerabilities} set path = changed.location_path, line = changed.location_line, column_number = changed.location_column,
        key = changed.new_key, title = changed.new_title, reported_severity_id = changed.new_severity, updated_at = max(updated_at + 1, ${now})
      from ${once(changed)} as changed where organization_id = ${organization} and id = changed.changed_id`,
  ];
}

/** Statements that record what the line had and the scan does not have. Nothing is gone that no scanner looked for. */
export function recordAbsent(compared: ComparedScan): SQL[] {
  const { organization, scan, line, branchId, at, previous } = compared;
  if (!previous) return [];
  const absent = sql`with cover as materialized (select coverage from ${scanCoverage} as cover where cover.organization_id = ${organization}
        and cover.scan_id = ${scan} and cover.attempt is (select max(newest.attempt) from ${scanCoverage} as newest
          where newest.organization_id = ${organization} and newest.scan_id = ${scan})),
      skipped as materialized (select g.value->>'$.scanner' as scanner, g.value->>'$.rule' as rule, unhex(p.value) as path
        from cover, json_each(cover.coverage, '$.skipped') as g, json_each(g.value, '$.paths') as p),
      same as materialized (select unhex(file.value) as file from cover, json_each(cover.coverage, '$.files') as file),
      missing as materialized (select s.id as state_id, v.id, s.key, v.scanner, v.rule_id,
          ${compared.ran.byCategory ? CATEGORY : sql`null`} as category
        from ${vulnerabilityStates} as s indexed by vulnerability_states_branch
          cross join ${vulnerabilities} as v on v.organization_id = s.organization_id and v.id = s.vulnerability_id
        where s.organization_id = ${organization} and s.branch_id = ${branchId} and s.state = 0 and s.line_id = ${line}
          and s.vulnerability_id not in ${takenIds(compared)}),
      absent as materialized (select m.state_id, m.id as v,
          ${hasRun(compared)} and not exists (select 1 from skipped where skipped.path = substr(m.key, 9, 6)
            and ifnull(skipped.scanner, m.scanner) = m.scanner and ifnull(skipped.rule, m.rule_id) is m.rule_id) as is_gone,
          substr(m.key, 9, 12) in (select file from same)
            and m.scanner not in (select value from json_each(${JSON.stringify(sameAcrossFiles(compared))})) as is_same
        from missing as m)`;
  return [
    sql`update ${scanComparisons} set fixed = fixed + (${absent} select count(*) from absent where is_gone)
      where organization_id = ${organization} and scan_id = ${scan}`,
    insertEvents(
      compared,
      sql`${absent} select v, iif(is_same, 'no_longer_detected', 'fixed') as type, '{}' as detail from absent where is_gone`,
    ),
    sql`update ${vulnerabilityStates} set state = iif(gone.is_gone, iif(gone.is_same, 2, 1), state),
        changed_at = iif(gone.is_gone, ${at}, changed_at), last_scan_uuid = ifnull(last_scan_uuid, ${uuidOf(previous.uuid)}),
        last_commit = iif(last_seen_at is null, ${previous.commit}, last_commit), last_seen_at = ifnull(last_seen_at, ${previous.at})
      from (${absent} select state_id, is_gone, is_same from absent) as gone
      where organization_id = ${organization} and id = gone.state_id`,
  ];
}

/** The scanners whose findings may disappear because of other files, unless the scanner itself has changed. */
function sameAcrossFiles({ previous, versions }: ComparedScan): string[] {
  return CROSS_FILE_SCANNERS.filter((name) => previous?.versions[name] === versions[name]);
}

const AUTOMATION_ID = sql.raw("ifnull(r.metadata->>'$[0].sarif.automation_id', '')");
const UP_TO_LAST_SLASH = sql`rtrim(${AUTOMATION_ID}, replace(${AUTOMATION_ID}, '/', ''))`;
/** The category of the last finding of the vulnerability `v`; null if there is none any more. */
const CATEGORY = sql`(select substr(${UP_TO_LAST_SLASH}, 1, max(0, length(${UP_TO_LAST_SLASH}) - 1))
  from ${findings} as last indexed by findings_vulnerability
    cross join ${findingContents} as c on c.organization_id = last.organization_id and c.id = last.content_id
    cross join ${ruleTexts} as r on r.organization_id = c.organization_id and r.id = c.rule_text_id
  where last.organization_id = v.organization_id and last.vulnerability_id = v.id order by last.id desc limit 1)`;

/** Whether the scanner of a missing vulnerability `m` ran to its end. */
function hasRun(compared: ComparedScan): SQL {
  const { only, except, orFound, byCategory } = compared.ran;
  const isFound = sql`m.scanner in (select w.name from ${ownFindings(compared)} cross join ${findingScanners} as w
    on w.organization_id = f.organization_id and w.id = f.scanner_id)`;
  const found = orFound ? sql` or ${isFound}` : sql``;
  const named = byCategory
    ? hasRunInCategory(JSON.stringify(byCategory), isFound)
    : only
      ? sql`(m.scanner in (select value from json_each(${JSON.stringify(only)}))${found})`
      : sql`true`;
  return sql`${named} and m.scanner not in (select value from json_each(${JSON.stringify(except)}))`;
}

/** A failed run concerns the findings of its category; where that is unknown, all of the tool's. */
function hasRunInCategory(runs: string, isFound: SQL): SQL {
  const hasOne = (condition: SQL): SQL =>
    sql`exists (select 1 from json_each(${runs}) as run where run.value->>'scanner' = m.scanner and ${condition})`;
  const isOfCategory = sql`run.value->>'category' = ifnull(m.category, run.value->>'category')`;
  return sql`iif(${hasOne(sql`true`)}, ${hasOne(isOfCategory)} and not ${hasOne(sql`run.value->>'failed' = 1 and ${isOfCategory}`)}, ${isFound})`;
}

/** Statements that end the comparison. */
export function endComparison(compared: ComparedScan, now: number): SQL[] {
  const { organization, scan, scanUuid, line, commit, at, isPipeline, previous } = compared;
  const changes = sql`(select json_object('new', new, 'fixed', fixed, 'reopened', reopened, 'unchanged', unchanged,
      'compared_with', ${previous?.uuid ?? null}) from ${scanComparisons} where organization_id = ${organization} and scan_id = ${scan})`;
  const show = sql`update ${scans} set summary = json_set(summary, '$.changes', json(${changes})), updated_at = max(updated_at + 1, ${now})
    where organization_id = ${organization} and id = ${scan} and json_type(summary, '$.scanners') = 'array'`;
  return [
    // A client that completes a scan of the pipeline gets the summary that it wrote.
    ...(isPipeline ? [show] : []),
    sql`update ${scanLines} set last_scan_id = ${scan}, last_scan_uuid = ${uuidOf(scanUuid)}, last_commit = ${commit}, last_scan_at = ${at},
      last_versions = ${JSON.stringify(compared.versions)}
      where organization_id = ${organization} and id = ${line}`,
  ];
}

/** Statements that take the scan off the list. What uploads report counts again if the scan gets more findings. */
export function forget({ organization, scan }: Pick<ComparedScan, "organization" | "scan">): SQL[] {
  const isScan = sql`organization_id = ${organization} and scan_id = ${scan}`;
  return [
    sql`delete from ${uncomparedScans} where ${isScan}`,
    sql`delete from ${scanCoverage} where ${isScan} and attempt is not null`,
  ];
}

/** Whether the scan says what is shown of the vulnerability `v`: it is of the default branch, or `v` is not there. */
export function decidesPlace({ isDefault }: ComparedScan): SQL {
  return isDefault
    ? sql`true`
    : sql`not exists (select 1 from ${vulnerabilityStates} as d where d.organization_id = v.organization_id
        and d.vulnerability_id = v.id and d.is_default = 1)`;
}

/** @param events selects `v`, `type` and `detail`. */
export function insertEvents({ organization, at, branch, scanUuid, commit }: ComparedScan, events: SQL): SQL {
  return sql`insert into ${vulnerabilityEvents} (organization_id, sequence, vulnerability_id, type, at, branch, scan_uuid, commit_id, detail)
    select ${organization}, (select ifnull(max(sequence), 0) from ${vulnerabilityEvents} where organization_id = ${organization})
      + row_number() over (order by v), v, type, ${at}, ${branch}, ${uuidOf(scanUuid)}, ${commit}, detail from (${events})`;
}
