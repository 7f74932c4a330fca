import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { array, constantFrom, dictionary, sample } from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { SourceFile, SourceTree } from "../../../../runner/repository/source-tree.ts";
import { createAstGrepScanner } from "../../../../runner/scanners/ast-grep/ast-grep.ts";
import { createSecretScanner } from "../../../../runner/scanners/secrets/secrets.ts";
import { KeptResults } from "../../../../runner/scanners/shared/kept-results.ts";
import type { ScanContext, ScannerReport } from "../../../../runner/scanners/shared/scanner.ts";
import { expandTemplates } from "../secrets/secret-cases.ts";

const MAX_BYTES = 50_000_000;
const STEPS = 5;

const github = expandTemplates("{{token:ghp_:alnum:36}}", "github");
const gitlab = expandTemplates("{{token:glpat-:alnum:20}}", "gitlab");

const PATHS = [
  "src/a.js",
  "tools/b.py",
  "web/page.html",
  ".github/workflows/ci.yml",
  "src/c.ts",
  "test/a.js",
  "d e%20.js",
];
const TEXTS = [
  `export const show = (element, text) => {\n  element.innerHTML = text;\n};\nconst token = "${github}";\n`,
  `import yaml\nimport hashlib\n\ndata = yaml.load(open("x"))\ndigest = hashlib.md5(data)\ntoken = "${gitlab}"\n`,
  `<html><script>element.innerHTML = location.hash; eval(name)</script></html>\n`,
  `on: pull_request_target\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: echo \${{ github.event.issue.title }}\n`,
  `first("${github}", "${gitlab}", "${github}");\neval(input);\neval(input);\n`,
  "nothing();\n",
  "",
];

let root: string;
let directory: string;
let key: Uint8Array;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "kept-"));
  directory = join(root, "results");
  key = randomBytes(32);
});

afterEach(() => rm(root, { recursive: true, force: true }));

type Files = Record<string, string>;

let trees = 0;

async function treeOf(files: Files): Promise<SourceTree> {
  const folder = join(root, `tree-${(trees += 1)}`);
  await mkdir(join(folder, "code"), { recursive: true });
  const entries: SourceFile[] = [];
  for (const [path, text] of Object.entries(files)) {
    const storedPath = `code/${path}`;
    await mkdir(dirname(join(folder, storedPath)), { recursive: true });
    await writeFile(join(folder, storedPath), text);
    entries.push({ path, storedPath, sizeBytes: Buffer.byteLength(text) });
  }
  return { root: folder, files: entries };
}

function contextOf(overrides: Partial<ScanContext> = {}): ScanContext {
  const signal = new AbortController().signal;
  return { signal, timeoutMs: 120_000, maxFindings: 1_000, fingerprintKey: key, ...overrides };
}

function kept(overrides: Partial<ScanContext> = {}): ScanContext {
  return contextOf({ resultCache: { directory, maxBytes: MAX_BYTES }, ...overrides });
}

function placesOf({ findings }: ScannerReport): string[] {
  return findings.map(({ location_path: path, location_line: line }) => `${path}:${line}`).toSorted();
}

const SCANNERS = { secrets: createSecretScanner(), "ast-grep": createAstGrepScanner() };

describe.each(Object.values(SCANNERS))("$name after a push", (scanner) => {
  test("has the report of a scan of everything, whatever changes between the scans", async () => {
    const histories = array(dictionary(constantFrom(...PATHS), constantFrom(...TEXTS)), {
      minLength: STEPS,
      maxLength: STEPS,
    });
    const [history = []] = sample(histories, 1);
    const all = Object.fromEntries(PATHS.map((path, index) => [path, TEXTS[index] ?? ""]));
    const renamed = Object.fromEntries(PATHS.map((path, index) => [path, TEXTS[(index + 1) % TEXTS.length] ?? ""]));
    const found: number[] = [];
    for (const files of [all, all, renamed, ...history, all]) {
      const tree = await treeOf(files);
      const again = await scanner.scan(tree, kept());
      expect(again, JSON.stringify(history)).toEqual(await scanner.scan(tree, contextOf()));
      found.push(again.findings.length);
    }
    expect(found[0]).toBeGreaterThan(2);
    expect(found.at(-1)).toBe(found[0]);
  });

  test("stops at the limit of findings like a scan of everything", async () => {
    const files = Object.fromEntries(["a.js", "b.js", "c.js"].map((path) => [path, TEXTS[4] ?? ""]));
    await scanner.scan(await treeOf(files), kept({ maxFindings: 2 }));
    const tree = await treeOf({ ...files, "b.js": TEXTS[0] ?? "", "d.js": TEXTS[4] ?? "" });
    const report = await scanner.scan(tree, kept({ maxFindings: 2 }));
    expect(report).toEqual(await scanner.scan(tree, contextOf({ maxFindings: 2 })));
    expect(report).toMatchObject({ truncated: true, findings: { length: 2 } });
  });

  test("keeps its results encrypted, and for one project alone", async () => {
    const tree = await treeOf({ "a.js": TEXTS[0] ?? "" });
    const report = await scanner.scan(tree, kept());
    const [name = "", ...others] = await readdir(directory);
    expect(others).toEqual([]);
    const content = await readFile(join(directory, name), "latin1");
    for (const text of ["a.js", "innerHTML", "match", github]) expect(content).not.toContain(text);
    const another = { fingerprintKey: randomBytes(32) };
    expect(await scanner.scan(tree, kept(another))).toEqual(await scanner.scan(tree, contextOf(another)));
    expect(await readdir(directory)).toHaveLength(2);
    await writeFile(join(directory, name), randomBytes(1_000));
    expect(await scanner.scan(tree, kept())).toEqual(report);
  });

  test("works where the directory cannot be written", async () => {
    await writeFile(directory, "");
    const tree = await treeOf({ "a.js": TEXTS[0] ?? "" });
    expect(placesOf(await scanner.scan(tree, kept()))).toEqual(placesOf(await scanner.scan(tree, contextOf())));
  });
});

describe("kept results", () => {
  const Result = z.array(z.int());

  async function read(tree: SourceTree, overrides: Partial<Parameters<typeof KeptResults.read<number[]>>[0]> = {}) {
    const options = { scanner: "counter", version: "1", directory: import.meta.dirname, result: Result };
    return KeptResults.read<number[]>({ ...options, tree, files: tree.files, context: kept(), ...overrides });
  }

  test("are those of files with the same path, stored path and text", async () => {
    const tree = await treeOf({ "a.js": "1", "b.js": "2" });
    await (await read(tree)).keep(new Map(tree.files.map((file, index) => [file, [index]])));
    expect([...(await read(tree)).known.values()]).toEqual([[0], [1]]);

    const changed = await treeOf({ "a.js": "1", "b.js": "3", "c.js": "1" });
    const { known, rest } = await read(changed);
    expect([...known].map(([{ path }, result]) => [path, result])).toEqual([["a.js", [0]]]);
    expect(rest.map(({ path }) => path)).toEqual(["b.js", "c.js"]);

    const [first] = tree.files;
    const moved = { ...tree, files: first ? [{ ...first, path: "other.js" }] : [] };
    expect((await read(moved)).known.size).toBe(0);
  });

  test("of another version, scanner or form are not used", async () => {
    const tree = await treeOf({ "a.js": "1" });
    await (await read(tree)).keep(new Map(tree.files.map((file) => [file, [1]])));
    expect((await read(tree)).known.size).toBe(1);
    expect((await read(tree, { version: "2" })).known.size).toBe(0);
    expect((await read(tree, { scanner: "other" })).known.size).toBe(0);
    expect((await read(tree, { result: z.array(z.int().min(2)) })).known.size).toBe(0);
    expect((await read(tree, { directory: join(import.meta.dirname, "../secrets") })).known.size).toBe(0);
  });

  test("lose the files that are gone, and those whose result is not given again", async () => {
    const tree = await treeOf({ "a.js": "1", "b.js": "2" });
    await (await read(tree)).keep(new Map(tree.files.map((file) => [file, [1]])));
    const changed = await treeOf({ "a.js": "3" });
    await (await read(changed)).keep(new Map());
    expect((await read(tree)).known.size).toBe(0);
  });

  test("of a file that cannot be read do not exist", async () => {
    const tree = await treeOf({ "a.js": "1" });
    await rm(join(tree.root, "code"), { recursive: true });
    const results = await read(tree);
    await results.keep(new Map(tree.files.map((file) => [file, [1]])));
    expect((await read(tree)).known.size).toBe(0);
  });
});
