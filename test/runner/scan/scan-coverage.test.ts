import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashPath, identifyFindings } from "../../../runner/scan/finding-identity.ts";
import { ScanCoverage } from "../../../runner/scan/scan-coverage.ts";
import { codeOnly } from "../../../runner/scanners/shared/fingerprint.ts";
import type { PipelineFinding } from "../../../worker/contract/finding.ts";
import { Coverage, FindingIdentity, MAX_FILES_PER_CALL } from "../../../worker/contract/finding-identity.ts";

const KEY = new Uint8Array(32);
const OBJECT = "0123456789abcdef0123456789abcdef01234567";

function coverageOf(
  fill: (coverage: ScanCoverage) => void,
  files = [{ path: "a.js", storedPath: "code/a.js", sizeBytes: 1, objectId: OBJECT }],
) {
  const coverage = new ScanCoverage(["flow", "ast-grep", "secrets"]);
  fill(coverage);
  return [...coverage.parts({ root: "/", files })].map((part) => Coverage.parse(part));
}

test("lists each file with its git object once", () => {
  const copies = ["text/a.js", "code/a.js"].map((storedPath) => ({
    path: "a.js",
    storedPath,
    sizeBytes: 1,
    objectId: OBJECT,
  }));
  expect(coverageOf(() => {}, copies)).toEqual([{ files: [hashPath("a.js") + "0123456789ab"], skipped: [] }]);
});

test("reports which scanner skipped a file", () => {
  const [, ...parts] = coverageOf((coverage) => {
    coverage.skip("big.bin", "too_large", null);
    coverage.skip("a.min.js", "minified", null);
    coverage.skip("slow.js", "slow_rule", "ast-grep", "some.rule");
    coverage.skip("deep.js", "approximated", "flow");
  });
  expect(parts.flatMap(({ skipped }) => skipped)).toEqual([
    { scanner: null, rule: null, paths: [hashPath("big.bin")] },
    { scanner: "flow", rule: null, paths: [hashPath("a.min.js")] },
    { scanner: "ast-grep", rule: null, paths: [hashPath("a.min.js")] },
    { scanner: "ast-grep", rule: "some.rule", paths: [hashPath("slow.js")] },
  ]);
});

test("keeps to the limits of a call", () => {
  const parts = coverageOf((coverage) => {
    for (let n = 0; n <= MAX_FILES_PER_CALL; n += 1) coverage.skip(`${n}.bin`, "binary", null);
  });
  expect(parts.map(({ files, skipped }) => files.length + (skipped[0]?.paths.length ?? 0))).toEqual([
    1,
    MAX_FILES_PER_CALL,
    1,
  ]);
});

const finding = (line: number | null, path: string | null = "a.js"): PipelineFinding => ({
  external_id: `${line}`,
  title: "T",
  severity: "low",
  scanner: "words",
  description: null,
  location_path: path,
  location_line: line,
  location_column: 1,
  metadata: { rule_id: "r", cwe: null, confidence: "low", snippet: "x", fingerprint: "f" },
  identity: codeOnly("0".repeat(16)),
});

/** The identities of findings in the second, fourth, … of the lines. */
async function identify(text: string, ...findings: PipelineFinding[]) {
  const root = mkdtempSync(join(tmpdir(), "identity-"));
  writeFileSync(join(root, "a.js"), text);
  const files = [{ path: "a.js", storedPath: "a.js", sizeBytes: text.length, objectId: OBJECT }];
  const found = await identifyFindings(findings, { root, files }, KEY);
  return found.map(({ identity }) => (identity ? FindingIdentity.parse(identity) : undefined));
}

test("identifies a finding by its file and the code around it", async () => {
  const [first, indented, other] = await identify(
    "a()\nx\nb()\n}\n\n  a ()\n\tx\n\n b()\n}\nc()\nx\nb()",
    finding(2),
    finding(7),
    finding(12),
  );
  expect(first).toMatchObject({ path: hashPath("a.js"), blob: OBJECT.slice(0, 12) });
  // The nearest lines are the same but for white space and brackets, the second nearest are not.
  expect(indented?.before.slice(0, 8)).toBe(first?.before.slice(0, 8));
  expect(indented?.after.slice(0, 8)).toBe(first?.after.slice(0, 8));
  expect(indented?.before).not.toBe(first?.before);
  expect(other?.before.slice(0, 8)).not.toBe(first?.before.slice(0, 8));
  const [again] = await identify("a()\nx\nb()", finding(2));
  expect(again?.before).toBe(first?.before);
});

test("leaves a finding without a place to its fingerprint", async () => {
  expect(await identify("x", finding(null), finding(1, null), finding(1, "gone.js"), finding(9))).toEqual([
    undefined,
    undefined,
    undefined,
    expect.anything(),
  ]);
});
