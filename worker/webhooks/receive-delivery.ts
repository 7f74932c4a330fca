import { createHash } from "node:crypto";
import type { ScanMessage } from "../contract/dispatch.ts";
import { CloneUrl } from "../contract/git-names.ts";
import { describeUnknown } from "../http/error-handler.ts";
import { logEvent } from "../http/log.ts";
import { WindowCounter } from "../http/window-counter.ts";
import { repositoryKey } from "../projects/repository-url.ts";
import { noteMove } from "../repositories/queries.ts";
import { sendScans } from "../scan-jobs/send-scan.ts";
import type { Settings } from "../settings.ts";
import { delayRefusal } from "./delay-refusal.ts";
import { findOrganizationOf } from "./find-candidates.ts";
import { type Delivery, MalformedPayload } from "./hosts/host.ts";
import { readFields } from "./hosts/read-fields.ts";
import { insertPush } from "./pushes/queries.ts";
import { insertIgnoredDelivery, insertRefusal, type NewDelivery, type Organization } from "./queries.ts";
import { REASONS } from "./reasons.ts";
import type { WebhookResult } from "./schemas.ts";
import { type ReceivedDelivery, repositoryKeysOf, UnverifiedDelivery, verifyDelivery } from "./verify-delivery.ts";

const MAX_HEADER_LENGTH = 200;
const HOUR_MS = 60 * 60 * 1_000;
/** Anybody can send a delivery that is refused: the log shows nothing else of what they choose. */
const EVENT_NAME = /^[\w :.-]{1,50}$/;
const MINUTE_MS = 60 * 1_000;
/** The recorded refusals of each organization, as an isolate counts: further ones are refused without a write. */
const recentRefusals = new WindowCounter({ max: 30, windowMs: MINUTE_MS });
/** The organizations that a network has named and that do not exist: afterwards, none that it names is looked up for the record. */
const recentUnknown = new WindowCounter({ max: 30, windowMs: MINUTE_MS });

/**
 * Verifies and records a delivery, and starts the scans of a push, for each organization whose secret verifies the signature. No
 * slow work precedes the response.
 * @returns the response, and the number of scans beyond the maximum of one delivery or a quota.
 * @throws ApiError `invalid_signature`, `payload_too_large`, `rate_limited`, `bad_request` (valid signature, but the body is not
 * an event)
 */
export async function receiveDelivery(
  env: object,
  settings: Settings,
  queue: Queue<ScanMessage>,
  received: ReceivedDelivery,
): Promise<Receipt> {
  try {
    const verified = await verifyOrRecord(env, settings, received);
    const delivery = await readOrRecord(received, verified);
    if (delivery.kind === "ignored") {
      await recordIgnored(received, verified, delivery.reason);
      return ignoredFor(delivery.reason);
    }
    if (delivery.kind === "moved") return await recordMoved(received, verified, delivery);
    return await startScans(settings, queue, { received, verified, delivery });
  } finally {
    await received.body.discardRest();
  }
}

/** A delivery to a path that names an organization leaves a trace there, also if it is refused. */
async function verifyOrRecord(env: object, settings: Settings, received: ReceivedDelivery): Promise<Organization[]> {
  try {
    return await verifyDelivery(env, settings, received);
  } catch (error) {
    if (error instanceof UnverifiedDelivery) {
      await recordRefusal(env, received, error);
      if (error.message === REASONS.missing.reason) await delayRefusal(received.origin.network);
    }
    throw error;
  }
}

async function recordRefusal(
  env: object,
  { host, hint, event, origin: { network } }: ReceivedDelivery,
  { message: reason, organization }: UnverifiedDelivery,
): Promise<void> {
  if (hint === undefined || organization === null || recentRefusals.waitSeconds(hint) > 0) return;
  if (!organization && recentUnknown.waitSeconds(network) > 0) return;
  recentRefusals.count(hint);
  const now = Date.now();
  const hour = Math.floor(now / HOUR_MS);
  const key = createHash("sha256")
    .update(JSON.stringify(["refused", reason, hour]))
    .digest("hex");
  const shown = event !== undefined && EVENT_NAME.test(event) ? event : undefined;
  try {
    const named = organization ?? (await findOrganizationOf(env, hint))[0];
    if (!named) {
      recentUnknown.count(network);
      return;
    }
    const refusal = { orgId: named.id, host: host.id, event: shown, deliveryId: undefined, now };
    await insertRefusal(named.database, refusal, { deliveryKey: key, reason });
  } catch (error) {
    logEvent("warn", "refusal_not_recorded", describeUnknown(error));
  }
}

interface Receipt {
  result: WebhookResult;
  notStarted: number;
}

function ignoredFor(reason: string): Receipt {
  return { result: { status: "ignored", reason }, notStarted: 0 };
}

async function readOrRecord(received: ReceivedDelivery, verified: readonly Organization[]): Promise<Delivery> {
  const { host, event, instance, body } = received;
  const chunks = await body.whole();
  try {
    return host.readDelivery(event, readFields(host.fields, chunks), instance);
  } catch (error) {
    if (error instanceof MalformedPayload) await recordIgnored(received, verified, error.message);
    throw error;
  }
}

/** Nothing is changed but what the projects show: whoever takes a former name could have another repository scanned. */
async function recordMoved(
  received: ReceivedDelivery,
  verified: readonly Organization[],
  { from, to }: Extract<Delivery, { kind: "moved" }>,
): Promise<Receipt> {
  const movedTo = to.find((url) => CloneUrl.safeParse(url).success);
  if (from.length === 0 || movedTo === undefined) {
    await recordIgnored(received, verified, REASONS.notAPush.reason);
    return ignoredFor(REASONS.notAPush.reason);
  }
  const repository = repositoryKey(movedTo);
  const reasons = await Promise.all(
    verified.map(async ({ id, database }) => {
      const delivery = newDelivery(received, id);
      const move = { movedTo, source: "webhook", now: delivery.now } as const;
      const isKnown = await noteMove(database, id, { ...move, from: repositoryKeysOf(from) });
      const { reason } = isKnown ? REASONS.moved : REASONS.noProject;
      await insertIgnoredDelivery(database, delivery, reason, repository);
      return reason;
    }),
  );
  return ignoredFor(reasons.find((reason) => reason === REASONS.moved.reason) ?? REASONS.noProject.reason);
}

async function recordIgnored(
  received: ReceivedDelivery,
  verified: readonly Organization[],
  reason: string,
): Promise<void> {
  await Promise.all(
    verified.map(({ id, database }) => insertIgnoredDelivery(database, newDelivery(received, id), reason)),
  );
}

async function startScans(
  settings: Settings,
  queue: Queue<ScanMessage>,
  push: {
    received: ReceivedDelivery;
    verified: readonly Organization[];
    delivery: Extract<Delivery, { kind: "push" }>;
  },
): Promise<Receipt> {
  const { received, verified, delivery } = push;
  const repositoryKeys = repositoryKeysOf(delivery.repositoryUrls);
  if (repositoryKeys.length === 0) {
    await recordIgnored(received, verified, REASONS.noUrl.reason);
    return ignoredFor(REASONS.noUrl.reason);
  }
  const key = await deliveryKey(received, { repositoryKeys, heads: delivery.heads });
  const dueAt = Date.now() + settings.messageMs;
  const outcomes = await Promise.all(
    verified.map(({ id, database }) =>
      insertPush(
        database,
        { ...newDelivery(received, id), ...received.origin, deliveryKey: key },
        {
          ...delivery,
          repositoryKeys,
          projectId: "",
          dueAt,
          unmatchedReason: REASONS.noProject.reason,
          quotas: settings.quotas,
        },
      ),
    ),
  );
  await sendScans(
    queue,
    outcomes.flatMap(({ newScanIds, shard }) => newScanIds.map((scanId) => ({ scanId, attempt: 1, shard }))),
  );
  const accepted = outcomes.filter(({ outcome }) => outcome === "accepted");
  const notStarted = outcomes.reduce((sum, outcome) => sum + outcome.notStarted, 0);
  if (accepted.length === 0) return { ...ignoredFor(outcomes[0]?.reason ?? REASONS.noProject.reason), notStarted };
  return { result: { status: "accepted", scans: accepted.flatMap(({ scanIds }) => scanIds) }, notStarted };
}

function newDelivery(received: ReceivedDelivery, orgId: string): NewDelivery {
  return {
    orgId,
    host: received.host.id,
    event: received.event?.slice(0, MAX_HEADER_LENGTH),
    deliveryId: received.deliveryId?.slice(0, MAX_HEADER_LENGTH),
    now: Date.now(),
  };
}

/**
 * Identifies repetitions of a delivery. The host's id alone is not sufficient, because some hosts use one id for several pushes.
 * Without an id, the key is the hash of the body, so that a recorded delivery cannot be replayed to start scans.
 */
async function deliveryKey({ deliveryId, body }: ReceivedDelivery, content: unknown): Promise<string> {
  const hash = createHash("sha256");
  if (deliveryId) hash.update(JSON.stringify([deliveryId, content]));
  else for (const chunk of await body.whole()) hash.update(chunk);
  return hash.digest("hex");
}
