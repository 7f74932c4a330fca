import type { D1 } from "./worker-server.ts";

const PROJECTS = 200;
const SCANS_PER_PROJECT = 5;
const FINDINGS_PER_SCAN = 1_000;
const ROWS_PER_INSERT = 50_000;
export const FINDINGS = PROJECTS * SCANS_PER_PROJECT * FINDINGS_PER_SCAN;

/** Ids as the service makes them: the time in front. */
const id = (time: string, number: string) =>
  `format('%08x-%04x-7%03x-8%03x-%012x', (${time}) >> 16, (${time}) & 65535, (${number}) & 4095, ((${number}) >> 12) & 4095,
    random() & 281474976710655)`;

/** 200 projects of five completed scans of a thousand findings like those of the pipeline, over fifty days. */
export async function insertMillion(database: D1, orgId: string): Promise<{ scanId: string; bytes: number }> {
  const firstMs = Date.UTC(2026, 9, 1);
  const scanMs = 4_320_000;
  await database
    .prepare(
      `with recursive n (i) as (select 0 union all select i + 1 from n where i < ${PROJECTS - 1})
       insert into projects (id, org_id, slug, name, status, default_branch, created_at, updated_at)
       select ${id(`${firstMs} + i`, "i")}, ?1, 'project-' || i, 'Project ' || i, 'active', 'main', ${firstMs}, ${firstMs} from n`,
    )
    .bind(orgId)
    .run();
  // By turns: the scans of a project are not beside each other.
  await database
    .prepare(
      `with recursive n (i) as (select 0 union all select i + 1 from n where i < ${PROJECTS * SCANS_PER_PROJECT - 1})
       insert into scans (id, project_id, org_id, status, summary, scanner_type, target_ref, created_at, updated_at)
       select ${id(`${firstMs} + i * ${scanMs}`, "i")}, (select id from projects where org_id = ?1 and slug = 'project-' || (i % ${PROJECTS})),
         ?1, 'completed', '{}', 'push', 'main', ${firstMs} + i * ${scanMs}, 0 from n`,
    )
    .bind(orgId)
    .run();
  const before = await sizeOf(database);
  const insert = `with recursive n (i) as (select cast(?2 as integer) union all select i + 1 from n where i < ?2 + ${ROWS_PER_INSERT - 1}),
    at (i, scan, ms) as materialized (select i, i / ${FINDINGS_PER_SCAN},
      ${firstMs} + (i / ${FINDINGS_PER_SCAN}) * ${scanMs} + 5000 + (i % ${FINDINGS_PER_SCAN}) / 500 from n),
    ordered (id, number) as materialized (select id, row_number() over (order by id) - 1 from scans where org_id = ?1)
    insert into findings (id, scan_id, org_id, external_id, title, severity, scanner, description, location_path, location_line,
      location_column, metadata, created_at, updated_at)
    select ${id("ms", "i")}, ordered.id, ?1, lower(hex(randomblob(20))),
      iif(i % 3, 'Shell command built from a variable', 'Private key in the repository'),
      case when i * 7 % 100 < 5 then 'critical' when i * 7 % 100 < 25 then 'high' when i * 7 % 100 < 65 then 'medium'
        when i * 7 % 100 < 90 then 'low' else 'info' end,
      iif(i % 3, 'ast-grep', 'secrets'),
      'Whoever controls the variable runs commands of their own. Pass the arguments as a list, without a shell.',
      format('src/modules/module-%d/controller-%d.ts', i % 97, i % 89), i % 5000 + 1, i % 80 + 1,
      json_object('rule_id', 'javascript-command-injection', 'cwe', 'CWE-78', 'confidence', 'high',
        'snippet', format('exec("tar czf backup-%d.tgz " + request.query.folder)', i)),
      ms, ms
    from at cross join ordered on ordered.number = at.scan`;
  for (let first = 0; first < FINDINGS; first += ROWS_PER_INSERT) {
    await database.prepare(insert).bind(orgId, first).run();
  }
  const scan = await database
    .prepare("select id from scans where org_id = ? limit 1 offset 700")
    .bind(orgId)
    .first("id");
  return { scanId: String(scan), bytes: (await sizeOf(database)) - before };
}

async function sizeOf(database: D1): Promise<number> {
  const { meta } = await database.prepare("select 1").run();
  return meta.size_after;
}
