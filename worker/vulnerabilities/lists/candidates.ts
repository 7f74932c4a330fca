import { type SQL, sql } from "drizzle-orm";
import { rankOf, SEVERITIES } from "../../contract/finding.ts";
import { findingSeverities } from "../../database/finding-tables.ts";
import { organizationKey, projectKey } from "../../database/keys.ts";
import { mergeParts } from "../../database/merge-parts.ts";
import { projects } from "../../database/tables.ts";
import { OTHER_SEVERITIES, scanLines, vulnerabilityStates } from "../../database/vulnerability-tables.ts";
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

/** A common table expression with one row: the numbers of what the filter names. */
export function keysOf({ orgId, project, branch }: VulnerabilityFilter): SQL {
  const organization = organizationKey(orgId);
  const named = project === undefined ? sql`null` : projectKey({ orgId, slug: project });
  const ofBranch =
    project === undefined
      ? sql`null`
      : sql`(select l.branch_id from ${projects} as p cross join ${scanLines} as l on l.organization_id = p.organization_id
          and l.project_id = p.id and l.branch = ${branch === undefined ? sql`p.default_branch` : branch}
        where p.organization_id = ${organization} and p.slug = ${project} limit 1)`;
  return sql`keys as materialized (select ${organization} as organization_id, ${named} as project_id, ${ofBranch} as branch_id)`;
}

/** The states `s` of a filter on its branch, from the index in the order of severity and creation. */
export function statesOf({ project, branch, state }: VulnerabilityFilter): { from: SQL; where: SQL } {
  const ofOrganization = sql`s.organization_id = (select organization_id from keys) and s.state = ${state}`;
  if (project === undefined && branch === undefined) {
    const from = sql`${vulnerabilityStates} as s indexed by vulnerability_states_default`;
    return { from, where: sql`${ofOrganization} and s.is_default = 1` };
  }
  const from = sql`${vulnerabilityStates} as s indexed by vulnerability_states_branch`;
  const ids = sql`in (select l.branch_id from ${scanLines} as l
    where l.organization_id = (select organization_id from keys) and l.branch = ${branch})`;
  return {
    from,
    where: sql`${ofOrganization} and s.branch_id ${project === undefined ? ids : sql`= (select branch_id from keys)`}`,
  };
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
  const { from, where } = statesOf(filter);
  const parts = ranksOf(filter).flatMap((rank) => {
    const beyond = after === undefined || !bySeverity ? 0 : Math.sign(rank - after.rank) * (backwards ? -1 : 1);
    if (beyond < 0) return [];
    const isAfter =
      after === undefined || beyond > 0
        ? sql``
        : sql` and s.vulnerability_id ${sql.raw(backwards ? "<" : ">")} ${after.number}`;
    return [sql`select s.* from ${from} where ${where} and s.severity_rank = ${rank}${isAfter}`];
  });
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
