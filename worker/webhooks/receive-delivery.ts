import type { ScanMessage } from "../contract/dispatch.ts";
import type { Database } from "../database/client.ts";
import { ApiError } from "../http/errors.ts";
import { repositoryKey } from "../projects/repository-url.ts";
import { sendScans } from "../scan-jobs/send-scan.ts";
import type { Settings } from "../settings.ts";
import { MalformedPayload, type Delivery, type Host } from "./hosts/host.ts";
import { deriveWebhookSecret } from "./organization-secrets.ts";
import {
  findOrganizations,
  findOrganizationsWithRepository,
  insertIgnoredDelivery,
  insertPush,
  type NewDelivery,
  type Organization,
} from "./queries.ts";
import type { WebhookResult } from "./schemas.ts";
import { verifySignature } from "./verify-signature.ts";

const MAX_HEADER_LENGTH = 200;
const NO_URL = "The payload names no repository URL.";
const NO_PROJECT = "No active project of the organization has this repository as its repo_url.";

/** One request of a git host, as it came. */
export interface ReceivedDelivery {
  host: Host;
  /** Slug of the organization that it is for, where the path says so. */
  hint: string | undefined;
  event: string | undefined;
  deliveryId: string | undefined;
  signature: string | undefined;
  rawBody: Uint8Array;
}

/**
 * Verifies, reads, records, and starts the scans of a push; nothing slow happens before the answer. It counts for each
 * organization whose secret verifies it, and for no other.
 * @throws ApiError `invalid_signature`, `bad_request` (a good signature under something that is no event)
 */
export async function receiveDelivery(
  database: Database,
  settings: Settings,
  queue: Queue<ScanMessage>,
  received: ReceivedDelivery,
): Promise<WebhookResult> {
  const verified = await verifiedOrganizations(database, settings, received);
  if (verified.length === 0) {
    throw new ApiError("invalid_signature", "The signature or token of this delivery is missing or wrong.");
  }
  const delivery = await readOrRecord(database, received, verified);
  if (delivery.kind === "ignored") {
    await recordIgnored(database, received, verified, delivery.reason);
    return { status: "ignored", reason: delivery.reason };
  }
  return startScans(database, settings, queue, { received, verified, delivery });
}

async function verifiedOrganizations(
  database: Database,
  settings: Settings,
  { host, hint, signature, rawBody }: ReceivedDelivery,
): Promise<Organization[]> {
  if (settings.webhookSecrets.length === 0 || !signature) return [];
  const candidates =
    hint === undefined
      ? await organizationsOfRepository(database, host, rawBody)
      : await findOrganizations(database, hint);
  const scheme = host.signatureForm === "token" ? "token" : "hmac-sha256";
  const verified: Organization[] = [];
  for (const organization of candidates) {
    const secrets = await Promise.all(
      settings.webhookSecrets.map((master) => deriveWebhookSecret(master, organization.id, scheme)),
    );
    if (await verifySignature(host.signatureForm, signature, rawBody, secrets)) verified.push(organization);
  }
  return verified;
}

/** Without a hint the payload has to say whose secrets to try; it is believed in nothing else before one verifies. */
async function organizationsOfRepository(database: Database, host: Host, rawBody: Uint8Array): Promise<Organization[]> {
  const keys = keysOf(host.repositoryUrlsOf(parseJson(rawBody)));
  return keys.length === 0 ? [] : findOrganizationsWithRepository(database, keys);
}

async function readOrRecord(
  database: Database,
  received: ReceivedDelivery,
  verified: readonly Organization[],
): Promise<Delivery> {
  try {
    const payload = parseJson(received.rawBody);
    if (payload === undefined) throw new MalformedPayload("The body is not JSON: choose application/json at the host.");
    return received.host.readDelivery(received.event, payload);
  } catch (error) {
    if (error instanceof MalformedPayload) await recordIgnored(database, received, verified, error.message);
    throw error;
  }
}

async function recordIgnored(
  database: Database,
  received: ReceivedDelivery,
  verified: readonly Organization[],
  reason: string,
): Promise<void> {
  const key = await deliveryKey(received, reason);
  await Promise.all(verified.map(({ id }) => insertIgnoredDelivery(database, newDelivery(received, id, key), reason)));
}

async function startScans(
  database: Database,
  settings: Settings,
  queue: Queue<ScanMessage>,
  push: {
    received: ReceivedDelivery;
    verified: readonly Organization[];
    delivery: Extract<Delivery, { kind: "push" }>;
  },
): Promise<WebhookResult> {
  const { received, verified, delivery } = push;
  const repositoryKeys = keysOf(delivery.repositoryUrls);
  if (repositoryKeys.length === 0) {
    await recordIgnored(database, received, verified, NO_URL);
    return { status: "ignored", reason: NO_URL };
  }
  const key = await deliveryKey(received, { repositoryKeys, heads: delivery.heads });
  const dueAt = Date.now() + settings.messageMs;
  const outcomes = await Promise.all(
    verified.map(({ id }) =>
      insertPush(database, newDelivery(received, id, key), {
        repositoryKeys,
        heads: delivery.heads,
        dueAt,
        unmatchedReason: NO_PROJECT,
      }),
    ),
  );
  const newScanIds = outcomes.flatMap((outcome) => outcome.newScanIds);
  await sendScans(
    queue,
    newScanIds.map((scanId) => ({ scanId, attempt: 1 })),
  );
  const accepted = outcomes.filter(({ outcome }) => outcome === "accepted");
  if (accepted.length === 0) return { status: "ignored", reason: outcomes[0]?.reason ?? NO_PROJECT };
  return { status: "accepted", scans: accepted.flatMap(({ scanIds }) => scanIds) };
}

function newDelivery(received: ReceivedDelivery, orgId: string, key: string | undefined): NewDelivery {
  return {
    orgId,
    host: received.host.id,
    event: received.event?.slice(0, MAX_HEADER_LENGTH),
    deliveryId: received.deliveryId?.slice(0, MAX_HEADER_LENGTH),
    deliveryKey: key,
    now: Date.now(),
  };
}

/** The host's id alone does not do: some hosts give one id to several pushes. */
async function deliveryKey({ deliveryId }: ReceivedDelivery, content: unknown): Promise<string | undefined> {
  if (!deliveryId) return undefined;
  const text = new TextEncoder().encode(JSON.stringify([deliveryId, content]));
  return Buffer.from(await crypto.subtle.digest("SHA-256", text)).toString("hex");
}

function keysOf(repositoryUrls: readonly string[]): string[] {
  return [...new Set(repositoryUrls.map(repositoryKey))];
}

/** @returns undefined for what is no JSON. */
function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(rawBody));
  } catch {
    return undefined;
  }
}
