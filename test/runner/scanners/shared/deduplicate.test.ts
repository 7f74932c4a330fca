import { expect, test } from "vitest";
import {
  collapseMatches,
  type RuleMatch,
  judgeFollowed,
  withoutReported,
} from "../../../../runner/scanners/shared/deduplicate.ts";
import type { PipelineFinding } from "../../../../worker/contract/finding.ts";

function finding(scanner: string, change: { path?: string | null; line?: number | null; cwe?: string | null } = {}) {
  const { path = "src/a.js", line = 3, cwe = "CWE-798" } = change;
  const metadata = { rule_id: `${scanner}.rule`, cwe, confidence: "high", snippet: "x", fingerprint: "f" } as const;
  return {
    external_id: `${scanner}-${path}-${line}-${cwe}`,
    title: "A problem",
    severity: "high",
    scanner,
    description: null,
    location_path: path,
    location_line: line,
    location_column: 1,
    metadata,
  } satisfies PipelineFinding;
}

function match(ruleId: string, offset: number, endOffset: number, change: Partial<RuleMatch> = {}): RuleMatch {
  return {
    ruleId,
    path: "a.js",
    offset,
    endOffset,
    line: 1,
    cwe: "CWE-78",
    severity: "high",
    confidence: "medium",
    ...change,
  };
}

const idsOf = (matches: readonly RuleMatch[]) => matches.map(({ ruleId }) => ruleId).toSorted();

test("a problem that another scanner reports at that line is dropped, whichever CWE of its family it has", () => {
  const own = [finding("ast-grep"), finding("ast-grep", { cwe: "CWE-321" }), finding("ast-grep", { cwe: "CWE-259" })];
  expect(withoutReported(own, [finding("secrets")])).toEqual([]);
});

test.for([
  { path: "src/b.js" },
  { line: 4 },
  { cwe: "CWE-89" },
  { cwe: null },
  { line: null },
  { path: null },
] as const)("another problem stays: %o", (change) => {
  const own = [finding("ast-grep", change)];
  expect(withoutReported(own, [finding("secrets"), finding("secrets", change.cwe === null ? change : {})])).toEqual(
    own,
  );
});

test("of rules that match one place the one of highest confidence is kept, then of highest severity, then the narrowest", () => {
  const wide = match("wide", 0, 50);
  expect(idsOf(collapseMatches([wide, match("sure", 10, 20, { confidence: "high" })]))).toEqual(["sure"]);
  expect(idsOf(collapseMatches([match("bad", 10, 20), { ...wide, severity: "critical" }]))).toEqual(["wide"]);
  expect(idsOf(collapseMatches([wide, match("narrow", 10, 20)]))).toEqual(["narrow"]);
  expect(idsOf(collapseMatches([match("b", 0, 50), match("a", 0, 50)]))).toEqual(["a"]);
});

test.for([
  ["places that do not overlap", match("other", 50, 60)],
  ["another weakness", match("other", 10, 20, { cwe: "CWE-89" })],
  ["another line", match("other", 10, 20, { line: 2 })],
  ["another file", match("other", 10, 20, { path: "b.js" })],
] as const)("both stay: %s", ([, other]) => {
  expect(idsOf(collapseMatches([match("wide", 0, 50), other]))).toEqual(["other", "wide"]);
});

test("two places of one rule stay, though one lies in the other", () => {
  expect(collapseMatches([match("nested", 0, 50), match("nested", 10, 20)])).toHaveLength(2);
});

test("drops findings of a rule where the data that reaches the place is known, and lowers them where it is not", () => {
  const findings = [finding("ast-grep"), finding("ast-grep", { line: 4 }), finding("semgrep")];
  const followed = [{ path: "src/a.js", line: 3, ruleIds: ["ast-grep.rule"], isKnown: true }];
  expect(judgeFollowed(findings, followed)).toEqual(findings.slice(1));
  expect(judgeFollowed(findings, [])).toEqual(findings);
  const [unknown] = followed.map((place) => ({ ...place, isKnown: false }));
  for (const places of [[unknown], [unknown, ...followed]]) {
    const [lowered, ...others] = judgeFollowed(
      findings,
      places.flatMap((place) => place ?? []),
    );
    expect(lowered).toMatchObject({ severity: "low", metadata: { confidence: "low" } });
    expect(others).toEqual(findings.slice(1));
  }
  // The callers in other files know what they pass.
  const ofCallers = { path: "src/a.js", line: 3, ruleIds: ["ast-grep.rule"], isKnown: false, isOfCallers: true };
  expect(judgeFollowed(findings, [ofCallers, ...followed])).toEqual(findings.slice(1));
  expect(judgeFollowed(findings, [ofCallers])[0]).toMatchObject({ severity: "low" });
});
