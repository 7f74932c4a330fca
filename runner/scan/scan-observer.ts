import type { FinishRequest } from "../../worker/contract/runner-calls.ts";
import type { ScannerSummary } from "../../worker/contract/scan-summary.ts";

/** How an attempt ended: `abandoned` if the worker had ended it or was unreachable. */
export interface AttemptOutcome {
  outcome: FinishRequest["outcome"] | "abandoned";
  /** Of a failed attempt. */
  errorCode?: string;
  durationMs: number;
}

/** Receives the outcomes of attempts and scanners, for metrics. */
export interface ScanObserver {
  attemptEnded(attempt: AttemptOutcome): void;
  scannerEnded(scanner: Pick<ScannerSummary, "name" | "status" | "duration_ms">): void;
}
