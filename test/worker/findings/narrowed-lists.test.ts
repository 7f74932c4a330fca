import { z } from "@hono/zod-openapi";
import { beforeAll, describe, expect, it } from "vitest";
import { indexFindings } from "../../../worker/findings/indexing/index-findings.ts";
import { Finding } from "../../../worker/findings/schemas.ts";
import { collectContents } from "../../../worker/findings/unreferenced/collect-contents.ts";
import { removeDeleted } from "../../../worker/deletion/remove-deleted.ts";
import { call, expectBody, makeProject, type Tenant } from "../support/client.ts";
import { addFinding, addScan, makeScan, type Place } from "../support/findings.ts";
import { home } from "../support/home.ts";
import { followPages } from "../support/pages.ts";
import { newFinding, organizationBy, storeFindings } from "../support/rows.ts";
import { createTenant } from "../support/users.ts";

const PATHS = [
  "a.ts",
  "src/a.ts",
  "src/ab/c.ts",
  "src/a/b.ts",
  "src/a/b/c.ts",
  "src/%/_.ts",
  "src/ÄÖ/ü.ts",
  "/abs/x.ts",
  "docs/'quoted'/\"x\".md",
  null,
];
const TITLES = ["Weak hash", 'A "quoted" \\ title', "Two\nlines", "Übergröße", "100% _wild_", "weak cipher"];
const PREFIXES = [
  "",
  "a",
  "src",
  "src/",
  "src/a",
  "src/a/",
  "src/a/b",
  "src/%",
  "src/ä",
  "src/Ä",
  "/",
  "docs/'",
  "nowhere/",
];
const PARTS = ["weak", "WEAK H", '"quoted" \\', "lines", "ÜBER", "Über", "ü", "%", "_wild_", "nowhere", "\n", '","'];

let tenant: Tenant;
let scans: { id: string; project: string }[];

function findingOf(number: number) {
  return newFinding(`finding ${number}`, {
    title: TITLES[(number * 5) % TITLES.length] ?? "",
    severity: number % 4 === 0 ? "high" : "low",
    location_path: PATHS[number % PATHS.length] ?? null,
  });
}

async function pagesOf(of: Tenant, query: Record<string, string>, limit: number): Promise<Finding[]> {
  const parameters = new URLSearchParams({ ...query, limit: String(limit) });
  return (await followPages(of, `/v1/orgs/${of.slug}/findings?${parameters.toString()}`, Finding)).rows;
}

async function listOf(of: Tenant, query: Record<string, string> = {}): Promise<Finding[]> {
  const response = await call("GET", `/v1/orgs/${of.slug}/findings?${new URLSearchParams(query).toString()}`, {
    token: of.token,
  });
  return expectBody(response, 200, z.array(Finding));
}

const lower = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
const hasPath = (prefix: string) => (finding: Finding) => (finding.location_path ?? "").startsWith(prefix);
const hasTitle = (part: string) => (finding: Finding) => lower(finding.title).includes(lower(part));

beforeAll(async () => {
  tenant = await createTenant();
  scans = [];
  for (const project of ["one", "two"]) await makeProject(tenant, { slug: project });
  for (const [n, project] of ["one", "two", "one", "two"].entries()) {
    const { scan } = await addScan(tenant, project);
    const findings = Array.from({ length: 240 }, (_, number) => findingOf(number));
    await storeFindings({ orgId: tenant.orgId, scanId: scan.id }, findings.slice(0, 200), Date.now());
    if (n > 1) await storeFindings({ orgId: tenant.orgId, scanId: scan.id }, findings.slice(200), Date.now());
    scans.push({ id: scan.id, project });
  }
}, 60_000);

describe.each(["created_at", "-created_at", "severity"])("in the order %s", (sort) => {
  it.each(PREFIXES)("the prefix %j selects the findings whose path begins with it", async (path) => {
    const expected = (await listOf(tenant, { sort })).filter(hasPath(path));
    expect(await listOf(tenant, { sort, path })).toEqual(expected);
    expect(await pagesOf(tenant, { sort, path }, 83)).toEqual(expected);
  });

  it.each(PARTS)("the text %j selects the findings with it in their title", async (q) => {
    const expected = (await listOf(tenant, { sort })).filter(hasTitle(q));
    expect(await listOf(tenant, { sort, q })).toEqual(expected);
    expect(await pagesOf(tenant, { sort, q }, 83)).toEqual(expected);
  });
});

it.each([
  { project: "two" },
  { scan_id: "" },
  { severity: "high" },
  { scanner: "own" },
  { scanner: "other" },
  { since: "2020-01-01" },
  { since: "2200-01-01" },
])("%j applies in addition", async (given) => {
  const more: Record<string, string> = "scan_id" in given ? { scan_id: scans[2]?.id ?? "" } : given;
  const all = await listOf(tenant, more);
  for (const sort of ["created_at", "-created_at"]) {
    const inOrder = sort === "created_at" ? all : all.toReversed();
    const queries = [{ path: "src/a" }, { q: "weak h" }, { q: "weak h", path: "src/a/" }, { q: "hash", path: "src" }];
    for (const query of queries) {
      const { path = "", q = "" } = { path: undefined, q: undefined, ...query };
      const expected = inOrder.filter(hasPath(path)).filter(hasTitle(q));
      expect(await pagesOf(tenant, { ...more, ...query, sort }, 29), JSON.stringify(query)).toEqual(expected);
    }
  }
});

it("does not show findings of a deleted project", async () => {
  const place = await makeScan();
  await makeProject(place.tenant, { slug: "other" });
  const kept = await addFinding(await addScan(place.tenant, "other"), "1", { location_path: "src/a.ts" });
  await addFinding(place, "1", { location_path: "src/a.ts" });
  const { slug, token } = place.tenant;
  await (await call("DELETE", `/v1/orgs/${slug}/projects/shop`, { token })).text();
  expect(await listOf(place.tenant, { path: "src/" })).toEqual([kept]);
  expect(await listOf(place.tenant, { q: "weak" })).toEqual([kept]);
});

const ofTenant = (query: string, { tenant: { orgId } }: Place) =>
  home.DB.prepare(query.replaceAll("ORGANIZATION", organizationBy("?1"))).bind(orgId);

const NULLED =
  "update findings set rule_text_id = null, directory_id = null, file_id = null where organization_id = ORGANIZATION";

describe("many terms", () => {
  const FILES = 60;
  const ORDER = ["critical", "high", "medium", "low", "info", "blocker", "notice"];
  let many: Tenant;

  beforeAll(async () => {
    const place = await makeScan();
    many = place.tenant;
    const findings = Array.from({ length: 2 * FILES }, (_, n) =>
      newFinding(`finding ${n}`, {
        title: `Rule ${n % FILES} of ${n % 2 === 0 ? "thirty" : "others"}`,
        severity: ORDER[n % ORDER.length] ?? "",
        scanner: n % 3 === 0 ? "own" : "other",
        location_path: `src/${n % 2 === 0 ? "even" : "odd"}-${n % FILES}.ts`,
      }),
    );
    await storeFindings({ orgId: many.orgId, scanId: place.scan.id }, findings, Date.now());
  });

  it.each(["created_at", "severity", "-severity"])("select all findings, in the order %s", async (sort) => {
    const all = await listOf(many, { sort });
    for (const path of ["src/even-1", "src/even-", "src/odd-59.ts", "src/odd-59.ts.map"]) {
      expect(await pagesOf(many, { sort, path }, 13), path).toEqual(all.filter(hasPath(path)));
    }
    for (const q of ["thirty", "Rule 1 of"]) {
      expect(await pagesOf(many, { sort, q }, 13), q).toEqual(all.filter(hasTitle(q)));
    }
    const ofScanner = await listOf(many, { sort, scanner: "own" });
    expect(await pagesOf(many, { sort, q: "thirty", scanner: "own" }, 13)).toEqual(
      ofScanner.filter(hasTitle("thirty")),
    );
    for (const severity of ["high", "blocker", "nowhere"]) {
      const ofSeverity = await listOf(many, { sort, severity });
      expect(await pagesOf(many, { sort, q: "thirty", severity }, 4)).toEqual(ofSeverity.filter(hasTitle("thirty")));
    }
  });
});

describe("findings from before they had a rule and a file", () => {
  it("are listed by path and title, before and after they are indexed", async () => {
    const place = await makeScan();
    const findings: Finding[] = [];
    for (const [n, location_path] of [...PATHS, ...PATHS].entries()) {
      findings.push(await addFinding(place, String(n), { location_path, title: TITLES[n % TITLES.length] }));
    }
    for (const query of [
      NULLED,
      "delete from finding_directories where organization_id = ORGANIZATION",
      "delete from finding_files where organization_id = ORGANIZATION",
      "update organizations set indexed_findings_to = 0 where id = ORGANIZATION",
    ]) {
      await ofTenant(query, place).run();
    }
    findings.push(await addFinding(place, "new", { location_path: "src/new/x.ts", title: "Weak" }));
    const expectLists = async (): Promise<void> => {
      expect(await listOf(place.tenant, { path: "src/" })).toEqual(findings.filter(hasPath("src/")));
      expect(await listOf(place.tenant, { path: "src/new/" })).toEqual(findings.filter(hasPath("src/new/")));
      expect(await listOf(place.tenant, { q: "weak" })).toEqual(findings.filter(hasTitle("weak")));
    };
    await expectLists();
    await indexFindings(home.database);
    await expectLists();
    const left = `select (select count(*) from findings where organization_id = ORGANIZATION
      and (rule_text_id is null or directory_id is null or file_id is null)) + (select count(indexed_findings_to) from organizations
      where id = ORGANIZATION) as n`;
    expect(await ofTenant(left, place).first("n")).toBe(0);
    const directories = `select json_group_array(path) as paths from (select path from finding_directories
      where organization_id = ORGANIZATION order by path)`;
    const paths = [...PATHS, "src/new/x.ts"].flatMap((path) => path?.replace(/[^/]*$/, "") ?? []);
    expect(JSON.parse((await ofTenant(directories, place).first("paths")) ?? "")).toEqual(
      [...new Set(paths)].toSorted((a, b) => (a < b ? -1 : 1)),
    );
    const files = `select json_group_array(d.path || p.name) as paths from finding_files as p join finding_directories as d
      on d.organization_id = p.organization_id and d.id = p.directory_id where p.organization_id = ORGANIZATION`;
    const stored: unknown = JSON.parse((await ofTenant(files, place).first("paths")) ?? "");
    expect(new Set(stored as string[])).toEqual(new Set([...PATHS, "src/new/x.ts"].filter((path) => path !== null)));
  });

  it("are indexed by triggers where a worker of the previous version stores them", async () => {
    const place = await makeScan();
    const finding = await addFinding(place, "1", { location_path: "src/a/x.ts" });
    await ofTenant("create table copied as select * from findings where organization_id = ORGANIZATION", place).run();
    for (const query of [
      "delete from findings where organization_id = ORGANIZATION",
      "delete from finding_directories where organization_id = ORGANIZATION",
      "delete from finding_files where organization_id = ORGANIZATION",
      `insert into findings (organization_id, id, scan_id, problem_id, content_id, severity_id, scanner_id)
        select organization_id, id, scan_id, problem_id, content_id, severity_id, scanner_id from copied
        where organization_id = ORGANIZATION`,
    ]) {
      await ofTenant(query, place).run();
    }
    await home.DB.prepare("drop table copied").run();
    expect(await listOf(place.tenant, { path: "src/a/" })).toEqual([finding]);
    expect(await listOf(place.tenant, { q: "weak" })).toEqual([finding]);
  });
});

it("keeps the directories and titles of findings that are still there, and no others", async () => {
  const place = await makeScan();
  const again = await addScan(place.tenant);
  await addFinding(place, "1", { location_path: "old/x.ts", title: "Old" });
  await addFinding(place, "2", { location_path: "src/x.ts", title: "Kept" });
  await addFinding(again, "3", { location_path: "src/y.ts", title: "Newest" });
  await (await call("DELETE", place.path, { token: place.tenant.token })).text();
  await removeDeleted(home.database);
  await collectContents(home.database);
  const paths = "select json_group_array(path) as all_of from finding_directories where organization_id = ORGANIZATION";
  expect(await ofTenant(paths, place).first("all_of")).toBe('["src/"]');
  const files = "select json_group_array(name) as all_of from finding_files where organization_id = ORGANIZATION";
  expect(await ofTenant(files, place).first("all_of")).toBe('["y.ts"]');
  const titles = "select group_concat(titles, '') as all_of from rule_title_pages where organization_id = ORGANIZATION";
  expect(await ofTenant(titles, place).first("all_of")).toBe('\n3 "Newest"');
});
