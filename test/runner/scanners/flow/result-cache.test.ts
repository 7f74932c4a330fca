import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { array, constantFrom, nat, record, sample } from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { resultVersion } from "../../../../runner/scanners/flow/engine-version.ts";
import { packOutcome, WHOLE } from "../../../../runner/scanners/flow/kept-scan.ts";
import { ResultCache } from "../../../../runner/scanners/shared/result-cache.ts";
import type { ScannerReport } from "../../../../runner/scanners/shared/scanner.ts";
import { readCrossFilePairs, CROSS_FILE_DIRECTORY } from "../../../quality/measure-cross-file.ts";
import { scanCode } from "./support/scan-code.ts";

const MAX_BYTES = 50_000_000;
const STEPS = 3;
const FOLDER = "runner/local";
const HISTORY = 24;

let directory: string;
let key: Uint8Array;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "results-"));
  key = randomBytes(32);
});

afterEach(() => rm(directory, { recursive: true, force: true }));

type Files = Record<string, string>;

function scanAgain(files: Files, maxBytes = MAX_BYTES): Promise<ScannerReport> {
  return scanCode(files, {}, { fingerprintKey: key, resultCache: { directory, maxBytes } });
}

function scanAfresh(files: Files): Promise<ScannerReport> {
  return scanCode(files, {}, { fingerprintKey: key });
}

function cacheOf(fingerprintKey = key, version = resultVersion()): ResultCache {
  return new ResultCache({ directory, maxBytes: MAX_BYTES }, "flow", version, fingerprintKey);
}

function placesOf({ findings }: ScannerReport): string[] {
  return findings.map((finding) => `${finding.location_path}:${finding.location_line}`).toSorted();
}

const ROUTE = `from flask import request
from store import save

def add():
    save(request.args["name"])
`;
const STORE = `import os

def save(name):
    os.system("touch " + name)
`;
const SAFE_STORE = STORE.replace("name)\n", "'file')\n");
const OTHER = `import os
from flask import request

def run():
    os.system(request.args["command"])
`;

describe("a scan after a push", () => {
  test("uses the results for files of which nothing changed", async () => {
    const first = await scanAgain({ "route.py": ROUTE, "store.py": STORE, "other.py": OTHER });
    expect(placesOf(first)).toEqual(["other.py:5", "store.py:4"]);

    const results = await cacheOf().read();
    expect([...results.keys()].toSorted()).toEqual([WHOLE, "other.py", "route.py", "store.py"]);
    results.delete(WHOLE);
    const emptied = { ...(JSON.parse(results.get("other.py") ?? "") as object), flows: [] };
    await cacheOf().write(results.set("other.py", JSON.stringify(emptied)));

    expect(placesOf(await scanAgain({ "route.py": ROUTE, "store.py": STORE, "other.py": OTHER }))).toEqual([
      "store.py:4",
    ]);
    const changed = { "route.py": ROUTE, "store.py": STORE, "other.py": `${OTHER}\n` };
    expect(placesOf(await scanAgain(changed))).toEqual(["other.py:5", "store.py:4"]);
  });

  test.each<[string, Files, Files]>([
    ["a called function", { "route.py": ROUTE, "store.py": SAFE_STORE }, { "route.py": ROUTE, "store.py": STORE }],
    ["a caller", { "route.py": "", "store.py": STORE }, { "route.py": ROUTE, "store.py": STORE }],
    ["a file that is new", { "route.py": ROUTE }, { "route.py": ROUTE, "store.py": STORE }],
    ["a file that is gone", { "route.py": ROUTE, "store.py": STORE }, { "route.py": ROUTE }],
    [
      "a file that is moved",
      { "route.py": ROUTE, "store.py": STORE },
      { "route.py": ROUTE, "store/__init__.py": STORE },
    ],
    [
      "what a name means",
      { "app/route.py": ROUTE, "store.py": STORE },
      { "app/route.py": ROUTE, "store.py": STORE, "app/store.py": SAFE_STORE },
    ],
  ])("sees the change of %s", async (_, before, after) => {
    expect(await scanAgain(before)).toEqual(await scanAfresh(before));
    const report = await scanAgain(after);
    expect(report).toEqual(await scanAfresh(after));
    expect(report.findings).not.toEqual((await scanAfresh(before)).findings);
  });

  test("has the findings of a scan of everything, whatever changes between the scans", async () => {
    const pairs = await readCrossFilePairs(CROSS_FILE_DIRECTORY);
    const chosen = Map.groupBy(pairs, ({ language }) => language);
    const trees = [...chosen.values()].flatMap((own) => own.slice(0, 4));
    const variants = await Promise.all(
      trees.map(async ({ name, vulnerable, fixed }) => [await textsOf(name, vulnerable), await textsOf(name, fixed)]),
    );
    const edit = record({
      tree: nat(trees.length - 1),
      kind: constantFrom("variant", "remove", "comment", "add"),
    });
    const [history = []] = sample(
      array(array(edit, { minLength: 1, maxLength: 6 }), { minLength: STEPS, maxLength: STEPS }),
      1,
    );
    const state = trees.map(() => ({ variant: 0, isRemoved: false, comments: 0 }));
    const filesOf = (): Files =>
      Object.fromEntries(
        state.flatMap(({ variant, isRemoved, comments }, index) => {
          const files = Object.entries(variants[index]?.[variant] ?? {});
          const [first, ...others] = files;
          const kept = isRemoved ? others : files;
          return kept.map(([path, text]) => [path, path === first?.[0] ? text + "\n".repeat(comments) : text]);
        }),
      );
    for (const edits of [[], ...history]) {
      for (const { tree, kind } of edits) {
        const one = state[tree];
        if (!one) continue;
        if (kind === "variant") one.variant = 1 - one.variant;
        if (kind === "remove") one.isRemoved = true;
        if (kind === "add") one.isRemoved = false;
        if (kind === "comment") one.comments += 1;
      }
      const files = filesOf();
      const [again, afresh] = [await scanAgain(files), await scanAfresh(files)];
      expect(again, JSON.stringify(history)).toEqual(afresh);
      expect(afresh.findings.length).toBeGreaterThan(10);
    }
  });
});

describe("a scan of the same files", () => {
  const FILES = { "route.py": ROUTE, "store.py": STORE };

  /** Scans, and removes the findings from the outcome that is kept for later scans of the same files. */
  async function scanAndEmpty(files: Files): Promise<ScannerReport> {
    const report = await scanAgain(files);
    const results = await cacheOf().read();
    const kept = JSON.parse(results.get(WHOLE) ?? "") as { findings: object[] };
    expect(kept.findings).not.toEqual([]);
    await cacheOf().write(results.set(WHOLE, JSON.stringify({ ...kept, findings: [] })));
    return report;
  }

  test("has the report of the earlier one", async () => {
    const first = await scanAgain(FILES);
    expect(await scanAgain(FILES)).toEqual(first);
    expect(placesOf(await scanAndEmpty(FILES))).toEqual(["store.py:4"]);
    expect((await scanAgain(FILES)).findings).toEqual([]);
  });

  test.each<[string, Files]>([
    ["another text", { ...FILES, "route.py": `${ROUTE}\n` }],
    ["one file more", { ...FILES, "empty.py": "" }],
    ["another path", { "app.py": ROUTE, "store.py": STORE }],
  ])("does not have it with %s", async (_, files) => {
    await scanAndEmpty(FILES);
    expect(placesOf(await scanAgain(files))).toEqual(["store.py:4"]);
  });

  test("does not have it with another maximum of findings", async () => {
    await scanAndEmpty(FILES);
    const context = { fingerprintKey: key, resultCache: { directory, maxBytes: MAX_BYTES }, maxFindings: 5 };
    expect(placesOf(await scanCode(FILES, {}, context))).toEqual(["store.py:4"]);
  });

  test("does not have one that depends on the time that it took", () => {
    const outcome = { findings: [], skipped: [], truncated: false, failure: null };
    const skipped = [{ path: "a.py", reason: "timed_out" as const }];
    const result = { type: "result" as const, path: "a.py", result: null };
    expect(packOutcome(outcome, "")).not.toBeNull();
    expect(packOutcome({ ...outcome, skipped, findings: [result] }, "")).not.toBeNull();
    expect(packOutcome({ ...outcome, skipped }, "")).toBeNull();
    expect(packOutcome({ ...outcome, truncated: true }, "")).toBeNull();
    expect(packOutcome({ ...outcome, failure: "It failed." }, "")).toBeNull();
  });
});

/** Commits of this repository, with others between them; none in a shallow clone. */
async function commitsOf(folder: string): Promise<string[]> {
  const { stdout } = await git(["log", "--format=%H", `--max-count=${HISTORY}`, "--", folder]);
  const commits = stdout.split("\n").filter((line) => line !== "");
  return commits.length < HISTORY ? [] : commits.filter((_, index) => index % (HISTORY / 3) === 0).toReversed();
}

async function filesAt(commit: string, folder: string): Promise<Files> {
  const env = { ...process.env, GIT_INDEX_FILE: join(directory, "index") };
  const target = join(directory, commit);
  await git(["read-tree", commit], env);
  await git(["checkout-index", "--all", `--prefix=${target}/`], env);
  const names = await readdir(join(target, folder), { recursive: true });
  const entries = names
    .filter((name) => name.endsWith(".ts"))
    .map(async (name) => [`${folder}/${name}`, await readFile(join(target, folder, name), "utf8")] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function git(args: readonly string[], env = process.env): Promise<{ stdout: string }> {
  return promisify(execFile)("git", args, { cwd: import.meta.dirname + "/../../../..", env });
}

async function textsOf(name: string, sources: ReadonlyMap<string, string>): Promise<Files> {
  const entries = [...sources].map(
    async ([path, source]) => [`${name}/${path}`, await readFile(source, "utf8")] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

const commits = await commitsOf(FOLDER);

describe.skipIf(commits.length === 0)("a scan after each of some commits of this repository", () => {
  test("has the findings of a scan of everything", async () => {
    const cache = join(directory, "cache");
    for (const commit of commits) {
      const files = await filesAt(commit, FOLDER);
      const kept = { fingerprintKey: key, resultCache: { directory: cache, maxBytes: MAX_BYTES } };
      const report = await scanCode(files, {}, kept);
      expect(report).toEqual(await scanAfresh(files));
      expect((report.skipped ?? []).length + report.findings.length).toBeGreaterThan(0);
    }
  });
});

describe("the file of the results", () => {
  test("is encrypted, and of one project alone", async () => {
    await scanAgain({ "route.py": ROUTE, "other.py": OTHER });
    const [name = "", ...others] = await readdir(directory);
    expect(others).toEqual([]);
    const content = await readFile(join(directory, name), "latin1");
    for (const text of ["other.py", "os.system", "command", "flows"]) expect(content).not.toContain(text);
    expect((await cacheOf().read()).size).toBe(3);
    expect((await cacheOf(randomBytes(32)).read()).size).toBe(0);
    await writeFile(join(directory, name), content.slice(0, -1), "latin1");
    expect((await cacheOf().read()).size).toBe(0);
  });

  test("of another engine is not used", async () => {
    await scanAgain({ "other.py": OTHER });
    expect((await cacheOf(key, "another").read()).size).toBe(0);
    expect((await cacheOf().read()).size).toBe(2);
  });

  test("that is damaged is replaced", async () => {
    await scanAgain({ "other.py": OTHER });
    const [name = ""] = await readdir(directory);
    await writeFile(join(directory, name), randomBytes(1_000));
    expect(placesOf(await scanAgain({ "other.py": OTHER }))).toEqual(["other.py:5"]);
    expect((await cacheOf().read()).size).toBe(2);
  });

  test.each(["", "{}", '{"read":["../../secret"],"flows":[]}'])(
    "with a result such as %j is of no effect",
    async (result) => {
      await cacheOf().write(new Map(["other.py", WHOLE].map((path) => [path, result])));
      expect(placesOf(await scanAgain({ "other.py": OTHER }))).toEqual(["other.py:5"]);
      expect((await cacheOf().read()).get("other.py")).toContain("os.system");
    },
  );

  test("that was used least recently is removed at the limit of the directory", async () => {
    const settings = { directory, maxBytes: 10_000 };
    const keys = [1, 2, 3].map(() => randomBytes(32));
    const caches = keys.map((own) => new ResultCache(settings, "flow", "1", own));
    for (const [index, cache] of caches.entries()) {
      await cache.write(new Map([["a.py", randomBytes(4_000).toString("base64")]]));
      const hourAgo = new Date(Date.now() - 3_600_000);
      if (index < 2) for (const name of await readdir(directory)) await utimes(join(directory, name), hourAgo, hourAgo);
      if (index === 1) await caches[0]?.read();
    }
    expect(await Promise.all(caches.map(async (cache) => (await cache.read()).size))).toEqual([1, 0, 1]);
  });

  test("does not exist where the directory cannot be written", async () => {
    await writeFile(join(directory, "file"), "");
    directory = join(directory, "file");
    expect(placesOf(await scanAgain({ "other.py": OTHER }))).toEqual(["other.py:5"]);
    directory = join(directory, "..");
  });
});
