import { and, asc, eq, gt, sql, type SQL } from "drizzle-orm";
import type { PipelineFinding } from "../contract/finding.ts";
import type { Database } from "../database/client.ts";
import { mapPages, PAGE_SIZE, readPages } from "../database/pages.ts";
import { findings, projects, scans } from "../database/tables.ts";
import { toTimestamp } from "../database/timestamp.ts";
import type { Finding } from "./schemas.ts";

function presentFinding(row: typeof findings.$inferSelect): Finding {
  return {
    id: row.id,
    scan_id: row.scanId,
    org_id: row.orgId,
    external_id: row.externalId,
    title: row.title,
    severity: row.severity,
    scanner: row.scanner,
    description: row.description,
    location_path: row.locationPath,
    location_line: row.locationLine,
    location_column: row.locationColumn,
    metadata: JSON.parse(row.metadata),
    created_at: toTimestamp(row.createdAt),
    updated_at: toTimestamp(row.updatedAt),
  };
}

/**
 * In order of creation.
 * @returns undefined when the organization has no such project or the project no such scan.
 */
export async function listFindingsOfScan(
  database: Database,
  orgId: string,
  projectSlug: string,
  scanId: string,
): Promise<AsyncGenerator<Finding[]> | undefined> {
  const scan = database
    .select({ id: scans.id })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .where(and(eq(scans.id, scanId), eq(scans.orgId, orgId), eq(projects.slug, projectSlug)));
  const readWhere = (condition?: SQL) =>
    database
      .select()
      .from(findings)
      .where(and(eq(findings.scanId, scanId), eq(findings.orgId, orgId), condition))
      .orderBy(asc(findings.id))
      .limit(PAGE_SIZE);
  const [found, first] = await database.batch([scan, readWhere()]);
  if (found.length === 0) return undefined;
  return mapPages(
    readPages(first, (id) => readWhere(gt(findings.id, id))),
    presentFinding,
  );
}

export type IdentifiedFinding = PipelineFinding & { id: string };

/**
 * A statement that inserts findings from one JSON parameter, where `guard` holds. A finding that the scan has already is
 * left as it is, so that a call that arrives twice changes nothing.
 */
export function insertFindingsWhere(
  database: Database,
  scan: { id: string; orgId: string; now: number },
  rows: readonly IdentifiedFinding[],
  guard: SQL,
) {
  // The columns come in the order of the table.
  const selected = sql`
    select value->>'id', ${scan.id}, ${scan.orgId}, value->>'external_id', value->>'title', value->>'severity',
      value->>'scanner', value->>'description', value->>'location_path', value->>'location_line',
      value->>'location_column', value->'metadata', ${scan.now}, ${scan.now}
    from json_each(${JSON.stringify(rows)})
    where ${guard}`;
  return database
    .insert(findings)
    .select(selected)
    .onConflictDoNothing({ target: [findings.scanId, findings.externalId] });
}
