/** All error codes of the API with their status. Clients branch on the code. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  invalid_signature: 401,
  forbidden: 403,
  account_inactive: 403,
  organization_suspended: 403,
  password_change_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  idempotency_key_reused: 422,
  rate_limited: 429,
  webhook_secret_not_configured: 500,
  internal_error: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** An error that is returned to the caller: `message` is human-readable and contains no secret. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;
  constructor(code: ErrorCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.headers = headers;
  }
}
