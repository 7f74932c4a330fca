import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { CONTRACT_VERSION } from "../../worker/contract/dispatch.ts";
import type { DispatchRequest } from "../../worker/contract/dispatch.ts";
import type { ClaimResponse, FinishRequest } from "../../worker/contract/runner-calls.ts";
import type { SkipReason } from "../../worker/contract/scan-summary.ts";
import { checkOut } from "../repository/checkout.ts";
import { countFiles } from "../repository/source-tree.ts";
import { resolveCloneHost } from "../repository/ssrf-guard.ts";
import type { Resolve } from "../repository/ssrf-guard.ts";
import { cloneRepository } from "../repository/clone.ts";
import { basicCredential } from "../repository/git.ts";
import { requireFreeDisk } from "../workspace/disk-space.ts";
import { startHeartbeat } from "../worker-api/heartbeat.ts";
import { describeError } from "../log.ts";
import type { Log } from "../log.ts";
import type { Redactor } from "../redact.ts";
import { runScanners } from "./run-scanners.ts";
import type { ReadyScanner, ScannerEnd } from "./run-scanners.ts";
import { asMachineFault, MachineFault } from "../sandbox/machine-fault.ts";
import { discardScanDirectory, makeReadOnly, makeScanDirectory } from "../workspace/scan-directory.ts";
import { ScanFailure } from "../scan-failure.ts";
import { EventBuffer } from "../worker-api/event-buffer.ts";
import { scannerLimits } from "../scanners/shared/scanner.ts";
import type { Settings } from "../settings.ts";
import { causeOf, describeFinish, finishAfter, releaseBecause } from "./scan-outcome.ts";
import type { MachineMonitor } from "./scan-outcome.ts";
import type { AttemptOutcome, ScanObserver } from "./scan-observer.ts";
import { ScanCoverage } from "./scan-coverage.ts";
import { ScanSummaryBuilder } from "./scan-summary-builder.ts";
import { AttemptOverError, WorkerClient } from "../worker-api/worker-client.ts";

const FINAL_REPORT_MS = 5_000;

export interface Runner {
  settings: Settings;
  scanners: readonly ReadyScanner[];
  redactor: Redactor;
  log: Log;
  /** Resolves host names (default: by the system). */
  resolve?: Resolve;
  machine?: MachineMonitor;
  observer?: ScanObserver;
}

/**
 * Runs one attempt at a scan, from the claim to the final report. Never rejects. `shutdown` aborts it with a `ShutdownRelease`,
 * or with a `MachineFault`. The outcome is reported to the worker, unless the worker ended the attempt or is unreachable.
 */
export async function runScan(request: DispatchRequest, runner: Runner, shutdown: AbortSignal): Promise<void> {
  const log: Log = (level, event, fields) =>
    runner.log(level, event, { scan_id: request.scan_id, attempt: request.attempt, ...fields });
  const forget: (() => void)[] = [];
  const keepSecret = (...secrets: string[]): void => void forget.push(runner.redactor.add(...secrets));
  const client = new WorkerClient({
    workerUrl: runner.settings.workerUrl,
    scanId: request.scan_id,
    token: request.token,
    onToken: keepSecret,
  });
  const finalReportSignal = createFinalReportSignal(shutdown);
  const startedMs = performance.now();
  let ended: Omit<AttemptOutcome, "durationMs"> = { outcome: "abandoned" };
  try {
    const claim = await claimScan(client, log, shutdown, finalReportSignal);
    if (claim.credential !== null) keepSecret(claim.credential.token, basicCredential(claim.credential));
    const finish = await workOnClaim({ ...runner, log }, client, claim, { shutdown, finalReportSignal });
    ended = { outcome: finish.outcome, ...(finish.outcome === "failed" && { errorCode: finish.summary.error.code }) };
  } catch (error) {
    log("warn", "scan_abandoned", {
      reason: error instanceof Error ? error.name : "unknown",
      error: describeError(error),
    });
  } finally {
    for (const secret of forget) secret();
    runner.observer?.attemptEnded({ ...ended, durationMs: performance.now() - startedMs });
  }
}

/**
 * If the shutdown interrupts a claim, the worker may have granted it, and the scan must not wait until its lease expires.
 * Repeating the claim shows whether this runner holds the scan: one that another runner holds must not be released.
 */
async function claimScan(
  client: WorkerClient,
  log: Log,
  shutdown: AbortSignal,
  finalReportSignal: AbortSignal,
): Promise<ClaimResponse> {
  const claimId = randomUUID();
  log("info", "claiming", { claim_id: claimId });
  try {
    return await client.claim(claimId, shutdown);
  } catch (error) {
    if (shutdown.aborted && !(error instanceof AttemptOverError)) {
      await client.claim(claimId, finalReportSignal);
      await client.finish(releaseBecause(shutdown.reason), finalReportSignal);
    }
    throw error;
  }
}

async function workOnClaim(
  runner: Runner,
  client: WorkerClient,
  claim: ClaimResponse,
  { shutdown, finalReportSignal }: { shutdown: AbortSignal; finalReportSignal: AbortSignal },
): Promise<FinishRequest> {
  const { settings, log } = runner;
  const builder = new ScanSummaryBuilder(claim.branch);
  const events = new EventBuffer(runner.redactor);
  const lost = new AbortController();
  const heartbeat = startHeartbeat(client, events, claim, (reason) => lost.abort(reason));
  const deadline = setTimeout(() => lost.abort(scanTimedOut(settings)), settings.scanTimeoutMs);
  const signal = AbortSignal.any([shutdown, lost.signal]);
  log("info", "scan_started", { branch: claim.branch });
  let finish: FinishRequest;
  try {
    await work(runner, client, claim, { builder, events, signal });
    finish = { version: CONTRACT_VERSION, outcome: "completed", summary: builder.build() };
    runner.machine?.confirm();
  } catch (error) {
    finish = finishAfter(signal.aborted ? signal.reason : await causeOf(error, runner), builder, runner);
  } finally {
    clearTimeout(deadline);
    heartbeat.stop();
  }
  await client.finish({ ...finish, events: events.pending() }, finalReportSignal);
  log("info", "scan_finished", describeFinish(finish));
  return finish;
}

async function work(
  runner: Runner,
  client: WorkerClient,
  claim: ClaimResponse,
  { builder, events, signal }: { builder: ScanSummaryBuilder; events: EventBuffer; signal: AbortSignal },
): Promise<void> {
  const { settings, redactor, log, scanners } = runner;
  const host = await resolveCloneHost(claim.clone_url, {
    allowedHosts: settings.allowedHosts,
    signal,
    ...(runner.resolve && { resolve: runner.resolve }),
  });
  await requireFreeDisk(settings);
  const directory = await makeScanDirectory(settings.workDirectory);
  try {
    const cloneStartedMs = performance.now();
    const clone = await cloneRepository({
      ...settings,
      program: settings,
      remote: { ...host, credential: claim.credential },
      branch: claim.branch,
      credentialState: claim.credential_state,
      directory,
      signal,
    });
    builder.commit = clone.commit;
    log("info", "cloned", { commit: clone.commit });
    const cloneMs = Math.round(performance.now() - cloneStartedMs);
    const what = `Cloned ${claim.branch} in ${(cloneMs / 1_000).toFixed(1)} seconds.`;
    events.add("cloned", what, { branch: claim.branch, commit: clone.commit, duration_ms: cloneMs });

    const [root, scratchDirectory] = [join(directory, "tree"), join(directory, "scratch")];
    for (const folder of [root, scratchDirectory]) await mkdir(folder, { mode: 0o700 });
    const coverage = new ScanCoverage(scanners.map(({ scanner }) => scanner.name));
    const onSkipped = (path: string, reason: SkipReason): void => {
      coverage.skip(path, reason, null);
      builder.addCheckoutSkip(redactor.redactKnown(path), reason);
    };
    const tree = await checkOut(clone, root, { ...settings, program: settings, limits: settings, signal, onSkipped });
    await makeReadOnly(root);
    log("info", "checked_out", { files: countFiles(tree), skipped: builder.build().skipped ?? {} });
    events.add("checked_out", `${countFiles(tree)} files to scan.`, {
      files: countFiles(tree),
      skipped: builder.build().skipped ?? {},
      skipped_files: listSkipped(builder, null),
    });

    await runScanners({
      scanners,
      tree,
      redactor,
      builder,
      coverage,
      log,
      contextSeverity: settings.contextSeverity,
      context: {
        signal,
        timeoutMs: settings.scannerTimeoutMs,
        maxFindings: settings.maxFindings,
        scratchDirectory,
        limits: scannerLimits(settings),
        processes: settings.scanProcesses,
        ...(settings.resultCache && { resultCache: settings.resultCache }),
        fingerprintKey: Buffer.from(claim.fingerprint_key, "base64url"),
      },
      onEnd: (end) => {
        addScannerEnd(events, end, builder);
        runner.observer?.scannerEnded(end);
      },
      post: (scanner, findings) => client.postFindings(findings, (sent) => builder.countPosted(scanner, sent), signal),
    });
    for (const part of coverage.parts(tree)) await client.postCoverage(part, signal);
  } catch (error) {
    // A cleaner of temporary files removed it, or the disk was replaced.
    if (!existsSync(directory))
      throw new MachineFault("ENOENT: the directory of the scan was removed", { cause: error });
    throw error;
  } finally {
    const failure = await discardScanDirectory(directory);
    if (failure !== null) {
      log("warn", "directory_not_removed", { error: describeError(failure) });
      runner.machine?.report(asMachineFault(failure));
    }
  }
}

function addScannerEnd(events: EventBuffer, { failure, ...end }: ScannerEnd, builder: ScanSummaryBuilder): void {
  const what = failure ?? `The scanner ${end.name} finished with ${end.findings} findings.`;
  events.add("scanner_finished", what, { ...end, skipped_files: listSkipped(builder, end.name) });
}

/**
 * The files skipped by a scanner, or by the checkout (null). Files that only secret scanners read are counted for the checkout.
 */
function listSkipped(builder: ScanSummaryBuilder, scanner: string | null): Record<string, string | string[]>[] {
  const own = builder.skippedFiles().filter((file) => (scanner === null ? true : file.scanner === scanner));
  return own.map(({ path, reason, rule, limits }) => {
    if (limits !== undefined) return { path, reason, limits };
    return rule === undefined ? { path, reason } : { path, reason, rule };
  });
}

const finalReportSignals = new WeakMap<AbortSignal, AbortSignal>();

/**
 * The final report may still be sent during the shutdown. There is one signal for all scans, because the runner lives longer than
 * them.
 */
function createFinalReportSignal(shutdown: AbortSignal): AbortSignal {
  const known = finalReportSignals.get(shutdown);
  if (known !== undefined) return known;
  const ended = new AbortController();
  finalReportSignals.set(shutdown, ended.signal);
  const end = (): void => void setTimeout(() => ended.abort(shutdown.reason), FINAL_REPORT_MS).unref();
  if (shutdown.aborted) end();
  else shutdown.addEventListener("abort", end, { once: true });
  return ended.signal;
}

function scanTimedOut({ scanTimeoutMs }: Settings): ScanFailure {
  return new ScanFailure("timed_out", `The scan did not finish within ${scanTimeoutMs / 1_000} seconds.`);
}
