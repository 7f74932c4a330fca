import type { z } from "@hono/zod-openapi";
import { ERROR_STATUS, type ErrorCode } from "./errors.ts";
import { ErrorBody } from "./schemas.ts";

const MEANING: Record<ErrorCode, string> = {
  bad_request: "The request is malformed or breaks a rule; the message names each wrong field.",
  unauthorized: "The token is missing, malformed, forged or expired, or its user is gone or inactive.",
  invalid_credentials: "The credentials are wrong.",
  forbidden: "The token is for a different organization, or the role does not allow this.",
  account_inactive: "The password is right, but the account is not active.",
  not_found: "There is no such object in this organization.",
  method_not_allowed: "The path does not take this method; see the Allow header.",
  conflict: "A uniqueness rule would be broken; the message names the field.",
  payload_too_large: "The body is over the limit of this route.",
  rate_limited: "Too many tries; see Retry-After. Only where the operator has switched a limit on.",
  webhook_secret_not_configured: "The server has no webhook secret.",
  internal_error: "Something went wrong on our side; the message has the request id.",
};

interface JsonResponse<S extends z.ZodType> {
  description: string;
  content: { "application/json": { schema: S } };
}

export function jsonResponse<S extends z.ZodType>(schema: S, description: string): JsonResponse<S> {
  return { description, content: { "application/json": { schema } } };
}

export function jsonRequest<S extends z.ZodType>(schema: S): { required: true; content: JsonResponse<S>["content"] } {
  return { required: true, content: { "application/json": { schema } } };
}

/** The error responses of an operation, from the one table of codes; codes that share a status share a response. */
export function errorResponses(...codes: ErrorCode[]): Record<number, JsonResponse<typeof ErrorBody>> {
  const byStatus = Map.groupBy([...codes, "internal_error" as const], (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, shared]) => {
      const description = shared.map((code) => `\`${code}\`: ${MEANING[code]}`).join(" ");
      return [status, jsonResponse(ErrorBody, description)];
    }),
  );
}

/** What every authenticated path of an organization may answer. */
export const ORGANIZATION_ERRORS = ["bad_request", "unauthorized", "forbidden", "not_found"] as const;

export const bearer: Record<string, string[]>[] = [{ bearer: [] }];
