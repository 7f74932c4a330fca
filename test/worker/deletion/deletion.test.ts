import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { removeDeleted } from "../../../worker/deletion/remove-deleted.ts";
import { Finding, FindingsSummary } from "../../../worker/findings/schemas.ts";
import { Project } from "../../../worker/projects/schemas.ts";
import { Usage } from "../../../worker/quotas/schemas.ts";
import { Scan } from "../../../worker/scans/schemas.ts";
import { Vulnerability, VulnerabilityDetail } from "../../../worker/vulnerabilities/schemas.ts";
import { Stats } from "../../../worker/vulnerabilities/stats/schemas.ts";
import { call, expectBody, expectError, makeProject, runScan, signUp, type Tenant } from "../support/client.ts";
import { home } from "../support/home.ts";
import { insertScan, newFinding, organizationBy, storeFindings } from "../support/rows.ts";
import { finding, summary, TestRunner } from "../support/runner.ts";
import { createTenant } from "../support/users.ts";

const FINDINGS_PER_BATCH = 1_000;
const BATCHES = 6;
/** Of the 200 steps of a run. */
const ONE_STEP = 1 / 200;

async function read<T>({ slug, token }: Tenant, path: string, schema: z.ZodType<T>): Promise<T> {
  return expectBody(await call("GET", `/v1/orgs/${slug}${path}`, { token }), 200, schema);
}

async function remove({ slug, token }: Tenant, path = ""): Promise<void> {
  expect((await call("DELETE", `/v1/orgs/${slug}${path}`, { token })).status).toBe(204);
}

/** A scan with more findings than one step removes. */
async function insertLargeScan(tenant: Tenant, projectId: string): Promise<string> {
  const scanId = await insertScan({ orgId: tenant.orgId, projectId }, { status: "completed", branch: "main" });
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const rows = Array.from({ length: FINDINGS_PER_BATCH }, (_, n) => newFinding(`f-${batch}-${n}`));
    await storeFindings({ orgId: tenant.orgId, scanId }, rows);
  }
  return scanId;
}

/** A scan of the pipeline, whose findings are vulnerabilities. */
async function completeScan(tenant: Tenant, project: string, ...names: string[]): Promise<string> {
  const scan = await runScan(tenant, project);
  const runner = new TestRunner(scan);
  await runner.claim();
  await runner.findings(...names.map((name) => finding(name)));
  expect((await runner.finish({ outcome: "completed", summary: summary() })).status).toBe(200);
  return scan.id;
}

async function countOf(organization: number, table: string): Promise<number> {
  const key = table === "organizations" ? "id" : "organization_id";
  const rows = home.DB.prepare(`select count(*) as n from ${table} where ${key} = ?`).bind(organization);
  return (await rows.first<number>("n")) ?? 0;
}

async function numberOf({ orgId }: Tenant): Promise<number> {
  return (
    (await home.DB.prepare(`select ${organizationBy("?")} as id`)
      .bind(orgId)
      .first<number>("id")) ?? 0
  );
}

/** How many findings are left after each run of one step, until a step removes no more of them; then the rest is removed. */
async function removeStepByStep(organization: number): Promise<number[]> {
  const left = [await countOf(organization, "findings")];
  for (let isOver = false; !isOver;) {
    const removed = await removeDeleted(home.database, { share: ONE_STEP });
    left.push(await countOf(organization, "findings"));
    isOver = Object.keys(removed).length === 0;
  }
  await removeDeleted(home.database);
  return [...left, await countOf(organization, "findings")];
}

function largestStep(left: readonly number[]): number {
  return Math.max(...left.slice(1).map((count, index) => (left[index] ?? 0) - count));
}

describe("a deleted project with more rows than one step removes", () => {
  it("is gone for the API at once, and its rows in steps", async () => {
    await removeDeleted(home.database);
    const tenant = await createTenant();
    const { id: projectId } = await makeProject(tenant);
    await makeProject(tenant, { slug: "other" });
    await completeScan(tenant, "shop", "a", "b");
    await insertLargeScan(tenant, projectId);
    await completeScan(tenant, "other", "c");
    const number = await numberOf(tenant);

    await remove(tenant, "/projects/shop");
    const visible = async () => ({
      projects: (await read(tenant, "/projects", z.array(Project))).map(({ slug }) => slug),
      findings: (await read(tenant, "/findings", z.array(Finding))).map(({ external_id }) => external_id),
      latest: (await read(tenant, "/findings?latest=true&sort=severity", z.array(Finding))).length,
      summary: (await read(tenant, "/findings/summary", FindingsSummary)).by_project,
      vulnerabilities: (await read(tenant, "/vulnerabilities", z.array(Vulnerability))).length,
      stats: (await read(tenant, "/stats", Stats)).projects,
      used: Object.values(await read(tenant, "/usage", Usage)).map((use) => use?.used),
    });
    const expected = {
      projects: ["other"],
      findings: ["c"],
      latest: 1,
      summary: [{ project: "other", count: 1 }],
      vulnerabilities: 1,
      stats: [{ project: "other", open: 1 }],
      used: [1, 1, 0, 0, 1, undefined],
    };
    expect(await visible()).toEqual(expected);
    // The slug is free at once, and the new project has nothing of the old.
    await makeProject(tenant);
    expect(await read(tenant, "/projects/shop/scans", z.array(z.unknown()))).toEqual([]);
    await remove(tenant, "/projects/shop");

    const left = await removeStepByStep(number);
    expect(left[0]).toBe(BATCHES * FINDINGS_PER_BATCH + 3);
    expect(largestStep(left)).toBeLessThanOrEqual(2_000);
    expect(left.length).toBeGreaterThan((BATCHES * FINDINGS_PER_BATCH) / 2_000);
    expect(left.at(-1)).toBe(1);
    expect(await visible()).toEqual(expected);
    for (const [table, count] of Object.entries({
      projects: 1,
      scans: 1,
      scan_jobs: 1,
      vulnerabilities: 1,
      scan_lines: 1,
    })) {
      expect(await countOf(number, table), table).toBe(count);
    }
  });

  it("stops its scans, and its row waits for scans that are deleted while it is removed", async () => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const [queued, running] = [await runScan(tenant), await runScan(tenant)];
    const runner = new TestRunner(running);
    await runner.claim();
    await remove(tenant, "/projects/shop");
    await expectError(await runner.findings(finding("late")), 409, "conflict");
    await expectError(await new TestRunner(queued).claim(), 409, "conflict");
    const number = await numberOf(tenant);
    const open = home.DB.prepare(
      "select count(*) as n from scan_jobs where organization_id = ? and due_at is not null",
    );
    expect(await open.bind(number).first("n")).toBe(0);
    await removeDeleted(home.database);
    expect(await countOf(number, "projects")).toBe(0);
    expect(await countOf(number, "scan_events")).toBe(0);
  });
});

describe("a deleted scan", () => {
  it("is gone for the API at once, and the scan before it is the latest", async () => {
    const tenant = await createTenant();
    const { id: projectId } = await makeProject(tenant);
    const first = await completeScan(tenant, "shop", "a");
    const second = await completeScan(tenant, "shop", "a", "b");
    const large = await insertLargeScan(tenant, projectId);
    const root = `/projects/shop/scans`;
    await remove(tenant, `${root}/${large}`);
    await remove(tenant, `${root}/${second}`);
    for (const id of [large, second]) {
      for (const path of ["", "/findings", "/events", "/sarif"]) {
        const answer = await call("GET", `/v1/orgs/${tenant.slug}${root}/${id}${path}`, { token: tenant.token });
        await expectError(answer, 404, "not_found");
      }
    }
    expect((await read(tenant, root, z.array(Scan))).map(({ id }) => id)).toEqual([first]);
    const latest = await read(tenant, "/findings?latest=true", z.array(Finding));
    expect(latest.map(({ scan_id }) => scan_id)).toEqual([first]);
    for (const query of ["", `?scan_id=${second}`, "?project=shop", "?severity=low", "?sort=-severity"]) {
      const listed = await read(tenant, `/findings${query}`, z.array(Finding));
      expect(
        listed.filter(({ scan_id }) => scan_id !== first),
        query,
      ).toEqual([]);
    }
    // What is known of its vulnerabilities stays.
    const vulnerabilities = await read(tenant, "/projects/shop/vulnerabilities", z.array(Vulnerability));
    expect(vulnerabilities).toHaveLength(2);
    const counts = [];
    for (const { id } of vulnerabilities) {
      const path = `/projects/shop/vulnerabilities/${id}`;
      const { findings } = await read(tenant, path, VulnerabilityDetail);
      expect(await read(tenant, `${path}/findings`, z.array(Finding))).toHaveLength(findings);
      counts.push(findings);
    }
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1]);
    const number = await numberOf(tenant);
    const left = await removeStepByStep(number);
    expect(largestStep(left)).toBeLessThanOrEqual(2_000);
    expect([left.at(-1), await countOf(number, "scans"), await countOf(number, "projects")]).toEqual([1, 1, 1]);
  });

  it("is deleted once, however often it is asked for at once", async () => {
    const tenant = await createTenant();
    await makeProject(tenant);
    const path = `/v1/orgs/${tenant.slug}/projects/shop/scans/${await completeScan(tenant, "shop", "a")}`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => call("DELETE", path, { token: tenant.token })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404, 404, 404]);
  });
});

describe("a deleted organization with more rows than one step removes", () => {
  it("frees its slug at once, and a new organization with it has nothing of the old", async () => {
    await removeDeleted(home.database);
    const tenant = await createTenant();
    const { id: projectId } = await makeProject(tenant);
    await insertLargeScan(tenant, projectId);
    const number = await numberOf(tenant);
    await remove(tenant);
    await expectError(await call("GET", `/v1/orgs/${tenant.slug}`, { token: tenant.token }), 404, "not_found");
    const successor = await signUp(tenant.slug);
    expect(await read(successor, "/projects", z.array(Project))).toEqual([]);
    expect(await countOf(number, "findings")).toBe(BATCHES * FINDINGS_PER_BATCH);
    await removeDeleted(home.database);
    for (const table of [
      "findings",
      "finding_contents",
      "scans",
      "projects",
      "users",
      "audit_events",
      "organizations",
    ]) {
      expect(await countOf(number, table), table).toBe(0);
    }
    expect(await read(successor, "/projects", z.array(Project))).toEqual([]);
  });
});
