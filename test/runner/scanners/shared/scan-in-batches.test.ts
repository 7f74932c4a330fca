import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { NodeChild } from "../../../../runner/scanners/shared/node-child.ts";
import { type BatchScan, scanInBatches } from "../../../../runner/scanners/shared/scan-in-batches.ts";
import type { SourceFile } from "../../../../runner/repository/source-tree.ts";
import { DEFAULT_LIMITS, type ScanContext } from "../../../../runner/scanners/shared/scanner.ts";

const SCRIPT = fileURLToPath(new URL("support/batch-child.ts", import.meta.url));
/** Of a file that is a batch of its own. */
const LARGE = 40 * 1024 ** 2;
const Name = z.strictObject({ type: z.literal("name"), path: z.string() });

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "batches-"));
});

afterEach(() => rmSync(root, { recursive: true }));

interface Changes {
  child?: Partial<NodeChild>;
  context?: Partial<ScanContext>;
  softTimeoutMs?: number;
  isFinding?: () => boolean;
  sizeBytes?: number;
  processes?: number;
}

/** Each file instructs the child process. */
async function scan(files: Record<string, string>, changes: Changes = {}) {
  let children = 0;
  let batches = 0;
  const entries = Object.entries(files).map(([path, text]): SourceFile => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    return { path, storedPath: path, sizeBytes: changes.sizeBytes ?? text.length };
  });
  const options: BatchScan<z.infer<typeof Name>> = {
    child: {
      name: "The test scanner",
      script: SCRIPT,
      readable: [root, dirname(SCRIPT)],
      nodeArguments: ["--no-warnings"],
      maxHeapMb: 128,
      ...changes.child,
    },
    tree: { root, files: entries },
    files: entries,
    context: {
      signal: new AbortController().signal,
      timeoutMs: 120_000,
      maxFindings: 1_000,
      fingerprintKey: new Uint8Array(32),
      ...changes.context,
    },
    finding: Name,
    request: (batch, _, isFirst) => {
      batches += 1;
      if (isFirst) children += 1;
      return batch;
    },
    ...(changes.processes !== undefined && { processes: changes.processes, minBatchBytes: 1 }),
    ...(changes.isFinding !== undefined && { isFinding: changes.isFinding }),
    ...(changes.softTimeoutMs !== undefined && { softTimeoutMs: changes.softTimeoutMs }),
  };
  const { findings, ...outcome } = await scanInBatches(options);
  return { ...outcome, names: findings.map(({ path }) => path), children, batches };
}

const fine = { skipped: [], truncated: false, failure: null };

describe("batches", () => {
  test("of few small files are one, in order of their paths", async () => {
    const result = await scan({ c: "", a: "", "b/b": "" });
    expect(result).toEqual({ ...fine, names: ["a", "b/b", "c"], children: 1, batches: 1 });
  });

  test("are bounded by the size of their files, one large file is a batch, and one child scans all of them", async () => {
    const result = await scan({ a: "", b: "", c: "" }, { sizeBytes: LARGE });
    expect(result).toEqual({ ...fine, names: ["a", "b", "c"], children: 1, batches: 3 });
  });

  test("end early where a child holds memory from batch to batch", async () => {
    const names = Array.from({ length: 6 }, (_, index) => `file-${index}`);
    const files = Object.fromEntries(names.map((name) => [name, "hold"]));
    const limits = { ...DEFAULT_LIMITS, memoryBytes: 128 * 1024 ** 2 };
    const result = await scan(files, { context: { limits }, sizeBytes: LARGE });
    expect(result).toMatchObject({ ...fine, names, batches: 6 });
    expect(result.children).toBeGreaterThan(1);
  });

  test("end early where a child holds memory, so that what it would need in all does not matter", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `file-${String(index).padStart(2, "0")}`);
    const files = Object.fromEntries(names.map((name) => [name, "hold"]));
    const limits = { ...DEFAULT_LIMITS, memoryBytes: 128 * 1024 ** 2 };
    const result = await scan(files, { context: { limits } });
    expect(result).toMatchObject({ ...fine, names });
    expect(result.children).toBeGreaterThan(2);
  });

  test("end at the maximum of findings", async () => {
    const result = await scan({ a: "", b: "", c: "" }, { context: { maxFindings: 1 }, sizeBytes: LARGE });
    expect(result).toEqual({ ...fine, truncated: true, names: ["a", "b"], children: 1, batches: 2 });
    expect(await scan({ a: "", b: "" }, { context: { maxFindings: 2 } })).toMatchObject({ truncated: false });
  });

  test("do not end for messages that are no findings", async () => {
    const changes = { context: { maxFindings: 1 }, sizeBytes: LARGE, isFinding: () => false };
    expect(await scan({ a: "", b: "", c: "" }, changes)).toMatchObject({ ...fine, names: ["a", "b", "c"], batches: 3 });
  });

  test("report files that were skipped or not scanned completely", async () => {
    const skipped = [{ path: "b", reason: "unparsable" }];
    expect(await scan({ a: "cut", b: "skip" })).toMatchObject({ names: ["a"], truncated: true, skipped });
  });
});

describe("several processes", () => {
  const files = { a: "", b: "exit", c: "skip", d: "", e: "abort", f: "cut", g: "", h: "", i: "", j: "" };

  test("report the same as one, in the same order", async () => {
    const { children: _, batches: __, ...one } = await scan(files);
    const { children, batches, ...several } = await scan(files, { processes: 3, sizeBytes: 10 });
    expect(one.names).toEqual(["a", "d", "f", "g", "h", "i", "j"]);
    expect(several).toEqual(one);
    expect(children).toBeGreaterThan(3);
    expect(batches).toBeGreaterThan(children);
  });

  test("are no more than a small folder is worth", async () => {
    expect(await scan({ a: "", b: "" }, { processes: 3, sizeBytes: 1 })).toMatchObject({ ...fine, children: 1 });
  });

  test("end together when one of them fails", async () => {
    const result = await scan({ a: "", b: "garble", c: "spin" }, { processes: 2, sizeBytes: 10 });
    expect(result.failure).toBe("The test scanner wrote something unexpected.");
    expect(result.names).toEqual(["a"]);
  });
});

describe("a child that breaks down", () => {
  test.each([
    ["abort", "crashed"],
    ["exit", "crashed"],
    ["exhaust", "out_of_memory"],
  ])("costs the file that it was at: %s", async (what, reason) => {
    const result = await scan({ a: "", b: what, c: "", d: what, e: "" }, { child: { maxHeapMb: 64 } });
    const skipped = ["b", "d"].map((path) => ({ path, reason }));
    expect(result).toMatchObject({ ...fine, names: ["a", "c", "e"], skipped });
  });

  test("costs nothing where a fresh one does not", async () => {
    const files = { a: "hold", b: "abort after-others", c: "" };
    expect(await scan(files)).toMatchObject({ ...fine, names: ["a", "b", "c"], children: 2 });
    expect(await scan(files, { sizeBytes: LARGE })).toMatchObject({ ...fine, names: ["a", "b", "c"], children: 2 });
  });

  test("costs the file on which it uses more than its CPU time", async () => {
    const result = await scan({ a: "", b: "spin", c: "" }, { child: { cpuSeconds: 2 } });
    expect(result).toMatchObject({ names: ["a", "c"], skipped: [{ path: "b", reason: "timed_out" }] });
  });

  test("on file after file is a failure, with what was found until then", async () => {
    const names = Array.from({ length: 30 }, (_, index) => `x${index}`);
    const files = Object.fromEntries(names.map((name) => [name, "exit"]));
    const result = await scan({ a: "", ...files });
    expect(result.failure).toBe("The test scanner broke down on 20 files in a row.");
    expect(result.names).toEqual(["a"]);
    expect(result.skipped).toHaveLength(20);
  });

  test("before it scans a file is a failure, and no file's fault", async () => {
    const { failure, skipped } = await scan({ refused: "", z: "" });
    expect({ failure, skipped }).toEqual({ failure: "The test scanner ended with exit code 4.", skipped: [] });
    const small = await scan({ a: "" }, { child: { maxHeapMb: 1 } });
    expect(small.failure).toBe("The test scanner needed more than its memory limit of 1 MiB.");
  });

  test("into something else is a failure", async () => {
    const { failure, names } = await scan({ a: "", b: "garble", c: "" });
    expect({ failure, names }).toEqual({ failure: "The test scanner wrote something unexpected.", names: ["a"] });
  });
});

describe("time", () => {
  test("that is over skips the remaining files, and reports it", async () => {
    const { names, skipped, failure } = await scan({ a: "", b: "" }, { softTimeoutMs: 1 });
    expect([...names, ...skipped.map(({ path }) => path)]).toEqual(["a", "b"]);
    expect(skipped.at(-1)).toEqual({ path: "b", reason: "timed_out" });
    expect(failure).toBeNull();
  });

  test("without a softer limit is a failure that names the whole time", async () => {
    const { failure } = await scan({ a: "spin" }, { context: { timeoutMs: 2_000 } });
    expect(failure).toBe("The test scanner did not finish within 2 s.");
  });
});
