import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { TreeItem } from "../support/repository.ts";
import { endure, type Outcome, PROBLEM, SECRET, SECRET_LINE, scan, startGitHost } from "./support/sandbox.ts";

const FRIENDLY: TreeItem = { name: "zz.js", content: PROBLEM };

async function scanItems(
  items: TreeItem[],
  settings: Record<string, string> = {},
  run: typeof endure = scan,
  fileDeadlineMs?: number,
): Promise<Outcome> {
  const host = await startGitHost();
  host.repository("app").commit([...items, FRIENDLY]);
  return run({ cloneUrl: `${host.url}/app.git`, settings, ...(fileDeadlineMs !== undefined && { fileDeadlineMs }) });
}

test("a file of 100 MiB and a line of 30 MB are skipped, and reported", async () => {
  const { status, summary, paths } = await scanItems([
    { name: "dump.sql", content: Buffer.alloc(100 * 1024 ** 2, "insert into a values (1);\n") },
    { name: "line.js", content: Buffer.alloc(30_000_000, "eval(x);") },
  ]);
  expect(status).toBe("completed");
  expect(summary.skipped).toEqual({ too_large: 2 });
  expect([...paths]).toEqual(["zz.js"]);
});

test("a line of 30 MB, where files may be that large, is searched for secrets alone", async () => {
  const content = Buffer.concat([Buffer.alloc(30_000_000, "eval(x);"), Buffer.from(SECRET_LINE)]);
  const { status, summary, findings } = await scanItems([{ name: "line.js", content }], {
    MAX_FILE_KB: "40000",
    MAX_REPOSITORY_MB: "60",
  });
  expect(status).toBe("completed");
  expect(summary.skipped).toEqual({ minified: 1 });
  const inLine = findings.filter((finding) => finding.location_path === "line.js");
  expect(inLine).toMatchObject([{ scanner: "secrets", location_line: 1, location_column: 30_000_010 }]);
});

test("text in other encodings is searched, and placed as its people see it", async () => {
  const text = `// größe\n${SECRET_LINE}${PROBLEM}`;
  const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  const { summary, findings } = await scanItems([
    { name: "latin1.js", content: Buffer.from(text, "latin1") },
    { name: "utf16.js", content: marked },
    { name: "utf16be.js", content: Buffer.from(marked).swap16() },
    { name: "zero.js", content: text.replace("größe", "gr\0\0e") },
    { name: "lie.js", content: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text)]) },
    { name: "liebe.js", content: Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text)]) },
  ]);
  expect(summary.skipped).toEqual({});
  const places = findings.map((finding) => `${finding.location_path}:${finding.location_line}`);
  const names = ["latin1.js", "utf16.js", "utf16be.js", "zero.js", "lie.js", "liebe.js"];
  const expected = names.flatMap((name) => [`${name}:2`, `${name}:4`]);
  expect(places).toEqual(expect.arrayContaining(expected));
});

test("a secret at the place of another problem is not shown", async () => {
  const call = PROBLEM.replace("'ls '", `'curl -H token:${SECRET} '`);
  const { findings } = await scanItems([{ name: "call.js", content: call }]);
  const problem = findings.find(({ scanner, location_path: path }) => scanner === "ast-grep" && path === "call.js");
  expect(problem?.metadata.snippet).toBe(
    `exec('curl -H token:${SECRET.slice(0, 4)}****${SECRET.slice(-2)} ' + req.query.path)`,
  );
});

test("code that is nested without end", async () => {
  const depth = 50_000;
  const { status, paths } = await scanItems([
    { name: "brackets.py", content: `${"[\n".repeat(depth)}${"]\n".repeat(depth)}` },
    { name: "calls.js", content: `${"f(\n".repeat(depth)}x${")\n".repeat(depth)}` },
    { name: "objects.ts", content: `x = ${"{a:\n".repeat(depth)}1${"}\n".repeat(depth)}` },
  ]);
  expect(status).toBe("completed");
  expect(paths).toContain("zz.js");
});

test("files that the engine for code cannot parse are skipped, and the others' findings are there", async () => {
  const { status, summary, paths } = await scanItems(
    [
      { name: "nested.js", content: `${"eval(\n".repeat(60_000)}x${")\n".repeat(60_000)}` },
      ...Array.from({ length: 5 }, (_, index): TreeItem => ({ name: `other${index}.js`, content: PROBLEM })),
    ],
    // With more time, the engine gets to try the file without its slowest rules.
    { SCANNER_TIMEOUT_SECONDS: "40" },
    endure,
  );
  expect(status).toBe("completed");
  expect(summary.skipped).toEqual({ timed_out: 1 });
  expect(paths.size).toBe(6);
});

test("a file that takes more memory than the limit is skipped", async () => {
  const { status, summary, paths, sighting } = await scanItems(
    [{ name: "big.ts", content: `x = ${"{a:\n".repeat(120_000)}1${"}\n".repeat(120_000)}` }],
    // The rules alone take 60 MB and more.
    { SCANNER_MEMORY_MB: "88" },
  );
  expect(status).toBe("completed");
  expect(summary.skipped).toEqual({ out_of_memory: 1 });
  expect([...paths]).toEqual(["zz.js"]);
  expect(sighting.peakMemoryBytes).toBeLessThan(1024 ** 3);
});

const BOMBS: Record<string, string> = {
  curl: `${"curl ".repeat(100_000)}-u ${"x".repeat(100_000)}`,
  assignments: `password${" ".repeat(200_000)}${"password = ".repeat(30_000)}`,
  quotes: `secret = ${"'".repeat(300_000)}`,
  key: `-----BEGIN RSA PRIVATE KEY-----\n${"A".repeat(500_000)}`,
  keys: "-----BEGIN PRIVATE KEY-----\n".repeat(20_000),
  url: `${"postgres://a:".repeat(40_000)}@`,
  tokens: "eyJ".repeat(200_000),
  words: `${"aws_secret_access_key_".repeat(30_000)}=`,
};

test("regular-expression bombs for secrets end, and the others' findings are there", async () => {
  const items = Object.entries(BOMBS).map(([name, content]) => ({ name: `${name}.txt`, content }));
  const { status, summary, paths } = await scanItems([...items, { name: "zz.txt", content: SECRET_LINE }], {}, endure);
  expect(status).toBe("completed");
  expect(
    Object.keys(summary.skipped ?? {}).filter((reason) => !["minified", "slow_rule", "timed_out"].includes(reason)),
  ).toEqual([]);
  expect(paths).toContain("zz.txt");
  expect(paths).toContain("zz.js");
});

test("a secret in ten thousand places is found in each", async () => {
  const names = Array.from({ length: 9_990 }, (_, index) => {
    const random = createHash("sha512").update(`${index}`).digest("base64").replaceAll(/[+/=]/g, "");
    return `token_${index} = "ghp_${random.slice(0, 36)}"\n`;
  });
  const items = [{ name: "keys.py", content: names.join("") }];
  const { status, summary, findings } = await scanItems(items, {}, scan, 60_000);
  expect(status).toBe("completed");
  const found = findings.filter((finding) => finding.scanner === "secrets");
  expect(found).toHaveLength(names.length);
  expect(new Set(found.map((finding) => finding.external_id)).size).toBe(names.length);
  expect(summary.findings.by_scanner["secrets"]).toBe(names.length);
  expect(summary.scanners.map(({ name, truncated }) => [name, truncated])).toEqual([
    ["ast-grep", undefined],
    ["secrets", undefined],
  ]);
});

test("more findings than may be are cut, and the summary says so", async () => {
  const { status, summary, findings } = await scanItems([{ name: "keys.txt", content: SECRET_LINE.repeat(500) }], {
    MAX_FINDINGS: "100",
  });
  expect(status).toBe("completed");
  expect(findings.filter((finding) => finding.scanner === "secrets")).toHaveLength(100);
  expect(summary.scanners).toContainEqual(expect.objectContaining({ name: "secrets", findings: 100, truncated: true }));
});
