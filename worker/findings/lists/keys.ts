import { type SQL, sql } from "drizzle-orm";
import { findingScanners } from "../../database/finding-tables.ts";
import { organizationKey, projectKey, scanKey } from "../../database/keys.ts";
import type { FindingsFilter } from "./filter.ts";

type Named = Pick<FindingsFilter, "orgId" | "ofScan" | "project" | "scanId" | "scanner" | "hiddenProjects">;

/**
 * Common table expressions: `keys` has one row with the numbers of all resources that a filter names, each looked up once per
 * statement; `hidden` has the projects that are not shown.
 */
export function keysOf({ orgId, ofScan, project, scanId, scanner, hiddenProjects }: Named): SQL {
  const nothing = sql`null`;
  const columns = [
    sql`${organizationKey(orgId)} as organization_id`,
    sql`${ofScan ?? nothing} as of_scan`,
    sql`${scanId === undefined ? nothing : scanKey({ orgId, scanId })} as scan_id`,
    sql`${project === undefined ? nothing : projectKey({ orgId, slug: project })} as project_id`,
    sql`${scanner === undefined ? nothing : scannerKey(orgId, scanner)} as scanner_id`,
  ];
  const hidden = hiddenProjects ? sql`, hidden as materialized ${hiddenProjects}` : sql``;
  return sql`keys as materialized (select ${sql.join(columns, sql`, `)})${hidden}`;
}

function scannerKey(orgId: string, name: string): SQL {
  return sql`(select w.id from ${findingScanners} as w
    where w.organization_id = ${organizationKey(orgId)} and w.name = ${name})`;
}
