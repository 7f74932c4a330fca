import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { serveRepositories } from "../../runner/local/git-server.ts";
import { gateBefore } from "../end-to-end/support/gate.ts";
import { type ProjectHandle, Service } from "../end-to-end/support/service.ts";
import { median, time } from "./support/measure.ts";
import type { Result } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const LEASE_SECONDS = 10;
const LEASE_MS = LEASE_SECONDS * 1_000;
const ROUNDS = 5;
const POLL_MS = 50;
const GIVEN_UP_MS = 10 * LEASE_MS;

/**
 * From SIGKILL of the runner during a clone to the end of the scan on a restarted runner, in leases. The cron runs once per
 * lease, at times that are independent of the kill.
 */
export async function recovery(workspace: Workspace): Promise<Result[]> {
  const service = await Service.prepare({ workerVariables: { LEASE_SECONDS: String(LEASE_SECONDS) } });
  workspace.defer(() => service.stop());
  await Promise.all([service.startWorker(), service.startRunner()]);
  const repositories = join(service.root, "repositories");
  await makeSampleRepository(repositories);
  const git = await serveRepositories(repositories);
  workspace.defer(() => git.close());
  const gate = await gateBefore(git.url);
  workspace.defer(() => gate.close());
  const project = await service.makeProject();
  const cloneUrl = `${gate.url}/demo.git`;
  const calmMs = await time(async () => waitUntil(project, (await project.runScan(cloneUrl)).id, "completed"));

  const cron = setInterval(() => void service.sweep(), LEASE_MS);
  workspace.defer(() => Promise.resolve(clearInterval(cron)));
  const rounds: { nextMs: number; endMs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    gate.shut();
    const { id } = await project.runScan(cloneUrl);
    await gate.reached();
    // Each round at another time between two heartbeats and two runs of the cron.
    await sleep((LEASE_MS / ROUNDS) * round);
    const killedMs = performance.now();
    await service.runner?.kill();
    gate.open();
    await service.startRunner();
    const nextMs = await waitUntil(project, id, "queued", killedMs);
    rounds.push({ nextMs, endMs: await waitUntil(project, id, "completed", killedMs) });
    workspace.say(`round ${round + 1}: ${rounds.map(({ endMs }) => (endMs / LEASE_MS).toFixed(2)).join(", ")} leases`);
  }
  const ends = rounds.map(({ endMs }) => endMs);
  const leases = (what: string, measured: number, atMost?: number): Result => ({
    what,
    measured,
    baseline: LEASE_MS,
    unit: "ms",
    ...(atMost !== undefined && { aim: { atMost } }),
  });
  return [
    leases("kill to the next attempt, against the lease", median(rounds.map(({ nextMs }) => nextMs)), 3),
    leases("kill to completed, against the lease", median(ends)),
    leases("the same, slowest round", Math.max(...ends)),
    { what: "a calm scan", measured: calmMs, unit: "ms" },
  ];
}

/** @returns the time since then. */
async function waitUntil(
  project: ProjectHandle,
  id: string,
  status: string,
  sinceMs = performance.now(),
): Promise<number> {
  for (;;) {
    const scan = await project.getScan(id);
    const elapsedMs = performance.now() - sinceMs;
    if (scan.status === status) return elapsedMs;
    if (elapsedMs > GIVEN_UP_MS) throw new Error(`The scan is ${scan.status} and did not become ${status}.`);
    await sleep(POLL_MS);
  }
}
