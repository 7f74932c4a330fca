const SECRET_PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A secret of Standard Webhooks 1.0: `whsec_` and 32 random bytes in base64. */
export function createSecret(): string {
  return SECRET_PREFIX + Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString("base64");
}

/**
 * The headers of Standard Webhooks 1.0: HMAC-SHA256 over the id, the time and the exact bytes of the body, with each secret.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function signMessage(
  secrets: readonly string[],
  { id, body, now }: { id: string; body: string; now: number },
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1_000));
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signatures = await Promise.all(secrets.map((secret) => sign(secret, signed)));
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}

async function sign(secret: string, signed: Uint8Array): Promise<string> {
  const bytes = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return `v1,${Buffer.from(await crypto.subtle.sign("HMAC", key, signed)).toString("base64")}`;
}
