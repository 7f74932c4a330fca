import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDatabase } from "../../../worker/database/client.ts";
import { FindingsSummary } from "../../../worker/findings/schemas.ts";
import { summarizeFindings } from "../../../worker/findings/summary/queries.ts";
import { call, expectBody, expectError, makeProject, type Tenant } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { addScan, makeScan, type Place } from "../support/findings.ts";
import { newFinding, storeFindings } from "../support/rows.ts";
import { home } from "../support/home.ts";

const DAY_MS = 86_400_000;
let first: Place;
let tenant: Tenant;
const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;

async function insert({ scan }: Place, count: number, severity: string, scanner: string, createdAt: number) {
  const rows = Array.from({ length: count }, () => newFinding(crypto.randomUUID(), { severity, scanner }));
  await storeFindings({ orgId: scan.org_id, scanId: scan.id }, rows, createdAt);
}

beforeAll(async () => {
  // Noon, lest the day ends in the middle.
  vi.useFakeTimers({ toFake: ["Date"], now: today + DAY_MS / 2 });
  first = await makeScan();
  tenant = first.tenant;
  await makeProject(tenant, { slug: "blog" });
  const [later, blog] = [await addScan(tenant), await addScan(tenant, "blog")];
  for (const { path } of [first, later]) {
    await (await call("PATCH", path, { token: tenant.token, body: { status: "completed" } })).text();
  }
  await insert(first, 2, "info", "secrets", today - 90 * DAY_MS);
  await insert(first, 3, "high", "own", today - 89 * DAY_MS);
  await insert(later, 4, "critical", "own", today - 1);
  await insert(later, 1, "unknown", "own", today);
  await insert(blog, 5, "high", "secrets", today + 1);
  await insert(await makeScan(), 50, "high", "own", today);
});

afterAll(() => void vi.useRealTimers());

it("filters by kind", async () => {
  const place = await makeScan();
  const kinds = [{ kind: "quality" }, { kind: "quality" }, { kind: "security" }, {}];
  const rows = kinds.map((metadata, n) => newFinding(`${n}`, { severity: n === 0 ? "high" : "low", metadata }));
  await storeFindings({ orgId: place.scan.org_id, scanId: place.scan.id }, rows, today);
  const count = async (query: string): Promise<number> => {
    const path = `/v1/orgs/${place.tenant.slug}/findings/summary?${query}`;
    return (await expectBody(await call("GET", path, { token: place.tenant.token }), 200, FindingsSummary)).total;
  };
  expect(
    await Promise.all(["", "kind=quality", "kind=security", "kind=quality&severity=low", "kind=other"].map(count)),
  ).toEqual([4, 2, 2, 1, 0]);
});

async function summarize(query = ""): Promise<FindingsSummary> {
  const path = `/v1/orgs/${tenant.slug}/findings/summary${query}`;
  return expectBody(await call("GET", path, { token: tenant.token }), 200, FindingsSummary);
}

it("counts by severity, scanner, project and day of this organization alone", async () => {
  const { by_day: days, ...summary } = await summarize();
  expect(summary).toEqual({
    total: 15,
    by_severity: [
      { severity: "critical", count: 4 },
      { severity: "high", count: 8 },
      { severity: "info", count: 2 },
      { severity: "unknown", count: 1 },
    ],
    by_scanner: [
      { scanner: "own", count: 8 },
      { scanner: "secrets", count: 7 },
    ],
    by_project: [
      { project: "shop", count: 10 },
      { project: "blog", count: 5 },
    ],
  });
  expect(days).toHaveLength(90);
  expect(days.map(({ day }) => day)).toEqual(
    Array.from({ length: 90 }, (_, n) => new Date(today - (89 - n) * DAY_MS).toISOString().slice(0, 10)),
  );
  expect(days.filter(({ count }) => count > 0).map(({ count }) => count)).toEqual([3, 4, 6]);
  expect([days[0]?.count, days[88]?.count, days[89]?.count]).toEqual([3, 4, 6]);
});

it.for([
  ["?latest=true", 5],
  ["?latest=false", 15],
  ["?latest=perhaps", 0],
  ["?project=blog", 5],
  ["?project=nothing", 0],
  ["?severity=high&severity=info", 10],
  ["?scanner=secrets&severity=high", 5],
  ["?since=2999-01-01", 0],
  ["?scan_id=nothing", 0],
  ["?unknown=1&path=src&q=x", 15],
] as const)("takes the filter %s", async ([query, total]) => {
  const summary = await summarize(query);
  expect(summary.total).toBe(total);
  for (const counts of [summary.by_severity, summary.by_scanner, summary.by_project]) {
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  }
});

it("is all zeros where there is nothing", async () => {
  const empty = (await makeScan()).tenant;
  const response = await call("GET", `/v1/orgs/${empty.slug}/findings/summary`, { token: empty.token });
  const summary = await expectBody(response, 200, FindingsSummary);
  expect(summary).toMatchObject({ total: 0, by_severity: [], by_scanner: [], by_project: [] });
  expect(summary.by_day).toHaveLength(90);
  const foreign = await call("GET", `/v1/orgs/${tenant.slug}/findings/summary`, { token: empty.token });
  await expectError(foreign, 403, "forbidden");
});

it("comes from one query, which reads the findings of its batches by their key or an index", async () => {
  for (const filter of [{}, { latest: true }, { project: "shop", severities: ["high"], since: 1 }]) {
    const spy = new DatabaseSpy();
    await summarizeFindings(openDatabase(spy.binding, home.shard), { orgId: tenant.orgId, ...filter }, Date.now());
    expect(spy.roundTrips).toBe(1);
    expect(spy.statements).toHaveLength(1);
    const [plan = ""] = await spy.plansOf("with keys");
    const reads = plan.split("\n").filter((line) => /^(SCAN|SEARCH) f /.test(line));
    expect(reads.length, plan).toBeGreaterThan(0);
    for (const line of reads)
      expect(line).toMatch(/(PRIMARY KEY|INDEX findings_severity) \(organization_id=\?.* AND id>\?/);
  }
});
