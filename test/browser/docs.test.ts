import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { workerUrl } from "../../runner/local/stack.ts";
import { Service } from "../end-to-end/support/service.ts";
import { BROWSER_PATIENCE_MS, executablePath, hasChromium, launchChromium } from "./support/chromium.ts";

const LoginResponse = z.object({ token: z.string() });

async function expectAnswer(response: Locator, status: number): Promise<unknown> {
  await expect
    .poll(async () => response.locator(".response-col_status").innerText(), { timeout: BROWSER_PATIENCE_MS })
    .toBe(String(status));
  return JSON.parse(
    await response.locator(".response-col_description .microlight, .highlight-code code").first().innerText(),
  );
}

describe.skipIf(!hasChromium)(`/docs in a browser (needs ${executablePath} or CHROMIUM_PATH)`, () => {
  let service: Service;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];
  const requested = new Set<string>();

  beforeAll(async () => {
    service = await Service.prepare();
    [browser] = await Promise.all([launchChromium(), service.startWorker()]);
    page = await browser.newPage({ viewport: { width: 1280, height: 1400 } });
    page.setDefaultTimeout(BROWSER_PATIENCE_MS);
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("requestfailed", (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
    page.on("request", (request) => {
      if (!request.url().startsWith("data:")) requested.add(new URL(request.url()).origin);
    });
    await page.goto(`${workerUrl(service.stack)}/docs`);
    await page.locator(".opblock").first().waitFor();
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.stop()]);
  });

  /** Opens an operation in the page, fills in the form and sends the request. */
  async function tryOut(operationId: string, inputs: { body?: object; path?: Record<string, string> }) {
    const block = page.locator(`.opblock[id$="-${operationId}"]`);
    await block.locator(".opblock-summary-control").click();
    await block.getByRole("button", { name: "Try it out" }).click();
    for (const [name, value] of Object.entries(inputs.path ?? {})) {
      await block.locator(`tr[data-param-name="${name}"] input`).fill(value);
    }
    if (inputs.body) await block.locator("textarea.body-param__text").fill(JSON.stringify(inputs.body, null, 2));
    await block.getByRole("button", { name: "Execute" }).click();
    return block.locator(".live-responses-table .response");
  }

  it("shows every operation, from this host alone", async () => {
    const document: unknown = await (await service.call("GET", "/openapi.json")).json();
    const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) }).parse(document);
    const operations = Object.values(paths).flatMap((path) => Object.keys(path));
    expect(await page.locator(".opblock").count()).toBe(operations.length);
    expect(await page.title()).toContain("Vulnerability Management Service");
    expect([...requested]).toEqual([workerUrl(service.stack)]);
    expect(complaints).toEqual([]);
  });

  it("signs up, authorizes and lists projects", async () => {
    const body = { org_name: "Acme", org_slug: "acme", email: "ada@acme.example", password: "correct horse battery" };
    const registered = await tryOut("register", { body });
    const { token } = LoginResponse.parse(await expectAnswer(registered, 201));

    await page.getByRole("button", { name: "Authorize" }).first().click();
    const dialog = page.locator(".dialog-ux");
    await dialog.locator("input").fill(token);
    await dialog.getByRole("button", { name: "Apply credentials" }).click();
    await dialog.getByRole("button", { name: "Close" }).first().click();

    const listed = await tryOut("listProjects", { path: { slug: "acme" } });
    expect(await expectAnswer(listed, 200)).toEqual([]);
    expect([...requested]).toEqual([workerUrl(service.stack)]);
    expect(complaints).toEqual([]);
  });
});
