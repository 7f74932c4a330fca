import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const TERMINAL = new Set(["completed", "failed", "canceled"]);
/** Errors of attempts that faults explain; any other error is a bug. */
const EXPECTED_FAILURES = new Set([
  "authentication_failed",
  "clone_failed",
  "runner_lost",
  "runner_unavailable",
  "scanner_failed",
  "timed_out",
]);

export interface ScanOutcome {
  id: string;
  repository: string;
  status: string;
  errorCode: string | null;
  /** External ids, as stored, with duplicates. */
  findings: readonly string[];
  /** The total in the summary, or null if there is none. */
  total: number | null;
}

export interface Expectation {
  /** External ids found without faults, by repository. */
  calm: ReadonlyMap<string, readonly string[]>;
  /** Scans whose cancellation was requested. */
  canceled: ReadonlySet<string>;
}

/** @returns the violations, one line each. */
export function checkOutcomes(outcomes: readonly ScanOutcome[], { calm, canceled }: Expectation): string[] {
  return outcomes.flatMap((outcome) => {
    const { id, repository, status, errorCode, findings, total } = outcome;
    if (!TERMINAL.has(status)) return [`${id} never ended: ${status}`];
    if (status === "canceled" && !canceled.has(id)) return [`${id} was canceled by nobody`];
    if (status === "failed" && !EXPECTED_FAILURES.has(errorCode ?? "")) return [`${id} failed with ${errorCode}`];
    const problems: string[] = [];
    if (new Set(findings).size < findings.length) problems.push(`${id} has findings twice`);
    const expected = new Set(calm.get(repository));
    const strange = findings.filter((finding) => !expected.has(finding)).length;
    if (strange > 0) problems.push(`${id} has ${strange} findings that a calm run has not`);
    if (status !== "completed") return problems;
    const missing = [...expected].filter((finding) => !findings.includes(finding)).length;
    if (missing > 0) problems.push(`${id} completed without ${missing} of ${expected.size} findings`);
    if (total !== findings.length) problems.push(`${id} says ${total} findings and has ${findings.length}`);
    return problems;
  });
}

/** With backoff, a queue of any length makes about one offer per second, and one for each scan that is queued or starts. */
const MAX_REFUSED_PER_SECOND = 2;
const MAX_REFUSED_PER_SCAN = 2;

/** Whether offers to a busy runner back off with the length of the queue. */
export function checkRefusals({
  refused,
  seconds,
  scans,
}: {
  refused: number;
  seconds: number;
  scans: number;
}): string[] {
  const most = MAX_REFUSED_PER_SECOND * seconds + MAX_REFUSED_PER_SCAN * scans;
  const rounded = Math.round(seconds);
  return refused > most
    ? [`${refused} offers were refused in ${rounded} s, with ${scans} scans: they do not back off`]
    : [];
}

/** Of the locks that a killed worker leaves, until its process is gone. */
const LOCK_TIMEOUT_MS = 30_000;

/** Leases and outbox rows that are open although their scan has ended. The worker must not be running. */
export function checkLeases(stateDirectory: string): string[] {
  const folder = join(stateDirectory, "v3/d1/miniflare-D1DatabaseObject");
  const files = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  return files.flatMap((name) => {
    const database = new DatabaseSync(join(folder, name), { readOnly: true, timeout: LOCK_TIMEOUT_MS });
    const query = "select scan_id from scan_jobs join scans on scans.id = scan_id where due_at is not null";
    const rows = database.prepare(`${query} and scans.status in ('completed', 'failed', 'canceled')`).all();
    database.close();
    return rows.map((row) => `${String(row["scan_id"])} has ended and is still due`);
  });
}

/** Checkouts in the runner's directory. */
export function checkCheckouts(workDirectory: string): string[] {
  return readdirSync(workDirectory)
    .filter((name) => name.startsWith("scan-"))
    .map((name) => `${name} was left behind`);
}

/** Processes whose working directory or arguments name a directory: git and scanners of dead runners. */
export function checkProcesses(workDirectory: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => isAtWorkIn(pid, workDirectory))
    .map((pid) => `process ${pid} was left behind`);
}

function isAtWorkIn(pid: string, folder: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`).startsWith(folder) ||
      readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(folder)
    );
  } catch {
    return false;
  }
}
