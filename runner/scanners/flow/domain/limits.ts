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
