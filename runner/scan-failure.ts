import type { ScanError, ScanErrorCode } from "../worker/contract/scan-summary.ts";

/** Ends a scan as `failed`, for a reason its user is told. The message holds no credential. */
export class ScanFailure extends Error {
  readonly code: ScanErrorCode;
  constructor(code: ScanErrorCode, message: string) {
    super(message);
    this.name = "ScanFailure";
    this.code = code;
  }

  toScanError(): ScanError {
    return { code: this.code, message: this.message };
  }
}
