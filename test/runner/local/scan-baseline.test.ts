import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type BaselineFinding, compareBaseline, readBaseline } from "../../../runner/local/compare-baseline.ts";
import { renderSarif } from "../../../runner/local/render-sarif.ts";
import { describeComparison, reportComparison } from "../../../runner/local/report-comparison.ts";
import type { FolderScan } from "../../../runner/local/scan-folder.ts";
import { ScanCoverage } from "../../../runner/scan/scan-coverage.ts";
import { ScanSummaryBuilder } from "../../../runner/scan/scan-summary-builder.ts";
import type { PipelineFinding } from "../../../worker/contract/finding.ts";
import type { ScannerSummary, SkipReason } from "../../../worker/contract/scan-summary.ts";
import { faultsOf } from "../../end-to-end/sarif/validate.ts";

const COMMAND = fileURLToPath(new URL("../../../runner/local/scan.ts", import.meta.url));
const TOKEN = ["ghp", "Kq3vT9xZ1mB7nC5dF8gH2jL4pR6sW0yUaEoI"].join("_");
const WEAK_HASH = "import hashlib\n\nhashlib.md5(password)\n";

const Log = z.looseObject({
  runs: z.array(
    z.looseObject({
      tool: z.looseObject({ driver: z.looseObject({ name: z.string() }) }),
      results: z.array(z.looseObject({ baselineState: z.string().optional() })),
    }),
  ),
});

/** The members of the JSON output are these and no other. */
const Changes = z.strictObject({ findings: z.array(z.unknown()), summary: z.unknown(), changes: z.unknown() });

let folder: string;
let outside: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "scan-baseline-"));
  outside = mkdtempSync(join(tmpdir(), "scan-baseline-files-"));
});

afterEach(() => {
  for (const path of [folder, outside]) rmSync(path, { recursive: true });
});

function scan(...args: string[]) {
  const env = { PATH: process.env["PATH"] ?? "", NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] };
  return spawnSync(process.execPath, [COMMAND, folder, ...args], { encoding: "utf8", env });
}

/** Scans the folder as it is, and returns the file with the result. */
function baselineOf(): string {
  const file = join(outside, "baseline.sarif");
  scan("--format", "sarif", "--output", file, "--fail-on", "never");
  return file;
}

function statesOf(file: string): string[] {
  const log: unknown = JSON.parse(readFileSync(file, "utf8"));
  expect(faultsOf(log)).toEqual([]);
  return Log.parse(log)
    .runs.flatMap(({ results }) => results)
    .map(({ baselineState }) => baselineState ?? "none")
    .toSorted((a, b) => a.localeCompare(b));
}

describe("npm run scan -- <folder> --baseline", () => {
  it("passes while nothing is new, also when lines move, and fails on what is", () => {
    writeFileSync(join(folder, "a.py"), WEAK_HASH);
    writeFileSync(join(folder, "b.env"), `TOKEN=${TOKEN}\n`);
    const baseline = baselineOf();
    writeFileSync(join(folder, "a.py"), `\n\n${WEAK_HASH}`);
    const same = scan("--baseline", baseline, "--fail-on", "info");
    expect([same.status, same.stderr]).toEqual([0, ""]);
    expect(same.stdout).toMatch(/^No new findings\.$/m);
    expect(same.stdout).toMatch(/^0 new, 0 fixed, 2 unchanged against the baseline$/m);

    writeFileSync(join(folder, "c.py"), WEAK_HASH);
    rmSync(join(folder, "b.env"));
    const changed = scan("--baseline", baseline, "--fail-on", "info");
    expect(changed.status).toBe(1);
    expect(changed.stdout).toMatch(/python\.[a-z.-]+ +c\.py:3/);
    expect(changed.stdout).not.toMatch(/python\.[a-z.-]+ +a\.py/);
    expect(changed.stdout).toMatch(/^Fixed:\n {2}secret\.github\.personal-access-token {2}b\.env:1$/m);
    expect(changed.stdout).toMatch(/^1 new, 1 fixed, 1 unchanged against the baseline$/m);

    const next = join(outside, "next.sarif");
    scan("--baseline", baseline, "--format", "sarif", "--output", next);
    expect(statesOf(next)).toEqual(["absent", "new", "unchanged"]);
  });

  it("does not take a finding for fixed that is in a file without readable code now", () => {
    writeFileSync(join(folder, "a.py"), WEAK_HASH);
    const baseline = baselineOf();
    writeFileSync(join(folder, "a.py"), `${WEAK_HASH.trim().replaceAll(/\n+/g, ";")};x="${"x".repeat(2_000)}"\n`);
    const { stdout } = scan("--baseline", baseline, "--format", "json");
    expect(Changes.parse(JSON.parse(stdout))).toMatchObject({
      changes: { new: [], fixed: [], unchanged: 0, not_compared: 1 },
      summary: { skipped: { minified: 1 } },
    });
  });

  it.for([
    ["no file", undefined, "--baseline: ENOENT"],
    ["no JSON", "{", "is not a SARIF 2.1.0 log."],
    ["no SARIF", "{}", "is not a SARIF 2.1.0 log."],
    [
      "a result of another tool",
      { version: "2.1.0", runs: [{ tool: { driver: { name: "x" } }, results: [{ message: { text: "m" } }] }] },
      "1 results of",
    ],
  ] as const)("refuses %s", ([, content, reason]) => {
    const file = join(outside, "wrong.sarif");
    if (content !== undefined) writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
    const { status, stdout, stderr } = scan("--baseline", file);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(reason);
  });
});

function found(externalId: string, place: Partial<PipelineFinding> = {}): PipelineFinding {
  return {
    external_id: externalId,
    title: "Weak hash",
    severity: "low",
    scanner: "own",
    description: null,
    location_path: "a.py",
    location_line: 1,
    location_column: 1,
    metadata: { rule_id: "weak-hash", cwe: null, confidence: "high", snippet: "", fingerprint: externalId },
    ...place,
  };
}

function scanOf(findings: PipelineFinding[], end: Partial<ScannerSummary> = {}): FolderScan {
  const scanner: ScannerSummary = {
    name: "own",
    version: "1",
    status: "completed",
    duration_ms: 1,
    findings: findings.length,
    ...end,
  };
  const summary = { ...new ScanSummaryBuilder("main").build(), scanners: [scanner] };
  return { findings, summary, coverage: new ScanCoverage(["own"]) };
}

async function baselineWith(findings: PipelineFinding[]): Promise<BaselineFinding[]> {
  const file = join(outside, "written.sarif");
  writeFileSync(file, renderSarif(scanOf(findings), []));
  return readBaseline(file);
}

describe("the comparison", () => {
  it("is by scanner and external id, wherever the finding is now", async () => {
    const baseline = await baselineWith([found("a"), found("b")]);
    const now = scanOf([found("a", { location_line: 9 }), found("a", { scanner: "other" }), found("c")]);
    const comparison = compareBaseline(now, baseline, { byPlace: false });
    expect(describeComparison(comparison)).toEqual({
      new: ["a", "c"],
      fixed: [
        {
          external_id: "b",
          scanner: "own",
          rule_id: "weak-hash",
          title: "Weak hash",
          location_path: "a.py",
          location_line: 1,
        },
      ],
      unchanged: 1,
      not_compared: 0,
    });
  });

  it("is by place as well where fingerprints of secrets have no key, each finding once", async () => {
    const baseline = await baselineWith([found("a", { location_path: "b c#%/\u00fc.env" })]);
    const moved = [1, 2].map((n) => found(`x${n}`, { location_path: "b c#%/\u00fc.env" }));
    expect(compareBaseline(scanOf(moved), baseline, { byPlace: true })).toMatchObject({
      new: [{ external_id: "x2" }],
      unchanged: [{ external_id: "x1" }],
      fixed: [],
    });
    expect(compareBaseline(scanOf(moved), baseline, { byPlace: false }).new).toHaveLength(2);
  });

  it.for([{ status: "failed" }, { truncated: true }] as const)("takes no absence for a fix after %j", async (end) => {
    const comparison = compareBaseline(scanOf([], end), await baselineWith([found("a")]), { byPlace: false });
    expect(comparison).toEqual({ new: [], unchanged: [], fixed: [], notCompared: 1 });
    expect(reportComparison(comparison)).toBe(
      "0 new, 0 fixed, 0 unchanged against the baseline\nNot compared, because their scanner did not complete or skipped the file: 1",
    );
  });

  it("has the path of the data as a code flow", () => {
    const step = { path: "ä.py", line: 3, column: 5, text: "request.args" };
    const { metadata } = found("a");
    const log: unknown = JSON.parse(
      renderSarif(scanOf([found("a", { metadata: { ...metadata, trace: [step] } })]), []),
    );
    expect(faultsOf(log)).toEqual([]);
    const physicalLocation = { artifactLocation: { uri: "%C3%A4.py" }, region: { startLine: 3, startColumn: 5 } };
    const location = { physicalLocation, message: { text: "request.args" } };
    expect(Log.parse(log).runs[0]?.results).toMatchObject([
      { codeFlows: [{ threadFlows: [{ locations: [{ location }] }] }] },
    ]);
  });

  it.for<[string, SkipReason, string | null, string | null, boolean]>([
    ["src/a.py", "too_large", null, null, false],
    ["src/a.py", "long_line", null, null, false],
    ["src/a.py", "timed_out", "own", null, false],
    ["src/a.py", "slow_rule", "own", "weak-hash", false],
    ["src", "unreadable", null, null, false],
    ["src/a.py", "approximated", "own", null, true],
    ["src/a.py", "timed_out", "other", null, true],
    ["src/a.py", "slow_rule", "own", "other-rule", true],
    ["src/a", "too_large", null, null, true],
    ["src/b.py", "too_large", null, null, true],
  ])("after %s was skipped because of %s by %s, for the rule %s: fixed is %s", async ([path, ...why]) => {
    const [reason, scanner, rule, isFixed] = why;
    const baseline = await baselineWith([found("a", { location_path: "src/a.py" })]);
    const now = scanOf([]);
    now.coverage.skip(path, reason, scanner, rule);
    const { fixed, notCompared } = compareBaseline(now, baseline, { byPlace: true });
    expect([fixed.length, notCompared]).toEqual(isFixed ? [1, 0] : [0, 1]);
  });

  it("ignores results of the baseline that were gone already", async () => {
    const before = compareBaseline(scanOf([]), await baselineWith([found("a")]), { byPlace: false });
    const file = join(outside, "later.sarif");
    writeFileSync(file, renderSarif(scanOf([]), [], before));
    expect(statesOf(file)).toEqual(["absent"]);
    expect(await readBaseline(file)).toEqual([]);
  });
});
