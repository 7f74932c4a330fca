import type { PipelineFinding } from "../worker/contract/finding.ts";
import { noFindings } from "../worker/contract/scan-summary.ts";
import type { ScanError, ScannerSummary, ScanSummary } from "../worker/contract/scan-summary.ts";

/** What a scan has come to so far; its summary can be drawn at any time. */
export class Tally {
  readonly #startedMs = performance.now();
  readonly #branch: string;
  readonly #findings = noFindings();
  readonly #scanners: ScannerSummary[] = [];
  commit: string | null = null;

  constructor(branch: string) {
    this.#branch = branch;
  }

  /** Counts findings that the worker has. */
  countPosted(scanner: string, findings: readonly PipelineFinding[]): void {
    const { by_severity: bySeverity, by_scanner: byScanner } = this.#findings;
    this.#findings.total += findings.length;
    byScanner[scanner] = (byScanner[scanner] ?? 0) + findings.length;
    for (const { severity } of findings) bySeverity[severity] += 1;
  }

  postedBy(scanner: string): number {
    return this.#findings.by_scanner[scanner] ?? 0;
  }

  addScanner(summary: ScannerSummary): void {
    this.#findings.by_scanner[summary.name] ??= 0;
    this.#scanners.push(summary);
  }

  summary(): Omit<ScanSummary, "error"> {
    return {
      commit: this.commit,
      branch: this.#branch,
      findings: this.#findings,
      scanners: this.#scanners.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      duration_ms: Math.round(performance.now() - this.#startedMs),
    };
  }

  failedSummary(error: ScanError): ScanSummary & { error: ScanError } {
    return { ...this.summary(), error };
  }
}
