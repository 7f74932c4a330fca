import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createAstGrepScanner } from "../../../../runner/scanners/ast-grep/ast-grep.ts";
import type { SourceFile, SourceTree } from "../../../../runner/repository/source-tree.ts";
import { type ScanContext, ScannerError } from "../../../../runner/scanners/shared/scanner.ts";
import { PipelineFinding } from "../../../../worker/contract/finding.ts";
import { descendantsOf } from "../../support/descendants.ts";

const scanner = createAstGrepScanner();
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "ast-grep-test-"));
  await mkdir(join(root, "code"));
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

async function treeOf(files: Record<string, string>): Promise<SourceTree> {
  await rm(join(root, "code"), { recursive: true });
  await mkdir(join(root, "code"));
  const entries: SourceFile[] = [];
  for (const [path, text] of Object.entries(files)) {
    const storedPath = `code/${path}`;
    await mkdir(dirname(join(root, storedPath)), { recursive: true });
    await writeFile(join(root, storedPath), text);
    entries.push({ path, storedPath, sizeBytes: Buffer.byteLength(text) });
  }
  return { root, files: entries };
}

function contextOf(overrides: Partial<ScanContext> = {}): ScanContext {
  return {
    signal: new AbortController().signal,
    timeoutMs: 120_000,
    maxFindings: 1_000,
    fingerprintKey: new Uint8Array(32),
    ...overrides,
  };
}

async function findingsOf(files: Record<string, string>): Promise<PipelineFinding[]> {
  const { findings, truncated } = await scanner.scan(await treeOf(files), contextOf());
  expect(truncated).toBe(false);
  return findings.map((finding) => PipelineFinding.parse(finding));
}

async function fingerprints(text: string): Promise<string[]> {
  const findings = await findingsOf({ "a.js": text });
  return findings.map((finding) => finding.external_id);
}

/** Enough work for some seconds, so that a limit strikes while the engine is at it. */
function busyTree(): Promise<SourceTree> {
  const text = "function f(a) { return g(a, [1, 2, { b: `x ${a}` }]); }\n".repeat(15_000);
  return treeOf(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`busy-${index}.ts`, text])));
}

/** The engine's processes below this one, once it is itself and no more what confines it. */
function enginePids(): number[] {
  return descendantsOf(process.pid)
    .filter(({ name }) => name === "ast-grep")
    .map(({ pid }) => pid);
}

describe("PHP between HTML", () => {
  const text = '<p>é</p>\n<?php f(); ?>\n<input value="<?= $a ?>">\n<?php\nextract($_POST);\n';

  test("has findings at its places", async () => {
    const [finding, ...others] = await findingsOf({ "a.php": text, "b.php": "<?php\nextract($_POST);\n" });
    expect(others).toHaveLength(1);
    const places = [finding, ...others].map((item) => `${item?.location_path}:${item?.location_line}`);
    expect(places.toSorted()).toEqual(["a.php:5", "b.php:2"]);
  });

  test("has no findings in the HTML", async () => {
    expect(await findingsOf({ "a.php": "<p>extract($_POST);</p>\n<?php f(); ?>\nextract($_POST);\n" })).toEqual([]);
  });
});

describe("version", () => {
  test("is that of the engine and of its rules", async () => {
    expect(await scanner.version()).toMatch(/^0\.51\.1\+[0-9a-f]{12}$/);
    expect(scanner.name).toBe("ast-grep");
  });
});

describe("finding", () => {
  test("states the problem, its remediation, and the metadata of the rule", async () => {
    const [finding, ...others] = await findingsOf({ "src/a.js": "\n  eval(request.body.code); // now\n" });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      title: "Code injection: non-constant text in eval",
      severity: "medium",
      scanner: "ast-grep",
      location_path: "src/a.js",
      location_line: 2,
      location_column: 3,
      metadata: {
        rule_id: "javascript.code-injection.eval",
        cwe: "CWE-95",
        confidence: "medium",
        snippet: "eval(request.body.code)",
        end_line: 2,
        language: "javascript",
      },
    });
    expect(finding?.external_id).toBe(finding?.metadata.fingerprint);
    expect(finding?.description).toContain("runs non-constant text as code");
    expect(finding?.description).toContain("JSON.parse");
  });

  test.each([
    "with space/a b.js",
    "unicode/Grüße-日本.js",
    "percent/100%25.js",
    "odd/a#b?c&d+e;f.js",
    "quotes/a'b\"c.js",
    "brackets/[id]/(group)/$x.js",
  ])("has the original path of %s", async (path) => {
    const findings = await findingsOf({ [path]: "eval(a)" });
    expect(findings.map((finding) => finding.location_path)).toEqual([path]);
  });

  test("has the repository's path where the stored one differs", async () => {
    await writeFile(join(root, "code", "0001.js"), "eval(a)");
    const files = [{ path: "strange\u0001/.git/x.js", storedPath: "code/0001.js", sizeBytes: 7 }];
    const { findings } = await scanner.scan({ root, files }, contextOf());
    expect(findings[0]?.location_path).toBe("strange\u0001/.git/x.js");
  });

  test.each([
    ["two-byte letters", 'const s = "éé"; eval(a)', 17],
    ["surrogate pairs", 'const s = "😀"; eval(a)', 17],
    ["a byte order mark", "\uFEFFconst s = 1; eval(a)", 14],
    ["tabs", "\t\teval(a)", 3],
  ])("counts columns in UTF-16 units after %s", async (_, text, column) => {
    const [finding] = await findingsOf({ "a.ts": `// ä\r\n${text}\r\n`, "b.ts": text });
    expect(finding).toMatchObject({ location_path: "a.ts", location_line: 2 });
    const [alone] = await findingsOf({ "b.ts": text });
    expect(alone).toMatchObject({ location_line: 1, location_column: column, metadata: { snippet: "eval(a)" } });
  });

  test("has its place in the file when it is in a script of a page", async () => {
    const [finding] = await findingsOf({
      "a.vue": '<template>ü</template>\n<script lang="ts">\neval(a);\n</script>\n',
    });
    expect(finding).toMatchObject({ location_line: 3, location_column: 1, metadata: { language: "typescript" } });
  });

  test("reads each TypeScript file with its own grammar", async () => {
    const findings = await findingsOf({
      "cast.ts": "const a = <any>b;\nconst f = <T>(x: T) => x;\neval(a);\n",
      "view.tsx": "const v = <p>{eval(a)}</p>;\n",
      "module.mts": "eval(a)",
      "common.cts": "eval(a)",
    });
    expect(findings.map((finding) => `${finding.location_path}:${finding.location_line}`).toSorted()).toEqual([
      "cast.ts:3",
      "common.cts:1",
      "module.mts:1",
      "view.tsx:1",
    ]);
  });

  test("keeps its snippet short and well-formed", async () => {
    const [finding] = await findingsOf({ "a.js": `eval(a + "${"😀".repeat(1_000)}")` });
    expect(finding?.metadata.snippet.length).toBeLessThanOrEqual(500);
    expect(finding?.metadata.snippet.isWellFormed()).toBe(true);
  });
});

describe("fingerprint", () => {
  const problem = 'function f(a) {\n  exec("ls " + a,\n    done);\n}\n';

  test("stays when lines are inserted above and code is indented anew", async () => {
    const [before] = await fingerprints(problem);
    expect(before).toMatch(/^[0-9a-f]{40}$/u);
    expect(await fingerprints(`// one\n// two\n${problem}`)).toEqual([before]);
    expect(await fingerprints('if (x) {\n\texec("ls "\n\t\t+ a, done);\n}\n')).toEqual([before]);
  });

  test("differs for two equal problems in one file, and for another file", async () => {
    const [before] = await fingerprints(problem);
    const both = await fingerprints(problem + problem);
    expect(new Set(both).size).toBe(2);
    expect(both).toContain(before);
    const [elsewhere] = await findingsOf({ "b.js": problem });
    expect(elsewhere?.external_id).not.toBe(before);
  });

  test("of a credential is keyed, so that a weak one cannot be guessed from it", async () => {
    const tree = await treeOf({ "a.js": "jwt.sign({ a: 1 }, 'kitty77');\n", "b.js": "eval(a);\n" });
    const reports = await Promise.all(
      [0, 1].map((byte) => scanner.scan(tree, contextOf({ fingerprintKey: new Uint8Array(32).fill(byte) }))),
    );
    const [ones, others] = reports.map(({ findings }) => new Map(findings.map((one) => [one.metadata.rule_id, one])));
    expect([...(ones?.keys() ?? [])].toSorted()).toEqual([
      "javascript.code-injection.eval",
      "javascript.secrets.jwt-key",
    ]);
    const idOf = (rule: string): (string | undefined)[] => [ones, others].map((found) => found?.get(rule)?.external_id);
    expect(new Set(idOf("javascript.code-injection.eval")).size).toBe(1);
    expect(new Set(idOf("javascript.secrets.jwt-key")).size).toBe(2);
  });

  test("is the same whatever order the engine works in", async () => {
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}.js`, problem.repeat(3)]));
    const tree = await treeOf(files);
    const reports = await Promise.all([1, 2, 3].map(() => scanner.scan(tree, contextOf())));
    const runs = reports.map((report) => report.findings);
    expect(runs[0]).toHaveLength(120);
    expect(runs[1]).toEqual(runs[0]);
    expect(runs[2]).toEqual(runs[0]);
  });
});

describe("tree", () => {
  test("without code is scanned without findings", async () => {
    expect(await findingsOf({})).toEqual([]);
    const files = [{ path: "a.min.js", storedPath: "text/a.min.js", sizeBytes: 1 }];
    await rm(join(root, "code"), { recursive: true });
    expect(await scanner.scan({ root, files }, contextOf())).toEqual({ findings: [], truncated: false });
  });

  test("that lost its code is an error, not an empty result", async () => {
    const tree = await treeOf({ "a.js": "eval(a)" });
    await rm(join(root, "code"), { recursive: true });
    await expect(scanner.scan(tree, contextOf())).rejects.toThrow(ScannerError);
  });

  test("cannot hide code by ignore files, hidden folders or a configuration of its own", async () => {
    const findings = await findingsOf({
      ".gitignore": "*\n",
      ".ignore": "*\n",
      ".rgignore": "*\n",
      "sgconfig.yml": "ruleDirs: []\n",
      ".hidden/deep/.a.js": "eval(a)",
      "src/.gitignore": "b.js\n",
      "src/b.js": "eval(a)",
      "node_modules/x/c.js": "eval(a)",
      "vendor/d.js": "eval(a)",
    });
    expect(findings.map((finding) => finding.location_path)).toEqual([
      ".hidden/deep/.a.js",
      "node_modules/x/c.js",
      "src/b.js",
      "vendor/d.js",
    ]);
  });

  test("may be reached through a symbolic link", async () => {
    const tree = await treeOf({ "a.js": "eval(a)" });
    const link = `${root}-link`;
    await symlink(root, link);
    try {
      expect((await scanner.scan({ ...tree, root: link }, contextOf())).findings).toHaveLength(1);
    } finally {
      await rm(link);
    }
  });

  test("may hold expressions that are nested very deep", async () => {
    const terms = Array.from({ length: 20_000 }, (_, index) => (index % 2 === 0 ? `x${index}` : `"s${index}"`));
    const findings = await findingsOf({
      "long.js": `exec("a" + ${terms.join(" + ")});\n`,
      "long.py": `os.system("a" + ${terms.join(" + ")})\n`,
      "deep.js": `exec(${"(".repeat(20_000)}"a" + x${")".repeat(20_000)});\n`,
    });
    expect(findings.map((finding) => finding.location_path)).toEqual(["deep.js", "long.js", "long.py"]);
  });

  test("with code that does not parse is scanned as far as it goes", async () => {
    const findings = await findingsOf({
      "broken.js": "}}} ((( eval(a) <<<< \n",
      "nul.js": "\0\0",
      "good.py": "eval(a)\n",
    });
    expect(findings.map((finding) => finding.location_path)).toContain("good.py");
  });
});

describe("limits", () => {
  test("cut the least severe findings off, and the report says so", async () => {
    const tree = await treeOf({
      "a.js": "res.cookie('a', b, { httpOnly: false });\ncreateHash('md5');\n".repeat(20),
      "z.js": "exec('ls ' + a);\nserialize.unserialize(a);\n",
    });
    const { findings, truncated } = await scanner.scan(tree, contextOf({ maxFindings: 5 }));
    expect(truncated).toBe(true);
    expect(findings.map((finding) => finding.severity)).toEqual(["critical", "high", "medium", "medium", "medium"]);
  });

  test("leave findings alone that just fit", async () => {
    const tree = await treeOf({ "a.js": "eval(a);\n".repeat(5) });
    const { findings, truncated } = await scanner.scan(tree, contextOf({ maxFindings: 5 }));
    expect(findings).toHaveLength(5);
    expect(truncated).toBe(false);
  });

  test("end a scan that takes too long", async () => {
    const tree = await busyTree();
    await expect(scanner.scan(tree, contextOf({ timeoutMs: 100 }))).rejects.toThrow(/did not finish within/u);
    expect(enginePids()).toEqual([]);
  });

  test("are the caller's to set: an abort kills the engine", async () => {
    const tree = await busyTree();
    const controller = new AbortController();
    const scan = scanner.scan(tree, contextOf({ signal: controller.signal }));
    const failure = scan.catch((error: unknown) => error);
    await expect.poll(enginePids, { interval: 5 }).toHaveLength(1);
    controller.abort();
    expect(await failure).toBeInstanceOf(ScannerError);
    expect(enginePids()).toEqual([]);
  });

  test("hold when the signal was aborted before", async () => {
    const tree = await treeOf({ "a.js": "eval(a)" });
    await expect(scanner.scan(tree, contextOf({ signal: AbortSignal.abort() }))).rejects.toThrow(ScannerError);
  });
});

describe("process", () => {
  test("gets nothing of the parent's environment and leaves no files behind", async () => {
    process.env["RUNNER_SECRET_FOR_TEST"] = "do-not-inherit";
    const scratchDirectory = join(root, "scratch");
    await mkdir(scratchDirectory);
    try {
      const controller = new AbortController();
      const scan = scanner.scan(await busyTree(), contextOf({ signal: controller.signal, scratchDirectory }));
      const failure = scan.catch((error: unknown) => error);
      await expect.poll(enginePids, { interval: 5 }).toHaveLength(1);
      const [pid] = enginePids();
      const environment = await readFile(`/proc/${pid}/environ`, "utf8");
      controller.abort();
      expect(await failure).toBeInstanceOf(ScannerError);
      const names = environment.split("\0").map((entry) => entry.split("=")[0]);
      expect(new Set(names)).toEqual(new Set(["HOME", "LC_ALL", "PATH", "RUST_MIN_STACK", ""]));
      expect(environment).not.toContain("do-not-inherit");
    } finally {
      delete process.env["RUNNER_SECRET_FOR_TEST"];
    }
    expect(await readdir(scratchDirectory)).toEqual([]);
  });

  test("does not write into the tree", async () => {
    const tree = await treeOf({ "a.js": "eval(a)" });
    await chmod(join(root, "code"), 0o500);
    expect((await scanner.scan(tree, contextOf())).findings).toHaveLength(1);
    expect(await readdir(root)).toEqual(["code"]);
    await chmod(join(root, "code"), 0o700);
  });
});

describe("a language", () => {
  const SCRIPT = "eval(input);\n";
  const PAGE = `<script>${SCRIPT}</script>\n`;
  const PYTHON = "eval(input)\n";
  const POD = "apiVersion: v1\nkind: Pod\nspec:\n  hostPID: true\n";
  const BY_EXTENSION: Record<string, string> = {
    ...Object.fromEntries(["js", "jsx", "mjs", "cjs", "ts", "mts", "cts", "tsx"].map((name) => [name, SCRIPT])),
    ...Object.fromEntries(["html", "htm", "xhtml", "vue", "svelte", "astro"].map((name) => [name, PAGE])),
    ...Object.fromEntries(["py", "py3", "pyi", "bzl", "bazel"].map((name) => [name, PYTHON])),
    go: 'package a\n\nimport "crypto/md5"\n\nvar sum = md5.Sum(data)\n',
    java: 'class A { Object a = MessageDigest.getInstance("MD5"); }\n',
    ...Object.fromEntries(["php", "phtml"].map((name) => [name, "<?php eval($_GET['code']);\n"])),
    ...Object.fromEntries(["rb", "rake", "ru", "gemspec"].map((name) => [name, "eval(input)\n"])),
    cs: "class A { object A() => MD5.Create(); }\n",
    ...Object.fromEntries(["kt", "kts"].map((name) => [name, 'val a = MessageDigest.getInstance("MD5")\n'])),
    rs: "fn a() { let b = Md5::new(); }\n",
    ...Object.fromEntries(
      ["c", "h", "cc", "cpp", "cxx", "hpp", "hh", "hxx"].map((name) => [name, "void a(char *b) { gets(b); }\n"]),
    ),
    tf: 'resource "a" "b" { publicly_accessible = true }\n',
    ...Object.fromEntries(["yaml", "yml"].map((name) => [name, POD])),
  };

  test.for(Object.entries(BY_EXTENSION))(
    "is found by its rules alone in a file of the extension %s",
    async ([name, text]) => {
      const findings = await findingsOf({ [`file.${name}`]: text });
      expect(findings.map((finding) => finding.location_path)).toContain(`file.${name}`);
    },
  );

  test.each(["Rakefile", "Gemfile", "lib/tasks/Rakefile"])("is found in %s by its name", async (path) => {
    expect((await findingsOf({ [path]: "eval(input)\n" })).map((finding) => finding.location_path)).toEqual([path]);
  });

  test("of workflows is that of files in their folders, wherever those are stored", async () => {
    const text = "on: push\npermissions: write-all\njobs: {}\n";
    await findingsOf({ ".github/workflows/a.yml": text, "docs/b.yml": text });
    const files = [
      { path: ".github/workflows/a.yml", storedPath: "code/docs/b.yml", sizeBytes: text.length },
      { path: "docs/b.yml", storedPath: "code/.github/workflows/a.yml", sizeBytes: text.length },
    ];
    const { findings } = await scanner.scan({ root, files }, contextOf());
    expect(findings.map((finding) => finding.location_path)).toEqual([".github/workflows/a.yml"]);
  });

  test("of manifests is judged per document of a file", async () => {
    const other = "settings:\n  hostPID: true\n";
    const pod = "apiVersion: v1\nkind: Pod\nspec:\n  hostPID: true # ü\n";
    const findings = await findingsOf({ "a.yaml": `${other}---\n${pod}---\n${other}---\n${pod}`, "b.yaml": other });
    expect(findings.map((finding) => `${finding.location_path}:${finding.location_line}`)).toEqual([
      "a.yaml:7",
      "a.yaml:15",
    ]);
  });

  test("of manifests holds for a mapping of very many keys", async () => {
    const text = "image: a\nadd: [ALL]\nverbs: ['*']\nname: cluster-admin\n".repeat(1_500);
    expect(await findingsOf({ "a.yaml": text })).toEqual([]);
  });

  test("that no rule is for needs no engine", async () => {
    expect(await findingsOf({ "notes.txt": SCRIPT, Makefile: SCRIPT })).toEqual([]);
  });
});
