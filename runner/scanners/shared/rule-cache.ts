import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";

export const RULE_CACHE_FILE = fileURLToPath(new URL("../../../node_modules/.cache/rules.json", import.meta.url));

const Cache = z.array(z.tuple([z.string(), z.unknown()]));

let cache: ReadonlyMap<string, unknown> | undefined;

/** The YAML document of this text, or undefined if it is not in the cache that `compile-rules.ts` writes at installation. */
export function findCached(text: string): unknown {
  cache ??= readCache();
  return cache.get(cacheKeyOf(text));
}

/**
 * Parses a YAML document of rules. Parsing all rules takes longer than scanning a small repository, hence the cache.
 *
 * @throws Error of the YAML parser.
 */
export function parseRules(text: string): unknown {
  return findCached(text) ?? parse(text);
}

/** Frees the memory of the cache, which is read again when it is needed. */
export function releaseCache(): void {
  cache = undefined;
}

export function cacheKeyOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function readCache(): Map<string, unknown> {
  try {
    return new Map(Cache.parse(JSON.parse(readFileSync(RULE_CACHE_FILE, "utf8"))));
  } catch {
    return new Map();
  }
}
