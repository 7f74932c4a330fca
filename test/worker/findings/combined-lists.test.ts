import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { Finding } from "../../../worker/findings/schemas.ts";
import { call, expectBody, makeProject, type Tenant } from "../support/client.ts";
import { addScan } from "../support/findings.ts";
import { home } from "../support/home.ts";
import { followPages } from "../support/pages.ts";
import { newFinding, organizationBy, storeFindings } from "../support/rows.ts";
import { createTenant } from "../support/users.ts";

/** More than the batches of a project of which a page is read first. */
const [ROUNDS, BATCHES, FINDINGS] = [5, 3, 40];
const PROJECTS = ["one", "two"];
const SEVERITIES = ["critical", "high", "medium", "low", "blocker"];
const LIMIT = 47;

let tenant: Tenant;
const projectOf = new Map<string, string>();
const latest = new Set<string>();

function findingOf(number: number) {
  const rule = number % 7;
  return newFinding(`finding ${number}`, {
    title: `Rule ${rule} of ${rule % 2 === 0 ? "even" : "odd"} numbers`,
    scanner: rule < 2 ? "secrets" : "ast-grep",
    severity: SEVERITIES[rule === 6 ? number % SEVERITIES.length : rule % 4] ?? "low",
    location_path: number % 11 === 0 ? null : `src/module-${number % 5}/file-${number % 13}.ts`,
  });
}

async function listOf(query: Record<string, string>): Promise<Finding[]> {
  const path = `/v1/orgs/${tenant.slug}/findings?${new URLSearchParams(query).toString()}`;
  return expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Finding));
}

const prepare = (query: string) => home.DB.prepare(query).bind(tenant.orgId);

beforeAll(async () => {
  tenant = await createTenant();
  for (const slug of PROJECTS) await makeProject(tenant, { slug });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const project of PROJECTS) {
      const { scan } = await addScan(tenant, project);
      projectOf.set(scan.id, project);
      for (let batch = 0; batch < BATCHES; batch += 1) {
        const numbers = Array.from({ length: FINDINGS }, (_, n) => findingOf(batch * FINDINGS + n));
        await storeFindings({ orgId: tenant.orgId, scanId: scan.id }, numbers, Date.now());
      }
      await home.DB.prepare("update scans set status = 'completed' where uuid = unhex(?, '-')").bind(scan.id).run();
      if (round === ROUNDS - 1) latest.add(scan.id);
    }
  }
}, 120_000);

const FILTERS: [query: Record<string, string>, fits: (finding: Finding) => boolean][] = [
  [{ scanner: "secrets" }, ({ scanner }) => scanner === "secrets"],
  [{ severity: "high" }, ({ severity }) => severity === "high"],
  [{ severity: "blocker" }, ({ severity }) => severity === "blocker"],
  [{ project: "two" }, ({ scan_id: id }) => projectOf.get(id) === "two"],
  [{ latest: "true" }, ({ scan_id: id }) => latest.has(id)],
  [{ path: "src/module-3/" }, ({ location_path: path }) => path?.startsWith("src/module-3/") ?? false],
  [{ path: "src/module-3/file-1" }, ({ location_path: path }) => path?.startsWith("src/module-3/file-1") ?? false],
  [{ q: "ODD" }, ({ title }) => title.includes("odd")],
  [{ q: "rule 6" }, ({ title }) => title.includes("Rule 6")],
  [{ kind: "security" }, () => true],
];
const PAIRS = FILTERS.flatMap(([query, fits], n) =>
  FILTERS.slice(n + 1)
    .filter(([other]) => !Object.keys(other).some((name) => name in query))
    .map(([other, alsoFits]) => ({
      query: { ...query, ...other },
      fits: (finding: Finding) => fits(finding) && alsoFits(finding),
    })),
);

async function expectPairs(sort: string): Promise<void> {
  const all = await listOf({ sort });
  for (const { query, fits } of PAIRS) {
    const expected = all.filter((finding) => fits(finding));
    const parameters = new URLSearchParams({ ...query, sort, limit: String(LIMIT) }).toString();
    const { rows } = await followPages(tenant, `/v1/orgs/${tenant.slug}/findings?${parameters}`, Finding);
    expect(rows, parameters).toEqual(expected);
    expect(await listOf({ ...query, sort }), parameters).toEqual(expected);
  }
}

describe.each(["created_at", "-created_at", "severity", "-severity"])("in the order %s", (sort) => {
  it("two filters select the findings that both select, page by page and at once", () => expectPairs(sort));
});

it("does not show findings of a project that is hidden", async () => {
  await (await call("DELETE", `/v1/orgs/${tenant.slug}/projects/one`, { token: tenant.token })).text();
  expect(
    (await listOf({ scanner: "secrets", limit: "1000" })).every((one) => projectOf.get(one.scan_id) === "two"),
  ).toBe(true);
  for (const sort of ["created_at", "-severity"]) await expectPairs(sort);
});

it("knows the severities of the rules of findings that are stored and changed", async () => {
  const inOrganization = `organization_id = ${organizationBy("?1")}`;
  await prepare(`update findings set severity_id = 4 where ${inOrganization} and rule_text_id =
    (select min(rule_text_id) from findings where ${inOrganization}) and id % 2 = 0`).run();
  const missing = `select count(*) as n from findings as f where ${inOrganization} and not exists (
    select 1 from rule_severity_pages as p where p.organization_id = f.organization_id and p.page = f.rule_text_id / 64
      and substr(p.severities, f.rule_text_id % 64 * 10 + f.severity_range + 1, 1) = '1')`;
  expect(await prepare(missing).first("n")).toBe(0);
  await expectPairs("severity");
});
