import type { z } from "zod";
import type { SkipReason } from "../../../worker/contract/scan-summary.ts";
import type { BatchRequest } from "./batch-messages.ts";
import { BatchOutput } from "./batch-output.ts";
import { type ChildEnd, heapBytesOf, type NodeChild, runNodeChild } from "./node-child.ts";
import type { SourceFile, SourceTree } from "../../repository/source-tree.ts";
import type { ScanContext, SkippedFile } from "./scanner.ts";

const MEBIBYTE = 1024 ** 2;
/** Limits of one batch, so that the memory that it needs does not grow with the repository. */
const MAX_BATCH_FILES = 4_000;
const MAX_BATCH_BYTES = 32 * MEBIBYTE;
/** Fraction of the heap limit at which a child ends and the next one continues: one more file has to fit. */
const SHARE_OF_HEAP = 0.5;
const BATCH_CPU_MS = 60_000;
/** After this many breakdowns in a row, the files are not the cause. */
const MAX_SUCCESSIVE_BREAKDOWNS = 20;

export interface BatchScan<Finding> {
  child: NodeChild;
  tree: SourceTree;
  files: readonly SourceFile[];
  context: ScanContext;
  /** Schema of the lines of the child's output that are not messages of `batch-messages.ts`. */
  finding: z.ZodType<Finding>;
  /** Completes the request of a batch, given the files skipped and the findings so far. */
  request: (batch: BatchRequest, skipped: readonly SkippedFile[], findings: readonly Finding[]) => BatchRequest;
  /** Files that no child has started by then are skipped (default: the scan fails at its time limit). */
  softTimeoutMs?: number;
}

export interface BatchOutcome<Finding> {
  /** Sorted by path. */
  findings: Finding[];
  skipped: SkippedFile[];
  /** More findings than the maximum, or a file was scanned only in part. */
  truncated: boolean;
  /** Why the remaining files were not scanned; null when all were. */
  failure: string | null;
}

/**
 * Scans files in child processes, one after another, each for a bounded amount of work, so that the size of the repository is not
 * limited. When a child breaks down, a new child starts with the file that it was at; that file is skipped if the new child
 * breaks down at it too. Findings do not depend on the batches.
 * @throws ScannerError when a child does not start.
 */
export async function scanInBatches<Finding>(scan: BatchScan<Finding>): Promise<BatchOutcome<Finding>> {
  const outcome: BatchOutcome<Finding> = { findings: [], skipped: [], truncated: false, failure: null };
  const files = scan.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const startedMs = performance.now();
  let position = 0;
  let successive = 0;
  while (position < files.length) {
    const elapsedMs = performance.now() - startedMs;
    if (elapsedMs >= (scan.softTimeoutMs ?? Infinity)) {
      for (const { path } of files.slice(position)) outcome.skipped.push({ path, reason: "timed_out" });
      break;
    }
    if (outcome.findings.length > scan.context.maxFindings) return { ...outcome, truncated: true };
    const { output, end } = await runBatch(scan, takeBatch(files, position), outcome, elapsedMs);
    outcome.findings.push(...output.findings);
    outcome.skipped.push(...output.skipped);
    outcome.truncated ||= output.truncated;
    position += output.files;
    if (output.done && end.result.exitCode === 0 && output.files > 0) {
      successive = 0;
      continue;
    }
    const broken = breakdownOf(scan.child.name, output, end);
    if ("failure" in broken) return { ...outcome, failure: broken.failure };
    // If the file was not the first of its child, the earlier files may be the cause: it begins the next batch.
    const culprit = output.files === 0 ? files[position] : undefined;
    successive = culprit === undefined ? 0 : successive + 1;
    if (culprit === undefined) continue;
    outcome.skipped.push({ path: culprit.path, reason: broken.reason });
    position += 1;
    if (successive === MAX_SUCCESSIVE_BREAKDOWNS) {
      return { ...outcome, failure: `${scan.child.name} broke down on ${successive} files in a row.` };
    }
  }
  return outcome;
}

function takeBatch(files: readonly SourceFile[], position: number): SourceFile[] {
  const batch: SourceFile[] = [];
  let bytes = 0;
  for (const file of files.slice(position, position + MAX_BATCH_FILES)) {
    bytes += file.sizeBytes;
    if (batch.length > 0 && bytes > MAX_BATCH_BYTES) break;
    batch.push(file);
  }
  return batch;
}

async function runBatch<Finding>(
  scan: BatchScan<Finding>,
  files: readonly SourceFile[],
  { findings, skipped }: BatchOutcome<Finding>,
  elapsedMs: number,
): Promise<{ output: BatchOutput<Finding>; end: ChildEnd }> {
  const { child, tree, context } = scan;
  const output = new BatchOutput(scan.finding, files.length);
  const unreadable = new AbortController();
  const remainingMs = Math.max(1, Math.ceil(context.timeoutMs - elapsedMs));
  const request = scan.request(
    {
      root: tree.root,
      files: files.map(({ path, storedPath }) => ({ path, storedPath })),
      maxFindings: context.maxFindings - findings.length,
      work: {
        elapsedMs: Math.max(1, Math.ceil((scan.softTimeoutMs ?? context.timeoutMs) - elapsedMs)),
        cpuMs: BATCH_CPU_MS,
        residentBytes: Math.floor(heapBytesOf(child, context) * SHARE_OF_HEAP),
      },
    },
    skipped,
    findings,
  );
  const signal = AbortSignal.any([context.signal, unreadable.signal]);
  const end = await runNodeChild(child, request, { ...context, remainingMs, signal }, async (stdout) => {
    await output.read(stdout);
    if (output.fault !== null) unreadable.abort();
  });
  return { output, end };
}

/**
 * Why a child ended before its work was done: a reason to skip the file that it was at, or a failure that the next child would
 * have too.
 */
function breakdownOf<Finding>(
  name: string,
  { ready, fault, done }: BatchOutput<Finding>,
  { result, reached, stopped }: ChildEnd,
): { reason: SkipReason } | { failure: string } {
  if (fault === "malformed") return { failure: `${name} wrote something unexpected.` };
  if (fault === "too_large") return { reason: "too_large" };
  if (reached === "canceled" || reached === "time") return { failure: `${stopped}` };
  if (result.exitCode === 0) return { failure: `${name} ended before its work was done.` };
  if (!ready || done) {
    return { failure: stopped ?? `${name} ended with ${result.killSignal ?? `exit code ${result.exitCode}`}.` };
  }
  if (reached === "memory" || reached === "killed") return { reason: "out_of_memory" };
  return { reason: reached === "cpu_time" ? "timed_out" : "crashed" };
}
