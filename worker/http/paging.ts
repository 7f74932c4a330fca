import { createHash } from "node:crypto";
import type { Listing, Slice } from "../database/listing.ts";
import { ApiError } from "./errors.ts";
import type { PageQuery } from "./schemas.ts";
import { type ListFormat, streamList } from "./stream-list.ts";

const DIGEST_LENGTH = 16;
/** Ids, and what the lists of findings make of a row. */
const POSITION = /^[\w-]{1,64}$/;

/** @throws ApiError `bad_request` when the cursor is of another list, or of other filters or order. */
export function sliceOf(url: string, query: PageQuery): Slice {
  const { limit, cursor, count } = query;
  return { limit, after: cursor === undefined ? undefined : openCursor(url, query, cursor), count: count === "true" };
}

/** Answers a list, or the page of it that was asked for. */
export function answerList<T>(url: string, query: PageQuery, listing: Listing<T>, format?: ListFormat<T>) {
  return streamList(listing.pages, { headers: pageHeaders(url, query, listing), ...(format && { format }) });
}

/** What is beyond this page (RFC 8288), and how much there is. */
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

/** Good for this list with these filters and this order only. */
export function makeCursor(url: string, query: PageQuery, position: string): string {
  return Buffer.from(digest(url, query, position) + position).toString("base64url");
}

/** Of the position, the path, which names the organization, and all that decides which rows there are, in which order. */
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
