import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv } from "./router.ts";

const TAG = /^(?<weak>W\/)?"(?<opaque>[\x21\x23-\x7e\x80-\xff]*)"$/;
const OURS = /^(?<version>[\d.]+)-[\da-f]{32}$/;
const HASH_DIGITS = 32;
/** Elements of a list, which may be empty. A comma may be within the quotes. */
const ELEMENT = /(?<tag>(?:[^",]|"[^"]*")*)(?:,|$)/y;

/**
 * The versions that an `If-Match` (RFC 9110, section 13.1.1) demands one of. The comparison is a strong one, so that weak tags, like
 * those of others, are no version.
 * @returns undefined for `*`, which any object matches; `malformed` where the syntax is another.
 */
export function parseIfMatch(header: string): string[] | "malformed" | undefined {
  if (header.trim() === "*") return undefined;
  const elements = listElements(header);
  const tags = elements.map((element) => TAG.exec(element)?.groups);
  if (tags.length === 0 || tags.includes(undefined)) return "malformed";
  return tags.flatMap((tag) => {
    const version = tag?.["weak"] === undefined && OURS.exec(tag?.["opaque"] ?? "")?.groups?.["version"];
    return version ? [version] : [];
  });
}

function listElements(header: string): string[] {
  const elements: string[] = [];
  ELEMENT.lastIndex = 0;
  while (ELEMENT.lastIndex < header.length) {
    const found = ELEMENT.exec(header);
    if (!found) return ["malformed"];
    const tag = found.groups?.["tag"]?.trim();
    if (tag) elements.push(tag);
  }
  return elements;
}

/**
 * Sets the `ETag` of an object, and answers 304 to a GET whose `If-None-Match` has it. It is the version, which the moment of a
 * write can be compared with, and a hash of the body, so that two bodies never share it.
 */
export const entityTag: MiddlewareHandler<AppEnv>[] = [
  etag(),
  async (c, next) => {
    const { json } = c;
    // Here, the body is at hand: to read it from the response takes longer than all that is computed of it.
    const tagged = (object: unknown, status = 200, headers = {}) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the handler gave it
      if (status !== 200) return json(object, status as ContentfulStatusCode, headers);
      const body = JSON.stringify(object);
      const hash = createHash("sha256").update(body).digest("hex").slice(0, HASH_DIGITS);
      return c.body(body, status, {
        ...headers,
        "Content-Type": "application/json",
        ETag: `"${c.get("version") ?? versionOf(object)}-${hash}"`,
        // A proxy that compresses the response would make the tag a weak one, which no If-Match matches.
        "Cache-Control": "no-store, no-transform",
      });
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the routes' responses are of no concern here
    c.json = tagged as typeof json;
    await next();
  },
];

/** Every change moves `updated_at`, by at least a millisecond. What has none is not changed by a PATCH. */
function versionOf(object: unknown): string {
  const hasTime = typeof object === "object" && object !== null && "updated_at" in object;
  return String(hasTime ? Date.parse(String(object.updated_at)) : 0);
}
