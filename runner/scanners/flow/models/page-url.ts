/** The URL of the page in a browser, and its parts, with what they begin with. */
const PAGE_URL = /(?:^|\.)location\.(pathname|search|hash|href)$/u;
const BEGINNINGS: ReadonlyMap<string, string> = new Map([
  ["pathname", "/"],
  ["search", "?"],
  ["hash", "#"],
  ["href", "https:"],
]);

/** What the URL of the page, or a part of it, begins with; undefined for any other member. */
export function beginningOfPageUrl(accessPath: string): string | undefined {
  return BEGINNINGS.get(PAGE_URL.exec(accessPath)?.[1] ?? "");
}
