import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  CROSS_FILE_DIRECTORY,
  judgeCrossFileTree,
  layOutCrossFileTree,
  planCrossFileTrees,
  readCrossFilePairs,
} from "../../../quality/measure-cross-file.ts";
import { EXTENSIONS } from "../../../quality/measure-pairs.ts";
import { scanLabelled } from "../../../quality/scan-labelled.ts";

const LANGUAGES = Object.keys(EXTENSIONS);
const SHELL = `const { exec } = require("child_process");
module.exports = (req) => exec("ping " + req.query.host); // expect
`;
const NO_SHELL = `const { execFile } = require("child_process");
module.exports = (req) => execFile("ping", [String(Number(req.query.host))]);
`;
const ROUTE = `require("express")().get("/ping", require("./ping"));
`;

const PYTHON_SHELL = `import os
from flask import request
def ping():
    os.system("ping " + request.args["host"])
`;
const RUBY_SHELL = `get("/ping") { system("ping #{params[:host]}") } # expect
`;
const MARKED_ELSEWHERE = `${PYTHON_SHELL}${"\n".repeat(8)}unused = 1  # expect
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cross-file-"));
});

afterEach(() => rm(folder, { recursive: true }));

async function plant(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

function plantPair(name: string, vulnerable: string, fixed: string): Promise<void> {
  const files = { "vulnerable/ping.js": vulnerable, "vulnerable/app.js": ROUTE, "fixed/ping.js": fixed };
  return plant(Object.fromEntries(Object.entries(files).map(([path, text]) => [`${name}/${path}`, text])));
}

describe("the pairs across files", () => {
  it("are enough, of many families in each language, and fit into trees", async () => {
    const pairs = await readCrossFilePairs(CROSS_FILE_DIRECTORY);
    for (const language of LANGUAGES) {
      const own = pairs.filter((pair) => pair.language === language);
      expect(own.length).toBeGreaterThanOrEqual(25);
      expect(new Set(own.map(({ family }) => family)).size).toBeGreaterThanOrEqual(10);
    }
    expect(planCrossFileTrees(pairs).flatMap((tree) => tree.pairs)).toHaveLength(2 * pairs.length);
  });

  it.for([
    ["cobol/sql.01.a", "no language"],
    ["javascript/sequel.01.a", "name it"],
    ["javascript/sql.a", "name it"],
    ["javascript/constructor.01.a", "name it"],
  ] as const)("may not be named %s", async ([name, message]) => {
    await plantPair(name, SHELL, NO_SHELL);
    await expect(readCrossFilePairs(folder)).rejects.toThrow(message);
  });

  it.for([
    ["a single file", { "vulnerable/a.js": SHELL, "fixed/a.js": NO_SHELL }, "two files"],
    ["files of another language", { "vulnerable/a.py": SHELL, "vulnerable/b.py": "", "fixed/a.py": "" }, "two files"],
    ["no fix", { "vulnerable/a.js": SHELL, "vulnerable/b.js": "" }, "files that fix it"],
    ["a fix without effect", { "vulnerable/a.js": SHELL, "vulnerable/b.js": "", "fixed/b.js": "" }, "changes nothing"],
    ["no mark", { "vulnerable/a.js": NO_SHELL, "vulnerable/b.js": "", "fixed/a.js": "" }, "expect"],
    [
      "fixed files of other names",
      { "vulnerable/a.js": SHELL, "vulnerable/b.js": "", "fixed/c.js": "", "fixed/d.js": "" },
      "adds more than one file",
    ],
  ] as const)("may not have %s", async ([, files, message]) => {
    await plant(Object.fromEntries(Object.entries(files).map(([path, text]) => [`javascript/sql.01.a/${path}`, text])));
    await expect(readCrossFilePairs(folder)).rejects.toThrow(message);
  });

  it("are in one tree only if their paths differ", async () => {
    const files = { "vulnerable/a.py": "x = 1  # expect", "vulnerable/app.js": "", "vulnerable/b.py": "" };
    await plantPair("javascript/sql.01.a", SHELL, NO_SHELL);
    await plant(Object.fromEntries(Object.entries(files).map(([path, text]) => [`python/sql.01.a/${path}`, text])));
    await plant({ "python/sql.01.a/fixed/a.py": "" });
    const pairs = await readCrossFilePairs(folder);
    expect(() => planCrossFileTrees(pairs)).toThrow("app.js is in two");
    expect(planCrossFileTrees(await readCrossFilePairs(folder, "python"))).toHaveLength(2);
  });
});

describe("the count across files", () => {
  it("includes what is reported near a mark, and any report in a fixed variant", async () => {
    await plantPair("javascript/command.01.found-and-quiet", SHELL, NO_SHELL);
    await plant({
      "python/command.01.elsewhere-and-flagged/vulnerable/ping.py": MARKED_ELSEWHERE,
      "python/command.01.elsewhere-and-flagged/vulnerable/app.py": "",
      "python/command.01.elsewhere-and-flagged/fixed/ping.py": PYTHON_SHELL,
      "ruby/sql.01.another-weakness/vulnerable/ping.rb": RUBY_SHELL,
      "ruby/sql.01.another-weakness/vulnerable/app.rb": "",
      "ruby/sql.01.another-weakness/fixed/ping.rb": RUBY_SHELL.replace(" # expect", ""),
    });
    const trees = planCrossFileTrees(await readCrossFilePairs(folder));
    const verdicts = [];
    for (const tree of trees) {
      const target = join(folder, "laid-out", tree.variant);
      await layOutCrossFileTree(tree, target);
      verdicts.push(...judgeCrossFileTree(tree, await scanLabelled(target, new AbortController().signal)));
    }
    expect(verdicts).toMatchObject([
      { language: "javascript", missed: [], falsePositives: [], vulnerable: 1, safe: 0 },
      {
        language: "python",
        missed: [expect.stringMatching(/ping\.py:4$/)],
        falsePositives: [],
        vulnerable: 1,
        safe: 0,
      },
      { language: "ruby", missed: ["ruby/sql.01.another-weakness"], falsePositives: [], vulnerable: 1, safe: 0 },
      { language: "javascript", missed: [], falsePositives: [], vulnerable: 0, safe: 1 },
      {
        language: "python",
        missed: [],
        falsePositives: [expect.stringMatching(/ping\.py:4$/)],
        vulnerable: 0,
        safe: 1,
      },
      { language: "ruby", missed: [], falsePositives: [], vulnerable: 0, safe: 1 },
    ]);
  });
});
