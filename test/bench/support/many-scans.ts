import type { D1 } from "./worker-server.ts";

/** A failed one in a hundred, a `dev` one in fifty. */
const SCANS = 10_000;
const FIRST_MS = Date.UTC(2026, 9, 1);
const MINUTE_MS = 60_000;

/** A project `busy`, with a scan a minute. */
export async function insertManyScans(database: D1, orgId: string): Promise<string> {
  await database
    .prepare(
      `insert into projects (id, org_id, slug, name, status, default_branch, created_at, updated_at)
       values ('busy', ?, 'busy', 'Busy', 'active', 'main', 0, 0)`,
    )
    .bind(orgId)
    .run();
  await database
    .prepare(
      `with recursive n (i) as (select 0 union all select i + 1 from n where i < ${SCANS - 1}),
         at (i, ms) as (select i, ${FIRST_MS} + i * ${MINUTE_MS} from n)
       insert into scans (id, project_id, org_id, status, summary, scanner_type, target_ref, created_at, updated_at)
       select format('%08x-%04x-7000-8000-%012x', ms >> 16, ms & 65535, i), 'busy', ?, iif(i % 100, 'completed', 'failed'),
         '{}', iif(i % 3, 'push', 'manual'), iif(i % 50, 'main', 'dev'), ms, ms from at`,
    )
    .bind(orgId)
    .run();
  return "busy";
}
