import { Budget, OutOfSteps, OutOfTime } from "../budget.ts";
import { grammarOf, parseUnit } from "../languages.ts";
import type { AnalysisLimit } from "../../../../worker/contract/scan-summary.ts";
import { reachLimit, takeReachedLimits } from "../domain/limits.ts";
import type { Unit } from "../lower/ir.ts";
import type { SourceText } from "../syntax/source-text.ts";
import { readText } from "./read-text.ts";

/** Characters of the files whose syntax trees are kept in memory. */
const MAX_CHARACTERS = 4_000_000;

export type LoadedFile =
  | { unit: Unit; file: SourceText; hasErrors: boolean; steps: number; limits: readonly AnalysisLimit[] }
  | { reason: "unreadable" | "timed_out" | "unparsable" };

/** Lowered files, of which the most recently used are kept. */
export class UnitCache {
  readonly #files = new Map<string, LoadedFile>();
  readonly #deadlineMs: number;
  #characters = 0;

  constructor(deadlineMs: number) {
    this.#deadlineMs = deadlineMs;
  }

  /** @param path where the file is; @param name its path in the repository */
  load(path: string, name: string): LoadedFile {
    const known = this.#files.get(path);
    this.#files.delete(path);
    const file = known ?? this.#parse(path, name);
    this.#files.set(path, file);
    if (!known) this.#characters += lengthOf(file);
    for (const [other, old] of this.#files) {
      if (this.#characters <= MAX_CHARACTERS || other === path) break;
      this.#files.delete(other);
      this.#characters -= lengthOf(old);
    }
    return file;
  }

  #parse(path: string, name: string): LoadedFile {
    const text = readText(path);
    const grammar = grammarOf(path);
    if (text === null || !grammar) return { reason: "unreadable" };
    const budget = new Budget(this.#deadlineMs);
    const before = takeReachedLimits();
    try {
      const file = { path: name, text };
      const { hasErrors, ...unit } = parseUnit(file, grammar, budget);
      return { unit, file, hasErrors, steps: budget.steps, limits: takeReachedLimits() };
    } catch (error) {
      takeReachedLimits();
      return { reason: error instanceof OutOfSteps || error instanceof OutOfTime ? "timed_out" : "unparsable" };
    } finally {
      for (const limit of before) reachLimit(limit);
    }
  }
}

function lengthOf(file: LoadedFile): number {
  return "file" in file ? file.file.text.length : 0;
}
