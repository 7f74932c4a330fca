import { readFile } from "node:fs/promises";
import { descendantsOf } from "../../runner/support/descendants.ts";

const SAMPLE_MS = 50;
const PAGES_PER_MEBIBYTE = 256;

export interface Watched<T> {
  value: T;
  ms: number;
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
  try {
    const value = await work();
    return { value, ms: performance.now() - startedMs, peakMebibytes: peak };
  } finally {
    clearInterval(timer);
  }
}

async function residentPages(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return Number(statm.split(" ")[1] ?? 0);
}
