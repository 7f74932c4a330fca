import type { z } from "zod";
import { FileQueue } from "./file-queue.ts";
import type { SkipReason } from "../../../worker/contract/scan-summary.ts";
import type { BatchRequest } from "./batch-messages.ts";
import { BatchOutput } from "./batch-output.ts";
import { type ChildEnd, heapBytesOf, type NodeChild, runNodeChild } from "./node-child.ts";
import type { SourceFile, SourceTree } from "../../repository/source-tree.ts";
import type { ScanContext, SkippedFile } from "./scanner.ts";

const MEBIBYTE = 1024 ** 2;
/** Not worth the start of another process. */
const MIN_BATCH_BYTES = MEBIBYTE;
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
  /** Whether a message counts for the maximum of findings (default: every one does). */
  isFinding?: (message: Finding) => boolean;
  /** Completes the request of a batch, given the files skipped and the findings so far. */
  request: (batch: BatchRequest, skipped: readonly SkippedFile[], findings: readonly Finding[]) => BatchRequest;
  /** Files that no child has started by then are skipped (default: the scan fails at its time limit). */
  softTimeoutMs?: number;
  /** Maximum number of children at the same time (default: 1). */
  processes?: number;
  /** Smaller batches are not made for the sake of more processes. */
  minBatchBytes?: number;
}

export interface BatchOutcome<Finding> {
  /** In the order of the files: production code first, then by path. */
  findings: Finding[];
  skipped: SkippedFile[];
  /** More findings than the maximum, or a file was scanned only in part. */
  truncated: boolean;
  /** Why the remaining files were not scanned; null when all were. */
  failure: string | null;
}

/**
 * Scans files in child processes, each for a bounded amount of work, so that the size of the repository is not limited. When a
 * child breaks down, a new child starts with the file that it was at; that file is skipped if the new child breaks down at it
 * too. Findings do not depend on the batches.
 * @throws ScannerError when a child does not start.
 */
export async function scanInBatches<Finding>(scan: BatchScan<Finding>): Promise<BatchOutcome<Finding>> {
  const { processes = 1, minBatchBytes = MIN_BATCH_BYTES } = scan;
  const queue = new FileQueue(scan.files, processes, minBatchBytes);
  const progress: Progress<Finding> = { findings: [], skipped: [], parts: [], truncated: false, failure: null };
  const stop = new AbortController();
  const signal = AbortSignal.any([scan.context.signal, stop.signal]);
  const running = { ...scan, context: { ...scan.context, signal } };
  const startedMs = performance.now();
  const work = async (batches?: number): Promise<void> => {
    let isFine = false;
    try {
      await scanFrom(queue, running, progress, startedMs, batches);
      isFine = progress.failure === null;
    } finally {
      if (!isFine) stop.abort();
    }
  };
  // What the first batch finds is part of the requests of the others.
  if (processes > 1) await work(1);
  const workers = Math.min(processes, queue.maxBatches);
  const ends = await Promise.allSettled(Array.from({ length: workers }, () => work()));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  const parts = progress.parts.toSorted((a, b) => a.start - b.start);
  return {
    findings: parts.flatMap(({ findings }) => findings),
    skipped: parts.flatMap(({ skipped }) => skipped),
    truncated: progress.truncated,
    failure: progress.failure,
  };
}

/** The outcome of all processes until now, in order of arrival, and of each run of files. */
interface Progress<Finding> extends BatchOutcome<Finding> {
  parts: { start: number; findings: readonly Finding[]; skipped: readonly SkippedFile[] }[];
}

/** Runs children one after another, until no files are left or this number of batches is scanned. */
async function scanFrom<Finding>(
  queue: FileQueue,
  scan: BatchScan<Finding>,
  progress: Progress<Finding>,
  startedMs: number,
  batches = Infinity,
): Promise<void> {
  let successive = 0;
  for (let count = 0; count < batches && progress.failure === null; count++) {
    const batch = queue.take();
    if (!batch) return;
    const { start, files } = batch;
    const elapsedMs = performance.now() - startedMs;
    if (elapsedMs >= (scan.softTimeoutMs ?? Infinity)) {
      addPart(progress, { start, findings: [], skipped: files.map(({ path }) => ({ path, reason: "timed_out" })) });
      continue;
    }
    if (countFindings(scan, progress.findings) > scan.context.maxFindings) {
      progress.truncated = true;
      return;
    }
    const { output, end } = await runBatch(scan, files, progress, elapsedMs);
    addPart(progress, { start, findings: output.findings, skipped: output.skipped });
    progress.truncated ||= output.truncated;
    const next = start + output.files;
    if (output.done && end.result.exitCode === 0 && output.files > 0) {
      successive = 0;
      queue.putBack(next, files.slice(output.files));
      continue;
    }
    const broken = breakdownOf(scan.child.name, output, end);
    if ("failure" in broken) {
      progress.failure ??= broken.failure;
      return;
    }
    // If the file was not the first of its child, the earlier files may be the cause: it begins the next batch.
    const culprit = output.files === 0 ? files[0] : undefined;
    successive = culprit === undefined ? 0 : successive + 1;
    if (culprit) {
      addPart(progress, { start, findings: [], skipped: [{ path: culprit.path, reason: broken.reason }] });
      queue.putBack(next + 1, files.slice(1));
    } else queue.putBack(next, files.slice(output.files));
    if (successive === MAX_SUCCESSIVE_BREAKDOWNS) {
      progress.failure ??= `${scan.child.name} broke down on ${successive} files in a row.`;
    }
  }
}

function countFindings<Finding>({ isFinding = () => true }: BatchScan<Finding>, messages: readonly Finding[]): number {
  return messages.reduce((count, message) => count + (isFinding(message) ? 1 : 0), 0);
}

function addPart<Finding>(progress: Progress<Finding>, part: Progress<Finding>["parts"][number]): void {
  progress.parts.push(part);
  progress.findings.push(...part.findings);
  progress.skipped.push(...part.skipped);
}

async function runBatch<Finding>(
  scan: BatchScan<Finding>,
  files: readonly SourceFile[],
  { findings, skipped }: Progress<Finding>,
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
      maxFindings: Math.max(0, context.maxFindings - countFindings(scan, findings)),
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
