import { expect, it } from "vitest";
import type { Finding } from "../../../worker/findings/schemas.ts";
import { DatabaseSpy } from "../support/database-spy.ts";
import { call, callWith } from "../support/client.ts";
import { addFinding, listFindings, type Place } from "../support/findings.ts";
import { at, exportOf, freshScan, type Json, type Log, logOf, resultOf, SARIF, take } from "./upload.ts";
import { newFinding, storeFindings } from "../support/rows.ts";
import { home } from "../support/home.ts";

const FULL = resultOf({
  ruleId: "js/sql-injection/1",
  level: "error",
  kind: "fail",
  message: { text: "This [query](1) depends on input." },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: "src/a%20b/%C3%A4.js", uriBaseId: "%SRCROOT%" },
        region: {
          startLine: 3,
          startColumn: 5,
          endLine: 4,
          endColumn: 7,
          charOffset: 40,
          charLength: 20,
          snippet: { text: "q(x)" },
        },
      },
    },
    { physicalLocation: { artifactLocation: { uri: "src/other.js" }, region: { startLine: 9, endColumn: 3 } } },
  ],
  fingerprints: { "match/v1": "abc", "match/v2": "def" },
  partialFingerprints: { primaryLocationLineHash: "123:1" },
  rank: 12.5,
  properties: { "security-severity": "8.8" },
});

it("gives back what came in: rules, locations, levels and fingerprints", async () => {
  const rules = [
    {
      id: "js/sql-injection",
      name: "SqlInjection",
      helpUri: "https://docs.example/sql",
      shortDescription: { text: "SQL injection" },
      properties: { tags: ["external/cwe/cwe-089"] },
    },
  ];
  const driver = { name: "analyzer", rules };
  const results = [
    FULL,
    resultOf({ ruleId: "other", level: "note", partialFingerprints: { a: "1" }, ...at("b.js", { startLine: 1 }) }),
    resultOf({ ruleId: "other", level: "none", kind: "review", ...at("c.js") }),
    { message: { text: "no rule, no place" }, level: "warning" },
  ];
  const { place } = await take(logOf(results, { tool: { driver }, columnKind: "unicodeCodePoints" }));
  const [run, ...others] = (await exportOf(place)).runs;
  expect(others).toEqual([]);
  const [full, bare, other, review] = run?.results ?? [];
  expect(full).toMatchObject({
    ruleId: "js/sql-injection/1",
    ruleIndex: 0,
    level: "error",
    message: { text: "This query depends on input." },
    locations: FULL["locations"],
    fingerprints: FULL["fingerprints"],
    partialFingerprints: FULL["partialFingerprints"],
    rank: 12.5,
    taxa: [{ id: "89", index: 0, toolComponent: { name: "CWE", index: 0 } }],
    properties: { severity: "high", "security-severity": "8.8" },
  });
  expect(other).toMatchObject({
    ruleId: "other",
    level: "note",
    partialFingerprints: { a: "1" },
    locations: [at("b.js", { startLine: 1 })["locations"]].flat(),
  });
  expect(other).not.toHaveProperty("fingerprints");
  expect(review).toMatchObject({ level: "none", kind: "review", locations: [at("c.js")["locations"]].flat() });
  expect(bare).toMatchObject({ ruleId: "no rule, no place", level: "warning", locations: [] });
  expect(run).toMatchObject({ columnKind: "unicodeCodePoints", taxonomies: [{ name: "CWE", taxa: [{ id: "89" }] }] });
  expect(run?.tool.driver.rules).toMatchObject([
    {
      id: "js/sql-injection/1",
      name: "SqlInjection",
      shortDescription: { text: "SQL injection" },
      helpUri: "https://docs.example/sql",
      defaultConfiguration: { level: "error" },
      properties: { tags: ["security", "external/cwe/cwe-089"], "security-severity": "8.8" },
      relationships: [{ target: { id: "89" }, kinds: ["superset"] }],
    },
    { id: "no rule, no place" },
    { id: "other", defaultConfiguration: { level: "note" } },
  ]);
});

/** All of a finding but what is new at each upload, and of its metadata the level alone. */
function lasting({ external_id, title, severity, scanner, description, location_path, ...rest }: Finding) {
  const { sarif, ...known } = rest.metadata as { sarif: Json };
  const place = [location_path, rest.location_line, rest.location_column];
  return { external_id, title, severity, scanner, description, place, ...known, level: sarif["level"] };
}

function resultsOf({ runs }: Log) {
  return runs.flatMap(({ results }) => results.map((one) => ({ ...one, properties: undefined })));
}

it("comes in again as the same findings, and out again as the same log", async () => {
  const { place, findings } = await take(logOf([FULL, resultOf(), resultOf(at("a:b #?.js", { startLine: 1 }))]));
  const log = await exportOf(place);
  const again = await take(log);
  expect(again.findings.map(lasting)).toEqual(findings.map(lasting));
  expect(resultsOf(await exportOf(again.place))).toEqual(resultsOf(log));
});

it("has a run for each scanner, with findings of any origin", async () => {
  const place = await freshScan();
  await addFinding(place, "1", {
    scanner: "b",
    severity: "critical",
    title: "Zero-day",
    location_path: "x/y.js",
    location_line: -4,
  });
  await addFinding(place, "2", {
    scanner: "a",
    severity: "whatever",
    location_line: 3,
    metadata: { sarif: 5, rule_id: "" },
  });
  await addFinding(place, "3", {
    scanner: "b",
    severity: "info",
    metadata: { rule_id: "r", cwe: "CWE-79", snippet: "s", end_line: 9 },
    location_path: "z",
    location_line: 8,
    location_column: 2,
  });
  await addFinding(place, "4", {
    scanner: "a",
    description: "What it is",
    metadata: { sarif: { level: "loud", end_line: "x", fingerprints: { a: 1 }, locations: [{ path: 5 }] } },
  });
  const { runs } = await exportOf(place);
  expect(runs.map((run) => [run.tool.driver.name, run.results.length])).toEqual([
    ["a", 2],
    ["b", 2],
  ]);
  const [four, two, one, three] = runs.flatMap((run) => run.results);
  expect(one).toMatchObject({
    ruleId: "Zero-day",
    level: "error",
    message: { text: "Zero-day" },
    fingerprints: { "externalId/v1": "1" },
    properties: { "security-severity": "9.5" },
  });
  expect(one?.locations).toEqual([{ physicalLocation: { artifactLocation: { uri: "x/y.js" } } }]);
  expect(two).toMatchObject({ ruleId: "Weak hash", level: "warning", locations: [] });
  expect(three).toMatchObject({ ruleId: "r", level: "note", taxa: [{ id: "79" }] });
  expect(three?.locations).toEqual([
    {
      physicalLocation: {
        artifactLocation: { uri: "z" },
        region: { startLine: 8, startColumn: 2, endLine: 9, snippet: { text: "s" } },
      },
    },
  ]);
  expect(four).toMatchObject({ level: "note", message: { text: "What it is" } });
});

it("of a scan without findings has no run", async () => {
  const { tenant, path } = await freshScan();
  const response = await call("GET", `${path}/sarif`, { token: tenant.token });
  expect(response.headers.get("content-type")).toBe(SARIF);
  expect(await response.json()).toMatchObject({ version: "2.1.0", runs: [] });
});

async function insertTools(place: Place, count: number, tools: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) =>
    newFinding(`e${n}`, {
      scanner: `tool-${n % tools}`,
      description: "d".repeat(2_000),
      severity: n % 4 ? "low" : "high",
    }),
  );
  await storeFindings({ orgId: place.scan.org_id, scanId: place.scan.id }, rows);
}

it("of many findings is read page by page through its index, each finding once", async () => {
  const place = await freshScan();
  await insertTools(place, 2_500, 3);
  const spy = new DatabaseSpy();
  const response = await callWith({ [home.shard]: spy.binding }, "GET", `${place.path}/sarif`, {
    token: place.tenant.token,
  });
  const { runs } = await response.json<{ runs: { results: { properties: { id: string } }[] }[] }>();
  const ids = runs.map((run) => run.results.map(({ properties }) => properties.id));
  expect(ids.map((some) => some.length)).toEqual([834, 833, 833]);
  expect(new Set(ids.flat()).size).toBe(2_500);
  const plans = await spy.plansOf("select json_array(m.rank");
  expect(plans).toHaveLength(3);
  for (const plan of plans) {
    expect(plan).toContain(
      "USING INDEX findings_scanner (organization_id=? AND scanner_id=? AND severity_range=? AND id>?",
    );
    expect(plan).not.toMatch(/SCAN f\b|TEMP B-TREE/);
  }
  expect(await listFindings(place)).toHaveLength(2_500);
});

it("of a scan with a scanner for each of its findings has each of them once", async () => {
  const place = await freshScan();
  await insertTools(place, 1_000, 450);
  const { runs } = await exportOf(place);
  const names = runs.map(({ tool }) => tool.driver.name);
  expect(names).toEqual(Array.from({ length: 450 }, (_, n) => `tool-${n}`).toSorted());
  for (const { tool, results } of runs) expect(results).toHaveLength(Number(tool.driver.name.slice(5)) < 100 ? 3 : 2);
});
