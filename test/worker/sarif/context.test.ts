import { expect, it } from "vitest";
import { at, exportOf, freshScan, type Json, type Log, logOf, resultOf, take, takeOne } from "./upload.ts";

const DRIVER = {
  name: "lint",
  semanticVersion: "2.1.0-beta",
  rules: [
    {
      id: "no-eval",
      properties: { precision: "very-high", tags: ["security", "external/cwe/cwe-095", "correctness"] },
    },
  ],
};
const place = (uri: string, startLine: number): Json => ({
  physicalLocation: { artifactLocation: { uri }, region: { startLine } },
});
const RESULT = resultOf({
  locations: [
    {
      ...place("src/a.js", 3),
      logicalLocations: [{ name: "run", fullyQualifiedName: "a.run", kind: "function", index: 4 }],
    },
  ],
  relatedLocations: [
    { id: 1, ...place("src/b.js", 7), message: { text: "defined [here](2)" } },
    { message: { text: "no place" } },
  ],
  suppressions: [{ kind: "external", status: "underReview", justification: "asked" }],
});
const RUN = {
  tool: { driver: DRIVER },
  automationDetails: { id: "lint/nightly/", guid: "11111111-1111-4111-8111-111111111111" },
};

it("the export keeps version, category, precision, tags, and related and logical locations", async () => {
  const { place: scan, findings } = await take(logOf([RESULT], RUN));
  const log = await exportOf(scan);
  const [run] = log.runs;
  expect(run).toMatchObject({ automationDetails: { id: "lint/nightly/" } });
  expect(run?.tool.driver).toMatchObject({ name: "lint", version: "2.1.0-beta" });
  expect(run?.tool.driver.rules[0]?.["properties"]).toMatchObject({
    precision: "very-high",
    tags: ["security", "external/cwe/cwe-095", "correctness"],
  });
  const [result] = run?.results ?? [];
  expect(result).toMatchObject({
    locations: [{ logicalLocations: [{ name: "run", fullyQualifiedName: "a.run", kind: "function" }] }],
    relatedLocations: [
      { id: 1, ...place("src/b.js", 7), message: { text: "defined here" } },
      { message: { text: "no place" } },
    ],
    suppressions: [{ kind: "external", status: "underReview", justification: "asked" }],
  });
  const again = await take(log, scan);
  expect(again.runs[0]).toMatchObject({ stored: 0, updated: 0, skipped: [{ reason: "already_stored", results: 1 }] });
  const copied = await take(log, await freshScan());
  // The export states the score of a severity that came from a level.
  expect(copied.findings[0]?.metadata).toMatchObject(Object(findings[0]?.metadata));
});

it("a result without a file keeps its logical location", async () => {
  const { place: scan } = await take(
    logOf([resultOf({ locations: [{ logicalLocations: [{ name: "server:443" }] }] })]),
  );
  const log = await exportOf(scan);
  expect(log.runs[0]?.results[0]?.locations).toEqual([{ logicalLocations: [{ name: "server:443" }] }]);
});

it("versions and categories of one tool are runs of their own", async () => {
  const runs = ["1.0", "2.0"].flatMap((version) =>
    ["js", "py"].map((id) => ({
      tool: { driver: { name: "lint", version } },
      automationDetails: { id },
      results: [1, 2].map((line) => resultOf(at(`${id}-${version}.x`, { startLine: line }))),
    })),
  );
  const { place: scan } = await take({
    version: "2.1.0",
    runs: [...runs, { tool: { driver: { name: "other" } }, results: [resultOf()] }],
  });
  const log = await exportOf(scan);
  const described = log.runs.map((run) => [run.tool.driver["version"], run["automationDetails"], pathsOf(run)]);
  expect(described).toHaveLength(5);
  for (const version of ["1.0", "2.0"]) {
    for (const id of ["js", "py"]) {
      const paths = [`${id}-${version}.x`, `${id}-${version}.x`];
      expect(described).toContainEqual([version, { id }, paths]);
    }
  }
});

it("further versions than ten are in a run without one", async () => {
  const runs = Array.from({ length: 12 }, (_, n) => ({
    tool: { driver: { name: "lint", version: `${n}` } },
    results: [resultOf(at(`f${n}.js`))],
  }));
  const { place: scan } = await take({ version: "2.1.0", runs });
  const log = await exportOf(scan);
  expect(log.runs).toHaveLength(10);
  expect(log.runs.map(({ tool }) => tool.driver["version"]).filter((version) => version === undefined)).toHaveLength(1);
  expect(log.runs.flatMap(pathsOf)).toHaveLength(12);
});

function pathsOf(run: Log["runs"][number]): unknown[] {
  return run.results.map(({ locations }) => (JSON.stringify(locations).match(/"uri":"([^"]+)"/) ?? [])[1]);
}

function many(count: number, make: (n: number) => Json): Json[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

it("lists beyond their limits are cut, with a warning", async () => {
  const tags = Array.from({ length: 30 }, (_, n) => `t${n}`);
  const { metadata, warnings } = await takeOne(
    resultOf({
      locations: [{ logicalLocations: many(15, (n) => ({ name: `l${n}` })) }],
      relatedLocations: many(50, (n) => place("r.js", n + 1)),
      suppressions: many(9, () => ({ kind: "inSource", status: "rejected" })),
    }),
    { tool: { driver: { name: "lint", rules: [{ id: "no-eval", properties: { tags } }] } } },
  );
  expect(warnings.toSorted((a, b) => a.localeCompare(b))).toEqual([
    "results[0]: only 10 logical locations are kept",
    "results[0]: only 20 related locations are kept",
    "results[0]: only 20 tags are kept",
    "results[0]: only 5 suppressions are kept",
  ]);
  expect(metadata.sarif["related_locations"]).toHaveLength(20);
});
