import { isOneOf } from "../auth/equal-secrets.ts";

/** `sha256=` and hex HMAC-SHA256 of the body; the bare hex; or the secret itself. */
export type SignatureForm = "prefixed-hex" | "hex" | "token";

const ALGORITHM = { name: "HMAC", hash: "SHA-256" };
const PREFIX = "sha256=";
/** Hosts send lower case. */
const DIGEST = /^[0-9a-f]{64}$/;

const encoder = new TextEncoder();

/** Whether one of the secrets made the header of this body. Every flaw of the header is a no. Constant time. */
export async function verifySignature(
  form: SignatureForm,
  header: string | undefined,
  rawBody: Uint8Array,
  secrets: readonly string[],
): Promise<boolean> {
  if (!header) return false;
  const digest = form === "token" ? undefined : readDigest(form, header);
  // An empty key would let anyone sign.
  for (const secret of secrets.filter((candidate) => candidate !== "")) {
    if (form === "token" && (await isOneOf(header, [secret]))) return true;
    if (digest && (await isHmac(digest, rawBody, secret))) return true;
  }
  return false;
}

function readDigest(form: "prefixed-hex" | "hex", header: string): Uint8Array | undefined {
  if (form === "prefixed-hex" && !header.startsWith(PREFIX)) return undefined;
  const hex = form === "prefixed-hex" ? header.slice(PREFIX.length) : header;
  return DIGEST.test(hex) ? Buffer.from(hex, "hex") : undefined;
}

async function isHmac(digest: Uint8Array, body: Uint8Array, secret: string): Promise<boolean> {
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), ALGORITHM, false, ["verify"]);
  return crypto.subtle.verify("HMAC", key, digest, body);
}
