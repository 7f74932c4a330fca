import { expect, it } from "vitest";
import { home } from "../support/home.ts";
import { addFinding, listFindings, postBatch, request } from "../support/findings.ts";
import { at, exportOf, type Json, logOf, resultOf, take } from "./upload.ts";

function withRule(rule: Json): Json {
  return { tool: { driver: { name: "lint", rules: [{ id: "no-eval", ...rule }] } } };
}

function numbered(line: number, level: string): Json {
  return resultOf({ ...at("a.js", { startLine: line }), fingerprints: { "id/v1": "one" }, level });
}

function largeResults(level: string): Json[] {
  return Array.from({ length: 900 }, (_, n) =>
    resultOf({ ...at(`f${n}.js`), message: { text: `${n} ${"x".repeat(2_000)}` }, level }),
  );
}

const SAME = { stored: 0, updated: 0, skipped: [{ reason: "already_stored", results: 1 }] };
const UPDATED = { stored: 0, updated: 1, skipped: [] };

it.for([
  ["the level of the result", [{ level: "error" }, {}], [{ level: "note" }, {}]],
  [
    "its score",
    [{ properties: { "security-severity": "9.1" } }, {}],
    [{ properties: { "security-severity": "1" } }, {}],
  ],
  ["a score that comes", [{}, {}], [{ properties: { "security-severity": "1" } }, {}]],
  ["the level of the rule", [{}, { defaultConfiguration: { level: "error" } }], [{}, {}]],
  ["the score of the rule", [{}, { properties: { "security-severity": 8 } }], [{}, {}]],
] as [string, [Json, Json], [Json, Json]][])("an upload updates %s", async ([, [before, rule], [after, laterRule]]) => {
  const place = at("a.js", { startLine: 3 });
  const first = await take(logOf([resultOf({ ...place, ...before })], withRule(rule)));
  const changed = logOf([resultOf({ ...place, ...after })], withRule(laterRule));
  const { runs, findings } = await take(changed, first.place);
  expect(runs[0]).toMatchObject(UPDATED);
  const alone = await take(changed);
  const [stored, expected] = [findings[0], alone.findings[0]];
  expect(stored?.severity).not.toBe(first.findings[0]?.severity);
  expect(findings).toEqual([
    { ...first.findings[0], title: expected?.title, severity: expected?.severity, metadata: expected?.metadata },
  ]);
  expect((await take(changed, first.place)).runs[0]).toMatchObject(SAME);
  const log = await exportOf(first.place);
  expect(log.runs[0]?.results[0]?.["level"]).toBe((await exportOf(alone.place)).runs[0]?.results[0]?.["level"]);
});

it("updates some, stores others and skips the rest, in one upload", async () => {
  const results = Array.from({ length: 30 }, (_, n) => resultOf(at(`f${n}.js`, { startLine: n + 1 })));
  const { place } = await take(logOf(results.slice(0, 20)));
  const next = results.map((result, n) => Object.assign(result, { level: n % 2 ? "warning" : "error" }));
  const { runs, findings } = await take(logOf(next), place);
  expect(runs[0]).toMatchObject({ stored: 10, updated: 10, skipped: [{ reason: "already_stored", results: 10 }] });
  expect(findings).toHaveLength(30);
  const severities = findings.map(({ severity, location_line: line }) => [severity, (line ?? 0) % 2]);
  expect(severities.every(([severity, odd]) => severity === (odd === 1 ? "high" : "medium"))).toBe(true);
});

it("updates the numbered ones that share a fingerprint, each by itself", async () => {
  const first = await take(logOf([1, 2, 3].map((line) => numbered(line, "note"))));
  const { findings, runs } = await take(
    logOf([numbered(3, "note"), numbered(2, "error"), numbered(1, "note")]),
    first.place,
  );
  expect(runs[0]).toMatchObject({ stored: 0, updated: 1, skipped: [{ reason: "already_stored", results: 2 }] });
  expect(findings.map(({ id, severity }) => [id, severity])).toEqual(
    first.findings.map(({ id, location_line: line }) => [id, line === 2 ? "high" : "low"]),
  );
});

it("keeps the highest severity of the same result in one file, whatever the order", async () => {
  const results = ["note", "error", "warning"].map((level) => resultOf({ ...at("a.js", { startLine: 1 }), level }));
  for (const some of [results, results.toReversed()]) {
    const { runs, findings } = await take(logOf(some));
    expect(runs[0]).toMatchObject({ stored: 1, skipped: [{ reason: "duplicate", results: 2 }] });
    expect(findings).toMatchObject([{ severity: "high" }]);
  }
});

it("updates a large file in parts", async () => {
  const { place } = await take(logOf(largeResults("note")));
  const { runs, findings } = await take(logOf(largeResults("error")), place);
  expect(runs[0]).toMatchObject({ stored: 0, updated: 900, skipped: [] });
  expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(["high"]));
  const left = await home.DB.prepare("select count(*) as n from staged_findings").first<{ n: number }>();
  expect(left?.n).toBe(0);
});

it("does not replace a finding that no upload created", async () => {
  const { place } = await take(logOf([]));
  await addFinding(place, "own-1", { severity: "low", location_path: "a.js", metadata: { note: "kept" } });
  const [before] = await listFindings(place);
  const log = await exportOf(place);
  const raised = JSON.parse(
    JSON.stringify(log).replaceAll(/"security-severity":"[\d.]+"/g, '"security-severity":"9.9"'),
  );
  expect((await take(raised, place)).runs[0]).toMatchObject(SAME);
  expect(await listFindings(place)).toEqual([before]);
});

it("the batch endpoint still refuses an external id that the scan has", async () => {
  const { place, findings } = await take(logOf([resultOf()]));
  const body = [request(findings[0]?.external_id ?? "", { severity: "critical" })];
  expect((await postBatch(place, body)).status).toBe(409);
  expect(await listFindings(place)).toEqual(findings);
});
