import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { visibleText } from "../../worker/console/app/visible-text.ts";
import { executablePath, hasChromium } from "./support/chromium.ts";
import { ACCOUNT, ConsolePage } from "./support/console-page.ts";
import { type ConsoleService, startConsole } from "./support/console-service.ts";
import { HARMFUL, HOSTILE_NAMES, makeHostileRepository } from "./support/hostile-repository.ts";
import { exportAuditLog, setMembersAndCommitStatuses } from "./support/administration.ts";
import { holdPages } from "./support/held-pages.ts";
import { hostileSarif } from "./support/hostile-sarif.ts";

const PROJECT = "/console/o/acme/projects/hostile";
const ORGANIZATION = "/console/o/acme/organization";
const LIST = "/console/o/acme/vulnerabilities?project=hostile";
const Registered = z.object({ token: z.string() });
const WebhookConfig = z.object({
  providers: z.array(z.object({ id: z.string(), path: z.string(), secret: z.string() })),
});
const VIEWER = { org: "acme", email: "vera@acme.example", password: "only looks at things" };

describe.skipIf(!hasChromium)(`administration in a browser (needs ${executablePath} or CHROMIUM_PATH)`, () => {
  let console: ConsoleService;
  let tab: ConsolePage;
  let token: string;

  beforeAll(async () => {
    console = await startConsole();
    const { service, repositories, gitUrl, context, origin } = console;
    await makeHostileRepository(repositories);
    const body = { org_name: ACCOUNT.name, org_slug: ACCOUNT.org, email: ACCOUNT.email, password: ACCOUNT.password };
    ({ token } = Registered.parse(await (await service.call("POST", "/v1/auth/register", { body })).json()));
    const project = { slug: "hostile", name: `Hostile <img src=x onerror="alert(0)">`, repo_url: `${gitUrl}/demo.git` };
    await service.call("POST", "/v1/orgs/acme/projects", { token, body: project });
    const { org: _, ...viewer } = VIEWER;
    await service.call("POST", "/v1/orgs/acme/users", { token, body: { ...viewer, role: "viewer" } });
    tab = await ConsolePage.open(context, origin, PROJECT);
    await tab.logIn();
  });
  afterAll(async () => console?.stop());

  /** Runs nothing, and shows all that is there, in the width of the window. */
  async function expectHarmless(): Promise<string> {
    await tab.settle();
    const main = tab.page.locator("main");
    const text = (await main.textContent()) ?? "";
    expect(visibleText(text, { lines: true })).toBe(text);
    expect(await main.locator(HARMFUL).count()).toBe(0);
    expect(await tab.page.evaluate("document.documentElement.scrollWidth")).toBe(1280);
    expect(tab.complaints).toEqual([]);
    return text;
  }

  it("shows a scanned hostile repository as text: markup, bidirectional overrides, escape sequences, long lines", async () => {
    await tab.press("Start scan");
    await tab.page.locator(".status.completed").waitFor({ timeout: 120_000 });
    await tab.page.getByRole("cell", { name: "long.js" }).first().waitFor();
    const scan = await expectHarmless();
    for (const name of HOSTILE_NAMES) expect(scan).toContain(visibleText(name));
    expect(scan).toContain("long.js");
    await tab.goto(LIST);
    await tab.page.getByText(/^\d+ vulnerabilit/).waitFor();
    expect(await expectHarmless()).toContain(visibleText(HOSTILE_NAMES[1]));
    await tab.photograph("hostile-list");
    await tab.page.locator("[role=row] a").first().waitFor();
    const paths = z
      .array(z.string())
      .parse(await tab.page.evaluate("[...document.querySelectorAll('[role=row] a')].map((one) => one.pathname)"));
    expect(paths.length).toBeGreaterThan(HOSTILE_NAMES.length);
    let shown = "";
    for (const path of paths) {
      await tab.goto(path);
      await tab.page.getByText(/^Findings in/).waitFor();
      shown += await expectHarmless();
    }
    expect(shown).toContain(`<script>alert(2)</script>`);
    expect(shown).toContain(String.raw`\u202E\u2066`);
    expect(shown).toContain(String.raw`\u001B[31mred`);
    expect(await tab.listAxeViolations()).toEqual([]);
    await tab.photograph("hostile-vulnerability");
  });

  it("shows the help of an uploaded tool's rule on request, as text", async () => {
    await tab.goto(PROJECT);
    const file = { name: "hostile.sarif", mimeType: "application/json", buffer: Buffer.from(hostileSarif()) };
    await tab.page.getByLabel("SARIF file").setInputFiles(file);
    await tab.page.getByText("2 results: 2 stored, 0 updated").waitFor();
    await tab.goto(`${LIST}&q=Title`);
    await tab.page.getByRole("link", { name: /^Title/ }).click();
    await tab.press("Load the tool's help on this rule");
    await tab.page.getByText("[click](javascript:alert(3))").waitFor();
    await expectHarmless();
  });

  it("loses nothing when the worker is killed: neither a scan nor what was filled in", async () => {
    const { service, context, origin } = console;
    await tab.page.getByLabel("Decision").selectOption("confirmed");
    await tab.fillIn({ Comment: "Look at this." });
    await tab.page.getByLabel("Assignee").selectOption({ label: ACCOUNT.email });
    await tab.page.getByLabel("Severity").selectOption("low");
    const scanning = await ConsolePage.open(context, origin, PROJECT);
    await scanning.logIn();
    await scanning.press("Start scan");
    await scanning.page.getByText(/Waits for a runner …|A runner works on it …/).waitFor();
    await service.worker?.kill();
    await scanning.page.getByText("The service cannot be reached.").waitFor();
    await scanning.page.getByRole("heading", { name: "Events" }).waitFor();
    await tab.page.bringToFront();
    await tab.press("Save decision");
    await tab.page.getByText("The service cannot be reached.").waitFor();
    expect(await tab.page.getByLabel("Comment", { exact: true }).inputValue()).toBe("Look at this.");
    await service.startWorker();
    await tab.press("Save decision");
    await tab.page.getByText(`Assigned to ${ACCOUNT.email}`).waitFor();
    expect(await tab.page.locator("h2 .severity").textContent()).toBe("low");
    await scanning.page.bringToFront();
    const sweeping = setInterval(() => void service.sweep(), 1_000);
    try {
      await scanning.page.locator(".status.completed").waitFor({ timeout: 120_000 });
    } finally {
      clearInterval(sweeping);
    }
    expect(await scanning.page.getByRole("alert").count()).toBe(0);
    await scanning.page.close();
  });

  it("clears what a decision has set, in another tab", async () => {
    const { origin } = console;
    const other = await ConsolePage.open(console.context, origin, new URL(tab.page.url()).pathname);
    await other.logIn();
    await other.page.getByText("Look at this.").first().waitFor();
    await other.page.getByLabel("Assignee").selectOption("Nobody");
    await other.page.getByLabel("Severity").selectOption("As reported");
    await other.page.getByLabel("Remove the comment").check();
    await other.press("Save decision");
    await other.page.getByText(`Assigned to`).waitFor({ state: "detached" });
    expect(await other.page.locator("h2 .severity").textContent()).toBe("high");
    expect(other.complaints).toEqual([]);
    await other.page.close();
  });

  it("sets the schedule, rotates the webhook secrets, and stores and deletes a host's signing token", async () => {
    await tab.goto(`${PROJECT}?tab=settings`);
    await tab.page.getByLabel("Schedule").selectOption("weekly");
    await tab.press("Save the schedule");
    await expect
      .poll(async () => tab.page.getByText(/^in \d+ (hours|days)|^tomorrow|^next week/).count())
      .toBeGreaterThan(0);
    await tab.goto(`${PROJECT}?tab=webhooks`);
    await tab.fillIn({ "Hours that the previous secrets stay valid": "2" });
    await tab.press("Rotate the secrets");
    await tab.page.getByRole("cell", { name: "previous" }).waitFor();
    await tab.fillIn({ Name: "host", Token: "whsec_bm90IGEgc2VjcmV0LCBub3QgYSBzZWNyZXQ=" });
    await tab.press("Store a token");
    await tab.press("Delete host");
    await tab.page.getByText("No token of a host is stored.").waitFor();
    expect(await tab.listAxeViolations()).toEqual([]);
  });

  it("limits a project to members, and sets its commit statuses", async () => {
    await setMembersAndCommitStatuses(tab, `${PROJECT}?tab=settings`, VIEWER.email);
    expect(await tab.listAxeViolations()).toEqual([]);
  });

  it("shows where a repository has moved to, as text, until its URL is set", async () => {
    const { service, gitUrl } = console;
    const response = await service.call("GET", "/v1/orgs/acme/webhook-config", { token });
    const { providers } = WebhookConfig.parse(await response.json());
    const { path = "", secret = "" } = providers.find(({ id }) => id === "hosted-g") ?? {};
    const body = JSON.stringify({
      action: "renamed",
      changes: { repository: { name: { from: "demo" } } },
      repository: { name: "moved", full_name: "moved", clone_url: `${gitUrl}/moved.git`, html_url: `${gitUrl}/moved` },
    });
    const signature = createHmac("sha256", secret).update(body).digest("hex");
    const headers = { "x-hosted-g-event": "repository", "x-hub-signature-256": `sha256=${signature}` };
    await service.deliver(path, body, headers);
    await tab.goto(PROJECT);
    const notice = tab.page.getByText("has moved to");
    await notice.waitFor();
    expect(await notice.textContent()).toContain(`${gitUrl}/moved.git`);
    expect(await tab.listAxeViolations()).toEqual([]);
    await tab.page.getByRole("status").getByRole("link", { name: "Settings" }).click();
    await tab.fillIn({ "Repository URL": `${gitUrl}/demo.git` });
    const form = tab.page.locator("form", { has: tab.page.getByLabel("Repository URL") });
    await form.getByRole("button", { name: "Save" }).click();
    await expect.poll(async () => notice.count()).toBe(0);
  });

  it("creates, tests, changes and deletes a webhook endpoint, and delivers again", async () => {
    const { page } = tab;
    const url = "https://hooks.example.com/vulnerabilities";
    await tab.goto(`${ORGANIZATION}?tab=endpoints`);
    await page.getByText("No webhook endpoints yet").waitFor();
    expect(await tab.listAxeViolations()).toEqual([]);
    await tab.fillIn({ URL: url, Projects: "hostile" });
    await page.getByLabel("scan.completed").check();
    await tab.press("Create webhook endpoint");
    await page.getByText("Copy the secret now").waitFor();
    const secret = (await page.locator(".card[role=status] code").textContent()) ?? "";
    await tab.press(`Rotate secret: ${url}`);
    await expect.poll(async () => page.locator(".card[role=status] code").textContent()).not.toBe(secret);
    await tab.press(`Send a test: ${url}`);
    await page.getByText("The test is queued").waitFor();
    await tab.press(`Deliveries: ${url}`);
    await page
      .getByRole("button", { name: /^Redeliver/ })
      .first()
      .click();
    await expect.poll(async () => page.getByRole("button", { name: /^Redeliver/ }).count()).toBeGreaterThan(0);
    expect(await tab.listAxeViolations()).toEqual([]);
    expect(await page.getByRole("dialog").getByRole("alert").count()).toBe(0);
    await tab.press("Close");
    await tab.press(`Edit: ${url}`);
    await page.getByRole("dialog").getByLabel("State").selectOption("disabled");
    await tab.press("Save");
    await page.getByText("disabled: requested").waitFor();
    await tab.press(`Edit: ${url}`);
    await tab.press("Delete the endpoint");
    await page.getByText("No webhook endpoints yet").waitFor();
  });

  it("exports the filtered audit log, up to where it is stopped", async () => {
    await tab.goto(`${ORGANIZATION}?tab=audit&action=createProject`);
    expect(await exportAuditLog(tab, async () => undefined)).toMatchObject([{ action: "createProject" }]);
    await tab.page.getByText("1 entry exported.").waitFor();
    await tab.goto(`${ORGANIZATION}?tab=audit`);
    await tab.settle();
    const pages = await holdPages(tab.page, "**/audit-log?**", 2);
    const exported = exportAuditLog(tab, async () => {
      await pages.release();
      await tab.page.getByText("Exporting: 2 entries so far …").waitFor();
      await tab.press("Stop");
      await pages.release();
    });
    expect(await exported).toHaveLength(4);
    await tab.page.getByText("Stopped: the newest 4 entries exported.").waitFor();
    await pages.end();
  });

  it("lists the branches of older scans on request", async () => {
    const { page } = tab;
    const body = { scanner_type: "client", target_ref: "release/1" };
    await console.service.call("POST", "/v1/orgs/acme/projects/hostile/scans", { token, body });
    await tab.goto(`${PROJECT}?tab=settings`);
    await tab.settle();
    const pages = await holdPages(page, "**/scans?**", 1);
    await page.getByRole("link", { name: "Branches", exact: true }).click();
    await pages.release();
    await page.getByRole("link", { name: "release/1", exact: true }).waitFor();
    await page.getByText("These are the branches of the newest 1 scan.").waitFor();
    await pages.end();
    await tab.press("Show more");
    await page.getByRole("link", { name: "main", exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Show more" }).count()).toBe(0);
  });

  it("moves the focus to the heading of a new view, and animates nothing if asked not to", async () => {
    const { page } = tab;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await tab.goto("/console/o/acme/projects");
    await page.getByRole("link", { name: "Vulnerabilities", exact: true }).click();
    await expect.poll(async () => page.evaluate("document.activeElement.textContent")).toBe("Vulnerabilities");
    await page.route("**/v1/**/vulnerabilities?**", () => undefined);
    await tab.goto(LIST);
    await page.locator(".spinner").first().waitFor();
    await tab.photograph("loading");
    const animation = await page.evaluate("getComputedStyle(document.querySelector('.spinner')).animationName");
    expect(animation).toBe("none");
    await page.unroute("**/v1/**/vulnerabilities?**");
    await page.emulateMedia({ reducedMotion: null });
  });

  it("offers a viewer nothing that viewers may not do", async () => {
    const { context, origin } = console;
    const viewer = await ConsolePage.open(context, origin, "/console/o/acme/projects");
    await viewer.logIn(VIEWER);
    await viewer.settle();
    const buttons = async (path: string) => {
      await viewer.goto(path);
      await viewer.settle();
      return viewer.page.locator("main button, main input, main form").count();
    };
    for (const path of ["", "/hostile", "/hostile?tab=settings", "/hostile?tab=webhooks"]) {
      expect(await buttons(`/console/o/acme/projects${path}`), path).toBe(0);
    }
    for (const name of ["users", "tokens", "audit", "endpoints", "usage"]) {
      expect(await buttons(`${ORGANIZATION}?tab=${name}`), name).toBe(0);
    }
    await viewer.photograph("viewer");
    await viewer.goto(LIST);
    await viewer.page.getByText(/^\d+ vulnerabilit/).waitFor();
    expect(await viewer.page.getByRole("button", { name: "Decide" }).count()).toBe(0);
    await viewer.page.getByRole("link").filter({ hasText: "injection" }).first().click();
    await viewer.page.getByText(/^Findings in/).waitFor();
    expect(await viewer.page.getByRole("button", { name: "Save decision" }).count()).toBe(0);
    expect(await viewer.listAxeViolations()).toEqual([]);
    expect(await viewer.page.getByRole("alert").count()).toBe(0);
    await viewer.page.close();
  });

  it("fits from 320 px to 4 K", async () => {
    const { page } = tab;
    for (const [name, path] of Object.entries({
      list: LIST,
      settings: `${PROJECT}?tab=settings`,
      endpoints: `${ORGANIZATION}?tab=endpoints`,
    })) {
      await tab.goto(path);
      for (const [width, height] of [
        [3_840, 2_160],
        [320, 720],
      ] as const) {
        await page.setViewportSize({ width, height });
        await tab.settle();
        expect(await page.evaluate("document.documentElement.scrollWidth"), name).toBe(width);
        await tab.photographAs(`hostile-${name}-${width}`);
      }
    }
    expect([...tab.origins]).toEqual([console.origin]);
  });
});
