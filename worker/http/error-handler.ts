import { DrizzleQueryError } from "drizzle-orm";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { databaseErrorText, isHeld, isOverloaded, violatesForeignKey } from "../database/constraint.ts";
import { organizationMoves } from "../directory/find-shard.ts";
import { quotaExceeded } from "../quotas/quota-exceeded.ts";
import { ApiError, ERROR_STATUS } from "./errors.ts";
import { logEvent } from "./log.ts";
import { RequestAborted } from "./raw-body.ts";
import type { AppEnv } from "./router.ts";

const RETRY_AFTER_SECONDS = "5";

/** Converts any exception to an ErrorBody. Unknown exceptions are logged without their message. */
export function answerError(error: unknown, c: Context<AppEnv>): Response {
  if (error instanceof RequestAborted) logEvent("info", "request_aborted", { request_id: c.get("requestId") });
  if (isOverloaded(error)) {
    logEvent("warn", "database_overloaded", { request_id: c.get("requestId"), database: databaseErrorText(error) });
  }
  const known = toApiError(error);
  if (known) {
    return c.json({ error: known.code, message: known.message }, ERROR_STATUS[known.code], known.headers);
  }
  const requestId = c.get("requestId");
  logEvent("error", "unhandled_error", { request_id: requestId, ...describeUnknown(error) });
  const message = `Something went wrong on our side. Please quote request id ${requestId} when you report it.`;
  return c.json({ error: "internal_error", message }, ERROR_STATUS.internal_error);
}

function toApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  // Drizzle wraps the errors that the admission throws.
  if (error instanceof DrizzleQueryError && error.cause instanceof ApiError) return error.cause;
  if (isHeld(error)) return organizationMoves();
  if (isOverloaded(error)) return databaseOverloaded();
  if (violatesForeignKey(error)) return new ApiError("not_found", "What this belongs to was deleted meanwhile.");
  if (error instanceof HTTPException && error.status < 500) return new ApiError("bad_request", error.message);
  return quotaExceeded(error);
}

function databaseOverloaded(): ApiError {
  const message = `The database is overloaded or does not answer: try again in ${RETRY_AFTER_SECONDS} seconds.`;
  return new ApiError("unavailable", message, { "Retry-After": RETRY_AFTER_SECONDS });
}

/**
 * The name, the database message and the stack frames. Messages of unknown errors are omitted, because they may contain bound
 * parameters.
 */
export function describeUnknown(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at "));
  return { name: error.name, database: databaseErrorText(error), stack: frames?.slice(0, 10).join("\n") };
}
