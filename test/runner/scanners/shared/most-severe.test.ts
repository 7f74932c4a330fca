import { expect, test } from "vitest";
import { mostSevere } from "../../../../runner/scanners/shared/most-severe.ts";
import type { PipelineFinding, Severity } from "../../../../worker/contract/finding.ts";

function finding(severity: Severity, path: string | null): PipelineFinding {
  return {
    external_id: `${severity} ${path}`,
    title: "A weakness",
    severity,
    scanner: "flow",
    description: null,
    location_path: path,
    location_line: 1,
    location_column: 1,
    metadata: { rule_id: "a.b.c", cwe: "CWE-1", confidence: "high", snippet: "", fingerprint: "" },
  };
}

const FINDINGS = [
  finding("critical", "test/a.test.js"),
  finding("high", "examples/b.js"),
  finding("low", "src/c.js"),
  finding("high", "src/d.js"),
  finding("medium", null),
];

test("keeps all findings and their order below the limit", () => {
  expect(mostSevere(FINDINGS, FINDINGS.length)).toEqual(FINDINGS);
});

test("keeps findings in production code before those whose severity is lowered", () => {
  expect(mostSevere(FINDINGS, 4).map(({ external_id: id }) => id)).toEqual([
    "high src/d.js",
    "medium null",
    "low src/c.js",
    "critical test/a.test.js",
  ]);
});

test("keeps secrets by their severity, and those in production code first among equals", () => {
  expect(mostSevere(FINDINGS, 3, false).map(({ external_id: id }) => id)).toEqual([
    "critical test/a.test.js",
    "high src/d.js",
    "high examples/b.js",
  ]);
});

test("keeps nothing at a limit of zero", () => {
  expect(mostSevere(FINDINGS, 0)).toEqual([]);
});
