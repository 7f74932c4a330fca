import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatVerdicts, scoreOf } from "../../../quality/format-verdicts.ts";
import { EXTENSIONS, FAMILIES, judgePairs, PAIRS_DIRECTORY, readPairs } from "../../../quality/measure-pairs.ts";
import { judgeRuleCases, layOutRuleCases } from "../../../quality/rule-cases.ts";
import { scanLabelled } from "../../../quality/scan-labelled.ts";

const SHELL = `const { exec } = require("child_process");
module.exports = (req) => exec("ping " + req.query.host);
`;
const NO_SHELL = `const { execFile } = require("child_process");
module.exports = (req) => execFile("ping", [String(Number(req.query.host))]);
`;

/** What a pattern alone reports: the origin of the folder is unknown. */
const UNTRACED = `const { exec } = require("child_process");
folders.forEach((folder) => exec(\`ls \${folder}\`));
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pairs-"));
});

afterEach(() => rm(folder, { recursive: true }));

async function plant(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

function plantPair(name: string, vulnerable: string, fixed: string): Promise<void> {
  return plant({ [`${name}/vulnerable.js`]: vulnerable, [`${name}/fixed.js`]: fixed });
}

describe("the pairs", () => {
  it("are enough, and of every family in each language that has it", async () => {
    const pairs = await readPairs(PAIRS_DIRECTORY);
    const all = Object.keys(FAMILIES).toSorted();
    for (const language of ["java", "python", "javascript"]) {
      const own = pairs.filter((pair) => pair.language === language);
      expect(own.length).toBeGreaterThanOrEqual(55);
      expect([...new Set(own.map(({ family }) => family))].toSorted()).toEqual(all);
    }
  });

  it.for([
    ["an unknown language", "cobol/sql.01.a"],
    ["an unknown family", "javascript/sequel.01.a"],
    ["no number", "javascript/sql.a"],
    ["a name of the prototype", "javascript/constructor.01.a"],
  ])("may not have %s", async ([, name = ""]) => {
    await plantPair(name, SHELL, NO_SHELL);
    await expect(readPairs(folder)).rejects.toThrow(name.split("/")[name.startsWith("cobol") ? 0 : 1]);
  });

  it.for([
    ["a single file", { "javascript/sql.01.a/vulnerable.js": SHELL }],
    ["two kinds of file", { "javascript/sql.01.a/vulnerable.js": SHELL, "javascript/sql.01.a/fixed.ts": SHELL }],
    ["another language's files", { "java/sql.01.a/vulnerable.js": SHELL, "java/sql.01.a/fixed.js": SHELL }],
    [
      "a third file",
      Object.fromEntries(
        ["vulnerable.js", "fixed.js", "notes.md"].map((name) => [`javascript/sql.01.a/${name}`, SHELL]),
      ),
    ],
  ] as const)("may not have %s", async ([, files]) => {
    await plant(files);
    await expect(readPairs(folder)).rejects.toThrow("sql.01.a: holds");
  });

  it("are of languages whose files differ", () => {
    const extensions = Object.values(EXTENSIONS).flat();
    expect(new Set(extensions).size).toBe(extensions.length);
  });
});

describe("the count", () => {
  it("counts true positives, false negatives, true negatives and false positives", async () => {
    await plantPair("javascript/command.01.right", SHELL, NO_SHELL);
    await plantPair("javascript/command.02.missed-and-flagged", NO_SHELL, SHELL);
    await plantPair("javascript/sql.01.another-weakness", SHELL, SHELL);
    const verdicts = judgePairs(await readPairs(folder), await scanLabelled(folder, new AbortController().signal));
    expect(verdicts.map(({ missed, falsePositives }) => [missed.length, falsePositives.length])).toEqual([
      [0, 0],
      [1, 1],
      [1, 0],
    ]);
    expect(scoreOf(verdicts)).toEqual({ vulnerable: 3, found: 1, safe: 3, flagged: 1 });
    const [, command = "", sql = "", , all = ""] = formatVerdicts(verdicts, ({ family }) => family).split("\n");
    expect(command.split(/ {2,}/)).toEqual(["javascript", "command", "2", "1", "50 %", "2", "1", "50 %"]);
    expect(sql.split(/ {2,}/)).toEqual(["javascript", "sql", "1", "0", "0 %", "1", "0", "0 %"]);
    expect(all.split(/ {2,}/)).toEqual(["all", "all", "3", "1", "33 %", "3", "1", "33 %"]);
  });

  it("reads the marks of the rules' own cases", async () => {
    const rule = "javascript.command-injection.exec";
    await cp(join(import.meta.dirname, "..", "..", "rules", rule), join(folder, "cases", rule), { recursive: true });
    await plant({ [`cases/${rule}/ok.9.js`]: UNTRACED, [`cases/${rule}/ng.9.js`]: "const quiet = 1; // expect\n" });
    const target = join(folder, "laid-out");
    const cases = await layOutRuleCases(join(folder, "cases"), target);
    const findings = await scanLabelled(target, new AbortController().signal, { RULE_PROFILE: "wide" });
    const verdicts = await judgeRuleCases(cases, findings);
    expect(verdicts.flatMap(({ missed }) => missed)).toEqual([`${rule}/ng.9.js:1`]);
    expect(verdicts.flatMap(({ falsePositives }) => falsePositives)).toEqual([`${rule}/ok.9.js`]);
    expect(scoreOf(verdicts)).toMatchObject({ flagged: 1 });
    expect(scoreOf(verdicts).found).toBeGreaterThan(1);
  });
});
