import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../database/client.ts";
import { findingBatches, findingContents, findings, ruleTexts } from "../../database/finding-tables.ts";
import { organizationKey, scanKey, uuidOf } from "../../database/keys.ts";
import { notificationEndpoints, notifications } from "../../database/notification-tables.ts";
import { runStatements } from "../../database/run-statements.ts";
import { OTHER_SEVERITIES, vulnerabilities } from "../../database/vulnerability-tables.ts";
import type { AnnotatedFinding } from "./annotations.ts";

const Row = z
  .object({
    path: z.string().nullable(),
    line: z.number().nullable(),
    title: z.string(),
    description: z.string().nullable(),
    rule_id: z.string().nullable(),
    cwe: z.string().nullable(),
    rank: z.number(),
  })
  .transform(({ rule_id: ruleId, ...row }): AnnotatedFinding => ({ ...row, ruleId }));

/**
 * Vulnerabilities as a scan has found them, in the order given. Findings do not change, so another attempt gets the same ones.
 * @param ids the numbers of the vulnerabilities
 */
export async function listAnnotatedFindings(
  database: Database,
  { orgId, scanId }: { orgId: string; scanId: string },
  ids: readonly number[],
): Promise<AnnotatedFinding[]> {
  const organization = organizationKey(orgId);
  const [rows = []] = await runStatements(database, [
    sql`with own as materialized (select b.organization_id, b.scan_id, min(b.first_id) as first, max(b.last_id) as last
        from ${findingBatches} as b indexed by finding_batches_scan
        where b.organization_id = ${organization} and b.scan_id = ${scanKey({ orgId, scanId })} group by b.organization_id, b.scan_id)
      select c.location_path as path, f.location_line as line, r.title, ifnull(c.description, r.description) as description, v.rule_id, v.cwe,
        min(ifnull(v.severity_id, v.reported_severity_id), ${OTHER_SEVERITIES}) as rank
      from own cross join json_each(${JSON.stringify(ids)}) as j
        cross join ${findings} as f indexed by findings_vulnerability on f.organization_id = own.organization_id
          and f.vulnerability_id = j.value and f.id between own.first and own.last and f.scan_id = own.scan_id
        cross join ${vulnerabilities} as v on v.organization_id = f.organization_id and v.id = f.vulnerability_id
        cross join ${findingContents} as c on c.organization_id = f.organization_id and c.id = f.content_id
        cross join ${ruleTexts} as r on r.organization_id = c.organization_id and r.id = c.rule_text_id
      order by j.key, f.id`,
  ]);
  return z.array(Row).parse(rows);
}

/** A check run at the host, and how many annotations it has. */
export interface CheckRunProgress {
  id: number;
  sent: number;
}

/** Records the progress of a message, so that another attempt continues it. Has no effect on one that was claimed anew meanwhile. */
export async function recordCheckRun(
  database: Database,
  { orgId, id, attempts }: { orgId: string; id: string; attempts: number },
  progress: CheckRunProgress,
): Promise<void> {
  await runStatements(database, [
    sql`update ${notifications} set body = json_set(body, '$.data.check_run', json(${JSON.stringify(progress)}))
      where organization_id = ${organizationKey(orgId)} and uuid = ${uuidOf(id)} and attempts = ${attempts} and leased_until is not null`,
  ]);
}

/** Records that an access token may not create check runs. @param token a hash of it */
export async function recordRefusedToken(
  database: Database,
  { orgId, endpointId }: { orgId: string; endpointId: string },
  token: string,
): Promise<void> {
  await runStatements(database, [
    sql`update ${notificationEndpoints} set config = json_set(config, '$.refused_token', ${token})
      where organization_id = ${organizationKey(orgId)} and uuid = ${uuidOf(endpointId)} and format = 'commit_status'`,
  ]);
}
