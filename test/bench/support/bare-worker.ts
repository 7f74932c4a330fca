import { Hono } from "hono";

interface Statement {
  bind(...values: unknown[]): Statement;
  first(): Promise<unknown>;
}
interface BareEnv {
  DB: { prepare(query: string): Statement; batch(statements: Statement[]): Promise<unknown> };
}

const INSERT = `insert into findings (id, scan_id, org_id, external_id, title, severity, scanner, description, location_path,
  location_line, location_column, metadata, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning *`;

const INSERT_MANY = `insert into findings (id, scan_id, org_id, external_id, title, severity, scanner, description,
    location_path, location_line, location_column, metadata, created_at, updated_at)
  select format('%s-%08x', ?1, ?2 + key), ?3, 'bare', value->>'external_id', value->>'title', value->>'severity',
    value->>'scanner', value->>'description', value->>'location_path', value->>'location_line',
    value->>'location_column', value->'metadata', ?4, ?4
  from json_each(?5)`;
const ROWS_PER_STATEMENT = 2_000;

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

/** One route, one statement: what Hono and D1 take on their own. */
export const app = new Hono<{ Bindings: BareEnv }>();

app.get("/healthz", (c) => c.text("ok"));

app.get("/projects/:slug", async (c) =>
  c.json(await c.env.DB.prepare("select * from projects where slug = ?").bind(c.req.param("slug")).first()),
);

app.post("/scans/:id/findings", async (c) => {
  const finding = await c.req.json<BareFinding>();
  const now = Date.now();
  const row = await c.env.DB.prepare(INSERT)
    .bind(
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
    )
    .first();
  return c.json(row, 201);
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
