import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { NewFinding } from "./findings.ts";
import { PLAIN_TABLES } from "./plain-tables.ts";

const INSERT = `insert into plain_findings (id, scan_id, org_id, external_id, title, severity, scanner, description,
  location_path, location_line, location_column, metadata, created_at, updated_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const ORG_ID = randomUUID();

/** A node:sqlite database file in the journal mode of D1. */
export function openPlainDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec("pragma journal_mode = wal; pragma synchronous = normal");
  for (const statement of PLAIN_TABLES) database.exec(statement);
  return database;
}

/**
 * One transaction, one prepared statement. Ids ascend, like those of the service.
 * @returns the id of their scan.
 */
export function insertPlainFindings(database: DatabaseSync, findings: readonly NewFinding[]): string {
  const insert = database.prepare(INSERT);
  const scanId = randomUUID();
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
  return scanId;
}

function ascendingId(now: number, index: number): string {
  const time = now.toString(16).padStart(12, "0");
  const counter = index.toString(16).padStart(6, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.slice(0, 3)}-8${counter.slice(3)}-${randomUUID().slice(24)}`;
}
