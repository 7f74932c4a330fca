import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PipelineFinding } from "../../../../worker/contract/finding.ts";
import {
  CAUSES_DIRECTORY,
  type CauseVariant,
  judgeCauseTree,
  planCauseTrees,
  readCausePairs,
} from "../../../quality/measure-causes.ts";

const NAME = "guards/javascript.command.01-ping";
const MARKED = (mark: string): string => `one\ntwo\nthree\nfour\nfive // ${mark}\n`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "causes-"));
});

afterEach(() => rm(folder, { recursive: true }));

async function plant(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

function finding(line: number, severity: string, confidence = "high", cwe = "CWE-78"): PipelineFinding {
  return {
    location_path: "ping.js",
    location_line: line,
    severity,
    metadata: { rule_id: "a.rule", cwe, confidence },
  } as PipelineFinding;
}

async function judge(variant: CauseVariant, mark: string, findings: PipelineFinding[]): Promise<number> {
  await plant({ [`${NAME}/vulnerable/ping.js`]: MARKED(mark), [`${NAME}/fixed/ping.js`]: MARKED(mark) });
  const [verdict] = judgeCauseTree({ variant, pairs: await readCausePairs(folder) }, findings);
  return variant === "vulnerable" ? Number(verdict?.missed.length === 0) : (verdict?.falsePositives.length ?? 0);
}

describe("the pairs of the causes", () => {
  it("are at least ten of each cause, and share a tree only with other languages", async () => {
    const pairs = await readCausePairs(CAUSES_DIRECTORY);
    for (const [cause, own] of Map.groupBy(pairs, (pair) => pair.cause)) {
      expect.soft(own.length, cause).toBeGreaterThanOrEqual(10);
    }
    expect(new Set(pairs.map(({ cause }) => cause)).size).toBe(11);
    const trees = planCauseTrees(pairs);
    expect(trees.flatMap((tree) => tree.pairs)).toHaveLength(2 * pairs.length);
    for (const tree of trees) {
      const languages = tree.pairs.map(({ language }) => language);
      expect(new Set(languages).size).toBe(languages.length);
    }
  });

  it.for(["guards/cobol.command.01-a", "guards/javascript.commands.01-a", "guards/javascript.command.01"])(
    "may not be named %s",
    async (name) => {
      await plant({ [`${name}/vulnerable/a.js`]: "1", [`${name}/fixed/a.js`]: "2" });
      await expect(readCausePairs(folder)).rejects.toThrow(name);
    },
  );

  it("may not lack a variant", async () => {
    await plant({ [`${NAME}/vulnerable/ping.js`]: "1" });
    await expect(readCausePairs(folder)).rejects.toThrow("needs a vulnerable and a fixed variant");
  });
});

describe("a vulnerable variant", () => {
  it.for([
    ["expect", [], 0],
    ["expect", [finding(5, "low")], 1],
    ["expect", [finding(2, "medium")], 1],
    ["expect", [finding(1, "medium")], 0],
    ["expect", [finding(5, "info")], 0],
    ["expect", [finding(5, "high", "high", "CWE-79")], 0],
    ["expect high", [finding(5, "medium")], 0],
    ["expect high", [finding(5, "critical")], 1],
    ["expect low", [finding(5, "low", "low")], 1],
    ["expect low", [finding(5, "low", "high")], 0],
    ["expect low", [finding(5, "medium", "low")], 0],
    ["expect unsure", [finding(5, "medium", "low")], 1],
    ["expect unsure", [finding(5, "high", "low")], 0],
    ["expect once", [finding(5, "high")], 1],
    ["expect once", [finding(5, "high"), finding(4, "high")], 0],
    ["expect once", [finding(5, "high"), finding(5, "low", "low", "CWE-88")], 0],
  ] as const)("with the mark %s and %j", async ([mark, findings, found]) => {
    expect(await judge("vulnerable", mark, [...findings])).toBe(found);
  });
});

describe("a fixed variant", () => {
  it.for([
    ["nothing", [], 0],
    ["expect", [finding(5, "info")], 1],
    ["nothing", [finding(5, "high", "high", "CWE-79")], 0],
    ["at most low", [finding(5, "low"), finding(5, "info")], 0],
    ["at most low", [finding(5, "medium")], 1],
    ["at most low", [finding(1, "low")], 1],
    ["at most info", [finding(5, "low")], 1],
  ] as const)("with the mark %s and %j", async ([mark, findings, flagged]) => {
    expect(await judge("fixed", mark, [...findings])).toBe(flagged);
  });
});
