import { type SQL, sql } from "drizzle-orm";
import { findingScanners } from "../../database/finding-tables.ts";
import { organizationKey, projectKey, scanKey } from "../../database/keys.ts";
import type { FindingsFilter } from "./filter.ts";

type Named = Pick<FindingsFilter, "orgId" | "ofScan" | "project" | "scanId" | "scanner">;

/**
 * A common table expression with one row: the numbers of all resources that a filter names, each looked up once per statement.
 */
export function keysOf({ orgId, ofScan, project, scanId, scanner }: Named): SQL {
  const nothing = sql`null`;
  const columns = [
    sql`${organizationKey(orgId)} as organization_id`,
    sql`${ofScan ?? nothing} as of_scan`,
    sql`${scanId === undefined ? nothing : scanKey({ orgId, scanId })} as scan_id`,
    sql`${project === undefined ? nothing : projectKey({ orgId, slug: project })} as project_id`,
    sql`${scanner === undefined ? nothing : scannerKey(orgId, scanner)} as scanner_id`,
  ];
  return sql`keys as materialized (select ${sql.join(columns, sql`, `)})`;
}

function scannerKey(orgId: string, name: string): SQL {
  return sql`(select w.id from ${findingScanners} as w
    where w.organization_id = ${organizationKey(orgId)} and w.name = ${name})`;
}
