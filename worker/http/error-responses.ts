import type { JsonResponse } from "./openapi.ts";
import { ERROR_STATUS, type ErrorCode } from "./errors.ts";
import { ErrorBody, slugViolation } from "./schemas.ts";

/** The meaning of each error code, with an example message. */
const ERRORS: Record<ErrorCode, { meaning: string; example: string }> = {
  bad_request: {
    meaning: "The request is malformed or invalid; the message names each invalid field.",
    example: `slug: ${slugViolation("x")}`,
  },
  unauthorized: {
    meaning: "The token is missing, malformed, forged or expired, or its user is deleted or inactive.",
    example: "The token is invalid or has expired: log in again.",
  },
  invalid_signature: {
    meaning: "The signature or token of the delivery is missing or invalid.",
    example: "The signature or token of this delivery is missing or wrong.",
  },
  invalid_credentials: {
    meaning: "The credentials are wrong.",
    example: "The email or the password is wrong.",
  },
  forbidden: {
    meaning: "The token is for a different organization, or the role does not permit the operation.",
    example: "The token is for a different organization.",
  },
  organization_suspended: {
    meaning: "The operator has suspended the organization.",
    example: "The organization is suspended: contact the operator of this service.",
  },
  password_change_required: {
    meaning: "An admin has set a temporary password, which has to be changed first.",
    example:
      "The password is a temporary one: change it first (POST /v1/orgs/{slug}/auth/password), then log in again.",
  },
  account_inactive: {
    meaning: "The password is right, but the account is not active.",
    example: "The account is not active: ask an admin of your organization.",
  },
  not_found: { meaning: "There is no such object.", example: "There is no organization acme." },
  method_not_allowed: {
    meaning: "The path does not take this method; see the Allow header.",
    example: "PUT is not allowed here; GET, HEAD, POST is.",
  },
  request_timeout: {
    meaning: "The request body was not complete in time; the connection is closed.",
    example: "The request body was not complete within 30 seconds.",
  },
  conflict: {
    meaning: "The value is already taken; the message names the field.",
    example: "slug: acme is already taken.",
  },
  precondition_failed: {
    meaning: "The object has another `ETag` than `If-Match` demands, and is unchanged.",
    example: "If-Match: the object has been changed meanwhile: get it again.",
  },
  payload_too_large: {
    meaning: "The request body exceeds the limit of this route.",
    example: "The body must have at most 262144 bytes.",
  },
  idempotency_key_reused: {
    meaning: "The Idempotency-Key was used for another request on this path.",
    example: "Idempotency-Key: was used for another request on this path: use a new key for each request.",
  },
  rate_limited: {
    meaning:
      "Too many wrong passwords or, where the operator has set a limit, too many attempts, requests or objects; see Retry-After.",
    example: "Too many attempts from this network: try again in 60 seconds.",
  },
  webhook_secret_not_configured: {
    meaning: "The server has no webhook secret.",
    example: "The server has no webhook secret: ask its operator for one.",
  },
  internal_error: {
    meaning: "A fault of the service; the message has the request id.",
    example:
      "Something went wrong on our side. Please quote request id 6f1c1a52-8d0e-4c0b-9a51-3f6f0c1f7c11 when you report it.",
  },
  unavailable: {
    meaning:
      "The operator is moving the organization to another database, or the database is overloaded or does not answer; see Retry-After.",
    example: "The organization is being moved: try again in a second.",
  },
};

/** The error responses of an operation. Codes with the same status share a response. */
export function errorResponses(...codes: ErrorCode[]): Record<number, JsonResponse<typeof ErrorBody>> {
  const ofBody = codes.includes("payload_too_large") ? (["request_timeout", "rate_limited"] as const) : [];
  const byStatus = Map.groupBy(new Set([...codes, ...ofBody, "internal_error" as const]), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, shared]) => {
      const description = shared.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`).join(" ");
      const examples = shared.map((code) => [code, { value: { error: code, message: ERRORS[code].example } }]);
      const content = { schema: ErrorBody, examples: Object.fromEntries(examples) };
      return [status, { description, content: { "application/json": content } }];
    }),
  );
}
