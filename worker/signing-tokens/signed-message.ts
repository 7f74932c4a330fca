import { createHmac, timingSafeEqual } from "node:crypto";

/*
 * Signatures by the Standard Webhooks specification 1.0, with a symmetric key:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */

const TOLERANCE_MS = 5 * 60 * 1_000;
/** Printable, so that the bytes that were signed are known. */
const ID = /^[\u0021-\u007E]{1,200}$/;
const TIMESTAMP = /^\d{1,12}$/;
/** HMAC-SHA256 in base64. Signatures of other versions are skipped. */
const SIGNATURE = /^v1,([A-Za-z0-9+/]{43}=)$/;

export interface SignedMessage {
  id: string;
  /** Seconds since 1970, in the form in which they were signed. */
  timestamp: string;
  /** Any of them may be of the receiver's key: a sender that rotates its key signs with both. */
  signatures: Buffer[];
}

/** @returns undefined if the request has no headers of a signed message, or they have the wrong form. */
export function readSignedMessage(headers: Headers): SignedMessage | undefined {
  const id = headers.get("webhook-id") ?? "";
  const timestamp = headers.get("webhook-timestamp") ?? "";
  const listed = headers.get("webhook-signature")?.split(" ") ?? [];
  const signatures = listed.flatMap((entry) => {
    const base64 = SIGNATURE.exec(entry)?.[1];
    return base64 === undefined ? [] : [Buffer.from(base64, "base64")];
  });
  return ID.test(id) && TIMESTAMP.test(timestamp) && signatures.length > 0 ? { id, timestamp, signatures } : undefined;
}

/** A message of another time may be one that somebody has recorded and sends again. */
export function isTimely({ timestamp }: SignedMessage, now: number): boolean {
  return Math.abs(now - Number(timestamp) * 1_000) <= TOLERANCE_MS;
}

/** Whether a signature is of this key and body, given in chunks. Constant time for each signature. */
export function isSignedBy(
  { id, timestamp, signatures }: SignedMessage,
  body: readonly Uint8Array[],
  key: Uint8Array,
): boolean {
  // With an empty key, anyone could sign.
  if (key.length === 0) return false;
  const hmac = createHmac("sha256", key).update(`${id}.${timestamp}.`);
  for (const chunk of body) hmac.update(chunk);
  const digest = hmac.digest();
  return signatures.map((signature) => timingSafeEqual(signature, digest)).includes(true);
}
