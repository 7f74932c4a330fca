import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { type GitServer, serveRepositories } from "../../../runner/local/git-server.ts";
import { type ProjectHandle, type Scan, Service } from "../../end-to-end/support/service.ts";
import { childrenOf } from "./processes.ts";
import type { Workspace } from "./workspace.ts";

const POLL_MS = 50;
const SCAN_TIMEOUT_MS = 300_000;

/** Worker and runner as started by `npm run dev`, with a directory of bare repositories and its git server. */
export interface ScanService {
  service: Service;
  project: ProjectHandle;
  repositories: string;
  git: GitServer;
  /** The pid of the runner itself. */
  runnerPid: number;
  /** The log lines of worker and runner. */
  log: readonly string[];
}

export async function startScanService(workspace: Workspace): Promise<ScanService> {
  const service = await Service.prepare({ workerVariables: { MAX_RUNNING_SCANS_PER_ORGANIZATION: "1000" } });
  workspace.defer(() => service.stop());
  await Promise.all([service.startWorker(), service.startRunner()]);
  const repositories = join(service.root, "repositories");
  const git = await serveRepositories(repositories);
  workspace.defer(() => git.close());
  // The child is the supervisor, whose only child is the runner.
  const [runner] = await childrenOf(service.runner?.pid ?? 0);
  if (runner === undefined) throw new Error("The runner is not among the processes.");
  return { service, project: await service.makeProject(), repositories, git, runnerPid: runner.pid, log: service.log };
}

/**
 * Time from the request to `completed`.
 * @throws Error for any other status.
 */
export async function scanToItsEnd(
  project: ProjectHandle,
  cloneUrl: string,
  branch: string,
): Promise<{ id: string; ms: number }> {
  const startedMs = performance.now();
  const { id } = await project.runScan(cloneUrl, branch);
  await untilCompleted(async () => [await project.getScan(id)], startedMs);
  return { id, ms: performance.now() - startedMs };
}

/**
 * Starts this number of scans at once and waits for all, by one request for all of them: a request for each takes more CPU time than the
 * scans.
 * @throws Error if one of them has another status at its end than `completed`.
 */
export async function scanAtOnce(
  project: ProjectHandle,
  cloneUrl: string,
  branch: string,
  count: number,
): Promise<void> {
  const startedMs = performance.now();
  const started = await Promise.all(Array.from({ length: count }, () => project.runScan(cloneUrl, branch)));
  const ids = new Set(started.map(({ id }) => id));
  await untilCompleted(async () => (await project.listScans()).filter(({ id }) => ids.has(id)), startedMs);
}

async function untilCompleted(scans: () => Promise<Scan[]>, startedMs: number): Promise<void> {
  while (performance.now() - startedMs < SCAN_TIMEOUT_MS) {
    const now = await scans();
    const ended = now.find(({ status }) => status === "failed" || status === "canceled");
    if (ended) throw new Error(`The scan ${ended.status}: ${JSON.stringify(ended.summary)}`);
    if (now.every(({ status }) => status === "completed")) return;
    await sleep(POLL_MS);
  }
  throw new Error(`The scan did not end within ${SCAN_TIMEOUT_MS / 1_000} s.`);
}
