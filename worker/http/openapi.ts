import type { z } from "@hono/zod-openapi";

export interface JsonResponse<S extends z.ZodType> {
  description: string;
  content: { "application/json": { schema: S } };
}

export function jsonResponse<S extends z.ZodType>(schema: S, description: string): JsonResponse<S> {
  return { description, content: { "application/json": { schema } } };
}

export function jsonRequest<S extends z.ZodType>(schema: S): { required: true; content: JsonResponse<S>["content"] } {
  return { required: true, content: { "application/json": { schema } } };
}

/** Of an operation whose response has an `ETag`. */
export const NOT_MODIFIED = { description: "The `ETag` is one of those in `If-None-Match`. There is no body." };

/** The possible errors of all authenticated paths of an organization. */
export const ORGANIZATION_ERRORS = [
  "bad_request",
  "unauthorized",
  "forbidden",
  "organization_suspended",
  "password_change_required",
  "not_found",
  "rate_limited",
  "unavailable",
] as const;

export const bearer: Record<string, string[]>[] = [{ bearer: [] }];
