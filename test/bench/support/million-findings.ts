import { createHash } from "node:crypto";
import catalogue from "../../../worker/assets/rules.json" with { type: "json" };
import type { NewFinding } from "../../../worker/findings/store/finding-chunks.ts";
import type { Account, D1, WorkerServer } from "./worker-server.ts";

const SCANS_PER_PROJECT = 5;
const FINDINGS_PER_SCAN = 1_000;
const FIRST_MS = Date.UTC(2026, 9, 1);
const SCAN_MS = 4_320_000;
const MODULES = 97;
const FINDINGS_PER_FILE = 3;
/** Lines that each scan of a project adds before its findings. */
const MOVED_LINES = 7;
const FINDINGS_PER_PROJECT = SCANS_PER_PROJECT * FINDINGS_PER_SCAN;

const SCANNERS = ["ast-grep", "secrets"];
const RULES = SCANNERS.map((name) => catalogue.filter(({ scanner }) => scanner === name));

/** Similar to those of our scanners: ordered by path, with the texts of the rules in the catalogue. */
function makeFinding(project: number, scan: number, number: number): NewFinding {
  const own = number % 10 === 0 ? 1 : 0;
  const rules = RULES[own] ?? [];
  const rule = rules[((number * 31 + project * 7) % 60) % rules.length];
  if (!rule) throw new Error("The catalogue has no rules of the scanner.");
  const file = Math.floor(number / FINDINGS_PER_FILE);
  const path = `src/modules/module-${Math.floor((file * MODULES * FINDINGS_PER_FILE) / FINDINGS_PER_SCAN)}/controllers/controller-${file}.ts`;
  const fingerprint = createHash("sha256").update(`${project}:${number}`).digest("hex").slice(0, 40);
  const line = 1 + ((number * 37) % 900) + scan * MOVED_LINES;
  const shared = { rule_id: rule.id, cwe: rule.cwe };
  const snippet = `const rows = await database.query("select * from orders_${project} where id = " + request.params.id${number});`;
  const metadata = own
    ? {
        ...shared,
        confidence: rule.confidence,
        snippet: `const token = "${fingerprint.slice(0, 4)}…${fingerprint.slice(-2)}"; // redacted`,
        fingerprint,
        preview: `${fingerprint.slice(0, 4)}…`,
        entropy: 3.5 + (number % 90) / 100,
        secret_id: fingerprint.slice(8, 24),
      }
    : {
        ...shared,
        owasp: rule.owasp,
        confidence: rule.confidence,
        snippet,
        fingerprint,
        end_line: line + (number % 4),
        language: rule.language,
        references: rule.references,
      };
  return {
    external_id: fingerprint,
    title: rule.title,
    severity: rule.severity,
    scanner: rule.scanner,
    description: `${rule.description}\n\n${rule.remediation}`,
    location_path: path,
    location_line: line,
    location_column: 1 + (number % 80),
    metadata,
  };
}

export interface Million {
  findings: number;
  /** A scan and the slug of a project in the middle of all. */
  scanId: string;
  project: string;
  /** Bytes of the database, with all indexes, per finding of the first scans of the projects and of the later ones. */
  bytesPerFirst: number;
  bytesPerRepeated: number;
}

/**
 * Projects with five completed scans of a thousand findings each, alternating between projects: a million are 200 projects over
 * fifty days.
 */
export async function insertMillion(server: WorkerServer, account: Account, wanted: number): Promise<Million> {
  const { database } = server;
  const { orgId } = account;
  const projects = Math.max(1, Math.round(wanted / FINDINGS_PER_PROJECT));
  const middle = Math.floor(projects / 2);
  const ofOrganization = "(select id from organizations where uuid = unhex(?1, '-'))";
  await database
    .prepare(
      `with recursive n (i) as (select 0 union all select i + 1 from n where i < ${projects - 1})
       insert into projects (organization_id, id, uuid, slug, name, status, default_branch, created_at, updated_at)
       select ${ofOrganization}, 1000 + i, randomblob(16), 'project-' || i, 'Project ' || i, 'active', 'main', ${FIRST_MS},
         ${FIRST_MS} from n`,
    )
    .bind(orgId)
    .run();
  const sizes = [await sizeOf(database)];
  let scanId = "";
  for (let scan = 0; scan < SCANS_PER_PROJECT; scan += 1) {
    for (let project = 0; project < projects; project += 1) {
      const at = FIRST_MS + (scan * projects + project) * SCAN_MS;
      const id = await insertScan(database, { orgId, project, at });
      if (scan === 3 && project === middle) scanId = id;
      const findings = Array.from({ length: FINDINGS_PER_SCAN }, (_, number) => makeFinding(project, scan, number));
      await postFindings(server, account, `project-${project}/scans/${id}`, findings);
      await complete(database, id, at + 5_000);
    }
    sizes.push(await sizeOf(database));
  }
  const [before = 0, first = 0] = sizes;
  const ofScans = projects * FINDINGS_PER_SCAN;
  const repeated = (sizes.at(-1) ?? 0) - first;
  return {
    findings: projects * FINDINGS_PER_PROJECT,
    scanId,
    project: `project-${middle}`,
    bytesPerFirst: (first - before) / ofScans,
    bytesPerRepeated: repeated / (ofScans * (SCANS_PER_PROJECT - 1)),
  };
}

async function insertScan(
  database: D1,
  { orgId, project, at }: { orgId: string; project: number; at: number },
): Promise<string> {
  const time = at.toString(16).padStart(12, "0");
  const id = `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${crypto.randomUUID().slice(24)}`;
  await database
    .prepare(
      `insert into scans (organization_id, id, uuid, project_id, status, summary, scanner_type, target_ref, created_at,
         updated_at)
       select organization_id, (select ifnull(max(id), 0) + 1 from scans where organization_id = p.organization_id),
         unhex(?2, '-'), id, 'running', '{}', 'push', 'main', ?4, ?4
       from projects as p where organization_id = (select id from organizations where uuid = unhex(?1, '-')) and slug = ?3`,
    )
    .bind(orgId, id, `project-${project}`, at)
    .run();
  return id;
}

/** By the API: the worker sends a batch to D1 at once, and Miniflare's binding in this process waits for each statement. */
async function postFindings(
  { url }: WorkerServer,
  { token, project }: Account,
  scan: string,
  findings: readonly NewFinding[],
): Promise<void> {
  const response = await fetch(new URL(`${project.replace(/[^/]*$/, "")}${scan}/findings/batch`, url), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ findings }),
  });
  if (response.status !== 201) throw new Error(`The batch was answered with ${response.status}.`);
  await response.body?.pipeTo(new WritableStream());
}

/** As if it had been created and completed then. */
async function complete(database: D1, scanId: string, at: number): Promise<void> {
  await database.batch([
    database.prepare("update finding_batches set created_at = ?2 where scan_uuid = unhex(?1, '-')").bind(scanId, at),
    database.prepare("update scans set status = 'completed' where uuid = unhex(?, '-')").bind(scanId),
  ]);
}

async function sizeOf(database: D1): Promise<number> {
  const { meta } = await database.prepare("select 1").run();
  return meta.size_after;
}
