import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAstGrepScanner } from "../../runner/scanners/ast-grep.ts";
import { loadRulePack } from "../../runner/scanners/rule-pack.ts";
import type { SourceFile } from "../../runner/scanners/scanner.ts";

const CASES = join(import.meta.dirname, "rules");
const EXPECT = /(?:\/\/|#|<!--) expect(?: -->)?$/u;
/** Rules for JavaScript hold for TypeScript too: each case of plain JavaScript is read as both. */
const ALSO_AS: Record<string, readonly string[]> = { ".js": [".js.ts", ".js.tsx"], ".jsx": [".jsx.tsx"] };

interface Case {
  ruleId: string;
  name: string;
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
    const lines = text.split("\n");
    const expectedLines = lines.flatMap((line, index) => (EXPECT.test(line.trimEnd()) ? [index + 1] : []));
    const base = file.slice(0, file.length - extname(file).length);
    for (const name of [file, ...(ALSO_AS[extname(file)] ?? []).map((extension) => base + extension)]) {
      await copyFile(join(CASES, ruleId, file), join(folder, name));
      tree.files.push({ path: `${ruleId}/${name}`, storedPath: `code/${ruleId}/${name}`, sizeBytes: text.length });
      cases.push({ ruleId, name, expectedLines });
    }
  }
}

beforeAll(async () => {
  const report = await createAstGrepScanner().scan(tree, {
    signal: new AbortController().signal,
    timeoutMs: 60_000,
    maxFindings: 100_000,
    fingerprintKey: new Uint8Array(32),
  });
  truncated = report.truncated;
  for (const finding of report.findings) {
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

  test.each(cases)("$ruleId $name", ({ ruleId, name, expectedLines }) => {
    const found = foundLines.get(`${ruleId} ${ruleId}/${name}`) ?? [];
    expect(found.toSorted((a, b) => a - b)).toEqual(expectedLines);
  });

  test.each(pack.rules.map((rule) => rule.id))("%s has something to find and something to leave alone", (ruleId) => {
    const own = cases.filter((item) => item.ruleId === ruleId);
    expect(own.some((item) => item.name.startsWith("ok.") && item.expectedLines.length === 0)).toBe(true);
    expect(own.some((item) => item.name.startsWith("ng.") && item.expectedLines.length > 0)).toBe(true);
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
    for (const language of ["javascript", "python", "go", "java", "php"] as const) {
      expect(languages.get(language)?.length).toBeGreaterThan(5);
    }
  });

  test("has no id twice", () => {
    const ids = pack.rules.map((rule) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("says in each description what is wrong and how to mend it", () => {
    for (const { message, note } of pack.rules) {
      expect(message.trim()).toMatch(/\.$/u);
      expect(note.trim()).toMatch(/\.$/u);
    }
  });
});
