import type { BrowserContext, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { visibleText } from "../../worker/console/app/visible-text.ts";
import { executablePath, hasChromium } from "./support/chromium.ts";
import { ACCOUNT, ConsolePage, NO_FLAWS } from "./support/console-page.ts";
import { type ConsoleService, startConsole } from "./support/console-service.ts";
import { expectFiltersOfUrl } from "./support/filters.ts";
import { measureChain } from "./support/first-view.ts";
import { hostileSarif, manyResults, SHOWN_TITLE } from "./support/hostile-sarif.ts";
import { expectAllRows, expectKeysReachRow, listAllIds } from "./support/scroll-rows.ts";

const PROJECT = "/console/o/acme/projects/shop";
const ORGANIZATION = "/console/o/acme/organization";
const SECTIONS = ["users", "tokens", "audit", "endpoints", "usage", "account"];
/** Five pages of the list. */
const MANY = 2_300;
/** As sent, with headers. */
const FIRST_VIEW_BYTES = 60_000;
const Rows = z.array(z.object({ id: z.string() }));
const WebhookConfig = z.object({
  providers: z.array(z.object({ id: z.string(), path: z.string(), secret: z.string() })),
});

describe.skipIf(!hasChromium)(`the console in a browser (needs ${executablePath} or CHROMIUM_PATH)`, () => {
  let console: ConsoleService;
  let service: ConsoleService["service"];
  let context: BrowserContext;
  let origin: string;
  let cloneUrl: string;
  let branch: string;
  let tab: ConsolePage;

  beforeAll(async () => {
    console = await startConsole();
    ({ service, context, origin } = console);
    branch = await makeSampleRepository(console.repositories);
    cloneUrl = `${console.gitUrl}/demo.git`;
    tab = await ConsolePage.open(context, origin, "/");
  });
  afterAll(async () => console?.stop());

  const token = async (): Promise<string> => tab.page.evaluate(`JSON.parse(sessionStorage.getItem("session")).token`);

  async function listIds(path: string): Promise<string[]> {
    const response = await service.call("GET", `/v1/orgs/acme/${path}`, { token: await token() });
    return Rows.parse(await response.json()).map(({ id }) => id);
  }

  async function uploadSarif(name: string, content: string): Promise<void> {
    const file = { name, mimeType: "application/json", buffer: Buffer.from(content) };
    await tab.page.getByLabel("SARIF file").setInputFiles(file);
  }

  /** A tab with a project, whose requests for the gate wait. */
  async function openWithHeldRequests(): Promise<{ other: ConsolePage; held: Route[] }> {
    const other = await ConsolePage.open(context, origin, "/console/");
    await other.logIn();
    const held: Route[] = [];
    await other.page.route("**/gate", (route) => void held.push(route));
    await other.goto(PROJECT);
    return { other, held };
  }

  /** A tab, and the URLs that its next views ask the API for. */
  async function openWithCounter(): Promise<{ other: ConsolePage; asked: string[] }> {
    const other = await ConsolePage.open(context, origin, "/console/");
    await other.logIn();
    // Ends the requests of the view before.
    await other.page.goto("about:blank");
    const asked: string[] = [];
    other.page.on("request", (request) => request.url().includes("/v1/") && asked.push(request.url()));
    return { other, asked };
  }

  it("signs up and creates a project", async () => {
    const { page } = tab;
    expect(new URL(page.url()).pathname).toBe("/console/");
    expect(await tab.listAxeViolations()).toEqual([]);
    await page.getByRole("link", { name: "Sign up an organization" }).click();
    expect(await tab.listAxeViolations()).toEqual([]);
    await tab.fillIn({
      "Organization name": ACCOUNT.name,
      "Organization slug": ACCOUNT.org,
      Email: ACCOUNT.email,
      Password: ACCOUNT.password,
    });
    await tab.press("Sign up");
    await page.getByText("No projects yet").waitFor();
    await tab.photograph("empty-projects");
    for (const [name, path] of Object.entries({ vulnerabilities: "vulnerabilities", statistics: "organization" })) {
      expect(await tab.review(`empty-${name}`, `/console/o/acme/${path}`), name).toEqual(NO_FLAWS);
    }
    await tab.reset("/console/o/acme/projects");
    await tab.press("New project");
    expect(await tab.listAxeViolations()).toEqual([]);
    await tab.photograph("dialog-project");
    await tab.fillIn({ Name: "Shop", Slug: "shop", "Repository URL": cloneUrl });
    await tab.press("Create project");
    await expect.poll(() => new URL(page.url()).pathname).toBe(PROJECT);
    await page.getByText("No scans yet").waitFor();
    await tab.photograph("empty-project");
  });

  it("keeps the token in this tab's session alone", async () => {
    const { page } = tab;
    const stored: string[] = await page.evaluate(
      "[JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]",
    );
    expect(stored[0]).toBe("{}");
    expect(stored[1]).toContain(await token());
    expect(stored[2]).toBe("");
    expect(page.url()).not.toContain(await token());
    const other = await ConsolePage.open(context, origin, PROJECT);
    await other.logIn();
    await other.page.getByRole("heading", { name: "Scan a branch" }).waitFor();
    await other.press("Log out");
    await other.page.getByText("You are logged out.").waitFor();
    await other.page.close();
    await page.reload();
    await page.getByRole("heading", { name: "Scan a branch" }).waitFor();
  });

  it("keeps a session when a request of the session before is refused after it", async () => {
    const { other, held } = await openWithHeldRequests();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await other.press("Log out");
    await other.page.getByText("You are logged out.").waitFor();
    await other.logIn();
    const refused = other.page.waitForResponse((response) => response.status() === 401);
    for (const route of held) await route.continue();
    await (await refused).finished();
    await other.page.unroute("**/gate");
    await other.page.reload();
    await other.page.getByRole("heading", { name: "Scan a branch" }).waitFor();
    await other.page.close();
  });

  it("says that the user has logged out when a refusal is read after it", async () => {
    const { other, held } = await openWithHeldRequests();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await other.page.evaluate(`{
      const read = Response.prototype.text;
      Response.prototype.text = async function () {
        if (this.status === 401) globalThis.readsRefusal = true;
        while (this.status === 401 && sessionStorage.length > 0) await new Promise((go) => setTimeout(go, 10));
        return read.call(this);
      };
    }`);
    await other.page.route("**/logout", async (route) => {
      const response = await route.fetch();
      for (const request of held) await request.continue();
      // Chromium need not end a request whose body nobody has read, nor call back a page that is behind another one.
      await expect.poll(() => other.page.evaluate("globalThis.readsRefusal === true")).toBe(true);
      await route.fulfill({ response });
    });
    await other.press("Log out");
    await other.page.getByText("You are logged out.").waitFor();
    await other.page.waitForTimeout(100);
    expect(await other.page.getByText("You are logged out.").count()).toBe(1);
    await other.page.close();
  });

  it("shows the progress of a scan while it runs", async () => {
    const { page } = tab;
    await tab.press("Start scan");
    await page.getByText(/Waits for a runner …|A runner works on it …/).waitFor();
    await tab.photograph("progress");
    await page.getByText(/The scanner flow finished with \d+ findings/).waitFor({ timeout: 120_000 });
    await page.locator(".status.completed").waitFor({ timeout: 120_000 });
    await tab.settle();
    expect(await page.getByRole("cell", { name: "config/production.env:2" }).count()).toBe(1);
  });

  it("dismisses a vulnerability by the keyboard, and it stays dismissed after the next push", async () => {
    const { page } = tab;
    await tab.goto("/console/o/acme/vulnerabilities?severity=critical&q=SQL");
    await page.getByText("1 vulnerability").waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog").getByText("select or deselect").waitFor();
    await tab.photograph("dialog-keys");
    for (const key of ["Escape", "j", "x"]) await page.keyboard.press(key);
    await page.getByText("1 selected").waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog").getByText("select or deselect").waitFor();
    // The next key may come before the browser reports that the dialog is closed.
    const closeAndPress = async (key: string) =>
      page.evaluate(`
        document.querySelector("dialog").close();
        dispatchEvent(new KeyboardEvent("keydown", { key: "${key}" }));
      `);
    await closeAndPress("?");
    await page.getByRole("dialog").getByText("select or deselect").waitFor();
    await closeAndPress("d");
    await page.getByLabel("Reason").waitFor();
    await tab.photograph("dialog-decision");
    await page.getByLabel("Reason").selectOption("used_in_tests");
    await tab.fillIn({ Comment: "A sample." });
    await tab.press("Save decision");
    await page.getByText("1 changed").waitFor();

    const config = await service.call("GET", "/v1/orgs/acme/webhook-config", { token: await token() });
    const { providers } = WebhookConfig.parse(await config.json());
    const hook = providers.find(({ id }) => id === "hosted-l");
    const repository = { git_http_url: cloneUrl, homepage: cloneUrl.replace(/\.git$/, "") };
    const push = {
      object_kind: "push",
      ref: `refs/heads/${branch}`,
      after: "a".repeat(40),
      project: repository,
      repository,
    };
    const headers = { "x-hosted-l-event": "Push Hook", "x-hosted-l-token": hook?.secret ?? "" };
    const delivered = await service.deliver(hook?.path ?? "", JSON.stringify(push), headers);
    expect(delivered).toMatchObject({ status: "accepted" });
    await tab.goto(`${PROJECT}/scans/${delivered.scans?.[0]}`);
    await page.locator(".status.completed").waitFor({ timeout: 120_000 });

    await tab.goto("/console/o/acme/vulnerabilities?triage=dismissed");
    await page.getByText("1 vulnerability").waitFor();
    await page.getByRole("link", { name: /^SQL injection/ }).click();
    await page.getByText("Findings in 2 scans").waitFor();
    await page.getByText("A sample.").first().waitFor();
    await page.getByText("Data flow in").waitFor();
  });

  it("has all filters in the URL", async () => expectFiltersOfUrl(tab));

  it("shows what a hostile repository contains as text", async () => {
    const { page } = tab;
    await tab.goto(PROJECT);
    const file = `new File([${JSON.stringify(hostileSarif())}], "hostile.sarif")`;
    const dataTransfer = await page.evaluateHandle(
      `(() => { const dropped = new DataTransfer(); dropped.items.add(${file}); return dropped; })()`,
    );
    await page.locator(".drop").dispatchEvent("drop", { dataTransfer });
    await page.getByText("2 results: 2 stored, 0 updated").waitFor();
    await tab.photograph("receipt");
    await page.getByRole("link", { name: "Open the scan" }).click();
    await page.getByRole("cell", { name: /^Title/ }).waitFor();
    expect(await page.getByRole("cell", { name: /^Title/ }).textContent()).toBe(SHOWN_TITLE);
    await tab.goto("/console/o/acme/vulnerabilities?q=Title");
    expect(await page.getByRole("link", { name: /^Title/ }).textContent()).toBe(SHOWN_TITLE);
    await page.getByRole("link", { name: /^Title/ }).click();
    await page.getByText("Findings in 1 scan").waitFor();
    await tab.settle();
    expect(await page.locator("main img, main script, main style, main a[href^='javascript']").count()).toBe(0);
    const text = (await page.locator("main").textContent()) ?? "";
    expect(visibleText(text, { lines: true })).toBe(text);
    const width: number = await page.evaluate("document.documentElement.scrollWidth");
    expect(width).toBe(1280);
    expect(await tab.listAxeViolations()).toEqual([]);
    await tab.goto("/console/o/acme/vulnerabilities?q=Long");
    await page.getByText("1 vulnerability").waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(1280);
    expect(tab.complaints).toEqual([]);
  });

  it("shows a failure of the service with its request id, and goes on after it", async () => {
    const { page } = tab;
    const error = { error: "internal_error", message: "The service failed." };
    await page.route("**/stats?**", async (route) =>
      route.fulfill({ status: 500, json: error, headers: { "X-Request-Id": "request-17" } }),
    );
    await tab.goto("/console/o/acme/organization");
    await page.getByText("The service failed.").waitFor();
    await page.getByText("request-17").waitFor();
    await tab.photograph("error");
    await page.unroute("**/stats?**");
    await page.route("**/stats?**", async (route) => route.abort());
    await tab.press("Try again");
    await page.getByText("The service cannot be reached.").waitFor();
    await page.unroute("**/stats?**");
    await tab.press("Try again");
    await page.getByText(/\d+ open and 1 dismissed vulnerabilities/).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("asks for a new login when the session is lost, and comes back to the same view", async () => {
    const { page } = tab;
    await service.call("POST", "/v1/orgs/acme/auth/logout", { token: await token() });
    await tab.goto(`${PROJECT}?tab=settings`);
    await page.getByText("Your session has ended.").waitFor();
    await tab.photograph("lost-session");
    expect(await page.evaluate("sessionStorage.length")).toBe(0);
    await tab.logIn();
    await page.getByRole("heading", { name: "Retention" }).waitFor();
    expect(page.url()).toBe(`${origin}${PROJECT}?tab=settings`);
  });

  it("makes a user with a temporary password choose another one", async () => {
    await tab.goto("/console/o/acme/organization?tab=users");
    await tab.fillIn({ Email: "grace@acme.example", Password: "a password of her own" });
    await tab.press("Create user");
    await tab.press("Edit grace@acme.example");
    await tab.fillIn({ "Temporary password": "temporary password" });
    await tab.press("Set a temporary password");
    // It is closed when the password is set.
    await tab.page.getByRole("dialog").waitFor({ state: "hidden" });
    const other = await ConsolePage.open(context, origin, PROJECT);
    const account = { "Organization slug": "acme", Email: "grace@acme.example", Password: "temporary password" };
    await other.fillIn(account);
    await other.press("Log in");
    await other.page.getByText("An admin has set a temporary password for you.").waitFor();
    await other.fillIn({ "Current password": "temporary password", "New password": "another of her own" });
    await other.press("Change password");
    await other.page.getByRole("heading", { name: "Scan a branch" }).waitFor();
    expect(other.complaints).toEqual([]);
    await other.page.close();
  });

  it("has no view in which axe finds something, light or dark, wide or narrow", async () => {
    const [scan] = await listIds("projects/shop/scans?limit=1&scanner_type=push");
    const [vulnerability] = await listIds("vulnerabilities?triage=dismissed");
    const views: Record<string, string> = {
      projects: "/console/o/acme/projects",
      project: PROJECT,
      branches: `${PROJECT}?tab=branches`,
      webhooks: `${PROJECT}?tab=webhooks`,
      settings: `${PROJECT}?tab=settings`,
      scan: `${PROJECT}/scans/${scan}`,
      vulnerabilities: "/console/o/acme/vulnerabilities?severity=critical&severity=high&branch=main",
      vulnerability: `${PROJECT}/vulnerabilities/${vulnerability}`,
      compare: `${PROJECT}/compare`,
      statistics: ORGANIZATION,
      ...Object.fromEntries(SECTIONS.map((name) => [name, `${ORGANIZATION}?tab=${name}`])),
      "not-found": "/console/o/acme/nothing",
    };
    for (const [name, path] of Object.entries(views)) expect(await tab.review(name, path), name).toEqual(NO_FLAWS);
    const other = await ConsolePage.open(context, origin);
    for (const [name, path] of Object.entries({ login: "/console/", register: "/console/register" })) {
      expect(await other.review(name, path), name).toEqual(NO_FLAWS);
    }
    await other.page.close();
  });

  // After all else, because every view of the organization takes longer with so many rows.
  it("scrolls through thousands of rows and back, without gaps and repetitions, and keeps the document small", async () => {
    await tab.goto(PROJECT);
    await uploadSarif("many.sarif", manyResults(MANY));
    await tab.page.getByText(`${MANY} results: ${MANY} stored`).waitFor({ timeout: 120_000 });
    const list = `/console/o/acme/vulnerabilities?scanner=many`;
    const first = "/v1/orgs/acme/vulnerabilities?scanner=many&sort=severity&limit=1000";
    const ids = await listAllIds(service, first, await token());
    expect(ids).toHaveLength(MANY);
    await expectAllRows(tab, list, ids);
    await expectKeysReachRow(tab, list, ids);
  });

  it("asks for everything that a first view needs as early as it can, and for nothing twice", async () => {
    const session: string = await tab.page.evaluate(`sessionStorage.getItem("session")`);
    const views = {
      login: { url: `${origin}/console/`, selector: "form", chain: 2 },
      projects: { url: `${origin}/console/o/acme/projects`, selector: "li.card h2 a", session, chain: 3 },
      project: { url: `${origin}${PROJECT}`, selector: "form", session, chain: 3 },
      settings: { url: `${origin}${PROJECT}?tab=settings`, selector: "form", session, chain: 3 },
      vulnerabilities: { url: `${origin}/console/o/acme/vulnerabilities`, selector: "[role=row] a", session, chain: 3 },
      statistics: { url: `${origin}/console/o/acme/organization`, selector: "table", session, chain: 3 },
    };
    for (const [name, view] of Object.entries(views)) {
      const measured = await measureChain(console.browser, view);
      const { chain, bytes, urls } = measured;
      expect(chain, name).toBeLessThanOrEqual(view.chain);
      expect(bytes, name).toBeLessThanOrEqual(FIRST_VIEW_BYTES);
      expect(repeated(urls), name).toEqual([]);
    }
  });

  it("asks for nothing twice when the service answers late", async () => {
    const { other, asked } = await openWithCounter();
    const late = other.page.waitForRequest("**/secondary-views-*.js");
    await other.page.route(`**/v1/orgs/acme/projects/shop`, async (route) => {
      await late;
      await route.continue();
    });
    const listed = other.page.waitForResponse("**/projects/shop/scans?**");
    await other.goto(PROJECT);
    await listed;
    expect(asked).toHaveLength(5);
    expect(repeated(asked)).toEqual([]);
    await other.page.close();
  });

  it("keeps the settings as they are, with what is typed, when the figures of the project arrive late", async () => {
    const { other, asked } = await openWithCounter();
    const held: Route[] = [];
    await other.page.route("**/stats?**", (route) => void held.push(route));
    await other.page.goto(`${origin}${PROJECT}?tab=settings`);
    await other.page.getByRole("heading", { name: "Retention" }).waitFor();
    await other.fillIn({ Name: "Typed" });
    await expect.poll(() => held.length).toBe(1);
    for (const route of held) await route.continue();
    await other.page.getByRole("region", { name: "Vulnerabilities and gate" }).locator("svg").waitFor();
    expect(await other.page.getByLabel("Name", { exact: true }).inputValue()).toBe("Typed");
    expect(repeated(asked)).toEqual([]);
    await other.page.close();
  });

  it("loads nothing from elsewhere and breaks no policy", () => {
    expect([...tab.origins]).toEqual([origin]);
    expect(tab.complaints.filter((text) => !text.includes("ERR_FAILED"))).toEqual([]);
  });
});

function repeated(urls: readonly string[]): string[] {
  return urls.filter((url, index) => urls.indexOf(url) !== index);
}
