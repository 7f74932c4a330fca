import { z } from "zod";
import type { Settings } from "../settings.ts";

const ALGORITHM = "AES-GCM";
const NONCE_BYTES = 12;
const STORED_FORM = z.string().regex(/^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/);

/** The additional authenticated data: a token can be decrypted only for its own project and repository. */
export interface TokenBinding {
  projectId: string;
  /** In the form of `boundRepository`; null until the token is bound. */
  repository: string | null;
}

/** AES-256-GCM with the first data key: `v1.<key id>.<nonce>.<ciphertext>`, base64url. */
export async function encryptAccessToken(settings: Settings, binding: TokenBinding, token: string): Promise<string> {
  const [key] = settings.dataKeys;
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const cipher = { name: ALGORITHM, iv: nonce, additionalData: additionalData(binding) };
  const encrypted = await crypto.subtle.encrypt(cipher, await importKey(key.bytes), new TextEncoder().encode(token));
  return ["v1", key.id, encode(nonce), encode(new Uint8Array(encrypted))].join(".");
}

/** @throws Error if no configured data key decrypts the token, or if it is bound to another project or repository. */
export async function decryptAccessToken(settings: Settings, binding: TokenBinding, stored: string): Promise<string> {
  const [, keyId, nonce = "", ciphertext = ""] = STORED_FORM.parse(stored).split(".");
  const key = settings.dataKeys.find(({ id }) => id === keyId);
  if (!key) throw new Error(`No data key ${keyId} is configured.`);
  const cipher = { name: ALGORITHM, iv: decode(nonce), additionalData: additionalData(binding) };
  const token = await crypto.subtle.decrypt(cipher, await importKey(key.bytes), decode(ciphertext));
  return new TextDecoder().decode(token);
}

/** Re-encrypts a token for another repository. */
export async function rebindAccessToken(
  settings: Settings,
  { projectId, repository }: TokenBinding,
  stored: string,
  boundTo: string,
): Promise<string> {
  const token = await decryptAccessToken(settings, { projectId, repository }, stored);
  return encryptAccessToken(settings, { projectId, repository: boundTo }, token);
}

function importKey(bytes: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, ALGORITHM, false, ["encrypt", "decrypt"]);
}

function additionalData({ projectId, repository }: TokenBinding): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(["access-token", projectId, repository]));
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

function decode(text: string): Uint8Array {
  return Buffer.from(text, "base64url");
}
