import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createConfigurationScanner } from "../../../../runner/scanners/configuration/configuration.ts";

const scanner = createConfigurationScanner();
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "configuration-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function report(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, "code", path)), { recursive: true });
    await writeFile(join(root, "code", path), text);
  }
  const listed = Object.keys(files).map((path) => ({ path, storedPath: `code/${path}`, sizeBytes: 1 }));
  const context = {
    signal: new AbortController().signal,
    timeoutMs: 30_000,
    maxFindings: 1_000,
    fingerprintKey: new Uint8Array(32),
  };
  return scanner.scan({ root, files: listed }, context);
}

async function scan(files: Record<string, string>) {
  const { findings } = await report(files);
  return findings.map(({ location_path: path, location_line: line }) => `${path}:${line}`);
}

test.each([
  ["config/app.json", '{\n  "jwt": {\n    "algorithms": ["HS256", "none"]\n  }\n}\n', 3],
  ["settings.toml", '[jwt]\nalgorithm = "none"\n', 2],
  ["app.ini", "[jwt]\n; algorithm = none\nalgorithm = none\n", 3],
  [".env", "# äöü\nJWT_ALGORITHM=none\n", 2],
  [".env.production", "JWT_ALGORITHM='none' # no signature\n", 1],
  ["src/main/resources/application.yaml", "a: 1\n---\njwt:\n  algorithm: none\n", 4],
])("a setting is found at its line: %s", async (path, text, line) => {
  expect(await scan({ [path]: text })).toEqual([`${path}:${line}`]);
});

test("a file of more than 256 KiB is counted as skipped, unless nothing in it may be a setting", async () => {
  const long = "# ".padEnd(256 * 1024, "x");
  const files = { "long.toml": `${long}\n[jwt]\nalgorithm = "none"\n`, "data.toml": `${long}\na = 1\n` };
  const { findings, skipped } = await report({ ...files, "app.toml": '[jwt]\nalgorithm = "none"\n' });
  expect(findings).toHaveLength(1);
  expect(skipped).toEqual([{ path: "long.toml", reason: "too_large" }]);
});

test.each([
  ["docs/example.yml", "jwt:\n  algorithm: none\n"],
  ["tests/application.properties", "jwt.algorithm=none\n"],
  ["README.md", "jwt.algorithm=none\n"],
  ["openapi.yaml", "jwt:\n  algorithm: none\n"],
  ["broken.yml", "jwt: {algorithm: none\n"],
  ["alias.yml", "a: &none none\njwt:\n  algorithm: *none\n"],
  ["block.yml", "text: |\n  jwt.algorithm: none\n"],
  ["comment.json", '// "jwt": "none"\n{}\n'],
])("is left alone: %s", async (path, text) => {
  expect(await scan({ [path]: text })).toEqual([]);
});

test("deep and long files end", async () => {
  const deep = `${"{a: ".repeat(20_000)}none${"}".repeat(20_000)}`;
  const long = "jwt.algorithm=none\n".repeat(50_000);
  expect(await scan({ "deep.yml": deep, "long.properties": long })).toEqual([]);
});
