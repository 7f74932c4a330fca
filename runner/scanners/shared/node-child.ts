import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Readable } from "node:stream";
import { describeLimit, type Limit, limitReached, runConfined } from "../../sandbox/confinement.ts";
import { MachineFault } from "../../sandbox/machine-fault.ts";
import type { ProcessResult } from "../../sandbox/run-process.ts";
import { programArguments } from "./compiled-program.ts";
import { DEFAULT_LIMITS, type ScanContext, ScannerError } from "./scanner.ts";

const MEBIBYTE = 1024 ** 2;
/** Memory of Node.js itself, for stacks and caches, before any work. */
const RESERVED_BYTES = 768 * MEBIBYTE;
/** The directories with the child's code: besides the tree, the only ones that it may read. */
const PROGRAM = ["../../", "../../../worker/contract/", "../../../node_modules/", "../../../package.json"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * An embedded scanner in its own process, which may read the tree and its own code, write no files, and communicates over pipes.
 */
export interface NodeChild {
  /** The subject of its messages: "The secret scanner". */
  name: string;
  script: string;
  readable: readonly string[];
  nodeArguments: readonly string[];
  maxHeapMb: number;
  /** CPU time limit of one process (default: that of the scan's limits). */
  cpuSeconds?: number;
}

export interface ChildEnd {
  result: ProcessResult;
  /** The limit that ended the process. */
  reached: Limit | "canceled" | null;
  /** The same as a sentence. */
  stopped: string | null;
}

export function heapBytesOf({ maxHeapMb }: NodeChild, { limits = DEFAULT_LIMITS }: ScanContext): number {
  return Math.min(maxHeapMb * MEBIBYTE, limits.memoryBytes);
}

/**
 * @param requests what it reads on standard input
 * @throws ScannerError when it does not start.
 */
export async function runNodeChild(
  child: NodeChild,
  requests: Readable,
  context: ScanContext & { remainingMs: number },
  onStdout: (stdout: Readable) => Promise<void>,
): Promise<ChildEnd> {
  const { name, script, readable, nodeArguments } = child;
  const program = programArguments(script);
  const all = context.limits ?? DEFAULT_LIMITS;
  const limits = { ...all, cpuSeconds: Math.min(all.cpuSeconds, child.cpuSeconds ?? all.cpuSeconds) };
  const heapBytes = heapBytesOf(child, context);
  const permissions = ["--permission", ...[...PROGRAM, ...readable].map((path) => `--allow-fs-read=${path}`)];
  const heap = `--max-old-space-size=${Math.floor(heapBytes / MEBIBYTE)}`;
  const options = {
    cwd: dirname(script),
    env: {},
    timeoutMs: context.remainingMs,
    maxStdoutBytes: 0,
    onStdout,
    signal: context.signal,
    input: requests,
    network: "none" as const,
    limits: { ...limits, memoryBytes: limits.memoryBytes + RESERVED_BYTES },
  };
  let result: ProcessResult;
  try {
    result = await runConfined(process.execPath, [...permissions, ...nodeArguments, heap, ...program], options);
  } catch (error) {
    if (error instanceof MachineFault) throw error;
    throw new ScannerError(`${name} did not start: ${error instanceof Error ? error.message : "unknown"}`);
  }
  if (result.ended === "aborted") return { result, reached: "canceled", stopped: `${name} was canceled.` };
  const reached = limitReached(result);
  if (reached === null) return { result, reached, stopped: null };
  const applied = { ...options, timeoutMs: context.timeoutMs, limits: { ...limits, memoryBytes: heapBytes } };
  return { result, reached, stopped: `${name} ${describeLimit(reached, applied)}.` };
}
