import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../database/client.ts";
import { runStatements } from "../../database/run-statements.ts";
import { projects, scanJobs, scans } from "../../database/tables.ts";
import { uuidFromHex } from "../../database/uuid.ts";
import {
  scanComparisons,
  scanCoverage,
  scanLines,
  vulnerabilityEvents,
  vulnerabilityStates,
} from "../../database/vulnerability-tables.ts";
import type { ComparedScan } from "./compared-scan.ts";
import { commitOf, ranScanners, UploadCoverage, versionsOf } from "./ran-scanners.ts";

/** A scan by its numbers. */
export interface ScanNumber {
  organization: number;
  scan: number;
}

/** Scans of the pipeline are one line of history of a branch. */
const PIPELINE = "pipeline";
/** Those of clients are one for each `scanner_type`, and category of a SARIF file. */
const UPLOAD = "upload:";

const Uuid = z.string().transform(uuidFromHex);
const Versions = z.record(z.string(), z.string());
const Facts = z.object({
  project: z.number(),
  project_uuid: Uuid,
  scan_uuid: Uuid,
  status: z.string(),
  summary: z.string(),
  ended_at: z.number(),
  line: z.number(),
  branch: z.string(),
  category: z.string(),
  branch_id: z.number(),
  category_id: z.number(),
  is_default: z.number(),
  last_scan: z.number().nullable(),
  last_uuid: z.string().nullable(),
  last_commit: z.string().nullable(),
  last_at: z.number().nullable(),
  last_versions: z.string().nullable(),
  base_line: z.number().nullable(),
  coverage_rows: z.number(),
  uploads: z.string(),
  is_repeated: z.number(),
  last_state: z.number(),
  last_event: z.number(),
});

/**
 * What the comparison of a scan needs to know. Its line of history is created if there is none.
 * @returns undefined unless there is such a scan and it is completed.
 */
export async function findComparedScan(database: Database, id: ScanNumber): Promise<ComparedScan | undefined> {
  const [, [row] = []] = await runStatements(database, [insertLine(id), selectFacts(id)]);
  if (!row) return undefined;
  const facts = Facts.parse(row);
  if (facts.status !== "completed") return undefined;
  const isPipeline = facts.category === PIPELINE;
  const summary: unknown = JSON.parse(facts.summary);
  const { last_scan: last, last_uuid: lastUuid, last_at: lastAt } = facts;
  const uploads = z.array(UploadCoverage).parse(JSON.parse(facts.uploads));
  return {
    ...id,
    project: facts.project,
    projectUuid: facts.project_uuid,
    scanUuid: facts.scan_uuid,
    commit: commitOf(summary),
    at: facts.ended_at,
    isPipeline,
    line: facts.line,
    branch: facts.branch,
    branchId: facts.branch_id,
    categoryId: facts.category_id,
    isDefault: facts.is_default === 1,
    previous:
      last === null || lastUuid === null
        ? undefined
        : {
            scan: last,
            uuid: uuidFromHex(lastUuid),
            commit: facts.last_commit,
            at: lastAt ?? 0,
            versions: Versions.parse(JSON.parse(facts.last_versions ?? "{}")),
          },
    baseLine: facts.base_line ?? undefined,
    versions: versionsOf(summary),
    ran: ranScanners(summary, { isPipeline, hasCoverage: facts.coverage_rows > 0, uploads }),
    hasUploads: uploads.length > 0,
    isRepeated: facts.is_repeated === 1,
    lastState: facts.last_state,
    lastEvent: facts.last_event,
  };
}

/** A scan stays on the line on which it was compared, whatever is uploaded later. */
const LINE = sql`select s.organization_id, p.id as project_id, p.uuid as project_uuid, p.default_branch,
    ifnull(was.branch, ifnull(s.target_ref, p.default_branch)) as branch,
    ifnull(was.category, iif(exists (select 1 from ${scanJobs} as j where j.organization_id = s.organization_id and j.scan_id = s.id), ${PIPELINE},
      ${UPLOAD} || ifnull(s.scanner_type, '') || ifnull((select group_concat(':' || category, '') from (
        select distinct k.value as category from ${scanCoverage} as c, json_each(c.coverage, '$.categories') as k
        where c.organization_id = s.organization_id and c.scan_id = s.id order by 1)), ''))) as category
  from ${scans} as s cross join ${projects} as p on p.organization_id = s.organization_id and p.id = s.project_id
    left join ${scanComparisons} as compared on compared.organization_id = s.organization_id and compared.scan_id = s.id
    left join ${scanLines} as was on was.organization_id = s.organization_id and was.id = compared.line_id`;

const isScan = ({ organization, scan }: ScanNumber): SQL =>
  sql`where s.organization_id = ${organization} and s.id = ${scan}`;

function insertLine(id: ScanNumber): SQL {
  const next = sql`(select ifnull(max(id), 0) + 1 from ${scanLines} where organization_id = own.organization_id)`;
  const first = (key: SQL) =>
    sql`ifnull((select min(l.id) from ${scanLines} as l where l.organization_id = own.organization_id and l.project_id = own.project_id
      and ${key}), ${next})`;
  return sql`insert into ${scanLines} (organization_id, id, project_id, project_uuid, branch, category, branch_id, category_id, is_default)
    select organization_id, ${next}, project_id, project_uuid, branch, category, ${first(sql`l.branch = own.branch`)},
      ${first(sql`l.category = own.category`)}, branch = default_branch
    from (${LINE} ${isScan(id)} and s.status = 'completed') as own where true on conflict do nothing`;
}

function selectFacts({ organization, scan }: ScanNumber): SQL {
  return sql`select own.project_id as project, hex(own.project_uuid) as project_uuid, hex(s.uuid) as scan_uuid, s.status, s.summary,
      ifnull(s.finished_at, s.updated_at) as ended_at, l.id as line, l.branch, l.category, l.branch_id, l.category_id, l.is_default,
      l.last_scan_id as last_scan, hex(l.last_scan_uuid) as last_uuid, l.last_commit, l.last_scan_at as last_at, l.last_versions,
      (select base.id from ${scanLines} as base where base.organization_id = l.organization_id and base.project_id = l.project_id
        and base.category = l.category and base.is_default = 1 and base.id <> l.id and base.last_scan_id is not null) as base_line,
      (select count(*) from ${scanCoverage} as c where c.organization_id = s.organization_id and c.scan_id = s.id
        and c.attempt is not null) as coverage_rows,
      (select json_group_array(json(c.coverage)) from ${scanCoverage} as c where c.organization_id = s.organization_id and c.scan_id = s.id
        and c.attempt is null) as uploads,
      exists (select 1 from ${scanComparisons} as c where c.organization_id = s.organization_id and c.scan_id = s.id) as is_repeated,
      (select ifnull(max(id), 0) from ${vulnerabilityStates} where organization_id = s.organization_id) as last_state,
      (select ifnull(max(sequence), 0) from ${vulnerabilityEvents} where organization_id = s.organization_id) as last_event
    from ${scans} as s cross join (${LINE} ${isScan({ organization, scan })}) as own cross join ${scanLines} as l
      on l.organization_id = own.organization_id and l.project_id = own.project_id and l.branch = own.branch and l.category = own.category
    where s.organization_id = ${organization} and s.id = ${scan}`;
}
