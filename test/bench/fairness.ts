import { join, resolve } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { startChild } from "../../runner/local/child.ts";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { serveRepositories } from "../../runner/local/git-server.ts";
import { workerUrl } from "../../runner/local/stack.ts";
import { type ProjectHandle, type Scan, Service } from "../end-to-end/support/service.ts";
import { median } from "./support/measure.ts";
import type { Result } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const QUEUED = (process.env["FAIRNESS_QUEUED"] ?? "10,100").split(",").map(Number);
const AT_ONCE = 20;
const ROUNDS = 5;
const POLL_MS = 100;
const ROUND_MS = 120_000;

/**
 * How long the only scan of a tenant waits while another tenant has many queued, on a runner with one slot, in units of the
 * time that a scan takes.
 */
export async function fairness(workspace: Workspace): Promise<Result[]> {
  const results: Result[] = [];
  for (const mode of ["http", "pull"] as const) {
    const { service, cloneUrl } = await startService(workspace, mode);
    for (const queued of QUEUED) {
      const { waits, scanMs, refused } = await measure(service, cloneUrl, queued);
      workspace.say(
        `${mode}, ${queued} queued: waits of ${waits.map((ms) => Math.round(ms)).join(", ")} ms, ${refused} offers refused`,
      );
      const of = `${mode}: wait with ${queued} queued, against a scan`;
      results.push(
        { what: of, measured: median(waits), baseline: scanMs, unit: "ms", aim: { atMost: 1.5 } },
        { what: "the same, longest", measured: Math.max(...waits), baseline: scanMs, unit: "ms" },
      );
    }
    await service.stop();
  }
  return results;
}

async function startService(workspace: Workspace, mode: "http" | "pull") {
  const service = await Service.prepare({ workerVariables: { RUNNER_MODE: mode, SCAN_SLOTS: "1" } });
  workspace.defer(() => service.stop());
  const { stack, root } = service;
  const repositories = join(root, "repositories");
  await makeSampleRepository(repositories);
  const git = await serveRepositories(repositories);
  workspace.defer(() => git.close());
  Object.assign(stack.runnerEnvironment ?? {}, { CONCURRENCY: "1" });
  await service.startWorker();
  if (mode === "http") await service.startRunner();
  else startPulling(service);
  return { service, cloneUrl: `${git.url}/demo.git` };
}

function startPulling({ stack, log }: Service): void {
  const child = startChild("runner", process.execPath, [resolve("runner/main.ts")], {
    cwd: resolve("."),
    env: {
      PATH: process.env["PATH"],
      ...stack.runnerEnvironment,
      RUNNER_MODE: "pull",
      RUNNER_SECRET: stack.runnerSecret,
      WORKER_URL: workerUrl(stack),
      ALLOWED_CLONE_HOSTS: "127.0.0.0/8,[::1]",
    },
    onLine: (line) => log.push(`runner | ${line}`),
  });
  stack.children.add(child);
}

async function measure(service: Service, cloneUrl: string, queued: number) {
  const [first, second] = [await service.makeProject(), await service.makeProject()];
  for (let asked = 0; asked < queued; asked += AT_ONCE) {
    const wave = Math.min(AT_ONCE, queued - asked);
    await Promise.all(Array.from({ length: wave }, () => first.runScan(cloneUrl)));
  }
  await waitUntilStarted(first, (await first.listScans()).at(-1)?.id ?? "");
  const before = service.log.filter((line) => line.includes("runner_refused")).length;
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // At another moment of the scan that runs.
    await sleep(round * POLL_MS);
    const { id } = await second.runScan(cloneUrl);
    const askedAt = Date.now();
    waits.push((await waitUntilStarted(second, id)) - askedAt);
    await second.waitForEnd(id);
  }
  const refused = service.log.filter((line) => line.includes("runner_refused")).length - before;
  const ended = [...(await first.listScans()), ...(await second.listScans())].filter(
    (scan) => scan.finished_at !== null,
  );
  // The rest would only delay the next round.
  for (const project of [first, second]) await project.call("DELETE", "");
  return { waits, scanMs: median(ended.map(durationOf)), refused };
}

function durationOf({ started_at: from, finished_at: to }: Scan): number {
  return Date.parse(String(to)) - Date.parse(String(from));
}

/** @returns when. */
async function waitUntilStarted(project: ProjectHandle, id: string): Promise<number> {
  for (let waitedMs = 0; waitedMs < ROUND_MS; waitedMs += POLL_MS) {
    const { started_at: startedAt } = await project.getScan(id);
    if (startedAt !== null) return Date.parse(startedAt);
    await sleep(POLL_MS);
  }
  throw new Error(`The scan did not start within ${ROUND_MS / 1_000} s.`);
}
