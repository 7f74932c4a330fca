import process from "node:process";
import { makeBigRepository } from "./support/big-repository.ts";
import { type Hand, type HandWork, makeHand } from "./support/baseline.ts";
import { interleave, median, summarize } from "./support/measure.ts";
import { cpuTime } from "./support/processes.ts";
import { type Result, resultOf } from "./support/report.ts";
import { scanToItsEnd, type ScanService, startScanService } from "./support/scan-service.ts";
import { STAGES, type Stages, stagesOf } from "./support/scan-stages.ts";
import type { Workspace } from "./support/workspace.ts";

const ROUNDS = 5;

interface Cost {
  ms: number;
  /** Of git, its server, the scanners and what runs them. */
  cpuMs: number;
}
interface ScanCost extends Cost {
  stages: Stages;
}
interface HandCost extends Cost {
  work: HandWork;
}

/**
 * From `run-scan` to `completed` against a baseline: git clone and the same scanners without the service. The pipeline's isolation of the
 * repository (a bare clone whose objects are checked, blobs written out one by one), its queue and its uploads are what
 * the ratio shows.
 */
export async function pipeline(workspace: Workspace): Promise<Result[]> {
  const service = await startScanService(workspace);
  const { branch, files, bytes } = await makeBigRepository(workspace, service.repositories);
  workspace.say(`${files} files, ${(bytes / 1_000_000).toFixed(1)} MB`);
  const hand = await makeHand(workspace);
  const cloneUrl = `${service.git.url}/demo.git`;
  await warmUp(service, hand, cloneUrl, branch);

  const rounds = await interleave(
    ROUNDS,
    () => scan(service, cloneUrl, branch),
    () => workByHand(hand, cloneUrl, branch),
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

/** This process serves the repository in both cases. */
async function totalCpuTime({ runnerPid }: ScanService): Promise<number> {
  return (await cpuTime(runnerPid)) + (await cpuTime(process.pid));
}

async function workByHand(hand: Hand, cloneUrl: string, branch: string): Promise<HandCost> {
  const before = await cpuTime(process.pid);
  const work = await hand.work(cloneUrl, branch);
  return { ms: work.totalMs, cpuMs: (await cpuTime(process.pid)) - before, work };
}

/** Once each, unmeasured: both must find the same number of problems, or the comparison is none. */
async function warmUp({ project }: ScanService, hand: Hand, cloneUrl: string, branch: string): Promise<void> {
  const { id } = await scanToItsEnd(project, cloneUrl, branch);
  const [byService, baseline] = [(await project.listFindings(id)).length, await hand.work(cloneUrl, branch)];
  if (byService !== baseline.findings) {
    throw new Error(`The service found ${byService} problems, the baseline ${baseline.findings}.`);
  }
}
