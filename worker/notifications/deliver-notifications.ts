import { sendCommitStatus } from "../commit-status/send-commit-status.ts";
import type { Database } from "../database/client.ts";
import { decryptSecret } from "../auth/encrypt-secret.ts";
import { describeUnknown } from "../http/error-handler.ts";
import { logEvent } from "../http/log.ts";
import type { Settings } from "../settings.ts";
import { type ClaimedMessage, claimMessage, findNextDue, settleMessage } from "./deliveries/queries.ts";
import type { NotificationSource } from "./dispatch-notifications.ts";
import type { EndpointAddress } from "./endpoints/queries.ts";
import { failed, type Outcome, postMessage } from "./post-message.ts";
import { renderMessage } from "./render-message.ts";
import { parseRetryAfter, retryDelayMs } from "./retry-schedule.ts";
import { secretBinding, urlBinding } from "./save-endpoint.ts";
import { WebhookEndpoint } from "./schemas.ts";
import { signMessage } from "./sign-message.ts";
import { urlViolation } from "./target-url.ts";

const TIMEOUT_MS = 10_000;
/** How long a claim lasts: longer than a delivery takes. */
const LEASE_MS = 60_000;
/** The rest is sent by another message, so that those of other endpoints get their turn. */
const MAX_RUN_MS = 15_000;
/** Later retries are left to the cron trigger. */
const MAX_QUEUE_DELAY_MS = 60_000;
const FAILING_DAYS = 5;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Sends the messages of an endpoint that are due, in order, until one fails: the endpoint's next ones wait for another invocation,
 * so that a slow receiver delays nobody else.
 */
export async function deliverNotifications(
  { database, queue }: NotificationSource,
  settings: Settings,
  at: EndpointAddress,
  { timeoutMs = TIMEOUT_MS } = {},
): Promise<void> {
  let attempts = 0;
  let isReachable = true;
  const endsAt = Date.now() + MAX_RUN_MS;
  while (isReachable && Date.now() < endsAt) {
    const now = Date.now();
    const message = await claimMessage(database, at, { now, until: now + LEASE_MS });
    if (!message) break;
    attempts += 1;
    const outcome = await attempt(database, settings, at, message, timeoutMs).catch((error: unknown) => {
      // Such as a data key that is not configured any more: the message is not repeated without an end.
      logEvent("error", "notification_attempted", describeUnknown(error));
      return failed("internal_error");
    });
    await settle(database, at, message, outcome);
    isReachable = outcome.error === null;
  }
  if (attempts === 0) return;
  const due = await findNextDue(database, at);
  const delayMs = Math.max(0, (due ?? Infinity) - Date.now());
  if (delayMs > MAX_QUEUE_DELAY_MS) return;
  const next = { version: 1 as const, shard: database.shard, org_id: at.orgId, endpoint_id: at.endpointId };
  await queue.send(next, { delaySeconds: Math.ceil(delayMs / 1_000) });
}

async function settle(
  database: Database,
  at: EndpointAddress,
  message: ClaimedMessage,
  { status, error, retryAfterMs, isFinal = false }: Outcome,
): Promise<void> {
  const now = Date.now();
  const isGone = error === "gone";
  const delayMs = error === null || isGone || isFinal ? undefined : retryDelayMs(message.attempts, retryAfterMs);
  const result = { status, error, retryAt: delayMs === undefined ? null : now + delayMs, isGone };
  await settleMessage(database, at, message, result, { now, failingBefore: now - FAILING_DAYS * DAY_MS });
  const fields = { notification_id: message.id, endpoint_id: at.endpointId, attempt: message.attempts, status, error };
  logEvent(error === null ? "info" : "warn", "notification_attempted", fields);
}

async function attempt(
  database: Database,
  settings: Settings,
  at: EndpointAddress,
  message: ClaimedMessage,
  timeoutMs: number,
): Promise<Outcome> {
  if (message.format === "commit_status") return sendCommitStatus(database, settings, at, { ...message, timeoutMs });
  const { endpointId } = at;
  const url = await decryptSecret(settings, urlBinding(endpointId), message.encryptedUrl);
  if (urlViolation(url, settings.outboundAllowedHosts) !== undefined) return failed("blocked_address");
  const stored = [message.encryptedSecret, message.encryptedPreviousSecret].filter((secret) => secret !== null);
  const binding = secretBinding(endpointId);
  const secrets = await Promise.all(stored.map((secret) => decryptSecret(settings, binding, secret)));
  const { id } = message;
  const format = WebhookEndpoint.shape.format.parse(message.format);
  const body = renderMessage(format, message.body, settings.publicUrl);
  const signature = await signMessage(secrets, { id, body, now: Date.now() });
  return postMessage(url, { headers: { "content-type": "application/json", ...signature }, body }, timeoutMs, judge);
}

function judge({ status, ok, headers }: Response): Outcome {
  if (ok) return { status, error: null, retryAfterMs: 0 };
  const retryAfterMs = parseRetryAfter(headers.get("retry-after"), Date.now());
  return { status, error: status === 410 ? "gone" : "status", retryAfterMs };
}
