import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { z } from "zod";
import type { Service } from "../../end-to-end/support/service.ts";
import type { ConsolePage } from "./console-page.ts";

const [FIRST_PAGE, LATER_PAGE] = [200, 1_000];
/** Of the document, in a window of 3,000 px. The rows of the list would be more than 40,000. */
const MOST_NODES = 2_500;

const Rows = z.array(z.object({ id: z.string() }));
const Scrolled = z.object({
  /** Of all rows that were shown, by their position in the table, whose head is the first. */
  ids: z.record(z.string(), z.string()),
  /** Rows whose position or id changed while they were scrolled. */
  moved: z.number(),
  mostNodes: z.number(),
  /** Frames whose window had a place without a row although the rows were loaded. */
  gaps: z.number(),
});
type Scrolled = z.infer<typeof Scrolled>;

/**
 * Scrolls the list by nine tenths of the window per step, until nothing is left in this direction and nothing is being loaded.
 * A frame is drawn between two steps, after which the rows of the window must be there.
 */
export async function scrollRows(page: Page, direction: "down" | "up"): Promise<Scrolled> {
  const step = direction === "down" ? 0.9 : -0.9;
  return Scrolled.parse(
    await page.evaluate(`(async () => {
      const found = { ids: {}, moved: 0, mostNodes: 0, gaps: 0 };
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const look = () => {
        found.mostNodes = Math.max(found.mostNodes, document.querySelectorAll("*").length);
        const { top, bottom } = document.querySelector(".frame").getBoundingClientRect();
        let [from, to] = [Infinity, -Infinity];
        for (const row of document.querySelectorAll(".frame > [role=row]")) {
          const box = row.getBoundingClientRect();
          [from, to] = [Math.min(from, box.top), Math.max(to, box.bottom)];
          const index = row.getAttribute("aria-rowindex");
          const id = row.querySelector("a")?.id.slice("row-".length);
          if (id === undefined) continue;
          if (found.ids[index] !== undefined && found.ids[index] !== id) found.moved += 1;
          found.ids[index] = id;
        }
        if (from > Math.max(top, 0) + 1 || to < Math.min(bottom, innerHeight) - 1) found.gaps += 1;
      };
      look();
      for (let still = 0; still < 3; ) {
        const before = scrollY;
        scrollBy(0, innerHeight * ${step});
        await frame();
        look();
        const loading = document.querySelector("main .spinner") !== null;
        still = scrollY === before && !loading ? still + 1 : 0;
      }
      return found;
    })()`),
  );
}

/** The ids of all rows of the API's list whose first page has this URL. */
export async function listAllIds(service: Service, first: string, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | undefined = first; next !== undefined;) {
    const response: Response = await service.call("GET", next, { token });
    ids.push(...Rows.parse(await response.json()).map(({ id }) => id));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
  }
  return ids;
}

/** Scrolls through the list of a view and back: each of `ids` is shown at its place, and each page is asked for once. */
export async function expectAllRows(tab: ConsolePage, path: string, ids: readonly string[]): Promise<void> {
  const { page } = tab;
  const cursors: (string | null)[] = [];
  const record = (request: Request): void => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/v1/") && pathname.endsWith("/vulnerabilities")) cursors.push(searchParams.get("cursor"));
  };
  // No frames are drawn in a tab in the background.
  await page.bringToFront();
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ ...size, height: 3_000 });
  page.on("request", record);
  await tab.goto(path);
  await page.getByText(`${ids.length} vulnerabilities`).waitFor();
  await page.locator("[role=row] a").first().waitFor();
  const down = await scrollRows(page, "down");
  const up = await scrollRows(page, "up");
  page.off("request", record);
  const inOrder = Object.fromEntries(ids.map((id, n) => [`${n + 2}`, id]));
  expect(down).toEqual({ ids: inOrder, moved: 0, gaps: 0, mostNodes: expect.any(Number) });
  expect(up).toEqual({ ...down, mostNodes: expect.any(Number) });
  expect(Math.max(down.mostNodes, up.mostNodes)).toBeLessThan(MOST_NODES);
  expect(cursors).toHaveLength(1 + Math.ceil((ids.length - FIRST_PAGE) / LATER_PAGE));
  expect(new Set(cursors).size).toBe(cursors.length);
  await page.getByRole("button", { name: `Select the ${ids.length} loaded` }).click();
  await page.getByText(`${ids.length} selected`).waitFor();
  await page.setViewportSize(size);
}

/** Goes by `j` beyond the first page, back by `k`, and opens the row by Enter. */
export async function expectKeysReachRow(tab: ConsolePage, path: string, ids: readonly string[]): Promise<void> {
  const { page } = tab;
  await tab.goto(path);
  await page.locator("[role=row] a").first().waitFor();
  const current = page.locator(".row.current");
  const position = async () => Number((await current.count()) && (await current.getAttribute("aria-rowindex"))) - 1;
  // Several times, because nothing happens at the end of what is loaded.
  for (let left = FIRST_PAGE + 10; left > 0; left = FIRST_PAGE + 10 - (await position())) {
    for (let n = 0; n < left; n += 1) await page.keyboard.press("j");
  }
  for (let n = 0; n < 5; n += 1) await page.keyboard.press("k");
  const index = FIRST_PAGE + 4;
  await expect.poll(position).toBe(index + 1);
  // The row is focused after it is rendered.
  await expect.poll(async () => page.evaluate("document.activeElement.id")).toBe(`row-${ids[index]}`);
  await page.keyboard.press("Enter");
  await page.getByText("Findings in 1 scan").waitFor();
  expect(page.url()).toContain(ids[index]);
}
