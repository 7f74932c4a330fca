import { createHash, randomBytes } from "node:crypto";
import { API_TOKEN_BYTES, API_TOKEN_PREFIX, readApiToken, writeApiToken } from "../contract/api-token-format.ts";
import { uuidFromHex } from "../database/uuid.ts";
import { shardName, shardNumber } from "../database/shards.ts";

/**
 * What is encoded in the text of an API token: the shard, the organization and the user to look up. Only the hash of the whole text, which
 * has 192 random bits, proves anything.
 */
export interface ApiTokenClaims {
  /** The shard of the organization when the token was created. */
  shard: string;
  org_id: string;
  sub: string;
  /** SHA-256 of the token, in hexadecimal digits. */
  hash: string;
}

const SHARD_DIGITS = 4;
const UUID_DIGITS = 32;
const RANDOM_BYTES = API_TOKEN_BYTES - (SHARD_DIGITS + 2 * UUID_DIGITS) / 2;

export function createApiToken({ shard, org_id, sub }: Omit<ApiTokenClaims, "hash">): string {
  const place = shardNumber(shard).toString(16).padStart(SHARD_DIGITS, "0");
  const ids = [org_id, sub].map((id) => id.replaceAll("-", ""));
  return writeApiToken([randomBytes(RANDOM_BYTES).toString("hex"), place, ...ids].join(""));
}

export function isApiTokenText(text: string): boolean {
  return text.startsWith(API_TOKEN_PREFIX);
}

/** @returns undefined for a text that is mistyped or cut off, by its checksum. */
export function parseApiToken(text: string): ApiTokenClaims | undefined {
  const hex = readApiToken(text);
  if (hex === undefined) return undefined;
  const [sub, orgId] = [hex.slice(-UUID_DIGITS), hex.slice(-2 * UUID_DIGITS, -UUID_DIGITS)];
  const place = hex.slice(-2 * UUID_DIGITS - SHARD_DIGITS, -2 * UUID_DIGITS);
  return {
    shard: shardName(Number.parseInt(place, 16)),
    org_id: uuidFromHex(orgId),
    sub: uuidFromHex(sub),
    hash: hashApiToken(text),
  };
}

export function hashApiToken(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
