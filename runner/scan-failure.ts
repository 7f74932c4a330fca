import type { ScanError, ScanErrorCode } from "../worker/contract/scan-summary.ts";

/** Ends a scan as `failed`, with a reason that the user sees. The message contains no credential. */
export class ScanFailure extends Error {
  readonly code: ScanErrorCode;
  /** The cause may be transient: another attempt makes sense. */
  readonly retryable: boolean;
  /** Where the host redirects to, if it has moved the repository. */
  readonly movedTo: string | undefined;

  constructor(code: ScanErrorCode, message: string, options: { retryable?: boolean; movedTo?: string } = {}) {
    super(message);
    this.name = "ScanFailure";
    this.code = code;
    this.retryable = options.retryable ?? false;
    this.movedTo = options.movedTo;
  }

  toScanError(): ScanError {
    const { code, message, movedTo } = this;
    return { code, message, ...(movedTo !== undefined && { moved_to: movedTo }) };
  }
}
