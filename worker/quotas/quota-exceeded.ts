import { databaseErrorText } from "../database/constraint.ts";
import { ApiError } from "../http/errors.ts";

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

interface Quota {
  retryAfterSeconds: number;
  /** Absent where the quota is of what exists. */
  windowSeconds?: number | undefined;
  message: (quota: number) => string;
}

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
  organizations_per_network: {
    retryAfterSeconds: HOUR_S,
    windowSeconds: DAY_S,
    message: (quota: number) =>
      `From one network, ${quota} organizations may be created within 24 hours: try again later, or ask the operator.`,
  },
  organizations_per_user: {
    retryAfterSeconds: HOUR_S,
    message: (quota: number) =>
      `A user may create ${quota} organizations besides the first: delete one, or ask the operator for more.`,
  },
} as const satisfies Record<string, Quota>;
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
  windowSeconds?: number | undefined;
  remaining: number;
  resetSeconds?: number;
}

/** The refusal of a write that exceeds a quota; undefined for any other error. */
export function quotaExceeded(error: unknown): ApiError | undefined {
  const { name = "", quota = "" } = REFUSAL.exec(databaseErrorText(error) ?? "")?.groups ?? {};
  if (!isQuota(name)) return undefined;
  const { message, retryAfterSeconds, windowSeconds }: Quota = QUOTAS[name];
  return new ApiError("rate_limited", message(Number(quota)), {
    "Retry-After": String(retryAfterSeconds),
    ...rateLimitHeaders(name.replaceAll("_", "-"), { quota: Number(quota), windowSeconds, remaining: 0 }),
  });
}

function isQuota(name: string): name is QuotaName {
  return Object.hasOwn(QUOTAS, name);
}
