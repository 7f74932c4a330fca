import { PipelineFinding } from "../worker/contract/finding.ts";
import type { ScannerSummary } from "../worker/contract/scan-summary.ts";
import { describeError } from "./log.ts";
import type { Log } from "./log.ts";
import type { Redactor } from "./redact.ts";
import { ScanFailure } from "./scan-failure.ts";
import { ScannerError } from "./scanners/scanner.ts";
import type { ScanContext, Scanner, ScannerReport, SourceTree } from "./scanners/scanner.ts";
import type { Tally } from "./tally.ts";

const MAX_REASON_LENGTH = 300;
const STOP_MS = 3_000;

/** A scanner that was found to work at start. */
export interface ReadyScanner {
  scanner: Scanner;
  version: string;
}

export interface ScannersJob {
  scanners: readonly ReadyScanner[];
  tree: SourceTree;
  context: ScanContext;
  redactor: Redactor;
  tally: Tally;
  log: Log;
  post: (scanner: string, findings: PipelineFinding[]) => Promise<void>;
}

interface Outcome extends ScannerReport {
  failure: string | null;
}

/**
 * Runs the scanners side by side and posts what each has found as soon as it ends.
 * @throws ScanFailure `scanner_failed` once all have ended, when any failed.
 */
export async function runScanners(job: ScannersJob): Promise<void> {
  const endings = await Promise.allSettled(job.scanners.map((ready) => runScanner(ready, job)));
  job.context.signal.throwIfAborted();
  const failures: string[] = [];
  for (const ending of endings) {
    if (ending.status === "rejected") throw ending.reason;
    if (ending.value !== null) failures.push(ending.value);
  }
  if (failures.length > 0) {
    const advice = "Findings of the others are kept. Start the scan again; if it stays so, tell the operator.";
    throw new ScanFailure("scanner_failed", `${failures.join(" ")} ${advice}`);
  }
}

/** @returns why the scanner failed, or null. */
async function runScanner({ scanner, version }: ReadyScanner, job: ScannersJob): Promise<string | null> {
  const startedMs = performance.now();
  const summary: ScannerSummary = { name: scanner.name, version, status: "failed", duration_ms: 0, findings: 0 };
  try {
    const { findings, truncated, failure } = await scan(scanner, job);
    if (truncated) job.log("warn", "findings_truncated", { scanner: scanner.name, kept: findings.length });
    await job.post(scanner.name, findings);
    if (failure === null) summary.status = "completed";
    return failure;
  } finally {
    summary.findings = job.tally.postedBy(scanner.name);
    summary.duration_ms = Math.round(performance.now() - startedMs);
    job.tally.addScanner(summary);
  }
}

async function scan(scanner: Scanner, job: ScannersJob): Promise<Outcome> {
  try {
    const report = await scanInTime(scanner, job);
    const truncated = report.truncated || report.findings.length > job.context.maxFindings;
    const findings = presentable(report.findings.slice(0, job.context.maxFindings), job.redactor);
    return { findings, truncated, failure: null };
  } catch (error) {
    job.context.signal.throwIfAborted();
    job.log("error", "scanner_failed", { scanner: scanner.name, error: describeError(error) });
    const partial = error instanceof ScannerError ? error.findings.slice(0, job.context.maxFindings) : [];
    const reason = error instanceof ScannerError ? job.redactor.redact(error.message) : "it stopped unexpectedly";
    const failure = `The scanner ${scanner.name} failed: ${reason.slice(0, MAX_REASON_LENGTH).replace(/\.?$/, ".")}`;
    return { findings: presentable(partial, job.redactor), truncated: false, failure };
  }
}

/** A scanner keeps its time itself and stops when told to; one that does not is left behind. */
async function scanInTime(scanner: Scanner, { tree, context }: ScannersJob): Promise<ScannerReport> {
  const overdue = AbortSignal.timeout(context.timeoutMs + STOP_MS);
  const signal = AbortSignal.any([context.signal, overdue]);
  const { promise: leftBehind, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const onAbort = (): void => {
    timer = setTimeout(() => reject(signal.reason), STOP_MS);
  };
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([scanner.scan(tree, { ...context, signal }), leftBehind]);
  } catch (error) {
    if (!overdue.aborted || error instanceof ScannerError) throw error;
    throw new ScannerError(`it did not end within ${context.timeoutMs / 1_000} seconds`);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
}

/** Findings as the contract wants them, without credentials in their texts. */
function presentable(findings: readonly PipelineFinding[], redactor: Redactor): PipelineFinding[] {
  return findings.map((finding) =>
    PipelineFinding.parse({
      ...finding,
      title: redactor.redact(finding.title).toWellFormed(),
      description: finding.description === null ? null : redactor.redact(finding.description).toWellFormed(),
      location_path: finding.location_path === null ? null : redactor.redactKnown(finding.location_path).toWellFormed(),
      metadata: { ...finding.metadata, snippet: redactor.redact(finding.metadata.snippet).toWellFormed() },
    }),
  );
}
