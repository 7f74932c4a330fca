import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { descendantsOf } from "../../runner/support/descendants.ts";

const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 50;
const PAGES_PER_MEBIBYTE = 256;

export interface Watched<T> {
  value: T;
  ms: number;
  /** CPU time of this process, and of child processes that ended. */
  cpuSeconds: number;
  /** The maximum of the sampled sums over all descendant processes. */
  peakMebibytes: number;
}

/** Samples the resident memory of all descendant processes while the work runs. Linux only. */
export async function watchMemory<T>(work: () => Promise<T>): Promise<Watched<T>> {
  let peak = 0;
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  async function sample(): Promise<void> {
    const pages = await Promise.all(descendantsOf(process.pid).map(({ pid }) => residentPages(pid)));
    peak = Math.max(peak, pages.reduce((sum, count) => sum + count, 0) / PAGES_PER_MEBIBYTE);
  }
  const startedMs = performance.now();
  const startedCpu = cpuSeconds();
  try {
    const value = await work();
    return {
      value,
      ms: performance.now() - startedMs,
      cpuSeconds: cpuSeconds() - startedCpu,
      peakMebibytes: peak,
    };
  } finally {
    clearInterval(timer);
  }
}

/** utime, stime, cutime and cstime of proc_pid_stat(5). */
function cpuSeconds(): number {
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /su, "")
    .split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

async function residentPages(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return Number(statm.split(" ")[1] ?? 0);
}
