import { CONTRACT_VERSION } from "../../worker/contract/dispatch.ts";
import { MAX_FAULT_LENGTH } from "../../worker/contract/runner-calls.ts";
import type { FinishRequest } from "../../worker/contract/runner-calls.ts";
import type { ScanError, ScanErrorCode } from "../../worker/contract/scan-summary.ts";
import { describeError } from "../log.ts";
import type { Log } from "../log.ts";
import type { Redactor } from "../redact.ts";
import { MachineFault, machineFaultOf } from "../sandbox/machine-fault.ts";
import { ScanFailure } from "../scan-failure.ts";
import type { Settings } from "../settings.ts";
import { AttemptOverError, WorkerUnreachableError } from "../worker-api/worker-client.ts";
import { diskFull, isDiskFull } from "../workspace/disk-space.ts";
import { probeMachine } from "../workspace/probe-machine.ts";
import type { ScanSummaryBuilder } from "./scan-summary-builder.ts";

/** Detects from the outcomes of scans whether the machine works. */
export interface MachineMonitor {
  report(fault: MachineFault): void;
  /** Called when a scan has completed. */
  confirm(): void;
}

/** The runner shuts down: the scan is released to a new attempt. */
export class ShutdownRelease extends Error {
  override readonly name = "ShutdownRelease";
}

const MAX_MESSAGE_LENGTH = 2_000;

/** Error codes that a faulty machine may cause. */
const SUSPECT_CODES: ReadonlySet<ScanErrorCode> = new Set(["clone_failed", "internal_error", "scanner_failed"]);

/**
 * The fault of the machine if it caused the error: a machine fault, or an unexpected error while the probe of the machine fails
 * too.
 */
export async function causeOf(
  error: unknown,
  { settings, machine }: { settings: Settings; machine?: MachineMonitor },
): Promise<unknown> {
  const isSuspect = error instanceof ScanFailure ? SUSPECT_CODES.has(error.code) : !isDiskFull(error);
  if (error instanceof AttemptOverError || error instanceof WorkerUnreachableError || !isSuspect) return error;
  const fault = machineFaultOf(error) ?? (await probeMachine(settings));
  if (fault !== null) machine?.report(fault);
  return fault ?? error;
}

export function releaseBecause(reason: unknown): FinishRequest {
  const fault = reason instanceof MachineFault ? { fault: reason.message.slice(0, MAX_FAULT_LENGTH) } : {};
  return { version: CONTRACT_VERSION, outcome: "handed_back", ...fault };
}

/** Without secrets, which a host may repeat in its responses. */
export function redactError(error: ScanFailure, redactor: Redactor): ScanError {
  const { moved_to: movedTo, ...scanError } = error.toScanError();
  const message = redactor.redact(scanError.message).slice(0, MAX_MESSAGE_LENGTH);
  const isPublic = movedTo !== undefined && redactor.redact(movedTo) === movedTo;
  return { ...scanError, message, ...(isPublic && { moved_to: movedTo }) };
}

/** @throws when the worker rejects a report. */
export function finishAfter(
  error: unknown,
  builder: ScanSummaryBuilder,
  { redactor, log }: { redactor: Redactor; log: Log },
): FinishRequest {
  if (error instanceof AttemptOverError || error instanceof WorkerUnreachableError) throw error;
  if (error instanceof ShutdownRelease || error instanceof MachineFault) return releaseBecause(error);
  if (isDiskFull(error)) return finishAfter(diskFull("a file could not be written"), builder, { redactor, log });
  if (error instanceof ScanFailure) {
    const { retryable } = error;
    const scanError = redactError(error, redactor);
    return { version: CONTRACT_VERSION, outcome: "failed", summary: builder.buildFailed(scanError), retryable };
  }
  log("error", "internal_error", { error: describeError(error) });
  const message =
    "The scan failed because of an internal error. Start it again; if it keeps failing, contact the operator.";
  const summary = builder.buildFailed({ code: "internal_error", message });
  return { version: CONTRACT_VERSION, outcome: "failed", summary };
}

export function describeFinish(finish: FinishRequest): Record<string, string | number | boolean> {
  if (finish.outcome === "handed_back") {
    return { outcome: finish.outcome, ...(finish.fault !== undefined && { fault: finish.fault }) };
  }
  const { findings, duration_ms: durationMs, error } = finish.summary;
  return {
    outcome: finish.outcome,
    findings: findings.total,
    duration_ms: durationMs,
    ...(finish.outcome === "failed" && { retryable: finish.retryable ?? false }),
    ...(error === undefined ? {} : { error_code: error.code, error_message: error.message }),
  };
}
