import { OPAQUE_PREFIX } from "../domain/value.ts";

/** The URL of the page in a browser, and its parts, with what they begin with. */
const PAGE_URL = /(?:^|\.)location\.(pathname|search|hash|href)$/u;
/** The same where it stands for its URL. */
const WHOLE = /^(?:(?:window|document|self|top|parent)\.location|document\.(?:URL|documentURI))$/u;
const BEGINNINGS: ReadonlyMap<string, string> = new Map([
  ["pathname", "/"],
  ["search", "?"],
  ["hash", "#"],
  ["href", `https://${OPAQUE_PREFIX}/`],
]);

/** What the URL of the page, or a part of it, begins with; undefined for any other member. */
export function beginningOfPageUrl(accessPath: string): string | undefined {
  return BEGINNINGS.get(WHOLE.test(accessPath) ? "href" : (PAGE_URL.exec(accessPath)?.[1] ?? ""));
}
