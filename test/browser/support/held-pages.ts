import type { Page, Route } from "playwright-core";

/** Requests for the pages of a list, which wait until they are released. */
export interface HeldPages {
  /** Lets one pass, as soon as there is one. */
  release: () => Promise<void>;
  /** Lets all pass, with their own number of rows. */
  end: () => Promise<void>;
}

/** Makes the pages of the list at `url` as short as `limit` rows, so that a short list has several, and holds the requests. */
export async function holdPages(page: Page, url: string, limit: number): Promise<HeldPages> {
  const held: Route[] = [];
  const waiting: ((route: Route) => void)[] = [];
  await page.route(url, (route) => {
    const next = waiting.shift();
    if (next) next(route);
    else held.push(route);
  });
  const shorten = async (route: Route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/limit=\d+/, `limit=${limit}`),
    });
  return {
    release: async () => {
      const route = held.shift() ?? (await new Promise<Route>((resolve) => waiting.push(resolve)));
      await shorten(route);
    },
    end: async () => {
      await page.unroute(url);
      await Promise.all(held.splice(0).map(async (route) => route.continue()));
    },
  };
}
