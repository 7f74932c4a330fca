import { expect, it } from "vitest";
import { CODE_FLOW_LIMITS } from "../../../worker/sarif/limits.ts";
import { addFinding, listFindings } from "../support/findings.ts";
import { at, exportOf, freshScan, type Json, logOf, resultOf, take, takeOne } from "./upload.ts";

const place = (uri: string, startLine: number, more: Json = {}): Json => ({
  physicalLocation: { artifactLocation: { uri }, region: { startLine, ...more } },
});
const step = (line: number, text: string, more: Json = {}): Json => ({
  location: { ...place("src/a.js", line, { startColumn: 2, endColumn: 9 }), message: { text } },
  ...more,
});
const flowOf = (locations: Json[]): Json => ({ threadFlows: [{ locations }] });

const CODE_FLOWS = [
  {
    message: { text: "from the request" },
    threadFlows: [
      {
        id: "main",
        message: { text: "in one thread" },
        locations: [
          step(3, "source", { importance: "essential", nestingLevel: 0, executionOrder: 1 }),
          { location: place("src/%C3%A4%20b.js", 7, { endLine: 9 }), importance: "unimportant", nestingLevel: 2 },
          step(5, "sink", { importance: "important", executionOrder: 3 }),
        ],
      },
      { locations: [step(20, "elsewhere")] },
    ],
  },
  flowOf([step(4, "other source"), step(5, "sink")]),
];

const RULE = {
  id: "js/sql-injection",
  name: "SqlInjection",
  shortDescription: { text: "SQL injection" },
  fullDescription: { text: "A query is built from input." },
  help: { text: "Use placeholders.", markdown: "Use **placeholders**." },
  helpUri: "https://docs.example/sql",
  defaultConfiguration: { level: "error" },
  properties: {
    tags: ["security", "external/cwe/cwe-089", "injection"],
    precision: "high",
    "security-severity": "8.8",
  },
};
const WHOLE = resultOf({
  ruleId: RULE.id,
  ruleIndex: 0,
  level: "error",
  message: { text: "This query depends on input." },
  locations: [
    {
      ...place("src/a.js", 5, { startColumn: 3, endLine: 6, endColumn: 9, snippet: { text: "query(sql)" } }),
      logicalLocations: [{ name: "run", fullyQualifiedName: "a.run", kind: "function" }],
    },
    place("src/b.js", 8),
  ],
  relatedLocations: [{ id: 1, ...place("src/a.js", 3), message: { text: "input" } }],
  codeFlows: CODE_FLOWS,
  fingerprints: { "id/v1": "f1" },
  partialFingerprints: { primaryLocationLineHash: "123:1" },
  rank: 40,
  suppressions: [{ kind: "inSource", status: "underReview", justification: "asked" }],
});
const RUN = {
  tool: { driver: { name: "analyzer", version: "2.4.1", rules: [RULE] } },
  automationDetails: { id: "javascript/nightly" },
};

it("all that a log says of a result and its rule is in the export, and in that of a copy", async () => {
  const { place: scan, runs } = await take(logOf([WHOLE], RUN));
  expect(runs[0]?.warnings).toEqual([]);
  const log = await exportOf(scan);
  expect(log.runs).toMatchObject([{ ...RUN, results: [WHOLE] }]);
  const copy = await take(log);
  expect(copy.runs[0]?.warnings).toEqual([]);
  expect((await exportOf(copy.place)).runs).toMatchObject([{ ...RUN, results: [WHOLE] }]);
  const again = await take(log, copy.place);
  expect(again.runs[0]?.skipped).toEqual([{ reason: "already_stored", results: 1 }]);
});

async function takeFlows(codeFlows: unknown, run: Json = {}) {
  const scan = await freshScan();
  const { runs, findings } = await take(logOf([resultOf({ ...at("a.js", { startLine: 1 }), codeFlows })], run), scan);
  const [result] = (await exportOf(scan)).runs[0]?.results ?? [];
  return { flows: result?.["codeFlows"], warnings: runs[0]?.warnings, findings };
}

const steps = (count: number, length: number): Json[] =>
  Array.from({ length: count }, (_, n) => step(n + 1, `${n}-`.padEnd(length, "x")));
const NOT_ALL = `results[0]: of code flows over ${CODE_FLOW_LIMITS.locations} locations or ${CODE_FLOW_LIMITS.storedBytes} bytes not all is kept`;

it("code flows beyond the limits are omitted as a whole, in the order of the file", async () => {
  const [long, short] = [flowOf(steps(300, 70)), flowOf(steps(3, 10))];
  expect(await takeFlows([long, long, short, long])).toMatchObject({ flows: [long, short], warnings: [NOT_ALL] });
});

it("of a code flow that is too long, source and sink stay, and every limit holds", async () => {
  for (const [count, length] of [
    [2_000, 1],
    [1_000, 450],
  ] as const) {
    const all = steps(count, length);
    const { flows, warnings, findings } = await takeFlows([flowOf(all)]);
    expect(warnings).toEqual([NOT_ALL]);
    const kept = (flows as [{ threadFlows: [{ locations: Json[] }] }])[0].threadFlows[0].locations;
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.length).toBeLessThanOrEqual(CODE_FLOW_LIMITS.locations);
    expect(kept[0]).toEqual(all[0]);
    expect(kept.at(-1)).toEqual(all.at(-1));
    const metadata = findings[0]?.metadata as { sarif: { code_flows: unknown } } | undefined;
    expect(Buffer.byteLength(JSON.stringify(metadata?.sarif.code_flows))).toBeLessThanOrEqual(
      CODE_FLOW_LIMITS.storedBytes,
    );
  }
});

it("code flows that are too long to be read are omitted, and not the result", async () => {
  const { flows, warnings, findings } = await takeFlows([flowOf(steps(1_100, 1_000))]);
  expect([flows, findings.length]).toEqual([undefined, 1]);
  expect(warnings).toEqual([`results[0]: code flows over ${CODE_FLOW_LIMITS.readBytes} bytes are not kept`]);
});

/** A place whose path and message are as long as they may be. */
const wide = (n: number): Json => ({
  ...place(`${n}/${"ä".repeat(240)}`, n + 1),
  message: { text: "ä".repeat(500) },
});

it("code flows that do not fit into the metadata with the rest of a result are omitted first", async () => {
  const { metadata, warnings } = await takeOne(
    resultOf({
      relatedLocations: Array.from({ length: 20 }, (_, n) => wide(n)),
      codeFlows: [flowOf(steps(300, 60))],
    }),
  );
  expect(warnings).toEqual(["results[0]: code flows are not kept, because with them metadata is over 65536 bytes"]);
  expect(metadata.sarif["related_locations"]).toHaveLength(20);
});

it("what is no code flow is not stored", async () => {
  for (const codeFlows of [[], [null], [5, {}], [{ threadFlows: 5 }], [{ threadFlows: [{ locations: [] }] }]]) {
    expect(await takeFlows(codeFlows)).toMatchObject({ flows: undefined, warnings: [] });
  }
  const odd = flowOf([
    { index: 3 },
    step(1, "kept", { importance: "IMPORTANT", nestingLevel: -1, executionOrder: "x" }),
    { location: { message: 5, physicalLocation: [] } },
  ]);
  expect(await takeFlows([odd])).toMatchObject({
    flows: [flowOf([step(1, "kept", { importance: "important" })])],
    warnings: ["results[0]: locations of code flows without a place are not kept"],
  });
});

it("paths in code flows are relative to the repository", async () => {
  const { flows } = await takeFlows([flowOf([{ location: place("file:///w/shop/src/a.js", 4) }])], {
    originalUriBaseIds: { "%SRCROOT%": { uri: "file:///w/shop/" } },
  });
  expect(flows).toEqual([flowOf([{ location: place("src/a.js", 4) }])]);
});

it("the trace of a finding of the pipeline is its code flow", async () => {
  const scan = await freshScan();
  const trace = [
    { path: "src/ä.js", line: 3, column: 5, text: "req.query.id" },
    { path: "src/b.js", line: 9, column: 1, text: "db.query(id)" },
  ];
  await addFinding(scan, "1", { metadata: { rule_id: "javascript.flow.sql-injection", trace } });
  await addFinding(scan, "2", { metadata: { rule_id: "other", trace: [{ path: 5 }] } });
  const results = (await exportOf(scan)).runs.flatMap((run) => run.results);
  expect(results.map((result) => result["codeFlows"])).toEqual([
    [
      flowOf(
        trace.map(({ path, line, column, text }) => ({
          location: { ...place(path.replace("ä", "%C3%A4"), line, { startColumn: column }), message: { text } },
        })),
      ),
    ],
    undefined,
  ]);
  expect(await listFindings(scan)).toHaveLength(2);
});
