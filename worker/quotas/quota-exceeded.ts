import { databaseErrorText } from "../database/constraint.ts";
import { ApiError } from "../http/errors.ts";

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** What the operator may limit by count, and how a refused client gets on. */
const QUOTAS = {
  queued_scans: {
    retryAfterSeconds: MINUTE_S,
    message: (quota: number) =>
      `The organization may have ${quota} queued scans: wait until some have started, or cancel some.`,
  },
  projects: {
    retryAfterSeconds: HOUR_S,
    message: (quota: number) =>
      `The organization may have ${quota} projects: delete one, or ask the operator for more.`,
  },
  users: {
    retryAfterSeconds: HOUR_S,
    message: (quota: number) => `The organization may have ${quota} users: delete one, or ask the operator for more.`,
  },
  findings: {
    retryAfterSeconds: HOUR_S,
    message: (quota: number) =>
      `The organization may have ${quota} stored findings: delete scans, set a shorter retention, or ask the operator for more.`,
  },
} as const;
export type QuotaName = keyof typeof QUOTAS;

/** What the database refuses a write with; SQLite quotes it in the error message, because it is no JSON path. */
export const REFUSED_BY_QUOTA = "quota:";
const REFUSAL = /^bad JSON path: 'quota:(?<name>[a-z_]+):(?<quota>\d+)'/;

/** A structured field (RFC 9651) of draft-ietf-httpapi-ratelimit-headers-10. */
export function rateLimitHeaders(
  policy: string,
  { quota, windowSeconds, remaining, resetSeconds }: RateLimitState,
): Record<"RateLimit" | "RateLimit-Policy", string> {
  return {
    "RateLimit-Policy": `"${policy}";q=${quota}${windowSeconds === undefined ? "" : `;w=${windowSeconds}`}`,
    RateLimit: `"${policy}";r=${remaining}${resetSeconds === undefined ? "" : `;t=${resetSeconds}`}`,
  };
}

interface RateLimitState {
  quota: number;
  /** Absent for a quota of stored objects. */
  windowSeconds?: number;
  remaining: number;
  resetSeconds?: number;
}

/** The refusal of a write that exceeds a quota; undefined for any other error. */
export function quotaExceeded(error: unknown): ApiError | undefined {
  const { name = "", quota = "" } = REFUSAL.exec(databaseErrorText(error) ?? "")?.groups ?? {};
  if (!isQuota(name)) return undefined;
  const { message, retryAfterSeconds } = QUOTAS[name];
  return new ApiError("rate_limited", message(Number(quota)), {
    "Retry-After": String(retryAfterSeconds),
    ...rateLimitHeaders(name.replaceAll("_", "-"), { quota: Number(quota), remaining: 0 }),
  });
}

function isQuota(name: string): name is QuotaName {
  return Object.hasOwn(QUOTAS, name);
}
