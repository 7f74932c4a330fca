import { PassThrough } from "node:stream";
import type { z } from "zod";
import { type FileBatch, FileQueue } from "./file-queue.ts";
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
const CHILD_CPU_MS = 60_000;
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
  /** Completes the request of a batch, given the files skipped and the findings so far, and whether it is the first of its child. */
  request: (batch: BatchRequest, progress: BatchProgress<Finding>, isFirst: boolean) => BatchRequest;
  /** Files that no child has started by then are skipped (default: the scan fails at its time limit). */
  softTimeoutMs?: number;
  /** Maximum number of children at the same time (default: 1). */
  processes?: number;
  /** Smaller batches are not made for the sake of more processes. */
  minBatchBytes?: number;
}

/** What all processes have done until now. */
export interface BatchProgress<Finding> {
  findings: readonly Finding[];
  skipped: readonly SkippedFile[];
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
 * Scans files in child processes, each for a bounded amount of work, so that the size of the repository is not limited. A child scans
 * batch after batch, because a new process runs slowly until its code is optimized. When a child breaks down, a new child starts with the
 * file that it was at; that file is skipped if the new child breaks down at it too. Findings do not depend on the batches.
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
  const firstBatch = Promise.withResolvers<void>();
  const work = async (): Promise<void> => {
    let isFine = false;
    try {
      await scanFrom({ queue, scan: running, progress, startedMs, onBatch: firstBatch.resolve });
      isFine = progress.failure === null;
    } finally {
      if (!isFine) stop.abort();
      firstBatch.resolve();
    }
  };
  const first = work();
  // What the first batch finds is part of the requests of the other children.
  if (processes > 1) await firstBatch.promise;
  const others = progress.failure === null ? Math.min(processes - 1, queue.maxBatches) : 0;
  const ends = await Promise.allSettled([first, ...Array.from({ length: others }, work)]);
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

/** The work that all processes share. */
interface Work<Finding> {
  queue: FileQueue;
  scan: BatchScan<Finding>;
  progress: Progress<Finding>;
  startedMs: number;
  /** Called at the end of each batch. */
  onBatch: () => void;
}

/** Runs children one after another, until no files are left. */
async function scanFrom<Finding>(work: Work<Finding>): Promise<void> {
  const { queue, scan, progress } = work;
  let successive = 0;
  while (progress.failure === null) {
    const first = nextBatch(work);
    if (!first) return;
    const { batch, isFresh, output, end } = await runChild(first, work);
    if (!batch && end.result.exitCode === 0) {
      successive = 0;
      continue;
    }
    if (batch) addOutput(progress, batch, output);
    const broken = breakdownOf(scan.child.name, output, end);
    if ("failure" in broken) {
      progress.failure ??= broken.failure;
      return;
    }
    // If the file was not the first of its child, the earlier files may be the cause: it begins the next batch.
    const culprit = isFresh && output.files === 0 ? batch?.files[0] : undefined;
    successive = culprit === undefined ? 0 : successive + 1;
    if (batch && culprit) {
      const skipped = [{ path: culprit.path, reason: broken.reason }];
      addPart(progress, { start: batch.start, findings: [], skipped });
    }
    if (batch) putBack(queue, batch, output.files + (culprit ? 1 : 0));
    if (successive === MAX_SUCCESSIVE_BREAKDOWNS) {
      progress.failure ??= `${scan.child.name} broke down on ${successive} files in a row.`;
    }
  }
}

/** The next files to be scanned; none beyond the maximum of findings or the soft time limit. */
function nextBatch<Finding>({ queue, scan, progress, startedMs }: Work<Finding>): FileBatch | undefined {
  for (let batch = queue.take(); batch; batch = queue.take()) {
    const { start, files } = batch;
    if (performance.now() - startedMs >= (scan.softTimeoutMs ?? Infinity)) {
      addPart(progress, { start, findings: [], skipped: files.map(({ path }) => ({ path, reason: "timed_out" })) });
      continue;
    }
    if (countFindings(scan, progress.findings) <= scan.context.maxFindings) return batch;
    progress.truncated = true;
    return undefined;
  }
  return undefined;
}

/** Leaves all but the first files of a batch for others. */
function putBack(queue: FileQueue, { start, files }: FileBatch, done: number): void {
  queue.putBack(start + done, files.slice(done));
}

function countFindings<Finding>({ isFinding = () => true }: BatchScan<Finding>, messages: readonly Finding[]): number {
  return messages.reduce((count, message) => count + (isFinding(message) ? 1 : 0), 0);
}

function addPart<Finding>(progress: Progress<Finding>, part: Progress<Finding>["parts"][number]): void {
  progress.parts.push(part);
  progress.findings.push(...part.findings);
  progress.skipped.push(...part.skipped);
}

function addOutput<Finding>(progress: Progress<Finding>, { start }: FileBatch, output: BatchOutput<Finding>): void {
  addPart(progress, { start, findings: output.findings, skipped: output.skipped });
  progress.truncated ||= output.truncated;
}

/** How a child ended. */
interface ChildRun<Finding> {
  /** The batch that it did not complete. */
  batch: FileBatch | undefined;
  /** Whether that is its first one. */
  isFresh: boolean;
  output: BatchOutput<Finding>;
  end: ChildEnd;
}

/** Starts a child, and gives it one batch after another until its work reaches a limit or it breaks down. */
async function runChild<Finding>(first: FileBatch, work: Work<Finding>): Promise<ChildRun<Finding>> {
  const { queue, scan, progress, startedMs, onBatch } = work;
  const { child, context } = scan;
  const elapsedMs = performance.now() - startedMs;
  const unreadable = new AbortController();
  const requests = new PassThrough();
  const output = new BatchOutput(scan.finding);
  let batch: FileBatch | undefined;
  let isFresh = true;
  const begin = (next: FileBatch): void => {
    batch = next;
    output.begin(next.files.length);
    requests.write(`${JSON.stringify(requestOf(next, isFresh, elapsedMs, work))}\n`);
  };
  const endBatch = (): void => {
    // A child that scans nothing is broken.
    if (batch && output.files > 0) {
      isFresh = false;
      addOutput(progress, batch, output);
      putBack(queue, batch, output.files);
      batch = undefined;
      const next = output.isLast ? undefined : nextBatch(work);
      if (next) begin(next);
      onBatch();
    }
    if (output.done) requests.end();
  };
  begin(first);
  const remainingMs = Math.max(1, Math.ceil(context.timeoutMs - elapsedMs));
  const signal = AbortSignal.any([context.signal, unreadable.signal]);
  const end = await runNodeChild(child, requests, { ...context, remainingMs, signal }, async (stdout) => {
    await output.read(stdout, endBatch);
    if (output.fault !== null) unreadable.abort();
  });
  return { batch, isFresh, output, end };
}

function requestOf<Finding>(
  { files }: FileBatch,
  isFirst: boolean,
  elapsedMs: number,
  { scan, progress }: Work<Finding>,
): BatchRequest {
  const { child, tree, context, softTimeoutMs = context.timeoutMs } = scan;
  const batch = {
    root: tree.root,
    files: files.map(({ path, storedPath }) => ({ path, storedPath })),
    maxFindings: Math.max(0, context.maxFindings - countFindings(scan, progress.findings)),
    work: {
      elapsedMs: Math.max(1, Math.ceil(softTimeoutMs - elapsedMs)),
      cpuMs: CHILD_CPU_MS,
      residentBytes: Math.floor(heapBytesOf(child, context) * SHARE_OF_HEAP),
    },
  };
  return scan.request(batch, progress, isFirst);
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
