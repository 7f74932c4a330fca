import { createHash } from "node:crypto";
import type { Listing, Slice } from "../database/listing.ts";
import { ApiError } from "./errors.ts";
import type { PageQuery } from "./schemas.ts";
import { type ListFormat, streamList } from "./stream-list.ts";

const DIGEST_LENGTH = 16;
/** Ids, and the positions in lists of findings. */
const POSITION = /^[\w-]{1,64}$/;

/** @throws ApiError `bad_request` if the cursor belongs to another list, filter or order. */
export function sliceOf(url: string, query: PageQuery): Slice {
  const { limit, cursor, count } = query;
  return { limit, after: cursor === undefined ? undefined : openCursor(url, query, cursor), count: count === "true" };
}

/** Responds with a list, or the requested page of it. */
export function answerList<T>(
  url: string,
  query: PageQuery,
  listing: Listing<T>,
  { format, headers }: { format?: ListFormat<T> | undefined; headers?: Record<string, string> } = {},
) {
  const all = { ...headers, ...pageHeaders(url, query, listing) };
  return streamList(listing.pages, { headers: all, ...(format && { format }) });
}

/** The link to the next page (RFC 8288), and the total. */
function pageHeaders<T>(url: string, query: PageQuery, { next, total }: Listing<T>): Record<string, string> {
  const headers: Record<string, string> = {};
  if (total !== undefined) headers["X-Total-Count"] = String(total);
  if (next !== undefined) {
    const { pathname, searchParams } = new URL(url);
    searchParams.set("cursor", makeCursor(url, query, next));
    headers["Link"] = `<${pathname}?${searchParams.toString()}>; rel="next"`;
  }
  return headers;
}

/** The cursor is valid only for this list with these filters and this order. */
export function makeCursor(url: string, query: PageQuery, position: string): string {
  return Buffer.from(digest(url, query, position) + position).toString("base64url");
}

/** Digest of the position, the path, which contains the organization, and all parameters that determine rows and order. */
function digest(
  url: string,
  { limit: _limit, cursor: _cursor, count: _count, ...filters }: PageQuery,
  position: string,
): string {
  const entries = Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const bound = JSON.stringify([position, new URL(url).pathname, entries]);
  return createHash("sha256").update(bound).digest("base64url").slice(0, DIGEST_LENGTH);
}

function openCursor(url: string, query: PageQuery, cursor: string): string {
  const position = Buffer.from(cursor, "base64url").toString("latin1").slice(DIGEST_LENGTH);
  if (!POSITION.test(position) || makeCursor(url, query, position) !== cursor) {
    throw new ApiError(
      "bad_request",
      "cursor: is not of this list with these filters and this order; follow the `next` link, or leave it out.",
    );
  }
  return position;
}
