import type { Browser } from "playwright-core";
import { z } from "zod";
import { workerUrl } from "../../runner/local/stack.ts";
import { executablePath, hasChromium, launchChromium } from "../browser/support/chromium.ts";
import { manyResults } from "../browser/support/hostile-sarif.ts";
import { scrollRows } from "../browser/support/scroll-rows.ts";
import { Service } from "../end-to-end/support/service.ts";
import { makeSession } from "./console.ts";
import { interleave, summarize } from "./support/measure.ts";
import { type Result, resultOf } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const ROUNDS = 3;
const [MANY, FEW] = [10_000, 1_000];
const SCANS = "/v1/orgs/bench/projects/shop/scans";
const Session = z.object({ token: z.string() });
const Scan = z.object({ id: z.string() });

/** What the browser computes for each row while a list is loaded page by page and scrolled to its end and back. */
export async function scrollThroughRows(workspace: Workspace): Promise<Result[]> {
  if (!hasChromium) throw new Error(`The benchmark needs Chromium at ${executablePath} or in CHROMIUM_PATH.`);
  const service = await Service.prepare();
  workspace.defer(() => service.stop());
  await service.startWorker();
  const browser = await launchChromium();
  workspace.defer(() => browser.close());
  const session = await makeSession(service);
  const { token } = Session.parse(JSON.parse(session));
  await upload(service, token, "many", MANY);
  await upload(service, token, "few", FEW);
  const origin = workerUrl(service.stack);
  const times = await interleave(
    ROUNDS,
    async () => (await scroll(browser, `${origin}/console/o/bench/vulnerabilities?scanner=many`, session)) / MANY,
    async () => (await scroll(browser, `${origin}/console/o/bench/vulnerabilities?scanner=few`, session)) / FEW,
  );
  return [resultOf(`each of ${MANY} rows, against ${FEW}`, summarize(times), "µs", { atMost: 1.5 })];
}

/** @returns what the page's main thread has computed, in µs. */
async function scroll(browser: Browser, url: string, session: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 3_000 } });
  try {
    await page.addInitScript(`sessionStorage.setItem("session", ${JSON.stringify(session)});`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    await page.goto(url);
    await page.locator("[role=row] a").first().waitFor();
    const measure = async (): Promise<number> => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000_000;
    };
    const before = await measure();
    await scrollRows(page, "down");
    await scrollRows(page, "up");
    return (await measure()) - before;
  } finally {
    await page.close();
  }
}

async function upload(service: Service, token: string, tool: string, count: number): Promise<void> {
  const body = { scanner_type: "sarif", target_ref: "main" };
  const { id } = Scan.parse(await (await service.call("POST", SCANS, { token, body })).json());
  const response = await fetch(`${workerUrl(service.stack)}${SCANS}/${id}/sarif`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/sarif+json" },
    body: manyResults(count, tool),
  });
  if (!response.ok) throw new Error(await response.text());
  await service.call("PATCH", `${SCANS}/${id}`, { token, body: { status: "completed" } });
}
