import { existsSync } from "node:fs";
import process from "node:process";
import { type Browser, chromium } from "playwright-core";

export const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
export const hasChromium = existsSync(executablePath);

/** What is waited for comes at once, unless the machine is busy with something else. */
export const BROWSER_PATIENCE_MS = 120_000;

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}
