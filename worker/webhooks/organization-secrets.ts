import { createHmac } from "node:crypto";

export type WebhookScheme = "hmac-sha256" | "token";

/** What the webhook secrets of an organization are derived from. */
export interface SecretState {
  /** 0 until the first rotation. */
  generation: number;
  /** Until when the secrets of the generation before are accepted; null before the first rotation. */
  overlapEndsAt: number | null;
}

/** The generations whose secrets are accepted, the current one first. */
export function acceptedGenerations({ generation, overlapEndsAt }: SecretState, now: number): number[] {
  return overlapEndsAt !== null && now < overlapEndsAt ? [generation, generation - 1] : [generation];
}

/**
 * The secret of one organization for one scheme and generation: HMAC-SHA256 of these under the server's master secret, in
 * hex. The master itself is never shown, so that no organization can sign for another.
 */
export function deriveWebhookSecret(
  masterSecret: Uint8Array,
  organizationId: string,
  scheme: WebhookScheme,
  generation: number,
): string {
  return createHmac("sha256", masterSecret).update(`webhook:${scheme}:${organizationId}:${generation}`).digest("hex");
}
