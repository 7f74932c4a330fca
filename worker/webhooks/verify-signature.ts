import { createHmac, timingSafeEqual } from "node:crypto";
import { isOneOf } from "../auth/equal-secrets.ts";

/** `sha256=` and the hexadecimal HMAC-SHA256 of the body; the hexadecimal HMAC alone; or the secret itself. */
export type SignatureForm = "prefixed-hex" | "hex" | "token";

const PREFIX = "sha256=";
/** Hosts send lower case. */
const HEX = /^[0-9a-f]{64}$/;

/** Whether the header has the form of a signature or token; otherwise the delivery is refused before its body is read. */
export function hasSignatureForm(form: SignatureForm, header: string | undefined): header is string {
  if (header === undefined) return false;
  if (form !== "prefixed-hex") return HEX.test(header);
  return header.startsWith(PREFIX) && HEX.test(header.slice(PREFIX.length));
}

/**
 * Whether one of the secrets made the header for this body, given in chunks. A token does not depend on the body. A malformed
 * header is a mismatch. Constant time.
 */
export async function verifySignature(
  form: SignatureForm,
  header: string | undefined,
  body: readonly Uint8Array[],
  secrets: readonly string[],
): Promise<boolean> {
  // With an empty key, anyone could sign.
  const keys = secrets.filter((secret) => secret !== "");
  if (form === "token") return header !== undefined && header !== "" && isOneOf(header, keys);
  if (!hasSignatureForm(form, header)) return false;
  const digest = Buffer.from(form === "prefixed-hex" ? header.slice(PREFIX.length) : header, "hex");
  return keys.some((key) => timingSafeEqual(hmacOf(body, key), digest));
}

function hmacOf(body: readonly Uint8Array[], key: string): Buffer {
  const hmac = createHmac("sha256", key);
  for (const chunk of body) hmac.update(chunk);
  return hmac.digest();
}
