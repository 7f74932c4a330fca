import { createHash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkOut } from "../../../runner/repository/checkout.ts";
import { cloneRepository } from "../../../runner/repository/clone.ts";
import { serveRepositories } from "../../../runner/local/git-server.ts";
import { countFiles, type SourceTree } from "../../../runner/repository/source-tree.ts";
import type { SkipReason } from "../../../worker/contract/scan-summary.ts";
import { BareRepository, temporaryDirectory } from "../support/repository.ts";
import type { TreeItem } from "../support/repository.ts";

const program = { searchPath: process.env["PATH"] ?? "", certificateAuthorities: "" };
const LIMITS = { maxFiles: 1_000, maxDepth: 100, maxPathBytes: 4_096, maxFileBytes: 100_000, maxTreeBytes: 10_000_000 };

type Skipped = Record<string, SkipReason>;
interface Checkout {
  tree: SourceTree;
  skipped: Skipped;
}

const LFS_POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 12345\n`;

/** From a bare repository straight, without the trip over HTTP whose checks refuse what a hostile one may hold. */
async function checkOutItems(items: TreeItem[], limits = LIMITS, signal = new AbortController().signal) {
  const repository = new BareRepository(temporaryDirectory(), "app.git");
  const commit = repository.commit(items);
  const root = join(temporaryDirectory(), "tree");
  await mkdir(root);
  const skipped: Skipped = {};
  const onSkipped = (path: string, reason: SkipReason): void => void (skipped[path] = reason);
  const clone = { gitDirectory: repository.directory, commit };
  return { tree: await checkOut(clone, root, { program, limits, signal, onSkipped }), skipped };
}

function stored({ tree }: Checkout): Record<string, string> {
  return Object.fromEntries(tree.files.map(({ path, storedPath }) => [path, storedPath]));
}

function textOf({ tree }: Checkout, path: string): string {
  const file = tree.files.find((candidate) => candidate.path === path);
  return file === undefined ? "absent" : readFileSync(join(tree.root, file.storedPath), "utf8");
}

test("files lie where the repository has them, for us alone to read", async () => {
  const checkout = await checkOutItems([
    { name: "README.md", content: "hello" },
    { name: "src", content: [{ name: "run.sh", mode: "100755", content: "#!/bin/sh\n" }] },
  ]);
  expect(stored(checkout)).toEqual({ "README.md": "code/README.md", "src/run.sh": "code/src/run.sh" });
  expect(textOf(checkout, "README.md")).toBe("hello");
  expect(lstatSync(join(checkout.tree.root, "code/src/run.sh")).mode & 0o777).toBe(0o400);
  expect(checkout.tree.files.map((file) => file.sizeBytes)).toEqual([5, 10]);
});

test("links, submodules, large and binary files are skipped and counted", async () => {
  const checkout = await checkOutItems([
    { name: "link", mode: "120000", content: "/etc/passwd" },
    { name: "module", mode: "160000", content: "1".repeat(40) },
    { name: "large.js", content: Buffer.alloc(100_001, "x\n") },
    { name: "exact.js", content: Buffer.alloc(100_000, "x\n") },
    { name: "image.png", content: Buffer.from([0x89, 0x50, 0, 1]) },
    { name: "model.bin", content: LFS_POINTER },
    { name: "utf32.txt", content: Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]) },
  ]);
  expect(checkout.skipped).toEqual({
    link: "symlink",
    module: "submodule",
    "large.js": "too_large",
    "image.png": "binary",
    "model.bin": "lfs_pointer",
    "utf32.txt": "encoding",
  });
  expect(stored(checkout)).toEqual({ "exact.js": "code/exact.js" });
});

test("a name that is odd, dangerous or a tool's own is kept, its file lies elsewhere", async () => {
  const odd = [
    "new\nline.js",
    'quote".py',
    "日本語.js",
    "semi;colon.js",
    "*.js",
    ".gitignore",
    ".ignore",
    "sgconfig.yml",
    ".semgrepignore",
    ".gitleaks.toml",
    ".secretlintrc.json",
    ".gitattributes",
    "trailing.",
    "con\u0001trol.js",
    `${"x".repeat(101)}.js`,
  ];
  const kept = ["-rf.js", "with space.js", "a@b+c=d,e~f.js", ".github.yml", "--help"];
  const checkout = await checkOutItems([...odd, ...kept].map((name) => ({ name, content: name })));
  for (const name of odd) {
    expect(stored(checkout)[name]).toMatch(/^code\/_\/\d+(\.[a-z]+)?$/);
    expect(textOf(checkout, name)).toBe(name);
  }
  for (const name of kept) expect(stored(checkout)[name]).toBe(`code/${name}`);
  expect(new Set(Object.values(stored(checkout))).size).toBe(odd.length + kept.length);
  expect(stored(checkout)["日本語.js"]).toMatch(/\.js$/);
});

test.each([".git", ".GIT", "..", "."])("a folder called %s leads nowhere", async (name) => {
  const checkout = await checkOutItems([{ name, content: [{ name: "config", content: "x" }] }]);
  expect(stored(checkout)).toEqual({ [`${name}/config`]: "code/_/1" });
});

test("names that differ in case alone do not meet, nor does a file meet a folder", async () => {
  const checkout = await checkOutItems([
    { name: "A.js", content: "upper" },
    { name: "Lib", content: "a file" },
    { name: "_", content: [{ name: "1.js", content: "underscore" }] },
    { name: "a.js", content: "lower" },
    { name: "lib", content: [{ name: "x.js", content: "in a folder" }] },
  ]);
  const folded = Object.values(stored(checkout)).map((path) => path.toLowerCase());
  expect(new Set(folded).size).toBe(5);
  expect(textOf(checkout, "A.js")).toBe("upper");
  expect(textOf(checkout, "a.js")).toBe("lower");
  expect(textOf(checkout, "lib/x.js")).toBe("in a folder");
  expect(textOf(checkout, "_/1.js")).toBe("underscore");
});

test("a name that is no UTF-8 is read as Latin-1", async () => {
  const checkout = await checkOutItems([{ name: Buffer.from([0x66, 0xfc, 0x72, 0x2e, 0x6a, 0x73]), content: "x" }]);
  expect(checkout.tree.files[0]?.path).toBe("für.js");
});

function nested(depth: number, name: string): TreeItem[] {
  let items: TreeItem[] = [{ name: "x.js", content: "deep" }];
  for (let level = 0; level < depth; level += 1) items = [{ name, content: items }];
  return items;
}

test("a path of 4,096 bytes is kept whole, one of more is refused", async () => {
  const longest = nested(44, "d".repeat(91));
  const checkout = await checkOutItems([{ name: "1", content: longest }]);
  expect(checkout.tree.files[0]?.path).toMatch(/^1\/(?:d{91}\/){44}x\.js$/);
  await expect(checkOutItems(nested(45, "d".repeat(92)))).rejects.toMatchObject({
    code: "path_too_long",
    message: "The repository is too large to scan: the path of a file has more than 4096 bytes.",
  });
});

test("folders may be nested to a depth", async () => {
  const limits = { ...LIMITS, maxDepth: 10 };
  await expect(checkOutItems(nested(10, "d"), limits)).resolves.toMatchObject({ tree: { files: [expect.anything()] } });
  await expect(checkOutItems(nested(11, "d"), limits)).rejects.toMatchObject({
    code: "tree_too_deep",
    message: "The repository is too large to scan: its folders are nested more than 10 deep.",
  });
});

test("text is UTF-8, whatever it was", async () => {
  const words = 'password = "größe"';
  const utf16 = Buffer.from(words, "utf16le");
  const checkout = await checkOutItems([
    { name: "bom.py", content: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(words)]) },
    { name: "latin1.py", content: Buffer.from(words, "latin1") },
    { name: "utf16be.py", content: Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]) },
    { name: "utf16le.py", content: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]) },
    { name: "utf8.py", content: words },
  ]);
  for (const { path, sizeBytes } of checkout.tree.files) {
    expect(textOf(checkout, path)).toBe(words);
    expect(sizeBytes).toBe(Buffer.byteLength(words));
  }
  expect(checkout.tree.files).toHaveLength(5);
});

test("a UTF-16 byte order mark does not hide a file in another encoding", async () => {
  const words = "<?php system($_GET['command']);\n";
  const marks = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];
  const padding = Buffer.from("部".repeat(2_000), "utf16le");
  const drawn = `// ${"═".repeat(2_000)}\n部署`;
  const checkout = await checkOutItems([
    { name: "a.php", content: Buffer.concat([marks[0] ?? padding, Buffer.from(words)]) },
    { name: "b.php", content: Buffer.concat([marks[1] ?? padding, Buffer.from(words)]) },
    { name: "c.php", content: Buffer.concat([marks[0] ?? padding, padding, Buffer.from(words.repeat(10)), padding]) },
    { name: "drawn.php", content: Buffer.concat([marks[0] ?? padding, Buffer.from(drawn, "utf16le")]) },
  ]);
  for (const name of ["a.php", "b.php", "c.php"]) expect(textOf(checkout, name)).toContain(words);
  expect(textOf(checkout, "drawn.php")).toBe(drawn);
});

test("UTF-16 without a mark is text, and a zero byte does not hide code", async () => {
  const words = "const password = 'hunter2hunter2';\n".repeat(20);
  const utf16 = Buffer.from(words, "utf16le");
  const checkout = await checkOutItems([
    { name: "be.js", content: Buffer.from(utf16).swap16() },
    { name: "le.js", content: utf16 },
    { name: "notes", content: `${words}\0${words}` },
    { name: "zero.js", content: `// \0\0\0\0\0\0\0\0\0\0\n${words}` },
    { name: "zeros.js", content: `/*${"\0".repeat(9_000)}*/\n${words}` },
  ]);
  expect(checkout.skipped).toEqual({});
  for (const name of ["be.js", "le.js"]) expect(textOf(checkout, name)).toBe(words);
  expect(textOf(checkout, "notes")).toBe(`${words} ${words}`);
  expect(textOf(checkout, "zero.js")).toContain(words);
  expect(textOf(checkout, "zeros.js")).toContain(words);
});

test("what only looks like a pointer to a large file is read", async () => {
  const checkout = await checkOutItems([{ name: "a.txt", content: `${LFS_POINTER}password = hunter2\n` }]);
  expect(textOf(checkout, "a.txt")).toContain("hunter2");
});

test("minified code is kept apart from code", async () => {
  const bundle = "!function(){eval(a)}();".repeat(2_000);
  const checkout = await checkOutItems([
    { name: "code.js", content: "let x = 1;\n".repeat(5_000) },
    {
      name: "long-line.js",
      content: `/*!\n * MIT licence\n */\n"use strict";\n${bundle}\n//# sourceMappingURL=a.map\n`,
    },
    { name: "min.js", content: `${"z".repeat(1_500)}\n${"z".repeat(1_500)}` },
  ]);
  expect(stored(checkout)).toEqual({
    "code.js": "code/code.js",
    "long-line.js": "text/long-line.js",
    "min.js": "text/min.js",
  });
  expect(checkout.skipped).toEqual({ "long-line.js": "minified", "min.js": "minified" });
});

test.each([
  ["a comment", `// ${"é".repeat(15_000)}`],
  ["a string", `const blob = "${"A".repeat(30_000)}";`],
  ["a statement after a comment", `/**/${"f();".repeat(6_000)}`],
])("a very long line, %s, is blanked in code and hides nothing else", async (_, long) => {
  const content = `run(a);\n${long}\r\nrun(b);\n`;
  const checkout = await checkOutItems([{ name: "a.js", content }]);
  expect(checkout.skipped).toEqual({ "a.js": "long_line" });
  const [original, copy, ...more] = checkout.tree.files;
  expect(more).toEqual([]);
  const objectId = createHash("sha1")
    .update(`blob ${Buffer.byteLength(content)}\0${content}`)
    .digest("hex");
  expect(original).toEqual({
    path: "a.js",
    storedPath: "text/a.js",
    sizeBytes: Buffer.byteLength(content),
    objectId,
  });
  expect(copy).toEqual({ ...original, storedPath: "code/a.js", isBlankedCopy: true });
  expect(countFiles(checkout.tree)).toBe(1);
  const [text, code] = ["text/a.js", "code/a.js"].map((path) => readFileSync(join(checkout.tree.root, path)));
  expect(text?.toString("utf8")).toBe(content);
  expect(code?.toString("utf8").replaceAll(/ +/gu, " ")).toBe("run(a);\n \nrun(b);\n");
  expect(code?.indexOf("run(b)")).toBe(text?.indexOf("run(b)"));
});

test("the end of an earlier comment stays where its line is blanked", async () => {
  const content = `/*\n${"x".repeat(30_000)} */ /* other */\nrun(b);\n`;
  const checkout = await checkOutItems([{ name: "a.c", content }]);
  const code = readFileSync(join(checkout.tree.root, "code/a.c"), "utf8");
  expect(code.replaceAll(/ +/gu, " ")).toBe("/*\n */ \nrun(b);\n");
});

test("long lines that parsers read in a moment stay", async () => {
  const content = `const text = "${"x".repeat(6_000)}";\nrun(b);\n`;
  const many = `run(a);\n${`${"f();".repeat(1_000)}\n`.repeat(20)}run(b);\n`;
  const checkout = await checkOutItems([
    { name: "a.js", content },
    { name: "b.js", content: many },
  ]);
  expect(checkout.skipped).toEqual({ "b.js": "long_line" });
  expect(textOf(checkout, "a.js")).toBe(content);
  expect(readFileSync(join(checkout.tree.root, "code/b.js"), "utf8")).toMatch(/^run\(a\);\n[ \n]+\nrun\(b\);\n$/u);
});

test.each([
  ["bin/run", "#!/usr/bin/env python3", ".py"],
  ["bin/run-1.2", "#! /usr/bin/python3.11 -u", ".py"],
  [".hooks/pre-commit", "#!/usr/bin/env -S NODE_ENV=test node --trace-warnings", ".js"],
  ["cgi-bin/form.cgi", "#!/usr/bin/php", ".php"],
  ["run", "#!/usr/local/bin/ruby2.7", ".rb"],
  ["run", "#!/bin/bash\r", ".sh"],
  ["run", "#!/usr/bin/perl -w", ".pl"],
  ["run", "#!/usr/bin/env deno", ".ts"],
  ["run", "#!/usr/bin/awk -f", ""],
  ["run", "# !/usr/bin/python", ""],
  ["run", "#!", ""],
  ["notes.txt", "#!/usr/bin/env python3", ""],
  ["run.rb", "#!/usr/bin/env python3", ""],
])("a script %s that begins with %s is stored with the extension %j", async (path, shebang, extension) => {
  const [name = "", directory] = path.split("/").toReversed();
  const file = { name, content: `${shebang}\nrun()\n` };
  const checkout = await checkOutItems([directory === undefined ? file : { name: directory, content: [file] }]);
  expect(checkout.tree.files).toMatchObject([{ path, storedPath: `code/${path}${extension}` }]);
});

test("a script does not take the place of another file", async () => {
  const checkout = await checkOutItems([
    { name: "run", content: "#!/usr/bin/python3\n1\n" },
    { name: "run.py", content: "2\n" },
  ]);
  expect(stored(checkout)).toEqual({ run: "code/_/1.py", "run.py": "code/run.py" });
});

test("comments that would hide code from the engine are made harmless in place", async () => {
  const checkout = await checkOutItems([
    { name: "a.js", content: "// ast-grep-ignore: x\neval(y) // ast-grep-ignore\n" },
    { name: "b.js", content: "// ast-grep-ignore: x\neval(y) // ast-grep-ignore\n" },
  ]);
  expect(textOf(checkout, "a.js")).toBe("// ast_grep_ignore: x\neval(y) // ast_grep_ignore\n");
  expect(textOf(checkout, "b.js")).toBe(textOf(checkout, "a.js"));
});

test("too many files", async () => {
  const items = Array.from({ length: 11 }, (_, index) => ({ name: `f${index}`, content: "x" }));
  const checkout = checkOutItems(items, { ...LIMITS, maxFiles: 10 });
  await expect(checkout).rejects.toMatchObject({
    code: "too_many_files",
    message: "The repository is too large to scan: it has more than 10 files.",
  });
});

test.each([
  ["files", "x"],
  ["empty folders", null],
])("a tree of a billion %s stops at the limit at once", async (_what, content) => {
  const repository = new BareRepository(temporaryDirectory(), "app.git");
  let tree = repository.tree(content === null ? [] : [{ name: "f", content }]);
  for (let level = 0; level < 9; level += 1) {
    const records = Array.from({ length: 10 }, (_, index) => `40000 tree ${tree}\td${index}\0`);
    tree = repository.git(["mktree", "-z"], records.join(""));
  }
  const commit = repository.git(["commit-tree", "-m", "bomb", tree]);
  const checkout = checkOut({ gitDirectory: repository.directory, commit }, temporaryDirectory(), {
    program,
    limits: { ...LIMITS, maxFiles: 50_000 },
    signal: new AbortController().signal,
    onSkipped: () => {},
  });
  await expect(checkout).rejects.toMatchObject({ code: "too_many_files" });
});

test("too many bytes, even of one blob many times, are refused before any is written", async () => {
  const items = Array.from({ length: 200 }, (_, index) => ({ name: `f${index}`, content: "x\n".repeat(20_000) }));
  const checkout = checkOutItems(items, { ...LIMITS, maxTreeBytes: 5 * 1024 * 1024 });
  await expect(checkout).rejects.toMatchObject({
    code: "tree_too_large",
    message: "The repository is too large to scan: its files hold more than 5 MB.",
  });
});

test("a blob that is there many times is in the tree as often", async () => {
  const items = Array.from({ length: 300 }, (_, index) => ({ name: `f${index}.js`, content: "same" }));
  const checkout = await checkOutItems(items);
  expect(checkout.tree.files).toHaveLength(300);
  expect(await readdir(join(checkout.tree.root, "code"))).toHaveLength(300);
});

test("an abort stops it", async () => {
  const abort = new AbortController();
  abort.abort(new Error("canceled"));
  await expect(checkOutItems([{ name: "a", content: "x" }], LIMITS, abort.signal)).rejects.toThrow("canceled");
});

test("a damaged clone is the repository's fault, not ours", async () => {
  const repository = new BareRepository(temporaryDirectory(), "app.git");
  const checkout = checkOut({ gitDirectory: repository.directory, commit: "1".repeat(40) }, temporaryDirectory(), {
    program,
    limits: LIMITS,
    signal: new AbortController().signal,
    onSkipped: () => {},
  });
  await expect(checkout).rejects.toMatchObject({ name: "ScanFailure", code: "clone_failed" });
});

test("over HTTP, blobs that the clone left out are skipped and never fetched", async () => {
  const root = temporaryDirectory();
  new BareRepository(root, "app.git").commit([
    { name: "large.js", content: Buffer.alloc(2_000, "x\n") },
    { name: "small.js", content: "x\n" },
  ]);
  const server = await serveRepositories(root);
  onTestFinished(() => server.close());
  const directory = temporaryDirectory();
  const signal = new AbortController().signal;
  const clone = await cloneRepository({
    program,
    remote: { url: new URL(`${server.url}/app.git`), pin: null, credential: null, allowHttp: true },
    branch: "main",
    credentialState: "none_stored",
    directory,
    cloneTimeoutMs: 20_000,
    maxFileBytes: 1_000,
    maxRepositoryBytes: 1_000_000_000,
    signal,
  });
  const limits = { ...LIMITS, maxFileBytes: 1_000 };
  const skipped: Skipped = {};
  const onSkipped = (path: string, reason: SkipReason): void => void (skipped[path] = reason);
  const checkout = { tree: await checkOut(clone, directory, { program, limits, signal, onSkipped }), skipped };
  expect(stored(checkout)).toEqual({ "small.js": "code/small.js" });
  expect(skipped).toEqual({ "large.js": "too_large" });
});
