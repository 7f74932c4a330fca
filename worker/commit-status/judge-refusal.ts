import { type Outcome, readStart } from "../notifications/post-message.ts";
import { parseRetryAfter } from "../notifications/retry-schedule.ts";
import { rateLimitDelayMs } from "./hosts.ts";

const MAX_ERROR_BYTES = 16 * 1024;

/** The outcome of a request that a host has not accepted: what it refuses for good is not sent again. */
export async function judgeRefusal(response: Response): Promise<Outcome> {
  const { status, headers } = response;
  const body = status === 403 ? await readStart(response, MAX_ERROR_BYTES) : "";
  const now = Date.now();
  const delayMs = rateLimitDelayMs(response, now, body);
  if (delayMs === undefined) return { status, error: "status", retryAfterMs: 0, isFinal: true };
  return { status, error: "status", retryAfterMs: Math.max(delayMs, parseRetryAfter(headers.get("retry-after"), now)) };
}
