import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { type GitServer, serveRepositories } from "../../../runner/local/git-server.ts";
import { workerUrl } from "../../../runner/local/stack.ts";
import { Service } from "../../end-to-end/support/service.ts";
import { BROWSER_PATIENCE_MS, launchChromium } from "./chromium.ts";

/** Worker, runner and git host on this machine, and a browser. */
export interface ConsoleService {
  service: Service;
  browser: Browser;
  context: BrowserContext;
  origin: string;
  /** Of bare repositories, which the git host serves. */
  repositories: string;
  gitUrl: string;
  stop: () => Promise<void>;
}

export async function startConsole(): Promise<ConsoleService> {
  const service = await Service.prepare({ workerVariables: { LEASE_SECONDS: "60" } });
  const repositories = join(service.root, "repositories");
  let [browser, host]: [Browser?, GitServer?] = [];
  const stop = async () => {
    await Promise.all([browser?.close(), host?.close(), service.stop()]);
  };
  try {
    [browser, host] = await Promise.all([launchChromium(), serveRepositories(repositories), service.startWorker()]);
    await service.startRunner();
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    context.setDefaultTimeout(BROWSER_PATIENCE_MS);
    return { service, browser, context, origin: workerUrl(service.stack), repositories, gitUrl: host.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
