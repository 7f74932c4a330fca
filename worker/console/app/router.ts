import { signal } from "@preact/signals-core";

const BASE = "/console";

export interface Place {
  /** The path below `/console`, decoded. */
  parts: string[];
  query: URLSearchParams;
}

export const place = signal<Place>(here());

addEventListener("popstate", () => {
  place.value = here();
});

/** The URL of a view. Empty parameters are omitted. */
export function urlOf(
  parts: readonly string[],
  query: Record<string, string | readonly string[] | undefined> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value ?? []].flat()) if (one !== "") search.append(name, one);
  }
  const path = parts.map((part) => `/${encodeURIComponent(part)}`).join("");
  return `${BASE}${path || "/"}${search.size > 0 ? `?${search.toString()}` : ""}`;
}

export function navigate(url: string, { replace = false } = {}): void {
  if (replace) history.replaceState(undefined, "", url);
  else history.pushState(undefined, "", url);
  place.value = here();
  if (!replace) scrollTo(0, 0);
}

function here(): Place {
  const parts = location.pathname.slice(BASE.length).split("/").filter(Boolean).map(decode);
  return { parts, query: new URLSearchParams(location.search) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
