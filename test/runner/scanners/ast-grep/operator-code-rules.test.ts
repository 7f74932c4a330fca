import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AstGrepOptions, createAstGrepScanner } from "../../../../runner/scanners/ast-grep/ast-grep.ts";
import type { ScannerReport } from "../../../../runner/scanners/shared/scanner.ts";
import type { PipelineFinding } from "../../../../worker/contract/finding.ts";

let root: string;
let rulesDirectory: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "operator-rules-"));
  rulesDirectory = join(root, "rules");
  mkdirSync(rulesDirectory);
});

afterEach(() => rmSync(root, { recursive: true }));

const RULE = `id: acme.no-legacy-client
language: python
message: The legacy client sends passwords in clear.
note: Use acme.client.
severity: error
metadata:
  title: Legacy client
  cwe: CWE-319
  confidence: high
rule:
  pattern: acme.legacy($$$)
`;
const MINIMAL = "id: scala-todo\nlanguage: scala\nmessage: Left to do.\nrule: { pattern: todo() }\n";

function write(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

async function find(rules: Record<string, string>, files: Record<string, string>): Promise<PipelineFinding[]> {
  return (await scan(rules, files)).findings;
}

async function scan(
  rules: Record<string, string>,
  files: Record<string, string>,
  options: Partial<AstGrepOptions> = {},
): Promise<ScannerReport> {
  write(rulesDirectory, rules);
  write(join(root, "code"), files);
  const tree = Object.entries(files).map(([path, text]) => ({
    path,
    storedPath: `code/${path}`,
    sizeBytes: text.length,
  }));
  return createAstGrepScanner({ rulesDirectory, ...options }).scan(
    { root, files: tree },
    {
      signal: new AbortController().signal,
      timeoutMs: 300_000,
      maxFindings: 1_000,
      fingerprintKey: new Uint8Array(32),
    },
  );
}

/** For each name it searches the whole file anew. */
function slowRule(id: string): string {
  return `id: ${id}
language: lua
message: Used in a file that says so.
rule:
  kind: identifier
  inside: { kind: chunk, stopBy: end, has: { kind: string, stopBy: end, regex: marker } }
`;
}

function rulesIn(findings: readonly PipelineFinding[], path: string): unknown[] {
  return findings.filter((finding) => finding.location_path === path).map(({ metadata }) => metadata.rule_id);
}

async function startError(rules: Record<string, string>): Promise<string> {
  write(rulesDirectory, rules);
  return createAstGrepScanner({ rulesDirectory })
    .version()
    .then(
      (version) => `started as ${version}`,
      (error: unknown) => String(error).replaceAll(`${rulesDirectory}/`, ""),
    );
}

describe("rules of the operator's own", () => {
  it("find beside ours, with what they say of themselves", async () => {
    const findings = await find({ "deep/acme.yml": RULE }, { "a.py": "x = 1\nacme.legacy(x)\neval(given)\n" });
    expect(findings.map((finding) => finding.metadata.rule_id).toSorted()).toEqual([
      "acme.no-legacy-client",
      "python.code-injection.eval",
    ]);
    expect(findings.find((finding) => finding.metadata.rule_id === "acme.no-legacy-client")).toMatchObject({
      title: "Legacy client",
      severity: "high",
      scanner: "ast-grep",
      description: "The legacy client sends passwords in clear.\n\nUse acme.client.",
      location_path: "a.py",
      location_line: 2,
      metadata: { cwe: "CWE-319", confidence: "high" },
    });
  });

  it("may be for a language we have no rules for, say nothing but what they must, and share a file", async () => {
    const rules = { "all.yaml": `${MINIMAL}---\n${RULE}` };
    const findings = await find(rules, { "a.scala": "object A { todo() }\n", "b.py": "acme.legacy()\n" });
    expect(findings.map((finding) => [finding.title, finding.severity, finding.metadata.cwe])).toEqual([
      ["Legacy client", "high", "CWE-319"],
      ["Left to do.", "medium", null],
    ]);
  });
});

describe("a rule that is too slow on a file", () => {
  const QUICK = "id: acme.quick\nlanguage: lua\nmessage: Called.\nrule: { pattern: forbidden() }\n";
  const LONG = `${Array.from({ length: 10_000 }, (_, index) => `local a${index} = ${index}\n`).join("")}forbidden()\n`;
  const SHORT = 'local x = "marker"\n';

  it("is skipped for that file and named; the other rules still find there, and it still finds elsewhere", async () => {
    const { findings, skipped } = await scan(
      { "r.yml": `${slowRule("acme.slow")}---\n${QUICK}` },
      { "long.lua": LONG, "short.lua": SHORT },
      { fileCpuSeconds: 0.5 },
    );
    expect(skipped).toEqual([{ path: "long.lua", reason: "slow_rule", rule: "acme.slow" }]);
    expect(rulesIn(findings, "long.lua")).toEqual(["acme.quick"]);
    expect(rulesIn(findings, "short.lua")).toEqual(["acme.slow"]);
    expect(findings).toHaveLength(2);
  });

  it("is suspected first on the next file, and so are others beside it", async () => {
    const { findings, skipped } = await scan(
      { "r.yml": `${slowRule("acme.slow")}---\n${slowRule("acme.slower")}---\n${QUICK}` },
      { "long.lua": LONG, "longer.lua": LONG },
      { fileCpuSeconds: 0.5 },
    );
    expect(skipped).toHaveLength(4);
    for (const path of ["long.lua", "longer.lua"]) {
      expect(skipped).toContainEqual({ path, reason: "slow_rule", rule: "acme.slow" });
      expect(skipped).toContainEqual({ path, reason: "slow_rule", rule: "acme.slower" });
      expect(rulesIn(findings, path)).toEqual(["acme.quick"]);
    }
    expect(findings).toHaveLength(2);
  });
});

describe("a rule that does not load", () => {
  it.for([
    ["no YAML", "id: a\n  language: python\n", "r.yml:1: "],
    ["no id", RULE.replace(/^id: .*\n/u, ""), "r.yml:1: id "],
    ["an unknown severity", RULE.replace("error", "urgent"), "r.yml:5: severity must be error, warning, info or hint"],
    ["a weakness without its number", RULE.replace("CWE-319", "319"), "r.yml:8: metadata.cwe "],
    [
      "an unknown kind of node",
      RULE.replace("pattern: acme.legacy($$$)", "kind: nonsense"),
      "Kind `nonsense` is invalid.",
    ],
    ["an unknown language", RULE.replace("python", "klingon"), "r.yml:10: acme.no-legacy-client: "],
    ["an unknown field", `${RULE}extra: 1\n`, "unknown field `extra`"],
    ["a second of that id", `${RULE}---\n${RULE}`, "r.yml:22: there is another rule acme.no-legacy-client"],
    [
      "the id of one of ours",
      RULE.replace("acme.no-legacy-client", "python.code-injection.eval"),
      "r.yml:10: there is another",
    ],
  ] as const)("is an error at start that names file and line: %s", async ([, rule, words]) => {
    const error = await startError({ "good.yml": MINIMAL, "r.yml": rule });
    expect(error).toContain("The rules of ast-grep do not load.");
    expect(error).toContain(words);
    expect(error).toMatch(/r\.yml:\d+: /u);
  });

  it("is an error too where the folder is empty or not there", async () => {
    expect(await startError({})).toContain("contains no rules");
    rmSync(rulesDirectory, { recursive: true });
    expect(await createAstGrepScanner({ rulesDirectory }).version().catch(String)).toContain("ENOENT");
  });
});
