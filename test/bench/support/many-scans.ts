import type { D1 } from "./worker-server.ts";

/** One in a hundred failed, one in fifty of the branch `dev`. */
const SCANS = 10_000;
const FIRST_MS = Date.UTC(2026, 9, 1);
const MINUTE_MS = 60_000;

/** Creates the project `busy`, with a scan per minute. */
export async function insertManyScans(database: D1, orgId: string): Promise<string> {
  await database
    .prepare(
      `insert into projects (organization_id, id, uuid, slug, name, status, default_branch, created_at, updated_at)
       select id, 999999, randomblob(16), 'busy', 'Busy', 'active', 'main', 0, 0
       from organizations where uuid = unhex(?, '-')`,
    )
    .bind(orgId)
    .run();
  await database
    .prepare(
      `with recursive n (i) as (select 0 union all select i + 1 from n where i < ${SCANS - 1}),
         at (i, ms) as (select i, ${FIRST_MS} + i * ${MINUTE_MS} from n)
       insert into scans (organization_id, id, uuid, project_id, status, summary, scanner_type, target_ref, created_at, updated_at)
       select (select id from organizations where uuid = unhex(?, '-')), 1000000 + i,
         unhex(format('%08x%04x70008000%012x', ms >> 16, ms & 65535, i)), 999999, iif(i % 100, 'completed', 'failed'),
         '{}', iif(i % 3, 'push', 'manual'), iif(i % 50, 'main', 'dev'), ms, ms from at`,
    )
    .bind(orgId)
    .run();
  return "busy";
}
