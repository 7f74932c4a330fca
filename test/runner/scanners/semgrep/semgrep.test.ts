import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createOpengrepScanner } from "../../../../runner/scanners/semgrep/opengrep.ts";
import type { SourceTree } from "../../../../runner/repository/source-tree.ts";
import { DEFAULT_LIMITS, type EngineOptions } from "../../../../runner/scanners/shared/scanner.ts";
import { createSemgrepScanner } from "../../../../runner/scanners/semgrep/semgrep.ts";
import { PipelineFinding } from "../../../../worker/contract/finding.ts";
import { CODE_SOURCES } from "../engines/code-sources.ts";
import {
  contextOf,
  directoryOf,
  failureOf,
  isInstalled,
  optionsOf,
  replaying,
  treeOf,
} from "../engines/engine-fixture.ts";
import { recordedReport } from "../engines/recorded-report.ts";

const FOUND = [
  [".github/deploy.rb", 3, 5, "ruby.command-injection.built-command"],
  ["java/A.java", 3, 5, "java.sql-injection.built-query"],
  ["node_modules/x/a.min.js", 2, 1, "javascript.xss.inner-html"],
  ["src/app.js", 2, 51, "javascript.code-injection.request-value"],
  ["src/app.js", 4, 3, "javascript.sql-injection.built-query"],
  ["test/helper.py", 4, 5, "python.command-injection.shell"],
  ["vendor/lib/tls.go", 5, 9, "go.tls.verification-off"],
  ["web/index.php", 3, 24, "php.sql-injection.request-value"],
  ["web/index.php", 4, 1, "php.xss.request-value"],
];

function placesOf(findings: readonly PipelineFinding[]): unknown[] {
  return findings
    .map((one) => [one.location_path, one.location_line, one.location_column, one.metadata.rule_id])
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

function idsOf(findings: readonly PipelineFinding[]): string[] {
  return findings.map(({ external_id: id }) => id).toSorted();
}

async function scan(sources: Record<string, string>, options: EngineOptions) {
  return createSemgrepScanner(options).scan(await treeOf(sources), contextOf());
}

async function replayed(stdout: (tree: SourceTree) => string, exitCode = 0, before = "") {
  const tree = await treeOf(CODE_SOURCES);
  const searchPath = await replaying("semgrep", "1.182.0", { stdout: stdout(tree), exitCode, before });
  return { tree, scanner: createSemgrepScanner(optionsOf({ searchPath })) };
}

describe("recorded reports", () => {
  test.each([
    ["semgrep", "semgrep-1.182.0", "1.182.0", createSemgrepScanner],
    ["opengrep", "opengrep-derived", "1.27.1", createOpengrepScanner],
  ] as const)("of %s become findings", async (name, report, version, create) => {
    const tree = await treeOf(CODE_SOURCES);
    const searchPath = await replaying(name, version, { stdout: recordedReport(report, { root: tree.root }) });
    const scanner = create(optionsOf({ searchPath }));
    expect(await scanner.version()).toBe(version);
    const { findings, truncated, skipped } = await scanner.scan(tree, contextOf());
    expect(placesOf(findings.map((finding) => PipelineFinding.parse(finding)))).toEqual(FOUND);
    expect(truncated).toBe(false);
    expect(skipped).toEqual([{ path: "src/broken.js", reason: "unparsable" }]);
    const sql = findings.find(({ location_path: path }) => path === "java/A.java");
    expect(sql).toMatchObject({
      title: "SQL injection: query built from non-constant parts",
      severity: "high",
      scanner: name,
      metadata: { cwe: "CWE-89", owasp: "A03:2021", confidence: "high", end_line: 3 },
    });
    expect(sql?.metadata.snippet).toMatch(/^s\.executeQuery\("SELECT a .*\)$/);
    expect(sql?.description).toContain("PreparedStatement");
    expect(new Set(findings.map(({ external_id: id }) => id)).size).toBe(findings.length);
  });

  test("have the repository's path where the stored one differs", async () => {
    const { tree, scanner } = await replayed(({ root }) => recordedReport("semgrep-1.182.0", { root }));
    const files = tree.files.map((file) => ({ ...file, path: `strange\u0001/${file.path}` }));
    const { findings } = await scanner.scan({ ...tree, files }, contextOf());
    expect(findings.map(({ location_path: path }) => path)).toContain("strange\u0001/src/app.js");
  });

  test("keep a finding's identity when lines move above it", async () => {
    const moved = { ...CODE_SOURCES, "java/A.java": `// a line\n${CODE_SOURCES["java/A.java"]}` };
    const before = await replayed(({ root }) => recordedReport("semgrep-1.182.0", { root }));
    const tree = await treeOf(moved);
    const report = JSON.parse(recordedReport("semgrep-1.182.0", { root: tree.root }));
    for (const { path, start, end } of report.results.filter((one: { path: string }) => one.path.endsWith(".java"))) {
      expect(path).toContain(tree.root);
      start.offset += 10;
      end.offset += 10;
    }
    const searchPath = await replaying("semgrep", "1.182.0", { stdout: JSON.stringify(report) });
    const after = await createSemgrepScanner(optionsOf({ searchPath })).scan(tree, contextOf());
    expect(idsOf(after.findings)).toEqual(idsOf((await before.scanner.scan(before.tree, contextOf())).findings));
  });

  test("are made in the folder of the scan, of which nothing stays", async () => {
    const scratchDirectory = await directoryOf();
    const insists = `case "$HOME:$TMPDIR:$PWD" in ${scratchDirectory}/*:${scratchDirectory}/*:${scratchDirectory}/*) ;; *) exit 9;; esac`;
    const { tree, scanner } = await replayed(({ root }) => recordedReport("semgrep-1.182.0", { root }), 0, insists);
    expect(placesOf((await scanner.scan(tree, contextOf({ scratchDirectory }))).findings)).toEqual(FOUND);
    expect(await readdir(scratchDirectory)).toEqual([]);
  });

  test("keep the most severe where there are more than the limit", async () => {
    const { tree, scanner } = await replayed(({ root }) => recordedReport("semgrep-1.182.0", { root }));
    const report = await scanner.scan(tree, contextOf({ maxFindings: 2 }));
    expect(report).toMatchObject({ truncated: true, findings: [{ severity: "high" }, { severity: "high" }] });
  });

  test("map every severity, and do without metadata", async () => {
    const severities = ["CRITICAL", "ERROR", "HIGH", "WARNING", "MEDIUM", "INFO", "LOW", "INVENTORY"];
    const { tree, scanner } = await replayed(({ root }) =>
      JSON.stringify({
        version: "1.182.0",
        errors: [],
        results: severities.map((severity, index) => ({
          check_id: `operator.rule-${index}`,
          path: join(root, "code/src/app.js"),
          start: { line: 1, col: 1, offset: index },
          end: { line: 1, col: 2, offset: index + 1 },
          extra: { message: "First sentence. And more.", severity, metadata: { cwe: 89, confidence: "SURE" } },
        })),
      }),
    );
    const { findings } = await scanner.scan(tree, contextOf());
    expect(findings.map(({ severity }) => severity)).toEqual([
      "critical",
      "high",
      "high",
      "medium",
      "medium",
      "low",
      "low",
      "info",
    ]);
    expect(findings[0]).toMatchObject({ title: "First sentence", metadata: { cwe: null, confidence: "medium" } });
  });
});

describe("a failure", () => {
  test("with a report keeps what was found", async () => {
    const { tree, scanner } = await replayed(({ root }) => recordedReport("semgrep-1.182.0", { root }), 2);
    const error = await failureOf(scanner.scan(tree, contextOf()));
    expect(error.message).toMatch(/^semgrep ended with exit code 2\./);
    expect(placesOf(error.findings)).toEqual(FOUND);
  });

  test("in the middle of the report keeps what came before", async () => {
    const { tree, scanner } = await replayed(
      ({ root }) => recordedReport("semgrep-1.182.0", { root }).slice(0, 5_000),
      0,
    );
    const error = await failureOf(scanner.scan(tree, contextOf()));
    expect(error.message).toContain("a report that cannot be read");
    expect(error.findings.length).toBeGreaterThan(1);
    expect(FOUND).toEqual(expect.arrayContaining(placesOf(error.findings)));
  });

  test("by a signal is named", async () => {
    const { tree, scanner } = await replayed(() => "", 0, "kill -SEGV $$");
    expect((await failureOf(scanner.scan(tree, contextOf()))).message).toBe("semgrep was ended by SIGSEGV.");
  });

  test.each([
    ["no JSON", "Traceback (most recent call last)"],
    ["another shape", '{"results": "none"}'],
    [
      "an offset that is none",
      '{"version":"1","results":[{"check_id":"a","path":"b","start":{"offset":-1}}],"errors":[]}',
    ],
    ["nothing", ""],
  ])("is a report of %s", async (_, stdout) => {
    const { tree, scanner } = await replayed(() => stdout);
    const error = await failureOf(scanner.scan(tree, contextOf()));
    expect(error).toMatchObject({ findings: [], message: expect.stringContaining("cannot be read") });
  });

  test.each([
    ["a file outside the tree", "/etc/passwd", 0, 1],
    ["a place behind the end of the file", null, 5, 1_000_000],
    ["a place that ends before it begins", null, 5, 4],
  ])("is a report of %s", async (_, path, start, end) => {
    const { tree, scanner } = await replayed(({ root }) => {
      const report = JSON.parse(recordedReport("semgrep-1.182.0", { root }));
      Object.assign(
        report.results[0],
        { start: { offset: start }, end: { offset: end } },
        path === null ? {} : { path },
      );
      return JSON.stringify(report);
    });
    const error = await failureOf(scanner.scan(tree, contextOf()));
    expect(error.message).toMatch(/outside the tree|does not exist/);
    expect(error.message).not.toContain("passwd");
    expect(error.findings).toHaveLength(FOUND.length - 1);
    expect(FOUND).toEqual(expect.arrayContaining(placesOf(error.findings)));
  });

  test("is a report that is too large", async () => {
    const { tree, scanner } = await replayed(() => "", 0, "cat /dev/zero");
    const error = await failureOf(scanner.scan(tree, contextOf()));
    expect(error.message).toBe("semgrep wrote more than 128 MiB of output.");
  });

  test("is more CPU time than the settings allow", async () => {
    const { tree, scanner } = await replayed(() => "", 0, "while :; do :; done");
    const error = await failureOf(scanner.scan(tree, contextOf({ limits: { ...DEFAULT_LIMITS, cpuSeconds: 1 } })));
    expect(error.message).toBe("semgrep used more than its 1 s of CPU time.");
  });

  test("is a time that is over", async () => {
    const { tree, scanner } = await replayed(() => "", 0, "sleep 100");
    await scanner.version();
    const error = await failureOf(scanner.scan(tree, contextOf({ timeoutMs: 1_000 })));
    expect(error.message).toBe("semgrep did not finish within 1 s.");
  });

  test("is a scan that is canceled, and nothing of it stays behind", async () => {
    const { tree, scanner } = await replayed(() => "", 0, "sleep 100");
    await scanner.version();
    const temporary = await directoryOf();
    vi.stubEnv("TMPDIR", temporary);
    onTestFinished(() => void vi.unstubAllEnvs());
    const canceled = new AbortController();
    const scanning = scanner.scan(tree, contextOf({ signal: canceled.signal }));
    await expect.poll(() => readdir(temporary)).not.toEqual([]);
    canceled.abort();
    expect((await failureOf(scanning)).message).toBe("semgrep was stopped.");
    expect(await readdir(temporary)).toEqual([]);
  });
});

describe("at start", () => {
  test("a missing program is named, with the setting and what to do", async () => {
    const scanner = createSemgrepScanner(optionsOf({ searchPath: await directoryOf() }));
    expect((await failureOf(scanner.version())).message).toBe(
      "semgrep 1.130.0 or newer, before 2.0.0, is needed, and none was found on PATH. " +
        "Install it, or remove semgrep from CODE_SCANNERS.",
    );
  });

  test.each(["1.129.9", "2.0.0", "0.1.1"])("version %s is refused", async (version) => {
    const searchPath = await replaying("semgrep", version, {});
    const error = await failureOf(createSemgrepScanner(optionsOf({ searchPath })).version());
    expect(error.message).toContain(`is ${version}. Install it, or remove semgrep from CODE_SCANNERS.`);
  });

  test("a program that reports no version is refused, and so is a folder or a file that cannot be run", async () => {
    const searchPath = await replaying("semgrep", "soon", {});
    expect((await failureOf(createSemgrepScanner(optionsOf({ searchPath })).version())).message).toContain(
      "does not report its version",
    );
    const folder = await directoryOf({ "a/semgrep/file": "", "b/semgrep": "#!/bin/sh\n" });
    const hidden = createSemgrepScanner(optionsOf({ searchPath: `${folder}/a:${folder}/b:relative` }));
    expect((await failureOf(hidden.version())).message).toContain("none was found on PATH");
  });
});

describe.skipIf(!isInstalled("semgrep"))("the real semgrep", () => {
  const scanner = createSemgrepScanner(optionsOf());

  test("finds what the recorded report holds: in tests, vendored code and hidden folders, whatever comments say", async () => {
    expect(await scanner.version()).toMatch(/^1\.\d+\.\d+$/);
    const forSecretsOnly = { "text/a.js": CODE_SOURCES["src/app.js"] ?? "" };
    const { findings, skipped } = await scanner.scan(await treeOf({ ...CODE_SOURCES, ...forSecretsOnly }), contextOf());
    expect(placesOf(findings)).toEqual(FOUND);
    expect(skipped).toEqual([{ path: "src/broken.js", reason: "unparsable" }]);
  });

  test("hides what a comment says where the operator wants it", async () => {
    const { findings } = await scan(CODE_SOURCES, optionsOf({ honourInlineIgnores: true }));
    const hidden = FOUND.filter(([path]) => path !== "test/helper.py");
    expect(placesOf(findings)).toEqual(hidden);
  });

  test("sees as much where its ignore file cannot be written", async () => {
    const tree = await treeOf(CODE_SOURCES);
    await mkdir(join(tree.root, "code", ".semgrepignore"));
    const { findings } = await scanner.scan(tree, contextOf());
    expect(placesOf(findings)).toEqual(FOUND);
  });

  test("has nothing to do where there is no code", async () => {
    expect(await scanner.scan(await treeOf({}), contextOf())).toEqual({ findings: [], truncated: false });
  });

  test("takes the operator's rules, and refuses at start those that do not load", async () => {
    const rules = await directoryOf({
      "a.yml":
        "rules: [{ id: own.rule, languages: [generic], severity: LOW, message: found it, pattern: needle in hay }]\n",
    });
    const { findings } = await scan({ "a.txt": "a needle in hay\n" }, optionsOf({ semgrepRules: rules }));
    expect(findings).toMatchObject([{ title: "found it", severity: "low", metadata: { rule_id: "own.rule" } }]);
    await writeFile(
      join(rules, "b.yml"),
      'rules: [{ id: x, languages: [js], severity: ERROR, message: m, pattern: "f((" }]\n',
    );
    const error = await failureOf(createSemgrepScanner(optionsOf({ semgrepRules: rules })).version());
    expect(error.message).toContain(`rejects the rules of SEMGREP_RULES, ${rules}.`);
    const missing = createSemgrepScanner(optionsOf({ semgrepRules: join(rules, "missing") }));
    expect((await failureOf(missing.version())).message).toContain("SEMGREP_RULES");
  });

  test("skips the one rule that hangs on one file, and reports it", async () => {
    const rules = await directoryOf({
      "slow.yml": `rules:
  - { id: fast.rule, languages: [javascript], severity: ERROR, message: eval, pattern: eval(...) }
  - id: slow.rule
    languages: [javascript]
    severity: ERROR
    message: slow
    patterns:
      - pattern: "f(..., $A, ..., $B, ..., $C, ..., $D, ..., $A, ...)"
      - metavariable-pattern: { metavariable: $A, pattern: zzz }
`,
    });
    const names = Array.from({ length: 400 }, (_, index) => `a${index}`).join(",");
    const sources = { "slow.js": `eval(a)\nf(${names})\n`, "fine.js": "eval(b)\n" };
    const { findings, skipped } = await scan(sources, optionsOf({ semgrepRules: rules }));
    expect(findings.map(({ location_path: path }) => path)).toEqual(["fine.js", "slow.js"]);
    expect(skipped).toEqual([{ path: "slow.js", reason: "timed_out" }]);
  });
});
