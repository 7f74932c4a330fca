import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { NewFinding } from "./findings.ts";

const INSERT = `insert into findings (id, scan_id, org_id, external_id, title, severity, scanner, description, location_path,
  location_line, location_column, metadata, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const ORG_ID = randomUUID();
const PROJECT_ID = randomUUID();

/** The same tables and indexes in a file of node:sqlite, in the journal mode of D1. */
export function openPlainDatabase(path: string, migrations: readonly string[]): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec("pragma journal_mode = wal; pragma synchronous = normal");
  for (const statement of migrations) database.exec(statement);
  database
    .prepare(
      "insert into organizations (id, slug, name, status, created_at, updated_at) values (?, 'bench', '', '', 0, 0)",
    )
    .run(ORG_ID);
  database
    .prepare(
      `insert into projects (id, org_id, slug, name, status, default_branch, created_at, updated_at)
        values (?, ?, 'bench', '', '', 'main', 0, 0)`,
    )
    .run(PROJECT_ID, ORG_ID);
  return database;
}

export function insertPlainScan(database: DatabaseSync): string {
  const id = randomUUID();
  database
    .prepare(
      `insert into scans (id, project_id, org_id, status, summary, created_at, updated_at)
        values (?, ?, ?, 'pending', '{}', 0, 0)`,
    )
    .run(id, PROJECT_ID, ORG_ID);
  return id;
}

/** One transaction, one prepared statement. Identifiers ascend, as the service's do. */
export function insertPlainFindings(database: DatabaseSync, scanId: string, findings: readonly NewFinding[]): void {
  const insert = database.prepare(INSERT);
  const now = Date.now();
  database.exec("begin");
  for (const [index, finding] of findings.entries()) {
    insert.run(
      ascendingId(now, index),
      scanId,
      ORG_ID,
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
  }
  database.exec("commit");
}

function ascendingId(now: number, index: number): string {
  const time = now.toString(16).padStart(12, "0");
  const counter = index.toString(16).padStart(6, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.slice(0, 3)}-8${counter.slice(3)}-${randomUUID().slice(24)}`;
}
