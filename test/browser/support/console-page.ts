import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";
import type { BrowserContext, Page } from "playwright-core";
import { z } from "zod";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const AxeResults = z.object({
  violations: z.array(
    z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string(), failureSummary: z.string() })) }),
  ),
});

/** Not in git. */
const SCREENSHOTS = ".wrangler/screenshots";
/** They are for people: no test compares them, and they take as much CPU time as all else of a view. */
const TAKES_SCREENSHOTS = (process.env["SCREENSHOTS"] ?? "") !== "";

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 320, height: 720 };

const NONE: string[] = [];
/** Of a view that `review` finds nothing in. */
export const NO_FLAWS = { violations: NONE, width: PHONE.width };

export const ACCOUNT = { name: "Acme", org: "acme", email: "ada@acme.example", password: "correct horse battery" };

/** A tab with the console, and what went wrong in it. */
export class ConsolePage {
  readonly page: Page;
  readonly #origin: string;
  /** Errors and warnings of the page, violations of its policy among them, except refused requests. */
  readonly complaints: string[] = [];
  readonly origins = new Set<string>();

  private constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
    page.on("console", (message) => {
      const { url } = message.location();
      const isRefusal = message.text().startsWith("Failed to load resource") && url.includes("/v1/");
      if (["error", "warning"].includes(message.type()) && !isRefusal) this.complaints.push(`${message.text()} ${url}`);
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("dialog", (dialog) => {
      this.complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("request", (request) => {
      if (!request.url().startsWith("data:")) this.origins.add(new URL(request.url()).origin);
    });
  }

  static async open(context: BrowserContext, origin: string, path = "/console/"): Promise<ConsolePage> {
    const tab = new ConsolePage(await context.newPage(), origin);
    await tab.goto(path);
    return tab;
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(`${this.#origin}${path}`);
    await this.page.locator("h1").waitFor();
  }

  /** As `goto`, in a light window of the usual size. */
  async reset(path: string): Promise<void> {
    await this.page.emulateMedia({ colorScheme: "light" });
    await this.page.setViewportSize(DESKTOP);
    await this.goto(path);
  }

  async fillIn(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) await this.page.getByLabel(label, { exact: true }).fill(value);
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click();
  }

  async logIn({ org, email, password }: Omit<typeof ACCOUNT, "name"> = ACCOUNT): Promise<void> {
    await this.fillIn({ "Organization slug": org, Email: email, Password: password });
    await this.press("Log in");
    await this.page.getByRole("button", { name: "Log out" }).waitFor();
  }

  /** What axe finds once nothing is being loaded. */
  async listAxeViolations(): Promise<string[]> {
    await this.settle();
    // In an isolated world, which the page's policy does not concern.
    const session = await this.page.context().newCDPSession(this.page);
    const { frameTree } = await session.send("Page.getFrameTree");
    const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", {
      frameId: frameTree.frame.id,
    });
    await session.send("Runtime.evaluate", { expression: AXE, contextId });
    const { result } = await session.send("Runtime.evaluate", {
      expression: `axe.run(document, { resultTypes: ["violations"] }).then((results) => JSON.stringify(results))`,
      contextId,
      awaitPromise: true,
    });
    await session.detach();
    const { violations } = AxeResults.parse(JSON.parse(String(result.value)));
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  }

  /** Goes to a view and looks at it in light and wide, and in dark and phone width. @returns what axe finds, and the width at 320 px. */
  async review(name: string, path: string): Promise<typeof NO_FLAWS> {
    const { page } = this;
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(DESKTOP);
    await this.goto(path);
    const violations = await this.listAxeViolations();
    await this.#look(name, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await this.#look(name, "dark");
    await page.setViewportSize(PHONE);
    violations.push(...(await this.listAxeViolations()));
    await this.#look(name, "phone");
    return { violations, width: await page.evaluate<number>("document.documentElement.scrollWidth") };
  }

  /** Writes screenshots of what is shown now in light, dark and phone width, whether or not something is being loaded, if they are asked for. */
  async photograph(name: string): Promise<void> {
    if (!TAKES_SCREENSHOTS) return;
    const { page } = this;
    await this.#look(name, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await this.#look(name, "dark");
    await page.setViewportSize(PHONE);
    await this.#look(name, "phone");
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: "light" });
  }

  async #look(name: string, how: "light" | "dark" | "phone"): Promise<void> {
    await this.photographAs(`${name}-${how}`, how === "phone");
  }

  /** Writes a screenshot of this name, if they are asked for. */
  async photographAs(name: string, fullPage = false): Promise<void> {
    if (!TAKES_SCREENSHOTS) return;
    mkdirSync(SCREENSHOTS, { recursive: true });
    await this.page.screenshot({ path: `${SCREENSHOTS}/${name}.png`, fullPage });
  }

  async settle(): Promise<void> {
    const spinner = this.page.locator(".spinner:visible");
    while ((await spinner.count()) > 0) await spinner.first().waitFor({ state: "hidden" });
  }
}
