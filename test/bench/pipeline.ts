import process from "node:process";
import { makeBigRepository } from "./support/big-repository.ts";
import { type Baseline, type BaselineWork, makeBaseline } from "./support/baseline.ts";
import { interleave, median, summarize } from "./support/measure.ts";
import { cpuTime } from "./support/processes.ts";
import { type Result, resultOf } from "./support/report.ts";
import { scanToItsEnd, type ScanService, startScanService } from "./support/scan-service.ts";
import { STAGES, type Stages, stagesOf } from "./support/scan-stages.ts";
import type { Workspace } from "./support/workspace.ts";

const ROUNDS = 5;

interface Cost {
  ms: number;
  /** CPU time of git, its server, the scanners and the processes that run them. */
  cpuMs: number;
}
interface ScanCost extends Cost {
  stages: Stages;
}
interface BaselineCost extends Cost {
  work: BaselineWork;
}

/**
 * From `run-scan` to `completed`, compared with git clone and the same scanners without the service. The ratio shows the cost of
 * the repository's isolation (a bare clone with checked objects, blobs written one by one), the queue and the uploads.
 */
export async function pipeline(workspace: Workspace): Promise<Result[]> {
  const service = await startScanService(workspace);
  const { branch, files, bytes } = await makeBigRepository(workspace, service.repositories);
  workspace.say(`${files} files, ${(bytes / 1_000_000).toFixed(1)} MB`);
  const plainClone = await makeBaseline(workspace);
  const cloneUrl = `${service.git.url}/demo.git`;
  await warmUp(service, plainClone, cloneUrl, branch);

  const rounds = await interleave(
    ROUNDS,
    () => scan(service, cloneUrl, branch),
    () => runBaseline(plainClone, cloneUrl, branch),
  );
  const compare = (field: keyof Cost) =>
    summarize(rounds.map(({ measured, baseline }) => ({ measured: measured[field], baseline: baseline[field] })));
  const works = rounds.map(({ baseline }) => baseline.work);
  return [
    resultOf("run-scan to completed", compare("ms"), "ms", { atMost: 1.3 }),
    resultOf("CPU time, without the worker's", compare("cpuMs"), "ms"),
    ...STAGES.map((stage) =>
      part(
        `of run-scan: ${stage}`,
        rounds.map(({ measured }) => measured.stages[stage]),
      ),
    ),
    part(
      "baseline: git clone with its checkout",
      works.map(({ cloneMs }) => cloneMs),
    ),
    ...Object.keys(works[0]?.scannersMs ?? {}).map((name) =>
      part(
        `baseline: ${name}, in parallel with the other`,
        works.map(({ scannersMs }) => scannersMs[name] ?? 0),
      ),
    ),
  ];
}

function part(what: string, values: readonly number[]): Result {
  return { what, measured: median(values), unit: "ms" };
}

async function scan(service: ScanService, cloneUrl: string, branch: string): Promise<ScanCost> {
  const [startedAtMs, before] = [Date.now(), await totalCpuTime(service)];
  const { id, ms } = await scanToItsEnd(service.project, cloneUrl, branch);
  const cpuMs = (await totalCpuTime(service)) - before;
  return { ms, cpuMs, stages: stagesOf(service.log, { id, startedAtMs, ms }) };
}

/** In both cases this process serves the repository. */
async function totalCpuTime({ runnerPid }: ScanService): Promise<number> {
  return (await cpuTime(runnerPid)) + (await cpuTime(process.pid));
}

async function runBaseline(baseline: Baseline, cloneUrl: string, branch: string): Promise<BaselineCost> {
  const before = await cpuTime(process.pid);
  const work = await baseline.work(cloneUrl, branch);
  return { ms: work.totalMs, cpuMs: (await cpuTime(process.pid)) - before, work };
}

/** One unmeasured round of each: both must find the same number of problems, or they are not comparable. */
async function warmUp({ project }: ScanService, baseline: Baseline, cloneUrl: string, branch: string): Promise<void> {
  const { id } = await scanToItsEnd(project, cloneUrl, branch);
  const byService = (await project.listFindings(id)).length;
  const { findings } = await baseline.work(cloneUrl, branch);
  if (byService !== findings) {
    throw new Error(`The service found ${byService} problems, the baseline ${findings}.`);
  }
}
