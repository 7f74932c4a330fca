import { STATES } from "../../database/vulnerability-tables.ts";
import type { SQL } from "drizzle-orm";
import { parseSince } from "../../http/since.ts";
import type { VulnerabilityFilterQuery } from "../schemas.ts";

/** The filter of a list. All given conditions must hold. */
export interface VulnerabilityFilter {
  orgId: string;
  /** A subquery for the numbers of the projects that are not shown. */
  hiddenProjects?: SQL;
  /** Slug of the project. */
  project: string | undefined;
  /** Undefined for the default branch of each project. */
  branch: string | undefined;
  /** The index in `STATES`; -1 for an unknown one. */
  state: number;
  triage: string | undefined;
  severities: string[] | undefined;
  scanner: string | undefined;
  ruleId: string | undefined;
  cwe: string | undefined;
  pathPrefix: string | undefined;
  titlePart: string | undefined;
  /** Milliseconds since 1970. */
  since: number | undefined;
  firstSeenSince: number | undefined;
  assignee: string | undefined;
}

export type Sort = "created_at" | "-created_at" | "severity" | "-severity";

export function parseVulnerabilityFilter(
  query: VulnerabilityFilterQuery,
  scope: Pick<VulnerabilityFilter, "orgId" | "project">,
): VulnerabilityFilter {
  const { branch, state = STATES[0], triage, severity, scanner, rule_id: ruleId, cwe, path, q, assignee } = query;
  return {
    ...scope,
    branch,
    state: STATES.findIndex((known) => known === state),
    triage,
    severities: severity,
    scanner,
    ruleId,
    cwe,
    pathPrefix: path,
    titlePart: q,
    since: parseSince(query.since),
    firstSeenSince: parseSince(query.first_seen_since),
    assignee,
  };
}
