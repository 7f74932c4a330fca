import { z } from "@hono/zod-openapi";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../../worker/database/client.ts";
import { listFindingsOfOrganization, listFindingsOfScan } from "../../../worker/findings/lists/queries.ts";
import { Finding } from "../../../worker/findings/schemas.ts";
import { call, expectBody, expectError, makeProject } from "../support/client.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import {
  addFinding,
  addScan,
  insertRows,
  listFindings,
  makeScan,
  type Place,
  postFinding,
  request,
} from "../support/findings.ts";
import { home } from "../support/home.ts";

async function listAll({ tenant }: Place, query = ""): Promise<Finding[]> {
  const response = await call("GET", `/v1/orgs/${tenant.slug}/findings${query}`, { token: tenant.token });
  return expectBody(response, 200, z.array(Finding));
}

async function postRaw({ tenant, path }: Place, rawBody: string): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return call("POST", `${path}/findings`, { token: tenant.token, rawBody, headers });
}

function withMetadata(json: string): string {
  return `{${JSON.stringify(request("one")).slice(1, -1)},"metadata":${json}}`;
}

function ids(findings: Finding[]): string[] {
  return findings.map(({ id }) => id);
}

function names(findings: Finding[]): string[] {
  return findings.map((finding) => finding.external_id);
}

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, n) => `e${n}`);
}

const nested = (levels: number) => `${"[".repeat(levels)}1${"]".repeat(levels)}`;

const full = {
  description: `it's "quoted" \\ 🦊\nand a second line`,
  location_path: "src/ä.js",
  location_line: 12,
  location_column: 5,
  metadata: { cwe: "CWE-328", list: [1, { two: null }], deep: { yes: true } },
};

describe("createFinding", () => {
  it("answers what is stored", async () => {
    const place = await makeScan();
    const finding = await addFinding(place, "one", { ...full, id: "x", org_id: "x", unknown: 1 });
    expect(finding).toEqual({
      ...request("one", full),
      id: finding.id,
      scan_id: place.scan.id,
      org_id: place.tenant.orgId,
      created_at: finding.created_at,
      updated_at: finding.created_at,
    });
    expect(finding.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    const path = `${place.path}/findings/${finding.id}`;
    expect(await expectBody(await call("GET", path, { token: place.tenant.token }), 200, Finding)).toEqual(finding);
    expect(await listFindings(place)).toEqual([finding]);
  });

  it.for([{}, { description: null, location_path: null, location_line: null, location_column: null }])(
    "has nulls and an empty object where nothing is given: %j",
    async (change) => {
      const finding = await addFinding(await makeScan(), "one", change);
      expect(finding).toMatchObject({
        description: null,
        location_path: null,
        location_line: null,
        location_column: null,
        metadata: {},
      });
    },
  );

  it.for([null, false, 0, -1.5e-7, "", "text", [], [null], { a: { b: ["ü🦊", "\\u0000 in words"] } }])(
    "keeps the metadata %j",
    async (metadata) => {
      const place = await makeScan();
      const finding = await addFinding(place, "one", { metadata });
      expect(finding.metadata).toEqual(metadata);
      expect(await listFindings(place)).toEqual([finding]);
    },
  );

  it("keeps keys that mean something to JavaScript as they are", async () => {
    const place = await makeScan();
    const metadata = '{"__proto__":{"polluted":true},"constructor":{"prototype":1},"a b.c[0]$":""}';
    const body = withMetadata(metadata).replace("{", '{"__proto__":{"title":"x"},');
    expect(await (await postRaw(place, body)).text()).toContain(`"metadata":${metadata}`);
    const listed = await call("GET", `${place.path}/findings`, { token: place.tenant.token });
    expect(await listed.text()).toContain(`"metadata":${metadata}`);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it.for([-2_147_483_648, -1, 0, 2_147_483_647])("keeps the line and column %d", async (number) => {
    const change = { location_line: number, location_column: number };
    expect(await addFinding(await makeScan(), "one", change)).toMatchObject(change);
  });

  it("takes every field up to its limit", async () => {
    const place = await makeScan();
    const longest = {
      title: "ü".repeat(1_000),
      severity: "s".repeat(50),
      scanner: "c".repeat(100),
      description: "€".repeat(20_000),
      location_path: "p".repeat(4_096),
      metadata: "m".repeat(65_534),
    };
    const finding = await addFinding(place, "i".repeat(500), longest);
    expect(finding).toMatchObject(longest);
    expect(await listFindings(place)).toEqual([finding]);
  });

  let shared: Place;
  beforeAll(async () => {
    shared = await makeScan();
  });

  it.for([
    ["external_id", "null"],
    ["external_id", '""'],
    ["external_id", "7"],
    ["external_id", `"${"x".repeat(501)}"`],
    ["external_id", String.raw`"a\u0000b"`],
    ["external_id", String.raw`"\ud800"`],
    ["title", "null"],
    ["title", '""'],
    ["title", `"${"x".repeat(1_001)}"`],
    ["severity", "[]"],
    ["severity", `"${"x".repeat(51)}"`],
    ["scanner", "{}"],
    ["scanner", `"${"x".repeat(101)}"`],
    ["description", "1"],
    ["description", `"${"x".repeat(20_001)}"`],
    ["description", nested(100_000)],
    ["location_path", "true"],
    ["location_path", `"${"x".repeat(4_097)}"`],
    ["location_line", '"12"'],
    ["location_line", "1.5"],
    ["location_line", "2147483648"],
    ["location_line", "-2147483649"],
    ["location_line", "1e400"],
    ["location_line", "12345678901234567890"],
    ["location_column", "2147483648"],
    ["metadata", nested(65)],
    ["metadata", nested(100_000)],
    ["metadata", `"${"x".repeat(65_535)}"`],
    ["metadata", `"${"€".repeat(22_000)}"`],
    ["metadata", String.raw`["a\u0000b"]`],
    ["metadata", String.raw`{"\udfff":1}`],
  ] as const)("refuses this %s and stores nothing: %#", async ([field, value]) => {
    const { [field]: _, ...others } = request("one");
    const body = `{${JSON.stringify(others).slice(1, -1)},"${field}":${value}}`;
    const message = await expectError(await postRaw(shared, body), 400, "bad_request");
    expect(message).toContain(`${field}: `);
    expect(await listFindings(shared)).toEqual([]);
  });

  it("names every field that is missing", async () => {
    const message = await expectError(await postFinding(await makeScan(), {}), 400, "bad_request");
    expect(message).toMatch(/external_id: .*title: .*severity: .*scanner: /);
  });

  it("survives numbers beyond what JSON readers agree on", async () => {
    const place = await makeScan();
    const response = await postRaw(place, withMetadata("[12345678901234567890, 1e-400, -0]"));
    expect((await expectBody(response, 201, Finding)).metadata).toEqual([12_345_678_901_234_567_000, 0, 0]);
    expect((await postRaw(place, withMetadata("1e400"))).status).toBeLessThan(500);
  });

  it("gives one of twelve simultaneous posts the external id, in each scan", async () => {
    const place = await makeScan();
    const responses = await Promise.all(Array.from({ length: 12 }, () => postFinding(place, request("same"))));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = responses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(11);
    for (const response of refused) {
      const message = await expectError(response, 409, "conflict");
      expect(message).toContain("external_id");
      expect(message).toContain('"same"');
    }
    expect(await listFindings(place)).toHaveLength(1);
    await addFinding(await addScan(place.tenant), "same");
    await addFinding(place, "Same");
  });

  it("answers a wrong body before a missing scan, and a missing scan before a conflict", async () => {
    const place = await makeScan();
    await addFinding(place, "one");
    const nowhere = { ...place, path: place.path.replace(/shop/, "nowhere") };
    await expectError(await postFinding(nowhere, { ...request("one"), title: 1 }), 400, "bad_request");
    await expectError(await postFinding(nowhere, request("one")), 404, "not_found");
  });
});

it("finds nothing of another organization, project or scan", async () => {
  const [own, other] = [await makeScan(), await makeScan()];
  await makeProject(own.tenant, { slug: "second" });
  const sibling = await addScan(own.tenant);
  const [mine, theirs] = [await addFinding(own, "mine"), await addFinding(other, "theirs")];
  const { token } = own.tenant;
  const elsewhere = [
    own.path.replace("shop", "second"),
    own.path.replace("shop", "nothing"),
    own.path.replace(own.scan.id, other.scan.id),
    own.path.replace(own.scan.id, "not-a-uuid"),
    own.path.replace(own.scan.id, crypto.randomUUID()),
  ];
  for (const path of elsewhere) {
    await expectError(await call("GET", `${path}/findings`, { token }), 404, "not_found");
    await expectError(await call("POST", `${path}/findings`, { token, body: request("x") }), 404, "not_found");
    const batch = { findings: [request("x")] };
    await expectError(await call("POST", `${path}/findings/batch`, { token, body: batch }), 404, "not_found");
    await expectError(
      await call("POST", `${path}/findings/batch`, { token, body: { findings: [] } }),
      404,
      "not_found",
    );
  }
  const wrong = [
    ...elsewhere.flatMap((path) => [`${path}/findings/${mine.id}`, `${path}/findings/${theirs.id}`]),
    `${sibling.path}/findings/${mine.id}`,
    `${own.path}/findings/${theirs.id}`,
    `${own.path}/findings/not-a-uuid`,
    `${own.path}/findings/%00`,
  ];
  for (const path of wrong) {
    await expectError(await call("GET", path, { token }), 404, "not_found");
    await expectError(await call("DELETE", path, { token }), 404, "not_found");
  }
  expect(await listFindings(own)).toEqual([mine]);
  expect(await listFindings(other)).toEqual([theirs]);
  expect(await listAll(own)).toEqual([mine]);
});

it("deletes one finding, whose external id is free again", async () => {
  const place = await makeScan();
  const [one, two] = [await addFinding(place, "one"), await addFinding(place, "two")];
  const path = `${place.path}/findings/${one.id}`;
  const response = await call("DELETE", path, { token: place.tenant.token });
  expect([response.status, await response.text()]).toEqual([204, ""]);
  await expectError(await call("DELETE", path, { token: place.tenant.token }), 404, "not_found");
  await expectError(await call("GET", path, { token: place.tenant.token }), 404, "not_found");
  expect(await listFindings(place)).toEqual([two]);
  await addFinding(place, "one");
});

describe("listFindings", () => {
  it("has the findings of all scans in order of creation, and filters by severity", async () => {
    const place = await makeScan();
    await makeProject(place.tenant, { slug: "second" });
    const others = [await addScan(place.tenant), await addScan(place.tenant, "second")];
    expect(await listAll(place)).toEqual([]);
    const added: Finding[] = [];
    for (const [n, at] of [place, ...others, place, ...others].entries()) {
      added.push(await addFinding(at, `f-${n}`, { severity: n % 2 ? "high" : "low" }));
    }
    expect(await listAll(place)).toEqual(added);
    expect(await listAll(place, "?severity=high")).toEqual(added.filter(({ severity }) => severity === "high"));
    for (const query of ["?severity=unknown", "?severity=HIGH", "?severity=", "?severity=%25", "?severity='--"]) {
      expect(await listAll(place, query), query).toEqual([]);
    }
    expect(await listAll(place, "?offset=2&page=3&order=desc")).toEqual(added);
  });

  it.for([`severity=${"x".repeat(51)}`, "severity=%00", `severity=a${"&severity=b".repeat(20)}`])(
    "refuses ?%s",
    async (query) => {
      const { tenant } = await makeScan();
      const path = `/v1/orgs/${tenant.slug}/findings?${query}`;
      expect(await expectError(await call("GET", path, { token: tenant.token }), 400, "bad_request")).toMatch(
        /severity/,
      );
    },
  );
});

/** Reads a list of five pages. */
async function watch(spy: DatabaseSpy, pages: AsyncGenerator<Finding[]> | undefined) {
  for await (const rows of pages ?? []) expect(rows.length).toBeLessThan(1_001);
  const plans = await spy.plansOf("select json_array(m.rank");
  expect(plans).toHaveLength(5);
  expect(plans.join("\n")).not.toMatch(/TEMP B-TREE|SCAN (f|findings|scans|projects)\b/);
  expect(spy.roundTrips).toBe(5);
  return plans;
}

describe("a long list", () => {
  it("streams whole and in order, alone and across the organization", async () => {
    const place = await makeScan();
    await insertRows(place, 25_000);
    await insertRows(await addScan(place.tenant), 1_000);
    await insertRows(await makeScan(), 1_000);
    expect(names(await listFindings(place))).toEqual(numbers(25_000));
    const all = await listAll(place);
    expect(names(all)).toEqual([...numbers(25_000), ...numbers(1_000)]);
    expect(ids(all)).toEqual(ids(all).toSorted());
    expect(await listAll(place, "?severity=high")).toHaveLength(6_500);
  });

  it("comes from an index, page by page", async () => {
    const place = await makeScan();
    await insertRows(place, 5_000, { severity: "low" });
    const { orgId } = place.tenant;
    const address = { orgId, projectSlug: "shop", scanId: place.scan.id };
    const byScan = new DatabaseSpy();
    const ofScan = await listFindingsOfScan(openDatabase(byScan.binding), address, { sort: "created_at" }, {});
    for (const plan of await watch(byScan, ofScan?.pages)) {
      expect(plan).toContain("SEARCH b USING INDEX finding_batches_scan (organization_id=? AND scan_id=?");
      expect(plan).toContain("SEARCH f USING PRIMARY KEY (organization_id=? AND id>? AND id<?)");
    }
    const byOrg = new DatabaseSpy();
    const ofAll = await listFindingsOfOrganization(openDatabase(byOrg.binding), { orgId, sort: "created_at" }, {});
    for (const plan of await watch(byOrg, ofAll.pages)) {
      expect(plan).toContain("SEARCH b USING PRIMARY KEY (organization_id=?");
      expect(plan).toContain("SEARCH f USING PRIMARY KEY (organization_id=? AND id>? AND id<?)");
    }
    const bySeverity = new DatabaseSpy();
    const low = { orgId, severities: ["low"], sort: "created_at" as const };
    const ofLow = await listFindingsOfOrganization(openDatabase(bySeverity.binding), low, {});
    for (const plan of await watch(bySeverity, ofLow.pages)) {
      expect(plan).toContain("SEARCH f USING INDEX findings_severity (organization_id=? AND severity_range=? AND id>?");
    }
  });

  it("ends its pages early where the findings are long", async () => {
    const place = await makeScan();
    await insertRows(place, 300, { description: "€".repeat(20_000) });
    const spy = new DatabaseSpy();
    const scan = { orgId: place.tenant.orgId, projectSlug: "shop", scanId: place.scan.id };
    const lengths: number[] = [];
    const listing = await listFindingsOfScan(openDatabase(spy.binding, home.shard), scan, { sort: "created_at" }, {});
    for await (const rows of listing?.pages ?? []) {
      lengths.push(rows.length);
      expect(JSON.stringify(rows).length * 3).toBeLessThan(15_000_000);
    }
    expect(lengths.reduce((sum, length) => sum + length)).toBe(300);
    expect(lengths.length).toBeGreaterThan(4);
    expect(await listFindings(place)).toHaveLength(300);
  });
});
