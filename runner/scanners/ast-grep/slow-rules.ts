import type { SkippedFile, SourceFile } from "../shared/scanner.ts";
import type { SarifResult } from "./sarif-matches.ts";
import type { Breakdown } from "./engine.ts";
import { inParts } from "./chunks.ts";

const PARTS = 16;
/** A file that more parts of the rules are slow on is slow by itself. */
const MAX_SLOW_PARTS = 6;
/** Each search takes the time of a file several times over. */
const MAX_SEARCHES = 3;
/** What a search may take of the time that is left, and each of its runs of the time of a file. */
const SHARE = 1 / 4;

interface FileResult {
  results: SarifResult[];
  skipped: SkippedFile[];
}

type RunRules = (rules: readonly string[], cpuSeconds: number) => Promise<SarifResult[] | Breakdown>;

/** Finds the rules that take too long on a file, and what the others find there. What was slow once is suspected first. */
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
    const partSeconds = Math.ceil(cpuSeconds * SHARE);
    return this.#search(file, others, suspects, partSeconds, async (part) => run(part, partSeconds));
  }

  async #search(
    file: SourceFile,
    rules: readonly string[],
    suspects: readonly string[],
    partSeconds: number,
    run: (rules: readonly string[]) => Promise<SarifResult[] | Breakdown>,
  ): Promise<FileResult> {
    const results: SarifResult[] = [];
    const slow = [...suspects];
    const pending = inParts(rules, PARTS);
    const lastStartMs = this.#remainingMs() * (1 - SHARE) + partSeconds * 1_000;
    let slowParts = 0;
    for (let part = pending.shift(); part !== undefined; part = pending.shift()) {
      if (slowParts > MAX_SLOW_PARTS || this.#remainingMs() < lastStartMs) {
        return { results, skipped: [{ path: file.path, reason: "timed_out" }] };
      }
      const result = await run(part);
      if (typeof result !== "string") {
        results.push(...result);
        continue;
      }
      slowParts += 1;
      if (part.length > 1) pending.push(...inParts(part, PARTS));
      else slow.push(...part);
    }
    for (const rule of slow) this.#known.add(rule);
    return { results, skipped: skippedBy(file, slow) };
  }
}

function skippedBy({ path }: SourceFile, rules: readonly string[]): SkippedFile[] {
  return rules.map((rule) => ({ path, reason: "slow_rule", rule }));
}
