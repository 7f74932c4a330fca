import { z } from "@hono/zod-openapi";
import { assert, asyncProperty, constantFrom, integer, option, pre, subarray } from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { Finding } from "../../../worker/findings/schemas.ts";
import { call, expectBody, expectError, makeProject, type Tenant } from "../support/client.ts";
import { addFinding, addScan, insertRows, makeScan, type Place } from "../support/findings.ts";
import { followPages, nextOf } from "../support/pages.ts";
import { createTenant } from "../support/users.ts";
import { home } from "../support/home.ts";
import { deleteFindings, insertScan, newFinding, numbered, organizationBy, storeFindings } from "../support/rows.ts";

const RANKS = ["critical", "high", "medium", "low", "info"];
const SEVERITIES = [...RANKS, "Critical", "notice"];
const SCANNERS = ["ast-grep", "secrets", "own"];
const LONG = { timeout: 60_000 };
const TIME = Date.UTC(2026, 10, 1);

interface Row {
  id: string;
  scan: string;
  project: string;
  severity: string;
  scanner: string;
  title: string;
  path: string | null;
  time: number;
  order: number;
}

const scanId = (number: number) => numbered("fedcba98", number);
const SHOP_SCAN = scanId(1);
const BLOG_SCAN = scanId(10);

let tenant: Tenant;
let rows: Row[];
/** Ids of the scans that are the latest completed of their project and branch. */
let latest: string[];
let paths: Record<string, string>;

/** Three projects with scans of several branches; findings are added to them in turns, many in the same millisecond. */
beforeAll(async () => {
  tenant = await createTenant();
  const scans: { id: string; project: string }[] = [];
  latest = [];
  paths = {};
  for (const project of ["shop", "blog", "idle"]) {
    const { id: projectId } = await makeProject(tenant, { slug: project });
    const states = [
      ["main", "completed"],
      ["main", "completed"],
      ["main", "failed"],
      ["dev", "completed"],
      [null, "completed"],
      [null, "completed"],
      ["new", "running"],
    ] as const;
    for (const [n, [branch, status]] of states.entries()) {
      const id = scanId(scans.length);
      await insertScan({ orgId: tenant.orgId, projectId }, { id, status, branch, at: TIME + n });
      scans.push({ id, project });
      paths[id] = `/v1/orgs/${tenant.slug}/projects/${project}/scans/${id}`;
      if ([1, 3, 5].includes(n)) latest.push(id);
    }
  }
  rows = Array.from({ length: 400 }, (_, order) => {
    const { id: scan, project } = scans[(Math.floor(order / 2) * 5) % 14] ?? { id: "", project: "" };
    return {
      id: "",
      scan,
      project,
      severity: SEVERITIES[(order * 3) % SEVERITIES.length] ?? "",
      scanner: SCANNERS[(order * order) % SCANNERS.length] ?? "",
      title: order % 3 ? `Weak HASH ${order}` : `100% open_port ${order}`,
      path: order % 4 ? `src/${order % 2 ? "a" : "b"}/file-${order}.ts` : null,
      time: TIME + Math.floor(order / 9) * 1_000 - (order % 50 === 0 ? 3_000 : 0),
      order,
    };
  });
  // The clocks of isolates differ, but within an organization time does not go back.
  let latestTime = 0;
  for (let first = 0; first < rows.length; first += 2) {
    const pair = rows.slice(first, first + 2);
    const { scan, time } = rows[first] ?? { scan: "", time: 0 };
    latestTime = Math.max(latestTime, time);
    const findings = pair.map(({ order, title, severity, scanner, path }) =>
      newFinding(`f-${order}`, { title, severity, scanner, location_path: path }),
    );
    const ids = await storeFindings({ orgId: tenant.orgId, scanId: scan }, findings, time);
    for (const [n, row] of pair.entries()) Object.assign(row, { id: ids[n], time: latestTime });
  }
}, 60_000);

const ascending = (a: Row, b: Row) => a.time - b.time || a.order - b.order;
const rank = ({ severity }: Row) => (RANKS.includes(severity) ? RANKS.indexOf(severity) : RANKS.length);
const ORDERS: Record<string, (a: Row, b: Row) => number> = {
  created_at: ascending,
  "-created_at": (a, b) => ascending(b, a),
  severity: (a, b) => rank(a) - rank(b) || ascending(a, b),
  "-severity": (a, b) => rank(b) - rank(a) || ascending(b, a),
};

const FILTERS: Record<string, (row: Row) => boolean> = {
  "": () => true,
  "severity=high": ({ severity }) => severity === "high",
  "severity=high&severity=notice": ({ severity }) => ["high", "notice"].includes(severity),
  "severity=Critical": ({ severity }) => severity === "Critical",
  "scanner=secrets": ({ scanner }) => scanner === "secrets",
  "project=shop": ({ project }) => project === "shop",
  [`scan_id=${SHOP_SCAN}`]: ({ scan }) => scan === SHOP_SCAN,
  "path=src/a": ({ path }) => path?.startsWith("src/a") === true,
  "path=": () => true,
  "q=hash": ({ title }) => title.includes("HASH"),
  [`q=${encodeURIComponent("% open_")}`]: ({ title }) => title.includes("% open_"),
  "since=2026-11-01T00:00:20Z": ({ time }) => time >= TIME + 20_000,
  "since=2026-11-01": ({ time }) => time >= TIME,
  "since=2026-11-01T01:00:20+01:00": ({ time }) => time >= TIME + 20_000,
  "latest=true": ({ scan }) => latest.includes(scan),
  "latest=false": () => true,
};
/** What no finding has, or could have. */
const UNKNOWN = [
  "severity=HIGH",
  "severity=",
  "scanner=nothing",
  "project=nothing",
  "project=idle",
  "scan_id=nothing",
  "scan_id=%27--",
  "path=/src",
  `path=${"x".repeat(1_000)}`,
  `q=${"x".repeat(200)}`,
  "since=yesterday",
  "since=2999-01-01",
  "latest=maybe",
];

async function read(path: string): Promise<string[]> {
  const list = await expectBody(await call("GET", path, { token: tenant.token }), 200, z.array(Finding));
  return list.map(({ id }) => id);
}

function expected(filters: readonly string[], order = "created_at"): string[] {
  return rows
    .filter((row) => filters.every((filter) => FILTERS[filter]?.(row)))
    .toSorted(ORDERS[order])
    .map(({ id }) => id);
}

function urlOf(filters: readonly string[], order?: string, base = `/v1/orgs/${tenant.slug}/findings`): string {
  return `${base}?${[...filters, ...(order === undefined ? [] : [`sort=${order}`])].filter(Boolean).join("&")}`;
}

describe("filters and order", () => {
  it.for(Object.keys(FILTERS))("narrows by %s, in every order", async (filter) => {
    expect(await read(urlOf([filter]))).toEqual(expected([filter]));
    for (const order of Object.keys(ORDERS)) {
      expect(await read(urlOf([filter], order)), order).toEqual(expected([filter], order));
    }
  });

  it.for(UNKNOWN)("has nothing for %s", async (filter) => {
    expect(await read(urlOf([filter]))).toEqual([]);
    expect(await read(urlOf([filter], "-severity"))).toEqual([]);
  });

  it("pages through any filters in any order by any limit as if it were whole", LONG, async () => {
    const keys = Object.keys(FILTERS);
    await assert(
      asyncProperty(
        subarray(keys, { maxLength: 3 }),
        constantFrom(...Object.keys(ORDERS)),
        integer({ min: 7, max: 450 }),
        option(constantFrom(SHOP_SCAN, BLOG_SCAN), { nil: undefined }),
        async (filters, order, limit, scan) => {
          // A parameter that is there twice is not what this is about.
          const names = filters.map((filter) => filter.split("=")[0]);
          pre(new Set(names).size === names.length);
          const base = scan === undefined ? undefined : `${paths[scan]}/findings`;
          const ofScan = new Set(rows.filter((row) => scan === undefined || row.scan === scan).map(({ id }) => id));
          const wanted = expected(filters, order).filter((id) => ofScan.has(id));
          const pages = await followPages(tenant, `${urlOf(filters, order, base)}&limit=${limit}&count=true`, Finding);
          expect(pages.rows.map(({ id }) => id)).toEqual(wanted);
          expect(pages.totals).toEqual(pages.totals.map(() => wanted.length));
          expect(pages.lengths.slice(0, -1)).toEqual(pages.lengths.slice(0, -1).map(() => limit));
        },
      ),
      { numRuns: 60, seed: 1 },
    );
  });

  it("narrows by one severity of one scanner, in every order and page by page", async () => {
    const filters = ["severity=high", "scanner=secrets"];
    for (const scan of [undefined, rows.find((row) => row.severity === "high" && row.scanner === "secrets")?.scan]) {
      const base = scan === undefined ? undefined : `${paths[scan]}/findings`;
      const ofScan = new Set(rows.filter((row) => scan === undefined || row.scan === scan).map(({ id }) => id));
      for (const order of Object.keys(ORDERS)) {
        const wanted = expected(filters, order).filter((id) => ofScan.has(id));
        expect(wanted.length).toBeGreaterThan(0);
        expect(await read(urlOf(filters, order, base))).toEqual(wanted);
        const pages = await followPages(tenant, `${urlOf(filters, order, base)}&limit=2`, Finding);
        expect(pages.rows.map(({ id }) => id)).toEqual(wanted);
      }
    }
  });

  it("refuses an order that it does not know", async () => {
    const path = `/v1/orgs/${tenant.slug}/findings?sort=title`;
    expect(await expectError(await call("GET", path, { token: tenant.token }), 400, "bad_request")).toContain("sort: ");
  });

  it("does not show one tenant another's, whatever it asks for", async () => {
    const other = await makeScan();
    for (const query of [
      "project=shop",
      `scan_id=${SHOP_SCAN}`,
      "latest=true",
      "severity=high",
      "q=hash",
      "sort=severity",
    ]) {
      const path = `/v1/orgs/${other.tenant.slug}/findings?${query}`;
      const list = await expectBody(await call("GET", path, { token: other.tenant.token }), 200, z.array(Finding));
      expect(list, query).toEqual([]);
    }
  });
});

it("looks at so many findings for a path or a title, and goes on where it stopped", LONG, async () => {
  const place = await makeScan();
  await insertRows(place, 21_000);
  const needle = await addFinding(place, "needle", { title: "A needle", location_path: "hay/stack" });
  const setIndexed = (to: number | null) =>
    home.DB.prepare(`update organizations set indexed_findings_to = ?2 where id = ${organizationBy("?1")}`)
      .bind(place.tenant.orgId, to)
      .run();
  // As long as they are not indexed, findings are read one after the other.
  await setIndexed(0);
  for (const filter of [
    "q=NEEDLE&sort=severity",
    "path=hay&sort=-severity",
    "q=needle&sort=severity&project=shop",
    "q=needle&path=hay&severity=low&sort=severity",
  ]) {
    for (const base of [`/v1/orgs/${place.tenant.slug}/findings`, `${place.path}/findings`]) {
      const pages = await followPages(place.tenant, `${base}?${filter}&limit=5&count=true`, Finding);
      expect(pages.rows, filter).toEqual([needle]);
      expect(pages.lengths.length, filter).toBeGreaterThan(1);
      expect(pages.totals[0]).toBe(1);
      const whole = await call("GET", `${base}?${filter}`, { token: place.tenant.token });
      expect(await expectBody(whole, 200, z.array(Finding)), filter).toEqual([needle]);
    }
  }
  await setIndexed(null);
  for (const filter of [
    "q=NEEDLE",
    "path=hay&sort=severity",
    "path=hay/stack",
    "q=needle&path=hay&severity=low&sort=-created_at",
  ]) {
    const pages = await followPages(place.tenant, `/v1/orgs/${place.tenant.slug}/findings?${filter}&limit=5`, Finding);
    expect([pages.rows, pages.lengths], filter).toEqual([[needle], [1]]);
  }
});

describe("while rows come and go", () => {
  it.for(Object.keys(ORDERS))("misses and repeats none that stays, in the order %s", LONG, async (order) => {
    const place: Place = await makeScan();
    const sibling = await addScan(place.tenant);
    const insert = async (ids: string[]): Promise<void> => {
      const body = ids.map((id, n) => ({
        external_id: id,
        title: id,
        severity: SEVERITIES[n % SEVERITIES.length],
        scanner: SCANNERS[n % 2],
      }));
      for (const { path } of [place, sibling]) {
        const response = await call("POST", `${path}/findings/batch`, {
          token: place.tenant.token,
          body: { findings: body },
        });
        expect(response.status).toBe(201);
        await response.text();
      }
    };
    await insert(Array.from({ length: 120 }, (_, n) => `first-${n}`));
    const list = `/v1/orgs/${place.tenant.slug}/findings?sort=${order}&project=shop`;
    const { rows: before } = await followPages(place.tenant, list, Finding);
    let path: string | undefined = `${list}&limit=17`;
    const seen: string[] = [];
    const deleted = new Set<string>();
    for (let n = 0; path !== undefined; n += 1) {
      const response = await call("GET", path, { token: place.tenant.token });
      path = nextOf(response);
      const page = await expectBody(response, 200, z.array(Finding));
      seen.push(...page.map(({ id }) => id));
      // The last row of the page, on which the cursor stands, one that was seen and one that is to come.
      for (const row of [page.at(-1), before[n * 3], before[before.length - 1 - n * 5]]) {
        if (row) deleted.add(row.id);
      }
      await deleteFindings([...deleted]);
      await insert([`later-${n}-a`, `later-${n}-b`]);
      if (n > 60) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    const stayed = before.map(({ id }) => id).filter((id) => !deleted.has(id));
    expect(stayed.length).toBeGreaterThan(100);
    expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
  });
});
