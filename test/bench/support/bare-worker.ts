import { Hono } from "hono";

interface Statement {
  bind(...values: unknown[]): Statement;
  first<Row>(): Promise<Row | null>;
}
interface BareEnv {
  DB: { prepare(query: string): Statement; batch<Result>(statements: Statement[]): Promise<Result[]> };
}

const INSERT = `insert into plain_findings (id, scan_id, org_id, external_id, title, severity, scanner, description, location_path,
  location_line, location_column, metadata, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning *`;

const INSERT_MANY = `insert into plain_findings (id, scan_id, org_id, external_id, title, severity, scanner, description,
    location_path, location_line, location_column, metadata, created_at, updated_at)
  select format('%s-%08x', ?1, ?2 + key), ?3, 'bare', value->>'external_id', value->>'title', value->>'severity',
    value->>'scanner', value->>'description', value->>'location_path', value->>'location_line',
    value->>'location_column', value->'metadata', ?4, ?4
  from json_each(?5)`;
const ROWS_PER_STATEMENT = 2_000;

/** The row of the audit log, which the service writes with every change. */
const INSERT_AUDIT = `insert into audit_events (organization_id, uuid, created_at, actor_type, action, target, request_id, network,
  changes) select organization_id, unhex(?2, '-'), ?3, 'user', ?4, ?1, ?2, '', '{}' from scans where uuid = unhex(?1, '-')`;

/** The statements of a push: they write the rows that the service writes, each as simply as possible. */
const INSERT_DELIVERY = `insert into webhook_deliveries (organization_id, uuid, host, event, delivery_id, delivery_key, outcome,
  reason, scan_ids, created_at) values (?1, unhex(?2, '-'), 'bare', 'push', ?2, ?3, 'ignored', null, '[]', ?4)`;
const INSERT_SCAN = `insert into scans (organization_id, id, uuid, project_id, status, summary, scanner_type, target_ref,
    created_at, updated_at)
  select ?1, ifnull(max(id), 0) + 1, unhex(?2, '-'), ?3, 'queued', '{}', 'push', 'main', ?4, ?4
  from scans where organization_id = ?1`;
const INSERT_JOB = `insert into scan_jobs (organization_id, scan_id, project_id, clone_url, branch, attempt, due_at, created_at,
    head_commit)
  select organization_id, id, project_id, ?2, 'main', 1, ?3, ?3, ?4 from scans where uuid = unhex(?1, '-')`;
const INSERT_EVENT = `insert into scan_events (organization_id, sequence, scan_id, project_id, uuid, attempt, type, message, detail,
    created_at)
  select organization_id, (select ifnull(max(sequence), 0) + 1 from scan_events as last where last.organization_id = s.organization_id),
    id, project_id, uuid, 1, 'queued', '', '{}', ?2 from scans as s where uuid = unhex(?1, '-')`;
const UPDATE_DELIVERY =
  "update webhook_deliveries set outcome = 'accepted', scan_ids = ? where organization_id = ? and uuid = unhex(?, '-')";

interface BareProject {
  id: number;
  organization_id: number;
  repo_url: string;
}

interface BareFinding {
  external_id: string;
  title: string;
  severity: string;
  scanner: string;
  description: string | null;
  location_path: string | null;
  location_line: number | null;
  location_column: number | null;
  metadata: unknown;
}

/**
 * The cost of Hono and D1 alone: as many round trips to D1 as the service takes, which write the same rows. (The service stores a
 * finding in three tables, this one in one with the same indexes.) Nothing is checked, signed, logged or sent to a queue.
 */
export const app = new Hono<{ Bindings: BareEnv }>();

app.get("/healthz", (c) => c.text("ok"));

app.get("/projects/:slug", async (c) =>
  c.json(await c.env.DB.prepare("select * from projects where slug = ?").bind(c.req.param("slug")).first()),
);

app.post("/scans/:id/findings", async (c) => {
  const finding = await c.req.json<BareFinding>();
  const now = Date.now();
  const insert = c.env.DB.prepare(INSERT).bind(
    crypto.randomUUID(),
    c.req.param("id"),
    "bare",
    finding.external_id,
    finding.title,
    finding.severity,
    finding.scanner,
    finding.description,
    finding.location_path,
    finding.location_line,
    finding.location_column,
    JSON.stringify(finding.metadata),
    now,
    now,
  );
  const audit = c.env.DB.prepare(INSERT_AUDIT).bind(c.req.param("id"), crypto.randomUUID(), now, "createFinding");
  const [inserted] = await c.env.DB.batch<{ results: unknown[] }>([insert, audit]);
  return c.json(inserted?.results[0], 201);
});

app.post("/scans/:id/findings/batch", async (c) => {
  const { findings } = await c.req.json<{ findings: BareFinding[] }>();
  const [id, now] = [crypto.randomUUID(), Date.now()];
  const statements: Statement[] = [];
  for (let first = 0; first < findings.length; first += ROWS_PER_STATEMENT) {
    const rows = JSON.stringify(findings.slice(first, first + ROWS_PER_STATEMENT));
    statements.push(c.env.DB.prepare(INSERT_MANY).bind(id, first, c.req.param("id"), now, rows));
  }
  await c.env.DB.batch(statements);
  return c.json(findings, 201);
});

app.post("/pushes", async (c) => {
  const { DB } = c.env;
  const { after } = await c.req.json<{ after: string }>();
  const select = DB.prepare("select id, organization_id, repo_url from projects where repo_key = ?");
  const project = await select.bind(c.req.query("repository")).first<BareProject>();
  if (!project) return c.json({}, 404);
  const { id: projectId, organization_id: organizationId, repo_url: repoUrl } = project;
  const [id, scanId, now] = [crypto.randomUUID(), crypto.randomUUID(), Date.now()];
  await DB.batch([
    DB.prepare(INSERT_DELIVERY).bind(organizationId, id, after, now),
    DB.prepare(INSERT_SCAN).bind(organizationId, scanId, projectId, now),
    DB.prepare(INSERT_JOB).bind(scanId, repoUrl, now, after),
    DB.prepare(INSERT_EVENT).bind(scanId, now),
    DB.prepare(INSERT_AUDIT).bind(scanId, crypto.randomUUID(), now, "receiveDelivery"),
    DB.prepare(UPDATE_DELIVERY).bind(JSON.stringify([scanId]), organizationId, id),
    DB.prepare("select * from webhook_deliveries where organization_id = ? and uuid = unhex(?, '-')").bind(
      organizationId,
      id,
    ),
  ]);
  return c.json({ status: "accepted", scans: [scanId] });
});

app.post("/refusals", async (c) => {
  await c.req.arrayBuffer();
  const select = c.env.DB.prepare("select id, slug from organizations where slug = ?");
  return c.json(await select.bind(c.req.query("org")).first(), 401);
});
