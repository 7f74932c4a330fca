import { expect } from "vitest";
import type { ConsolePage } from "./console-page.ts";

/** All of the API's list. */
const FILTERS = {
  severity: ["high", "low"],
  state: ["fixed"],
  triage: ["dismissed"],
  assignee: ["none"],
  branch: ["main"],
  scanner: ["flow"],
  rule_id: ["javascript.flow.sql-injection"],
  cwe: ["CWE-89"],
  path: ["src/"],
  q: ["50% & <b>"],
  since: ["2026-01-31"],
  first_seen_since: ["2026-01-30"],
  sort: ["-created_at"],
};

/** Opens a URL with every filter, as somebody who was sent it: the list is asked for with them, and a changed one is in the URL. */
export async function expectFiltersOfUrl(tab: ConsolePage): Promise<void> {
  const { page } = tab;
  const sent = page.waitForRequest(/\/v1\/orgs\/acme\/projects\/shop\/vulnerabilities\?/);
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(FILTERS)) for (const value of values) query.append(name, value);
  await tab.goto(`/console/o/acme/vulnerabilities?project=shop&${query.toString()}`);
  const { searchParams } = new URL((await sent).url());
  for (const [name, values] of Object.entries(FILTERS)) expect(searchParams.getAll(name), name).toEqual(values);
  await page.getByText("No vulnerabilities").waitFor();
  await page.getByLabel("Scanner").fill("secrets");
  await page.keyboard.press("Tab");
  const changed = { ...FILTERS, scanner: ["secrets"], project: ["shop"] };
  const here = () => new URL(page.url()).searchParams;
  await expect.poll(() => here().get("scanner")).toBe("secrets");
  for (const [name, values] of Object.entries(changed)) expect(here().getAll(name), name).toEqual(values);
}
