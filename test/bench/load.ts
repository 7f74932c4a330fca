import { setTimeout as sleep } from "node:timers/promises";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { descendantNamed, residentMemory } from "./support/processes.ts";
import { type Result } from "./support/report.ts";
import { scanToItsEnd, startScanService } from "./support/scan-service.ts";
import type { Workspace } from "./support/workspace.ts";

const SCANS = Number(process.env["LOAD_SCANS"] ?? 1_000);
const AT_ONCE = 50;
const SAMPLE_MS = 1_000;
const SWEEP_EVERY = 10;
const CALM_SAMPLES = 50;
const ENDED = new Set(["completed", "failed", "canceled"]);

interface Sample {
  answerMs: number;
  workerMb: number;
  runnerMb: number;
  ended: number;
}

/** Every scan must end as `completed`; compares the memory late in the run with that early in the run. */
export async function load(workspace: Workspace): Promise<Result[]> {
  const { service, project, repositories, git, runnerPid } = await startScanService(workspace);
  const branch = await makeSampleRepository(repositories);
  const cloneUrl = `${git.url}/demo.git`;
  const workerPid = await descendantNamed(service.worker?.pid ?? 0, "workerd");
  if (workerPid === undefined) throw new Error("workerd is not among the processes.");
  const { id } = await scanToItsEnd(project, cloneUrl, branch);

  const timeAnswer = async (): Promise<number> => {
    const startedMs = performance.now();
    await project.getScan(id);
    return performance.now() - startedMs;
  };
  const calm: number[] = [];
  for (let sample = 0; sample < CALM_SAMPLES; sample += 1) calm.push(await timeAnswer());

  const startedMs = performance.now();
  for (let asked = 0; asked < SCANS; asked += AT_ONCE) {
    const wave = Math.min(AT_ONCE, SCANS - asked);
    await Promise.all(Array.from({ length: wave }, () => project.runScan(cloneUrl, branch)));
  }
  const queuedMs = performance.now() - startedMs;

  const samples: Sample[] = [];
  for (let ended = 0; ended <= SCANS;) {
    await sleep(SAMPLE_MS);
    if (samples.length % SWEEP_EVERY === 0) await service.sweep();
    const answerMs = await timeAnswer();
    const scans = await project.listScans();
    ended = scans.filter(({ status }) => ENDED.has(status)).length;
    const failed = scans.filter(({ status }) => ENDED.has(status) && status !== "completed");
    if (failed.length > 0) throw new Error(`${failed.length} scans failed: ${JSON.stringify(failed[0])}`);
    samples.push({
      answerMs,
      workerMb: await residentMemory(workerPid),
      runnerMb: await residentMemory(runnerPid),
      ended,
    });
  }
  const totalMs = performance.now() - startedMs;
  return [
    { what: `${SCANS} scans asked for`, measured: SCANS / (queuedMs / 1_000), unit: "per second" },
    { what: `${SCANS} scans completed`, measured: SCANS / (totalMs / 1_000), unit: "per second" },
    {
      what: "GET of a scan meanwhile, median, against calm",
      measured: median(samples.map(({ answerMs }) => answerMs)),
      baseline: median(calm),
      unit: "ms",
    },
    {
      what: "GET of a scan meanwhile, slowest",
      measured: Math.max(...samples.map(({ answerMs }) => answerMs)),
      unit: "ms",
    },
    flatness(
      "worker's memory late against early",
      samples.map(({ workerMb }) => workerMb),
    ),
    flatness(
      "runner's memory late against early",
      samples.map(({ runnerMb }) => runnerMb),
    ),
  ];
}

/** The maximum of the last quarter, compared with that of the second: the first is the warm-up. */
function flatness(what: string, megabytes: readonly number[]): Result {
  const quarter = Math.max(1, Math.floor(megabytes.length / 4));
  const early = Math.max(...megabytes.slice(quarter, 2 * quarter));
  const late = Math.max(...megabytes.slice(-quarter));
  return { what, measured: late, baseline: early, unit: "MiB", aim: { atMost: 1.25 } };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
