import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFlowScanner } from "../../../../runner/scanners/flow/flow.ts";
import { loadFlowRules } from "../../../../runner/scanners/flow/rules.ts";
import { loadRulePack } from "../../../../runner/scanners/shared/rule-pack.ts";
import type { SourceFile } from "../../../../runner/repository/source-tree.ts";
import { expectedLinesOf } from "../../support/rule-case.ts";

const CASES = join(import.meta.dirname, "cases");

interface Case {
  ruleId: string;
  name: string;
  expectedLines: number[];
}

const rules = loadFlowRules();
const caseFolders = (await readdir(CASES)).toSorted();
const cases: Case[] = [];
const tree = { root: await mkdtemp(join(tmpdir(), "flow-rules-")), files: [] as SourceFile[] };
const foundLines = new Map<string, number[]>();
let skipped: readonly unknown[] | undefined;

for (const ruleId of caseFolders) {
  const folder = join(tree.root, "code", ruleId);
  await mkdir(folder, { recursive: true });
  for (const name of (await readdir(join(CASES, ruleId))).toSorted()) {
    const text = await readFile(join(CASES, ruleId, name), "utf8");
    const expectedLines = expectedLinesOf(text);
    await copyFile(join(CASES, ruleId, name), join(folder, name));
    tree.files.push({ path: `${ruleId}/${name}`, storedPath: `code/${ruleId}/${name}`, sizeBytes: text.length });
    cases.push({ ruleId, name, expectedLines });
  }
}

beforeAll(async () => {
  const report = await createFlowScanner({ fileDeadlineMs: 20_000 }).scan(tree, {
    signal: new AbortController().signal,
    timeoutMs: 150_000,
    maxFindings: 100_000,
    fingerprintKey: new Uint8Array(32),
  });
  skipped = report.skipped;
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
  test("are all analysed", () => {
    expect(skipped).toEqual([]);
  });

  test.each(cases)("$ruleId $name", ({ ruleId, name, expectedLines }) => {
    const found = foundLines.get(`${ruleId} ${ruleId}/${name}`) ?? [];
    expect([...new Set(found)].toSorted((a, b) => a - b)).toEqual(expectedLines);
  });

  test.each([...rules.keys()])("%s has things to find and things to leave alone", (ruleId) => {
    const own = cases.filter((item) => item.ruleId === ruleId);
    const found = own
      .filter(({ name }) => name.startsWith("ng."))
      .reduce((sum, item) => sum + item.expectedLines.length, 0);
    expect(found).toBeGreaterThanOrEqual(2);
    expect(own.filter((item) => item.name.startsWith("ok.") && item.expectedLines.length === 0)).not.toEqual([]);
  });

  test("each belongs to a rule and is named ok or ng", () => {
    expect(caseFolders.filter((folder) => !rules.has(folder))).toEqual([]);
    for (const item of cases) expect(item.name).toMatch(item.expectedLines.length > 0 ? /^ng\.\d+\./u : /^ok\.\d+\./u);
  });
});

describe("rules", () => {
  test("name pattern rules that there are", async () => {
    const ids = new Set((await loadRulePack()).rules.map(({ id }) => id));
    const superseded = [...rules.values()].flatMap((rule) => rule.supersededIds);
    expect(superseded.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("state the weakness and its remediation", () => {
    for (const { message, note } of rules.values()) {
      expect(message).toMatch(/\.$/u);
      expect(note).toMatch(/\.$/u);
    }
  });
});
