import type { FinishRequest } from "../../worker/contract/runner-calls.ts";
import type { ScannerSummary } from "../../worker/contract/scan-summary.ts";

/** How an attempt ended; `abandoned` when the worker had ended it already or could not be reached. */
export interface AttemptOutcome {
  outcome: FinishRequest["outcome"] | "abandoned";
  /** Of a failed attempt. */
  errorCode?: string;
  durationMs: number;
}

/** Counts what the runner does. */
export interface ScanObserver {
  attemptEnded(attempt: AttemptOutcome): void;
  scannerEnded(scanner: Pick<ScannerSummary, "name" | "status" | "duration_ms">): void;
}
