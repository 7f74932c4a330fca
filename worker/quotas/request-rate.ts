import { ApiError } from "../http/errors.ts";
import { secondsLeft, WindowCounter } from "../http/window-counter.ts";
import type { Settings } from "../settings.ts";
import { rateLimitHeaders } from "./quota-exceeded.ts";

const WINDOW_SECONDS = 60;

/** The requests of each organization. Each isolate counts separately. */
const requests = new WindowCounter({ max: Infinity, windowMs: WINDOW_SECONDS * 1_000 });

/**
 * Counts a request of an organization, if their number is limited.
 * @returns the headers of its response, and the refusal of a request beyond the quota.
 */
export function countRequest(
  { quotas: { requests: quota } }: Settings,
  orgId: string,
): { headers: Record<string, string>; refusal: ApiError | undefined } | undefined {
  if (quota === null) return undefined;
  const window = requests.count(orgId);
  const resetSeconds = secondsLeft(window);
  const remaining = Math.max(0, quota - window.count);
  return {
    headers: rateLimitHeaders("requests", { quota, windowSeconds: WINDOW_SECONDS, remaining, resetSeconds }),
    refusal: window.count > quota ? tooManyRequests(quota, resetSeconds) : undefined,
  };
}

/** The refusal of a request that is counted only once its caller is admitted. */
export function refuseRequest({ quotas: { requests: quota } }: Settings, orgId: string): ApiError | undefined {
  if (quota === null) return undefined;
  const window = requests.current(orgId);
  return window.count < quota ? undefined : tooManyRequests(quota, secondsLeft(window));
}

function tooManyRequests(quota: number, resetSeconds: number): ApiError {
  const message = `The organization may make ${quota} requests per minute: try again in ${resetSeconds} seconds.`;
  return new ApiError("rate_limited", message, { "Retry-After": String(resetSeconds) });
}

/** The requests of this minute, with the one that asks. */
export function requestsThisMinute(orgId: string): number {
  return requests.current(orgId).count;
}
