import type { ScanError, ScanErrorCode } from "../worker/contract/scan-summary.ts";

/** Ends a scan as `failed`, with a reason that the user sees. The message contains no credential. */
export class ScanFailure extends Error {
  readonly code: ScanErrorCode;
  /** The cause may be transient: another attempt makes sense. */
  readonly retryable: boolean;

  constructor(code: ScanErrorCode, message: string, options: { retryable?: boolean } = {}) {
    super(message);
    this.name = "ScanFailure";
    this.code = code;
    this.retryable = options.retryable ?? false;
  }

  toScanError(): ScanError {
    return { code: this.code, message: this.message };
  }
}
