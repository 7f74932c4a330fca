import { join, relative, sep } from "node:path";
import { z } from "zod";
import type { SourceFile, SourceTree } from "../../repository/source-tree.ts";
import { KeptResults } from "../shared/kept-results.ts";
import type { ScanContext } from "../shared/scanner.ts";
import { MAX_ENGINE_RESULTS } from "./engine.ts";
import type { SarifResult } from "./sarif-matches.ts";
import type { ChunksResult } from "./scan-in-chunks.ts";

/** Of the paths on one command line; well below the limit of any system. */
const MAX_ARGUMENT_BYTES = 256 * 1024;

/** Rule, byte offset and byte length. */
const KeptMatch = z.tuple([z.string(), z.int().min(0), z.int().min(0)]);
type KeptMatch = z.infer<typeof KeptMatch>;

export interface ChangesOptions {
  /** The real path of the root of the tree. */
  root: string;
  context: ScanContext;
  /** Of the engine and its rules. */
  version: string;
  isRule: (id: string) => boolean;
  scan: (files: readonly SourceFile[]) => Promise<ChunksResult>;
}

/** Scans the files whose results are not known from an earlier scan of the project; the outcome is that of a scan of all files. */
export async function scanChanges(
  tree: SourceTree,
  files: readonly SourceFile[],
  { root, context, version, isRule, scan }: ChangesOptions,
): Promise<ChunksResult> {
  const kept = await KeptResults.read({
    scanner: "ast-grep",
    version,
    directory: import.meta.dirname,
    result: KeptMatch.refine(([ruleId]) => isRule(ruleId)).array(),
    tree,
    files,
    context,
  });
  const { known, rest } = kept;
  const isWorthIt = known.size > 0 && argumentBytesOf(root, rest) <= MAX_ARGUMENT_BYTES;
  if (isWorthIt) {
    const earlier = [...known].flatMap(([{ storedPath }, matches]) =>
      matches.map((match) => toResult(join(root, storedPath), match)),
    );
    const run = rest.length === 0 ? { results: [], skipped: [], failure: null } : await scan(rest);
    // What the engine reports at its limit is not defined.
    if (earlier.length + run.results.length < MAX_ENGINE_RESULTS) {
      await kept.keep(matchesOf(root, rest, run));
      return { ...run, results: [...earlier, ...run.results] };
    }
  }
  const run = await scan(files);
  if (run.results.length < MAX_ENGINE_RESULTS) await kept.keep(matchesOf(root, files, run));
  return run;
}

function argumentBytesOf(root: string, files: readonly SourceFile[]): number {
  return files.reduce((sum, { storedPath }) => sum + Buffer.byteLength(join(root, storedPath)) + 1, 0);
}

function toResult(file: string, [ruleId, byteOffset, byteLength]: KeptMatch): SarifResult {
  return { ruleId, file, byteOffset, byteLength };
}

/** The matches by file, of the files that were scanned in full. */
function matchesOf(
  root: string,
  files: readonly SourceFile[],
  { results, skipped, failure }: ChunksResult,
): Map<SourceFile, KeptMatch[]> {
  const byPath = Map.groupBy(results, ({ file }) => relative(root, file).replaceAll(sep, "/"));
  const stored = new Set(files.map(({ storedPath }) => storedPath));
  if (failure !== null || [...byPath.keys()].some((path) => !stored.has(path))) return new Map();
  const incomplete = new Set(skipped.map(({ path }) => path));
  const complete = files.filter(({ path }) => !incomplete.has(path));
  return new Map(
    complete.map((file) => {
      const own = byPath.get(file.storedPath) ?? [];
      return [file, own.map(({ ruleId, byteOffset, byteLength }): KeptMatch => [ruleId, byteOffset, byteLength])];
    }),
  );
}
