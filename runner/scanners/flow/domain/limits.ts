import type { AnalysisLimit } from "../../../../worker/contract/scan-summary.ts";

const reached = new Set<AnalysisLimit>();

/** Records that the analysis of the current file is approximate. Only one file is analysed at a time. */
export function reachLimit(limit: AnalysisLimit): void {
  reached.add(limit);
}

/** The limits reached since the last call. */
export function takeReachedLimits(): AnalysisLimit[] {
  const limits = [...reached].toSorted();
  reached.clear();
  return limits;
}

/** Runs code that may be approximate, because less is known without what it finds. */
export function withoutLimits<Result>(run: () => Result): Result {
  const before = [...reached];
  try {
    return run();
  } finally {
    reached.clear();
    for (const limit of before) reached.add(limit);
  }
}
