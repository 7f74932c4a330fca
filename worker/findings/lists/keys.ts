import { type SQL, sql } from "drizzle-orm";
import { findingScanners, IS_QUALITY_RULE, ruleTexts } from "../../database/finding-tables.ts";
import { organizationKey, projectKey, scanKey } from "../../database/keys.ts";
import type { FindingsFilter } from "./filter.ts";

type Named = Pick<
  FindingsFilter,
  "orgId" | "ofScan" | "project" | "scanId" | "scanner" | "hiddenProjects" | "search" | "kind"
>;

/**
 * Common table expressions: `keys` has one row with the numbers of all resources that a filter names, each looked up once per
 * statement; `hidden` has the projects that are not shown. Where no rule is of the filter, `organization_id` is null: no findings
 * are read in vain.
 */
export function keysOf(named: Named): SQL {
  const { orgId, ofScan, project, scanId, scanner, hiddenProjects } = named;
  const nothing = sql`null`;
  const columns = [
    sql`${organizationOf(named)} as organization_id`,
    sql`${ofScan ?? nothing} as of_scan`,
    sql`${scanId === undefined ? nothing : scanKey({ orgId, scanId })} as scan_id`,
    sql`${project === undefined ? nothing : projectKey({ orgId, slug: project })} as project_id`,
    sql`${scanner === undefined ? nothing : scannerKey(orgId, scanner)} as scanner_id`,
  ];
  const hidden = hiddenProjects ? sql`, hidden as materialized ${hiddenProjects}` : sql``;
  return sql`keys as materialized (select ${sql.join(columns, sql`, `)})${hidden}`;
}

function organizationOf({ orgId, search, kind }: Named): SQL {
  if (search?.rules?.length === 0) return sql`null`;
  const key = organizationKey(orgId);
  if (kind !== "quality") return key;
  return sql`(select r.organization_id from ${ruleTexts} as r where r.organization_id = ${key} and ${IS_QUALITY_RULE} limit 1)`;
}

function scannerKey(orgId: string, name: string): SQL {
  return sql`(select w.id from ${findingScanners} as w
    where w.organization_id = ${organizationKey(orgId)} and w.name = ${name})`;
}
