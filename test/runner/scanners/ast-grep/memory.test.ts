import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createAstGrepScanner } from "../../../../runner/scanners/ast-grep/ast-grep.ts";
import { DEFAULT_LIMITS, type ScannerReport } from "../../../../runner/scanners/shared/scanner.ts";

const MIB = 1024 ** 2;
/** About what the engine takes for its rules. */
const LITTLE = 64;
/** With this, it cannot start all of its threads. */
const LESS = 52;
const PROBLEM = "res.cookie('a', b, { httpOnly: false });\n";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "ast-grep-memory-"));
  await mkdir(join(root, "code"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function scan(texts: Record<string, string>, memoryMib?: number): Promise<ScannerReport> {
  const files = Object.entries(texts).map(([path, text]) => ({
    path,
    storedPath: `code/${path}`,
    sizeBytes: Buffer.byteLength(text),
  }));
  for (const { path, storedPath } of files) await writeFile(join(root, storedPath), texts[path] ?? "");
  const { signal } = new AbortController();
  const limits = memoryMib === undefined ? DEFAULT_LIMITS : { ...DEFAULT_LIMITS, memoryBytes: memoryMib * MIB };
  const context = { signal, timeoutMs: 120_000, maxFindings: 1_000, fingerprintKey: new Uint8Array(32), limits };
  return createAstGrepScanner().scan({ root, files }, context);
}

// Where the memory runs out depends on the file: the engine may fail, or skip the file and report success.
const CASES = [
  ...[60_000, 70_000, 80_000, 85_000, 90_000].map((lines) => ({ lines, memoryMib: LITTLE })),
  ...[60_000, 90_000].map((lines) => ({ lines, memoryMib: LESS })),
];

test.each(CASES)(
  "$memoryMib MiB for a file of $lines lines: its findings are there, or it is counted",
  async ({ lines, memoryMib }) => {
    const { findings, skipped = [] } = await scan(
      { "a.js": PROBLEM, "big.ts": "f(a, b);\n".repeat(lines) + PROBLEM },
      memoryMib,
    );
    const outcomes = [...findings.map((finding) => finding.location_path), ...skipped.map(({ path }) => path)];
    expect(new Set(outcomes)).toEqual(new Set(["a.js", "big.ts"]));
    expect(skipped.every(({ reason }) => reason === "out_of_memory")).toBe(true);
  },
);

test("files without content are not counted, though the engine skips them", async () => {
  const { findings, skipped = [] } = await scan({ "a.js": PROBLEM, "empty.ts": "", "none.js": "" });
  expect(findings.map((finding) => finding.location_path)).toEqual(["a.js"]);
  expect(skipped).toEqual([]);
});
