import type { SourceFile } from "../../repository/source-tree.ts";
import { ScannerError, type SkippedFile } from "../shared/scanner.ts";
import type { SarifResult } from "./sarif-matches.ts";
import { type Breakdown, MAX_ENGINE_RESULTS } from "./engine.ts";
import { intoChunks } from "./chunks.ts";
import { SlowRules } from "./slow-rules.ts";

const CHUNKS = 16;
/** Total length of the arguments of a command line; well below the limit of any system. */
const MAX_ARGUMENT_BYTES = 512 * 1024;
const MAX_RUNS = 200;
/** A lower bound: the engine is many times faster on ordinary code. */
const BYTES_PER_CPU_SECOND = 500_000;

export interface ChunksResult {
  results: SarifResult[];
  skipped: SkippedFile[];
  /** Why files were not scanned, apart from the skipped ones. */
  failure: string | null;
}

/** Runs the engine once, with all rules or a subset. */
export type RunChunk = (
  files: readonly SourceFile[],
  cpuSeconds: number,
  rules?: readonly string[],
) => Promise<SarifResult[] | Breakdown>;

export interface ChunksOptions {
  files: readonly SourceFile[];
  /** CPU time for a single file; chunks get more in proportion to their size. */
  fileCpuSeconds: number;
  run: RunChunk;
  /** The rules that apply to a file. */
  rulesFor: (file: SourceFile) => readonly string[];
  /** Time until the scan must end. */
  remainingMs: () => number;
}

/**
 * Scans all files in one run. When the engine breaks down, scans smaller and smaller chunks, down to single files. On a file that
 * times out, only the slow rules are skipped; any other such file is skipped.
 */
export async function scanInChunks(options: ChunksOptions): Promise<ChunksResult> {
  const { files, fileCpuSeconds, run, rulesFor, remainingMs } = options;
  const outcome: ChunksResult = { results: [], skipped: [], failure: null };
  const slowRules = new SlowRules(remainingMs);
  const pending: (readonly SourceFile[])[] = [files];
  for (let runs = 0; outcome.results.length < MAX_ENGINE_RESULTS; runs += 1) {
    const chunk = pending.shift();
    if (chunk === undefined) return outcome;
    if (runs === MAX_RUNS) return { ...outcome, failure: `ast-grep broke down on too many files.` };
    try {
      const bytes = chunk.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
      const cpuSeconds = Math.ceil(fileCpuSeconds + bytes / BYTES_PER_CPU_SECOND);
      const result = await run(chunk, cpuSeconds);
      const [file] = chunk;
      if (typeof result !== "string") outcome.results.push(...result);
      else if (chunk.length > 1) pending.push(...split(chunk));
      else if (file && result === "timed_out") {
        const rest = await slowRules.scan(file, rulesFor(file), cpuSeconds, async (rules, seconds) =>
          run(chunk, seconds, rules),
        );
        outcome.results.push(...rest.results);
        outcome.skipped.push(...rest.skipped);
      } else outcome.skipped.push(...chunk.map(({ path }) => ({ path, reason: result })));
    } catch (error) {
      if (!(error instanceof ScannerError)) throw error;
      return { ...outcome, failure: error.message };
    }
  }
  return outcome;
}

function split(files: readonly SourceFile[]): SourceFile[][] {
  const argumentBytes = files.reduce((sum, { storedPath }) => sum + Buffer.byteLength(storedPath), 0);
  return intoChunks(files, Math.max(CHUNKS, Math.ceil((2 * argumentBytes) / MAX_ARGUMENT_BYTES)));
}
