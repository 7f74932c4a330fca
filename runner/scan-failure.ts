import type { ScanError, ScanErrorCode } from "../worker/contract/scan-summary.ts";

/** Ends a scan as `failed`, for a reason its user is told. The message holds no credential. */
export class ScanFailure extends Error {
  readonly code: ScanErrorCode;
  /** The cause may be gone in a moment: another attempt makes sense. */
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
