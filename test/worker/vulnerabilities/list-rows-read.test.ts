import { beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../../worker/database/client.ts";
import { compareDueScans } from "../../../worker/vulnerabilities/compare-scans.ts";
import { parseVulnerabilityFilter } from "../../../worker/vulnerabilities/lists/filter.ts";
import { listVulnerabilities } from "../../../worker/vulnerabilities/lists/queries.ts";
import { VulnerabilitiesQuery } from "../../../worker/vulnerabilities/schemas.ts";
import { findStats } from "../../../worker/vulnerabilities/stats/queries.ts";
import { RowCounter } from "../../bench/support/count-rows.ts";
import { makeProject, type Tenant } from "../support/client.ts";
import { addScan } from "../support/findings.ts";
import { home } from "../support/home.ts";
import { newFinding, storeFindings } from "../support/rows.ts";
import { createTenant } from "../support/users.ts";

const [PROJECTS, FINDINGS, LIMIT, PAGES] = [4, 600, 100, 3];
/** Others are looked up by name: two more rows for each. */
const SEVERITIES = ["critical", "high", "medium", "low", "info"];
const RULES = 60;

let tenant: Tenant;

beforeAll(async () => {
  tenant = await createTenant();
  for (let project = 0; project < PROJECTS; project += 1) {
    const slug = `project-${project}`;
    await makeProject(tenant, { slug });
    // The second scan has other findings: those of the first are fixed.
    for (const first of [0, FINDINGS]) {
      const { scan } = await addScan(tenant, slug);
      const findings = Array.from({ length: FINDINGS }, (_, number) =>
        newFinding(`finding ${first + number}`, {
          title: `Rule ${number % RULES}`,
          severity: SEVERITIES[(number * 7) % SEVERITIES.length] ?? "low",
          location_path: `src/file-${number}.ts`,
          location_line: number,
          metadata: { rule_id: number % 2 === 0 ? "common" : `rule-${number % RULES}` },
        }),
      );
      await storeFindings({ orgId: tenant.orgId, scanId: scan.id }, findings, Date.now());
      await home.DB.prepare("update scans set status = 'completed' where uuid = unhex(?, '-')").bind(scan.id).run();
      await compareDueScans(home.database);
    }
  }
}, 120_000);

function counting() {
  const counter = new RowCounter(home.DB);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what Drizzle uses of a binding
  return { counter, database: openDatabase(counter as unknown as D1Database) };
}

/** What each of the first pages reads and returns. */
async function readPages(text: string): Promise<{ read: number; rows: number }[]> {
  const parameters = new URLSearchParams(text);
  const [severity, project] = [parameters.getAll("severity"), parameters.get("project") ?? undefined];
  const query = VulnerabilitiesQuery.parse({
    ...Object.fromEntries(parameters),
    ...(severity.length > 0 && { severity }),
  });
  const filter = parseVulnerabilityFilter(query, { orgId: tenant.orgId, project });
  const pages: { read: number; rows: number }[] = [];
  let after: string | undefined;
  do {
    const { counter, database } = counting();
    const listing = await listVulnerabilities(database, filter, { sort: query.sort, slice: { limit: LIMIT, after } });
    let rows = 0;
    for await (const part of listing?.pages ?? []) rows += part.length;
    pages.push({ read: counter.rowsRead, rows });
    after = listing?.next;
  } while (after !== undefined && pages.length < PAGES);
  return pages;
}

/** A state, its vulnerability and its line of history; and the next row of each part that is merged. */
it.each([
  "",
  "sort=-created_at",
  "sort=severity",
  "sort=-severity",
  "severity=high",
  "severity=critical&severity=low&sort=severity",
  "state=fixed",
  "state=fixed&sort=-severity",
  "project=project-1",
  "project=project-1&sort=severity",
  "project=project-1&branch=main&state=fixed",
  "path=src/",
  "q=rule",
])("a page of ?%s reads hardly more than three rows for each that it returns", async (text) => {
  const pages = await readPages(text);
  expect(pages.length).toBeGreaterThan(0);
  for (const { read, rows } of pages) {
    expect(rows).toBe(LIMIT);
    expect(read / rows).toBeLessThanOrEqual(3.3);
  }
});

it("a page of a filter without an index reads three rows for each that it looks at", async () => {
  const [page] = await readPages("q=rule 7");
  expect(page?.rows).toBe((PROJECTS * FINDINGS) / RULES);
  // Two of those that do not match, and where the page ends.
  expect(page?.read).toBeLessThanOrEqual(PROJECTS * FINDINGS * 3.3);
});

it.each([
  ["rule_id=rule-7", PROJECTS],
  ["rule_id=rule-7&sort=severity", PROJECTS],
  ["rule_id=rule-7&project=project-1", 1],
  ["rule_id=rule-7&project=project-1&branch=main&sort=-severity", 1],
])("a page of a rare rule, ?%s, reads what the rule has, open and fixed", async (text, projects) => {
  const [page] = await readPages(text);
  expect(page?.rows).toBe((projects * FINDINGS) / RULES);
  // Each is counted, and read with its state, twice: for the page, and for whether there is another one.
  expect(page?.read).toBeLessThanOrEqual(projects * ((FINDINGS / RULES) * 2 * 11 + 30));
});

it.each([
  ["rule_id=none", 0],
  ["rule_id=rule-7&project=elsewhere", 0],
])("?%s reads hardly anything", async (text, rows) => {
  const [page] = await readPages(text);
  expect(page?.rows).toBe(rows);
  expect(page?.read).toBeLessThanOrEqual(40);
});

/** All pages of a list, whose totals are checked. */
async function list(text: string): Promise<{ id: string; rule: string | null }[]> {
  const parameters = Object.fromEntries(new URLSearchParams(text));
  const query = VulnerabilitiesQuery.parse(parameters);
  const filter = parseVulnerabilityFilter(query, { orgId: tenant.orgId, project: parameters["project"] });
  const found: { id: string; rule: string | null }[] = [];
  let [after, total]: [string | undefined, number | undefined] = [undefined, undefined];
  do {
    const slice = { limit: 400, after, count: true };
    const listing = await listVulnerabilities(home.database, filter, { sort: query.sort, slice });
    for await (const part of listing?.pages ?? []) found.push(...part.map(({ id, rule_id: rule }) => ({ id, rule })));
    [after, total] = [listing?.next, listing?.total];
  } while (after !== undefined);
  expect(total).toBe(found.length);
  return found;
}

it("a list of a rule, rare or common, is the part of the whole list with it, with the same total", async () => {
  const queries = ["", "&sort=-created_at", "&sort=severity", "&sort=-severity", "&state=fixed", "&project=project-2"];
  for (const query of [...queries, "&branch=main&sort=severity", "&project=project-1&branch=main&state=fixed"]) {
    const all = await list(query);
    for (const rule of ["common", "rule-7"]) {
      const own = all.filter((one) => one.rule === rule);
      expect(own.length).toBeGreaterThan(0);
      expect(await list(`rule_id=${rule}${query}`)).toEqual(own);
    }
  }
});

it("the statistics read a bounded number of rows for each that is open or fixed, and those of a project only its own", async () => {
  const open = PROJECTS * FINDINGS;
  const read = async (slug: string | undefined): Promise<number> => {
    const { counter, database } = counting();
    const stats = await findStats(database, { orgId: tenant.orgId, slug }, { days: 90, now: Date.now() });
    expect(stats?.open).toBe(slug === undefined ? open : FINDINGS);
    expect(stats?.fixed).toBe(slug === undefined ? open : FINDINGS);
    return counter.rowsRead;
  };
  const [all, one] = [await read(undefined), await read("project-1")];
  expect(all).toBeLessThanOrEqual(2 * open * 5);
  expect(one).toBeLessThanOrEqual(all / 2);
});
