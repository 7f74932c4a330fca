import type { SourceFile } from "../../repository/source-tree.ts";
import type { SkippedFile } from "../shared/scanner.ts";
import type { SarifResult } from "./sarif-matches.ts";
import type { Breakdown } from "./engine.ts";
import { intoChunks } from "./chunks.ts";

const CHUNKS = 16;
/** If more chunks of rules are slow on a file, the file itself is slow. */
const MAX_SLOW_CHUNKS = 6;
/** Maximum number of searches; each takes several times the time limit of a file. */
const MAX_SEARCHES = 3;
/** Fraction of the remaining time for a search, and of a file's time limit for each of its runs. */
const SHARE = 1 / 4;

interface FileResult {
  results: SarifResult[];
  skipped: SkippedFile[];
}

type RunRules = (rules: readonly string[], cpuSeconds: number) => Promise<SarifResult[] | Breakdown>;

/**
 * Finds the rules that time out on a file, and the results of the others. Rules that were slow on earlier files are tried first.
 */
export class SlowRules {
  readonly #known = new Set<string>();
  readonly #remainingMs: () => number;
  #searches = 0;

  constructor(remainingMs: () => number) {
    this.#remainingMs = remainingMs;
  }

  async scan(file: SourceFile, rules: readonly string[], cpuSeconds: number, run: RunRules): Promise<FileResult> {
    const suspects = rules.filter((rule) => this.#known.has(rule));
    const others = rules.filter((rule) => !this.#known.has(rule));
    const without = suspects.length > 0 ? await run(others, cpuSeconds) : "timed_out";
    if (typeof without !== "string") return { results: without, skipped: skippedBy(file, suspects) };
    if (this.#searches === MAX_SEARCHES) return { results: [], skipped: [{ path: file.path, reason: without }] };
    this.#searches += 1;
    const chunkSeconds = Math.ceil(cpuSeconds * SHARE);
    return this.#search(file, others, suspects, chunkSeconds, async (chunk) => run(chunk, chunkSeconds));
  }

  async #search(
    file: SourceFile,
    rules: readonly string[],
    suspects: readonly string[],
    chunkSeconds: number,
    run: (rules: readonly string[]) => Promise<SarifResult[] | Breakdown>,
  ): Promise<FileResult> {
    const results: SarifResult[] = [];
    const slow = [...suspects];
    const pending = intoChunks(rules, CHUNKS);
    const lastStartMs = this.#remainingMs() * (1 - SHARE) + chunkSeconds * 1_000;
    let slowChunks = 0;
    for (let chunk = pending.shift(); chunk !== undefined; chunk = pending.shift()) {
      if (slowChunks > MAX_SLOW_CHUNKS || this.#remainingMs() < lastStartMs) {
        return { results, skipped: [{ path: file.path, reason: "timed_out" }] };
      }
      const result = await run(chunk);
      if (typeof result !== "string") {
        results.push(...result);
        continue;
      }
      slowChunks += 1;
      if (chunk.length > 1) pending.push(...intoChunks(chunk, CHUNKS));
      else slow.push(...chunk);
    }
    for (const rule of slow) this.#known.add(rule);
    return { results, skipped: skippedBy(file, slow) };
  }
}

function skippedBy({ path }: SourceFile, rules: readonly string[]): SkippedFile[] {
  return rules.map((rule) => ({ path, reason: "slow_rule", rule }));
}
