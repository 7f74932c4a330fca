import { createServer } from "node:http";
import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { z } from "zod";
import { workerUrl } from "../../runner/local/stack.ts";
import { executablePath, hasChromium, launchChromium } from "../browser/support/chromium.ts";
import { measureFirstView, PROFILE, type View } from "../browser/support/first-view.ts";
import { Service } from "../end-to-end/support/service.ts";
import { interleave, summarize } from "./support/measure.ts";
import { type Result, resultOf } from "./support/report.ts";
import type { Workspace } from "./support/workspace.ts";

const ROUNDS = 7;
const AIM_MS = 1_000;
const ACCOUNT = {
  org_name: "Bench",
  org_slug: "bench",
  email: "bench@example.com",
  password: "a long enough password",
};
const Registered = z.object({ token: z.string(), expires_at: z.string(), user: z.object({ id: z.string() }) });

/** The console's first view on the throttled profile, against a bare page of as many bytes that asks for as many responses in a row. */
export async function firstView(workspace: Workspace): Promise<Result[]> {
  if (!hasChromium) throw new Error(`The benchmark needs Chromium at ${executablePath} or in CHROMIUM_PATH.`);
  const service = await Service.prepare();
  workspace.defer(() => service.stop());
  await service.startWorker();
  const browser = await launchChromium();
  workspace.defer(() => browser.close());
  const origin = workerUrl(service.stack);
  const session = await makeSession(service);
  const base = "/console/o/bench/projects";
  const views: Record<string, View> = {
    "the login": { url: `${origin}/console/`, selector: "form" },
    "the projects": { url: `${origin}${base}`, selector: "li.card h2 a", session },
    "the projects with their figures": { url: `${origin}${base}`, selector: "li.card .gate", session },
    "a project": { url: `${origin}${base}/shop`, selector: "form", session },
    "the vulnerabilities": { url: `${origin}/console/o/bench/vulnerabilities`, selector: ".empty", session },
  };
  workspace.say(
    `${PROFILE.latencyMs} ms for each request, ${PROFILE.kilobitsPerSecond} kbit/s, processor slowed ${PROFILE.cpuFactor} times`,
  );
  const results: Result[] = [];
  for (const [name, view] of Object.entries(views)) results.push(...(await compare(workspace, browser, name, view)));
  return results;
}

async function compare(workspace: Workspace, browser: Browser, name: string, view: View): Promise<Result[]> {
  const { chain, bytes } = await measureFirstView(browser, view);
  const bare = { url: await serveBarePage(workspace, chain, bytes), selector: "h1" };
  const times = await interleave(
    ROUNDS,
    async () => (await measureFirstView(browser, view)).elapsedMs,
    async () => (await measureFirstView(browser, bare)).elapsedMs,
  );
  return [
    resultOf(`first view: ${name}`, summarize(times), "ms", { atMost: AIM_MS, of: "measured" }),
    { what: `  responses in a row: ${name}`, measured: chain, unit: "times" },
    { what: `  bytes: ${name}`, measured: bytes / 1_000, unit: "kB" },
  ];
}

/** A page and its script, and as many further responses one after the other as make `chain`; together `bytes` as sent. */
async function serveBarePage(workspace: Workspace, chain: number, bytes: number): Promise<string> {
  const calls = "await fetch('/data');".repeat(Math.max(0, chain - 2));
  const filler = randomBytes(Math.floor(bytes * 0.73)).toString("base64");
  const bodies: Record<string, readonly [type: string, body: string]> = {
    "/": ["text/html", `<!doctype html><title>bare</title><script type="module" src="/script.js"></script><p>`],
    "/script.js": [
      "text/javascript",
      `/* ${filler} */ ${calls} document.body.append(Object.assign(document.createElement("h1"), { textContent: "bare" }));`,
    ],
    "/data": ["application/json", "{}"],
  };
  const server = createServer((request, response) => {
    const [type, body] = bodies[request.url ?? ""] ?? ["text/plain", ""];
    const content = gzipSync(body);
    response.writeHead(200, { "content-type": type, "content-encoding": "gzip", "cache-control": "no-store" });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  workspace.defer(async () => server.close());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a server has that listens on a port
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** What the console keeps of a login. */
export async function makeSession(service: Service): Promise<string> {
  const registered = await service.call("POST", "/v1/auth/register", { body: ACCOUNT });
  const { token, expires_at: expiresAt, user } = Registered.parse(await registered.json());
  const body = { slug: "shop", name: "Shop", repo_url: "https://git.example.com/acme/shop" };
  await service.call("POST", "/v1/orgs/bench/projects", { token, body });
  const known = { id: user.id, email: ACCOUNT.email, role: "admin" };
  return JSON.stringify({ token, expiresAt, slug: "bench", user: known, mustChangePassword: false });
}
