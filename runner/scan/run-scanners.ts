import { PipelineFinding } from "../../worker/contract/finding.ts";
import type { ScannerSummary } from "../../worker/contract/scan-summary.ts";
import { toStorableText } from "../../worker/contract/text.ts";
import { describeError } from "../log.ts";
import type { Log } from "../log.ts";
import type { Redactor } from "../redact.ts";
import { machineFaultOf } from "../sandbox/machine-fault.ts";
import { ScanFailure } from "../scan-failure.ts";
import { redactText, redactSecrets } from "../scanners/secrets/redact-secrets.ts";
import { SECRET_ENGINES } from "../scanners/engines.ts";
import { mostSevere } from "../scanners/shared/most-severe.ts";
import { judgeFollowed, withoutReported } from "../scanners/shared/deduplicate.ts";
import { withRendered } from "../scanners/shared/rendered-data.ts";
import { ScannerError } from "../scanners/shared/scanner.ts";
import type { SourceTree } from "../repository/source-tree.ts";
import type { ScanContext, Scanner, ScannerReport } from "../scanners/shared/scanner.ts";
import { identifyFindings } from "./finding-identity.ts";
import { type ContextSeverity, judgeContext } from "./judge-context.ts";
import type { ScanCoverage } from "./scan-coverage.ts";
import type { ScanSummaryBuilder } from "./scan-summary-builder.ts";

const MAX_REASON_LENGTH = 300;
/** Redaction may make a text longer. */
const MAX_DESCRIPTION_LENGTH = 10_000;
const STOP_MS = 3_000;

/** A scanner whose check at start succeeded. */
export interface ReadyScanner {
  scanner: Scanner;
  version: string;
}

export interface ScannersJob {
  /** In order of precedence for duplicates. */
  scanners: readonly ReadyScanner[];
  tree: SourceTree;
  context: ScanContext;
  contextSeverity: ContextSeverity;
  redactor: Redactor;
  builder: ScanSummaryBuilder;
  coverage?: ScanCoverage;
  log: Log;
  post: (scanner: string, findings: PipelineFinding[]) => Promise<void>;
  /** Called for each scanner once its findings have been posted. */
  onEnd?: (end: ScannerEnd) => void;
}

export interface ScannerEnd extends Omit<ScannerSummary, "truncated"> {
  truncated: boolean;
  /** Why it failed, redacted. */
  failure: string | null;
}

interface Outcome extends ScannerReport {
  failure: string | null;
}

interface RunningScanner extends ReadyScanner {
  outcome: Promise<TimedOutcome>;
}

interface TimedOutcome extends Outcome {
  durationMs: number;
}

/**
 * Runs the scanners concurrently. Posts the findings of each once it and all before it have ended, without those that an earlier
 * scanner reported.
 * @throws ScanFailure `scanner_failed` once all have ended, if any failed; MachineFault if the machine is the cause.
 */
export async function runScanners(job: ScannersJob): Promise<void> {
  const running = job.scanners.map((ready) => ({ ...ready, outcome: timedScan(ready, job) }));
  const endings = await Promise.allSettled(
    running.map((ready, index) => postOutcome(ready, running.slice(0, index), job)),
  );
  job.context.signal.throwIfAborted();
  const failures: string[] = [];
  for (const ending of endings) {
    if (ending.status === "rejected") throw ending.reason;
    if (ending.value !== null) failures.push(ending.value);
  }
  if (failures.length > 0) {
    const advice =
      "Findings of the other scanners are kept. Start the scan again; if it keeps failing, contact the operator.";
    throw new ScanFailure("scanner_failed", `${failures.join(" ")} ${advice}`);
  }
}

/** @returns why the scanner failed, or null. */
async function postOutcome(
  { scanner, version, outcome }: RunningScanner,
  earlier: readonly RunningScanner[],
  job: ScannersJob,
): Promise<string | null> {
  const summary: ScannerSummary = { name: scanner.name, version, status: "failed", duration_ms: 0, findings: 0 };
  const startedMs = performance.now();
  try {
    const { durationMs, truncated, failure, skipped = [], ...own } = await outcome;
    summary.duration_ms = durationMs;
    const reported = await Promise.all(earlier.map((other) => other.outcome));
    const unreported = withoutReported(
      own.findings,
      reported.flatMap((other) => other.findings),
    );
    const followed = judgeFollowed(
      unreported,
      reported.flatMap((other) => other.followed ?? []),
    );
    const rendered = reported.flatMap((other) => other.rendered ?? []);
    // The traces of the rendered data have not been redacted yet.
    const findings = rendered.length === 0 ? followed : await redacted(withRendered(followed, rendered), job.redactor);
    for (const { path, ...file } of skipped) {
      job.coverage?.skip(path, file.reason, scanner.name, file.rule);
      job.builder.addSkipped({ ...file, path: job.redactor.redactKnown(path), scanner: scanner.name });
    }
    if (truncated) {
      summary.truncated = true;
      job.log("warn", "findings_truncated", { scanner: scanner.name, kept: findings.length });
    }
    await job.post(scanner.name, findings);
    if (failure === null) summary.status = "completed";
    job.onEnd?.({ ...summary, findings: job.builder.postedBy(scanner.name), truncated, failure });
    return failure;
  } finally {
    summary.findings = job.builder.postedBy(scanner.name);
    summary.duration_ms ||= Math.round(performance.now() - startedMs);
    job.builder.addScanner(summary);
  }
}

/** Rejects when the scan is aborted. */
async function timedScan({ scanner }: ReadyScanner, job: ScannersJob): Promise<TimedOutcome> {
  const startedMs = performance.now();
  const outcome = await scan(scanner, job);
  return { ...outcome, durationMs: Math.round(performance.now() - startedMs) };
}

async function scan(scanner: Scanner, job: ScannersJob): Promise<Outcome> {
  try {
    const report = await scanInTime(scanner, job);
    const truncated = report.truncated || report.findings.length > job.context.maxFindings;
    const findings = await presentable(withinLimit(scanner, report.findings, job), job);
    return {
      findings,
      truncated,
      skipped: report.skipped ?? [],
      followed: report.followed ?? [],
      rendered: report.rendered ?? [],
      failure: null,
    };
  } catch (error) {
    job.context.signal.throwIfAborted();
    const fault = machineFaultOf(error);
    if (fault !== null) throw fault;
    job.log("error", "scanner_failed", { scanner: scanner.name, error: await redactText(describeError(error)) });
    const known = error instanceof ScannerError ? error : new ScannerError("it stopped unexpectedly");
    const truncated = known.findings.length > job.context.maxFindings;
    const partial = withinLimit(scanner, known.findings, job);
    const reason = job.redactor.redact(await redactText(known.message));
    const failure = `The scanner ${scanner.name} failed: ${reason.slice(0, MAX_REASON_LENGTH).replace(/\.?$/, ".")}`;
    return { findings: await presentable(partial, job), truncated, skipped: known.skipped, failure };
  }
}

function withinLimit(
  { name }: Scanner,
  findings: readonly PipelineFinding[],
  { context, contextSeverity }: ScannersJob,
): PipelineFinding[] {
  const isLowered = contextSeverity !== "keep" && !Object.hasOwn(SECRET_ENGINES, name);
  return mostSevere(findings, context.maxFindings, isLowered);
}

/** A scanner enforces its own time limit and stops when aborted; otherwise it is abandoned. */
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
    throw new ScannerError(`it did not finish within ${context.timeoutMs / 1_000} seconds`);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
}

/** Findings in the form of the contract, identified, and with redacted credentials. */
async function presentable(
  findings: readonly PipelineFinding[],
  { redactor, tree, context, contextSeverity }: ScannersJob,
): Promise<PipelineFinding[]> {
  const judged = await judgeContext(findings, tree, contextSeverity);
  const identified = await identifyFindings(judged, tree, context.fingerprintKey);
  return redacted(identified, redactor);
}

async function redacted(findings: PipelineFinding[], redactor: Redactor): Promise<PipelineFinding[]> {
  return (await redactSecrets(findings)).map((finding) =>
    PipelineFinding.parse({
      ...finding,
      title: toStorableText(redactor.redact(finding.title)),
      description:
        finding.description === null
          ? null
          : toStorableText(redactor.redact(finding.description).slice(0, MAX_DESCRIPTION_LENGTH)),
      location_path:
        finding.location_path === null ? null : toStorableText(redactor.redactKnown(finding.location_path)),
      metadata: redactor.redactAll(finding.metadata),
    }),
  );
}
