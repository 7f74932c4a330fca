import { z } from "zod";
import type { Settings } from "../settings.ts";

const ALGORITHM = "AES-GCM";
const NONCE_BYTES = 12;
const STORED_FORM = z.string().regex(/^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/);

/** The additional authenticated data: what the secret is for, and whose. It can be decrypted with the same only. */
export type SecretBinding = readonly (string | null)[];

/** AES-256-GCM with the first data key: `v1.<key id>.<nonce>.<ciphertext>`, base64url. */
export async function encryptSecret(settings: Settings, binding: SecretBinding, secret: string): Promise<string> {
  const [key] = settings.dataKeys;
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const cipher = { name: ALGORITHM, iv: nonce, additionalData: additionalData(binding) };
  const encrypted = await crypto.subtle.encrypt(cipher, await importKey(key.bytes), new TextEncoder().encode(secret));
  return ["v1", key.id, encode(nonce), encode(new Uint8Array(encrypted))].join(".");
}

/** @throws Error if no configured data key decrypts the secret, or if it was encrypted with another binding. */
export async function decryptSecret(settings: Settings, binding: SecretBinding, stored: string): Promise<string> {
  const [, keyId, nonce = "", ciphertext = ""] = STORED_FORM.parse(stored).split(".");
  const key = settings.dataKeys.find(({ id }) => id === keyId);
  if (!key) throw new Error(`No data key ${keyId} is configured.`);
  const cipher = { name: ALGORITHM, iv: decode(nonce), additionalData: additionalData(binding) };
  const secret = await crypto.subtle.decrypt(cipher, await importKey(key.bytes), decode(ciphertext));
  return new TextDecoder().decode(secret);
}

function importKey(bytes: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, ALGORITHM, false, ["encrypt", "decrypt"]);
}

function additionalData(binding: SecretBinding): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(binding));
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

function decode(text: string): Uint8Array {
  return Buffer.from(text, "base64url");
}
