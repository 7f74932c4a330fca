import { createHash } from "node:crypto";

/** A request that may be repeated. */
export interface KeyedRequest {
  orgId: string;
  /** Hash of method, path and key, in hexadecimal digits. */
  hash: string;
}

/** @param key the header, undefined if there is none */
export function keyedRequest(
  { method, url }: Request,
  orgId: string,
  key: string | undefined,
): KeyedRequest | undefined {
  if (key === undefined) return undefined;
  const text = key.startsWith('"') ? key.slice(1, -1).replaceAll(/\\(.)/g, "$1") : key;
  return { orgId, hash: hashParts([method, new URL(url).pathname, text]) };
}

/** The header that marks the response to an earlier request with the same key. */
export function replayHeaders(isReplay: boolean): Record<string, string> {
  return isReplay ? { "Idempotent-Replayed": "true" } : {};
}

/** The hash of what must be the same when a key is used again. */
export function hashParts(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
