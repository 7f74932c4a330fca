import type { RequestOrigin } from "../audit/audit-entry.ts";
import { ApiError } from "../http/errors.ts";
import { repositoryKey } from "../projects/repository-url.ts";
import type { Settings } from "../settings.ts";
import type { DeliveryBody } from "./delivery-body.ts";
import type { FailureLimit } from "./failure-limit.ts";
import { REASONS } from "./reasons.ts";
import type { Host } from "./hosts/host.ts";
import { readLeadingFields } from "./hosts/read-fields.ts";
import { acceptedGenerations, deriveWebhookSecret } from "./organization-secrets.ts";
import { findOrganizationOf, findOrganizationsOf } from "./find-candidates.ts";
import { MAX_ORGANIZATIONS, type Organization } from "./queries.ts";
import { isSignedBy, isTimely, type SignedMessage } from "../signing-tokens/signed-message.ts";
import { signingKeysOf } from "../signing-tokens/signing-keys.ts";
import { hasSignatureForm, verifySignature } from "./verify-signature.ts";

const KIB = 1024;
const MIB = 1024 * KIB;
/** Maximum prefix of a body that is searched for the repository URL when the organization is unknown. */
const MAX_SEARCHED_BYTES = MIB;
/**
 * Maximum total of bytes that are hashed: a body is hashed once per candidate organization, so a large body has fewer candidates.
 */
const MAX_HASHED_BYTES = 100 * MIB;
/** Maximum size of a delivery without `?org=` that is still verified after the client's network has reached its failure limit. */
const MAX_LIMITED_BYTES = 256 * KIB;

/** Maximum number of keys that a signature by Standard Webhooks is compared with: those of one organization are fewer. */
const MAX_SIGNING_KEYS = 200;
const { missing, wrong, untimely } = REASONS;

/** Nobody whose secret is known has sent the delivery. */
export class UnverifiedDelivery extends ApiError {
  /** The one that the path names; null if there is none, undefined if it has not been looked up. */
  readonly organization: Organization | null | undefined;
  constructor(message: string, organization?: Organization | null) {
    super("invalid_signature", message);
    this.organization = organization;
  }
}

/** A request of a git host. */
export interface ReceivedDelivery {
  origin: RequestOrigin;
  host: Host;
  /** Slug of the organization, if the path contains it. */
  hint: string | undefined;
  event: string | undefined;
  /** URL of the host, where its headers name it. */
  instance: string | undefined;
  deliveryId: string | undefined;
  signature: string | undefined;
  /** The headers of a signature by Standard Webhooks, if the host signs so and they have the form. */
  message: SignedMessage | undefined;
  body: DeliveryBody;
  /** The failure limit of the client's network, for the path without a hint. */
  failures: FailureLimit;
}

/**
 * The organizations whose secret verifies the signature, at least one. Reads no more than necessary: neither the body nor the
 * database for an invalid header, not the body for a token with a hint.
 * @throws ApiError `invalid_signature`, `payload_too_large`, `rate_limited` (without hint)
 */
export async function verifyDelivery(
  env: object,
  settings: Settings,
  received: ReceivedDelivery,
): Promise<Organization[]> {
  const { host, hint, signature, message, failures } = received;
  const isSigned = message !== undefined || hasSignatureForm(host.signatureForm, signature);
  const isReadable = settings.webhookSecrets.length > 0 && isSigned;
  if (!isReadable) throw new UnverifiedDelivery(missing.reason);
  if (hint !== undefined) {
    const named = await findOrganizationOf(env, hint);
    const verified = await verifiedOf(named, settings, received);
    if (verified.length > 0) return verified;
    const { reason } = message && !isTimely(message, Date.now()) ? untimely : wrong;
    throw new UnverifiedDelivery(reason, named[0] ?? null);
  }
  const { candidates, failure } = await organizationsOfRepository(env, received);
  const verified = await verifiedOf(candidates, settings, received);
  if (verified.length > 0) return verified;
  // oxlint-disable-next-line typescript/only-throw-error -- whatever the database has thrown
  if (failure !== undefined) throw failure;
  await failures.count();
  throw new UnverifiedDelivery(
    `No organization has this signature or token. Without ?org=<slug> the organization is found by the repository URL in the first ${MAX_SEARCHED_BYTES} bytes of the body, and at most ${MAX_ORGANIZATIONS} are tried: use the path that webhook-config shows.`,
  );
}

/** Until a secret verifies the payload, nothing but the repository URL is read from it. */
async function organizationsOfRepository(
  env: object,
  { host, body, failures }: ReceivedDelivery,
): ReturnType<typeof findOrganizationsOf> {
  if (failures.isExhausted && (await body.isLongerThan(MAX_LIMITED_BYTES))) {
    throw failures.error(
      `Too many deliveries from this network had a wrong signature: for a minute, one of more than ${MAX_LIMITED_BYTES} bytes needs the path with ?org=<slug> that webhook-config shows.`,
    );
  }
  const urls = host.repositoryUrlsOf(readLeadingFields(host.fields, await body.beginning(MAX_SEARCHED_BYTES)));
  return urls.length === 0 ? { candidates: [] } : findOrganizationsOf(env, repositoryKeysOf(urls));
}

async function verifiedOf(
  candidates: readonly Organization[],
  settings: Settings,
  received: ReceivedDelivery,
): Promise<Organization[]> {
  if (candidates.length === 0) return [];
  const verified = await verifiedByHeader(candidates, settings, received);
  return verified.length > 0 ? verified : verifiedByMessage(candidates, settings, received);
}

async function verifiedByHeader(
  candidates: readonly Organization[],
  settings: Settings,
  { host: { signatureForm: form }, signature, body }: ReceivedDelivery,
): Promise<Organization[]> {
  if (!hasSignatureForm(form, signature)) return [];
  const signed = form === "token" ? [] : await body.whole();
  const tried = form === "token" ? candidates.length : Math.max(1, Math.floor(MAX_HASHED_BYTES / body.length));
  const scheme = form === "token" ? "token" : "hmac-sha256";
  const verified: Organization[] = [];
  for (const organization of candidates.slice(0, tried)) {
    const secrets = acceptedGenerations(organization, Date.now()).flatMap((generation) =>
      settings.webhookSecrets.map((master) => deriveWebhookSecret(master, organization.id, scheme, generation)),
    );
    if (await verifySignature(form, signature, signed, secrets)) verified.push(organization);
  }
  return verified;
}

async function verifiedByMessage(
  candidates: readonly Organization[],
  settings: Settings,
  { message, body }: ReceivedDelivery,
): Promise<Organization[]> {
  if (!message || !isTimely(message, Date.now())) return [];
  const signed = await body.whole();
  let left = Math.min(MAX_SIGNING_KEYS, Math.max(1, Math.floor(MAX_HASHED_BYTES / body.length)));
  const verified: Organization[] = [];
  for (const organization of candidates) {
    const keys = (await signingKeysOf(settings, organization)).slice(0, left);
    if (keys.some((key) => isSignedBy(message, signed, key))) verified.push(organization);
    left -= keys.length;
    if (left <= 0) break;
  }
  return verified;
}

export function repositoryKeysOf(repositoryUrls: readonly string[]): string[] {
  return [...new Set(repositoryUrls.map(repositoryKey))];
}
