import { createServer } from "node:net";
import { mkdirSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, onTestFinished } from "vitest";
import type { Resolve } from "../../../../runner/repository/ssrf-guard.ts";
import { networkIsolation } from "../../../../runner/sandbox/confinement.ts";
import { GIT_MEMORY_BYTES } from "../../../../runner/repository/git.ts";
import { serveRepositories } from "../../../../runner/local/git-server.ts";
import { createLog } from "../../../../runner/log.ts";
import { Redactor } from "../../../../runner/redact.ts";
import { runScan } from "../../../../runner/scan/run-scan.ts";
import { createAstGrepScanner } from "../../../../runner/scanners/ast-grep/ast-grep.ts";
import { createSecretScanner } from "../../../../runner/scanners/secrets/secrets.ts";
import { parseSettings } from "../../../../runner/settings.ts";
import type { PipelineFinding } from "../../../../worker/contract/finding.ts";
import type { ScanSummary } from "../../../../worker/contract/scan-summary.ts";
import { BareRepository, temporaryDirectory } from "../../support/repository.ts";
import { startFakeWorker } from "../../support/fake-worker.ts";
import { childrenLeft, type Sighting, watch } from "./watcher.ts";

const SCAN_ID = "0198c0de-0000-7000-8000-000000000003";
const ATTEMPT_TOKEN = "attempt-token-of-a-hostile-scan";
const RUNNER_SECRET = "runner-secret-that-no-child-may-see";
const CREDENTIAL = { username: "x-access-token", token: "token-that-is-never-an-argument" };
const MEBIBYTE = 1024 ** 2;
const SCANNERS = 2;
const LIMITS = {
  ALLOWED_CLONE_HOSTS: "127.0.0.1",
  // Nothing takes as long, unless the machine is busy with something else.
  CLONE_TIMEOUT_SECONDS: "60",
  SCANNER_TIMEOUT_SECONDS: "150",
  SCANNER_MEMORY_MB: "768",
  MAX_REPOSITORY_MB: "20",
  MAX_FILES: "20000",
  MAX_TREE_MB: "40",
};
/** What a runtime takes before it works, and the pack's index beside the pack. */
const MEMORY_SLACK = 512 * MEBIBYTE;
const DISK_SLACK = 8 * MEBIBYTE;

/** `app.js` and `keys.txt` of every friendly repository: a pattern to find, and a secret. */
export const PROBLEM = "const { exec } = require('child_process');\nexec('ls ' + req.query.path);\n";
export const SECRET = ["ghp", "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hJ6"].join("_");
export const SECRET_LINE = `token = "${SECRET}"\n`;

/** For a file of secrets: soon over, where it is not said otherwise. */
const FILE_DEADLINE_MS = 2_000;
const codeScanner = createAstGrepScanner({ fileCpuSeconds: 1 });

export interface Outcome {
  status: "completed" | "failed";
  summary: ScanSummary;
  findings: PipelineFinding[];
  /** Paths with findings of any rule. */
  paths: Set<string>;
  sighting: Sighting;
}

export interface Attack {
  cloneUrl: string;
  settings?: Record<string, string>;
  resolve?: Resolve;
  /** Where the runner may connect: `address:port`. */
  mayConnect?: string[];
  fileDeadlineMs?: number;
}

/** A host that is no target: whoever connects to it was led astray. */
export async function startDecoy(address = "127.0.0.1"): Promise<{ port: number; visits: string[] }> {
  const visits: string[] = [];
  const server = createServer((socket) => {
    visits.push(socket.remoteAddress ?? "unknown");
    socket.destroy();
  });
  await new Promise<void>((resolve) => void server.listen(0, address, resolve));
  onTestFinished(() => void server.close());
  const bound = server.address();
  return { port: typeof bound === "object" && bound !== null ? bound.port : 0, visits };
}

/** A new folder of repositories, served on loopback. */
export async function startGitHost(): Promise<{ url: string; repository: (name: string) => BareRepository }> {
  const root = temporaryDirectory();
  const server = await serveRepositories(root);
  onTestFinished(() => server.close());
  return { url: server.url, repository: (name) => new BareRepository(root, `${name}.git`) };
}

/** Runs the scan with the real scanners under the eyes of the watcher, and then one of a friendly repository. */
export async function endure(attack: Attack): Promise<Outcome> {
  const outcome = await scan(attack);
  const host = await startGitHost();
  host.repository("next").commit([
    { name: "app.js", content: PROBLEM },
    { name: "keys.txt", content: SECRET_LINE },
  ]);
  const next = await scan({ cloneUrl: `${host.url}/next.git` });
  expect(next.status).toBe("completed");
  expect([...next.paths].toSorted()).toEqual(["app.js", "keys.txt"]);
  return outcome;
}

/** Runs a scan, and asserts what no scan may do, whatever it is of. */
export async function scan({
  cloneUrl,
  settings: overrides = {},
  resolve,
  mayConnect,
  ...attack
}: Attack): Promise<Outcome> {
  const workDirectory = join(realpathSync(temporaryDirectory()), "work");
  mkdirSync(workDirectory, { mode: 0o700 });
  const worker = await startFakeWorker(SCAN_ID, ATTEMPT_TOKEN, {
    clone_url: cloneUrl,
    branch: "main",
    credential: CREDENTIAL,
    credential_state: "sent",
    fingerprint_key: "k".repeat(43),
    lease_ms: 60_000,
    heartbeat_ms: 5_000,
  });
  onTestFinished(() => worker.close());
  const { PATH } = process.env;
  const settings = parseSettings({
    PATH,
    WORKER_URL: worker.url,
    RUNNER_SECRET,
    WORK_DIR: workDirectory,
    ...LIMITS,
    ...overrides,
  });
  const { fileDeadlineMs = FILE_DEADLINE_MS } = attack;
  const scanners = [codeScanner, createSecretScanner({ fileDeadlineMs })];
  const ready = await Promise.all(scanners.map(async (scanner) => ({ scanner, version: await scanner.version() })));
  const [redactor, lines]: [Redactor, string[]] = [new Redactor(), []];
  const runner = { settings, scanners: ready, redactor, log: createLog(redactor, (line) => void lines.push(line)) };

  process.env["RUNNER_SECRET"] = RUNNER_SECRET;
  const watcher = watch({ workDirectory, secrets: [RUNNER_SECRET, ATTEMPT_TOKEN], token: CREDENTIAL.token });
  await runScan(
    { version: 1, scan_id: SCAN_ID, attempt: 1, token: ATTEMPT_TOKEN },
    { ...runner, ...(resolve && { resolve }) },
    new AbortController().signal,
  );
  const sighting = await watcher.stop();
  delete process.env["RUNNER_SECRET"];

  expect(worker.received.violations).toEqual([]);
  const [finish] = worker.received.finishes;
  if (finish === undefined || finish.outcome === "handed_back") throw new Error("the scan did not finish");
  expectHarmless(sighting, [...(mayConnect ?? [new URL(cloneUrl).host])], settings);
  await expect.poll(childrenLeft).toEqual([]);
  // What the scanners keep for the next scan is encrypted.
  expect(readdirSync(workDirectory).filter((name) => name !== "results")).toEqual([]);
  const said = JSON.stringify([finish, worker.received.findings, lines]);
  for (const secret of [RUNNER_SECRET, ATTEMPT_TOKEN, CREDENTIAL.token, SECRET]) expect(said).not.toContain(secret);
  if (await networkIsolation()) expect([...sighting.online].filter((name) => !isOfTheClone(name))).toEqual([]);
  const { findings } = worker.received;
  const paths = new Set(findings.map((finding) => String(finding.location_path)));
  return { status: finish.outcome, summary: finish.summary, findings, paths, sighting };
}

function expectHarmless(sighting: Sighting, mayConnect: string[], settings: ReturnType<typeof parseSettings>): void {
  expect(sighting.samples).toBeGreaterThan(0);
  expect([...sighting.connections].filter((address) => !mayConnect.includes(address))).toEqual([]);
  expect([...sighting.filesWritten]).toEqual([]);
  expect([...sighting.leaks]).toEqual([]);
  const { scannerMemoryBytes, maxRepositoryBytes, maxTreeBytes } = settings;
  const memory = Math.max(GIT_MEMORY_BYTES, SCANNERS * scannerMemoryBytes) + MEMORY_SLACK;
  expect(sighting.peakMemoryBytes).toBeLessThan(memory);
  expect(sighting.peakDiskBytes).toBeLessThan(maxRepositoryBytes + maxTreeBytes + DISK_SLACK);
}

/** Git and its helpers, and what confines them and is about to become a scanner. */
function isOfTheClone(name: string): boolean {
  return /^(?:git|false|setpriv|unshare|timeout|nice|prlimit|node|MainThread)/.test(name);
}
