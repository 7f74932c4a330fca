import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { CONTRACT_VERSION } from "../worker/contract/dispatch.ts";
import type { DispatchRequest } from "../worker/contract/dispatch.ts";
import type { ClaimResponse, FinishRequest } from "../worker/contract/runner-calls.ts";
import { checkOut } from "./checkout.ts";
import { guardCloneHost } from "./clone-host.ts";
import { cloneRepository } from "./clone.ts";
import { basicCredential } from "./git.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { describeError } from "./log.ts";
import type { Log } from "./log.ts";
import type { Redactor } from "./redact.ts";
import { runScanners } from "./run-scanners.ts";
import type { ReadyScanner } from "./run-scanners.ts";
import { makeScanDirectory, removeDirectory } from "./scan-directory.ts";
import { ScanFailure } from "./scan-failure.ts";
import type { Settings } from "./settings.ts";
import { Tally } from "./tally.ts";
import { AttemptOverError, WorkerClient, WorkerUnreachableError } from "./worker-client.ts";

const LAST_WORD_MS = 5_000;

export interface Runner {
  settings: Settings;
  scanners: readonly ReadyScanner[];
  redactor: Redactor;
  log: Log;
}

/** The runner shuts down: the scan goes to a new attempt. */
export class HandBack extends Error {
  override readonly name = "HandBack";
}

/**
 * One attempt at one scan, from the claim to the last word. Never rejects; `shutdown` aborts it with a `HandBack`.
 * The worker learns the outcome, unless it ended the attempt itself or cannot be reached.
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
  try {
    const claim = await client.claim(randomUUID(), shutdown);
    if (claim.credential !== null) keepSecret(claim.credential.token, basicCredential(claim.credential));
    await workOnClaim({ ...runner, log }, client, claim, shutdown);
  } catch (error) {
    log("warn", "scan_given_up", {
      reason: error instanceof Error ? error.name : "unknown",
      error: describeError(error),
    });
  } finally {
    for (const secret of forget) secret();
  }
}

async function workOnClaim(
  runner: Runner,
  client: WorkerClient,
  claim: ClaimResponse,
  shutdown: AbortSignal,
): Promise<void> {
  const { settings, log } = runner;
  const tally = new Tally(claim.branch);
  const lost = new AbortController();
  const heartbeat = startHeartbeat(client, claim, (reason) => lost.abort(reason));
  const deadline = setTimeout(() => lost.abort(scanTimedOut(settings)), settings.scanTimeoutMs);
  const signal = AbortSignal.any([shutdown, lost.signal]);
  log("info", "scan_started", { branch: claim.branch });
  let finish: FinishRequest;
  try {
    await work(runner, client, claim, tally, signal);
    finish = { version: CONTRACT_VERSION, outcome: "completed", summary: tally.summary() };
  } catch (error) {
    finish = finishAfter(signal.aborted ? signal.reason : error, tally, runner);
  } finally {
    clearTimeout(deadline);
    heartbeat.stop();
  }
  await client.finish(finish, someTimeAfter(shutdown));
  log("info", "scan_finished", describeFinish(finish));
}

async function work(
  runner: Runner,
  client: WorkerClient,
  claim: ClaimResponse,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  const { settings, redactor, log, scanners } = runner;
  const host = await guardCloneHost(claim.clone_url, { allowPrivateHosts: settings.allowPrivateHosts, signal });
  const directory = await makeScanDirectory(settings.workDirectory);
  try {
    const clone = await cloneRepository({
      ...settings,
      program: settings,
      remote: { ...host, credential: claim.credential, allowHttp: settings.allowPrivateHosts },
      branch: claim.branch,
      credentialState: claim.credential_state,
      directory,
      signal,
    });
    tally.commit = clone.commit;
    log("info", "cloned", { commit: clone.commit });

    const root = join(directory, "tree");
    await mkdir(root, { mode: 0o700 });
    const { tree, skipped } = await checkOut(clone, root, { program: settings, limits: settings, signal });
    log("info", "checked_out", { files: tree.files.length, skipped });

    await runScanners({
      scanners,
      tree,
      redactor,
      tally,
      log,
      context: {
        signal,
        timeoutMs: settings.scannerTimeoutMs,
        maxFindings: settings.maxFindings,
        fingerprintKey: Buffer.from(claim.fingerprint_key, "base64url"),
      },
      post: (scanner, findings) => client.postFindings(findings, (sent) => tally.countPosted(scanner, sent), signal),
    });
  } finally {
    await removeDirectory(directory);
  }
}

/** The last word may still be said while the runner shuts down. */
function someTimeAfter(shutdown: AbortSignal): AbortSignal {
  const ended = new AbortController();
  const end = (): void => void setTimeout(() => ended.abort(shutdown.reason), LAST_WORD_MS).unref();
  if (shutdown.aborted) end();
  else shutdown.addEventListener("abort", end, { once: true });
  return ended.signal;
}

function scanTimedOut({ scanTimeoutMs }: Settings): ScanFailure {
  return new ScanFailure("timed_out", `The scan did not end within ${scanTimeoutMs / 1_000} seconds.`);
}

/** @throws when nobody is left to tell. */
function finishAfter(error: unknown, tally: Tally, { redactor, log }: Runner): FinishRequest {
  if (error instanceof AttemptOverError || error instanceof WorkerUnreachableError) throw error;
  if (error instanceof HandBack) return { version: CONTRACT_VERSION, outcome: "handed_back" };
  if (error instanceof ScanFailure) {
    const told = { ...error.toScanError(), message: redactor.redact(error.message).slice(0, 2_000) };
    return { version: CONTRACT_VERSION, outcome: "failed", summary: tally.failedSummary(told) };
  }
  log("error", "internal_error", { error: describeError(error) });
  const message = "The scan failed for a reason on our side. Start it again; if it stays so, tell the operator.";
  const summary = tally.failedSummary({ code: "internal_error", message });
  return { version: CONTRACT_VERSION, outcome: "failed", summary };
}

function describeFinish(finish: FinishRequest): Record<string, string | number> {
  if (finish.outcome === "handed_back") return { outcome: finish.outcome };
  const { findings, duration_ms: durationMs, error } = finish.summary;
  return {
    outcome: finish.outcome,
    findings: findings.total,
    duration_ms: durationMs,
    ...(error === undefined ? {} : { error_code: error.code, error_message: error.message }),
  };
}
