const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After each failed attempt, as Standard Webhooks recommends: ten attempts in 75.6 hours. */
const DELAYS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;
export const MAX_ATTEMPTS = DELAYS_MS.length + 1;
const JITTER = 0.2;
const MAX_RETRY_AFTER_MS = 24 * HOUR;

/**
 * The time until the next attempt, with up to 20 % of jitter, and at least as long as the receiver asks for, up to a day.
 * @param attempts those that have failed, from 1
 * @returns undefined after the last attempt
 */
export function retryDelayMs(attempts: number, retryAfterMs = 0, chance = Math.random()): number | undefined {
  const delay = DELAYS_MS[attempts - 1];
  if (delay === undefined) return undefined;
  return Math.max(Math.round(delay * (1 + JITTER * chance)), Math.min(retryAfterMs, MAX_RETRY_AFTER_MS));
}

/** `Retry-After`: seconds or a date (RFC 9110). @returns 0 if it is absent or invalid. */
export function parseRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND;
  const ms = header.endsWith(" GMT") ? Date.parse(header) - now : 0;
  return ms > 0 ? ms : 0;
}
