import { ApiError } from "../http/errors.ts";

/** The error that stops a runner: the scan was canceled, has ended, or belongs to another attempt or runner. */
export function staleAttempt(): ApiError {
  return new ApiError("conflict", "This attempt is over: stop the work.");
}
