import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { ConsolePage } from "./console-page.ts";

/** In the view of the audit log. @returns the entries of the file. */
export async function exportAuditLog(tab: ConsolePage, meanwhile: () => Promise<void>): Promise<unknown[]> {
  const downloading = tab.page.waitForEvent("download");
  await tab.press("Export as JSON lines");
  await meanwhile();
  const text = readFileSync(await (await downloading).path(), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

/** At the settings of a project: `email` becomes a member and is removed again; commit statuses are enabled and disabled again. */
export async function setMembersAndCommitStatuses(tab: ConsolePage, path: string, email: string): Promise<void> {
  const { page } = tab;
  await tab.goto(path);
  await tab.press("Limit to members");
  await page.getByText("Only the admins see the project.").waitFor();
  await page.getByLabel("User").selectOption(email);
  await tab.press("Add member");
  await tab.press(`Remove ${email}`);
  await page.getByText("Only the admins see the project.").waitFor();
  await tab.press("Show to all users of the organization");
  await page.getByText("All users of the organization see the project.").waitFor();
  await page.getByLabel("Fails from this severity on").selectOption("low");
  await tab.press("Enable commit statuses");
  await page.getByText("The host shows the result of each scan at its commit.").waitFor();
  await page.reload();
  await page.getByText("The host shows the result of each scan at its commit.").waitFor();
  expect(await page.getByLabel("Fails from this severity on").inputValue()).toBe("low");
  await tab.press("Disable commit statuses");
  await page.getByText("The results of scans are not shown at the host.").waitFor();
}
