import type { Browser } from "playwright-core";
import { BROWSER_PATIENCE_MS } from "./chromium.ts";

/** A mobile network and processor, as Lighthouse simulates them ("slow 4G"). */
export const PROFILE = { latencyMs: 150, kilobitsPerSecond: 1_638, cpuFactor: 4 };

/** Many times what a view takes on a busy machine. */
const MOST_MS = 45_000;

export interface View {
  url: string;
  /** What is in the document once the view can be used. */
  selector: string;
  /** JSON, for the tab's session. */
  session?: string;
}

export interface FirstView {
  /** From the start of the navigation. */
  elapsedMs: number;
  /** The most responses of which each was asked for only when the one before had arrived. */
  chain: number;
  /** As sent: headers and compressed bodies. */
  bytes: number;
  /** Without the icon, for which no view waits. */
  urls: string[];
}

/**
 * Opens the view in a browser without a cache, on the profile.
 * @throws Error with what the page shows if the view does not appear
 */
export async function measureFirstView(
  browser: Browser,
  view: View,
  { cpuFactor = PROFILE.cpuFactor } = {},
): Promise<FirstView> {
  const context = await browser.newContext();
  try {
    context.setDefaultTimeout(BROWSER_PATIENCE_MS);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const bytesPerSecond = (PROFILE.kilobitsPerSecond * 1_000) / 8;
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: PROFILE.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuFactor });
    const requests = new Map<string, { url: string; startS: number; endS: number }>();
    let bytes = 0;
    devtools.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
      requests.set(requestId, { url: request.url, startS: timestamp, endS: Infinity });
    });
    devtools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.endS = timestamp;
      bytes += encodedDataLength;
    });
    const observe = `() => {
      if (document.querySelector(${JSON.stringify(view.selector)})) performance.mark("first view");
    }`;
    const options = "{ childList: true, subtree: true }";
    await page.addInitScript(`new MutationObserver(${observe}).observe(document, ${options});`);
    if (view.session !== undefined) {
      await page.addInitScript(`sessionStorage.setItem("session", ${JSON.stringify(view.session)});`);
    }
    await page.goto(view.url, { waitUntil: "commit" });
    await page
      .locator(view.selector)
      .first()
      .waitFor({ timeout: MOST_MS })
      .catch(async (error: unknown) => {
        const missing = [...requests.values()].filter(({ endS }) => endS === Infinity).map(({ url }) => url);
        const shown = JSON.stringify(await page.locator("body").innerText());
        const message = `${view.url} shows ${shown}, not answered: ${missing.join(", ")}`;
        throw missing.length > 0 ? new Unanswered(message, { cause: error }) : new Error(message, { cause: error });
      });
    const elapsedMs: number = await page.evaluate(`performance.getEntriesByName("first view")[0].startTime`);
    const found = [...requests.values()].filter(({ url }) => !/^data:|favicon/.test(url));
    const endS = (found[0]?.startS ?? 0) + elapsedMs / 1_000;
    return {
      elapsedMs,
      chain: chainOf(found.filter((request) => request.endS <= endS)),
      bytes,
      urls: found.map(({ url }) => url),
    };
  } finally {
    await context.close();
  }
}

const ATTEMPTS = 3;

/** The view does not appear, and a request has no response. */
class Unanswered extends Error {}

/**
 * The first of up to three measurements whose chain is no longer than `chain`, or else the last: on a busy machine a request
 * starts later than the page could send it, or its response does not arrive. A view that does not appear although all has been
 * answered is an error at once.
 */
export async function measureChain(browser: Browser, view: View & { chain: number }): Promise<FirstView> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === ATTEMPTS;
    // What it asks for does not depend on the processor, which is slowed by work.
    const measured = await measureFirstView(browser, view, { cpuFactor: 1 }).catch((error: unknown) => {
      if (isLast || !(error instanceof Unanswered)) throw error;
      return undefined;
    });
    if (measured && (isLast || measured.chain <= view.chain)) return measured;
  }
}

function chainOf(requests: readonly { startS: number; endS: number }[]): number {
  let [chain, endS] = [0, -Infinity];
  for (const request of requests.toSorted((a, b) => a.endS - b.endS)) {
    if (request.startS < endS) continue;
    chain += 1;
    ({ endS } = request);
  }
  return chain;
}
