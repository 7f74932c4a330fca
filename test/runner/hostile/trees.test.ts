import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "../support/repository.ts";
import type { BareRepository, TreeItem } from "../support/repository.ts";
import { endure, type Outcome, PROBLEM, scan, SECRET_LINE, startGitHost } from "./support/sandbox.ts";

const FRIENDLY: TreeItem = { name: "zz.js", content: PROBLEM };

async function scanRepository(
  fill: (repository: BareRepository) => unknown,
  settings: Record<string, string> = {},
  run: typeof endure = scan,
): Promise<Outcome> {
  const host = await startGitHost();
  fill(host.repository("app"));
  return run({ cloneUrl: `${host.url}/app.git`, settings });
}

function scanItems(items: TreeItem[], settings?: Record<string, string>): Promise<Outcome> {
  return scanRepository((repository) => repository.commit(items), settings);
}

/** A file outside of every scan's directory that something may try to make or change. */
function canary(): { path: string; text: () => string } {
  const path = join(temporaryDirectory(), "canary");
  writeFileSync(path, SECRET_LINE);
  return { path, text: () => readFileSync(path, "utf8") };
}

function nested(depth: number, name: string, leaf: TreeItem): TreeItem {
  let item = leaf;
  for (let level = 0; level < depth; level += 1) item = { name, content: [item] };
  return item;
}

test("links out of the tree are not followed", async () => {
  const { path, text } = canary();
  const links = [path, "/etc/passwd", "../../../../../../etc/passwd", "..", ".", "/proc/self/environ"];
  const items = links.map((content, index): TreeItem => ({ mode: "120000", name: `link${index}.txt`, content }));
  const { status, summary, paths } = await scanItems([...items, FRIENDLY]);
  expect(status).toBe("completed");
  expect(summary.skipped).toEqual({ symlink: links.length });
  expect([...paths]).toEqual(["zz.js"]);
  expect(text()).toBe(SECRET_LINE);
});

test.each([
  ["..", "hasDotdot"],
  [".", "hasDot"],
  [".git", "hasDotgit"],
  [".GIT", "hasDotgit"],
  ["git~1", "hasDotgit"],
  ["../../canary", "fullPathname"],
  ["/tmp/canary", "fullPathname"],
])("an entry called %s is refused by git's checks", async (name, flaw) => {
  const { summary, paths } = await scanRepository((repository) => {
    repository.commitRawTree([{ mode: "100644", name, objectId: repository.blob(PROBLEM) }]);
  });
  expect(summary.error).toMatchObject({ code: "clone_failed", message: expect.stringContaining(flaw) });
  expect([...paths]).toEqual([]);
});

test("an old tree with padded modes is scanned", async () => {
  const { status, paths } = await scanRepository((repository) => {
    const folder = repository.tree([{ name: "app.js", content: PROBLEM }]);
    repository.commitRawTree([{ mode: "040000", name: "src", objectId: folder }]);
  });
  expect(status).toBe("completed");
  expect([...paths]).toEqual(["src/app.js"]);
});

function bomb(repository: BareRepository, seed: TreeItem[], levels: number): void {
  let tree = repository.tree(seed);
  for (let level = 0; level < levels; level += 1) {
    const records = Array.from({ length: 10 }, (_, index) => `40000 tree ${tree}\td${index}\0`);
    tree = repository.git(["mktree", "-z"], records.join(""));
  }
  repository.git(["update-ref", "refs/heads/main", repository.git(["commit-tree", "-m", "bomb", tree])]);
}

test.each([
  ["files", [{ name: "f", content: "x" }]],
  ["folders without a file", []],
] as [string, TreeItem[]][])("a billion %s out of ten trees", async (_what, seed) => {
  const { summary } = await scanRepository((repository) => bomb(repository, seed, 9), {}, endure);
  expect(summary.error?.code).toBe("too_many_files");
});

test("few blobs that would be gigabytes of files", async () => {
  const { summary, sighting } = await scanRepository((repository) => {
    bomb(repository, [{ name: "f.js", content: "let x = 1;\n".repeat(90_000) }], 3);
  });
  expect(summary.error).toMatchObject({ code: "tree_too_large", message: expect.stringContaining("40 MB") });
  expect(sighting.peakDiskBytes).toBeLessThan(1_000_000);
});

test("large blobs that compress to nothing stay where they are", async () => {
  const zeros = Array.from({ length: 3 }, (_, index): TreeItem => ({
    name: `${index}.js`,
    content: Buffer.alloc(64 * 1024 ** 2, `${index}`),
  }));
  const { status, summary, paths, sighting } = await scanItems([...zeros, FRIENDLY]);
  expect(status).toBe("completed");
  expect(summary.skipped).toEqual({ too_large: 3 });
  expect([...paths]).toEqual(["zz.js"]);
  expect(sighting.peakDiskBytes).toBeLessThan(1_000_000);
});

test("a pack over the limit", async () => {
  const noise = Array.from({ length: 8 }, (_, index): TreeItem => ({
    name: `n${index}`,
    content: randomBytes(900_000),
  }));
  const { summary } = await scanRepository(
    (repository) => repository.commit(noise),
    { MAX_REPOSITORY_MB: "4" },
    endure,
  );
  expect(summary.error).toMatchObject({ code: "repository_too_large", message: expect.stringContaining("4 MB") });
});

test("a hundred thousand files", async () => {
  const { summary, sighting } = await scanRepository((repository) => {
    const objectId = repository.blob("let x = 1;\n");
    const records = Array.from({ length: 100_000 }, (_, index) => `100644 blob ${objectId}\tf${index}.txt\0`);
    const tree = repository.git(["mktree", "-z"], records.join(""));
    repository.git(["update-ref", "refs/heads/main", repository.git(["commit-tree", "-m", "many", tree])]);
  });
  expect(summary.error).toMatchObject({ code: "too_many_files", message: expect.stringContaining("20000") });
  expect(sighting.peakDiskBytes).toBeLessThan(10_000_000);
});

test("folders within folders", async () => {
  const { summary } = await scanItems([nested(101, "d", FRIENDLY)]);
  expect(summary.error).toMatchObject({ code: "tree_too_deep", message: expect.stringContaining("100") });
});

test("a path of 4,096 bytes is reported whole, one of 4,097 is refused", async () => {
  const longest = nested(44, "d".repeat(90), { name: "x.js", content: PROBLEM });
  const prefix = (length: number): TreeItem[] => [{ name: "p".repeat(length), content: [longest] }];
  const bytes = 44 * 91 + "x.js".length;
  const reported = await scanItems(nestedUp(4_096 - bytes, longest));
  expect([...reported.paths].map((path) => path?.length)).toEqual([4_096]);
  const refused = await scanItems(prefix(4_096 - bytes));
  expect(refused.summary.error?.code).toBe("path_too_long");
});

/** Below a folder that makes all paths longer by so many bytes, its slash included. */
function nestedUp(bytes: number, item: TreeItem): TreeItem[] {
  return bytes === 0 ? [item] : [{ name: "p".repeat(bytes - 1), content: [item] }];
}

const ODD_NAMES = [
  "new\nline.js",
  "\u202Egnp.exe.js",
  "$(touch canary).js",
  "`touch canary`.js",
  "; touch canary;.js",
  "| touch canary.js",
  "-rf.js",
  "--rule=x.js",
  "'quote\".js",
  "*.js",
  "a\\b.js",
  "\u001b[31mred.js",
  "bell\u0007.js",
  " space .js",
  "日本語.js",
  "con.js",
  "x".repeat(252) + ".js",
];

test("names are reported unchanged, and are interpreted nowhere", async () => {
  const { status, paths, findings } = await scanItems(
    [...ODD_NAMES, "Case.js", "case.js", "CASE.JS"].map((name) => ({ name, content: PROBLEM })),
  );
  expect(status).toBe("completed");
  expect([...paths].toSorted()).toEqual([...ODD_NAMES, "Case.js", "case.js", "CASE.JS"].toSorted());
  expect(new Set(findings.map((finding) => finding.external_id)).size).toBe(findings.length);
  expect(existsSync("canary")).toBe(false);
});

test("two names that read the same are two files", async () => {
  const bytes = Buffer.from("é.js", "latin1");
  const { status, paths, findings } = await scanRepository((repository) => {
    const objectId = repository.blob(PROBLEM);
    const entry = (name: Buffer): Buffer =>
      Buffer.concat([Buffer.from(`100644 blob ${objectId}\t`), name, Buffer.from([0])]);
    const tree = repository.git(["mktree", "-z"], Buffer.concat([entry(bytes), entry(Buffer.from("é.js"))]));
    repository.git(["update-ref", "refs/heads/main", repository.git(["commit-tree", "-m", "names", tree])]);
  });
  expect(status).toBe("completed");
  expect([...paths].toSorted()).toEqual(["é.js", "é\uFFFD.js"]);
  expect(new Set(findings.map((finding) => finding.external_id)).size).toBe(2);
});

test("attributes, ignore files and configuration of engines hide nothing", async () => {
  const everything = "*\n";
  const { status, paths, summary } = await scanItems([
    {
      name: ".gitattributes",
      content: "* working-tree-encoding=UTF-16 export-ignore -diff -text filter=evil binary\n",
    },
    { name: ".gitignore", content: everything },
    { name: ".ignore", content: everything },
    { name: ".rgignore", content: everything },
    { name: ".semgrepignore", content: everything },
    { name: ".gitleaks.toml", content: "[allowlist]\npaths = ['''.*''']\n" },
    { name: ".betterleaks.toml", content: "[allowlist]\npaths = ['''.*''']\n" },
    { name: ".gitleaksignore", content: "keys.txt:secret.github.personal-access-token:1\n" },
    { name: ".secretlintrc.json", content: '{"rules": []}' },
    { name: ".secretlintignore", content: everything },
    {
      name: "sgconfig.yml",
      content: "ruleDirs: [none]\ncustomLanguages: {js: {libraryPath: evil.so, extensions: [js]}}\n",
    },
    { name: ".hidden", content: [{ name: "app.js", content: PROBLEM }] },
    {
      name: "app.js",
      content: `// ast-grep-ignore\n// nosemgrep\n${PROBLEM.replaceAll("\n", " // nosemgrep ast-grep-ignore\n")}`,
    },
    {
      name: "keys.txt",
      content: SECRET_LINE.replace("\n", " # gitleaks:allow secretlint-disable-line pragma: allowlist secret\n"),
    },
    { name: "node_modules", content: [{ name: "app.js", content: PROBLEM }] },
    { name: "vendor", content: [{ name: "app.js", content: PROBLEM }] },
  ]);
  expect(status).toBe("completed");
  expect(summary.skipped).toEqual({});
  expect([...paths].toSorted()).toEqual([
    ".hidden/app.js",
    "app.js",
    "keys.txt",
    "node_modules/app.js",
    "vendor/app.js",
  ]);
});

test("an operator may let comments be obeyed", async () => {
  const items = [{ name: "app.js", content: PROBLEM.replace("exec(", "// ast-grep-ignore\nexec(") }];
  expect([...(await scanItems(items)).paths]).toEqual(["app.js"]);
  expect([...(await scanItems(items, { HONOUR_INLINE_IGNORES: "true" })).paths]).toEqual([]);
});

test("submodules, pointers and hooks start nothing", async () => {
  const { path, text } = canary();
  const command = `#!/bin/sh\necho changed > ${path}\n`;
  const hook: TreeItem = { name: "post-checkout", mode: "100755", content: command };
  const { status, summary, paths } = await scanItems([
    { name: ".githooks", content: [hook] },
    {
      name: ".gitmodules",
      content: `[submodule "m"]\n\tpath = module\n\turl = ext::sh -c echo% changed% >% ${path}\n`,
    },
    { name: "hooks", content: [hook, { ...hook, name: "post-update" }] },
    {
      name: "model.bin",
      content: `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 9\n`,
    },
    { mode: "160000", name: "module", content: "1".repeat(40) },
    FRIENDLY,
  ]);
  expect(status).toBe("completed");
  expect(summary.skipped).toEqual({ lfs_pointer: 1, submodule: 1 });
  expect([...paths]).toEqual(["zz.js"]);
  expect(text()).toBe(SECRET_LINE);
});
