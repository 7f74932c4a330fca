import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAstGrepScanner } from "../../../../runner/scanners/ast-grep/ast-grep.ts";
import { createConfigurationScanner } from "../../../../runner/scanners/configuration/configuration.ts";
import { createDockerfileScanner } from "../../../../runner/scanners/dockerfile/dockerfile.ts";
import { LANGUAGES } from "../../../../runner/scanners/shared/rule-languages.ts";
import { createTemplateScanner } from "../../../../runner/scanners/templates/templates.ts";
import { loadRulePack, readRulePack, RULES_DIRECTORY } from "../../../../runner/scanners/shared/rule-pack.ts";
import type { SourceFile } from "../../../../runner/repository/source-tree.ts";
import { expectedLinesOf, pathOfCase } from "../../support/rule-case.ts";

const CASES = join(import.meta.dirname, "..", "..", "rules");
const MIN_RULES = 250;
/** Rules for JavaScript hold for TypeScript too: each case of plain JavaScript is read as both. */
const ALSO_AS: Record<string, readonly string[]> = { ".js": [".js.ts", ".js.tsx"], ".jsx": [".jsx.tsx"] };

interface Case {
  ruleId: string;
  name: string;
  path: string;
  expectedLines: number[];
}

const pack = await loadRulePack();
const caseFolders = (await readdir(CASES)).toSorted();
const cases: Case[] = [];
const tree = { root: await mkdtemp(join(tmpdir(), "rule-pack-")), files: [] as SourceFile[] };
const foundLines = new Map<string, number[]>();
let truncated: boolean | undefined;

for (const ruleId of caseFolders) {
  const folder = join(tree.root, "code", ruleId);
  await mkdir(folder, { recursive: true });
  for (const file of (await readdir(join(CASES, ruleId))).toSorted()) {
    const text = await readFile(join(CASES, ruleId, file), "utf8");
    const expectedLines = expectedLinesOf(text);
    const base = file.slice(0, file.length - extname(file).length);
    for (const name of [file, ...(ALSO_AS[extname(file)] ?? []).map((extension) => base + extension)]) {
      await copyFile(join(CASES, ruleId, file), join(folder, name));
      const path = pathOfCase(ruleId, name);
      tree.files.push({ path, storedPath: `code/${ruleId}/${name}`, sizeBytes: text.length });
      cases.push({ ruleId, name, path, expectedLines });
    }
  }
}

beforeAll(async () => {
  const context = {
    signal: new AbortController().signal,
    timeoutMs: 150_000,
    maxFindings: 100_000,
    fingerprintKey: new Uint8Array(32),
  };
  const scanners = [
    createAstGrepScanner(),
    createDockerfileScanner(),
    createTemplateScanner(),
    createConfigurationScanner(),
  ];
  const reports = await Promise.all(scanners.map((scanner) => scanner.scan(tree, context)));
  truncated = reports.some((report) => report.truncated);
  for (const finding of reports.flatMap((report) => report.findings)) {
    if (finding.location_line === null) continue;
    const key = `${finding.metadata.rule_id} ${finding.location_path}`;
    foundLines.set(key, [...(foundLines.get(key) ?? []), finding.location_line]);
  }
});

afterAll(async () => {
  await rm(tree.root, { recursive: true, force: true });
});

describe("cases", () => {
  test("are scanned to the end", () => {
    expect(truncated).toBe(false);
  });

  test.each(cases)("$ruleId $name", ({ ruleId, path, expectedLines }) => {
    const found = foundLines.get(`${ruleId} ${path}`) ?? [];
    expect(found.toSorted((a, b) => a - b)).toEqual(expectedLines);
  });

  test.each(pack.rules.map((rule) => rule.id))("%s has two to find and two to leave alone at least", async (ruleId) => {
    const own = await readdir(join(CASES, ruleId));
    expect(own.filter((name) => name.startsWith("ng.")).length).toBeGreaterThanOrEqual(2);
    expect(own.filter((name) => name.startsWith("ok.")).length).toBeGreaterThanOrEqual(2);
  });

  test("each belongs to a rule and is named ok or ng", () => {
    const ruleIds = new Set(pack.rules.map((rule) => rule.id));
    expect(caseFolders.filter((folder) => !ruleIds.has(folder))).toEqual([]);
    for (const item of cases) expect(item.name).toMatch(item.expectedLines.length > 0 ? /^ng\.\d+\./u : /^ok\.\d+\./u);
  });
});

describe("pack", () => {
  test("has rules for each language", () => {
    const languages = Map.groupBy(pack.rules, (rule) => rule.language);
    for (const language of LANGUAGES) expect(languages.get(language)?.length).toBeGreaterThanOrEqual(3);
    expect(pack.rules.length).toBeGreaterThanOrEqual(MIN_RULES);
  });

  test("has no id twice", () => {
    const ids = pack.rules.map((rule) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("states the weakness and the remediation in each description", () => {
    for (const { message, note } of pack.rules) {
      expect(message.trim()).toMatch(/\.$/u);
      expect(note.trim()).toMatch(/\.$/u);
    }
  });
});

async function load(rule: unknown): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), "rules-"));
  try {
    await cp(RULES_DIRECTORY, directory, { recursive: true });
    await writeFile(join(directory, "dockerfile", "x.y.yml"), JSON.stringify(rule));
    return readRulePack(directory).rules.length;
  } finally {
    await rm(directory, { recursive: true });
  }
}

describe("a rule that is wrong", () => {
  const RULE = {
    id: "dockerfile.x.y",
    language: "dockerfile",
    message: "What is wrong, in a sentence.",
    note: "How to fix it, in a sentence.",
    metadata: {
      title: "A title",
      severity: "low",
      cwe: "CWE-1",
      owasp: "A01:2021",
      confidence: "low",
      references: ["https://example.com/"],
    },
    rule: { instruction: "RUN" },
  };

  test("does not prevent a valid one from loading", async () => {
    expect(await load(RULE)).toBe(pack.rules.length + 1);
  });

  test.each([
    ["matches what our matcher does not know", { ...RULE, rule: { kind: "call" } }],
    ["has an id of another place", { ...RULE, id: "dockerfile.x.z" }],
    ["is of an unknown language", { ...RULE, language: "cobol" }],
    ["names an unknown family", { ...RULE, metadata: { ...RULE.metadata, superseded_by: "magic" } }],
    ["has a path that is no expression", { ...RULE, path: "(" }],
    ["has a document that is no expression", { ...RULE, document: ["("] }],
    ["has no remediation", { ...RULE, note: "" }],
  ])("because it %s is refused by the name of its file", async (_, rule) => {
    await expect(load(rule)).rejects.toThrow(/x\.y\.yml/u);
  });
});
