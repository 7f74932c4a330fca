import { createHmac } from "node:crypto";

export type WebhookScheme = "hmac-sha256" | "token" | "standard-webhooks";

/** The state from which the webhook secrets of an organization are derived. */
export interface SecretState {
  /** 0 until the first rotation. */
  generation: number;
  /** The time until which the secrets of the previous generation are accepted; null before the first rotation. */
  overlapEndsAt: number | null;
}

/** The generations whose secrets are accepted, the current one first. */
export function acceptedGenerations({ generation, overlapEndsAt }: SecretState, now: number): number[] {
  return overlapEndsAt !== null && now < overlapEndsAt ? [generation, generation - 1] : [generation];
}

/**
 * The secret of an organization for one scheme and generation: their HMAC-SHA256 under the server's master secret, in
 * hexadecimal. The master secret is never shown, so that no organization can sign for another.
 */
export function deriveWebhookSecret(
  masterSecret: Uint8Array,
  organizationId: string,
  scheme: WebhookScheme,
  generation: number,
): string {
  const known = derivedBy.get(masterSecret) ?? new Map<string, string>();
  derivedBy.set(masterSecret, known);
  const label = `webhook:${scheme}:${organizationId}:${generation}`;
  let secret = known.get(label);
  if (secret === undefined) {
    secret = createHmac("sha256", masterSecret).update(label).digest("hex");
    if (known.size >= MAX_DERIVED) known.clear();
    known.set(label, secret);
  }
  return secret;
}

/** The secrets that this isolate has derived: each delivery needs one, whether its signature is right or not. */
const derivedBy = new WeakMap<Uint8Array, Map<string, string>>();
const MAX_DERIVED = 1_000;

/** The key of an organization for signatures by Standard Webhooks. */
export function deriveSigningKey(masterSecret: Uint8Array, organizationId: string, generation: number): Uint8Array {
  return Buffer.from(deriveWebhookSecret(masterSecret, organizationId, "standard-webhooks", generation), "hex");
}
