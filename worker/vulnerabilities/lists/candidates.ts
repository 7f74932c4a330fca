import { type SQL, sql } from "drizzle-orm";
import { rankOf, SEVERITIES } from "../../contract/finding.ts";
import { findingSeverities } from "../../database/finding-tables.ts";
import { organizationKey, projectKey } from "../../database/keys.ts";
import { mergeParts } from "../../database/merge-parts.ts";
import { projects } from "../../database/tables.ts";
import {
  OTHER_SEVERITIES,
  scanLines,
  vulnerabilities,
  vulnerabilityStates,
} from "../../database/vulnerability-tables.ts";
import type { Sort, VulnerabilityFilter } from "./filter.ts";

/** The position of a page: after the vulnerability with this number. */
export interface Position {
  rank: number;
  number: number;
}

/** @returns undefined if the text is not a position. */
export function parsePosition(text: string): Position | undefined {
  const [, rank, number] = /^([0-5])-(\d{1,15})$/.exec(text) ?? [];
  return rank === undefined ? undefined : { rank: Number(rank), number: Number(number) };
}

export function writePosition({ rank, number }: Position): string {
  return `${rank}-${number}`;
}

/** Up to this number of vulnerabilities of a rule, they are read by its index and sorted. */
const MAX_OF_RULE = 1_000;

/** Common table expressions: `keys` has one row with the numbers of what the filter names, `hidden` the branches that are not shown. */
export function keysOf(filter: VulnerabilityFilter): SQL {
  const { orgId, project, branch, ruleId, hiddenProjects } = filter;
  const organization = organizationKey(orgId);
  const named = project === undefined ? sql`null` : projectKey({ orgId, slug: project });
  const ofBranch =
    project === undefined
      ? sql`null`
      : sql`(select l.branch_id from ${projects} as p cross join ${scanLines} as l on l.organization_id = p.organization_id
          and l.project_id = p.id and l.branch = ${branch === undefined ? sql`p.default_branch` : branch}
        where p.organization_id = ${organization} and p.slug = ${project} limit 1)`;
  const hidden = hiddenProjects
    ? sql`, hidden as materialized (select h.branch_id from ${scanLines} as h
        where h.organization_id = ${organization} and h.project_id in ${hiddenProjects})`
    : sql``;
  const keys = sql`keys as materialized (select ${organization} as organization_id, ${named} as project_id, ${ofBranch} as branch_id)${hidden}`;
  if (ruleId === undefined) return keys;
  const some = sql`select 1 from ${ofRule(filter, ruleId)} limit ${MAX_OF_RULE + 1}`;
  return sql`${keys}, rule as materialized (select count(*) <= ${MAX_OF_RULE} as is_rare from (${some}))`;
}

/** The vulnerabilities `v` of a rule, for use after `from`. Where `guard` does not hold, none is read. */
function ofRule({ project }: VulnerabilityFilter, ruleId: string, guard: SQL = sql`true`): SQL {
  const isScope = project === undefined ? sql`` : sql` and p.id = k.project_id`;
  return sql`keys as k cross join ${projects} as p on p.organization_id = iif(${guard}, k.organization_id, null)${isScope}
    cross join ${vulnerabilities} as v indexed by vulnerabilities_rule on v.organization_id = p.organization_id and v.project_id = p.id
      and v.rule_id = ${ruleId}`;
}

interface Source {
  from: SQL;
  where: SQL;
}

/** The states `s` of a filter on its branch, from the index in the order of severity and creation. */
function inOrder(filter: VulnerabilityFilter): Source {
  const index = sql.raw(isOfDefaultBranches(filter) ? "vulnerability_states_default" : "vulnerability_states_branch");
  const guard = filter.ruleId === undefined ? sql`true` : sql`not (select is_rare from rule)`;
  return {
    from: sql`${vulnerabilityStates} as s indexed by ${index}`,
    where: sql`s.organization_id = iif(${guard}, (select organization_id from keys), null) and ${isOnBranch(filter)}`,
  };
}

/** The same of a rare rule, from its index. */
function ofRareRule(filter: VulnerabilityFilter, ruleId: string): Source {
  return {
    from: sql`${ofRule(filter, ruleId, sql`(select is_rare from rule)`)} cross join ${vulnerabilityStates} as s indexed by vulnerability_states_unique
      on s.organization_id = v.organization_id and s.vulnerability_id = v.id`,
    where: isOnBranch(filter),
  };
}

const isOfDefaultBranches = ({ project, branch }: VulnerabilityFilter): boolean =>
  project === undefined && branch === undefined;

function isOnBranch(filter: VulnerabilityFilter): SQL {
  const { project, branch, state, hiddenProjects } = filter;
  const isShown = hiddenProjects
    ? sql` and iif((select 1 from hidden limit 1) is null, true, s.branch_id not in hidden)`
    : sql``;
  if (isOfDefaultBranches(filter)) return sql`s.state = ${state} and s.is_default = 1${isShown}`;
  const ids = sql`in (select l.branch_id from ${scanLines} as l
    where l.organization_id = (select organization_id from keys) and l.branch = ${branch})`;
  return sql`s.state = ${state} and s.branch_id ${project === undefined ? ids : sql`= (select branch_id from keys)`}${isShown}`;
}

/** Selects the number of states that match all conditions. */
export function selectTotal(filter: VulnerabilityFilter): SQL {
  const rest = restOf(filter);
  const ranks = sql.raw(ranksOf(filter).join(", ") || "null");
  const ofVulnerability = sql` cross join ${vulnerabilities} as v on v.organization_id = s.organization_id and v.id = s.vulnerability_id`;
  const { from, where } = inOrder(filter);
  const all = sql`(select count(*) from ${from}${rest ? ofVulnerability : sql``} where ${where} and s.severity_rank in (${ranks}) and ${rest ?? sql`true`})`;
  if (filter.ruleId === undefined) return sql`(with ${keysOf(filter)} select ${all})`;
  const rare = ofRareRule(filter, filter.ruleId);
  return sql`(with ${keysOf(filter)} select ${all} + (select count(*) from ${rare.from}
    where ${rare.where} and s.severity_rank in (${ranks}) and ${rest ?? sql`true`}))`;
}

/** The ranks of a filter. */
export function ranksOf({ severities }: Pick<VulnerabilityFilter, "severities">): number[] {
  if (!severities) return [...SEVERITIES.keys(), OTHER_SEVERITIES];
  return [...new Set(severities.map(rankOf))].toSorted((a, b) => a - b);
}

/** The first states `s` after a position, in order. The caller applies the conditions without an index. */
export function selectCandidates(
  filter: VulnerabilityFilter,
  sort: Sort,
  { after, count }: { after: Position | undefined; count: number },
): SQL {
  const [backwards, bySeverity] = [sort.startsWith("-"), sort.endsWith("severity")];
  const ranges = ranksOf(filter).flatMap((rank) => {
    const beyond = after === undefined || !bySeverity ? 0 : Math.sign(rank - after.rank) * (backwards ? -1 : 1);
    if (beyond < 0) return [];
    const isAfter =
      after === undefined || beyond > 0
        ? sql``
        : sql` and s.vulnerability_id ${sql.raw(backwards ? "<" : ">")} ${after.number}`;
    return [sql`(s.severity_rank = ${rank}${isAfter})`];
  });
  const { from, where } = inOrder(filter);
  const parts = ranges.map((range) => sql`select s.* from ${from} where ${where} and ${range}`);
  const rare = filter.ruleId === undefined ? undefined : ofRareRule(filter, filter.ruleId);
  if (rare && ranges.length > 0) {
    parts.push(sql`select s.* from ${rare.from} where ${rare.where} and (${sql.join(ranges, sql` or `)})`);
  }
  const direction = sql.raw(backwards ? " desc" : "");
  const order = sql`${bySeverity ? sql`severity_rank${direction}, ` : sql``}vulnerability_id${direction}`;
  const none = sql`select s.* from ${vulnerabilityStates} as s where false`;
  return sql`with ${keysOf(filter)} select * from (${parts.length === 0 ? none : mergeParts(parts, order)}) limit ${count}`;
}

/** Conditions that no index covers, on a state `s` and its vulnerability `v`. */
export function restOf(filter: VulnerabilityFilter): SQL | undefined {
  const { triage, severities, scanner, ruleId, cwe, pathPrefix, titlePart, since, firstSeenSince, assignee } = filter;
  const path = sql`ifnull(ifnull(s.path, v.path), '')`;
  const conditions = [
    ...(triage === undefined ? [] : [sql`v.triage = ${triage}`]),
    ...(severities && ranksOf(filter).includes(OTHER_SEVERITIES)
      ? [
          sql`${severityOf("ifnull(v.severity_id, v.reported_severity_id)")} in (
      select value from json_each(${JSON.stringify(severities)}))`,
        ]
      : []),
    ...(scanner === undefined ? [] : [sql`v.scanner = ${scanner}`]),
    ...(ruleId === undefined ? [] : [sql`v.rule_id = ${ruleId}`]),
    ...(cwe === undefined ? [] : [sql`v.cwe = ${cwe}`]),
    ...(pathPrefix === undefined ? [] : [sql`substr(${path}, 1, length(${pathPrefix})) = ${pathPrefix}`]),
    ...(titlePart === undefined ? [] : [sql`instr(lower(v.title), lower(${titlePart})) > 0`]),
    ...(since === undefined ? [] : [sql`s.changed_at >= ${since}`]),
    ...(firstSeenSince === undefined ? [] : [sql`v.first_seen_at >= ${firstSeenSince}`]),
    ...(assignee === undefined
      ? []
      : [assignee === "none" ? sql`v.assignee is null` : sql`v.assignee = unhex(${assignee}, '-')`]),
  ];
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}

/** The name of a severity with this id, in the organization of `v`. */
export function severityOf(id: string): SQL {
  return sql`ifnull(${JSON.stringify(SEVERITIES)} ->> ${sql.raw(id)}, (select w.name from ${findingSeverities} as w
    where w.organization_id = v.organization_id and w.id = ${sql.raw(id)}))`;
}
