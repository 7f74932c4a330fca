import type { PipelineFinding } from "../../worker/contract/finding.ts";
import { CodeContext, noFindings } from "../../worker/contract/scan-summary.ts";
import type {
  ScanError,
  ScannerSummary,
  ScanSummary,
  SkippedFile,
  SkipReason,
} from "../../worker/contract/scan-summary.ts";
import { CODE_ONLY } from "./scan-coverage.ts";
import { toStorableText } from "../../worker/contract/text.ts";

const MAX_SKIPPED_FILES = 1_000;
const MAX_PATH_LENGTH = 4_096;

/** Running totals of a scan, from which its summary can be built at any time. */
export class ScanSummaryBuilder {
  readonly #startedMs = performance.now();
  readonly #branch: string;
  readonly #findings = noFindings();
  readonly #scanners: ScannerSummary[] = [];
  readonly #skipped: NonNullable<ScanSummary["skipped"]> = {};
  readonly #skippedFiles: SkippedFile[] = [];
  commit: string | null = null;

  constructor(branch: string) {
    this.#branch = branch;
  }

  /** Counts findings that the worker has stored. */
  countPosted(scanner: string, findings: readonly PipelineFinding[]): void {
    const { by_severity: bySeverity, by_scanner: byScanner } = this.#findings;
    this.#findings.total += findings.length;
    byScanner[scanner] = (byScanner[scanner] ?? 0) + findings.length;
    for (const { severity, metadata } of findings) {
      bySeverity[severity] += 1;
      const context = CodeContext.safeParse(metadata["context"]);
      if (!context.success) continue;
      const byContext = (this.#findings.by_context ??= {});
      byContext[context.data] = (byContext[context.data] ?? 0) + 1;
    }
  }

  postedBy(scanner: string): number {
    return this.#findings.by_scanner[scanner] ?? 0;
  }

  addScanner(summary: ScannerSummary): void {
    this.#findings.by_scanner[summary.name] ??= 0;
    this.#scanners.push(summary);
  }

  /** Counts a file that the checkout skips for all scanners, or for code scanners only. */
  addCheckoutSkip(path: string, reason: SkipReason): void {
    this.addSkipped({ path, reason, scanner: CODE_ONLY.has(reason) ? "code" : null });
  }

  /** All files are counted; only the first 1,000 are listed. */
  addSkipped(file: SkippedFile): void {
    this.#skipped[file.reason] = (this.#skipped[file.reason] ?? 0) + 1;
    if (this.#skippedFiles.length >= MAX_SKIPPED_FILES) return;
    this.#skippedFiles.push({ ...file, path: toStorableText(file.path.slice(0, MAX_PATH_LENGTH)) });
  }

  skippedFiles(): readonly SkippedFile[] {
    return this.#skippedFiles;
  }

  build(): Omit<ScanSummary, "error"> {
    return {
      commit: this.commit,
      branch: this.#branch,
      findings: this.#findings,
      scanners: this.#scanners.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      skipped: this.#skipped,
      duration_ms: Math.round(performance.now() - this.#startedMs),
    };
  }

  buildFailed(error: ScanError): ScanSummary & { error: ScanError } {
    return { ...this.build(), error: { ...error, message: toStorableText(error.message) } };
  }
}
