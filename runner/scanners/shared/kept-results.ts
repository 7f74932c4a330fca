import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { SourceFile, SourceTree } from "../../repository/source-tree.ts";
import { codeVersion } from "./code-version.ts";
import { parseJson } from "./parse-json.ts";
import { ResultCache } from "./result-cache.ts";
import type { ScanContext } from "./scanner.ts";

/** Longer results are not kept. */
const MAX_RESULT_CHARACTERS = 256 * 1024;
/** Larger files are scanned each time. */
const MAX_FILE_BYTES = 64 * 1024 ** 2;
const SHARED = fileURLToPath(new URL(".", import.meta.url));

export interface KeptResultsOptions<Result> {
  scanner: string;
  /** Of all that a result depends on besides the file and the code of the scanner: programs, rules, limits. */
  version: string;
  /** The directory of the scanner's code. */
  directory: string;
  /** Of the result of one file. What does not match it is not used. */
  result: z.ZodType<Result>;
  tree: SourceTree;
  files: readonly SourceFile[];
  context: ScanContext;
}

/**
 * The results of a scanner whose result for a file depends on its path, its stored path and its text alone, kept for later scans of
 * the project. Without a folder for them in the context, nothing is read or written.
 */
export class KeptResults<Result> {
  /** The files whose result is known, with that result. */
  readonly known: ReadonlyMap<SourceFile, Result>;
  /** The files that have to be scanned. */
  readonly rest: readonly SourceFile[];
  readonly #cache: ResultCache | undefined;
  readonly #digests: ReadonlyMap<SourceFile, string>;
  readonly #isWhole: boolean;

  private constructor(
    known: ReadonlyMap<SourceFile, Result>,
    files: readonly SourceFile[],
    cache?: ResultCache,
    digests: ReadonlyMap<SourceFile, string> = new Map(),
    isWhole = false,
  ) {
    this.known = known;
    this.rest = files.filter((file) => !known.has(file));
    this.#cache = cache;
    this.#digests = digests;
    this.#isWhole = isWhole;
  }

  static async read<Result>(options: KeptResultsOptions<Result>): Promise<KeptResults<Result>> {
    const { files, context, scanner, tree } = options;
    if (!context.resultCache) return new KeptResults<Result>(new Map(), files);
    const version = createHash("sha256")
      .update(JSON.stringify([options.version, process.version, codeVersion([options.directory, SHARED])]))
      .digest("hex");
    const cache = new ResultCache(context.resultCache, scanner, version, context.fingerprintKey);
    const earlier = await cache.read();
    const digests = await digestsOf(tree, files, context.signal);
    const entry = z.tuple([z.string(), options.result]);
    const known = new Map<SourceFile, Result>();
    for (const [file, digest] of digests) {
      const { data } = entry.safeParse(parseJson(earlier.get(file.path) ?? ""));
      if (data?.[0] === digest) known.set(file, data[1]);
    }
    const isWhole = known.size === files.length && known.size === earlier.size;
    return new KeptResults(known, files, cache, digests, isWhole);
  }

  /** Keeps these results and those that are known. An error of the disk has no effect. */
  async keep(results: ReadonlyMap<SourceFile, Result>): Promise<void> {
    if (!this.#cache || this.#isWhole) return;
    const entries = new Map<string, string>();
    for (const [file, result] of [...this.known, ...results]) {
      const digest = this.#digests.get(file);
      const text = digest === undefined ? "" : JSON.stringify([digest, result]);
      if (text !== "" && text.length <= MAX_RESULT_CHARACTERS) entries.set(file.path, text);
    }
    await this.#cache.write(entries).catch(() => {});
  }
}

/** The digests of each tree: several scanners need them, at the same time. */
const known = new WeakMap<SourceTree, Map<SourceFile, Promise<string | null>>>();

/** Digests of the paths, stored paths and texts of files, without those of files that are too large or cannot be read. */
export async function digestsOf(
  tree: SourceTree,
  files: readonly SourceFile[],
  signal: AbortSignal,
): Promise<Map<SourceFile, string>> {
  const ofTree = known.get(tree) ?? new Map<SourceFile, Promise<string | null>>();
  known.set(tree, ofTree);
  const digests = new Map<SourceFile, string>();
  for (const file of files) {
    if (signal.aborted) return new Map();
    const reading = ofTree.get(file) ?? digestOf(tree, file);
    ofTree.set(file, reading);
    const digest = await reading;
    if (digest !== null) digests.set(file, digest);
  }
  return digests;
}

async function digestOf({ root }: SourceTree, { path, storedPath, sizeBytes }: SourceFile): Promise<string | null> {
  if (sizeBytes > MAX_FILE_BYTES) return null;
  try {
    const text = await readFile(join(root, storedPath));
    return createHash("sha256")
      .update(JSON.stringify([path, storedPath]))
      .update(text)
      .digest("hex");
  } catch {
    return null;
  }
}
