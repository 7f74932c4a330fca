export type WebhookScheme = "hmac-sha256" | "token";

/**
 * The secret of one organization for one scheme: HMAC-SHA256 of label and organization id under the server's master
 * secret, in hex. The master itself is never shown, so that no organization can sign for another.
 */
export async function deriveWebhookSecret(
  masterSecret: Uint8Array,
  organizationId: string,
  scheme: WebhookScheme,
): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", masterSecret, algorithm, false, ["sign"]);
  const label = new TextEncoder().encode(`webhook:${scheme}:${organizationId}`);
  return Buffer.from(await crypto.subtle.sign("HMAC", key, label)).toString("hex");
}
