import type { CheckClaimResponse, CheckReport } from "../../worker/contract/branch-check.ts";
import { CONTRACT_VERSION } from "../../worker/contract/dispatch.ts";
import type { DispatchRequest } from "../../worker/contract/dispatch.ts";
import { describeError } from "../log.ts";
import { basicCredential } from "../repository/git.ts";
import { listHeads } from "../repository/list-heads.ts";
import { resolveCloneHost } from "../repository/ssrf-guard.ts";
import { asMachineFault } from "../sandbox/machine-fault.ts";
import { ScanFailure } from "../scan-failure.ts";
import { WorkerClient } from "../worker-api/worker-client.ts";
import { discardScanDirectory, makeScanDirectory } from "../workspace/scan-directory.ts";
import type { Runner } from "./run-scan.ts";
import { causeOf, redactError } from "./scan-outcome.ts";

const FAILED =
  "The branches could not be listed because of an internal error. If it keeps failing, contact the operator.";

/**
 * Asks the git host for the heads of the branches of a check, with the guard, the credential and the limits of a clone, and reports
 * them. Never rejects. The worker repeats a check that a shutdown ends.
 */
export async function checkBranches(request: DispatchRequest, runner: Runner, shutdown: AbortSignal): Promise<void> {
  const forget: (() => void)[] = [];
  const keepSecret = (...secrets: string[]): void => void forget.push(runner.redactor.add(...secrets));
  const { scan_id: checkId, token, kind } = request;
  const client = new WorkerClient({
    workerUrl: runner.settings.workerUrl,
    scanId: checkId,
    token,
    onToken: keepSecret,
    kind,
  });
  try {
    const claim = await client.claimCheck(shutdown);
    if (claim.credential !== null) keepSecret(claim.credential.token, basicCredential(claim.credential));
    const report = await reportOf(runner, claim, shutdown);
    await client.finishCheck(report, shutdown);
    runner.log("info", "branches_checked", { check_id: checkId, outcome: report.outcome });
  } catch (error) {
    runner.log("warn", "branch_check_abandoned", { check_id: checkId, error: describeError(error) });
  } finally {
    for (const secret of forget) secret();
  }
}

async function reportOf(runner: Runner, claim: CheckClaimResponse, signal: AbortSignal): Promise<CheckReport> {
  const version = CONTRACT_VERSION;
  try {
    const listed = await listBranches(runner, claim, signal);
    const heads = claim.branches.flatMap((branch) => {
      const commit = listed.get(branch);
      return commit === undefined ? [] : [{ branch, commit }];
    });
    const scanners = runner.scanners.map(({ scanner, version: scannerVersion }) => ({
      name: scanner.name,
      version: scannerVersion,
    }));
    return { version, outcome: "heads", heads, scanners };
  } catch (error) {
    signal.throwIfAborted();
    const cause = await causeOf(error, runner);
    if (!(cause instanceof ScanFailure)) {
      runner.log("error", "branch_check_failed", { error: describeError(cause) });
      return { version, outcome: "failed", message: FAILED };
    }
    const { code: _, ...report } = redactError(cause, runner.redactor);
    return { version, outcome: "failed", ...report };
  }
}

async function listBranches(
  runner: Runner,
  claim: CheckClaimResponse,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const { settings, log } = runner;
  const host = await resolveCloneHost(claim.clone_url, {
    allowedHosts: settings.allowedHosts,
    signal,
    ...(runner.resolve && { resolve: runner.resolve }),
  });
  const directory = await makeScanDirectory(settings.workDirectory);
  try {
    return await listHeads({
      program: settings,
      remote: { ...host, credential: claim.credential },
      directory,
      credentialState: claim.credential_state,
      cloneTimeoutMs: settings.cloneTimeoutMs,
      signal,
    });
  } finally {
    const failure = await discardScanDirectory(directory);
    if (failure !== null) {
      log("warn", "directory_not_removed", { error: describeError(failure) });
      runner.machine?.report(asMachineFault(failure));
    }
  }
}
